//! Counters for Prometheus.

use std::time::Duration;

use prometheus::{
    Encoder as _, Histogram, HistogramOpts, HistogramVec, IntCounter, IntCounterVec, IntGauge,
    Opts, Registry, TextEncoder,
};

/// The server's counters. Every label has a bounded set of values.
pub struct Metrics {
    registry: Registry,
    requests: IntCounterVec,
    durations: HistogramVec,
    /// Requests that are being answered.
    pub in_flight: IntGauge,
    /// Number of the catalogue's build that is served.
    pub catalogue_build: IntGauge,
}

impl Metrics {
    /// Registers the counters.
    pub fn new() -> prometheus::Result<Self> {
        let registry = Registry::new();
        let requests = IntCounterVec::new(
            Opts::new("fabulario_http_requests_total", "Requests answered."),
            &["method", "route", "status"],
        )?;
        let durations = HistogramVec::new(
            HistogramOpts::new(
                "fabulario_http_request_duration_seconds",
                "Time to answer a request.",
            )
            .buckets(vec![
                0.0001, 0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1.0, 5.0, 30.0,
            ]),
            &["route"],
        )?;
        let in_flight = IntGauge::new(
            "fabulario_http_requests_in_flight",
            "Requests being answered.",
        )?;
        let info = IntGauge::with_opts(
            Opts::new("fabulario_info", "Version of this server; always 1.")
                .const_label("version", env!("CARGO_PKG_VERSION")),
        )?;
        info.set(1);
        registry.register(Box::new(requests.clone()))?;
        registry.register(Box::new(durations.clone()))?;
        registry.register(Box::new(in_flight.clone()))?;
        let catalogue_build = IntGauge::new(
            "fabulario_catalogue_build",
            "Number of the catalogue's build that is served.",
        )?;
        registry.register(Box::new(catalogue_build.clone()))?;
        registry.register(Box::new(info))?;
        Ok(Self {
            registry,
            requests,
            durations,
            in_flight,
            catalogue_build,
        })
    }

    /// The counters of answers of one kind.
    pub fn answers(&self, method: &str, route: &str, status: u16) -> Answers {
        let mut digits = [0; 3];
        let labels = [method, route, status_label(status, &mut digits)];
        Answers {
            count: self.requests.with_label_values(&labels),
            durations: self.durations.with_label_values(&[route]),
        }
    }

    /// All counters in Prometheus's text format.
    pub fn render(&self) -> prometheus::Result<Vec<u8>> {
        let mut text = Vec::new();
        TextEncoder::new().encode(&self.registry.gather(), &mut text)?;
        Ok(text)
    }
}

/// The counters of answers of one kind: finding them costs more than counting.
pub struct Answers {
    count: IntCounter,
    durations: Histogram,
}

impl Answers {
    /// Counts one answer.
    pub fn observe(&self, duration: Duration) {
        self.count.inc();
        self.durations.observe(duration.as_secs_f64());
    }
}

/// The status as text, without an allocation: this runs once per request.
fn status_label(status: u16, digits: &mut [u8; 3]) -> &str {
    for (place, digit) in [100, 10, 1].into_iter().zip(digits.iter_mut()) {
        *digit = b'0' + u8::try_from(status / place % 10).unwrap_or_default();
    }
    std::str::from_utf8(digits).unwrap_or_default()
}
