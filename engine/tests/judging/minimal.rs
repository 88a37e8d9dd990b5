//! No mending is shorter: in small worlds every legal deck is known, and the nearest one is as far as the mending says.
//!
//! `MENDINGS=100000 MENDINGS_SEED=7 cargo test --release -p fabulario-engine --test engine judging::minimal` tries more.

mod worlds;

use std::collections::BTreeMap;

use fabulario_engine::Format;
use fabulario_engine::deck::{DeckList, InOrder, Judge, Pool, Printed, Rules, Section};
use fabulario_engine::rng::Rng;
use serde_json::Value;

/// A small format with a small pool.
pub struct World<C> {
    /// The format, as data.
    pub format: Value,
    /// Every card there is.
    pub cards: Vec<C>,
    /// Where cards may lie in a legal deck, each with the most copies that are tried; a section at a time.
    pub places: Vec<(Section, Vec<(&'static str, u32)>)>,
    /// How many cards a section has in a legal deck, where that is sure: it spares most of the trying.
    pub sizes: Vec<(Section, std::ops::RangeInclusive<u32>)>,
}

/// How many copies of what lie where.
type Counts = BTreeMap<(Section, String), u32>;

fn list<'c, C: Printed>(counts: &'c Counts, pool: &Pool<C>) -> DeckList<'c> {
    let mut list = DeckList::default();
    for ((section, card), copies) in counts {
        list.add(pool, *section, card, *copies);
    }
    list
}

/// Every choice of copies in a section.
fn choices(cards: &[(&'static str, u32)]) -> Vec<Vec<(&'static str, u32)>> {
    let mut all = vec![Vec::new()];
    for (card, most) in cards {
        let longer = all.iter().flat_map(|chosen: &Vec<(&'static str, u32)>| {
            (0..=*most).map(|copies| {
                let mut chosen = chosen.clone();
                chosen.push((*card, copies));
                chosen
            })
        });
        all = longer.collect();
    }
    all
}

/// Every legal deck of a world.
fn legal_decks<C: Printed>(world: &World<C>, judge: &Judge<'_, '_, C>) -> Vec<Counts> {
    let mut decks = vec![Counts::new()];
    for (section, cards) in &world.places {
        let size = world.sizes.iter().find(|(it, _)| it == section);
        let chosen = choices(cards).into_iter().filter(|chosen| {
            let count: u32 = chosen.iter().map(|(_, copies)| copies).sum();
            size.is_none_or(|(_, size)| size.contains(&count))
        });
        let chosen: Vec<_> = chosen.collect();
        let longer = decks.iter().flat_map(|deck| {
            chosen.iter().map(|chosen| {
                let mut deck = deck.clone();
                for (card, copies) in chosen.iter().filter(|(_, copies)| *copies > 0) {
                    deck.insert((*section, (*card).to_owned()), *copies);
                }
                deck
            })
        });
        decks = longer.collect();
    }
    decks.retain(|deck| judge.check(&list(deck, judge.pool())).is_ok());
    decks
}

/// How many copies are taken out, put in or moved between two decks.
fn distance(before: &Counts, after: &Counts) -> u64 {
    let mut cards: BTreeMap<&str, (u64, u64)> = BTreeMap::new();
    for place in before
        .keys()
        .chain(after.keys().filter(|it| !before.contains_key(*it)))
    {
        let old = before.get(place).copied().unwrap_or_default();
        let new = after.get(place).copied().unwrap_or_default();
        let (gone, come) = cards.entry(&place.1).or_default();
        *gone += u64::from(old.saturating_sub(new));
        *come += u64::from(new.saturating_sub(old));
    }
    cards.into_values().map(|(gone, come)| gone.max(come)).sum()
}

/// A legal deck in which a few things have gone wrong, or something quite different.
fn spoilt<C: Printed>(world: &World<C>, legal: &[Counts], rng: &mut Rng) -> Counts {
    let some = u32::try_from(legal.len()).unwrap();
    let mut deck = match rng.below(4) {
        0 => Counts::new(),
        _ => legal
            .get(rng.below(some) as usize)
            .cloned()
            .unwrap_or_default(),
    };
    for _ in 0..=rng.below(4) {
        let places = u32::try_from(world.places.len()).unwrap();
        let (section, _) = world.places[rng.below(places) as usize];
        let card = rng.below(u32::try_from(world.cards.len()).unwrap() + 1) as usize;
        let card = world.cards.get(card).map_or("ninguem", C::id);
        // Where it may lie, more often than elsewhere.
        let home = world
            .places
            .iter()
            .find(|(_, cards)| cards.iter().any(|(it, _)| *it == card));
        let section = home
            .filter(|_| rng.below(4) > 0)
            .map_or(section, |(home, _)| *home);
        *deck.entry((section, card.to_owned())).or_default() = rng.below(4);
    }
    deck.retain(|_, copies| *copies > 0);
    deck
}

/// Mends a deck and compares with the nearest legal one; false if it is legal as it is.
fn is_shortest<C: Printed>(deck: &Counts, judge: &Judge<'_, '_, C>, legal: &[Counts]) -> bool {
    let written = list(deck, judge.pool());
    let Err(refused) = judge.check(&written) else {
        return false;
    };
    let nearest = legal.iter().map(|legal| distance(deck, legal)).min();
    let mending = judge.mend(&written, &refused.violations, &mut InOrder);
    let mending = mending.unwrap_or_else(|_| panic!("{nearest:?}: {deck:?}"));
    let steps = mending.steps.iter();
    let told = steps.map(|step| format!("{:+} {} {:?}", step.copies, step.written, step.section));
    let told = told.collect::<Vec<_>>().join(", ");
    assert_eq!(Some(mending.changed), nearest, "{deck:?}\n{told}");
    true
}

/// Does something with the judge of a world and every legal deck of it.
fn in_world<C: Printed + Clone>(world: &World<C>, act: impl FnOnce(&Judge<'_, '_, C>, &[Counts])) {
    let format: Format = serde_json::from_value(world.format.clone()).unwrap();
    let pool = Pool::new(world.cards.clone()).unwrap();
    let rules = Rules::of(&format, &[], "2026-11-16".parse().unwrap());
    let judge = Judge::new(&rules, &pool);
    let legal = legal_decks(world, &judge);
    assert!(legal.len() > 10, "{} legal decks", legal.len());
    act(&judge, &legal);
}

fn nothing_is_shorter<C: Printed + Clone>(world: &World<C>) {
    let number = |name: &str| std::env::var(name).ok()?.parse::<u64>().ok();
    let tries = number("MENDINGS").unwrap_or(300);
    let seed = number("MENDINGS_SEED").unwrap_or(1);
    in_world(world, |judge, legal| {
        let mut mended = 0;
        for game in 0..tries {
            let deck = spoilt(world, legal, &mut Rng::new(seed, game));
            mended += u64::from(is_shortest(&deck, judge, legal));
        }
        assert!(mended > tries / 2, "{mended} of {tries}");
    });
}

fn counts<const N: usize>(cards: [(Section, &str, u32); N]) -> Counts {
    let of = |(section, card, copies): (Section, &str, u32)| ((section, card.to_owned()), copies);
    cards.into_iter().map(of).collect()
}

#[test]
fn a_base_that_waits_in_the_reserve_comes_in_and_keeps_the_cards_of_its_colour() {
    let deck = counts([
        (Section::Main, "boto", 1),
        (Section::Main, "mateiro", 1),
        (Section::Main, "pedra", 2),
        (Section::Arredores, "mata", 1),
        (Section::Centro, "mata", 1),
        (Section::Reserve, "mar", 3),
    ]);
    in_world(&worlds::sealed(), |judge, legal| {
        assert!(is_shortest(&deck, judge, legal));
    });
}

#[test]
fn a_card_among_the_bases_moves_only_where_there_is_room_for_it() {
    let deck = counts([
        (Section::Main, "pedra", 2),
        (Section::Arredores, "forno", 3),
        (Section::Centro, "iara", 3),
        (Section::Centro, "pedra", 2),
    ]);
    in_world(&worlds::fabula(), |judge, legal| {
        assert!(is_shortest(&deck, judge, legal));
    });
}

#[test]
fn issue_a_house_in_a_wrong_list_takes_the_two_moves_that_do_it() {
    let deck = counts([(Section::Casa, "sombra", 1), (Section::Ente, "gruta", 1)]);
    let whole = counts([
        (Section::Casa, "sombra", 1),
        (Section::Ente, "gruta", 1),
        (Section::Classes, "capitao", 1),
        (Section::Classes, "bruxa", 1),
    ]);
    in_world(&worlds::hero(), |judge, legal| {
        assert!(is_shortest(&deck, judge, legal));
        assert!(is_shortest(&whole, judge, legal));
        let written = list(&whole, judge.pool());
        let refused = judge.check(&written).unwrap_err();
        let mending = judge.mend(&written, &refused.violations, &mut InOrder);
        let mending = mending.unwrap();
        assert_eq!(mending.changed, 2);
        let lies = |section, card: &str| {
            let mut lines = mending.list.lines.iter();
            lines.any(|it| it.section == section && it.written == card && it.copies == 1)
        };
        assert!(lies(Section::Casa, "gruta") && lies(Section::Ente, "sombra"));
    });
}

#[test]
fn minimal_mendings_of_fabula() {
    nothing_is_shorter(&worlds::fabula());
}

#[test]
fn minimal_mendings_of_a_sealed_pool() {
    nothing_is_shorter(&worlds::sealed());
}

#[test]
fn minimal_mendings_of_dominions() {
    nothing_is_shorter(&worlds::dominions());
}

#[test]
fn minimal_mendings_of_multiversity() {
    nothing_is_shorter(&worlds::multiversity());
}

#[test]
fn minimal_mendings_of_heroes() {
    nothing_is_shorter(&worlds::hero());
}
