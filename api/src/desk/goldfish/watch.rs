//! One game of a simulation, told again.

use std::sync::Arc;

use actix_web::web::Data;
use fabulario_engine::Game;

use super::Unplayed;
use super::run::Run;
use super::solitaire::{self, Dominions, Multiversity};
use crate::catalogue::Current;
use crate::http::problem::Problem;
use crate::state::State;
use crate::wire::goldfish::{GameAnswer, GoldfishAsked};
use crate::words::Language;

/// Plays game number `number` of the run that is asked for.
pub async fn watched(
    state: &Data<State>,
    current: &Arc<Current>,
    lang: Language,
    asked: GoldfishAsked,
    number: u64,
) -> Result<Result<GameAnswer, Unplayed>, Problem> {
    match asked.game {
        Game::Dominions => {
            let run = solitaire::prepared::<Dominions>(state, lang, asked).await?;
            Ok(run.map(|run| run.game(number)))
        }
        Game::Multiversity => {
            let run = solitaire::prepared::<Multiversity>(state, lang, asked).await?;
            Ok(run.map(|run| run.game(number)))
        }
        // The second has no rules of drawing, which is told where the first is read.
        Game::Fabula | Game::Apoteose => {
            let (of, its) = (state.clone(), Arc::clone(current));
            let work = move || Run::new(&its, lang, &of.site.public_url, asked)?.game(number);
            state.site.at_leisure(work).await
        }
    }
}
