//! A question in SQL.

use fabulario_cards::query::Field;

use super::plain::{Plain, column};
use super::question::{Condition, PAGE, Question};

/// What SQLite is asked for one question.
pub struct Statements {
    /// How many there are.
    pub total: String,
    /// The first cards that have all words in their names: exact names, beginnings, others.
    pub named: Option<String>,
    /// The first cards.
    pub page: String,
    /// How many have each colours, type, cost and rarity at once, which tells the total as well; how many each set.
    pub facets: Option<[String; 2]>,
}

impl Statements {
    pub fn of(question: &Question, cards: &[Plain]) -> Self {
        let mut parts: Vec<String> = question.conditions.iter().map(Condition::sql).collect();
        if let Some(regex) = &question.regex {
            let regex = quoted(regex.as_str());
            parts.push(format!(
                "id IN (SELECT id FROM texts WHERE pt REGEXP {regex} OR en REGEXP {regex})"
            ));
        }
        let phrase = question.phrase.as_ref();
        let phrase = phrase.map(|it| format!("{{text_pt text_en}} : \"{it}\""));
        // Where words are all that is asked, their own table is enough.
        let (from, id) = match all_of(&question.words).or(phrase) {
            None => ("cards".to_owned(), "id"),
            Some(words) => (found(&words, !parts.is_empty()), "words.rowid"),
        };
        let (order, after) = order(question, id, cards);
        let source = joined(&from, &parts);
        let later: Vec<String> = parts.iter().cloned().chain(after).collect();
        let page = joined(&from, &later);
        Self {
            total: format!("SELECT count(*) FROM {source}"),
            named: all_of(&question.words).map(|words| names(question, &words, &parts)),
            page: format!("SELECT {id} FROM {page} ORDER BY {order} LIMIT {PAGE}"),
            facets: question.facets.then(|| facets(question, &source)),
        }
    }
}

fn quoted(text: &str) -> String {
    format!("'{}'", text.replace('\'', "''"))
}

/// All of some words, as FTS5 is asked.
fn all_of(words: &[String]) -> Option<String> {
    let words: Vec<String> = words.iter().map(|it| format!("\"{it}\"")).collect();
    (!words.is_empty()).then(|| format!("({})", words.join(" AND ")))
}

/// The cards that words are found in.
fn found(words: &str, narrowed: bool) -> String {
    let cards = if narrowed {
        " JOIN cards ON id = words.rowid"
    } else {
        ""
    };
    format!("words{cards} WHERE words MATCH {}", quoted(words))
}

fn joined(from: &str, parts: &[String]) -> String {
    let mut whole = from.to_owned();
    for part in parts {
        let and = if whole.contains(" WHERE ") {
            "AND"
        } else {
            "WHERE"
        };
        whole = format!("{whole} {and} {part}");
    }
    whole
}

fn names(question: &Question, words: &str, parts: &[String]) -> String {
    let from = found(&format!("{{name_pt name_en}} : {words}"), !parts.is_empty());
    let from = from.replacen("words", "words JOIN keys ON card = words.rowid", 1);
    let source = joined(&from, parts);
    let name = question.words.join(" ");
    let (name, letters) = (quoted(&name), name.chars().count());
    format!(
        "SELECT card FROM {source} ORDER BY CASE WHEN pt = {name} OR en = {name} THEN 0
            WHEN substr(pt, 1, {letters}) = {name} OR substr(en, 1, {letters}) = {name} THEN 1 ELSE 2 END, card
            LIMIT {PAGE}"
    )
}

/// The order, and what a later page begins after.
fn order(question: &Question, id: &str, cards: &[Plain]) -> (String, Option<String>) {
    let after = question.after.map(|row| &cards[row.card]);
    let (field, down) = question.order.unwrap_or((Field::Name, false));
    let (way, sign) = if down { ("DESC", "<") } else { ("ASC", ">") };
    if field == Field::Name {
        let after = after.map(|card| format!("{id} {sign} {}", card.rank + 1));
        return (format!("{id} {way}"), after);
    }
    let name = field.entry().pt;
    let after = after.map(|card| {
        let value = card.values[column(field)];
        format!("({name}, {id}) > ({value}, {})", card.rank + 1)
    });
    (format!("{name} {way} NULLS LAST, {id}"), after)
}

fn facets(question: &Question, source: &str) -> [String; 2] {
    let mut parts = vec![format!("card IN (SELECT id FROM {source})")];
    let conditions = question.conditions.iter();
    let sets = conditions.filter(|it| it.field == Field::Set);
    parts.extend(sets.map(|it| format!("colecao = {}", it.value)));
    let parts = parts.join(" AND ");
    [
        format!("SELECT cor, tipo, custo, raridade, count(*) FROM {source} GROUP BY 1, 2, 3, 4"),
        format!("SELECT colecao, count(*) FROM printings WHERE {parts} GROUP BY colecao"),
    ]
}
