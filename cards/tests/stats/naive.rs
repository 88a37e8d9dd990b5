//! A naive count: every copy by itself, from the JSON of its card and nothing else.

use std::collections::{BTreeMap, BTreeSet};

use fabulario_cards::deck::Deck;
use fabulario_cards::stats::Statistics;
use fabulario_engine::deck::Section;
use fabulario_engine::{Game, Lang};
use serde_json::Value;

use super::{CATALOG, one_of_each, ready, stats};

/// The JSON of every single card that is counted.
fn copies(deck: &Deck, counted: impl Fn(Section) -> bool) -> Vec<Value> {
    let mut cards = Vec::new();
    let body = |card: usize| serde_json::from_str::<Value>(&CATALOG.cards()[card].body).unwrap();
    for line in deck.lines.iter().filter(|line| counted(line.section)) {
        for _ in 0..line.copies {
            cards.push(body(line.card));
            for (card, copies) in &line.attached {
                cards.extend((0..*copies).map(|_| body(*card)));
            }
        }
    }
    cards
}

fn played(deck: &Deck) -> Vec<Value> {
    copies(deck, |section| {
        deck.game == Game::Apoteose || section == Section::Main
    })
}

fn words(value: &Value) -> Vec<String> {
    let one = |value: &Value| value.as_str().map(|word| word.replace('_', "-"));
    match value {
        Value::Array(list) => list.iter().filter_map(one).collect(),
        value => one(value).into_iter().collect(),
    }
}

/// Every pair of field and value that a card has.
fn values(game: Game, card: &Value) -> BTreeSet<(&'static str, String)> {
    let fields: &[(&str, &str)] = match game {
        Game::Fabula => &[
            ("type", "kind"),
            ("subtype", "subtypes"),
            ("colour", "colours"),
            ("rarity", "rarity"),
            ("keyword", "keywords"),
        ],
        Game::Dominions => &[
            ("type", "type"),
            ("subtype", "tags"),
            ("element", "element"),
            ("direction", "directions"),
            ("activation", "activation"),
        ],
        Game::Multiversity => &[
            ("type", "type"),
            ("rarity", "rarity"),
            ("world", "world"),
            ("weakness", "weak_to"),
            ("resists", "resists"),
            ("activation", "item"),
            ("energy", "energy"),
        ],
        Game::Apoteose => &[
            ("type", "type"),
            ("suit", "type"),
            ("subtype", "tags"),
            ("rarity", "rarity"),
            ("knowledge", "knowledges"),
            ("worn", "specifiers"),
        ],
    };
    let mut found = BTreeSet::new();
    for (field, name) in fields {
        found.extend(words(&card[*name]).into_iter().map(|word| (*field, word)));
    }
    for printing in card["printings"].as_array().into_iter().flatten() {
        let set = printing["set"].as_str().unwrap().to_lowercase();
        found.insert(("set", set));
    }
    found.extend(others(game, card));
    found
}

/// Values that do not simply stand in a field of the card.
fn others(game: Game, card: &Value) -> Vec<(&'static str, String)> {
    let list = |name: &str| card[name].as_array().cloned().unwrap_or_default();
    let mut found = Vec::new();
    let deeds = |of: &Value| {
        let deeds = of["does"].as_array().cloned().unwrap_or_default();
        let verbs = deeds.into_iter().flat_map(|deed| words(&deed["verb"]));
        verbs.map(|verb| ("does", verb)).collect::<Vec<_>>()
    };
    match game {
        Game::Fabula => {
            let mut abilities = list("abilities");
            for keyword in words(&card["keywords"]) {
                abilities.extend(keyword_abilities(&keyword));
            }
            for ability in abilities {
                let kind = ability.as_object().unwrap().keys().next().unwrap().clone();
                let kind = match kind.as_str() {
                    "passive" => "passiva",
                    "triggered" => "desencadeada",
                    "activated" => "ativada",
                    other => panic!("{other}"),
                };
                found.push(("ability", kind.to_owned()));
            }
        }
        Game::Dominions => {
            let keywords = list("keywords");
            found.extend(
                keywords
                    .iter()
                    .map(|it| ("keyword", words(&it["id"])[0].clone())),
            );
            let mut effects = list("effects");
            for place in ["occupy", "link"] {
                if card[place].is_object() {
                    effects.push(card[place].clone());
                    found.push(("ability", place.to_owned()));
                }
            }
            for effect in effects {
                found.extend(deeds(&effect));
                for word in [&effect["when"], &effect["kind"]] {
                    let word = word.as_str().map(|word| match word {
                        "if" => "se",
                        "action" => "acao",
                        "reaction" => "reacao",
                        other => other,
                    });
                    found.extend(word.map(|word| ("ability", word.to_owned())));
                }
            }
        }
        Game::Multiversity => {
            for action in list("actions") {
                found.push(("ability", words(&action["kind"])[0].clone()));
                found.extend(deeds(&action));
            }
            for effect in list("effects") {
                found.extend(deeds(&effect));
            }
            let category = card["category"]["pt-BR"].as_str();
            found.extend(category.map(|it| ("subtype", fabulario_cards::words::slug(it))));
        }
        Game::Apoteose => {
            found.extend(card["path"].as_u64().map(|it| ("path", it.to_string())));
            for effect in list("effects") {
                found.extend(deeds(&effect));
                let timing = words(&effect["timing"]).into_iter();
                found.extend(timing.map(|it| ("ability", it)));
                let use_of = words(&effect["activation"]).into_iter();
                found.extend(use_of.map(|it| ("activation", it)));
            }
        }
    }
    found
}

fn keyword_abilities(id: &str) -> Vec<Value> {
    let file = include_str!("../../data/fabula/keywords.json");
    let all: Vec<Value> = serde_json::from_str(file).unwrap();
    let found = all.iter().find(|keyword| keyword["id"] == id).unwrap();
    found["abilities"].as_array().unwrap().clone()
}

/// Every number that a card has.
fn numbers(game: Game, card: &Value) -> Vec<(&'static str, i64)> {
    let fields: &[(&str, &str)] = match game {
        Game::Fabula => &[
            ("life", "/vida"),
            ("offensive", "/ofensiva"),
            ("influence", "/influencia"),
            ("resistance", "/resistencia"),
            ("restore", "/restore"),
        ],
        Game::Dominions => &[("attack", "/atk"), ("hp", "/hp")],
        Game::Multiversity => &[
            ("life", "/life"),
            ("defence", "/defence"),
            ("gives", "/gives"),
        ],
        Game::Apoteose => &[
            ("level", "/level"),
            ("action", "/action"),
            ("value", "/value"),
            ("range", "/range"),
            ("damage", "/damage/plus"),
        ],
    };
    let at = |pointer: &str| card.pointer(pointer).and_then(Value::as_i64);
    let found = fields
        .iter()
        .filter_map(|(field, it)| Some((*field, at(it)?)));
    let mut found: Vec<_> = found.collect();
    // A cost is a number, or an object if it is more than that.
    let cost = |name: &str| at(&format!("/{name}")).or_else(|| at(&format!("/{name}/resources")));
    let is = |name: &str, value: &str| card[name] == value;
    match game {
        Game::Fabula if !is("kind", "base") => {
            found.push(("cost", cost("cost").unwrap_or(0)));
            if !card["attach"].is_null() {
                found.push(("attach", cost("attach").unwrap_or(0)));
            }
        }
        Game::Dominions if is("type", "unidade") => {
            found.push(("range", at("/range").unwrap_or(0)));
        }
        Game::Apoteose => {
            let groups: [(&str, &[(&'static str, &str)]); 3] = [
                ("cost", &[("sp", "sp"), ("mp", "mp")]),
                (
                    "attributes",
                    &[
                        ("endurance", "con"),
                        ("str", "for"),
                        ("agility", "agi"),
                        ("perception", "per"),
                        ("intelligence", "int"),
                        ("cha", "car"),
                        ("spi", "esp"),
                    ],
                ),
                (
                    "slots",
                    &[
                        ("equipment", "equipamento"),
                        ("memento", "memento"),
                        ("support", "suporte"),
                    ],
                ),
            ];
            for (group, names) in groups {
                if card[group].is_object() {
                    let number = |name| card[group][name].as_i64().unwrap_or(0);
                    found.extend(names.iter().map(|(field, name)| (*field, number(name))));
                }
            }
        }
        _ => {}
    }
    found
}

/// What the curve is by.
fn needed(game: Game, card: &Value) -> Option<i64> {
    let number = |name| {
        let numbers = numbers(game, card);
        numbers.into_iter().find(|(field, _)| *field == name)
    };
    match game {
        Game::Fabula => number("cost").map(|(_, it)| it),
        Game::Dominions => number("attack").map(|(_, it)| it),
        Game::Apoteose => number("level").map(|(_, it)| it),
        Game::Multiversity => {
            let actions = card["actions"].as_array()?.iter();
            actions.map(|it| it["cost"].as_i64().unwrap_or(0)).max()
        }
    }
}

type Counts = BTreeMap<(String, String), u64>;

fn counted(stats: &Statistics<'_>) -> Counts {
    let colours = stats.colours.values.iter();
    let colours = colours.map(|it| (stats.colours.by, it.of.id, it.of.cards));
    let fields = stats.values.iter();
    let values = fields.flat_map(|of| of.values.iter().map(|it| (of.field, it.id, it.cards)));
    let all = colours.chain(values);
    all.map(|(field, id, cards)| ((field.to_owned(), id.to_owned()), cards))
        .collect()
}

#[test]
fn values_are_those_that_the_cards_have() {
    for (name, deck) in ready() {
        let mut naive = Counts::new();
        for card in played(&deck) {
            for (field, value) in values(deck.game, &card) {
                *naive.entry((field.to_owned(), value)).or_default() += 1;
            }
        }
        let mut found = counted(&stats(&deck, Lang::Pt));
        if deck.game == Game::Fabula {
            // What effects do is a tree; the tests of search read it.
            let before = found.len();
            found.retain(|(field, _), _| field != "does");
            assert!(found.len() < before, "{name}");
        }
        assert_eq!(found, naive, "{name}");
    }
}

#[test]
fn numbers_curves_and_turns_are_those_of_the_cards() {
    for (name, deck) in ready() {
        let cards = played(&deck);
        let of = stats(&deck, Lang::En);
        let mut naive: BTreeMap<&str, Vec<i64>> = BTreeMap::new();
        for (field, number) in cards.iter().flat_map(|card| numbers(deck.game, card)) {
            naive.entry(field).or_default().push(number);
        }
        let found: BTreeSet<&str> = of.numbers.iter().map(|it| it.field).collect();
        assert_eq!(found, naive.keys().copied().collect(), "{name}");
        for number in &of.numbers {
            let (average, median) = middle(&naive[number.field]);
            let all = &naive[number.field];
            assert_eq!(number.of.cards, all.len() as u64, "{name} {}", number.field);
            assert_eq!(number.of.sum, all.iter().sum::<i64>());
            assert!((number.of.average - average).abs() <= 0.000_05);
            assert!((number.of.median - median).abs() < 1e-9);
            assert_eq!(i64::from(number.of.least), *all.iter().min().unwrap());
            assert_eq!(i64::from(number.of.most), *all.iter().max().unwrap());
        }
        let mut steps: BTreeMap<i64, u64> = BTreeMap::new();
        let curve: Vec<i64> = cards
            .iter()
            .filter_map(|it| needed(deck.game, it))
            .collect();
        for at in &curve {
            *steps.entry(*at).or_default() += 1;
        }
        let found = of.curve.steps.iter();
        let found: BTreeMap<i64, u64> = found.map(|it| (i64::from(it.at), it.cards)).collect();
        assert_eq!(found, steps, "{name}");
        assert_eq!(of.curve.without, (cards.len() - curve.len()) as u64);
        let (average, median) = middle(&curve);
        let summary = of.curve.summary.unwrap();
        assert!((summary.average - average).abs() <= 0.000_05);
        assert!((summary.median - median).abs() < 1e-9);
        assert_eq!(of.turns.is_some(), deck.game == Game::Fabula);
        let resources = [2, 4, 6, 8, 10, 10, 10, 10, 10, 10];
        for (turn, resources) in of.turns.iter().flatten().zip(resources) {
            assert_eq!(turn.resources, resources);
            let paid = curve.iter().filter(|cost| **cost <= i64::from(resources));
            let paid = paid.count();
            assert_eq!(turn.cards, paid as u64, "{name}");
            let share = paid as f64 / cards.len() as f64;
            assert!((turn.share - share).abs() <= 0.000_05);
        }
    }
}

/// Average and median of numbers.
fn middle(numbers: &[i64]) -> (f64, f64) {
    let mut sorted = numbers.to_vec();
    sorted.sort_unstable();
    let (n, half) = (sorted.len(), sorted.len() / 2);
    let median = if n.is_multiple_of(2) {
        (sorted[half - 1] + sorted[half]) as f64 / 2.0
    } else {
        sorted[half] as f64
    };
    (sorted.iter().sum::<i64>() as f64 / n as f64, median)
}

#[test]
fn colours_alone_several_and_none_are_those_of_the_cards() {
    for (name, deck) in ready() {
        let of = stats(&deck, Lang::Pt);
        let mut alone: BTreeMap<String, u64> = BTreeMap::new();
        let (mut several, mut none) = (0, 0);
        for card in played(&deck) {
            let field = match deck.game {
                Game::Fabula => "colours",
                Game::Dominions => "element",
                Game::Multiversity => "world",
                Game::Apoteose => "type",
            };
            match &words(&card[field])[..] {
                [] => none += 1,
                [only] => *alone.entry(only.clone()).or_default() += 1,
                _ => several += 1,
            }
        }
        assert_eq!(
            (of.colours.several, of.colours.none),
            (several, none),
            "{name}"
        );
        for colour in &of.colours.values {
            let naive = alone.remove(colour.of.id).unwrap_or(0);
            assert_eq!(colour.alone, naive, "{name} {}", colour.of.id);
        }
        assert!(alone.is_empty(), "{name}: {alone:?}");
    }
}

#[test]
fn the_identity_is_that_of_the_bases_in_play() {
    for (name, deck) in ready() {
        let of = stats(&deck, Lang::Pt);
        if deck.game != Game::Fabula {
            assert_eq!(of.identity, None);
            continue;
        }
        let mut naive: BTreeMap<String, u64> = BTreeMap::new();
        let bases = copies(&deck, |it| {
            matches!(it, Section::Arredores | Section::Centro)
        });
        assert_eq!(bases.len(), 5);
        for colour in bases.iter().flat_map(|base| words(&base["colours"])) {
            *naive.entry(colour).or_default() += 1;
        }
        let found = of.identity.iter().flatten();
        let found = found.map(|it| (it.id.to_owned(), it.cards));
        assert_eq!(found.collect::<BTreeMap<_, _>>(), naive, "{name}");
    }
}

#[test]
fn what_is_attached_to_a_card_of_a_hero_counts() {
    let (_, mut hero) = one_of_each().pop().unwrap();
    assert_eq!(hero.game, Game::Apoteose);
    let before = stats(&hero, Lang::Pt).cards;
    let attached = hero.lines.pop().unwrap();
    hero.lines[0].attached = vec![(attached.card, 2)];
    let after = stats(&hero, Lang::Pt);
    assert_eq!(after.cards, before - u64::from(attached.copies) + 2);
    assert_eq!(after.cards, played(&hero).len() as u64);
    let attachments = after
        .sections
        .iter()
        .find(|it| it.section == Section::Anexos);
    assert_eq!(attachments.unwrap().cards, 2);
}
