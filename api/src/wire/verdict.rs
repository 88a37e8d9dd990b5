//! What the judge says of decks.

use std::collections::BTreeMap;

use chrono::NaiveDate;
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
    pub label: Option<&'a Label>,
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
    /// Every finding in the order of the rules: errors, what is missing, warnings and notes.
    pub violations: Vec<JudgedViolation<'a>>,
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
    /// How bad it is: `error` makes a deck illegal, `incomplete` keeps it from being played yet.
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
}

/// A card with its name.
#[derive(Debug, Serialize, ToSchema)]
pub struct NamedCard<'a> {
    /// The id, as the request calls it.
    pub id: &'a str,
    /// The name.
    pub name: &'a str,
}
