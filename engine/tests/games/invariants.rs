//! What holds in every state of every game, told as plain facts so that each can be shown to fire.

use std::collections::BTreeMap;

use fabulario_engine::fabula::ability::Zone;
use fabulario_engine::fabula::state::{MAX_STACK, Permanents};
use fabulario_engine::fabula::{CardId, CardType, Deck, Player, Seat, Setup, Slot, State, Table};

/// Cards by number, and how many of each.
type Count = BTreeMap<u16, i32>;

/// What is looked at, apart from the engine's own types.
#[derive(Debug, Clone, Default)]
pub struct Facts {
    /// For each seat that is still in the game: the cards it brought, and the cards it has.
    pub cards: Vec<(Count, Count)>,
    /// The same for bases: one that its taker took out of the game is gone. Ruling: FAB-C38
    pub bases: Vec<(usize, usize)>,
    /// Whether a player is out.
    pub out: bool,
    pub resources: Vec<i16>,
    pub resistance: Vec<i16>,
    pub damage: Vec<i16>,
    /// Fichas lying in a zone out of play.
    pub stray_fichas: usize,
    /// Permanents whose owner and controller have both left the game, or whose controller has.
    pub orphans: usize,
    /// Modificações attached to nothing that is in play, or to themselves.
    pub loose_hosts: usize,
    /// Seats in the game without their Centro.
    pub without_centro: usize,
    pub stack: usize,
    pub permanents: u32,
    pub over: bool,
    pub asked: bool,
}

fn count(cards: impl IntoIterator<Item = u16>) -> Count {
    let mut count = Count::new();
    for card in cards {
        *count.entry(card).or_default() += 1;
    }
    count
}

impl Facts {
    pub fn of(state: &State, setup: &Setup, table: &Table) -> Self {
        let mut facts = Self {
            stack: state.stack().len(),
            over: state.outcome().is_some(),
            asked: state.to_act().is_some(),
            ..Self::default()
        };
        for (seat, player) in (0..).map(Seat).zip(&setup.players) {
            if let Player::Deck(deck) = player {
                facts.look_at_seat(state, seat, deck, table);
            }
        }
        facts.look_at_permanents(state);
        facts
    }

    fn look_at_seat(&mut self, state: &State, seat: Seat, deck: &Deck, table: &Table) {
        let it = state.seat(seat);
        self.resources.push(it.resources);
        let zones = [Zone::Baralho, Zone::Mao, Zone::Descarte, Zone::Degredo];
        let out_of_play: Vec<u16> = zones
            .iter()
            .flat_map(|zone| it.cards.zone(*zone))
            .map(|card| card.0)
            .collect();
        let is_ficha = |card: &&u16| table.card(CardId(**card)).kind == CardType::Ficha;
        self.stray_fichas += out_of_play.iter().filter(is_ficha).count();
        if !it.present {
            self.out = true;
            return;
        }
        let in_play = state
            .permanents()
            .filter(|(_, it)| it.owner == seat && !it.ficha)
            .map(|(_, it)| it.card.0);
        let waiting = state.stack().iter().chain(state.resolving());
        let waiting = waiting
            .filter(|item| item.owner == seat && item.carries)
            .map(|item| item.card.0);
        let has: Vec<u16> = out_of_play
            .iter()
            .copied()
            .chain(in_play)
            .chain(waiting)
            .collect();
        let is_base = |card: &&u16| table.card(CardId(**card)).kind == CardType::Base;
        self.bases
            .push((deck.bases.len(), has.iter().filter(is_base).count()));
        let others = has.iter().filter(|card| !is_base(card)).copied();
        self.cards
            .push((count(deck.main.iter().map(|card| card.0)), count(others)));
        let held = state
            .permanent(Slot::centro(seat))
            .is_some_and(|it| it.controller == seat);
        self.without_centro += usize::from(!held);
    }

    fn look_at_permanents(&mut self, state: &State) {
        for (slot, it) in state.permanents() {
            self.permanents += 1;
            self.resistance.push(it.resistance);
            self.damage.push(it.damage);
            let gone = |seat: Seat| !state.seat(seat).present;
            self.orphans += usize::from(gone(it.controller));
            let loose =
                it.host.is_some() && (it.host == slot || state.permanent(it.host).is_none());
            self.loose_hosts += usize::from(loose);
        }
    }
}

/// A name and whether it holds.
type Invariant = (&'static str, fn(&Facts) -> bool);

/// Every invariant.
pub const INVARIANTS: [Invariant; 11] = [
    ("cards are conserved", |facts| {
        facts.over || facts.cards.iter().all(|(brought, has)| brought == has)
    }),
    ("bases are conserved", |facts| {
        let exact = !facts.over && !facts.out;
        facts.bases.iter().all(|(brought, has)| {
            if exact {
                brought == has
            } else {
                has <= brought
            }
        })
    }),
    ("resources are not negative", |facts| {
        facts.resources.iter().all(|n| *n >= 0)
    }),
    ("resistance is not negative", |facts| {
        facts.resistance.iter().all(|n| *n >= 0)
    }),
    ("damage is not negative", |facts| {
        facts.damage.iter().all(|n| *n >= 0)
    }),
    ("a Ficha is nowhere but in play", |facts| {
        facts.stray_fichas == 0
    }),
    ("what is in play has a controller in the game", |facts| {
        facts.over || facts.orphans == 0
    }),
    ("what is attached is attached to something", |facts| {
        facts.loose_hosts == 0
    }),
    ("who is in the game has a Centro", |facts| {
        facts.over || facts.without_centro == 0
    }),
    ("the caps hold", |facts| {
        facts.stack <= MAX_STACK && facts.permanents <= Permanents::MAX
    }),
    ("somebody is asked until the game is over", |facts| {
        facts.over != facts.asked
    }),
];

/// The first invariant that does not hold.
pub fn check(state: &State, setup: &Setup, table: &Table) -> Result<(), String> {
    let facts = Facts::of(state, setup, table);
    let broken = INVARIANTS.iter().find(|(_, holds)| !holds(&facts));
    broken.map_or(Ok(()), |(name, _)| {
        let differences: Vec<_> = facts
            .cards
            .iter()
            .map(|(brought, has)| difference(brought, has))
            .collect();
        let facts = Facts {
            cards: Vec::new(),
            ..facts
        };
        Err(format!(
            "it does not hold that {name}: {differences:?} {facts:?}"
        ))
    })
}

/// Card, brought, has: where the two differ.
fn difference(brought: &Count, has: &Count) -> Vec<(u16, i32, i32)> {
    let of = |count: &Count, card: u16| count.get(&card).copied().unwrap_or(0);
    let all = brought.keys().chain(has.keys()).copied();
    let mut pairs: Vec<_> = all
        .map(|card| (card, of(brought, card), of(has, card)))
        .collect();
    pairs.retain(|(_, brought, has)| brought != has);
    pairs.dedup();
    pairs
}

#[test]
fn every_invariant_can_fire() {
    let sound = Facts {
        cards: vec![(count([1, 1, 2]), count([1, 2, 1]))],
        asked: true,
        ..Facts::default()
    };
    let broken: [Facts; 11] = [
        Facts {
            cards: vec![(count([1, 1, 2]), count([1, 2]))],
            ..sound.clone()
        },
        Facts {
            bases: vec![(5, 4)],
            ..sound.clone()
        },
        Facts {
            resources: vec![2, -1],
            ..sound.clone()
        },
        Facts {
            resistance: vec![5, -1],
            ..sound.clone()
        },
        Facts {
            damage: vec![0, -2],
            ..sound.clone()
        },
        Facts {
            stray_fichas: 1,
            ..sound.clone()
        },
        Facts {
            orphans: 1,
            ..sound.clone()
        },
        Facts {
            loose_hosts: 1,
            ..sound.clone()
        },
        Facts {
            without_centro: 1,
            ..sound.clone()
        },
        Facts {
            stack: MAX_STACK + 1,
            ..sound.clone()
        },
        Facts {
            asked: false,
            ..sound.clone()
        },
    ];
    for ((name, holds), broken) in INVARIANTS.iter().zip(&broken) {
        assert!(holds(&sound), "{name} fires without reason");
        assert!(!holds(broken), "{name} does not fire");
        let others = INVARIANTS
            .iter()
            .filter(|(other, holds)| other != name && !holds(broken))
            .count();
        assert_eq!(
            others, 0,
            "the breach of {name} is noticed by another invariant"
        );
    }
}

/// The facts themselves must see a breach: a card that is taken out of a real state is missed.
#[test]
fn the_facts_see_what_a_state_lacks() {
    let tables = super::table::Tables::new();
    let mut setup = tables.setup(0);
    let state = tables.begin(0);
    assert_eq!(check(&state, &setup, &tables.table), Ok(()));
    if let Player::Deck(deck) = &mut setup.players[0] {
        deck.main.pop();
    }
    assert!(
        check(&state, &setup, &tables.table)
            .unwrap_err()
            .contains("cards are conserved")
    );
}
