//! What a question costs who looks at every card.

use fabulario_cards::query::Field;
use strsim::osa_distance;

use super::plain::{NONE, Plain, column, normal};
use super::question::{Counts, Found, PAGE, Question};

/// What cards are sorted by: exact names and the like, what was asked for, the name.
type Key = (u8, i64, u32);

/// Answers a question.
pub fn answer(cards: &[Plain], question: &Question) -> Found {
    let words: Vec<String> = question.words.iter().map(|it| format!(" {it} ")).collect();
    let phrase = question.phrase.as_ref().map(|it| format!(" {it} "));
    let fits = |card: &Plain| {
        question.conditions.iter().all(|it| it.holds(card))
            && words.iter().all(|it| has(card, it))
            && phrase
                .iter()
                .all(|it| card.said.iter().any(|said| said.contains(it)))
            && question
                .regex
                .iter()
                .all(|it| card.text.iter().any(|text| it.is_match(text)))
    };
    let key = |card: &Plain| -> Key {
        let (by, rank) = by(question.order, card);
        (tier(card, &words), by, rank)
    };
    let after = question.after.map(|row| key(&cards[row.card]));
    let mut counts = question.facets.then(Counts::default);
    let (mut total, mut page) = (0, Vec::new());
    for (place, card) in cards.iter().enumerate() {
        if !fits(card) {
            continue;
        }
        total += 1;
        if let Some(counts) = &mut counts {
            count(question, card, counts);
        }
        let key = key(card);
        if after.is_none_or(|after| key > after) {
            page.push((key, place));
        }
    }
    Found {
        page: first(page),
        total,
        facets: counts.map(|it| it.map(numbered)),
    }
}

fn has(card: &Plain, word: &str) -> bool {
    let parts = [&card.key, &card.heading, &card.said];
    parts
        .iter()
        .any(|langs| langs.iter().any(|text| text.contains(word)))
}

fn by(order: Option<(Field, bool)>, card: &Plain) -> (i64, u32) {
    match order {
        None | Some((Field::Name, false)) => (0, card.rank),
        Some((Field::Name, true)) => (0, !card.rank),
        Some((field, down)) => {
            let value = i64::from(card.values[column(field)]);
            let none = value == i64::from(NONE);
            let by = if none { i64::MAX } else { value };
            (if down && !none { -by } else { by }, card.rank)
        }
    }
}

/// Exact names, beginnings of names, words of names, other cards.
fn tier(card: &Plain, words: &[String]) -> u8 {
    if words.is_empty() {
        return 0;
    }
    let whole = words.concat().replace("  ", " ");
    if card.key.contains(&whole) {
        0
    } else if card.key.iter().any(|key| key.starts_with(whole.trim_end())) {
        1
    } else if words
        .iter()
        .all(|word| card.key.iter().any(|key| key.contains(word)))
    {
        2
    } else {
        3
    }
}

fn first<K: Ord>(mut page: Vec<(K, usize)>) -> Vec<usize> {
    if page.len() > PAGE {
        page.select_nth_unstable(PAGE);
        page.truncate(PAGE);
    }
    page.sort_unstable();
    page.into_iter().map(|(_, place)| place).collect()
}

/// Counts by place; [`numbered`] leaves out what nothing has.
fn count(question: &Question, card: &Plain, counts: &mut Counts) {
    let mut add = |facet: usize, value: i32| {
        let list = &mut counts[facet];
        let at = usize::try_from(value + 1).unwrap();
        while list.len() <= at {
            list.push((i32::try_from(list.len()).unwrap() - 1, 0));
        }
        list[at].1 += 1;
    };
    let colours = card.values[column(Field::Colour)];
    match colours {
        NONE => {}
        0 => add(0, -1),
        _ => (0..8)
            .filter(|it| colours >> it & 1 == 1)
            .for_each(|it| add(0, it)),
    }
    for (facet, field) in [(1, Field::Type), (2, Field::Cost), (3, Field::Rarity)] {
        let value = card.values[column(field)];
        if value != NONE {
            add(facet, value);
        }
    }
    let wanted = |set: i32| {
        let mut sets = question
            .conditions
            .iter()
            .filter(|it| it.field == Field::Set);
        sets.all(|it| it.value == set)
    };
    card.sets
        .iter()
        .filter(|set| wanted(**set))
        .for_each(|set| add(4, *set));
}

fn numbered(mut counts: Vec<(i32, u32)>) -> Vec<(i32, u32)> {
    counts.retain(|(_, count)| *count > 0);
    counts
}

/// Cards whose name begins so, then those of which a later word does.
pub fn complete(cards: &[Plain], text: &str) -> Vec<usize> {
    let begin = format!(" {}", normal(text));
    let mut found = Vec::new();
    for (place, card) in cards.iter().enumerate() {
        let starts = card.key.iter().filter_map(|key| {
            let at = key.find(&begin)?;
            Some((at > 0, &key[at..]))
        });
        found.extend(starts.min().map(|key| (key, place)));
    }
    first(found)
}

/// Cards with the names that are nearest.
pub fn nearest(cards: &[Plain], text: &str) -> Vec<usize> {
    let text = normal(text);
    let most = text.chars().count() / 4 + 1;
    let mut found = Vec::new();
    for (place, card) in cards.iter().enumerate() {
        let keys = card.key.iter().map(|key| key.trim());
        let near = keys.filter(|key| key.len().abs_diff(text.len()) <= most);
        let near = near.map(|key| osa_distance(key, &text)).min();
        found.extend(near.filter(|far| *far <= most).map(|far| (far, place)));
    }
    first(found)
}
