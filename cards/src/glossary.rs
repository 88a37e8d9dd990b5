//! What the keywords and statuses of the games mean, as reminders for readers.

use fabulario_engine::{Game, Lang};
use serde::Serialize;
use utoipa::ToSchema;

use crate::card::{Card, Print};
use crate::catalogue::Catalogue;
use crate::shelf::Term;
use crate::stems::stem;
use crate::stock::Kind;
use crate::words::slug;

/// What a word of a glossary is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ReminderKind {
    /// A keyword.
    Keyword,
    /// A status or token that effects give to cards.
    Status,
}

/// A keyword or a status with what it means, in one language.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Reminder {
    /// What it is.
    pub kind: ReminderKind,
    /// The id; it never changes.
    #[schema(example = "dash")]
    pub id: String,
    /// What players call it.
    pub name: String,
    /// What it means.
    pub text: String,
    /// The language of the text, where it is another one than that of the answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    pub text_lang: Option<&'static str>,
}

/// The reminders of a game in one language.
#[derive(Debug, Clone)]
pub struct Glossary {
    lang: Lang,
    /// Each with the stems of its name.
    words: Vec<(Reminder, Vec<String>)>,
}

impl Glossary {
    /// Every reminder: the keywords, then the statuses.
    pub fn reminders(&self) -> impl Iterator<Item = &Reminder> {
        self.words.iter().map(|(reminder, _)| reminder)
    }
}

impl Catalogue {
    /// The keywords of a game, then its statuses, as far as somebody says what they mean.
    #[must_use]
    pub fn glossary(&self, game: Game, lang: Lang) -> Glossary {
        let words = self.meanings(game, lang).into_iter();
        let words = words.map(|it| {
            let name = stems(&it.name, lang);
            (it, name)
        });
        Glossary {
            lang,
            words: words.collect(),
        }
    }

    pub(crate) fn meanings(&self, game: Game, lang: Lang) -> Vec<Reminder> {
        if game == Game::Fabula {
            let library = self.fabula();
            let told = library.reminders.iter().filter_map(|(id, text)| {
                Some(Reminder {
                    kind: ReminderKind::Keyword,
                    id: id.clone(),
                    name: library.words.keywords.get(id)?.0.get(lang).to_owned(),
                    text: text.get(lang).to_owned(),
                    text_lang: None,
                })
            });
            return told.collect();
        }
        let terms = self.terms(game).into_iter();
        let words = terms.flat_map(|terms| {
            let of = |kind: Kind, told: ReminderKind| terms.of(kind).map(move |term| (told, term));
            let keywords = of(Kind::Keyword, ReminderKind::Keyword);
            keywords.chain(of(Kind::Status, ReminderKind::Status))
        });
        let told = words.filter_map(|(kind, term)| reminder(kind, term, lang));
        told.collect()
    }

    /// The words of the glossary that stand on a card with this text: those that it names as its own, and those of the
    /// text.
    #[must_use]
    pub fn reminders<'g>(
        &self,
        card: &Card,
        text: &[String],
        glossary: &'g Glossary,
    ) -> Vec<&'g Reminder> {
        let own: Vec<&str> = match &card.print {
            Print::Fabula(number) => {
                let keywords = &self.fabula().table.card(*number).keywords;
                keywords.iter().map(String::as_str).collect()
            }
            Print::Dominions(print) => print.keywords.iter().map(|it| it.id.as_str()).collect(),
            Print::Multiversity(print) if print.pelotao => vec!["pelotao"],
            Print::Multiversity(_) | Print::Apoteose(_) => Vec::new(),
        };
        // A keyword of Fábula is written out on its card; words of its texts mean no more than they say.
        let text = if card.game == Game::Fabula || glossary.words.is_empty() {
            Vec::new()
        } else {
            stems(&text.join(" "), glossary.lang)
        };
        let stands = |(it, name): &&(Reminder, Vec<String>)| {
            let named = !name.is_empty() && text.windows(name.len()).any(|part| part == name);
            named || own.contains(&it.id.as_str())
        };
        let found = glossary.words.iter().filter(stands);
        found.map(|(reminder, _)| reminder).collect()
    }
}

fn reminder(kind: ReminderKind, term: &Term, lang: Lang) -> Option<Reminder> {
    let words = term.reminder.as_ref()?;
    let other = words.lang(lang);
    Some(Reminder {
        kind,
        id: term.id.clone(),
        name: term.name.get(lang).to_owned(),
        text: words.get(lang).to_owned(),
        text_lang: (other != lang).then(|| other.tag()),
    })
}

/// The stems of a text, one after another.
fn stems(text: &str, lang: Lang) -> Vec<String> {
    let slug = slug(text);
    let words = slug.split('-').filter(|word| !word.is_empty());
    words.map(|word| stem(word, lang)).collect()
}
