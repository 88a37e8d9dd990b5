//! What every trace must add up to, whatever the cards do.

use std::collections::BTreeSet;

use fabulario_engine::fabula::{CardId, CardType, Deck, Table};
use fabulario_engine::goldfish::{End, How, Trace, Turn};
use fabulario_engine::rng::Rng;

use super::determinism::{policies, sample};
use super::kit;
use crate::fabula::samples;

/// What is wrong with the turns of a deck of so many cards; `plain` ones do nothing but fight.
fn check(size: u16, plain: bool, turns: &[Turn], end: Option<End>) -> Result<(), String> {
    let last = end.map(|end| usize::from(end.turn));
    let (mut deck, mut hand, mut bases) = (size - 5, 5, 0);
    for (number, turn) in (1..).zip(turns) {
        let is_last = last == Some(number);
        let wrong = |what: &str| Err(format!("turn {number}: {what}: {turn:?}"));
        if turn.resources != turn.on_cards + turn.on_restoring + turn.on_abilities + turn.wasted {
            return wrong("resources");
        }
        if turn.bases < bases || turn.bases > 5 {
            return wrong("bases");
        }
        let out = is_last
            && !matches!(
                end,
                Some(End {
                    how: How::Offence | How::Influence,
                    ..
                })
            );
        let all = turn.deck + turn.hand.count() + turn.field + turn.discard + turn.exile;
        if all != size && !is_last {
            return wrong("cards");
        }
        if turn.hand.count() > 5 && !is_last {
            return wrong("hand limit");
        }
        if plain && !out {
            if turn.deck + turn.drawn.count() != deck {
                return wrong("drawn");
            }
            let gone = turn.played.count() + turn.discarded.count();
            if turn.hand.count() + gone != hand + turn.drawn.count() {
                return wrong("hand");
            }
            if turn.on_abilities != 0 || all != size {
                return wrong("plain");
            }
        }
        (deck, hand, bases) = (turn.deck, turn.hand.count(), turn.bases);
    }
    match end {
        Some(end) if usize::from(end.turn) != turns.len() => Err(format!("{end:?} too early")),
        Some(End {
            how: How::Offence | How::Influence,
            ..
        }) if bases != 5 => Err(format!("won with {bases} bases")),
        _ => Ok(()),
    }
}

fn hold(size: u16, plain: bool, trace: &Trace, turns: u8) -> Result<(), String> {
    if trace.opening.count() != 5 || trace.kept.count() != 5 {
        return Err(String::from("hands of five"));
    }
    if trace.end.is_none() && trace.turns().len() != usize::from(turns) {
        return Err(format!("{} turns", trace.turns().len()));
    }
    check(size, plain, trace.turns(), trace.end)
}

#[test]
fn every_trace_adds_up() {
    let table = samples::table();
    let (mut abilities, mut manobras, mut restored) = (0, 0, 0);
    for (number, deck) in samples::decks(&table).iter().enumerate() {
        let size = u16::try_from(deck.main.len()).unwrap();
        for policy in policies(deck) {
            for turns in [6, 11] {
                let mut goldfish = sample(&table, deck, policy.clone(), turns);
                for game in 0..crate::length::many(500, 30) {
                    let trace = goldfish.play(9, game);
                    hold(size, number == 0, trace, turns).unwrap_or_else(|wrong| {
                        panic!("deck {number}, {}, game {game}: {wrong}", policy.id())
                    });
                    for turn in trace.turns() {
                        abilities += u32::from(turn.on_abilities);
                        restored += u32::from(turn.on_restoring);
                        let played = turn.played.cards().iter();
                        manobras += played
                            .filter(|card| table.card(**card).kind == CardType::Manobra)
                            .count();
                    }
                }
            }
        }
    }
    assert!(abilities > 1000, "abilities were used: {abilities}");
    assert!(manobras > 1000, "Manobras were played: {manobras}");
    assert!(restored > 1000, "Aliados were restored: {restored}");
}

/// Sixty cards of up to twenty kinds of the sample set, with any bases.
fn any_deck(table: &Table, rng: &mut Rng) -> Deck {
    let of = |base: bool| -> Vec<CardId> {
        let fits = |id: &CardId| match table.card(*id).kind {
            CardType::Base => base,
            CardType::Ficha => false,
            _ => !base,
        };
        table.ids().filter(fits).collect()
    };
    let (cards, bases) = (of(false), of(true));
    let mut pick = |list: &[CardId]| list[rng.below(u32::try_from(list.len()).unwrap()) as usize];
    let kinds: Vec<CardId> = (0..20).map(|_| pick(&cards)).collect();
    Deck {
        main: (0..60).map(|_| pick(&kinds)).collect(),
        bases: std::array::from_fn(|_| pick(&bases)),
    }
}

/// Random decks of all sample cards, each of which is played some time if it can do anything.
#[test]
fn every_trace_of_a_random_deck_adds_up() {
    let table = samples::table();
    let (mut held, mut played) = (BTreeSet::new(), BTreeSet::new());
    for number in 0..crate::length::many(3000, 150) {
        let deck = any_deck(&table, &mut Rng::new(77, number));
        held.extend(deck.main.iter().copied());
        for policy in policies(&deck) {
            let mut goldfish = sample(&table, &deck, policy.clone(), 10);
            for game in 0..3 {
                let trace = goldfish.play(number, game);
                hold(60, false, trace, 10).unwrap_or_else(|wrong| {
                    panic!("deck {number}, {}, game {game}: {wrong}", policy.id())
                });
                let turns = trace.turns().iter();
                played.extend(turns.flat_map(|turn| turn.played.cards()));
            }
        }
    }
    let name = |card: &CardId| table.card(*card).name.as_str();
    let never = held.difference(&played).map(name);
    let missed: Vec<&str> = never.filter(|name| !IDLE.contains(name)).collect();
    assert_eq!(missed, [""; 0], "cards that are never played");
}

/// Cards that have nothing to do where nobody answers and no enemy stands on the field: they need an
/// effect on the stack or another player's Aliado, or seem to bring no more than they cost.
const IDLE: [&str; 14] = [
    "Rede de Arrasto",
    "Rifa da Quermesse",
    "Sete Palmos de Chão",
    "Remanso Teimoso",
    "Eco na Gruta",
    "Vento Virado",
    "Conta de Mentiroso",
    "Derrubada do Mourão",
    "Duelo de Facão",
    "Estrada Sem Volta",
    "Paga da Encruzilhada",
    "Baile dos Mascarados",
    "Bilhete Trocado",
    "Coleira de Prata",
];

/// Each check can fire.
#[test]
fn a_trace_that_does_not_add_up_is_noticed() {
    let table = kit::table(&[[1, 1, 0, 0]]);
    let trace = kit::play(&table, &[0; 40], kit::options(&table, 6));
    assert_eq!(check(40, true, trace.turns(), trace.end), Ok(()));
    let noticed = |what: &str, change: &dyn Fn(&mut Turn)| {
        let mut turns = trace.turns().to_vec();
        change(&mut turns[5]);
        let wrong = check(40, true, &turns, trace.end).unwrap_err();
        assert!(wrong.contains(what), "{what}: {wrong}");
    };
    noticed("resources", &|turn| turn.wasted += 1);
    noticed("bases", &|turn| turn.bases = 6);
    noticed("cards", &|turn| turn.field += 1);
    noticed("hand limit", &|turn| {
        // Six cards were drawn; here they are still in the hand.
        turn.hand = turn.drawn;
        turn.field -= turn.hand.count();
    });
    noticed("drawn", &|turn| {
        turn.deck -= 1;
        turn.discard += 1;
    });
    noticed("hand", &|turn| {
        turn.discarded = turn.drawn;
    });
    noticed("plain", &|turn| {
        turn.on_abilities += 1;
        turn.resources += 1;
    });
    let how = How::DeckOut;
    let early = Some(End { turn: 2, how });
    assert!(check(40, true, trace.turns(), early).is_err());
    let how = How::Offence;
    let unearned = Some(End { turn: 6, how });
    assert!(check(40, true, trace.turns(), unearned).is_err());
}
