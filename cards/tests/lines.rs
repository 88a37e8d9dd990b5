//! The lines of a card's text: each tells abilities of the card, and cites rules that there are.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use fabulario_cards::lines::Line;
use fabulario_cards::{Card, Catalogue, Files};
use fabulario_engine::{Game, Lang};
use serde_json::Value;

static CATALOG: LazyLock<Catalogue> =
    LazyLock::new(|| Catalogue::load(&Files::embedded()).expect("the catalogue"));

fn lines(card: &Card, lang: Lang) -> Vec<Line> {
    CATALOG.lines(card, &CATALOG.face(card, lang).text)
}

fn of(id: &str) -> Vec<Line> {
    lines(CATALOG.card(id).expect(id), Lang::En)
}

#[test]
fn every_line_of_every_card_tells_abilities_that_the_card_has() {
    for card in CATALOG.cards() {
        let body: Value = serde_json::from_str(&card.body).expect("JSON");
        for lang in Lang::ALL {
            let (text, told) = (CATALOG.face(card, lang).text, lines(card, lang));
            let same: Vec<&String> = told.iter().map(|line| &line.text).collect();
            assert_eq!(same, text.iter().collect::<Vec<_>>(), "{}", card.sheet.id);
            for line in &told {
                assert!(
                    !line.ability.is_empty() && !line.kind.is_empty(),
                    "{line:?}"
                );
                for pointer in &line.ability {
                    assert!(
                        body.pointer(pointer).is_some(),
                        "{} {pointer}",
                        card.sheet.id
                    );
                }
            }
        }
    }
}

#[test]
fn every_ability_of_every_card_stands_on_exactly_one_line() {
    for card in CATALOG.cards() {
        let body: Value = serde_json::from_str(&card.body).expect("JSON");
        let mut told: Vec<String> = lines(card, Lang::Pt)
            .into_iter()
            .flat_map(|it| it.ability)
            .collect();
        told.sort();
        let all = told.len();
        told.dedup();
        assert_eq!(told.len(), all, "{}", card.sheet.id);
        for list in ["abilities", "keywords", "effects", "actions"] {
            for place in 0..body[list].as_array().map_or(0, Vec::len) {
                let pointer = format!("/{list}/{place}");
                assert!(told.contains(&pointer), "{} {pointer}", card.sheet.id);
            }
        }
    }
}

#[test]
fn the_text_of_an_effect_stands_on_the_line_that_points_to_it() {
    for card in CATALOG.cards().iter().filter(|it| it.game != Game::Fabula) {
        let body: Value = serde_json::from_str(&card.body).expect("JSON");
        for line in lines(card, Lang::Pt) {
            let printed = body.pointer(&format!("{}/text/pt-BR", line.ability[0]));
            let printed = printed.and_then(Value::as_str).unwrap_or_default();
            assert!(line.text.ends_with(printed), "{}: {line:?}", card.sheet.id);
        }
    }
}

#[test]
fn every_rule_that_a_line_cites_exists_and_every_ability_of_fabula_has_one() {
    let mut cited: BTreeMap<Game, BTreeSet<&str>> = BTreeMap::new();
    for card in CATALOG.cards() {
        for line in lines(card, Lang::En) {
            if card.game == Game::Fabula {
                assert!(!line.rules.is_empty(), "{}: {line:?}", card.sheet.id);
            }
            cited.entry(card.game).or_default().extend(line.rules);
        }
    }
    for (game, ids) in &cited {
        let book = CATALOG.book(*game).expect("a book");
        for id in ids {
            assert!(book.knows(id), "{id}");
        }
    }
    assert_eq!(cited.len(), 4, "every game has lines with rules: {cited:?}");
    assert!(cited[&Game::Fabula].len() > 25, "{cited:?}");
}

#[test]
fn lines_say_of_what_kind_they_are_and_what_they_do() {
    let rush = of("fab-jangadeiro-da-alvorada");
    assert_eq!(rush[0].ability, ["/keywords/0"]);
    assert_eq!(
        (rush[0].kind.as_str(), &rush[0].does[..]),
        ("passiva", &["allow".to_owned()][..])
    );
    assert_eq!(
        rush[0].rules,
        ["FAB 1.14.5", "FAB 1.14.8", "FAB 1.14.2", "FAB 3.2.10"]
    );
    let key = of("dd-chave-das-sete-frestas");
    assert_eq!(
        (key[0].kind.as_str(), key[0].when.as_deref()),
        ("acao", Some("spawn"))
    );
    assert_eq!(key[0].does, ["discard", "spawn"]);
    let zefa = of("mvc-zefa-faisca-v2");
    let kinds: Vec<&str> = zefa.iter().map(|line| line.kind.as_str()).collect();
    assert_eq!(kinds, ["mark", "lider", "ataque", "types"]);
    assert_eq!(zefa[0].rules, ["MVC-M9", "MVC-C20"]);
    assert_eq!(zefa[3].ability, ["/resists", "/weak_to"]);
    let slope = of("apo-a-ladeira-acordada");
    assert_eq!(
        (slope[0].kind.as_str(), &slope[0].does[..]),
        ("activate", &["move".to_owned()][..])
    );
}
