//! Statistics of a deck: what is in it, in exact numbers, and the charts of them.
//!
//! They are about the cards that are played from: the main deck, or the whole hero in Apoteose. Every copy counts.
//! What a card has is what the index has read of it.

use fabulario_engine::deck::Section;
use fabulario_engine::{Game, Lang};
use serde::Serialize;
use utoipa::ToSchema;

use crate::Catalogue;
use crate::deck::Deck;
use crate::index::CardIndex;
use crate::query::Field;

mod brief;
pub mod chart;
mod colours;
mod count;
mod curve;
mod summary;
mod turns;

pub use brief::Brief;
pub use colours::{ColourCount, Colours};
pub use count::{Counted, ValueCount};
pub use curve::{Curve, Step};
pub use summary::{NumberSummary, Summary};
pub use turns::Turn;

/// What a deck consists of.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = DeckStatistics)]
pub struct Statistics<'i> {
    /// The game.
    pub game: Game,
    /// The sections of the deck that have cards.
    pub sections: Vec<SectionCount>,
    /// The sections that everything below is about: `main`, or all of a hero.
    pub counted: Vec<Section>,
    /// How many cards these have.
    pub cards: u64,
    /// How many different ones.
    pub different: usize,
    /// The cards by what it takes to use them.
    pub curve: Curve,
    /// Averages and medians of the numbers that are printed on the cards, in the order of the query language; a
    /// number that no card has is absent.
    pub numbers: Vec<NumberSummary>,
    /// The cards by colour, element, world or suit.
    pub colours: Colours<'i>,
    /// Fábula: the colours that the bases in play allow, with the number of bases that have each. FAB 1.3.2, 3.1.2
    #[serde(skip_serializing_if = "Option::is_none")]
    pub identity: Option<Vec<ValueCount<'i>>>,
    /// The cards by every other field that has values, in the order of the query language; a field that no card has a
    /// value in is absent.
    pub values: Vec<Counted<'i>>,
    /// Fábula: what can be paid for on the first turns.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turns: Option<Vec<Turn>>,
}

/// How many cards a section has.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct SectionCount {
    /// The section.
    pub section: Section,
    /// What players call it.
    #[schema(example = "main deck")]
    pub name: &'static str,
    /// How many cards.
    pub cards: u64,
    /// How many different ones.
    pub different: usize,
}

/// What statistics are made from.
#[derive(Clone, Copy)]
struct Source<'i> {
    catalogue: &'i Catalogue,
    index: &'i CardIndex,
    lang: Lang,
}

/// Cards by place, each once, with their copies.
type Tally = Vec<(usize, u64)>;

/// A field that has a number or values, as sentences call it, without its article.
fn called(field: Field, lang: Lang) -> &'static str {
    let said = field.entry().say(lang);
    said.split_once(' ').map_or(said, |(_, name)| name)
}

/// A part of a whole, rounded to four decimals; nothing of nothing is none.
fn share(part: u64, whole: u64) -> f64 {
    summary::rounded(i64::try_from(part).unwrap_or(i64::MAX), whole)
}

impl<'i> Statistics<'i> {
    /// Counts a deck of the catalogue that the index was built from; names are in a language.
    #[must_use]
    pub fn of(deck: &Deck, catalogue: &'i Catalogue, index: &'i CardIndex, lang: Lang) -> Self {
        let source = Source {
            catalogue,
            index,
            lang,
        };
        let mut sections = Vec::new();
        let mut cards = Tally::new();
        let mut bases = Tally::new();
        let mut counted = Vec::new();
        for section in Section::of(deck.game) {
            let found = tally(deck, *section);
            let is_counted = deck.game == Game::Apoteose || *section == Section::Main;
            if is_counted {
                counted.push(*section);
                cards.extend(&found);
            } else if matches!(section, Section::Arredores | Section::Centro) {
                bases.extend(&found);
            }
            if !found.is_empty() {
                sections.push(SectionCount {
                    section: *section,
                    name: section.word().get(lang),
                    cards: total(&found),
                    different: found.len(),
                });
            }
        }
        merge(&mut cards);
        let game = deck.game;
        Self {
            game,
            sections,
            counted,
            cards: total(&cards),
            different: cards.len(),
            curve: source.curve(game, &cards),
            numbers: source.numbers(&cards),
            colours: source.colours(game, &cards),
            identity: (game == Game::Fabula).then(|| source.identity(&bases)),
            values: source.values(game, &cards),
            turns: (game == Game::Fabula).then(|| source.turns(&cards)),
        }
    }
}

/// The cards of a section, each once; what is attached to others is a section of its own.
fn tally(deck: &Deck, section: Section) -> Tally {
    let mut cards: Tally = if section == Section::Anexos {
        let hosts = deck.lines.iter();
        let attached = hosts.flat_map(|line| line.attached.iter().map(move |it| (line, it)));
        let copies = |(line, (card, copies)): (&crate::deck::DeckLine, &(usize, u32))| {
            (*card, u64::from(*copies) * u64::from(line.copies))
        };
        let lying = deck.of(section).map(|(card, n)| (card, u64::from(n)));
        attached.map(copies).chain(lying).collect()
    } else {
        let lines = deck.of(section);
        lines.map(|(card, n)| (card, u64::from(n))).collect()
    };
    merge(&mut cards);
    cards
}

/// Puts the copies of a card together.
fn merge(cards: &mut Tally) {
    cards.sort_unstable();
    cards.dedup_by(|later, earlier| {
        let same = later.0 == earlier.0;
        earlier.1 += if same { later.1 } else { 0 };
        same
    });
}

fn total(cards: &[(usize, u64)]) -> u64 {
    cards.iter().map(|(_, copies)| copies).sum()
}
