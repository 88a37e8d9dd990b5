//! What the policies make of small decks, worked out by hand.

use fabulario_engine::Lang;
use fabulario_engine::goldfish::multiversity::{
    End, Gap, Goldfish, GoldfishError, Mulligan, Options, Policy, Trace, gaps,
};
use fabulario_engine::multiversity::{Deck, How, PlayRules};
use fabulario_engine::pile::{Kinds, Rest};

use super::kit::{card, deck, goldfish, kind, options, rules};

fn names(deck: &Deck, cards: &Kinds) -> String {
    let names = cards.cards().iter();
    let names: Vec<&str> = names
        .map(|kind| deck.card(*kind).unwrap().name.as_str())
        .collect();
    names.join(" ")
}

/// A game in which the whole deck is the opening hand.
fn known(deck: &Deck, policy: Policy, turns: u8) -> Trace {
    let rules = PlayRules {
        opening_hand: u16::try_from(deck.len()).unwrap(),
        stones: 0,
        first_draw: 0,
        draw: 0,
        ..rules("mvc-2022")
    };
    let options = Options {
        policy,
        ..options(turns)
    };
    *Goldfish::new(deck, rules, &options).unwrap().play(1, 0)
}

/// Four energies: the attack for 3 is the most expensive that is paid, so its character leads; the one left pays the
/// Sidekick.
#[test]
fn attack_leads_with_what_it_can_pay() {
    let deck = deck(&[
        ("c-a1", 1),
        ("c-a3", 1),
        ("c-a6", 1),
        ("c-a2-s1", 1),
        ("e", 4),
    ]);
    let trace = known(&deck, Policy::Attack, 2);
    let [first, second] = trace.turns() else {
        panic!()
    };
    assert_eq!(names(&deck, &first.played), "c-a3 c-a2-s1 c-a1 c-a6");
    assert_eq!((first.characters, first.energy), (4, 4));
    assert_eq!(first.payable, [0, 0, 1, 1, 0]);
    assert!(!first.attack, "no combat on the first turn");
    assert!(second.attack);
    let paid: Vec<(String, u8)> = first
        .fresh
        .iter()
        .map(|it| (deck.card(it.kind).unwrap().name.clone(), it.action))
        .collect();
    assert_eq!(paid, [("c-a2-s1".to_owned(), 1), ("c-a3".to_owned(), 0)]);
    assert!(second.fresh.is_empty());
}

/// The same hand spread: the cheapest attack leads, and both cheap actions are paid before anything else.
#[test]
fn a_brick_cannot_attack_on_turns_two_and_three() {
    let brick = |character: &str| {
        let deck = deck(&[(character, 4), ("e", 8)]);
        known(&deck, Policy::Attack, 3).is_brick()
    };
    assert!(!brick("c-a1"));
    assert!(brick("c-a9"), "nobody pays for that by then");
}

#[test]
fn spread_pays_what_lacks_least() {
    let deck = deck(&[
        ("c-a1", 1),
        ("c-a3", 1),
        ("c-a6", 1),
        ("c-a2-s1", 1),
        ("e", 2),
    ]);
    let trace = known(&deck, Policy::Spread, 1);
    let first = trace.turns()[0];
    assert_eq!(names(&deck, &first.played), "c-a1 c-a2-s1 c-a3 c-a6");
    assert_eq!(first.payable, [0, 0, 1, 1, 0]);
    // The first turn has no combat to attack in. MVC-C13
    assert_eq!(first.usable, [0, 0, 1, 0, 0]);
    let trace = known(&deck, Policy::Attack, 1);
    let first = trace.turns()[0];
    assert_eq!(names(&deck, &first.played), "c-a2-s1 c-a1 c-a3 c-a6");
    assert_eq!(first.payable[3], 1);
}

#[test]
fn a_list_comes_first_and_leads() {
    let deck = deck(&[("c-a1", 2), ("c-a3", 1), ("c-a6", 1), ("c-a9", 1), ("e", 2)]);
    let list = vec![kind(&deck, "c-a9"), kind(&deck, "c-a6")];
    let trace = known(&deck, Policy::Priority(list), 1);
    let played = names(&deck, &trace.turns()[0].played);
    assert_eq!(played, "c-a9 c-a6 c-a1 c-a1");
}

/// The smallest energy that is enough goes there, a larger one only if none is enough.
#[test]
fn energies_are_not_wasted() {
    let deck = deck(&[("c-a3", 1), ("e", 1), ("e3", 1), ("e5", 1)]);
    let first = known(&deck, Policy::Attack, 1).turns()[0];
    assert_eq!(names(&deck, &first.attached), "e3 e e5");
    let deck = super::kit::deck(&[("c-a4", 1), ("e", 1), ("e3", 1)]);
    let first = known(&deck, Policy::Attack, 1).turns()[0];
    assert_eq!(
        (names(&deck, &first.attached).as_str(), first.energy),
        ("e3 e", 4)
    );
}

/// One energy a turn: an attack for 3 that begins with none is paid on turn 4.
#[test]
fn one_energy_a_turn_pays_later() {
    let deck = deck(&[("c-a1", 30), ("e", 30)]);
    let mut goldfish = goldfish(&deck, "mvc-2022", &options(3));
    let trace = goldfish.play(1, 0);
    assert_eq!(trace.first(|turn| turn.attack), Some(2), "the first combat");
    let attached: Vec<u16> = trace.turns()[1..]
        .iter()
        .map(|turn| turn.attached.count())
        .collect();
    assert!(attached.iter().all(|n| *n <= 1));
}

/// Nobody in the team can be paid, the leader cannot attack: whoever can takes the lead on the next turn.
#[test]
fn whoever_can_attack_takes_the_lead() {
    let deck = deck(&[("c-l0", 1), ("c-a0-s9", 1)]);
    let list = vec![kind(&deck, "c-l0")];
    let trace = known(&deck, Policy::Priority(list), 2);
    let played = names(&deck, &trace.turns()[0].played);
    assert_eq!(played, "c-l0 c-a0-s9");
    assert!(trace.turns()[1].attack);
}

/// A leader without an attack: the energies go to whoever of the team has one, which leads from the next turn on.
#[test]
fn whoever_could_attack_gets_the_energies() {
    let deck = deck(&[("c-l3", 1), ("c-a2-s1", 1), ("e", 2)]);
    for policy in [Policy::Attack, Policy::Spread] {
        let trace = known(&deck, policy, 2);
        assert_eq!(trace.turns()[0].payable[3], 1);
        assert!(trace.turns()[1].attack);
    }
    let list = vec![kind(&deck, "c-l3")];
    let trace = known(&deck, Policy::Priority(list), 2);
    assert_eq!(names(&deck, &trace.turns()[0].played), "c-l3 c-a2-s1");
    assert_eq!(trace.turns()[0].payable[3], 1);
    assert!(trace.turns()[1].attack);
}

/// The limit takes characters that find no place, then items; energies stay. MVC-C11
#[test]
fn mvc_c11_the_limit_takes_what_helps_least() {
    let deck = deck(&[("c-a1", 4), ("c-a2", 4), ("c-a5", 3), ("e", 3)]);
    let trace = known(&deck, Policy::Attack, 2);
    let [first, second] = trace.turns() else {
        panic!()
    };
    assert_eq!((first.hand.count(), first.characters), (7, 4));
    assert_eq!(second.discarded.count(), 2);
    assert_eq!(second.hand.count(), 5);
    assert_eq!(names(&deck, &second.discarded), "c-a5 c-a5");
}

#[test]
fn mvc_c16_a_hand_without_characters_ends_the_game() {
    let deck = deck(&[("e", 60)]);
    for edition in ["mvc-2022", "mvc-2026"] {
        let mut goldfish = goldfish(&deck, edition, &options(5));
        let trace = *goldfish.play(1, 0);
        let how = How::NoCharacters;
        assert_eq!(trace.end, Some(End { turn: 1, how }), "{edition}");
        assert_eq!(
            (trace.turns().len(), trace.mulligans),
            (1, 0),
            "no hand is better"
        );
        let lines = trace.lines(&deck, Lang::Pt);
        let last = "Fim no turno 1: derrota, nenhum personagem em jogo (MVC-C16).";
        assert_eq!(lines.last().unwrap(), last);
    }
}

/// 44 cards after the opening hand: two on turn 1, one on each of the others, and on turn 44 there is none.
#[test]
fn mvc_c15_a_deck_of_sixty_lasts_forty_three_turns() {
    let small = deck(&[("c-a1", 20), ("e", 20)]);
    let mut goldfish = goldfish(&small, "mvc-2022", &options(40));
    let trace = *goldfish.play(1, 0);
    // 40 − 6 − 10 = 24: two on the first turn, then 22 turns.
    let how = How::DeckOut;
    assert_eq!(trace.end, Some(End { turn: 24, how }));
    let lines = trace.lines(&small, Lang::En);
    assert_eq!(
        lines.last().unwrap(),
        "End on turn 24: defeat, the deck ran out (MVC-C15)."
    );
}

/// Wanted hands: shuffled back until there are enough, or the hand is small enough.
#[test]
fn mvc_2026_a_wanted_hand() {
    let deck = deck(&[("c-a1", 6), ("e", 54)]);
    let wanted = |characters, smallest| {
        let mulligan = Mulligan::Wanted {
            characters,
            energies: 1,
            smallest,
        };
        Options {
            mulligan,
            ..options(1)
        }
    };
    let mut goldfish = goldfish(&deck, "mvc-2026", &wanted(7, 6));
    for game in 0..20 {
        let trace = goldfish.open(1, game);
        assert_eq!(trace.kept.count(), 6, "no hand has seven");
        assert!(trace.mulligans >= 4);
    }
    let mut goldfish = super::kit::goldfish(&deck, "mvc-2026", &wanted(2, 4));
    for game in 0..50 {
        let trace = goldfish.open(1, game);
        let characters = trace.kept.cards().iter();
        let one = kind(&deck, "c-a1");
        let characters = characters.filter(|it| **it == one).count();
        assert!(characters >= 2 || trace.kept.count() == 4);
    }
}

#[test]
fn turns_beyond_the_cap_are_refused() {
    let deck = deck(&[("e", 60)]);
    for turns in [0, 41] {
        let made = Goldfish::new(&deck, rules("mvc-2022"), &options(turns));
        assert_eq!(made.err(), Some(GoldfishError::Turns(turns)));
    }
}

#[test]
fn what_is_not_played_is_said() {
    assert_eq!(gaps(&card("c-a1")), []);
    assert_eq!((gaps(&card("e")), gaps(&card("p"))), (vec![], vec![]));
    let mut worded = card("i1");
    worded.text = Some("Compre 1 carta.".to_owned());
    assert_eq!(gaps(&worded), [Gap::Unknown]);
    worded.rest = Rest::Helps;
    assert_eq!(gaps(&worded), [Gap::Effect]);
    let mut worded = card("c-a1");
    worded.actions[0].text = Some("Cause 2 pontos de dano.".to_owned());
    assert_eq!(gaps(&worded), [Gap::UnknownActions]);
    worded.rest = Rest::Helps;
    assert_eq!(gaps(&worded), [Gap::Actions]);
    assert_ne!(Gap::Actions.text().pt, Gap::Actions.text().en);
}

#[test]
fn policies_have_names_and_words() {
    for policy in [Policy::Attack, Policy::Spread, Policy::Priority(Vec::new())] {
        assert!(!policy.id().is_empty());
        assert_ne!(policy.text().pt, policy.text().en);
    }
    let wanted = Mulligan::Wanted {
        characters: 2,
        energies: 3,
        smallest: 7,
    };
    assert_eq!((Mulligan::Forced.id(), wanted.id()), ("forced", "wanted"));
    assert!(
        wanted
            .text()
            .pt
            .contains("menos de 2 personagens ou de 3 energias")
    );
}
