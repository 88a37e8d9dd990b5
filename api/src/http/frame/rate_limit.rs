//! How often one client may ask, told on every answer before it bites.
//!
//! A bucket of `rate_burst` requests refills at `rate_limit` per minute. The headers are those of the
//! IETF draft on `RateLimit` header fields.

use std::net::IpAddr;
use std::num::NonZeroU32;
use std::time::Duration;

use actix_web::http::header::{HeaderMap, HeaderName, HeaderValue, RETRY_AFTER};
use governor::clock::{Clock as _, DefaultClock};
use governor::middleware::StateInformationMiddleware;
use governor::state::keyed::DashMapStateStore;
use governor::{Quota, RateLimiter};

use super::Site;
use super::facts::Facts;
use crate::config::Settings;
use crate::http::problem::{Kind, Problem};

const POLICY: HeaderName = HeaderName::from_static("ratelimit-policy");
const STATE: HeaderName = HeaderName::from_static("ratelimit");

type Limiter =
    RateLimiter<IpAddr, DashMapStateStore<IpAddr>, DefaultClock, StateInformationMiddleware>;

/// The buckets of all clients.
pub struct RateLimit {
    limiter: Limiter,
    clock: DefaultClock,
    burst: u32,
    /// Time for one request to come back.
    refill: Duration,
    policy: HeaderValue,
}

/// Where a client stands after a request.
#[derive(Debug, Clone, Copy)]
pub(super) struct Standing {
    remaining: u32,
}

impl RateLimit {
    /// The limit of the settings; none if it is switched off.
    pub fn new(settings: &Settings) -> Option<Self> {
        let per_minute = NonZeroU32::new(settings.rate_limit)?;
        let burst = settings.rate_burst;
        let quota = Quota::per_minute(per_minute).allow_burst(burst);
        let refill = quota.replenish_interval();
        let window = (refill * burst.get()).as_secs().max(1);
        Some(Self {
            limiter: RateLimiter::dashmap(quota).with_middleware(),
            clock: DefaultClock::default(),
            burst: burst.get(),
            refill,
            policy: HeaderValue::from_str(&format!("\"client\";q={burst};w={window}")).ok()?,
        })
    }

    /// Forgets clients whose bucket is full again: memory follows the clients of the last minutes.
    pub fn forget_idle(&self) {
        self.limiter.retain_recent();
        self.limiter.shrink_to_fit();
    }
}

/// Takes one request from the client's bucket. Operations are free: a monitor must never be shut out.
pub(super) fn check(facts: &Facts, site: &Site) -> Option<Problem> {
    let limit = site.rate_limit.as_ref()?;
    if matches!(facts.path.as_str(), "/healthz" | "/readyz" | "/metrics") {
        return None;
    }
    match limit.limiter.check_key(&facts.client) {
        Ok(snapshot) => {
            facts.rate.set(Some(Standing {
                remaining: snapshot.remaining_burst_capacity(),
            }));
            None
        }
        Err(not_until) => {
            facts.rate.set(Some(Standing { remaining: 0 }));
            let wait = whole_seconds(not_until.wait_time_from(limit.clock.now()));
            let problem = Problem::new(Kind::RateLimited);
            Some(problem.header(RETRY_AFTER, HeaderValue::from(wait)))
        }
    }
}

/// Tells the client where it stands.
pub(super) fn add(headers: &mut HeaderMap, facts: &Facts, site: &Site) {
    let (Some(limit), Some(standing)) = (&site.rate_limit, facts.rate.get()) else {
        return;
    };
    headers.insert(POLICY, limit.policy.clone());
    let remaining = standing.remaining.min(limit.burst);
    let full = whole_seconds(limit.refill * (limit.burst - remaining));
    if let Ok(value) = HeaderValue::try_from(format!("\"client\";r={remaining};t={full}")) {
        headers.insert(STATE, value);
    }
}

/// Rounded up: a client that waits so long has waited long enough.
fn whole_seconds(time: Duration) -> u64 {
    time.as_secs() + u64::from(time.subsec_nanos() > 0)
}
