//! The algebra of documents, over generated triples of versions.

use fabulario_engine::Game;
use fabulario_engine::deck::Section;
use serde_json::json;

use super::*;

mod make;

use make::Maker;

/// Fewer in every run; `MERGES=1000000` for more.
const TRIPLES: u64 = 50_000;

fn triples() -> impl Iterator<Item = [DeckDocument; 3]> {
    let wanted = std::env::var("MERGES").ok();
    let count = wanted.map_or(TRIPLES, |count| count.parse().expect("MERGES is a number"));
    (0..count).map(|seed| Maker::new(seed).triple())
}

fn parts(deltas: &[Delta]) -> Vec<(String, Delta)> {
    let key = |delta: &Delta| match delta {
        Delta::Copies { slot, attached, .. } => format!("{slot:?} {attached:?}"),
        Delta::Text { of, .. } => match of {
            TextOf::Card { slot, attached } => format!("{slot:?} {attached:?}"),
            of => format!("{of:?}"),
        },
    };
    deltas
        .iter()
        .map(|delta| (key(delta), delta.clone()))
        .collect()
}

#[test]
fn a_document_has_one_form_and_survives_json() {
    for [document, ..] in triples() {
        let canonical = document.clone().canonical();
        assert_eq!(canonical.clone().canonical(), canonical);
        let mut shuffled = document.clone();
        shuffled
            .sections
            .values_mut()
            .for_each(|lines| lines.reverse());
        assert_eq!(shuffled.canonical(), canonical);
        let text = serde_json::to_string(&canonical).unwrap();
        let read: DeckDocument = serde_json::from_str(&text).unwrap();
        assert_eq!(read, canonical, "{text}");
    }
}

#[test]
fn what_a_diff_tells_makes_one_version_of_the_other() {
    for [a, b, c] in triples() {
        let to_b = diff(&a, &b).unwrap();
        let (canonical_a, canonical_b) = (a.clone().canonical(), b.clone().canonical());
        assert_eq!(diff(&a, &canonical_a), Ok(Vec::new()));
        assert_eq!(apply(&a, to_b.clone()), Ok(canonical_b));
        let back: Vec<Delta> = to_b.iter().cloned().map(Delta::inverse).collect();
        assert_eq!(diff(&b, &a), Ok(back.clone()));
        assert_eq!(apply(&b, back), Ok(canonical_a));
        let further = to_b.into_iter().chain(diff(&b, &c).unwrap());
        assert_eq!(apply(&a, further), Ok(c.canonical()));
    }
}

#[test]
fn changes_of_different_cards_are_made_in_any_order() {
    for [a, b, c] in triples() {
        let (to_b, to_c) = (diff(&a, &b).unwrap(), diff(&a, &c).unwrap());
        let known = parts(&to_b);
        let others = parts(&to_c).into_iter();
        let others = others.filter(|(key, _)| known.iter().all(|(it, _)| it != key));
        let others: Vec<Delta> = others.map(|(_, delta)| delta).collect();
        let one = apply(&apply(&a, to_b.clone()).unwrap(), others.clone());
        let other = apply(&apply(&a, others).unwrap(), to_b);
        assert_eq!(one, other);
        assert!(one.is_ok());
    }
}

#[test]
fn merging_keeps_what_each_side_changed() {
    for [base, mine, theirs] in triples() {
        let [b, m, t] = [&base, &mine, &theirs].map(|side| side.clone().canonical());
        let alone = |document: &DeckDocument| {
            let document = document.clone();
            let conflicts = Vec::new();
            Ok(Merged {
                document,
                conflicts,
            })
        };
        assert_eq!(merge(&base, &mine, &base), alone(&m));
        assert_eq!(merge(&base, &base, &theirs), alone(&t));
        assert_eq!(merge(&base, &mine, &mine), alone(&m));
        let merged = merge(&base, &mine, &theirs).unwrap();
        assert_eq!(merged.document.clone().canonical(), merged.document);
        let mut swapped = merge(&base, &theirs, &mine).unwrap();
        swapped.conflicts.iter_mut().for_each(turn);
        assert_eq!(swapped, merged);
        let (to_mine, to_theirs) = (diff(&b, &m).unwrap(), diff(&b, &t).unwrap());
        if merged.conflicts.is_empty() {
            assert_eq!(
                merge(&base, &merged.document, &theirs),
                alone(&merged.document)
            );
            // Every change of either side is made, each once.
            let mut all = to_mine.clone();
            all.extend(
                to_theirs
                    .into_iter()
                    .filter(|delta| !to_mine.contains(delta)),
            );
            assert_eq!(apply(&base, all), Ok(merged.document));
        } else {
            // Nobody is told of a conflict about what only one side touched.
            let (mine, theirs) = (touched(&to_mine), touched(&to_theirs));
            for conflict in &merged.conflicts {
                let about = about(conflict);
                assert!(mine.contains(&about) && theirs.contains(&about), "{about}");
            }
        }
    }
}

fn turn(conflict: &mut Conflict) {
    match conflict {
        Conflict::Name(sides) | Conflict::Note(sides) => {
            std::mem::swap(&mut sides.mine, &mut sides.theirs);
        }
        Conflict::Card { lines, .. } => std::mem::swap(&mut lines.mine, &mut lines.theirs),
    }
}

fn about(conflict: &Conflict) -> String {
    match conflict {
        Conflict::Name(_) => "Name".to_owned(),
        Conflict::Note(_) => "Note".to_owned(),
        Conflict::Card { slot, .. } => format!("{slot:?}"),
    }
}

fn touched(deltas: &[Delta]) -> Vec<String> {
    let about = |delta: &Delta| match delta {
        Delta::Copies { slot, .. } => format!("{slot:?}"),
        Delta::Text { of, .. } => match of {
            TextOf::Card { slot, .. } => format!("{slot:?}"),
            of => format!("{of:?}"),
        },
    };
    deltas.iter().map(about).collect()
}

fn slot(section: Section, card: &str) -> Slot {
    Slot {
        section,
        card: card.to_owned(),
        printing: None,
        finish: None,
    }
}

fn document(value: serde_json::Value) -> DeckDocument {
    serde_json::from_value(value).unwrap()
}

#[test]
fn fewer_than_none_is_refused_with_the_reason() {
    let deck = document(json!({"game": "dd", "main": [{"card": "dd-x", "copies": 2}]}));
    let by = |by| Delta::Copies {
        slot: slot(Section::Main, "dd-x"),
        attached: Vec::new(),
        by,
    };
    let refused = apply(&deck, [by(-3)]).unwrap_err();
    assert_eq!(
        refused.to_string(),
        "dd-x: 2 in main, which cannot change by -3"
    );
    assert!(apply(&deck, [by(-3), by(1)]).unwrap().sections.is_empty());
    assert!(matches!(
        apply(&deck, [by(i64::MAX)]),
        Err(Refused::TooMany { .. })
    ));
    let lost = Delta::Copies {
        slot: slot(Section::Casa, "dd-x"),
        attached: Vec::new(),
        by: 1,
    };
    assert!(matches!(
        apply(&deck, [lost]),
        Err(Refused::NoSuchSection { .. })
    ));
}

#[test]
fn both_sides_changing_one_card_is_a_conflict_with_a_proposal() {
    let deck = |copies: u32, note: Option<&str>| {
        document(json!({"game": "dd", "main": [{"card": "dd-x", "copies": copies, "note": note}]}))
    };
    let none = document(json!({"game": "dd"}));
    let base = deck(2, None);
    let merged = |mine: &DeckDocument, theirs: &DeckDocument| {
        let merged = merge(&base, mine, theirs).unwrap();
        (merged.document, merged.conflicts.len())
    };
    assert_eq!(merged(&deck(3, None), &deck(1, None)), (deck(3, None), 1));
    // One side counts, the other writes: no conflict.
    assert_eq!(
        merged(&deck(3, None), &deck(2, Some("x"))),
        (deck(3, Some("x")), 0)
    );
    assert_eq!(
        merged(&deck(2, Some("y")), &deck(2, Some("x"))),
        (deck(2, Some("x\ny")), 1)
    );
    // What one side removes and the other changes stays.
    assert_eq!(merged(&none, &deck(2, Some("x"))), (deck(2, Some("x")), 1));
    assert_eq!(
        merge(&base, &none, &document(json!({"game": "fab"}))),
        Err(OtherGame)
    );
}

#[test]
fn two_attachments_to_one_card_do_not_make_it_two() {
    let hero = |attached: serde_json::Value| {
        document(json!({"game": "apo", "suporte": [{"card": "apo-x", "attached": attached}]}))
    };
    let (mine, theirs) = (
        hero(json!([{"card": "apo-y"}])),
        hero(json!([{"card": "apo-z"}])),
    );
    let merged = merge(&hero(json!([])), &mine, &theirs).unwrap();
    assert_eq!((merged.document, merged.conflicts.len()), (theirs, 1));
}

#[test]
fn what_nobody_knows_is_refused_and_not_lost() {
    for wrong in [
        json!({"main": []}),
        json!({"game": "dd", "version": 2}),
        json!({"game": "dd", "mian": []}),
        json!({"game": "dd", "anexos": []}),
        json!({"game": "dd", "sideboard": [{"card": "x"}]}),
        json!({"game": "dd", "main": [{"card": "x", "foil": true}]}),
        json!({"game": "dd", "main": [{"card": "x", "copies": 0}]}),
        json!({"game": "dd", "main": [{"card": "x", "attached": [{"card": "y"}]}]}),
        json!({"game": "apo", "suporte": [{"card": "x", "copies": 2, "attached": [{"card": "y"}]}]}),
    ] {
        let read: Result<DeckDocument, _> = serde_json::from_value(wrong.clone());
        assert!(read.is_err(), "{wrong}");
    }
    let old = document(json!({"game": "dd", "label": "um", "main": [{"card": "x"}]}));
    let written =
        json!({"version": 1, "game": "dd", "name": "um", "main": [{"card": "x", "copies": 1}]});
    assert_eq!(serde_json::to_value(old).unwrap(), written);
}

/// What modules of pages do with documents is the same: they are tested with these, in a browser.
///
/// `VECTORS=write` writes them anew.
#[test]
fn vectors_for_other_programs_are_those_of_this_one() {
    // As they are written: the order of fields is a part of it.
    fn written(value: &impl serde::Serialize) -> String {
        serde_json::to_string(value).unwrap()
    }
    let vectors = (0..150).map(|seed| {
        let [base, mine, theirs] = Maker::new(seed).triple();
        json!({
            "canonical": written(&base.clone().canonical()),
            "diff": written(&diff(&base, &mine).unwrap()),
            "made": written(&mine.clone().canonical()),
            "merged": written(&merge(&base, &mine, &theirs).unwrap()),
            "base": base,
            "mine": mine,
            "theirs": theirs,
        })
    });
    let lines: Vec<String> = vectors.map(|it| it.to_string()).collect();
    let text = format!("[\n{}\n]\n", lines.join(",\n"));
    let file = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/src/document/tests/vectors.json"
    );
    if std::env::var("VECTORS").is_ok_and(|it| it == "write") {
        std::fs::write(file, &text).unwrap();
    }
    assert_eq!(std::fs::read_to_string(file).unwrap(), text);
}
