//! What a reader is told of the restrictions of a format, in both languages.

use fabulario_engine::deck::{Pool, Printed, Section, Violation};
use fabulario_engine::fabula::Face;
use fabulario_engine::format::Period;
use fabulario_engine::{Format, Lang, Stated};
use serde_json::json;

use super::kit::*;
use super::messages::tells;

/// The banned card.
#[test]
fn a_banned_card() {
    let mut desk = fab();
    desk.change(json!({"banned": ["carta-1"]}));
    tells(
        &desk,
        "“Carta 1” está banida neste formato. Retire.",
        "“Carta 1” is banned in this format. Remove it.",
    );
}

/// The limit and the surplus; one copy is no plural.
#[test]
fn a_limited_card() {
    for (most, pt, en) in [(1, "1 cópia", "1 copy"), (2, "2 cópias", "2 copies")] {
        let mut desk = fab();
        desk.change(json!({"limited": [{"card": "carta-1", "max": most}]}));
        let over = 3 - most;
        tells(
            &desk,
            &format!("“Carta 1” é limitada a {pt} neste formato, e há 3. Retire {over}."),
            &format!(
                "“Carta 1” is limited to {en} in this format, and there are 3. Remove {over}."
            ),
        );
    }
}

/// How many the pool has, and how many are too many.
#[test]
fn a_card_outside_the_pool() {
    let mut desk = fab();
    let card = |line: &(Section, String, u32, Option<u32>)| json!({"card": line.1, "max": line.2});
    let mut pool: Vec<_> = desk.lines.iter().map(card).collect();
    pool[0]["max"] = json!(1);
    desk.change(json!({"pool": pool}));
    tells(
        &desk,
        "“Carta 1”: 3 cópias, e o conjunto permitido tem 1. Retire 2.",
        "“Carta 1”: 3 copies, and the pool has 1. Remove 2.",
    );
}

/// The sets that are allowed.
#[test]
fn a_card_outside_the_sets() {
    let mut desk = fab();
    for card in &mut desk.cards {
        let code = if card.id == "carta-1" { "MAR" } else { "BAS" };
        card.sets = vec![code.to_owned()];
    }
    desk.change(json!({"sets": ["BAS", "RIO"]}));
    tells(
        &desk,
        "“Carta 1” não saiu em nenhuma das coleções permitidas (BAS, RIO). Retire.",
        "“Carta 1” was printed in none of the allowed sets (BAS, RIO). Remove it.",
    );
}

/// The days on which the format holds, with a last one or without.
#[test]
fn a_format_that_does_not_hold() {
    let until = |until: Option<&str>| {
        let mut format: Format = format("fab-padrao").clone();
        format.in_force = Some(Stated {
            value: Period {
                from: day("2030-03-01"),
                until: until.map(day),
            },
            rule: None,
            sources: Vec::new(),
            ruling: None,
        });
        let tell = |found: &Violation<'_>, pool: &Pool<Face>| {
            [Lang::Pt, Lang::En].map(|lang| found.message(pool, Printed::name, lang))
        };
        fab().each(&format, tell).1
    };
    assert_eq!(
        until(None),
        [[
            "O formato só vale a partir de 2030-03-01. Escolha outra data ou outro formato.",
            "The format holds only from 2030-03-01 on. Choose another date or another format.",
        ]]
    );
    assert_eq!(
        until(Some("2030-05-31")),
        [[
            "O formato só vale de 2030-03-01 a 2030-05-31. Escolha outra data ou outro formato.",
            "The format holds only from 2030-03-01 to 2030-05-31. Choose another date or another format.",
        ]]
    );
}
