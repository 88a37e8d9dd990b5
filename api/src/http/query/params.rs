//! The parameters that endpoints share, for the documentation.
//!
//! A wrong value is answered with a warning, not refused.

use utoipa::{IntoParams, ToSchema};

/// A language of the product.
#[derive(ToSchema)]
pub enum LangTag {
    /// Brazilian Portuguese.
    #[schema(rename = "pt-BR")]
    Pt,
    /// English.
    #[schema(rename = "en")]
    En,
}

/// The parameter of everything that has texts.
#[derive(IntoParams)]
#[into_params(parameter_in = Query)]
pub struct LangParams {
    /// Language of the texts: `pt-BR` or `en`; else `Accept-Language` decides, else `pt-BR`.
    pub lang: Option<LangTag>,
}

/// The parameters of a single resource.
#[derive(IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ItemParams {
    /// Language of the texts: `pt-BR` or `en`; else `Accept-Language` decides, else `pt-BR`.
    pub lang: Option<LangTag>,
    /// Fields to keep, separated by commas.
    pub fields: Option<String>,
}

/// The parameters of a list.
#[derive(IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ListParams {
    /// Language of the texts: `pt-BR` or `en`; else `Accept-Language` decides, else `pt-BR`.
    pub lang: Option<LangTag>,
    /// Fields to keep of each entry, separated by commas.
    pub fields: Option<String>,
    /// Entries per page.
    #[param(minimum = 1, maximum = 200, default = 100)]
    pub limit: Option<u32>,
    /// Where to go on; comes from `next`.
    pub cursor: Option<String>,
}

/// The parameters of a search.
#[derive(IntoParams)]
#[into_params(parameter_in = Query)]
pub struct SearchParams {
    /// What to look for, in the query language of `/help`: `tipo:aliado custo<=3`. Everything if absent.
    #[param(example = "tipo:aliado custo<=3", max_length = 1024)]
    pub q: Option<String>,
    /// Only cards of a game: `fab`, `dd`, `mvc` or `apo`.
    pub game: Option<String>,
    /// How to sort where the query does not say: `relevance`, `name`, `cost`, `colour`, `rarity`, `type`, `set` or a
    /// field of numbers.
    #[param(default = "relevance")]
    pub order: Option<String>,
    /// `asc` or `desc`, where the query does not say.
    #[param(default = "asc")]
    pub dir: Option<String>,
    /// What is listed once where the query does not say: `cards`, `prints` or `art`.
    #[param(default = "cards")]
    pub unique: Option<String>,
    /// Whether to count colours, types, costs, rarities and sets of everything that was found.
    #[param(default = false)]
    pub facets: Option<bool>,
    /// Whether to tell the query back, with the hits of every part.
    #[param(default = false)]
    pub explain: Option<bool>,
    /// Entries per page.
    #[param(minimum = 1, maximum = 200, default = 100)]
    pub limit: Option<u32>,
    /// Where to go on; comes from `next`.
    pub cursor: Option<String>,
    /// Fields to keep of each card, separated by commas.
    pub fields: Option<String>,
    /// Language of the texts: `pt-BR` or `en`; else `Accept-Language` decides, else `pt-BR`.
    pub lang: Option<LangTag>,
}

/// The parameters of a feed of changes.
#[derive(IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ChangesParams {
    /// The number of the build that you have; 0 for everything.
    #[param(minimum = 0, default = 0)]
    pub since: Option<i64>,
    /// Entries per page.
    #[param(minimum = 1, maximum = 200, default = 100)]
    pub limit: Option<u32>,
    /// Where to go on; comes from `next`.
    pub cursor: Option<String>,
    /// Language of warnings: `pt-BR` or `en`; else `Accept-Language` decides, else `pt-BR`.
    pub lang: Option<LangTag>,
}

/// The parameters of a picture in dots.
#[derive(IntoParams)]
#[into_params(parameter_in = Query)]
pub struct PictureParams {
    /// Width in dots, in steps of 100.
    #[param(minimum = 100, maximum = 1200, default = 600)]
    pub width: Option<u32>,
    /// The build that the address holds for; addresses in answers have it, and what is there may be kept for good.
    pub build: Option<String>,
    /// Language of the texts: `pt-BR` or `en`; else `Accept-Language` decides, else `pt-BR`.
    pub lang: Option<LangTag>,
}

/// The parameters of a picture to scale.
#[derive(IntoParams)]
#[into_params(parameter_in = Query)]
pub struct SvgParams {
    /// `text`, or `drawn` for letters that need no font.
    #[param(default = "text", example = "drawn")]
    pub letters: Option<String>,
    /// The build that the address holds for; addresses in answers have it, and what is there may be kept for good.
    pub build: Option<String>,
    /// Language of the texts: `pt-BR` or `en`; else `Accept-Language` decides, else `pt-BR`.
    pub lang: Option<LangTag>,
}

/// The parameters of an illustration.
#[derive(IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ArtParams {
    /// Width in dots: 110 or 220.
    #[param(default = 110, example = 220)]
    pub w: Option<u32>,
    /// The build that the address holds for; addresses in answers have it, and what is there may be kept for good.
    pub build: Option<String>,
    /// Language of problems: `pt-BR` or `en`; else `Accept-Language` decides, else `pt-BR`.
    pub lang: Option<LangTag>,
}

/// The parameters of a hand to look at.
#[derive(IntoParams)]
#[into_params(parameter_in = Query)]
pub struct HandParams {
    /// The code of the deck.
    #[param(max_length = 2100, example = "DECK")]
    pub code: String,
    /// The seed: up to 64 bits in decimal digits.
    #[param(pattern = "^[0-9]{1,20}$", example = "42")]
    pub seed: String,
    /// Which hand under that seed.
    #[param(minimum = 0, maximum = 4_294_967_295_u32, default = 0)]
    pub number: Option<u32>,
    /// The format; the one in force if absent.
    pub format: Option<String>,
    /// `play` or `draw`.
    #[param(default = "play")]
    pub first: Option<String>,
    /// The mulligan as JSON, as `POST /v1/goldfish/hand` takes it.
    #[param(example = r#"{"id":"keep","keep":{"query":"custo<=2"}}"#)]
    pub mulligan: Option<String>,
    /// How many cards to show that would be drawn next.
    #[param(minimum = 0, maximum = 20, default = 0)]
    pub draws: Option<u32>,
    /// `refuse` or `simulate`: what happens to a deck that its format does not allow.
    #[param(default = "refuse")]
    pub illegal: Option<String>,
    /// Language of the texts: `pt-BR` or `en`; else `Accept-Language` decides, else `pt-BR`.
    pub lang: Option<LangTag>,
}

/// The parameters of a chart of the choices of a hand.
#[derive(IntoParams)]
#[into_params(parameter_in = Query)]
pub struct AdviceParams {
    /// The code of the deck.
    #[param(required = true)]
    pub code: Option<String>,
    /// The opening hand: ids or names of cards between commas.
    #[param(required = true, example = "fab-tatu-de-roca,fab-tatu-de-roca")]
    pub hand: Option<String>,
    /// The goal as JSON, as `POST /v1/goldfish/mulligan` takes it.
    #[param(required = true, example = r#"{"id":"curve","turns":2}"#)]
    pub goal: Option<String>,
    /// The format; the one in force if absent.
    pub format: Option<String>,
    /// Whether the deck begins: `play` or `draw`.
    #[param(default = "play")]
    pub first: Option<String>,
    /// The policy as JSON: `{"id":"best_spend"}`.
    pub policy: Option<String>,
    /// The opponent as JSON: `{"id":"inert"}`.
    pub opponent: Option<String>,
    /// `auto`, `exact` or `sampled`.
    #[param(default = "auto")]
    pub method: Option<String>,
    /// The seed of the games, where there are any: up to 20 digits.
    #[param(default = "1", example = "42")]
    pub seed: Option<String>,
    /// How many games, where there are any.
    #[param(minimum = 1000, maximum = 200_000, default = 20_000)]
    pub games: Option<u32>,
    /// What happens to a deck that its format does not allow: `refuse` or `simulate`.
    #[param(default = "refuse")]
    pub illegal: Option<String>,
    /// `light` or `dark`; as the reader's system is if absent.
    pub theme: Option<String>,
    /// Language of the texts: `pt-BR` or `en`; else `Accept-Language` decides, else `pt-BR`.
    pub lang: Option<LangTag>,
}

/// The parameters of a game or a chart of the goldfish lab.
#[derive(IntoParams)]
#[into_params(parameter_in = Query)]
pub struct GoldfishParams {
    /// The code of the deck.
    #[param(required = true)]
    pub code: Option<String>,
    /// The seed: up to 20 digits.
    #[param(required = true, example = "42")]
    pub seed: Option<String>,
    /// Charts: how many games are drawn, the first ones of the seed.
    #[param(minimum = 1, maximum = 100_000, default = 10_000)]
    pub games: Option<u32>,
    /// Charts: `light` or `dark`; as the reader's system is if absent.
    pub theme: Option<String>,
    /// Which game under that seed; charts have none.
    #[param(minimum = 0, maximum = 4_294_967_295_u32, default = 0)]
    pub number: Option<u32>,
    /// The format; the one in force if absent.
    pub format: Option<String>,
    /// Whether the deck begins: `play` or `draw`.
    #[param(default = "play")]
    pub first: Option<String>,
    /// Own turns.
    #[param(minimum = 1, maximum = 40, default = 6)]
    pub turns: Option<u32>,
    /// The policy as JSON: `{"id":"best_spend"}`.
    pub policy: Option<String>,
    /// The opponent as JSON: `{"id":"inert"}`.
    pub opponent: Option<String>,
    /// The mulligan as JSON: `{"id":"never"}`.
    pub mulligan: Option<String>,
    /// What happens to a deck that its format does not allow: `refuse` or `simulate`.
    #[param(default = "refuse")]
    pub illegal: Option<String>,
    /// Language of the texts: `pt-BR` or `en`; else `Accept-Language` decides, else `pt-BR`.
    pub lang: Option<LangTag>,
}
