//! The opening of games whose hands have no values here: what the format says of bad hands, and how a game begins.

use actix_web::web::Data;
use fabulario_engine::Game;
use fabulario_engine::format::{Format, Mulligan};
use fabulario_engine::goldfish::interval::Level;

use super::asked::Asked;
use crate::desk::goldfish::solitaire::{self, Dominions, Multiversity};
use crate::http::problem::Problem;
use crate::state::State;
use crate::web::parts::pick::Chosen;
use crate::web::parts::shown::Refusal;
use crate::web::parts::tile::Tile;
use crate::web::{Link, Shell};
use crate::wire::code::CodeText;
use crate::wire::goldfish::{FormatKey, GoldfishAsked, IllegalDecks, OpponentAsked};
use crate::words::Message;
use crate::words::pages::hand as words;

/// So many lines are shown: the hand and the first turns.
const LINES: usize = 4;

/// How a game begins.
pub struct Opening {
    /// The deck.
    pub name: String,
    pub name_lang: Option<&'static str>,
    /// The hand, before any mulligan.
    pub hand: Vec<Tile>,
    /// The same in words, and the first turns.
    pub lines: Vec<String>,
    /// Who decides in them.
    pub policy: String,
    /// What the format is called, and what it says of bad hands.
    pub format: String,
    pub rule: String,
    /// Where that is stated.
    pub ruling: Option<(String, Link)>,
    pub seed: String,
    /// The next opening.
    pub next: Link,
    pub warnings: Vec<String>,
}

/// The opening that an address asks for.
pub async fn opening(
    state: &Data<State>,
    shell: &Shell,
    asked: &Asked,
    chosen: &Chosen,
) -> Result<Result<Opening, Refusal>, Problem> {
    let lang = shell.lang;
    let format = asked.format.clone();
    let wanted = GoldfishAsked {
        game: shell.game,
        deck: None,
        code: Some(CodeText(chosen.code.clone())),
        format: format.or_else(|| chosen.format.clone().map(FormatKey)),
        first: asked.first,
        policy: None,
        mulligan: None,
        opponent: OpponentAsked::default(),
        seed: asked.seed.clone(),
        turns: None,
        games: None,
        precision: None,
        level: Level::default(),
        play_or_draw: false,
        questions: Vec::new(),
        cards: false,
        samples: false,
        illegal: IllegalDecks::Simulate,
    };
    let number = u64::from(asked.number);
    let told = if shell.game == Game::Dominions {
        let run = solitaire::prepared::<Dominions>(state, lang, wanted).await?;
        run.map(|run| (run.opening(number), run.game(number)))
    } else {
        let run = solitaire::prepared::<Multiversity>(state, lang, wanted).await?;
        run.map(|run| (run.opening(number), run.game(number)))
    };
    let (cards, answer) = match told {
        Ok(found) => found,
        Err(why) => return Refusal::unplayed(why, lang).map(Err),
    };
    let current = state.catalogue.get();
    let mut formats = current.catalogue.formats().iter();
    let format = formats.find(|format| format.id.0 == answer.format);
    let hand = cards
        .iter()
        .filter_map(|id| Tile::named(&current, id, shell));
    let next = asked.number.checked_add(1).unwrap_or(0).to_string();
    let lines = answer.told.lines.get(lang).iter();
    Ok(Ok(Opening {
        name: chosen.name.clone(),
        name_lang: chosen.name_lang,
        hand: hand.collect(),
        lines: lines.take(LINES).cloned().collect(),
        policy: answer.policy.text,
        rule: rule(format).to(lang),
        ruling: format
            .and_then(|it| it.mulligan.as_ref()?.ruling.as_ref())
            .map(|it| {
                let book = shell.link(&format!("/regras/{}", shell.game.code()));
                (it.0.clone(), book.at(&it.0))
            }),
        format: format.map_or_else(String::new, |it| it.name.get(lang).to_owned()),
        seed: answer.seed,
        next: shell.here(&[("numero", Some(&next))]),
        warnings: answer.warnings.into_iter().map(|it| it.message).collect(),
    }))
}

/// What a format says of bad hands.
fn rule(format: Option<&Format>) -> Message {
    match format
        .and_then(|format| format.mulligan.as_ref())
        .map(|it| it.value)
    {
        Some(Mulligan::BottomAndRedraw) => words::bottom_and_redraw(),
        Some(Mulligan::DiscardWithoutRedraw) => words::discard(),
        Some(Mulligan::ReshuffleOneFewer) => words::reshuffle(),
        None => words::no_mulligan(),
    }
}
