//! The opponent that blocks: games worked out by hand, and nothing left to chance on its side.

use fabulario_engine::Lang;
use fabulario_engine::fabula::{CardId, PlayRules, Table};
use fabulario_engine::goldfish::{Goldfish, GoldfishError, Opponent, Options, Policy, Trace};

use super::determinism;
use super::kit::{self, Ally};
use crate::fabula::samples;

/// The deck plays card 0; card 1 blocks.
fn against(cards: [Ally; 2], first: bool, policy: Policy, turns: u8) -> Trace {
    let table = kit::table(&cards);
    let options = Options {
        first,
        policy,
        opponent: Opponent::Blocker {
            bases: [kit::base(&table); 5],
            ally: CardId(1),
        },
        ..kit::options(&table, turns)
    };
    kit::play(&table, &[0; 40], options)
}

const ATTACKER: Ally = [1, 1, 2, 0];
const GUARD: Ally = [2, 3, 1, 2];

/// Damage, bases taken, own cards in play and own cards discarded, turn by turn.
fn told(trace: &Trace) -> Vec<[u16; 4]> {
    let of = |turn: &fabulario_engine::goldfish::Turn| {
        [turn.damage, turn.bases, turn.field, turn.discard]
    };
    trace.turns().iter().map(of).collect()
}

/// The deck begins. Turn 2: two attackers, nobody blocks yet, 4 of 5. Turn 3: one goes for the base with 1 left, three
/// go for another one; a guard stops and kills the first, the other base falls. Turn 4: what is left of eight resources
/// restores two, so one, three and three go for three bases; two guards stop and kill one of the first and one of the
/// second, the third base falls.
#[test]
fn fab_1_22_4_guards_come_one_by_one_and_stop_one_attacker_each() {
    let trace = against([ATTACKER, GUARD], true, Policy::BestSpend, 4);
    assert_eq!(
        told(&trace),
        [[0, 0, 2, 0], [4, 0, 6, 0], [5, 1, 11, 1], [9, 2, 15, 3]]
    );
}

/// The other side begins: its first guard is there before the first attack.
#[test]
fn whoever_comes_second_meets_a_guard_a_turn_earlier() {
    let trace = against([ATTACKER, GUARD], false, Policy::BestSpend, 2);
    assert_eq!(told(&trace), [[0, 0, 2, 0], [2, 0, 5, 1]]);
    assert_eq!(trace.turns()[0].drawn.count(), 1, "FAB 1.4.5");
}

/// A guard that is too dear for four resources comes a turn later, with six.
#[test]
fn a_guard_comes_when_it_can_be_paid() {
    let trace = against([ATTACKER, [5, 3, 1, 2]], true, Policy::BestSpend, 3);
    assert_eq!(told(&trace)[2], [6, 2, 12, 0]);
}

/// Three influencers of 3 against 5: one guard of 4 holds the base, one of 3 does not, and stays.
#[test]
fn fab_1_22_5a_a_guard_blocks_an_influence_only_if_that_holds_the_base() {
    let envoy = [2, 1, 0, 3];
    let third = |guard: Ally| {
        let trace = against([envoy, guard], true, Policy::InfluenceFirst, 3);
        (trace.turns()[2].influence, trace.turns()[2].bases)
    };
    assert_eq!(third([2, 9, 0, 4]), (9, 0));
    assert_eq!(third([2, 9, 0, 3]), (9, 1));
}

fn sample_blocker<'t>(
    table: &'t Table,
    deck: &fabulario_engine::fabula::Deck,
    policy: Policy,
    turns: u8,
) -> Goldfish<'t> {
    let mut options = determinism::options(table, deck, policy, turns);
    let Opponent::Inert(bases) = options.opponent else {
        panic!("another opponent");
    };
    let ally = deck.main.iter().copied().find(|card| {
        table.card(*card).kind == fabulario_engine::fabula::CardType::Aliado
            && table.entry(*card).cost == 2
    });
    let ally = ally.unwrap_or(deck.main[0]);
    options.opponent = Opponent::Blocker { bases, ally };
    Goldfish::new(table, PlayRules::default(), deck, options).unwrap()
}

/// Both opponents see the same opening hands and first draws: the blocker takes no chance.
#[test]
fn the_blocker_changes_no_draw() {
    let table = samples::table();
    for deck in &samples::decks(&table) {
        for turns in [8, 9] {
            let mut inert = determinism::sample(&table, deck, Policy::BestSpend, turns);
            let mut blocker = sample_blocker(&table, deck, Policy::BestSpend, turns);
            for game in 0..20 {
                let (one, two) = (*inert.play(7, game), *blocker.play(7, game));
                assert_eq!((one.opening, one.kept), (two.opening, two.kept));
                assert_eq!(one.turns()[0].drawn, two.turns()[0].drawn);
            }
        }
    }
}

/// Every card is somewhere and every resource too, whatever the sample cards do to each other.
#[test]
fn games_against_the_blocker_add_up() {
    let table = samples::table();
    let mut differ = 0;
    for deck in &samples::decks(&table) {
        for policy in determinism::policies(deck) {
            let mut inert = determinism::sample(&table, deck, policy.clone(), 8);
            let mut blocker = sample_blocker(&table, deck, policy, 8);
            for game in 0..crate::length::many(20, 4) {
                let trace = *blocker.play(3, game);
                let over = trace.end.is_some();
                differ += u32::from(inert.play(3, game) != &trace);
                let turns = trace.turns().len() - usize::from(over);
                for turn in &trace.turns()[..turns] {
                    let cards = turn.hand.count() + turn.field + turn.deck;
                    let cards = usize::from(cards + turn.discard + turn.exile);
                    assert_eq!(cards, deck.main.len(), "game {game}: {turn:?}");
                    let spent = turn.on_cards + turn.on_restoring + turn.on_abilities;
                    assert_eq!(turn.resources, spent + turn.wasted, "game {game}");
                }
            }
        }
    }
    assert!(differ > 50, "blockers matter: {differ}");
}

#[test]
fn a_game_against_the_blocker_is_the_same_again() {
    let table = samples::table();
    let deck = &samples::decks(&table)[1];
    let mut kept = sample_blocker(&table, deck, Policy::BestSpend, 8);
    for game in 0..5 {
        let trace = *kept.play(5, game);
        let alone = *sample_blocker(&table, deck, Policy::BestSpend, 8).play(5, game);
        assert_eq!(trace, alone);
    }
}

#[test]
fn only_an_aliado_blocks() {
    let table = kit::table(&[ATTACKER]);
    let base = kit::base(&table);
    let mut options = kit::options(&table, 3);
    options.opponent = Opponent::Blocker {
        bases: [base; 5],
        ally: base,
    };
    let deck = kit::deck(&table, &[0; 40]);
    let wrong = Goldfish::new(&table, PlayRules::default(), &deck, options).err();
    assert_eq!(wrong, Some(GoldfishError::Blocker("base".to_owned())));
}

#[test]
fn every_opponent_has_a_name_and_words_in_both_languages() {
    let bases = [CardId(0); 5];
    let ally = CardId(0);
    let all = [Opponent::Inert(bases), Opponent::Blocker { bases, ally }];
    assert_eq!(all.map(|it| it.id()), ["inert", "blocker"]);
    for opponent in all {
        let text = opponent.text();
        assert!(text.get(Lang::Pt).ends_with('.') && text.get(Lang::En).ends_with('.'));
        assert_ne!(text.get(Lang::Pt), text.get(Lang::En));
    }
}
