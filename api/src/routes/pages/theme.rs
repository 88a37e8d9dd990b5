use actix_web::http::StatusCode;
use actix_web::http::header::{self, HeaderValue};
use actix_web::web::Form;
use actix_web::{HttpResponse, post};
use serde::Deserialize;

use super::lead_to;
use crate::http::problem::Problem;
use crate::http::theme::{COOKIE, Theme};

/// How long a choice is remembered, in seconds: a year.
const YEAR: u32 = 31_536_000;
/// The longest address to come back to.
const LONGEST: usize = 2_048;

/// A theme, and the page to come back to.
#[derive(Deserialize)]
pub struct Choice {
    #[serde(default)]
    tema: String,
    #[serde(default)]
    volta: String,
}

/// Remembers a theme; any other word follows the system again.
#[post("/tema")]
pub async fn theme(choice: Form<Choice>) -> Result<HttpResponse, Problem> {
    let back = Some(choice.volta.as_str()).filter(|it| is_own(it));
    let mut response = lead_to(StatusCode::SEE_OTHER, back.unwrap_or("/"));
    remember(&mut response, &choice.tema)?;
    Ok(response)
}

/// Has the reader's browser remember a theme; any other word follows the system.
pub(super) fn remember(response: &mut HttpResponse, name: &str) -> Result<(), Problem> {
    let (name, age) = Theme::named(name).map_or(("", 0), |it| (it.name(), YEAR));
    let cookie = format!("{COOKIE}={name}; Path=/; Max-Age={age}; SameSite=Lax; HttpOnly");
    let cookie = HeaderValue::from_str(&cookie).map_err(Problem::internal)?;
    response.headers_mut().insert(header::SET_COOKIE, cookie);
    Ok(())
}

/// Whether an address stays on this server and fits a header.
fn is_own(address: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_graphic() && byte != b'\\';
    address.len() <= LONGEST
        && address.starts_with('/')
        && !address.starts_with("//")
        && address.bytes().all(plain)
}
