//! Decks of Dimensional Dominions and Multiversity Conquest alone: a request becomes a run, its tally an answer.

use std::ops::Range;
use std::sync::Arc;

use actix_web::web::Data;
use arc_swap::Guard;
use fabulario_cards::pools::Pooled;
use fabulario_engine::goldfish::interval::Level;
use fabulario_engine::{Game, Lang};

use super::{ENGINE, Lab, Unplayed, Wanted, seed};
use crate::desk::decks::DeckAsked;
use crate::http::problem::Problem;
use crate::state::State;
use crate::wire::Warning;
use crate::wire::goldfish::{
    CardNamed, EffectsTold, FigureTold, FirstTold, GoldfishAsked, MulliganId, PlayOrDraw, PolicyId,
    PolicyTold, SolitaireAnswer, SolitaireCard, SolitaireTurn, USUAL_GAMES, USUAL_TURNS,
};
use crate::words::{Language, Message};

mod decks;
mod dominions;
pub mod drive;
mod figures;
mod multiversity;
mod sample;
mod setting;

pub use dominions::Dominions;
use figures::Figures;
pub use multiversity::Multiversity;
use setting::{Setting, misused};

/// Games of one piece of work: some milliseconds.
const CHUNK: u64 = 500;

/// A run of another game that can be played; reading it takes its time.
pub async fn prepared<A: Alone>(
    state: &Data<State>,
    lang: Language,
    asked: GoldfishAsked,
) -> Result<Result<Solitaire<A>, Unplayed>, Problem> {
    let of = state.clone();
    let current = Guard::into_inner(state.catalogue.get());
    let work = move || {
        let lab = Lab {
            current: &current,
            lang,
            public_url: &of.site.public_url,
        };
        Solitaire::<A>::new(lab, &asked)
    };
    state.site.at_leisure(work).await
}

/// How much a game is worth beside others, more being better; and whether it is a brick.
pub type Worth = ((u32, u32), bool);

/// A deck of a game, ready to play alone.
pub trait Alone: Sized + Send + Sync + 'static {
    /// A card as the judge sees it.
    type Card: Pooled;
    /// What many games are counted in.
    type Tally: Send + 'static;
    /// The policies of the game; what a request says by default means the first one of its own.
    const POLICIES: &'static [PolicyId];
    /// The mulligans of the game.
    const MULLIGANS: &'static [MulliganId];

    /// The deck of a setting; nothing if there are mistakes, which are gathered there.
    fn prepare(setting: &mut Setting<'_>) -> Option<Self>;

    /// No game yet.
    fn tally(&self) -> Self::Tally;

    /// Plays games as long as there are more, and counts them.
    fn play(
        &self,
        seed: u64,
        next: &mut dyn FnMut() -> Option<Range<u64>>,
        tally: &mut Self::Tally,
    );

    /// The games of both.
    fn merge(tally: &mut Self::Tally, more: &Self::Tally);

    /// What each of some games is worth.
    fn worth(&self, seed: u64, games: Range<u64>) -> Vec<Worth>;

    /// What became of a game, in words: what decides what it is worth.
    fn story(&self, seed: u64, number: u64) -> Option<Message>;

    /// That a game is the first brick, and what became of it.
    fn brick(story: Message) -> Message;

    /// A game as lines to read.
    fn lines(&self, seed: u64, number: u64, lang: Lang) -> Vec<String>;

    /// The ids of the cards of a game's opening hand.
    fn opening(&self, seed: u64, number: u64) -> Vec<String>;

    /// The policy, and what is done with the opening hand.
    fn decided(&self, lang: Language) -> [PolicyTold; 2];

    /// Whether the opening hand may change.
    fn changes_hands(&self) -> bool;

    /// What the games say.
    fn tell(&self, tally: &Self::Tally, figures: &Figures) -> Told;
}

/// What is told differently from game to game.
pub struct Told {
    /// Of opening hands.
    pub opening: Vec<FigureTold>,
    /// Turn by turn.
    pub turns: Vec<SolitaireTurn>,
    /// What happens for the first time.
    pub firsts: Vec<FirstTold>,
    /// Over whole games.
    pub whole: Vec<FigureTold>,
    /// Card by card.
    pub cards: Vec<SolitaireCard>,
    /// What of them is not played.
    pub coverage: EffectsTold,
}

/// A run that can be played.
pub struct Solitaire<A> {
    alone: A,
    lang: Language,
    game: Game,
    format: String,
    seed: u64,
    games: u64,
    level: Level,
    first: Option<PlayOrDraw>,
    cards: bool,
    samples: bool,
    /// The address of its games but for their numbers; none of a deck without a code.
    address: Option<String>,
    warnings: Vec<Warning>,
}

impl<A: Alone> Solitaire<A> {
    /// The run that is asked for, or every mistake.
    pub fn new(lab: Lab<'_>, asked: &GoldfishAsked) -> Result<Self, Unplayed> {
        let lang = lab.lang;
        let seed = seed::read(asked.seed.as_ref(), lang)?;
        let games = u64::from(asked.games.map_or(USUAL_GAMES, |games| games.0));
        let mut mistakes = misused(asked, lang, (A::POLICIES, A::MULLIGANS));
        let wanted = Wanted {
            deck: DeckAsked::new(asked.game, asked.deck.as_ref(), asked.code.as_ref()),
            format: asked.format.as_ref(),
            illegal: asked.illegal,
        };
        let looked_at = match lab.looked_at::<A::Card>(&wanted) {
            Err(Unplayed::Mistaken(more)) => {
                mistakes.extend(more);
                return Err(Unplayed::Mistaken(mistakes));
            }
            _ if !mistakes.is_empty() => return Err(Unplayed::Mistaken(mistakes)),
            other => other?,
        };
        let turns = asked.turns.map_or(USUAL_TURNS, |turns| {
            u8::try_from(turns.0).unwrap_or(USUAL_TURNS)
        });
        let mut setting = Setting {
            lab,
            written: &looked_at.written,
            format: looked_at.format,
            asked,
            turns,
            mistakes,
            warnings: looked_at.warnings.clone(),
        };
        setting.check_size();
        let alone = setting
            .mistakes
            .is_empty()
            .then(|| A::prepare(&mut setting));
        let Some(alone) = alone.flatten().filter(|_| setting.mistakes.is_empty()) else {
            return Err(Unplayed::Mistaken(setting.mistakes));
        };
        Ok(Self {
            alone,
            lang,
            game: asked.game,
            format: looked_at.format.id.0.clone(),
            seed,
            games,
            level: asked.level,
            first: (asked.game == Game::Dominions).then_some(asked.first),
            cards: asked.cards,
            samples: asked.samples,
            address: sample::address(&setting, seed),
            warnings: setting.warnings,
        })
    }

    /// Games to play.
    pub const fn games(&self) -> u64 {
        self.games
    }

    /// The answer to a run whose games are counted.
    fn answer(&self, tally: &A::Tally) -> SolitaireAnswer {
        let figures = Figures {
            lang: self.lang,
            level: self.level,
            games: self.games,
            mulligan: self.alone.changes_hands(),
        };
        let mut told = self.alone.tell(tally, &figures);
        told.cards.sort_by(|a, b| a.card.name.cmp(&b.card.name));
        let gaps = &mut told.coverage.cards;
        gaps.sort_by(|a, b| a.card.name.cmp(&b.card.name));
        let never = told.cards.iter().filter(|card| card.played.games == 0);
        let never: Vec<CardNamed> = never.map(|card| card.card.clone()).collect();
        let [policy, mulligan] = self.alone.decided(self.lang);
        SolitaireAnswer {
            game: self.game,
            headline: told.coverage.text.clone(),
            format: self.format.clone(),
            seed: self.seed.to_string(),
            games: self.games,
            engine: ENGINE,
            level: self.level,
            first: self.first,
            policy,
            mulligan,
            opening: told.opening,
            turns: told.turns,
            firsts: told.firsts,
            whole: told.whole,
            never_played: never,
            coverage: told.coverage,
            cards: if self.cards { told.cards } else { Vec::new() },
            samples: if self.samples {
                self.samples()
            } else {
                Vec::new()
            },
            warnings: self.warnings.clone(),
        }
    }
}

/// A run that several threads play.
pub type Shared<A> = Arc<Solitaire<A>>;
