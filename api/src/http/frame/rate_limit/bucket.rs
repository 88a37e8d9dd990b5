//! One bucket for each client.

use std::net::IpAddr;
use std::num::NonZeroU32;
use std::time::Duration;

use actix_web::http::header::HeaderValue;
use governor::clock::{Clock as _, DefaultClock};
use governor::middleware::StateInformationMiddleware;
use governor::state::keyed::DashMapStateStore;
use governor::{Quota, RateLimiter};

type Limiter =
    RateLimiter<IpAddr, DashMapStateStore<IpAddr>, DefaultClock, StateInformationMiddleware>;

/// Buckets of one size, named in the headers.
pub(super) struct Buckets {
    name: &'static str,
    limiter: Limiter,
    clock: DefaultClock,
    burst: u32,
    /// Time for one request to come back.
    refill: Duration,
    pub policy: HeaderValue,
}

impl Buckets {
    pub fn new(name: &'static str, per_minute: NonZeroU32, burst: NonZeroU32) -> Option<Self> {
        let quota = Quota::per_minute(per_minute).allow_burst(burst);
        let refill = quota.replenish_interval();
        let window = (refill * burst.get()).as_secs().max(1);
        Some(Self {
            name,
            limiter: RateLimiter::dashmap(quota).with_middleware(),
            clock: DefaultClock::default(),
            burst: burst.get(),
            refill,
            policy: HeaderValue::from_str(&format!("\"{name}\";q={burst};w={window}")).ok()?,
        })
    }

    /// Takes one request: how many remain, or how long to wait.
    pub fn take(&self, client: IpAddr) -> Result<u32, Duration> {
        match self.limiter.check_key(&client) {
            Ok(snapshot) => Ok(snapshot.remaining_burst_capacity()),
            Err(not_until) => Err(not_until.wait_time_from(self.clock.now())),
        }
    }

    /// Where a client stands, as a header.
    pub fn standing(&self, remaining: u32) -> Option<HeaderValue> {
        let remaining = remaining.min(self.burst);
        let full = whole_seconds(self.refill * (self.burst - remaining));
        HeaderValue::try_from(format!("\"{}\";r={remaining};t={full}", self.name)).ok()
    }

    pub fn forget_idle(&self) {
        self.limiter.retain_recent();
        self.limiter.shrink_to_fit();
    }
}

/// Rounded up: a client that waits so long has waited long enough.
pub(super) fn whole_seconds(time: Duration) -> u64 {
    time.as_secs() + u64::from(time.subsec_nanos() > 0)
}
