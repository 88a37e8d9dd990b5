//! A deck and an aim, laid out so that games can be weighed.

use super::Unknown;
use super::company::Board;
use super::draws::{MOST_DRAWN, Ways};
use super::kinds::{Aim, Kind, Kinds};
use super::lanes::{Hand, Seen};
use super::spend::MOST_RESOURCES;
use super::stage::{Stage, Turns};
use super::{MOST_TURNS, Unknown::TooMany};
use crate::fabula::{CardId, PlayRules};

/// What the turns depend on.
#[derive(Debug, Clone)]
pub(super) struct Game {
    pub kinds: Kinds,
    pub stages: Vec<Stage>,
    /// The same as long as somebody is lacking whom cards want; nothing if nobody is wanted.
    pub lonely: Vec<Stage>,
    /// The classes of opening hands, if hands are not dealt in the same.
    pub opening: Option<Stage>,
    pub ways: Ways,
    pub rules: PlayRules,
    /// Whether the player begins.
    pub first: bool,
    pub aim: Aim,
    /// Cards of the deck.
    pub total: u32,
}

impl Game {
    pub(super) fn new(
        cards: &[Kind],
        rules: PlayRules,
        first: bool,
        aim: Aim,
    ) -> Result<Self, Unknown> {
        if aim.turns() == 0 || aim.turns() > MOST_TURNS {
            return Err(Unknown::Turns);
        }
        let mut cards = cards.to_vec();
        if !matches!(aim, Aim::Package { .. }) {
            for card in &mut cards {
                card.parts = 0;
            }
        }
        let kinds = Kinds::new(&cards);
        let total = kinds.all().iter().map(|kind| kind.copies).sum();
        let (opening, draw_to) = (u32::from(rules.opening_hand), u32::from(rules.draw_to));
        // Every turn draws up to a full hand at the most.
        let seen = 2 * opening + draw_to * u32::from(aim.turns());
        if total < seen {
            return Err(Unknown::SmallDeck);
        }
        if opening.max(draw_to) as usize > MOST_DRAWN || seen > Seen::MOST {
            return Err(TooMany);
        }
        let resources = (1..=i16::from(aim.turns())).map(|turn| {
            let resources = u8::try_from(rules.resources(turn).max(0)).unwrap_or(u8::MAX);
            (resources <= MOST_RESOURCES)
                .then_some(resources)
                .ok_or(TooMany)
        });
        let resources = resources.collect::<Result<_, _>>()?;
        let turns = Turns {
            kinds: &kinds,
            aim,
            resources,
            over: rules
                .opening_hand
                .max(rules.draw_to)
                .saturating_sub(rules.keep),
        };
        let stages = turns.stages();
        let fits = |stage: &Stage| {
            let bits = 5 * stage.pool.len() + 4 * stage.hand.len() + KEY_BITS;
            let sums = 5 * stage.pool.len() + usize::from(MOST_RESOURCES) + KEY_BITS;
            bits <= 127 && sums <= 127
        };
        // The first turn is asked once for each choice, without a number of its own.
        let later = stages.iter().skip(1).all(fits);
        let lonely = turns.lonely(&stages);
        let opening = turns.opening(&lonely);
        let first_fits = stages
            .first()
            .is_some_and(|it| it.pool.len() <= Seen::ROOM && it.hand.len() <= Hand::ROOM);
        // Beside a hand there is room for two bits, beside what was seen for sixteen.
        let has_room = |it: &Stage| 5 * it.pool.len() <= 128 - 16 && it.hand.len() < Hand::ROOM;
        if !later || !first_fits || !lonely.iter().chain(&opening).all(has_room) {
            return Err(TooMany);
        }
        Ok(Self {
            ways: Ways::new(total),
            kinds,
            stages,
            lonely,
            opening,
            rules,
            first,
            aim,
            total,
        })
    }

    /// The classes of opening hands.
    pub(super) fn first_stage(&self) -> Option<&Stage> {
        let alone = || self.lonely.first();
        self.opening
            .as_ref()
            .or_else(alone)
            .or_else(|| self.stages.first())
    }

    /// Cards of an opening hand, in the classes in which hands are dealt.
    pub(super) fn dealt(&self, opening: Seen) -> Seen {
        let Some(stage) = &self.opening else {
            return opening;
        };
        let classes = stage.pool.iter().enumerate();
        classes.fold(Seen::default(), |dealt, (class, it)| {
            dealt.with(it.next, opening.of(class))
        })
    }

    /// The classes of a turn; whether nobody is in play whom cards want.
    pub(super) fn stage(&self, turn: usize, alone: bool) -> Option<&Stage> {
        let stages = if alone { &self.lonely } else { &self.stages };
        stages.get(turn)
    }

    /// Whether nobody is in play before a turn whom a card may want in it or later.
    pub(super) fn is_alone(&self, turn: usize, board: Board) -> bool {
        let package = matches!(self.aim, Aim::Package { .. });
        let plays = self.stages.len() - usize::from(package);
        board == Board::Empty && !self.lonely.is_empty() && turn < plays
    }

    /// The classes of cards, if the deck has them.
    pub(super) fn count(&self, cards: &[CardId]) -> Option<Seen> {
        let stage = self.first_stage()?;
        let mut seen = Seen::default();
        for card in cards {
            let place = *stage.places.get(self.kinds.place(*card)?)?;
            if seen.of(place) == stage.pool.get(place)?.deck.min(Seen::MOST) {
                return None;
            }
            seen = seen.with(place, 1);
        }
        Some(seen)
    }

    /// How many cards a turn draws, counted from zero. FAB 4.2.4, 1.4.5
    pub(super) fn draws(&self, turn: usize, hand: u32) -> u32 {
        if turn == 0 && self.first && self.rules.starter_skips_draw {
            return 0;
        }
        u32::from(self.rules.draw_to).saturating_sub(hand)
    }
}

/// Bits of a question besides the cards: what was seen of a package, and how many cards are drawn.
pub(super) const KEY_BITS: usize = 20;
