//! What is told of each card: sample texts of every kind, and a look at real games.

use fabulario_engine::Lang;
use fabulario_engine::fabula::ability::{Script, What};
use fabulario_engine::fabula::{CardId, Deck, Table};
use fabulario_engine::goldfish::{Coverage, Gap, Opponent, Policy};
use serde_json::{Value, json};

use super::determinism;
use crate::fabula::samples;

/// An Aliado with these abilities.
fn ally(abilities: &Value) -> Value {
    json!({"name": "a", "kind": "aliado", "cost": 1, "vida": 1, "ofensiva": 1, "influencia": 1,
        "abilities": abilities})
}

/// A Manobra with this text.
fn trick(effect: &Value) -> Value {
    json!({"name": "a", "kind": "manobra", "cost": 1, "effect": effect})
}

/// What is told of a card, against nobody and against a blocker.
fn gaps(card: &Value) -> [Vec<(u8, Gap)>; 2] {
    let guard = json!({"name": "guarda", "kind": "aliado", "cost": 2, "vida": 1, "ofensiva": 1, "influencia": 1});
    let cards = json!([card, {"name": "base", "kind": "base"}, guard]);
    let table = Table::read(&cards).unwrap_or_else(|wrong| panic!("{wrong:#?}"));
    let bases = [table.find("base").unwrap(); 5];
    let main = vec![CardId(0); 40];
    let deck = Deck { main, bases };
    let ally = table.find("guarda").unwrap();
    [Opponent::Inert(bases), Opponent::Blocker { bases, ally }]
        .map(|opponent| Coverage::of(&table, &deck, &opponent).cards[0].gaps.clone())
}

fn effect(effect: &Value) -> Value {
    json!({"sentences": [{"effects": [effect]}]})
}

fn aimed(filter: &Value, at: &Value) -> Value {
    json!({"targets": [{"what": {"permanent": {"filter": filter}}}],
        "sentences": [{"effects": [at]}]})
}

/// The same told of both opponents.
fn both(card: &Value, gaps_told: &[(u8, Gap)]) {
    assert_eq!(gaps(card), [gaps_told, gaps_told], "{card}");
}

/// Told of an opponent without cards, and not of one that blocks.
fn inert_only(card: &Value, gap: Gap) {
    assert_eq!(gaps(card), [vec![(0, gap)], vec![]], "{card}");
}

#[test]
fn what_needs_nobody_is_modelled_fully() {
    both(&ally(&json!([])), &[]);
    both(
        &ally(&json!([{"triggered": {"trigger": "enters", "effect": effect(&json!("draw"))}}])),
        &[],
    );
    both(
        &ally(&json!([{"passive": {"does": {"generate": {"amount": 1}}}}])),
        &[],
    );
    let turn = json!({"resources": 1, "turn": true});
    both(
        &ally(&json!([{"activated": {"cost": turn, "effect": effect(&json!("draw"))}}])),
        &[],
    );
    let own = json!({"kinds": ["aliado"], "whose": "you"});
    let boost = json!({"modify": {"what": "target", "stat": "ofensiva", "amount": 2}});
    both(&trick(&aimed(&own, &boost)), &[]);
    let base = json!({"kinds": ["base"], "whose": "opponents"});
    let blow = json!({"damage": {"to": "target", "amount": 2}});
    both(&trick(&aimed(&base, &blow)), &[]);
}

#[test]
fn what_is_for_an_opponents_allies_needs_some() {
    let theirs = json!({"kinds": ["aliado"], "whose": "opponents"});
    let blow = json!({"damage": {"to": "target", "amount": 2}});
    inert_only(&trick(&aimed(&theirs, &blow)), Gap::Opponent);
    // Any Aliado: there are only the own ones, and nobody hurts those.
    let any = json!({"kinds": ["aliado"]});
    inert_only(
        &trick(&aimed(&any, &json!({"destroy": {"what": "target"}}))),
        Gap::Opponent,
    );
    inert_only(
        &trick(&effect(&json!({"discard": {"who": "opponents"}}))),
        Gap::Opponent,
    );
    let weaker = json!({"modify": {"of": theirs, "stat": "ofensiva", "amount": -1}});
    inert_only(
        &ally(&json!([{"passive": {"does": weaker}}])),
        Gap::Opponent,
    );
    let count = json!({"draw": {"amount": {"count": {"of": theirs}}}});
    inert_only(&trick(&effect(&count)), Gap::Opponent);
    let exists = json!([{"triggered": {"trigger": "enters", "when": {"exists": {"what": theirs}},
        "effect": effect(&json!("draw"))}}]);
    inert_only(&ally(&exists), Gap::Opponent);
}

#[test]
fn a_modification_that_only_harms_finds_no_host() {
    let card = |amount: i16| {
        json!({"name": "a", "kind": "modificacao", "cost": 1, "attach": 1, "abilities": [
            {"passive": {"does": {"modify": {"of": {"host": true}, "stat": "ofensiva", "amount": amount}}}}]})
    };
    both(&card(1), &[]);
    inert_only(&card(-1), Gap::Opponent);
}

/// Whether a card is dead in a deck with a permanent that answers to something, against nobody.
fn is_dead(card: &Value, trigger: &Value) -> bool {
    let mut listener =
        ally(&json!([{"triggered": {"trigger": trigger, "effect": effect(&json!("draw"))}}]));
    listener["name"] = json!("ouvinte");
    let cards = json!([card, listener, {"name": "base", "kind": "base"}]);
    let table = Table::read(&cards).unwrap_or_else(|wrong| panic!("{wrong:#?}"));
    let bases = [table.find("base").unwrap(); 5];
    let main = [[CardId(0); 20], [CardId(1); 20]].concat();
    let coverage = Coverage::of(&table, &Deck { main, bases }, &Opponent::Inert(bases));
    coverage.dead().any(|it| it.card == CardId(0))
}

#[test]
fn what_only_moves_an_own_card_is_dead_unless_somebody_answers_to_that() {
    let any_ally = json!({"kinds": ["aliado"]});
    let back = |to: &str| {
        trick(&aimed(
            &any_ally,
            &json!({"move": {"what": "target", "to": to}}),
        ))
    };
    let kill = trick(&aimed(&any_ally, &json!({"destroy": {"what": "target"}})));
    let of = |side: &str| json!({"what": {"kinds": ["aliado"], "whose": side}});
    let manobra = |side: &str| json!({"what": {"kinds": ["manobra"], "whose": side}});
    for (trigger, answers_to_return, answers_to_death) in [
        (json!("enters"), false, false),
        (json!({"dies": of("you")}), false, true),
        (json!({"destroyed": of("any")}), false, true),
        (json!({"sacrificed": of("you")}), false, true),
        (json!({"dies": of("opponents")}), false, false),
        (json!({"leaves": of("you")}), true, true),
        (json!({"leaves": of("opponents")}), false, false),
        (json!({"played": manobra("you")}), true, true),
        (json!({"played": manobra("opponents")}), false, false),
        (json!({"played": of("you")}), false, false),
    ] {
        let dead = (is_dead(&back("mao"), &trigger), is_dead(&kill, &trigger));
        assert_eq!(dead, (!answers_to_return, !answers_to_death), "{trigger}");
        // To the pile of the dead, or with another order of the deck: more than a move.
        for to in ["descarte", "baralho"] {
            assert_eq!(
                is_dead(&back(to), &trigger),
                !answers_to_death,
                "{to} {trigger}"
            );
        }
    }
}

#[test]
fn a_text_without_use_is_played_for_whoever_answers_to_plays() {
    let discard = trick(&effect(&json!({"discard": {"who": "opponents"}})));
    let theirs = json!({"kinds": ["aliado"], "whose": "opponents"});
    let aimless = trick(&aimed(&theirs, &json!({"destroy": {"what": "target"}})));
    let plays = json!({"played": {"what": {"whose": "you"}}});
    assert!(is_dead(&discard, &json!("dies")) && !is_dead(&discard, &plays));
    assert!(is_dead(&aimless, &plays), "it cannot be played at all");
}

#[test]
fn answers_are_never_given() {
    let cancel = json!({"targets": [{"what": "effect"}],
        "sentences": [{"effects": [{"cancel": {"what": "target"}}]}]});
    both(&trick(&cancel), &[(0, Gap::Answer)]);
}

#[test]
fn moments_outside_of_the_own_acao() {
    let any_time = json!([{"passive": {"does": {"allow": {"deed": "at_any_time"}}}}]);
    both(&ally(&any_time), &[(0, Gap::Moment)]);
    let later = json!([{"activated": {"cost": {"turn": true}, "when": {"during": {"part": "final"}},
        "effect": effect(&json!("draw"))}}]);
    both(&ally(&later), &[(0, Gap::Moment)]);
    let face_down = json!([{"passive": {"does": {"allow": {"deed": "play_face_down"}}}}]);
    both(&ally(&face_down), &[(0, Gap::FaceDown)]);
}

#[test]
fn shields_against_nobody() {
    let shield = |deed: &str| ally(&json!([{"passive": {"does": {"forbid": {"deed": deed}}}}]));
    both(&shield("be_targeted"), &[(0, Gap::Defence)]);
    inert_only(&shield("be_destroyed"), Gap::Defence);
    let wall = json!({"kinds": ["base"], "whose": "you"});
    let repair = json!({"gain_resistance": {"what": "target", "amount": 2}});
    both(&trick(&aimed(&wall, &repair)), &[(0, Gap::Defence)]);
}

#[test]
fn events_that_never_come() {
    let on = |trigger: Value| {
        ally(&json!([{"triggered": {"trigger": trigger, "effect": effect(&json!("draw"))}}]))
    };
    both(&on(json!("blocks")), &[(0, Gap::Event)]);
    inert_only(&on(json!("dies")), Gap::Loss);
    inert_only(
        &on(json!({"turn_begins": {"whose": "opponents"}})),
        Gap::Event,
    );
    both(
        &on(json!({"exposed": {"whose": "you"}})),
        &[(0, Gap::Event)],
    );
    both(&on(json!({"exposed": {"whose": "opponents"}})), &[]);
    both(&on(json!("attacks")), &[]);
}

#[test]
fn what_never_ends_is_left_alone() {
    let ability = |cost: Value| {
        ally(&json!([{"activated": {"cost": cost, "effect": effect(&json!("draw"))}}]))
    };
    both(&ability(json!(1)), &[(0, Gap::Endless)]);
    both(&ability(json!({"resources": 1, "discard": {}})), &[]);
}

/// The second ability, and what a Ficha could do.
#[test]
fn abilities_are_told_by_their_number() {
    let ficha = json!({"name": "f", "kind": "ficha", "of": "aliado", "vida": 1, "ofensiva": 1, "influencia": 1,
        "abilities": [{"passive": {"does": {"forbid": {"deed": "be_targeted"}}}}]});
    let card = ally(&json!([
        {"triggered": {"trigger": "enters", "effect": effect(&json!("draw"))}},
        {"triggered": {"trigger": "enters", "effect": effect(&json!({"create": {"ficha": ficha}}))}},
    ]));
    both(&card, &[(1, Gap::Defence)]);
}

#[test]
fn the_line_counts_copies_and_bases() {
    let table = Table::read(&json!([
        {"name": "liso", "kind": "aliado", "cost": 1, "vida": 1, "ofensiva": 1, "influencia": 1},
        {"name": "não", "kind": "manobra", "cost": 1, "effect": {"targets": [{"what": "effect"}],
            "sentences": [{"effects": [{"cancel": {"what": "target"}}]}]}},
        {"name": "base", "kind": "base"},
    ]))
    .unwrap();
    let main = [vec![CardId(1); 3], vec![CardId(0); 37]].concat();
    let bases = [CardId(2); 5];
    let coverage = Coverage::of(&table, &Deck { main, bases }, &Opponent::Inert(bases));
    assert_eq!((coverage.full(), coverage.full_bases()), ((37, 40), (5, 5)));
    let line = coverage.line();
    assert_eq!(
        line.get(Lang::En),
        "37 of 40 cards modelled fully, 3 in part; bases: 5 of 5 fully. 3 copies do nothing against this opponent and only take room: in a real game the deck can do more."
    );
    assert_eq!(
        line.get(Lang::Pt),
        "37 de 40 cartas modeladas por inteiro, 3 em parte; bases: 5 de 5 por inteiro. 3 cópias não fazem nada contra este oponente e só ocupam lugar: num jogo de verdade o baralho pode mais."
    );
    let ids: Vec<(u16, &str)> = coverage
        .cards
        .iter()
        .map(|it| (it.copies, it.id()))
        .collect();
    assert_eq!(ids, [(37, "plain"), (3, "part")]);
}

/// Whether a Manobra has no mode without an effect that it must point at.
fn must_answer(table: &Table, card: CardId) -> bool {
    let Some(script) = &table.card(card).effect else {
        return false;
    };
    let points = |script: &Script| {
        let mut targets = script.targets.iter();
        targets.any(|spec| spec.min > 0 && matches!(spec.what, What::Effect { .. }))
    };
    if script.modes.is_empty() {
        points(script)
    } else {
        script.modes.iter().all(points)
    }
}

/// In real games: a card that must point at an effect is never seen among those that are played.
#[test]
fn what_is_only_an_answer_is_never_played() {
    let table = samples::table();
    let mut answers = 0;
    for deck in &samples::decks(&table) {
        let bases = [table.find("Clareira da Mata").unwrap(); 5];
        let coverage = Coverage::of(&table, deck, &Opponent::Inert(bases));
        let cards = coverage.cards.iter();
        let only: Vec<CardId> = cards
            .filter(|it| it.gaps.contains(&(0, Gap::Answer)) && must_answer(&table, it.card))
            .map(|it| it.card)
            .collect();
        answers += only.len();
        let mut goldfish = determinism::sample(&table, deck, Policy::CheapestFirst, 10);
        for game in 0..30 {
            let trace = goldfish.play(4, game);
            let mut played = trace.turns().iter().flat_map(|turn| turn.played.cards());
            assert!(!played.any(|card| only.contains(card)));
        }
    }
    assert!(answers > 0, "there are such cards");
}

#[test]
fn every_gap_has_a_name_and_a_sentence_in_both_languages() {
    let mut ids: Vec<&str> = Gap::ALL.iter().map(|gap| gap.id()).collect();
    for gap in Gap::ALL {
        let text = gap.text();
        assert!(text.get(Lang::Pt).ends_with('.') && text.get(Lang::En).ends_with('.'));
        assert_ne!(text.get(Lang::Pt), text.get(Lang::En));
    }
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), Gap::ALL.len());
}
