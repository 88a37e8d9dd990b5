//! What the judge says of a deck: a stamp, every finding beside the way out of it, and what the whole way changes.

use actix_web::web::Data;
use fabulario_cards::Catalogue;
use fabulario_cards::document::DeckDocument;
use fabulario_engine::Game;
use fabulario_engine::deck::Section;

use crate::desk::judge::{Change, Fix, InFormat, Told, of_one};
use crate::http::problem::Problem;
use crate::state::State;
use crate::web::Shell;
use crate::words::pages::verdict as words;

mod finding;
mod in_force;

pub use finding::{ShownFinding, key, rule};
pub use in_force::InForce;

/// A deck as it was judged.
pub struct Verdict {
    /// What stands on the stamp.
    pub word: String,
    /// The class of stamps and seals: `yes`, `no`, `part`.
    pub class: &'static str,
    /// The format.
    pub format: String,
    /// What players call it.
    pub format_name: String,
    /// Every format in force, with its verdict.
    pub formats: Vec<Choice>,
    /// The colours of the bases, by id.
    pub identity: Vec<String>,
    /// How many cards each list holds, by its id.
    pub cards: std::collections::BTreeMap<String, u64>,
    /// What keeps it from being played.
    pub findings: Vec<ShownFinding>,
    /// What is worth knowing.
    pub notes: Vec<ShownFinding>,
    /// What would make it legal: how many copies, and which.
    pub fix: Option<(u64, Vec<Moved>)>,
    /// Why nothing does.
    pub no_fix: Option<String>,
}

/// A format to judge by.
pub struct Choice {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// What its judge says.
    pub word: String,
    /// Whether it is the one that is shown.
    pub chosen: bool,
}

/// A change of a fix.
pub struct Moved {
    /// How many, with a sign.
    pub copies: String,
    /// Whether it comes in.
    pub comes: bool,
    /// The card, and the one that it is attached to.
    pub name: String,
    /// The list, where the game has several.
    pub list: Option<String>,
    /// Why this one.
    pub reason: Option<String>,
}

impl Verdict {
    /// Judges a deck by a format, or by the first that is in force, with the word of every other.
    pub async fn of(
        state: &Data<State>,
        document: &DeckDocument,
        format: Option<&str>,
        shell: &Shell,
    ) -> Result<Self, Problem> {
        let (told, fixed) = judge(state, document, format, shell).await?;
        let catalogue = &state.catalogue.get().catalogue;
        let choice = |it: &InFormat| Choice {
            name: format_name(catalogue, &it.format, shell),
            word: word(&it.verdict, shell),
            chosen: it.format == fixed.format,
            id: it.format.clone(),
        };
        let game = document.game;
        let fix = fixed.fix.as_ref();
        Ok(Self {
            word: word(&fixed.verdict, shell),
            class: class(&fixed.verdict),
            format_name: format_name(catalogue, &fixed.format, shell),
            formats: told.formats.iter().map(choice).collect(),
            findings: ShownFinding::all(&fixed.violations, shell),
            notes: ShownFinding::all(&fixed.notes, shell),
            fix: fix.map(|Fix { changed, changes }| (*changed, moved(changes, game, shell))),
            no_fix: fixed
                .no_fix
                .as_deref()
                .map(|why| no_fix(why).to(shell.lang)),
            identity: fixed.identity.unwrap_or_else(Vec::new),
            cards: told.cards,
            format: fixed.format,
        })
    }
}

/// The verdicts of all formats in force, and that of one of them with its fix.
pub async fn judge(
    state: &Data<State>,
    document: &DeckDocument,
    format: Option<&str>,
    shell: &Shell,
) -> Result<(Told, InFormat), Problem> {
    let told = of_one(state, document, None, false, shell.lang).await?;
    let asked = told.formats.iter().find(|it| Some(&*it.format) == format);
    let first = asked.or(told.formats.first());
    let id = first.map(|it| it.format.clone());
    let id = id.ok_or_else(|| Problem::internal("a game without a format"))?;
    let fixed = of_one(state, document, Some(vec![id]), true, shell.lang).await?;
    let one = fixed.formats.into_iter().next();
    let one = one.ok_or_else(|| Problem::internal("a format without its verdict"))?;
    Ok((told, one))
}

/// The changes of a fix as they are read.
pub fn moved(changes: &[Change], game: Game, shell: &Shell) -> Vec<Moved> {
    let lists = Section::of(game);
    let list = |id: &str| {
        let section = lists.iter().find(|it| it.word().id == id)?;
        let said = section.word().get(shell.lang).to_owned();
        (lists.len() > 1 && *section != Section::Main).then_some(said)
    };
    let one = |change: &Change| Moved {
        copies: if change.copies < 0 {
            format!("−{}", change.copies.unsigned_abs())
        } else {
            format!("+{}", change.copies)
        },
        comes: change.copies > 0,
        name: match &change.on {
            Some(on) => words::attached(change.name.as_str(), on.as_str()).to(shell.lang),
            None => change.name.clone(),
        },
        list: list(&change.list),
        reason: change.reason.as_ref().map(|it| it.message.clone()),
    };
    changes.iter().map(one).collect()
}

/// What players call a format.
fn format_name(catalogue: &Catalogue, id: &str, shell: &Shell) -> String {
    let format = catalogue.format(id);
    format.map_or_else(|| id.to_owned(), |it| it.name.get(shell.lang).to_owned())
}

/// What players call a verdict.
pub fn word(verdict: &str, shell: &Shell) -> String {
    let word = match verdict {
        "legal" => words::legal(),
        "illegal" => words::illegal(),
        _ => words::incomplete(),
    };
    word.to(shell.lang)
}

/// The class of a stamp.
pub fn class(verdict: &str) -> &'static str {
    match verdict {
        "legal" => "yes",
        "illegal" => "no",
        _ => "part",
    }
}

/// The sign beside it.
pub fn sign(verdict: &str) -> &'static str {
    match verdict {
        "legal" => "ok",
        "illegal" => "no",
        _ => "warn",
    }
}

fn no_fix(why: &str) -> crate::words::Message {
    match why {
        "impossible" => words::no_fix_impossible(),
        "too_large" => words::no_fix_too_large(),
        _ => words::no_fix_left_out(),
    }
}
