//! A card as the API tells it: the page shows the same bytes.

use std::collections::BTreeMap;

use chrono::NaiveDate;
use serde::Deserialize;

/// What the page needs of the answer.
#[derive(Deserialize)]
pub struct Told {
    pub name: String,
    pub name_lang: Option<String>,
    /// By language.
    pub names: BTreeMap<String, String>,
    pub text: String,
    pub lines: Vec<Line>,
    pub text_lang: Option<String>,
    #[serde(default)]
    pub reminders: Vec<Reminder>,
    #[serde(default)]
    pub token: bool,
    pub flavour: Option<String>,
    pub flavour_lang: Option<String>,
    pub printings: Vec<Printing>,
    pub rulings: Vec<Ruling>,
    /// By format.
    pub legalities: BTreeMap<String, Legality>,
    pub unreleased_until: Option<NaiveDate>,
}

#[derive(Deserialize)]
pub struct Line {
    pub text: String,
    pub kind: String,
    pub when: Option<String>,
    #[serde(default)]
    pub does: Vec<String>,
    #[serde(default)]
    pub rules: Vec<String>,
}

#[derive(Deserialize)]
pub struct Reminder {
    pub name: String,
    pub text: String,
    pub text_lang: Option<String>,
}

#[derive(Deserialize)]
pub struct Printing {
    pub set: String,
    pub number: u32,
    pub released: Option<NaiveDate>,
    pub artist: Option<String>,
    pub finishes: Vec<String>,
}

#[derive(Deserialize)]
pub struct Ruling {
    pub on: NaiveDate,
    pub text: String,
    pub text_lang: Option<String>,
    pub rules: Vec<String>,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    Legal,
    Limited,
    Banned,
    NotLegal,
}

#[derive(Deserialize)]
pub struct Legality {
    pub status: Status,
    pub copies: Option<u32>,
    #[serde(default)]
    pub reasons: Vec<Reason>,
}

#[derive(Deserialize)]
pub struct Reason {
    pub rule: Option<String>,
    pub since: Option<NaiveDate>,
    pub message: String,
}
