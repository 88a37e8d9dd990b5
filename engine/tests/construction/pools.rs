//! The cards that lists may name, and cards that cannot both be: FAB 2.1.3, 2.1.4, DD-K2.

use fabulario_engine::deck::{Conflict, Pool, Printed};
use fabulario_engine::{dominions, fabula};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

fn pool<C: Printed + DeserializeOwned>(cards: Value) -> Result<Pool<C>, Vec<Conflict>> {
    Pool::new(serde_json::from_value(cards).unwrap())
}

fn conflicts<C: Printed + DeserializeOwned>(cards: Value) -> Vec<Conflict> {
    pool::<C>(cards).err().unwrap_or_default()
}

fn card(id: &str, name: &str, rarity: &str) -> Value {
    json!({"id": id, "name": name, "type": "aliado", "colours": ["verde"], "rarity": rarity})
}

const fn id(first: usize, second: usize) -> Conflict {
    Conflict::Id { first, second }
}

const fn name(first: usize, second: usize) -> Conflict {
    Conflict::Name { first, second }
}

/// Cards are found by their id, exactly as it is written, and keep their order.
#[test]
fn a_pool_finds_cards_by_their_id() {
    let cards = json!([
        card("zebu", "Zebu", "comum"),
        card("anta", "Anta", "rara"),
        card("mico", "Mico", "comum"),
    ]);
    let pool = pool::<fabula::Face>(cards).unwrap();
    let found = |id: &str| {
        pool.find(id)
            .map(|no| (no.0, pool.card(no).unwrap().name()))
    };
    assert_eq!(found("zebu"), Some((0, "Zebu")));
    assert_eq!(found("anta"), Some((1, "Anta")));
    assert_eq!(found("mico"), Some((2, "Mico")));
    for unknown in ["Zebu", "ZEBU", "zeb", "zebuu", ""] {
        assert_eq!(found(unknown), None, "{unknown}");
    }
    let names: Vec<&str> = pool.cards().iter().map(Printed::name).collect();
    assert_eq!(names, ["Zebu", "Anta", "Mico"]);
}

/// A pool may be empty.
#[test]
fn an_empty_pool_knows_no_card() {
    let pool = pool::<fabula::Face>(json!([])).unwrap();
    assert_eq!(pool.find("zebu"), None);
    assert_eq!(pool.cards(), []);
}

/// One id means one card, even if both are alike.
#[test]
fn two_cards_of_one_id_are_a_conflict() {
    let zebu = card("zebu", "Zebu", "comum");
    let mico = card("mico", "Mico", "comum");
    assert_eq!(
        conflicts::<fabula::Face>(json!([zebu, mico, zebu])),
        [id(0, 2)]
    );
    assert_eq!(
        conflicts::<fabula::Face>(json!([zebu, card("zebu", "Anta", "comum")])),
        [id(0, 1)]
    );
}

/// One name means one card: two definitions that differ are a conflict.
#[test]
fn fab_2_1_3_two_definitions_of_one_name_with_different_facts_are_a_conflict() {
    let zebu = card("zebu-1", "Zebu", "comum");
    let alike = card("zebu-2", "Zebu", "comum");
    let other = card("zebu-3", "Zebu", "rara");
    assert_eq!(conflicts::<fabula::Face>(json!([zebu, alike])), []);
    assert_eq!(
        conflicts::<fabula::Face>(json!([zebu, other])),
        [name(0, 1)]
    );
    assert_eq!(
        conflicts::<fabula::Face>(json!([other, card("mico", "Mico", "comum"), zebu])),
        [name(0, 2)]
    );
}

/// Every conflict is told at once: ids first, then names.
#[test]
fn fab_2_1_3_every_conflict_is_told() {
    let cards = json!([
        card("a", "Zebu", "comum"),
        card("b", "Anta", "comum"),
        card("a", "Mico", "comum"),
        card("c", "Zebu", "rara"),
        card("d", "Anta", "lendaria"),
        card("e", "Anta", "lendaria"),
    ]);
    assert_eq!(
        conflicts::<fabula::Face>(cards),
        [id(0, 2), name(1, 4), name(0, 3)]
    );
}

/// One id and one name, two cards: both conflicts are told.
#[test]
fn fab_2_1_3_one_id_and_one_name_with_different_facts_are_two_conflicts() {
    let cards = json!([card("a", "Zebu", "comum"), card("a", "Zebu", "rara")]);
    assert_eq!(conflicts::<fabula::Face>(cards), [id(0, 1), name(0, 1)]);
}

/// Names of Fichas are not unique, their ids are.
#[test]
fn fab_2_1_3_tokens_share_names_but_not_ids() {
    let ficha = |id: &str, colours: Value| json!({"id": id, "name": "Zebu", "type": "ficha", "colours": colours});
    let cards = json!([
        ficha("f-1", json!(["verde"])),
        card("zebu", "Zebu", "comum"),
        ficha("f-2", json!(["azul"])),
        card("zebu-2", "Zebu", "comum"),
    ]);
    assert_eq!(conflicts::<fabula::Face>(cards), []);
    let cards = json!([ficha("f", json!(["verde"])), ficha("f", json!(["azul"]))]);
    assert_eq!(conflicts::<fabula::Face>(cards), [id(0, 1)]);
}

/// A Ficha between two definitions of a card does not hide that they differ.
#[test]
fn fab_2_1_3_a_token_between_two_cards_of_its_name_hides_no_conflict() {
    let cards = json!([
        card("zebu-1", "Zebu", "comum"),
        {"id": "ficha", "name": "Zebu", "type": "ficha"},
        card("zebu-2", "Zebu", "rara"),
    ]);
    assert_eq!(conflicts::<fabula::Face>(cards), [name(0, 2)]);
}

/// A name with a letter more or less, or in capitals, is another name.
#[test]
fn fab_2_1_1_similar_names_are_different_names() {
    let cards = json!([
        card("a", "Zebu", "comum"),
        card("b", "Zebus", "rara"),
        card("c", "zebu", "lendaria"),
        card("d", "Zebú", "rara"),
    ]);
    assert_eq!(conflicts::<fabula::Face>(cards), []);
}

/// Dominions: the star and the type belong to the card, its sets to the printing.
#[test]
fn dd_k2_two_definitions_of_one_name_that_differ_in_star_or_type_are_a_conflict() {
    let unit = json!({"id": "a", "name": "Torre", "type": "unidade", "sets": ["UM"]});
    let alike = json!({"id": "b", "name": "Torre", "type": "unidade", "sets": ["DOIS"]});
    let star = json!({"id": "c", "name": "Torre", "type": "unidade", "unique": true});
    let field = json!({"id": "d", "name": "Torre", "type": "campo"});
    let token = json!({"id": "e", "name": "Torre", "type": "token"});
    assert_eq!(conflicts::<dominions::Card>(json!([unit, alike])), []);
    assert_eq!(
        conflicts::<dominions::Card>(json!([unit, star])),
        [name(0, 1)]
    );
    assert_eq!(
        conflicts::<dominions::Card>(json!([field, unit])),
        [name(0, 1)]
    );
    assert_eq!(conflicts::<dominions::Card>(json!([unit, token])), []);
}

/// A conflict says which cards it is about.
#[test]
fn a_conflict_names_the_places_of_both_cards() {
    assert_eq!(id(3, 7).to_string(), "card 7 has the id of card 3");
    assert_eq!(
        name(3, 7).to_string(),
        "card 7 has the name of card 3 and is another card"
    );
}
