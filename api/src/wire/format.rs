//! A format as the API tells it.

use fabulario_engine::format::{
    self, Change, CopyLimit, DeckOut, Demand, Draw, FirstTurn, Hero, Mulligan, Period, Resources,
};
use fabulario_engine::{Game, Lang, Stated};
use serde::Serialize;
use utoipa::ToSchema;

use super::Warning;

/// A way to play a game. A field is absent where no source states it.
#[derive(Debug, Serialize, ToSchema)]
pub struct Format {
    /// The format's id.
    #[schema(example = "fab-padrao")]
    pub id: String,
    /// The game that it belongs to.
    pub game: Game,
    /// How players call it.
    pub name: String,
    /// What sets it apart.
    pub summary: String,
    /// When it holds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub in_force: Option<Stated<Period>>,
    /// The lists that a deck is made of.
    pub lists: Vec<CardList>,
    /// How many copies of one card are allowed; of several limits that fit a card the last one decides.
    pub copies: Vec<CopyLimit>,
    /// The lists in which copies are counted together; the whole deck if absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub copies_across: Option<Stated<Vec<String>>>,
    /// Further demands on the deck as a whole.
    pub demands: Vec<Stated<Demand>>,
    /// What a hero may be and carry; only Apoteose has heroes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hero: Option<Hero>,
    /// What changes from a day on, oldest first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub changes: Vec<Change>,
    /// Cards in the opening hand.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opening_hand: Option<Stated<u32>>,
    /// What a player may do with a bad opening hand.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mulligan: Option<Stated<Mulligan>>,
    /// How the draw of the first turn differs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first_turn: Option<Stated<FirstTurn>>,
    /// What a player draws each turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub draw: Option<Stated<Draw>>,
    /// How many cards a hand may keep when the turn's rules look at it; `value` is null where the
    /// sources say that there is no limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub keep: Option<Stated<Option<u32>>>,
    /// Resources of each turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub resources: Option<Resources>,
    /// Life or resistance at the start.
    pub life: Vec<Life>,
    /// Cards of the shuffled deck that are set aside before the game.
    pub set_aside: Vec<SetAside>,
    /// What happens when a deck runs out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deck_out: Option<Stated<DeckOut>>,
    /// What a reader would look for here and no source states.
    pub not_stated: Vec<String>,
    /// What was wrong with the request.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub warnings: Vec<Warning>,
}

/// A part of a deck: the cards that are shuffled, the bases, a sideboard.
#[derive(Debug, Serialize, ToSchema)]
pub struct CardList {
    /// `main` for what is shuffled; other lists have the game's word.
    #[schema(example = "main")]
    pub id: String,
    /// How players call it.
    pub name: String,
    /// The least that it may hold.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub min: Option<Stated<u32>>,
    /// The most that it may hold.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max: Option<Stated<u32>>,
    /// What it must hold when a game begins, where a smaller list may be kept as a draft.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to_play: Option<Stated<u32>>,
    /// The card types that it takes, where a source says so.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card_types: Option<Stated<Vec<String>>>,
    /// Fixed places inside the list.
    pub positions: Vec<Position>,
}

/// A place inside a list, such as the four Arredores.
#[derive(Debug, Serialize, ToSchema)]
pub struct Position {
    /// The place's id.
    #[schema(example = "arredor")]
    pub id: String,
    /// How players call it.
    pub name: String,
    /// How many cards it takes.
    pub count: Stated<u32>,
}

/// Life or resistance at the start.
#[derive(Debug, Serialize, ToSchema)]
pub struct Life {
    /// Whose life: a position, a zone, the hero.
    #[schema(example = "centro")]
    pub of: String,
    /// How players call it.
    pub name: String,
    /// The number.
    pub at_start: Stated<u32>,
}

/// Cards of the shuffled deck that are set aside before the game.
#[derive(Debug, Serialize, ToSchema)]
pub struct SetAside {
    /// The zone that they lie in.
    #[schema(example = "pedras")]
    pub id: String,
    /// How players call them.
    pub name: String,
    /// The fewest.
    pub min: Stated<u32>,
    /// The most.
    pub max: Stated<u32>,
}

impl Format {
    /// A format of the catalogue in a language.
    pub fn new(format: &format::Format, lang: Lang) -> Self {
        let format = format.clone();
        Self {
            id: format.id.0,
            game: format.game,
            name: format.name.get(lang).to_owned(),
            summary: format.summary.get(lang).to_owned(),
            in_force: format.in_force,
            lists: format
                .lists
                .into_iter()
                .map(|list| CardList::new(list, lang))
                .collect(),
            copies: format.copies,
            copies_across: format.copies_across,
            demands: format.demands,
            hero: format.hero,
            changes: format.changes,
            opening_hand: format.opening_hand,
            mulligan: format.mulligan,
            first_turn: format.first_turn,
            draw: format.draw,
            keep: format.keep,
            resources: format.resources,
            life: format
                .life
                .into_iter()
                .map(|life| Life::new(life, lang))
                .collect(),
            set_aside: format
                .set_aside
                .into_iter()
                .map(|set| SetAside::new(set, lang))
                .collect(),
            deck_out: format.deck_out,
            not_stated: format
                .not_stated
                .iter()
                .map(|text| text.get(lang).to_owned())
                .collect(),
            warnings: Vec::new(),
        }
    }
}

impl CardList {
    fn new(list: format::CardList, lang: Lang) -> Self {
        let format::CardList {
            id,
            name,
            min,
            max,
            to_play,
            card_types,
            positions,
        } = list;
        let positions = positions
            .into_iter()
            .map(|position| Position::new(position, lang))
            .collect();
        Self {
            id,
            name: name.get(lang).to_owned(),
            min,
            max,
            to_play,
            card_types,
            positions,
        }
    }
}

impl Position {
    fn new(position: format::Position, lang: Lang) -> Self {
        let format::Position { id, name, count } = position;
        Self {
            id,
            name: name.get(lang).to_owned(),
            count,
        }
    }
}

impl Life {
    fn new(life: format::Life, lang: Lang) -> Self {
        let format::Life { of, name, at_start } = life;
        Self {
            of,
            name: name.get(lang).to_owned(),
            at_start,
        }
    }
}

impl SetAside {
    fn new(set: format::SetAside, lang: Lang) -> Self {
        let format::SetAside { id, name, min, max } = set;
        Self {
            id,
            name: name.get(lang).to_owned(),
            min,
            max,
        }
    }
}
