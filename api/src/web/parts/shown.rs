//! What becomes of a page that does its work first: itself with a status, or another address.

use actix_web::http::StatusCode;

use crate::desk::goldfish::Unplayed;
use crate::http::problem::{Kind, Problem};
use crate::web::Link;
use crate::wire::Mistake;
use crate::words::Language;

/// What is sent.
pub enum Shown {
    /// The same question has a better address.
    At(Link),
    /// A page.
    Page(StatusCode, String),
}

/// Why a page has no figures, told on the page itself.
pub struct Refusal {
    /// The status of the page.
    pub status: StatusCode,
    /// What is wrong, or what to do.
    pub messages: Vec<String>,
    /// Whether the same question may be answered later.
    pub again: bool,
}

impl Refusal {
    /// Parameters that nobody can understand.
    pub const fn wrong(messages: Vec<String>) -> Self {
        Self {
            status: StatusCode::BAD_REQUEST,
            messages,
            again: false,
        }
    }

    /// What a request would be told with a body like this.
    pub fn mistaken(mistakes: Vec<Mistake>) -> Self {
        Self {
            status: StatusCode::UNPROCESSABLE_ENTITY,
            messages: mistakes.into_iter().map(|it| it.message).collect(),
            again: false,
        }
    }

    /// Why the lab does not answer; what is missing on our side stays a problem.
    pub fn unplayed(why: Unplayed, lang: Language) -> Result<Self, Problem> {
        match why {
            Unplayed::Mistaken(mistakes) | Unplayed::Illegal(mistakes) => {
                Ok(Self::mistaken(mistakes))
            }
            other => Self::problem(other.problem(), lang),
        }
    }

    /// A problem that is told on the page: everybody is busy, or it takes too long.
    pub fn problem(problem: Problem, lang: Language) -> Result<Self, Problem> {
        let kind = problem.kind();
        let again = match kind {
            Kind::TooManySimulations | Kind::SimulationsFull | Kind::TimedOut => true,
            Kind::QueryTooSlow => false,
            _ => return Err(problem),
        };
        Ok(Self {
            status: kind.status(),
            messages: vec![kind.about().to(lang), kind.remedy().to(lang)],
            again,
        })
    }
}
