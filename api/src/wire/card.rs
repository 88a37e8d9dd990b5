//! A card as the API tells it: what every game's cards have, and after it the fields of its own game.

use std::collections::BTreeMap;

use chrono::NaiveDate;
use fabulario_cards::glossary::Reminder;
use fabulario_cards::lines::Line;
use fabulario_cards::{apoteose, dominions, multiversity};
use fabulario_engine::deck::{Code, Status};
use fabulario_engine::fabula::{CardType, Colour, Rarity};
use fabulario_engine::{Game, Lang};
use serde::Serialize;
use utoipa::ToSchema;

use super::Warning;

/// What every card has.
#[derive(Debug, Serialize, ToSchema)]
pub struct CardHead<'a> {
    /// The id; it never changes.
    #[schema(example = "fab-anjinho-de-procissao")]
    pub id: &'a str,
    /// Its game.
    pub game: Game,
    /// The name.
    pub name: &'a str,
    /// The language of the name, where it is another one than that of the answer. Other texts say so in the same
    /// way: the name of the field with `_lang`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    pub name_lang: Option<&'static str>,
    /// The name in every language that it has.
    #[schema(value_type = BTreeMap<String, String>)]
    pub names: BTreeMap<&'static str, &'a str>,
    /// The type as players read it, with element or world, and subtypes.
    pub type_line: String,
    /// The rules text, a paragraph for each ability; what the fields below say in detail.
    pub text: String,
    /// The same line by line: which ability each tells, of what kind it is, and the rules that govern it.
    pub lines: Vec<Line>,
    /// The language of the text, or of a part of it, where it is another one than that of the answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    pub text_lang: Option<&'a str>,
    /// The keywords and statuses that it names, each with what it means.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false, value_type = Vec<Reminder>)]
    pub reminders: Vec<&'a Reminder>,
    /// Whether it is made by effects and in no deck.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[schema(required = false)]
    pub token: bool,
    /// A line of story without meaning for the rules.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub flavour: Option<&'a str>,
    /// The language of the flavour, where it is another one than that of the answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    pub flavour_lang: Option<&'static str>,
    /// Where it was printed; a token has none.
    pub printings: Vec<Printing<'a>>,
    /// What was decided about this card.
    pub rulings: Vec<CardRuling<'a>>,
    /// Whether it may be played, by format, today (UTC) or on the day `as_of`.
    #[schema(value_type = BTreeMap<String, Legality>)]
    pub legalities: BTreeMap<&'a str, Legality>,
    /// The day that the legalities are of, where one was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>, format = Date)]
    pub as_of: Option<NaiveDate>,
    /// The day on which it comes out, where that is after the day of the legalities: no rule keeps it out before.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>, format = Date)]
    pub unreleased_until: Option<NaiveDate>,
    /// Pictures of it.
    pub images: Images,
}

/// One appearance of a card in a set.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = CardPrinting)]
pub struct Printing<'a> {
    /// The card, the set and the number.
    #[schema(example = "fab-anjinho-de-procissao@BDF-1")]
    pub id: String,
    /// The code of the set.
    #[schema(example = "BDF")]
    pub set: &'a str,
    /// The number in the set.
    pub number: u32,
    /// The day of the set's release.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>, format = Date)]
    pub released: Option<NaiveDate>,
    /// Who drew it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub artist: Option<&'a str>,
    /// How it is finished.
    #[schema(example = json!(["normal"]))]
    pub finishes: Vec<&'a str>,
    /// What names the illustration: printings that share it show the same picture.
    pub illustration: &'a str,
}

/// What was decided about a card.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = CardRuling)]
pub struct CardRuling<'a> {
    /// The day of the decision.
    #[schema(value_type = String, format = Date)]
    pub on: NaiveDate,
    /// What was decided.
    pub text: &'a str,
    /// The language of the text, where it is another one than that of the answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    pub text_lang: Option<&'static str>,
    /// The rules that it rests on.
    pub rules: &'a [String],
}

/// A card in a format.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct Legality {
    /// Whether it may be played.
    pub status: Status,
    /// How many copies a deck may hold; absent for any number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub copies: Option<u32>,
    /// Why it may not be played, or less often than the rules would let it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub reasons: Vec<Reason>,
}

/// Why a card may not be played.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[schema(as = LegalityReason)]
pub struct Reason {
    /// A code of `openapi/violations.json`.
    pub code: Code,
    /// The rule.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// The day from which it holds.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>, format = Date)]
    pub since: Option<NaiveDate>,
    /// What it means.
    pub message: String,
}

/// Addresses of pictures. Each names the build that it is of, so it may be kept for good; without `build` it leads to
/// the newest picture.
#[derive(Debug, Serialize, ToSchema)]
pub struct Images {
    /// The picture to scale; it has its text inside.
    pub svg: String,
    /// The same with its letters drawn, for `<img>`, where no font is loaded.
    pub drawn: String,
    /// The picture of 600 × 838 dots; `width=` makes others.
    pub png: String,
    /// The illustration alone, of 220 × 168 dots; `w=110` makes it half as wide.
    pub art: String,
}

/// What is printed on a Fábula card, as its publisher writes it: `cards/FIELDS.md` explains every word.
#[derive(ToSchema)]
#[expect(dead_code, reason = "tells the document what answers hold")]
pub struct FabulaPrint {
    /// The type.
    #[schema(rename = "type")]
    kind: CardType,
    /// What a Ficha stands for.
    of: Option<CardType>,
    /// What it costs to play: a number, or what is paid besides.
    cost: Option<serde_json::Value>,
    /// The colour indicators; absent on a colourless card.
    colours: Option<Vec<Colour>>,
    /// The rarity; a Ficha has none.
    rarity: Option<Rarity>,
    /// The ids of the subtypes.
    subtypes: Option<Vec<String>>,
    /// How much damage an Aliado withstands.
    vida: Option<i16>,
    /// How much damage an Aliado deals.
    ofensiva: Option<i16>,
    /// What an Aliado adds to an influence.
    influencia: Option<i16>,
    /// The resistance of a Ficha that is a Base.
    resistencia: Option<i16>,
    /// What it costs to unturn it, where that is not the format's cost.
    restore: Option<u8>,
    /// What it costs to attach a Modificação.
    attach: Option<serde_json::Value>,
    /// What a Modificação may be attached to, as data.
    attaches_to: Option<serde_json::Value>,
    /// Whether a Modificação comes into play attached.
    enters_attached: Option<bool>,
    /// The ids of keywords.
    keywords: Option<Vec<String>>,
    /// The abilities as data.
    abilities: Option<Vec<serde_json::Value>>,
    /// What a Manobra does, as data.
    effect: Option<serde_json::Value>,
}

/// What only some answers add to a card.
#[derive(ToSchema)]
#[expect(dead_code, reason = "tells the document what answers hold")]
pub struct CardExtras {
    /// The printing that was found, where a search lists printings.
    #[schema(example = "fab-anjinho-de-procissao@BDF-1")]
    printing: Option<String>,
    /// What was wrong with the request, where the answer is this card.
    warnings: Option<Vec<Warning>>,
}

/// A card: `game` says which of the four shapes it has.
#[derive(ToSchema)]
#[schema(discriminator(property_name = "game", mapping(
    ("fab" = "#/components/schemas/CardOfFabula"),
    ("dd" = "#/components/schemas/CardOfDominions"),
    ("mvc" = "#/components/schemas/CardOfMultiversity"),
    ("apo" = "#/components/schemas/CardOfApoteose"),
)))]
#[serde(untagged)]
pub enum Card {
    /// Fábula TCG.
    Fabula(CardOf<FabulaPrint>),
    /// Dimensional Dominions.
    Dominions(CardOf<dominions::Print<String>>),
    /// Multiversity Conquest.
    Multiversity(CardOf<multiversity::Print<String>>),
    /// Apoteose.
    Apoteose(CardOf<apoteose::Print<String>>),
}

/// A card of one game: what every card has, and the fields of its game.
#[derive(ToSchema)]
#[expect(dead_code, reason = "tells the document what answers hold")]
pub struct CardOf<P> {
    #[serde(flatten)]
    head: CardHead<'static>,
    #[serde(flatten)]
    print: P,
    #[serde(flatten)]
    extras: CardExtras,
}

/// The tag of the language that a text is in, where it is another one than was asked for.
pub fn other(asked: Lang, is: Lang) -> Option<&'static str> {
    (is != asked).then(|| is.tag())
}
