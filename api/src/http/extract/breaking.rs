//! Bodies that are nearly right, for tests: a few places of a good one are broken.

use proptest::prelude::*;
use serde_json::{Value, json};

/// Some places and what is done to each.
#[derive(Debug)]
pub struct Breaks(Vec<(prop::sample::Index, Break)>);

/// Up to three breaks; none leaves the body as it is.
pub fn breaks() -> impl Strategy<Value = Breaks> {
    prop::collection::vec((any::<prop::sample::Index>(), breaking()), 0..4).prop_map(Breaks)
}

impl Breaks {
    /// Whether nothing is broken.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Breaks a body.
    pub fn apply(&self, value: &mut Value) {
        for (place, change) in &self.0 {
            let mut place = place.index(places(value));
            put(value, &mut place, &mut |value| apply(change, value));
        }
    }
}

/// How many places there are in a value.
fn places(value: &Value) -> usize {
    1 + match value {
        Value::Array(items) => items.iter().map(places).sum(),
        Value::Object(object) => object.values().map(places).sum(),
        _ => 0,
    }
}

/// Puts something else in one place.
fn put(value: &mut Value, place: &mut usize, change: &mut impl FnMut(&mut Value)) {
    if *place == 0 {
        *place = usize::MAX;
        return change(value);
    }
    *place -= 1;
    let inner: Vec<&mut Value> = match value {
        Value::Array(items) => items.iter_mut().collect(),
        Value::Object(object) => object.values_mut().collect(),
        _ => Vec::new(),
    };
    for value in inner {
        if *place < usize::MAX / 2 {
            put(value, place, change);
        }
    }
}

fn strange() -> impl Strategy<Value = Value> {
    prop_oneof![
        Just(json!(null)),
        Just(json!(true)),
        Just(json!([])),
        Just(json!({})),
        Just(json!("")),
        Just(json!("fab")),
        Just(json!("verde")),
        Just(json!("2026-02-30")),
        Just(json!("2026-2-3")),
        Just(json!("-0001-01-01")),
        Just(json!("x".repeat(121))),
        Just(json!("é".repeat(120))),
        Just(json!("y".repeat(201))),
        Just(json!("ü".repeat(64))),
        Just(json!("w".repeat(65))),
        Just(json!(3.0)),
        Just(json!(1.5)),
        Just(json!([{"card": "m"}, {"card": "m"}])),
        Just(json!(["a", 1])),
        (-3_i64..5).prop_map(|n| json!(n)),
        prop_oneof![
            Just(255),
            Just(256),
            Just(1000),
            Just(1001),
            Just(1_000_000),
            Just(1_000_001),
            Just(1 << 40)
        ]
        .prop_map(|n: i64| json!(n)),
        any::<f64>().prop_map(|n| json!(n)),
        "\\\\PC{0,8}".prop_map(|text| json!(text)),
    ]
}

/// What is done to a place.
#[derive(Debug, Clone)]
enum Break {
    Replace(Value),
    Remove(usize),
    Add(String, Value),
    Twice,
    Many(usize),
}

fn breaking() -> impl Strategy<Value = Break> {
    prop_oneof![
        4 => strange().prop_map(Break::Replace),
        1 => (0_usize..8).prop_map(Break::Remove),
        1 => ("[a-z]{1,6}|swaps|main|sideboard|copies|label|attached|size|seen|any|cards|at_most", strange()).prop_map(|(name, value)| Break::Add(name, value)),
        1 => Just(Break::Twice),
        1 => prop::sample::select(vec![8_usize, 20, 24, 50, 60, 64, 100, 200, 300, 400, 1000])
            .prop_flat_map(|most| (most..most + 2).prop_map(Break::Many)),
    ]
}

fn apply(change: &Break, value: &mut Value) {
    match (change, value) {
        (Break::Replace(new), value) => *value = new.clone(),
        (Break::Remove(n), Value::Object(object)) => {
            let name = object.keys().nth(n % object.len().max(1)).cloned();
            name.map(|name| object.remove(&name));
        }
        (Break::Remove(n), Value::Array(items)) if !items.is_empty() => {
            items.remove(n % items.len());
        }
        (Break::Add(name, new), Value::Object(object)) => {
            object.insert(name.clone(), new.clone());
        }
        (Break::Twice, Value::Array(items)) => items.extend(items.clone()),
        (Break::Many(count), Value::Array(items)) => {
            let one = items.first().cloned().unwrap_or(Value::Null);
            *items = vec![one; *count];
        }
        _ => {}
    }
}
