//! What operators and developers need.

pub mod healthz;
pub mod metrics;
pub mod openapi;
pub mod readyz;
