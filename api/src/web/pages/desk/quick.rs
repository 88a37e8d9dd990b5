//! One line that puts cards in or takes them out: `3 jangadeiro da alvorada`, `-2 cuca`, `=1 cuca`, `centro brejo`.

use fabulario_cards::list::{self, What, near};
use fabulario_cards::words::slug;
use fabulario_engine::Game;
use fabulario_engine::deck::Section;

use super::place::lists;
use crate::catalogue::Current;
use crate::web::Shell;
use crate::words::Phrase;
use crate::words::pages::desk as words;

/// Most cards to choose from.
const MOST_CHOICES: usize = 8;

/// What happens to the copies.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sign {
    /// More.
    Put,
    /// Fewer.
    Take,
    /// So many.
    Set,
}

/// Copies of a card for a list.
#[derive(Debug, Clone)]
pub struct Wish {
    /// What happens.
    pub sign: Sign,
    /// How many.
    pub copies: u32,
    /// The list; where the card is, or where cards of its type go, if none is named.
    pub section: Option<Section>,
    /// Where cards of its type go.
    pub home: Section,
    /// The card's id.
    pub card: String,
}

/// What a line says.
pub enum Said {
    /// These.
    Wishes(Vec<Wish>),
    /// One of these.
    Choices(Vec<Wish>),
    /// Nothing that can be done, and why.
    Nothing(Phrase),
}

impl Sign {
    /// How buttons call it.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Put => "+",
            Self::Take => "-",
            Self::Set => "=",
        }
    }

    /// The sign that is written so.
    pub fn named(id: &str) -> Option<Self> {
        let all = [Self::Put, Self::Take, Self::Set];
        all.into_iter().find(|it| it.id() == id)
    }
}

/// Reads a line; `into` is the list that was chosen beside it.
pub fn read(
    current: &Current,
    text: &str,
    game: Game,
    into: Option<Section>,
    shell: &Shell,
) -> Said {
    let mut all = Vec::new();
    for piece in pieces(text) {
        match read_one(current, &piece, game, into, shell) {
            Said::Wishes(wishes) => all.extend(wishes),
            // Nothing is done until every piece is understood.
            other => return other,
        }
    }
    Said::Wishes(all)
}

/// The pieces of a line: each begins with a sign or copies of its own. A minus may be written as pages print it.
fn pieces(text: &str) -> Vec<String> {
    let plain: String = text
        .chars()
        .map(|c| if matches!(c, '−' | '–') { '-' } else { c })
        .collect();
    let begins = |rest: &str| {
        let rest = rest.trim_start();
        let rest = rest.strip_prefix(['-', '+', '=']).unwrap_or(rest);
        rest.trim_start().starts_with(|c: char| c.is_ascii_digit())
    };
    let mut pieces: Vec<String> = Vec::new();
    for (at, part) in plain.split([',', ';', '\n']).enumerate() {
        match pieces.last_mut() {
            // Names of cards may have commas.
            Some(last) if at > 0 && !begins(part) => {
                last.push(',');
                last.push_str(part);
            }
            _ => pieces.push(part.to_owned()),
        }
    }
    pieces.retain(|piece| !piece.trim().is_empty());
    pieces
}

fn read_one(
    current: &Current,
    text: &str,
    game: Game,
    into: Option<Section>,
    shell: &Shell,
) -> Said {
    let text = text.trim();
    let digit = |rest: &&str| rest.trim_start().starts_with(|c: char| c.is_ascii_digit());
    let signed = [Sign::Put, Sign::Take, Sign::Set].into_iter();
    let mut signed = signed.filter_map(|sign| Some((sign, text.strip_prefix(sign.id())?)));
    let signed = signed.find(|(_, rest)| digit(rest));
    let (sign, rest) = signed.unwrap_or((Sign::Put, text));
    // `=0 nome` takes every copy out; a list has no such line.
    let none = rest
        .trim_start()
        .strip_prefix("0 ")
        .filter(|_| sign == Sign::Set);
    let rest = none.unwrap_or(rest);
    let said = match line(current, rest, game, (sign, into), shell) {
        Said::Wishes(wishes) => Said::Wishes(wishes),
        // The first word may be the name of a list, unless the whole is the name of a card.
        other => match listed(rest, game) {
            Some((section, rest)) => line(current, rest, game, (sign, Some(section)), shell),
            None => other,
        },
    };
    match said {
        Said::Wishes(wishes) if none.is_some() => {
            let taken = wishes.into_iter().map(|wish| Wish { copies: 0, ..wish });
            Said::Wishes(taken.collect())
        }
        said => said,
    }
}

/// The list that a text begins with, and the rest.
fn listed(text: &str, game: Game) -> Option<(Section, &str)> {
    let (first, rest) = text.split_once([' ', ':'])?;
    let letters = slug(first);
    let named = |section: &Section| {
        let word = section.word();
        [word.id, word.pt, word.en]
            .iter()
            .any(|it| slug(it) == letters)
    };
    let section = lists(game).find(named)?;
    Some((section, rest.trim_start_matches([' ', ':'])))
}

fn line(
    current: &Current,
    text: &str,
    game: Game,
    (sign, into): (Sign, Option<Section>),
    shell: &Shell,
) -> Said {
    let catalogue = &current.catalogue;
    let not_understood = || Said::Nothing(words::quick_not_understood(text).into());
    let Ok(report) = list::read(catalogue, text, Some(game)) else {
        return not_understood();
    };
    let mut wishes = Vec::new();
    for entry in &report.entries {
        let copies = entry.copies.unwrap_or(1);
        let wish = |card: usize| {
            let id = &catalogue.cards().get(card)?.sheet.id;
            Some(Wish {
                sign,
                copies,
                section: into,
                home: home(current, game, id),
                card: id.clone(),
            })
        };
        match &entry.what {
            What::Card { card, .. } | What::LeftOut { card, .. } => wishes.extend(wish(*card)),
            What::Ambiguous(_, cards) => {
                let cards = cards.iter().take(MOST_CHOICES);
                return Said::Choices(cards.filter_map(|card| wish(*card)).collect());
            }
            What::Unknown(written) => {
                let cards = near(catalogue, &current.index, written, Some(game), MOST_CHOICES);
                let cards = cards.into_iter().filter_map(|(card, _)| wish(card));
                let choices: Vec<Wish> = cards.collect();
                return if choices.is_empty() {
                    Said::Nothing(words::quick_unknown(written.as_ref()).into())
                } else {
                    Said::Choices(choices)
                };
            }
            What::Refused(_, why) => {
                return Said::Nothing(why.message(catalogue, shell.lang.into()).into());
            }
        }
    }
    if wishes.is_empty() {
        not_understood()
    } else {
        Said::Wishes(wishes)
    }
}

/// Where a card goes when nobody says where: as the reader of lists decides.
pub fn home(current: &Current, game: Game, card: &str) -> Section {
    let text = format!("1 {card}");
    let report = list::read(&current.catalogue, &text, Some(game)).ok();
    let entry = report.as_ref().and_then(|it| it.entries.first());
    let first = Section::of(game).first().copied();
    entry
        .and_then(|entry| entry.section)
        .or(first)
        .unwrap_or(Section::Main)
}
