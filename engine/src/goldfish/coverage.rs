//! What a goldfish makes of the cards of a deck: which abilities it uses, which it never does, and why.
//!
//! Every game is played by all the rules, so an ability that comes into play is worked out exactly.
//! What is left out is what this player and this opponent never bring about: answers, blocks, cards of
//! an opponent who has none. It is told from the abilities as data, before any game; where it is in
//! doubt, an ability is counted among those that are modelled in part.

use super::Opponent;
use crate::fabula::{CardId, Deck, Table};
use crate::text::Text;

mod dead;
mod gap;
mod listeners;
mod passive;
mod script;
mod trigger;
mod world;

pub use gap::Gap;
use listeners::Listeners;
use world::World;

/// What is made of one card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CardCoverage {
    /// The card.
    pub card: CardId,
    /// How many copies.
    pub copies: u16,
    /// Whether it has any ability, or does anything when it is played.
    pub has_abilities: bool,
    /// Whether it could never be played here, or would do nothing: its copies only take room.
    pub is_dead: bool,
    /// Whether it is dead here, and would not be against an opponent who has Aliados.
    pub wants_aliados: bool,
    /// What is never used: the ability, counted from zero as the card lists them after its keywords
    /// are written out, and why. A Manobra's text is number zero.
    pub gaps: Vec<(u8, Gap)>,
}

impl CardCoverage {
    /// Whether nothing of it is left out.
    #[must_use]
    pub const fn is_full(&self) -> bool {
        self.gaps.is_empty()
    }

    /// What is made of it: `plain`, `full` or `part`.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        match (self.has_abilities, self.is_full()) {
            (false, _) => "plain",
            (true, true) => "full",
            (true, false) => "part",
        }
    }
}

/// What is made of a deck.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Coverage {
    /// The cards of the main deck, each once, by number.
    pub cards: Vec<CardCoverage>,
    /// The bases, each once, by number.
    pub bases: Vec<CardCoverage>,
}

impl Coverage {
    /// Looks at every card of a deck as this opponent would meet it.
    #[must_use]
    pub fn of(table: &Table, deck: &Deck, opponent: &Opponent) -> Self {
        let cards = deck.main.iter().chain(&deck.bases);
        let world = World {
            table,
            blocks: !matches!(opponent, Opponent::Inert(_)),
            listeners: Listeners::among(cards.map(|card| table.card(*card))),
        };
        Self {
            cards: covered(&world, &deck.main),
            bases: covered(&world, &deck.bases),
        }
    }

    /// How many cards of the main deck are modelled fully, those without abilities among them, and how
    /// many there are.
    #[must_use]
    pub fn full(&self) -> (usize, usize) {
        counted(&self.cards)
    }

    /// The same for the bases.
    #[must_use]
    pub fn full_bases(&self) -> (usize, usize) {
        counted(&self.bases)
    }

    /// The cards that could never be played against this opponent, or would do nothing.
    pub fn dead(&self) -> impl Iterator<Item = &CardCoverage> {
        self.cards.iter().filter(|card| card.is_dead)
    }

    /// The line under a figure: "37 of 40 cards modelled fully, 3 in part; 5 of 5 bases".
    #[must_use]
    pub fn line(&self) -> Text {
        let ((full, all), (bases, five)) = (self.full(), self.full_bases());
        let part = all - full;
        let (dead, dead_en) = match self.dead().map(|card| card.copies).sum() {
            0 => Default::default(),
            dead => dead_words(dead, self.dead().any(|card| card.wants_aliados)),
        };
        Text {
            pt: format!(
                "{full} de {all} cartas modeladas por inteiro, {part} em parte; bases: {bases} de {five} por inteiro.{dead}"
            ),
            en: format!(
                "{full} of {all} cards modelled fully, {part} in part; bases: {bases} of {five} fully.{dead_en}"
            ),
        }
    }
}

/// What so many dead copies do to the figures.
fn dead_words(copies: u16, wants_aliados: bool) -> (String, String) {
    let mut pt = format!(
        " {copies} {} contra este oponente e só {} lugar: num jogo de verdade o baralho pode mais.",
        if copies == 1 {
            "cópia não faz nada"
        } else {
            "cópias não fazem nada"
        },
        if copies == 1 { "ocupa" } else { "ocupam" },
    );
    let mut en = format!(
        " {copies} {} nothing against this opponent and only {} room: in a real game the deck can do more.",
        if copies == 1 {
            "copy does"
        } else {
            "copies do"
        },
        if copies == 1 { "takes" } else { "take" },
    );
    if wants_aliados {
        pt += " Contra opponent: blocker há Aliados em que mirar.";
        en += " Against opponent: blocker there are Aliados to aim at.";
    }
    (pt, en)
}

fn covered(world: &World, cards: &[CardId]) -> Vec<CardCoverage> {
    let mut cards = cards.to_vec();
    cards.sort_unstable();
    let copies = cards.chunk_by(|one, other| one == other);
    copies
        .filter_map(|copies| {
            let card = *copies.first()?;
            let printed = world.table.card(card);
            let is_dead = world.is_dead(printed);
            let blocked = World {
                blocks: true,
                ..*world
            };
            Some(CardCoverage {
                card,
                copies: u16::try_from(copies.len()).unwrap_or(u16::MAX),
                has_abilities: printed.effect.is_some() || !printed.abilities.is_empty(),
                is_dead,
                wants_aliados: is_dead && !blocked.is_dead(printed),
                gaps: world.card(printed),
            })
        })
        .collect()
}

fn counted(cards: &[CardCoverage]) -> (usize, usize) {
    let copies = |card: &CardCoverage| usize::from(card.copies);
    let full = cards.iter().filter(|card| card.is_full());
    (full.map(copies).sum(), cards.iter().map(copies).sum())
}
