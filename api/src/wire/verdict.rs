//! What the judge says of decks.

use std::collections::BTreeMap;

use chrono::NaiveDate;
use fabulario_cards::document::{DeckLists, WrittenDeck};
use fabulario_engine::apoteose::Hero;
use fabulario_engine::deck::{Code, Numbers, Severity, Verdict};
use fabulario_engine::fabula::{Colour, Colours};
use fabulario_engine::{RuleId, Source};
use serde::Serialize;
use utoipa::ToSchema;

use super::Warning;
use super::decks::Label;

/// The verdicts on the decks of a request, in its order.
#[derive(Debug, Serialize, ToSchema)]
pub struct Judged<'a> {
    /// The day that they were judged by.
    #[schema(value_type = String, format = Date)]
    pub as_of: NaiveDate,
    /// One entry for each deck.
    pub data: Vec<JudgedDeck<'a>>,
    /// What was wrong with the request.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub warnings: Vec<Warning>,
}

/// One deck.
#[derive(Debug, Serialize, ToSchema)]
pub struct JudgedDeck<'a> {
    /// The label of the request.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Label>)]
    pub label: Option<&'a str>,
    /// How many cards each list holds, after the swaps, by its name in the request.
    pub cards: BTreeMap<&'static str, u64>,
    /// One entry for each format.
    pub formats: Vec<InFormat<'a>>,
}

/// A deck in a format.
#[derive(Debug, Serialize, ToSchema)]
pub struct InFormat<'a> {
    /// The format's id.
    #[schema(example = "fab-padrao")]
    pub format: &'a str,
    /// Whether it may be played.
    pub verdict: Verdict,
    /// The colours of the bases; only Fábula has it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Vec<Colour>>)]
    pub identity: Option<Colours>,
    /// The hero that the cards make; only Apoteose has it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hero: Option<Hero>,
    /// How it becomes legal; absent if it is legal, has swaps, or no fix was wanted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fix: Option<Fix>,
    /// Why there is no fix: `impossible` (the cards that are known cannot make the deck legal), `too_large` (a deck
    /// of more than 150 lines, or too much is wrong with it), `left_out` (the decks of the request take too long to
    /// mend them all). New words may come.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>, example = "impossible")]
    pub no_fix: Option<&'static str>,
    /// Everything that keeps it from being played, in the order of the rules: errors, and what is missing. None if it
    /// is legal.
    pub violations: Vec<JudgedViolation<'a>>,
    /// What is worth knowing and changes no verdict: warnings and notes, in the same form.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub notes: Vec<JudgedViolation<'a>>,
    /// How many findings were left out, because the answer would have been too long.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left_out: Option<usize>,
}

/// One finding.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Violation)]
pub struct JudgedViolation<'a> {
    /// What kind of finding; stable. New codes may come.
    pub code: Code,
    /// How bad it is: `error` makes a deck illegal, `incomplete` keeps it from being played yet; a note is a `warning`
    /// or a `note`.
    pub severity: Severity,
    /// The rule; absent where the format alone decides, or no rule is needed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "FAB-D1")]
    pub rule: Option<&'a RuleId>,
    /// Further rules and rulings that explain it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub see: Vec<&'a RuleId>,
    /// Where the number or the rule is stated.
    pub sources: &'a [Source],
    /// The first day on which it holds, where it came with a change of the format.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>, format = Date)]
    pub since: Option<NaiveDate>,
    /// The numbers involved.
    pub numbers: Numbers,
    /// The words involved, by id: the list, the missing colours, the type, the knowledge.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false, example = json!(["main"]))]
    pub words: Vec<String>,
    /// The cards involved.
    pub cards: Vec<NamedCard<'a>>,
    /// Where in the request: JSON pointers of lines, or of lists.
    #[schema(example = json!(["/decks/0/main"]))]
    pub pointers: Vec<String>,
    /// How many cards and pointers were left out, because the answer would have been too long.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left_out: Option<usize>,
    /// What is wrong and what to do next, in the language of the answer.
    pub message: String,
    /// The changes that cure this finding: some of those of the deck's `fix`, which makes the whole deck legal. Absent
    /// in notes.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub fix: Vec<Change>,
}

/// A card with its name.
#[derive(Debug, Serialize, ToSchema)]
pub struct NamedCard<'a> {
    /// The id, as the request calls it.
    pub id: &'a str,
    /// The name.
    pub name: &'a str,
}

/// How a deck becomes legal with as few changed cards as possible.
#[derive(Debug, Serialize, ToSchema)]
pub struct Fix {
    /// How many copies are taken out, put in, or moved to another list.
    #[schema(example = 2)]
    pub changed: u64,
    /// Every change; their order does not matter.
    pub changes: Vec<Change>,
    /// The deck after all changes, ready to be sent again.
    #[schema(value_type = DeckLists)]
    pub deck: WrittenDeck,
}

/// More or fewer copies of a card in a list.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[schema(as = DeckChange)]
pub struct Change {
    /// Its number in this fix: a change that cures several findings has one number.
    pub step: usize,
    /// The list.
    #[schema(example = "main")]
    pub list: &'static str,
    /// The card's id, or what the request calls it if it is unknown.
    #[schema(example = "fab-mestra-do-reisado")]
    pub card: String,
    /// Its name, in the language of the answer.
    pub name: String,
    /// The card that it is attached to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub on: Option<String>,
    /// How many copies to add; below zero, to remove.
    #[schema(example = -1)]
    pub copies: i64,
    /// Why this card of all that could come.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<Reason>,
}

/// Why a card was chosen.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[schema(as = ChangeReason)]
pub struct Reason {
    /// A stable code: `played`, `theme`, `curve`, `colours`, `gives_colour`, `fits`. New codes may come.
    #[schema(value_type = String, example = "theme")]
    pub code: &'static str,
    /// The reason in the language of the answer.
    pub message: String,
}
