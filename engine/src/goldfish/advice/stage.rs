//! What tells cards apart from a turn on: cards that no decision and no value of those turns can tell apart are one
//! class.
//!
//! | from a turn on, a card is known by | if |
//! |---|---|
//! | its cost | a turn can pay for it; what no turn can pay for is one class, the first to be discarded |
//! | ofensiva, vida and influência together | two plays of the same price can differ in cards of that cost, in a turn that others follow |
//! | its place among the cards of its cost, by number | one of them may be discarded, and what is left matters to a later play |
//! | its parts of the package | it has not been drawn yet |
//! | what it has to do with company | nobody is in play, and some card wants somebody to be |
//!
//! While nobody is in play, hands are dealt without the place by number wherever numbers decide nothing
//! ([`order`](super::order)), or only which card is discarded once ([`numbers`](super::numbers)).

use std::cmp::Reverse;

use super::company::Role;
use super::kinds::{Aim, Kind, Kinds};
use super::lanes::Hand;
use super::spend::Sums;

/// A class of cards in hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct InHand {
    /// What it takes to play one; more than any turn has if none can.
    pub cost: u16,
    /// What decides between plays of the same price.
    pub worth: u32,
    /// What it has to do with company.
    pub role: Role,
}

impl InHand {
    /// A card by itself.
    pub(super) fn of(kind: &Kind) -> Self {
        Self {
            cost: kind.cost.into(),
            worth: kind.worth,
            role: kind.role,
        }
    }

    /// What playing one brings: its price, then its worth.
    pub(super) fn gain(self) -> u64 {
        (u64::from(self.cost) << 32) + u64::from(self.worth)
    }
}

/// A class of cards in the deck.
#[derive(Debug, Clone, Copy)]
pub(super) struct InPool {
    /// Its class in hand.
    pub hand: usize,
    /// What it takes to play one.
    pub cost: u16,
    /// Its parts of the package, one in each byte.
    pub parts: u32,
    /// How many the deck has.
    pub deck: u32,
    /// Its class in the deck from the next turn on.
    pub next: usize,
    /// The same once company is there.
    pub joined: usize,
}

/// The classes from a turn on.
#[derive(Debug, Clone)]
pub(super) struct Stage {
    /// Resources of the turn.
    pub resources: u8,
    /// The dearest first, then the smallest number.
    pub hand: Vec<InHand>,
    pub pool: Vec<InPool>,
    /// Classes in hand as they are discarded: the dearest first, then the greatest number.
    pub discards: Vec<usize>,
    /// By class in hand, that of the next turn.
    pub next: Vec<usize>,
    /// The same once company is there.
    pub joined: Vec<usize>,
    /// By card of the deck, its class in the pool.
    pub places: Vec<usize>,
}

impl Stage {
    /// A hand in the classes of the next turn, in which still nobody is there.
    pub(super) fn after(&self, hand: Hand) -> Hand {
        let classes = self.next.iter().enumerate();
        classes.fold(Hand::default(), |after, (place, class)| {
            after.with(*class, hand.of(place))
        })
    }

    /// What the dearest cards of a hand cost, which are discarded first.
    pub(super) fn dearest(&self, hand: Hand) -> Option<u16> {
        let mut classes = self.discards.iter();
        let class = classes.find(|class| hand.of(**class) > 0)?;
        self.hand.get(*class).map(|it| it.cost)
    }
}

/// Costs that nothing can pay come first.
const DEAD: u16 = u16::MAX;

/// What a card in hand is known by: cost, place by number, worth, what it has to do with company.
pub(super) type Known = (Reverse<u16>, u16, Reverse<u32>, Role);

/// The turns, and what each of them looks at.
pub(super) struct Turns<'k> {
    pub kinds: &'k Kinds,
    pub aim: Aim,
    /// Resources of each turn.
    pub resources: Vec<u8>,
    /// The most cards that are discarded at the end of a turn.
    pub over: u8,
}

impl Turns<'_> {
    /// The classes from every turn on, as soon as whoever is wanted is there.
    pub(super) fn stages(&self) -> Vec<Stage> {
        self.all(|turn| self.known(turn), &[])
    }

    /// The same as long as somebody may be lacking; nothing if nobody is wanted.
    pub(super) fn lonely(&self, stages: &[Stage]) -> Vec<Stage> {
        if !self.kinds.want_company() || self.plays() == 0 {
            return Vec::new();
        }
        let known = |turn: usize| {
            // What is discarded after the last turn that is played means nothing.
            if turn + 1 >= self.plays() || (turn == 0 && self.tells_discards()) {
                self.known_by_role(turn)
            } else {
                self.known_alone(turn)
            }
        };
        self.all(known, stages)
    }

    /// The classes of opening hands, where hands are dealt in others: those are the next ones.
    pub(super) fn opening(&self, lonely: &[Stage]) -> Option<Stage> {
        let first = lonely.first().filter(|_| self.plays() > 1)?;
        let fine = || self.stage(0, &self.known_alone(0), Some(first), None);
        self.tells_discards().then(fine)
    }

    /// Whether it can be reckoned what numbers discard after the first turn: one card at most, and only then.
    fn tells_discards(&self) -> bool {
        let package = matches!(self.aim, Aim::Package { .. });
        self.plays() == 2 && !package && self.over <= 1
    }

    fn all(&self, known: impl Fn(usize) -> Vec<Known>, joined: &[Stage]) -> Vec<Stage> {
        let mut stages: Vec<Stage> = Vec::new();
        for turn in (0..self.resources.len()).rev() {
            let stage = self.stage(turn, &known(turn), stages.last(), joined.get(turn + 1));
            stages.push(stage);
        }
        stages.reverse();
        stages
    }

    /// Turns whose plays matter: before a package is complete, all but the last.
    pub(super) fn plays(&self) -> usize {
        self.resources.len() - usize::from(matches!(self.aim, Aim::Package { .. }))
    }

    fn stage(
        &self,
        turn: usize,
        known: &[Known],
        next: Option<&Stage>,
        joined: Option<&Stage>,
    ) -> Stage {
        let mut hands = known.to_vec();
        hands.sort_unstable();
        hands.dedup();
        let parts = |place: usize| self.kinds.all().get(place).map_or(0, |kind| kind.parts);
        let mut pools: Vec<(Known, Reverse<u8>)> = (0..)
            .zip(known)
            .map(|(place, known)| (*known, Reverse(parts(place))))
            .collect();
        let by_kind = pools.clone();
        pools.sort_unstable();
        pools.dedup();
        let places: Vec<usize> = by_kind
            .iter()
            .map(|key| pools.partition_point(|other| other < key))
            .collect();
        let pool = pools.iter().enumerate().map(|(place, (known, parts))| {
            let own = |kind: &usize| places.get(*kind) == Some(&place);
            let mut members = (0..places.len()).filter(own);
            let copies = |kind: usize| self.kinds.all().get(kind).map_or(0, |kind| kind.copies);
            let deck = members.clone().map(copies).sum();
            let one = members.next().unwrap_or_default();
            let place = |stage: Option<&Stage>| {
                stage.map_or(0, |it| it.places.get(one).copied().unwrap_or_default())
            };
            InPool {
                hand: hands.partition_point(|other| other < known),
                cost: known.0.0,
                parts: spread(parts.0),
                deck,
                next: place(next),
                joined: place(joined),
            }
        });
        let pool: Vec<InPool> = pool.collect();
        let mut discards: Vec<usize> = (0..hands.len()).collect();
        discards.sort_by_key(|place| (hands.get(*place).map(|known| known.0), Reverse(*place)));
        let hand_in = |hand: usize, stage: Option<&Stage>, of: fn(&InPool) -> usize| {
            let one = pool.iter().find(|class| class.hand == hand);
            let there = one.and_then(|class| stage.and_then(|it| it.pool.get(of(class))));
            there.map_or(0, |class| class.hand)
        };
        let hand_classes = 0..hands.len();
        Stage {
            resources: self.resources.get(turn).copied().unwrap_or_default(),
            next: hand_classes
                .clone()
                .map(|hand| hand_in(hand, next, |class| class.next))
                .collect(),
            joined: hand_classes
                .map(|hand| hand_in(hand, joined, |class| class.joined))
                .collect(),
            hand: hands
                .iter()
                .map(|(cost, _, worth, role)| InHand {
                    cost: cost.0,
                    worth: worth.0,
                    role: *role,
                })
                .collect(),
            pool,
            discards,
            places,
        }
    }

    /// By card of the deck, what it is known by from a turn on.
    fn known(&self, turn: usize) -> Vec<Known> {
        let last = turn + 1 == self.resources.len();
        let reach = self.reach(turn);
        let known = |kind: &Kind| {
            let live = reach.is_some_and(|reach| kind.cost <= reach);
            if last {
                // Only sums of costs matter now, and those only where cards are played.
                let cost = if live { kind.cost.into() } else { 0 };
                return (Reverse(cost), 0, Reverse(0), Role::default());
            }
            if !live {
                return (Reverse(DEAD), 0, Reverse(0), Role::default());
            }
            let worth = if self.is_weighed(turn, kind.cost) {
                kind.worth
            } else {
                0
            };
            let run = if self.is_weighed(turn + 1, kind.cost) {
                kind.run
            } else {
                0
            };
            (
                Reverse(kind.cost.into()),
                run,
                Reverse(worth),
                Role::default(),
            )
        };
        self.kinds.all().iter().map(known).collect()
    }

    /// The same as long as somebody may be lacking: the last turn is played card by card, too.
    fn known_alone(&self, turn: usize) -> Vec<Known> {
        self.known_in_order(turn, |kind| kind.fine)
    }

    /// The same with another place among the cards of a cost.
    pub(super) fn known_in_order(&self, turn: usize, order: impl Fn(&Kind) -> u16) -> Vec<Known> {
        let reach = self.reach(turn);
        let turns = self.resources.get(turn..self.plays()).unwrap_or_default();
        let known = |kind: &Kind| {
            if reach.is_none_or(|reach| kind.cost > reach) {
                return (Reverse(DEAD), 0, Reverse(0), Role::default());
            }
            let mut alike = self.kinds.all().iter().filter(|it| it.cost == kind.cost);
            let weighed = alike.any(|it| it.role != kind.role)
                || turns.iter().any(|it| self.is_contested(kind.cost, *it));
            let (run, worth) = if weighed {
                (order(kind), kind.worth)
            } else {
                (0, 0)
            };
            (Reverse(kind.cost.into()), run, Reverse(worth), kind.role)
        };
        self.kinds.all().iter().map(known).collect()
    }

    /// The most resources of a turn from one on whose plays matter.
    fn reach(&self, turn: usize) -> Option<u8> {
        let turns = self.resources.get(turn..self.plays());
        turns.unwrap_or_default().iter().max().copied()
    }

    /// Whether the worth of cards of a cost decides anything from a turn on, the last one apart.
    fn is_weighed(&self, turn: usize, cost: u8) -> bool {
        let last = self.resources.len() - 1;
        let turns = self.resources.get(turn..last).unwrap_or_default();
        turns
            .iter()
            .any(|resources| self.is_contested(cost, *resources))
    }

    /// Whether two plays of the same price can differ in cards of a cost.
    fn is_contested(&self, cost: u8, resources: u8) -> bool {
        if cost == 0 || cost > resources {
            return false;
        }
        let mut others = Sums::nothing(resources);
        for kind in self.kinds.all() {
            if kind.cost != cost && kind.cost != 0 {
                // More copies than resources can never be paid.
                for _ in 0..kind.copies.min(resources.into()) {
                    others = others.with(kind.cost);
                }
            }
        }
        let own = self.kinds.all().iter().filter(|kind| kind.cost == cost);
        let own: u32 = own.map(|kind| kind.copies).sum();
        (1..=own)
            .map_while(|cards| u8::try_from(cards * u32::from(cost)).ok())
            .any(|price| {
                price <= resources
                    && (0..=resources - price)
                        .any(|rest| others.has(rest) && others.has(rest + price))
            })
    }
}

/// A bit for each part as a one in each byte.
fn spread(parts: u8) -> u32 {
    let part = |part: u32| u32::from(parts >> part & 1) << (8 * part);
    (0..4).map(part).sum()
}
