//! The lines of a card's text: what each of them is and does, and the rules that govern it.

use fabulario_cards::query::{Field, Vocabulary};
use fabulario_engine::Game;

use super::told;
use crate::catalogue::Current;
use crate::web::parts::cited::Cited;
use crate::web::{Link, Shell};
use crate::words::pages::card as words;

/// A line of the text.
pub struct Line {
    /// What the card says.
    pub text: String,
    /// What kind of ability it is, or what else it tells.
    pub kind: String,
    /// When it happens, where the card prints a moment.
    pub when: Option<String>,
    /// What it does, each with the cards that do the same.
    pub does: Vec<(String, Link)>,
    /// What governs it.
    pub rules: Vec<Cited>,
}

impl Line {
    pub(super) fn new(line: told::Line, game: Game, current: &Current, shell: &Shell) -> Self {
        let vocabulary = current.index.vocabulary();
        let doing = |id: &String| {
            let lang = shell.lang.into();
            let deeds = vocabulary.of(Field::Does);
            let name = value(vocabulary, Field::Does, id, shell)?;
            let term = deeds.word_for_one(deeds.place(id)?, lang);
            let term = format!("{}:{term}", Field::Does.entry().name(lang));
            let cards = shell.link("/cartas").with("jogo", game.code());
            Some((name, cards.with("q", &term)))
        };
        Self {
            kind: kind(vocabulary, &line.kind, shell),
            when: line.when.map(|when| moment(vocabulary, when, shell)),
            does: line.does.iter().filter_map(doing).collect(),
            rules: line
                .rules
                .iter()
                .map(|id| Cited::of(current, game, id, shell))
                .collect(),
            text: line.text,
        }
    }

    /// Whether there is more to say than what it is.
    pub(super) fn opens(&self) -> bool {
        self.when.is_some() || !self.does.is_empty() || !self.rules.is_empty()
    }
}

/// What players call a value of the query language.
fn value(vocabulary: &Vocabulary, field: Field, id: &str, shell: &Shell) -> Option<String> {
    let values = vocabulary.of(field);
    let value = values.list().get(usize::from(values.place(id)?))?;
    Some(value.name(shell.lang.into()).to_owned())
}

/// A kind of ability, or the field that a line tells; new ones stand as data calls them.
fn kind(vocabulary: &Vocabulary, id: &str, shell: &Shell) -> String {
    let own = match id {
        "cost" => words::kind_cost(),
        "attach" => words::kind_attach(),
        "restore" => words::kind_restore(),
        "keyword" => words::kind_keyword(),
        "effect" => words::kind_effect(),
        "mark" => words::kind_mark(),
        "types" => words::kind_types(),
        "slots" => words::kind_slots(),
        "value" => words::kind_value(),
        "gives" => words::kind_gives(),
        _ => return moment(vocabulary, id.to_owned(), shell),
    };
    own.to(shell.lang)
}

fn moment(vocabulary: &Vocabulary, id: String, shell: &Shell) -> String {
    let named = |field| value(vocabulary, field, &id, shell);
    named(Field::Ability)
        .or_else(|| named(Field::Activation))
        .unwrap_or(id)
}
