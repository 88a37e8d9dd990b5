//! Whatever the data is, reading it ends with a table or with mistakes that can be found in it.

use std::sync::LazyLock;

use proptest::prelude::*;
use proptest::sample::Index;

use super::*;

/// What is done to a place of the document.
#[derive(Debug, Clone)]
enum Edit {
    /// Another value stands there.
    Replace(Value),
    /// It is gone.
    Delete,
    /// It stands there twice; in an object the copy has a name of its own.
    Double,
    /// The value of another place stands there: known words where they do not belong.
    Graft(Index),
    /// It is wrapped in so many lists.
    Wrap(u8),
}

/// Words of the vocabulary and others, as names and as values.
const WORDS: [&str; 24] = [
    "name",
    "kind",
    "aliado",
    "manobra",
    "ficha",
    "cost",
    "letter",
    "x",
    "y",
    "vida",
    "effect",
    "targets",
    "target",
    "group",
    "sentences",
    "modes",
    "define",
    "keywords",
    "Ligeiro",
    "draw",
    "",
    "~1/",
    "\u{0}",
    "é",
];

fn words() -> impl Strategy<Value = String> {
    prop_oneof![4 => prop::sample::select(&WORDS[..]).prop_map(str::to_owned), 1 => ".{0,130}"]
}

fn numbers() -> impl Strategy<Value = Value> {
    let edges = [
        0,
        1,
        -1,
        24,
        25,
        99,
        100,
        255,
        256,
        999,
        1000,
        -1000,
        32767,
        -32768,
        -32769,
        i64::MAX,
        i64::MIN,
    ];
    prop_oneof![
        prop::sample::select(edges.to_vec()).prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<u64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
    ]
}

fn values() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        numbers(),
        words().prop_map(Value::from)
    ];
    leaf.prop_recursive(4, 40, 6, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..30).prop_map(Value::from),
            prop::collection::vec((words(), inner), 0..6)
                .prop_map(|fields| fields.into_iter().collect()),
        ]
    })
}

fn edits() -> impl Strategy<Value = Edit> {
    prop_oneof![
        values().prop_map(Edit::Replace),
        Just(Edit::Delete),
        Just(Edit::Double),
        any::<Index>().prop_map(Edit::Graft),
        (1..60_u8).prop_map(Edit::Wrap),
    ]
}

/// The pointers to every place below the top.
fn places(tree: &Value, at: &str, found: &mut Vec<String>) {
    let mut place = |name: &str, tree: &Value| {
        let at = format!("{at}/{}", name.replace('~', "~0").replace('/', "~1"));
        places(tree, &at, found);
        found.push(at);
    };
    match tree {
        Value::Array(list) => (0..)
            .zip(list)
            .for_each(|(i, tree): (usize, _)| place(&i.to_string(), tree)),
        Value::Object(object) => object.iter().for_each(|(name, tree)| place(name, tree)),
        _ => {}
    }
}

fn edit(document: &mut Value, place: Index, edit: Edit) {
    let mut all = Vec::new();
    places(document, "", &mut all);
    if all.is_empty() {
        return;
    }
    let graft = match &edit {
        Edit::Graft(from) => document.pointer(from.get::<String>(&all)).cloned(),
        _ => None,
    };
    let at = place.get(&all);
    match edit {
        Edit::Replace(value) => *document.pointer_mut(at).unwrap() = value,
        Edit::Graft(_) => *document.pointer_mut(at).unwrap() = graft.unwrap(),
        Edit::Wrap(times) => {
            let inner = document.pointer_mut(at).unwrap();
            *inner = (0..times).fold(inner.take(), |tree, _| json!([tree]));
        }
        Edit::Delete | Edit::Double => {
            let (parent, name) = at.rsplit_once('/').unwrap();
            let name = name.replace("~1", "/").replace("~0", "~");
            let double = matches!(edit, Edit::Double);
            match document.pointer_mut(parent).unwrap() {
                Value::Array(list) if double => {
                    list.push(list[name.parse::<usize>().unwrap()].clone());
                }
                Value::Array(list) => drop(list.remove(name.parse().unwrap())),
                Value::Object(object) if double => {
                    object.insert(format!("{name}2"), object[&name].clone());
                }
                Value::Object(object) => drop(object.shift_remove(&name)),
                leaf => panic!("{leaf} has no places"),
            }
        }
    }
}

/// Reads the document; every mistake must be about a place in it.
fn read_document(document: &Value) -> Result<Vec<Mistake>, TestCaseError> {
    let null = Value::Null;
    let part = |name| document.get(name).unwrap_or(&null);
    let Err(mistakes) = Table::with_keywords(part("cards"), part("keywords")) else {
        return Ok(Vec::new());
    };
    prop_assert!(
        (1..=500).contains(&mistakes.len()),
        "{} mistakes",
        mistakes.len()
    );
    for mistake in &mistakes {
        // The two lists themselves may be what is missing.
        let top = ["/cards", "/keywords"].contains(&mistake.path.as_str());
        prop_assert!(
            top || document.pointer(&mistake.path).is_some(),
            "{mistake}: there is no such place"
        );
        prop_assert!(!mistake.message.is_empty());
    }
    Ok(mistakes)
}

/// A dozen neighbours of the sample set and the keywords: the whole set would only take longer.
fn document(from: Index) -> Value {
    static SAMPLE: LazyLock<(Value, Value)> = LazyLock::new(sample);
    let (cards, keywords) = &*SAMPLE;
    let cards = cards.as_array().unwrap();
    let from = from.index(cards.len() - 11);
    json!({"cards": cards[from..from + 12], "keywords": keywords})
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn spoiled_cards_are_read_or_refused(
        from: Index,
        changes in prop::collection::vec((any::<Index>(), edits()), 1..8),
    ) {
        let mut document = document(from);
        for (place, change) in changes {
            edit(&mut document, place, change);
        }
        read_document(&document)?;
    }

    #[test]
    fn mistakes_of_one_card_are_told_of_that_card(from: Index, i in 0..12_usize, place: Index, change in edits()) {
        let mut document = document(from);
        edit(&mut document["cards"][i], place, change);
        let own = format!("/cards/{i}");
        for mistake in read_document(&document)? {
            let inside = mistake.path == own || mistake.path.starts_with(&format!("{own}/"));
            // Of two cards with one name it is the later one that is told.
            prop_assert!(inside || mistake.path.ends_with("/name"), "{mistake}, but only {own} was touched");
        }
    }

    #[test]
    fn any_value_is_read_or_refused(cards in values(), keywords in values()) {
        read_document(&json!({"cards": cards, "keywords": keywords}))?;
    }
}
