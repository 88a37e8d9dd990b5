//! How often one client may ask, told on every answer before it bites.
//!
//! A bucket of `rate_burst` requests refills at `rate_limit` per minute. A page of cards asks for dozens of pictures and
//! hears of most that it has them already: pictures and assets have a bucket of their own that is [`WIDE`] times as
//! large, and an answer "not modified" gives its request back, as long as that bucket bears it. The headers are those of
//! the IETF draft on `RateLimit` header fields.

use std::collections::HashMap;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Mutex, PoisonError};

use actix_web::http::StatusCode;
use actix_web::http::header::{HeaderMap, HeaderName, HeaderValue, RETRY_AFTER};

use super::Site;
use super::facts::Facts;
use crate::config::Settings;
use crate::http::problem::{Kind, Problem};

mod bucket;

use bucket::{Buckets, whole_seconds};

const POLICY: HeaderName = HeaderName::from_static("ratelimit-policy");
const STATE: HeaderName = HeaderName::from_static("ratelimit");

/// So many pictures for one request.
const WIDE: NonZeroU32 = NonZeroU32::new(5).unwrap();

/// The buckets of all clients.
pub struct RateLimit {
    requests: Buckets,
    pictures: Buckets,
    /// Requests given back, of the clients of this minute. Each of them was taken before, so that no client is ever
    /// answered more often than its bucket allows.
    given_back: Mutex<HashMap<IpAddr, u32>>,
}

/// Which bucket a request was taken from, and where its client stands.
#[derive(Debug, Clone, Copy)]
pub(super) struct Standing {
    picture: bool,
    remaining: u32,
}

impl RateLimit {
    /// The limit of the settings; none if it is switched off.
    pub fn new(settings: &Settings) -> Option<Self> {
        let per_minute = NonZeroU32::new(settings.rate_limit)?;
        let burst = settings.rate_burst;
        let wide = |n: NonZeroU32| n.saturating_mul(WIDE);
        Some(Self {
            requests: Buckets::new("client", per_minute, burst)?,
            pictures: Buckets::new("pictures", wide(per_minute), wide(burst))?,
            given_back: Mutex::default(),
        })
    }

    /// Forgets clients whose bucket is full again: memory follows the clients of the last minutes.
    pub fn forget_idle(&self) {
        self.requests.forget_idle();
        self.pictures.forget_idle();
        *self.lock() = HashMap::new();
    }

    const fn buckets(&self, picture: bool) -> &Buckets {
        if picture {
            &self.pictures
        } else {
            &self.requests
        }
    }

    fn give_back(&self, client: IpAddr) {
        if self.pictures.take(client).is_ok() {
            *self.lock().entry(client).or_default() += 1;
        }
    }

    /// Takes a request that was given back.
    fn take_back(&self, client: IpAddr) -> bool {
        let mut given_back = self.lock();
        let Some(left) = given_back.get_mut(&client).filter(|left| **left > 0) else {
            return false;
        };
        *left -= 1;
        true
    }

    fn lock(&self) -> impl std::ops::DerefMut<Target = HashMap<IpAddr, u32>> {
        self.given_back
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }
}

/// Takes one request from the client's bucket. Operations are free: a monitor must never be shut out.
pub(super) fn check(facts: &Facts, site: &Site) -> Option<Problem> {
    let limit = site.rate_limit.as_ref()?;
    if matches!(facts.path.as_str(), "/healthz" | "/readyz" | "/metrics") {
        return None;
    }
    let picture = is_picture(&facts.path);
    let taken = limit.buckets(picture).take(facts.client);
    let standing = |remaining| Some(Standing { picture, remaining });
    match taken {
        Ok(remaining) => facts.rate.set(standing(remaining)),
        Err(wait) => {
            facts.rate.set(standing(0));
            if picture || !limit.take_back(facts.client) {
                let wait = HeaderValue::from(whole_seconds(wait));
                return Some(Problem::new(Kind::RateLimited).header(RETRY_AFTER, wait));
            }
        }
    }
    None
}

/// Tells the client where it stands.
pub(super) fn add(headers: &mut HeaderMap, status: StatusCode, facts: &Facts, site: &Site) {
    let (Some(limit), Some(standing)) = (&site.rate_limit, facts.rate.get()) else {
        return;
    };
    if status == StatusCode::NOT_MODIFIED && !standing.picture {
        limit.give_back(facts.client);
    }
    let buckets = limit.buckets(standing.picture);
    headers.insert(POLICY, buckets.policy.clone());
    if let Some(value) = buckets.standing(standing.remaining) {
        headers.insert(STATE, value);
    }
}

/// What a page shows by the dozen, and the pictures of decks, which are kept like those of cards. Charts and QR pictures
/// are drawn from what the address says, so they count as requests.
fn is_picture(path: &str) -> bool {
    let of_card = path.strip_prefix("/v1/cards/");
    let drawn = |rest: &str| matches!(rest.rsplit_once('.'), Some((_, "svg" | "png")));
    let of_deck = path.starts_with("/v1/decks/code/") && path.ends_with("/image.png");
    path.starts_with("/assets/") || of_card.is_some_and(drawn) || of_deck
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_of_cards_and_assets_are_what_a_page_shows_by_the_dozen() {
        for path in [
            "/assets/words.pt.js",
            "/v1/cards/fab-cuca/image.svg",
            "/v1/cards/fab-cuca/art.png",
            "/v1/decks/code/X/image.png",
        ] {
            assert!(is_picture(path), "{path}");
        }
        for path in [
            "/v1/cards/fab-cuca",
            "/v1/cards",
            "/v1/goldfish/turns.svg",
            "/v1/decks/code/X.svg",
            "/v1/decks/code/X/curve.svg",
        ] {
            assert!(!is_picture(path), "{path}");
        }
    }
}
