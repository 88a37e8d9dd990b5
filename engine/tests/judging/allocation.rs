//! A legal deck costs one block of memory: the result.

use fabulario_engine::deck::{DeckList, Judge, Section};
use fabulario_engine::fabula::{CardType, Colour, Colours, Face, Rarity};

use super::court::{pool, rules};

fn card(id: &str, kind: CardType) -> Face {
    Face {
        id: id.to_owned(),
        name: format!("Carta {id}"),
        kind,
        colours: Colours::NONE.with(Colour::Verde),
        rarity: Some(Rarity::Comum),
        sets: Vec::new(),
    }
}

#[test]
fn checking_a_legal_deck_allocates_the_result_and_nothing_else() {
    let ids: Vec<String> = (1..=14).map(|n| n.to_string()).collect();
    let mut cards: Vec<Face> = ids.iter().map(|id| card(id, CardType::Aliado)).collect();
    cards.extend(["mata", "morro"].map(|id| card(id, CardType::Base)));
    let (pool, rules) = (pool(&cards), rules("fab-padrao"));
    let judge = Judge::new(&rules, &pool);
    let mut list = DeckList::default();
    for (n, id) in ids.iter().enumerate() {
        list.add(&pool, Section::Main, id, if n == 0 { 1 } else { 3 });
    }
    list.add(&pool, Section::Arredores, "mata", 2);
    list.add(&pool, Section::Arredores, "morro", 2);
    list.add(&pool, Section::Centro, "mata", 1);

    let mut legal = None;
    let checked = allocation_counter::measure(|| legal = judge.check(&list).ok());
    let held = legal
        .as_ref()
        .map(|legal| legal.cards().iter().map(|held| held.copies).sum());
    assert_eq!(held, Some(45_u64));
    assert_eq!(checked.count_total, 1, "{checked:?}");
    assert_eq!(checked.count_current, 1, "{checked:?}");
    let dropped = allocation_counter::measure(|| drop(legal));
    assert_eq!(dropped.count_total, 0, "{dropped:?}");
    assert_eq!(dropped.count_current, -1, "{dropped:?}");
}
