//! Rules and rulings as the API tells them: one list of everything that decides.

use fabulario_cards::glossary::Reminder;
use fabulario_cards::{Catalogue, GameBook};
use fabulario_engine::rule::Category;
use fabulario_engine::{Game, Lang, Rule, RuleId, Ruling, Source};
use serde::Serialize;
use utoipa::ToSchema;

/// What an entry is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum EntryKind {
    /// A rule that a book numbers.
    Rule,
    /// A rule of deck construction that books state without a number.
    Construction,
    /// A decision where the books are silent or disagree.
    Ruling,
    /// What a keyword or status of cards means.
    Keyword,
}

/// A rule or a ruling.
#[derive(Debug, Serialize, ToSchema)]
pub struct Entry {
    /// The number of a rule, the name of a ruling, or the game and the id of a keyword.
    #[schema(example = "FAB 1.4.4")]
    pub id: RuleId,
    /// Its game.
    pub game: Game,
    /// What it is.
    pub kind: EntryKind,
    /// What the rule is about; absent for rulings. New categories may come.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub category: Option<Category>,
    /// What it says, in our words.
    pub gloss: String,
    /// What the books leave open; only rulings have it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub conflict: Option<String>,
    /// Why it was ruled so; only rulings have it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// The rules that a ruling decides.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub rules: Vec<RuleId>,
    /// The rulings that decide how a rule is read.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub rulings: Vec<RuleId>,
    /// Where it stands.
    pub sources: Vec<Source>,
    /// Whether the engine enforces it.
    pub enforced: bool,
}

/// Everything that decides in a game: rules in book order, then rulings, then keywords.
pub fn entries(catalogue: &Catalogue, game: Game, lang: Lang) -> Vec<Entry> {
    let Some(book) = catalogue.book(game) else {
        return Vec::new();
    };
    let rules = book.rules.iter().map(|it| Entry::rule(it, book, lang));
    let rulings = book.rulings.iter();
    let rulings = rulings.map(|it| Entry::ruling(it, game, lang));
    let glossary = catalogue.glossary(game, lang);
    let keywords = glossary.reminders().map(|it| Entry::keyword(game, it));
    rules.chain(rulings).chain(keywords).collect()
}

impl Entry {
    /// A rule of a book in a language.
    fn rule(rule: &Rule, book: &GameBook, lang: Lang) -> Self {
        let decides = |ruling: &&Ruling| ruling.rules.contains(&rule.id);
        Self {
            id: rule.id.clone(),
            game: book.sheet.id,
            // A numbered rule is named by its book's code, a space and the number.
            kind: if rule.id.0.contains(' ') {
                EntryKind::Rule
            } else {
                EntryKind::Construction
            },
            category: Some(rule.category),
            gloss: rule.gloss.get(lang).to_owned(),
            conflict: None,
            reason: None,
            rules: Vec::new(),
            rulings: book
                .rulings
                .iter()
                .filter(decides)
                .map(|ruling| ruling.id.clone())
                .collect(),
            sources: rule.sources.clone(),
            enforced: fabulario_engine::rule::is_enforced(&rule.id),
        }
    }

    /// What a word of cards means.
    fn keyword(game: Game, reminder: &Reminder) -> Self {
        Self {
            id: RuleId(format!("{game}-{}", reminder.id)),
            game,
            kind: EntryKind::Keyword,
            category: None,
            gloss: format!("{}: {}", reminder.name, reminder.text),
            conflict: None,
            reason: None,
            rules: Vec::new(),
            rulings: Vec::new(),
            sources: Vec::new(),
            enforced: false,
        }
    }

    /// A ruling in a language.
    fn ruling(ruling: &Ruling, game: Game, lang: Lang) -> Self {
        Self {
            id: ruling.id.clone(),
            game,
            kind: EntryKind::Ruling,
            category: None,
            gloss: ruling.ruling.get(lang).to_owned(),
            conflict: Some(ruling.conflict.get(lang).to_owned()),
            reason: ruling
                .reason
                .as_ref()
                .map(|reason| reason.get(lang).to_owned()),
            rules: ruling.rules.clone(),
            rulings: Vec::new(),
            sources: ruling.sources.clone(),
            enforced: fabulario_engine::rule::is_enforced(&ruling.id),
        }
    }
}
