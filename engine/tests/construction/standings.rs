//! What a format thinks of a single card: it agrees with the judge of whole decks.

use fabulario_engine::deck::{CardNo, Code, Judge, Pool, Printed, Rules, Status};
use fabulario_engine::{apoteose, dominions, fabula, multiversity};
use serde_json::{Value, json};

use super::kit::*;

/// Status, copies and codes of the first card.
fn standing<C: Printed + serde::de::DeserializeOwned>(
    card: Value,
    format_id: &str,
    changes: Value,
    on: &str,
) -> (Status, Option<u32>, Vec<Code>) {
    let pool = Pool::new(vec![serde_json::from_value::<C>(card).unwrap()]).unwrap();
    let changes: Vec<fabulario_engine::format::Change> = serde_json::from_value(changes).unwrap();
    let rules = Rules::of(format(format_id), &changes, day(on));
    let standing = Judge::new(&rules, &pool).standing(CardNo(0));
    let codes = standing.reasons.iter().map(|it| it.code).collect();
    (standing.status, standing.copies, codes)
}

fn saci(rarity: &str) -> Value {
    json!({"id": "saci", "name": "Saci", "type": "aliado", "colours": ["verde"], "rarity": rarity, "sets": ["A"]})
}

fn of_saci(changes: Value) -> (Status, Option<u32>, Vec<Code>) {
    standing::<fabula::Face>(saci("comum"), "fab-padrao", changes, TODAY)
}

/// FAB-D7 to FAB-D9: copies by rarity; a colourless or coloured card alone breaks no rule of identity.
#[test]
fn a_card_of_fabula_is_legal_as_often_as_its_rarity_lets_it() {
    for (rarity, copies) in [("comum", 3), ("rara", 2), ("lendaria", 1)] {
        let found = standing::<fabula::Face>(saci(rarity), "fab-padrao", json!([]), TODAY);
        assert_eq!(found, (Status::Legal, Some(copies), vec![]));
    }
    let base = json!({"id": "b", "name": "Clareira", "type": "base", "colours": ["verde"], "rarity": "comum"});
    let found = standing::<fabula::Face>(base, "fab-padrao", json!([]), TODAY);
    assert_eq!((found.0, found.2), (Status::Legal, vec![]));
}

/// FAB-D15: a ficha is in no deck.
#[test]
fn fab_d15_a_ficha_is_not_legal() {
    let ficha = json!({"id": "f", "name": "Vizinho", "type": "ficha"});
    let found = standing::<fabula::Face>(ficha, "fab-padrao", json!([]), TODAY);
    assert_eq!(found, (Status::NotLegal, Some(0), vec![Code::TokenInDeck]));
}

#[test]
fn decisions_about_a_card_are_told_from_their_day_on() {
    let ban = json!([{"from": "2026-12-01", "banned": ["saci"]}]);
    assert_eq!(of_saci(ban.clone()), (Status::Legal, Some(3), vec![]));
    let later = standing::<fabula::Face>(saci("comum"), "fab-padrao", ban, "2026-12-01");
    assert_eq!(later, (Status::Banned, Some(0), vec![Code::BannedCard]));
    let limit = json!([{"limited": [{"card": "saci", "max": 1}]}]);
    assert_eq!(
        of_saci(limit),
        (Status::Limited, Some(1), vec![Code::LimitedCard])
    );
    // A limit that the rules undercut limits nothing.
    let loose = json!([{"limited": [{"card": "saci", "max": 9}]}]);
    assert_eq!(of_saci(loose), (Status::Legal, Some(3), vec![]));
    let freed = json!([{"banned": ["saci"]}, {"freed": ["saci"]}]);
    assert_eq!(of_saci(freed), (Status::Legal, Some(3), vec![]));
}

/// FAB 2.8.4: a format may allow sets, or a pool of cards.
#[test]
fn sets_and_pools_decide() {
    assert_eq!(of_saci(json!([{"sets": ["A", "B"]}])).0, Status::Legal);
    let outside = (Status::NotLegal, Some(0), vec![Code::OutsideSets]);
    assert_eq!(of_saci(json!([{"sets": ["B"]}])), outside);
    let none = (Status::NotLegal, Some(0), vec![Code::OutsidePool]);
    assert_eq!(
        of_saci(json!([{"pool": [{"card": "boto", "max": 3}]}])),
        none
    );
    let one = (Status::Limited, Some(1), vec![Code::OutsidePool]);
    assert_eq!(
        of_saci(json!([{"pool": [{"card": "saci", "max": 1}]}])),
        one
    );
}

/// DD-K2, DD-K3, DD-K4.
#[test]
fn cards_of_dominions() {
    let of = |card: Value| standing::<dominions::Card>(card, "dd-padrao", json!([]), TODAY);
    let unit = json!({"id": "u", "name": "Lanceiro", "type": "unidade"});
    assert_eq!(of(unit), (Status::Legal, Some(2), vec![]));
    let unique = json!({"id": "u", "name": "Lanceiro", "type": "unidade", "unique": true});
    assert_eq!(of(unique), (Status::Legal, Some(1), vec![]));
    let token = json!({"id": "t", "name": "Eco", "type": "token"});
    assert_eq!(
        of(token),
        (Status::NotLegal, Some(0), vec![Code::TokenInDeck])
    );
}

/// MVC-M4, MVC-M5, MVC-M9.
#[test]
fn cards_of_multiversity() {
    let of =
        |card: Value, format: &str| standing::<multiversity::Card>(card, format, json!([]), TODAY);
    let hero = json!({"id": "p", "name": "Barqueira", "type": "personagem", "legendary": true});
    assert_eq!(
        of(hero.clone(), "mvc-2022"),
        (Status::Legal, Some(4), vec![])
    );
    assert_eq!(of(hero, "mvc-2026"), (Status::Legal, Some(1), vec![]));
    let basic = json!({"id": "e", "name": "Brasa", "type": "energia", "energy": "basica"});
    assert_eq!(of(basic, "mvc-2022"), (Status::Legal, None, vec![]));
}

/// APO-H16 to APO-H18, APO-H20.
#[test]
fn cards_of_apoteose() {
    let of = |rarity: &str, more: Value, format: &str| {
        let mut card = json!({"id": "i", "name": "Lanterna", "type": "item", "rarity": rarity});
        card.as_object_mut()
            .unwrap()
            .extend(more.as_object().unwrap().clone());
        standing::<apoteose::Card>(card, format, json!([]), TODAY)
    };
    assert_eq!(
        of("rara", json!({}), "apo-lagvig"),
        (Status::Legal, Some(3), vec![])
    );
    assert_eq!(
        of("epica", json!({}), "apo-lagvig"),
        (Status::Legal, Some(1), vec![])
    );
    let forbidden = of("rara", json!({"sets": ["Proibida"]}), "apo-lagvig");
    assert_eq!(
        forbidden,
        (Status::NotLegal, Some(0), vec![Code::ForbiddenSet])
    );
    let marked = of("rara", json!({"formats": ["FieldBattle"]}), "apo-padrao");
    assert_eq!(
        marked,
        (Status::NotLegal, Some(0), vec![Code::MarkedForFormat])
    );
}

/// APO-H1, APO-H2, APO-H5, APO-H14: what a hero has once is there once, whatever its rarity allows.
#[test]
fn what_a_hero_has_once_is_allowed_once() {
    let cases = [
        json!({"id": "c", "name": "Casa", "type": "casa", "rarity": "comum", "level": 1}),
        json!({"id": "k", "name": "Classe", "type": "classe", "rarity": "comum", "level": 1, "path": 3}),
        json!({"id": "e", "name": "Ente", "type": "ente", "rarity": "comum", "level": 1}),
        json!({"id": "s", "name": "Summus", "type": "habilidade", "rarity": "comum", "level": 3, "summus": "Trem"}),
    ];
    for card in cases {
        for format in ["apo-lagvig", "apo-padrao"] {
            let found = standing::<apoteose::Card>(card.clone(), format, json!([]), TODAY);
            assert_eq!(
                (found.0, found.1),
                (Status::Legal, Some(1)),
                "{card} {format}"
            );
        }
    }
    // Others are not crowded by it.
    let item =
        json!({"id": "i", "name": "Lanterna", "type": "item", "rarity": "comum", "level": 1});
    let found = standing::<apoteose::Card>(item.clone(), "apo-lagvig", json!([]), TODAY);
    assert_eq!(found.1, Some(3));
    let found = standing::<apoteose::Card>(item, "apo-padrao", json!([]), TODAY);
    assert_eq!(found.1, None);
}
