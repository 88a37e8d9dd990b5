//! A game under way, as the API plays it.

use std::sync::Arc;

use actix_web::http::StatusCode;
use actix_web::web::Data;

use super::Act;
use super::asked::{self, Asked};
use super::board::{self, Board};
use super::log::Turn;
use crate::catalogue::Current;
use crate::desk::goldfish::Unplayed;
use crate::desk::goldfish::play::played;
use crate::http::problem::Problem;
use crate::state::State;
use crate::web::Shell;
use crate::web::parts::pick::Chosen;
use crate::web::parts::shown::Refusal;
use crate::wire::goldfish::{ActionId, PlayAnswer};
use crate::words::Message;
use crate::words::pages::table as words;

/// A game under way.
pub struct Position {
    pub board: Board,
    pub turn: u16,
    pub part: String,
    pub question: Option<String>,
    pub outcome: Option<(bool, String)>,
    pub acts: Vec<Act>,
    pub on: Option<Act>,
    pub concede: Option<Act>,
    /// Whether one action more fits an address.
    pub room: bool,
    pub log: Vec<Turn>,
    /// Lines of the log that are not told.
    pub left_out: usize,
}

/// A game after some actions; after those that are allowed, where one is not, with the place of that one and why.
pub type Found = (PlayAnswer, Option<(usize, Refusal)>);

/// Plays so many of some actions.
pub async fn play(
    state: &Data<State>,
    current: &Arc<Current>,
    shell: &Shell,
    asked: &Asked,
    chosen: &Chosen,
    actions: &[ActionId],
    until: usize,
) -> Result<Result<Found, Refusal>, Problem> {
    let lang = shell.lang;
    let wanted =
        |until: usize| asked.play(shell, &chosen.code, actions.get(..until).unwrap_or(actions));
    match played(state, current, lang, wanted(until)).await? {
        Ok(answer) => Ok(Ok((answer, None))),
        Err(Unplayed::Refused { at, why }) => {
            let told = words::refused(at + 1, why.text(), why.rule()).to(lang);
            let refusal = Refusal {
                status: StatusCode::UNPROCESSABLE_ENTITY,
                messages: vec![told, words::as_far_as(at).to(lang)],
                again: false,
            };
            match played(state, current, lang, wanted(at)).await? {
                Ok(answer) => Ok(Ok((answer, Some((at, refusal))))),
                Err(why) => Refusal::unplayed(why, lang).map(Err),
            }
        }
        Err(why) => Refusal::unplayed(why, lang).map(Err),
    }
}

impl Position {
    /// The game after these actions.
    pub fn new(answer: PlayAnswer, played: &[ActionId], current: &Current, shell: &Shell) -> Self {
        let lang = shell.lang;
        let (acts, on, concede) = board::acts(&answer.legal);
        let state = &answer.state;
        Self {
            board: Board::new(state, &answer.legal, current, shell),
            turn: state.turn,
            part: part(&state.part).map_or_else(|| state.part.clone(), |it| it.to(lang)),
            question: answer.asked.map(|it| it.text),
            outcome: state.outcome.as_ref().map(|it| {
                let told = if it.won { words::won() } else { words::lost() };
                (it.won, told.to(lang))
            }),
            acts,
            on,
            concede,
            room: asked::has_room(played),
            log: Turn::all(answer.log, played.len(), shell),
            left_out: answer.left_out.unwrap_or(0),
        }
    }
}

/// The name of a part of the turn.
fn part(id: &str) -> Option<Message> {
    Some(match id {
        "compra" => words::part::draw(),
        "restauracao" => words::part::restore(),
        "acao" => words::part::action(),
        "ofensiva" => words::part::offence(),
        "bloqueio_da_ofensiva" => words::part::block_offence(),
        "resultado_da_ofensiva" => words::part::offence_ends(),
        "influencia" => words::part::influence(),
        "bloqueio_da_influencia" => words::part::block_influence(),
        "resultado_da_influencia" => words::part::influence_ends(),
        "final" => words::part::end(),
        _ => return None,
    })
}
