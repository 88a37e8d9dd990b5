//! The parameters that endpoints share, for the documentation.
//!
//! They are all texts there: a wrong value is answered with a warning, not refused by type.

use utoipa::IntoParams;

/// The parameter of everything that has texts.
#[derive(IntoParams)]
#[into_params(parameter_in = Query)]
pub struct LangParams {
    /// Language of the texts: `pt-BR` or `en`; else `Accept-Language` decides, else `pt-BR`.
    pub lang: Option<String>,
}

/// The parameters of a single resource.
#[derive(IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ItemParams {
    /// Language of the texts: `pt-BR` or `en`; else `Accept-Language` decides, else `pt-BR`.
    pub lang: Option<String>,
    /// Fields to keep, separated by commas.
    #[param(example = "id,name")]
    pub fields: Option<String>,
}

/// The parameters of a list.
#[derive(IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ListParams {
    /// Language of the texts: `pt-BR` or `en`; else `Accept-Language` decides, else `pt-BR`.
    pub lang: Option<String>,
    /// Fields to keep of each entry, separated by commas.
    #[param(example = "id,name")]
    pub fields: Option<String>,
    /// Entries per page, 1 to 200; 100 if absent.
    pub limit: Option<String>,
    /// Where to go on; comes from `next`.
    pub cursor: Option<String>,
}
