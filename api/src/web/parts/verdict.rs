//! What the judge says of a deck: a stamp, every finding beside the way out of it, and what the whole way changes.

use actix_web::web::Data;
use fabulario_cards::Catalogue;
use fabulario_cards::document::DeckDocument;
use fabulario_engine::Game;
use fabulario_engine::deck::Section;

use crate::desk::judge::{Change, Finding, Fix, InFormat, Told, of_one};
use crate::http::problem::Problem;
use crate::state::State;
use crate::web::{Link, Shell};
use crate::words::pages::verdict as words;

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
    pub findings: Vec<Shown>,
    /// What is worth knowing.
    pub notes: Vec<Shown>,
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

/// A finding.
pub struct Shown {
    /// What buttons call it: it stays the same while the deck around it changes.
    pub key: String,
    /// The number of the rule, and where it can be read.
    pub rule: Option<(String, Link)>,
    /// What is wrong and what to do.
    pub message: String,
    /// Where, as pointers into the deck.
    pub places: Vec<String>,
    /// Which changes cure it.
    pub cure: Vec<Change>,
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
        let shown = |it: &Finding| Shown::new(it, shell);
        let game = document.game;
        let fix = fixed.fix.as_ref();
        Ok(Self {
            word: word(&fixed.verdict, shell),
            class: class(&fixed.verdict),
            format_name: format_name(catalogue, &fixed.format, shell),
            formats: told.formats.iter().map(choice).collect(),
            findings: fixed.violations.iter().map(shown).collect(),
            notes: fixed.notes.iter().map(shown).collect(),
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

impl Shown {
    fn new(finding: &Finding, shell: &Shell) -> Self {
        let prefix = "/decks/0";
        let places = finding.pointers.iter();
        let places = places.filter_map(|it| it.strip_prefix(prefix));
        Self {
            key: key(finding),
            rule: finding
                .rule
                .as_deref()
                .map(|it| (it.to_owned(), rule(it, shell))),
            message: finding.message.clone(),
            places: places.map(str::to_owned).collect(),
            cure: finding.fix.clone(),
        }
    }
}

/// What tells a finding from the others of its deck, whatever the numbers in it are.
pub fn key(finding: &Finding) -> String {
    let rule = finding.rule.as_deref().unwrap_or("");
    let card = finding.cards.first().map_or("", |card| card.id.as_str());
    let word = finding.words.first().map_or("", String::as_str);
    format!("{}~{rule}~{card}~{word}", finding.code)
}

/// Where a rule can be read.
pub fn rule(id: &str, shell: &Shell) -> Link {
    let game = Game::ALL.into_iter().find(|game| {
        let code = game.code();
        id.get(..code.len())
            .is_some_and(|it| it.eq_ignore_ascii_case(code))
    });
    let game = game.unwrap_or(shell.game);
    let link = shell.link(&format!("/regras/{}", game.code()));
    link.at(&id.replace(' ', "-"))
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

fn no_fix(why: &str) -> crate::words::Message {
    match why {
        "impossible" => words::no_fix_impossible(),
        "too_large" => words::no_fix_too_large(),
        _ => words::no_fix_left_out(),
    }
}
