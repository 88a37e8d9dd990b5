//! What lies on the table, as a player sees it.

use fabulario_cards::Card;
use fabulario_engine::fabula::CardType;

use super::Act;
use crate::catalogue::Current;
use crate::web::Shell;
use crate::web::parts::tile::Tile;
use crate::wire::goldfish::{LegalAction, PlayPermanent, PlayState, PlayedCard, Side};
use crate::words::Message;
use crate::words::pages::table as words;

/// The places of a side's bases: four Arredores, then the Centro.
const BASES: u8 = 5;

/// Everything that lies there.
pub struct Board {
    pub theirs: Vec<Base>,
    pub mine: Vec<Base>,
    /// What is in play on both sides, the bases apart.
    pub field: Vec<Spot>,
    pub against: Vec<Spot>,
    pub hand: Vec<Held>,
    /// Resources: whether each of the turn's is left.
    pub pips: Vec<bool>,
    pub resources: String,
    pub deck: usize,
    pub discarded: Vec<String>,
    pub exiled: Vec<String>,
}

/// A place for a base.
pub struct Base {
    pub name: String,
    /// The base, while it stands.
    pub there: Option<Spot>,
    pub resistance: i16,
    /// Whether it can be attacked or influenced, being the Centro.
    pub exposed: bool,
    pub centro: bool,
}

/// Something in play.
pub struct Spot {
    pub name: String,
    pub art: Option<String>,
    /// Ofensiva, vida and influência, of an Aliado.
    pub stats: Option<[i16; 3]>,
    pub damage: i16,
    pub turned: bool,
    /// What is to know besides, in words.
    pub tags: Vec<String>,
}

/// A card of the hand.
pub struct Held {
    pub tile: Tile,
    /// What playing it is called in requests.
    pub act: Option<(String, String)>,
}

impl Board {
    /// The table of a state.
    pub fn new(state: &PlayState, legal: &[LegalAction], current: &Current, shell: &Shell) -> Self {
        let lang = shell.lang;
        let at = |place: u8| state.permanents.iter().find(|it| it.place == place);
        let spot = |it: &PlayPermanent| spot(it, state, current, shell);
        let base = |seat: u8, at_seat: u8, exposed: bool| {
            let there = at(seat * BASES + at_seat);
            let centro = at_seat + 1 == BASES;
            Base {
                name: if centro {
                    words::centro().to(lang)
                } else {
                    words::arredor(at_seat + 1).to(lang)
                },
                resistance: there.map_or(0, |it| it.resistance),
                there: there.map(spot),
                exposed: centro && exposed,
                centro,
            }
        };
        let others = || state.permanents.iter().filter(|it| it.place >= 20);
        let of = |side: Side| others().filter(move |it| it.controller == side && it.host.is_none());
        let held = |card: &PlayedCard| {
            let plays = |it: &&LegalAction| {
                it.card.as_deref() == Some(&card.id) && it.permanent.is_none() && it.id != "done"
            };
            let mut acts = legal.iter().filter(plays);
            Some(Held {
                tile: Tile::named(current, &card.id, shell)?,
                act: acts.next().map(|it| (it.id.clone(), it.text.clone())),
            })
        };
        let names = |cards: &[PlayedCard]| {
            cards
                .iter()
                .map(|card| card.name.clone())
                .collect::<Vec<_>>()
        };
        let cap = state.resources_cap.max(state.resources).clamp(0, 20);
        Self {
            theirs: (0..BASES)
                .map(|it| base(1, it, state.opponent_exposed))
                .collect(),
            mine: (0..BASES).map(|it| base(0, it, state.exposed)).collect(),
            field: of(Side::You).map(spot).collect(),
            against: of(Side::Opponent).map(spot).collect(),
            hand: state.hand.iter().filter_map(held).collect(),
            pips: (0..cap).map(|it| it < state.resources).collect(),
            resources: words::resources(u32::try_from(state.resources).unwrap_or(0)).to(lang),
            deck: state.deck_size,
            discarded: names(&state.descarte),
            exiled: names(&state.degredo),
        }
    }
}

fn spot(it: &PlayPermanent, state: &PlayState, current: &Current, shell: &Shell) -> Spot {
    let lang = shell.lang;
    let tile = it
        .card
        .as_ref()
        .and_then(|card| picture(card, current, shell));
    let is_base = it.position.is_some();
    let is = |mark: &str| it.is.contains(&mark);
    let place = |place: u8| {
        if place % BASES + 1 == BASES {
            words::centro().to(lang)
        } else {
            words::arredor(place % BASES + 1).to(lang)
        }
    };
    let mut tags: Vec<Message> = Vec::new();
    tags.extend(is("preparing").then(words::preparing));
    tags.extend(is("face_down").then(words::face_down));
    tags.extend(is("ficha").then(words::ficha));
    tags.extend(it.attacking.map(|at| words::attacks(place(at))));
    tags.extend(it.influencing.map(|at| words::influences(place(at))));
    tags.extend((it.owner != it.controller).then(|| {
        if it.controller == Side::You {
            words::yours()
        } else {
            words::theirs()
        }
    }));
    let attached = state
        .permanents
        .iter()
        .filter(|on| on.host == Some(it.place));
    tags.extend(attached.filter_map(|on| {
        let card = on.card.as_ref()?;
        Some(words::with(card.name.as_str()))
    }));
    // A token may be an Aliado: its values say so.
    let ally = it
        .card
        .as_ref()
        .is_some_and(|it| it.kind == CardType::Aliado);
    let ally = ally || is("ficha") && it.vida > 0;
    Spot {
        name: it
            .card
            .as_ref()
            .map_or_else(|| words::hidden().to(lang), |card| card.name.clone()),
        art: tile.map(|tile| tile.art_wide()),
        stats: (!is_base && ally).then_some([it.ofensiva, it.vida, it.influencia]),
        damage: it.damage,
        turned: is("turned"),
        tags: tags.into_iter().map(|tag| tag.to(lang)).collect(),
    }
}

/// The tile of a card; games name tokens without their ids.
fn picture(card: &PlayedCard, current: &Current, shell: &Shell) -> Option<Tile> {
    if !card.id.is_empty() {
        return Tile::named(current, &card.id, shell);
    }
    let (catalogue, lang) = (&current.catalogue, shell.lang.into());
    let is_it = |it: &Card| it.token && catalogue.face(it, lang).name == card.name;
    let place = catalogue.cards().iter().position(is_it)?;
    Tile::at(current, place, shell)
}

/// The legal actions: those that are chosen among, the one that goes on, and giving up.
pub fn acts(legal: &[LegalAction]) -> (Vec<Act>, Option<Act>, Option<Act>) {
    let act = |it: &LegalAction| Act {
        id: it.id.clone(),
        text: it.text.clone(),
    };
    let goes_on = |it: &&LegalAction| it.id == "pass" || it.id == "done";
    let gives_up = |it: &&LegalAction| it.id == "concede";
    let chosen = legal
        .iter()
        .filter(|it| !goes_on(it) && !gives_up(it))
        .map(act);
    let on = legal.iter().find(goes_on).map(act);
    (chosen.collect(), on, legal.iter().find(gives_up).map(act))
}
