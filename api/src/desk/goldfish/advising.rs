//! Advice that may take games: weighed at leisure, or played where nobody else has to wait for it.

use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

use actix_web::web::Data;

use super::run::drive::full;
use super::{Lab, Unplayed};
use crate::catalogue::Current;
use crate::http::problem::Problem;
use crate::state::State;
use crate::wire::goldfish::{AdviceAnswer, AdviceAsked};
use crate::words::Language;
use crate::work::pool::{Pieces, Work};

/// The advice: weighed at leisure, or by games beside other simulations.
pub async fn advised(
    client: IpAddr,
    state: &Data<State>,
    current: &Arc<Current>,
    lang: Language,
    asked: AdviceAsked,
) -> Result<Result<AdviceAnswer, Unplayed>, Problem> {
    let advising = Arc::new(Advising {
        state: state.clone(),
        current: Arc::clone(current),
        lang,
        asked,
        advice: Mutex::default(),
    });
    let its = Arc::clone(&advising);
    let weighed = state.site.at_leisure(move || its.advise(None)).await?;
    if !matches!(weighed, Err(Unplayed::Games)) {
        return Ok(weighed);
    }
    let job = state.pool.begin_alone(client, Arc::clone(&advising));
    let job = job.map_err(full)?;
    job.finished().await.map_err(Problem::internal)?;
    let mut advice = advising
        .advice
        .lock()
        .unwrap_or_else(PoisonError::into_inner);
    let advice = advice.take();
    advice.ok_or_else(|| Problem::internal("games without advice"))
}

/// A question on its way.
struct Advising {
    state: Data<State>,
    current: Arc<Current>,
    lang: Language,
    asked: AdviceAsked,
    advice: Mutex<Option<Result<AdviceAnswer, Unplayed>>>,
}

impl Advising {
    fn advise(&self, wanted: Option<&dyn Fn() -> bool>) -> Result<AdviceAnswer, Unplayed> {
        let lab = Lab {
            current: &self.current,
            lang: self.lang,
            public_url: &self.state.site.public_url,
        };
        lab.advise(&self.asked, wanted)
    }
}

impl Work for Arc<Advising> {
    fn work(&self, pieces: &mut Pieces<'_>) {
        while pieces.take().is_some() {
            let advice = self.advise(Some(&|| pieces.are_wanted()));
            *self.advice.lock().unwrap_or_else(PoisonError::into_inner) = Some(advice);
        }
    }
}
