//! Odds on the worker where that is quick, else at leisure.

use std::sync::Arc;
use std::time::Instant;

use actix_web::web::Data;

use super::{Effort, Reckoner, Unanswered};
use crate::catalogue::Current;
use crate::http::extract::refuse;
use crate::http::problem::{Kind, Problem};
use crate::state::State;
use crate::wire::odds::{OddsAnswer, OddsAsked};
use crate::words::Language;

/// Answers every question, with as much effort as it takes.
pub async fn ask(
    state: &Data<State>,
    current: &Arc<Current>,
    lang: Language,
    asked: OddsAsked,
) -> Result<Result<OddsAnswer, Unanswered>, Problem> {
    let light = Reckoner {
        current,
        lang,
        effort: Effort::Light,
    };
    let answer = light.answer(&asked);
    if !matches!(answer, Err(Unanswered::Heavy)) {
        return Ok(answer);
    }
    let effort = Effort::Full(Instant::now() + state.site.settings.request_limit());
    let current = Arc::clone(current);
    let work = move || {
        let reckoner = Reckoner {
            current: &current,
            lang,
            effort,
        };
        reckoner.answer(&asked)
    };
    state.site.at_leisure(work).await
}

impl Unanswered {
    /// The problem of a request with a body.
    pub fn problem(self) -> Problem {
        match self {
            Self::Mistaken(mistakes) => refuse(mistakes),
            Self::Slow => Problem::new(Kind::QueryTooSlow),
            Self::Late | Self::Heavy => Problem::new(Kind::TimedOut),
        }
    }
}
