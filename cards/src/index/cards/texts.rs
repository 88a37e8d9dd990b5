//! The texts of all cards in one language, without case and accents.

use fabulario_engine::Lang;
use xxhash_rust::xxh3::Xxh3;

use crate::card::Card;
use crate::catalogue::Catalogue;
use crate::query::TextField;
use crate::words::{fold, signed, split};

/// Many texts in one.
#[derive(Debug, Default)]
pub(super) struct Strings {
    text: String,
    ends: Vec<u32>,
}

impl Strings {
    pub(super) fn push(&mut self, text: &str) {
        self.text.push_str(text);
        // Four gigabytes of card texts would have been refused by the import long before.
        self.ends
            .push(u32::try_from(self.text.len()).unwrap_or(u32::MAX));
    }

    pub(super) fn get(&self, at: usize) -> &str {
        let start = match at.checked_sub(1) {
            None => 0,
            Some(before) => self.ends.get(before).copied().unwrap_or_default(),
        };
        let end = self.ends.get(at).copied().unwrap_or(start);
        self.text
            .get(start as usize..end as usize)
            .unwrap_or_default()
    }

    pub(super) fn shrink(&mut self) {
        self.text.shrink_to_fit();
        self.ends.shrink_to_fit();
    }

    pub(super) fn digest(&self, hash: &mut Xxh3) {
        hash.update(self.text.as_bytes());
        for end in &self.ends {
            hash.update(&end.to_le_bytes());
        }
    }
}

/// The texts of one language, by place of the card.
#[derive(Debug)]
pub(super) struct Texts {
    pub lang: Lang,
    pub name: Strings,
    /// The words of the name, joined by single spaces: what names are compared and sorted by.
    pub key: Strings,
    /// The type line; on a second line the colours and the rarity.
    pub heading: Strings,
    pub text: Strings,
    pub flavour: Strings,
}

impl Texts {
    pub(super) fn new(lang: Lang) -> Self {
        Self {
            lang,
            name: Strings::default(),
            key: Strings::default(),
            heading: Strings::default(),
            text: Strings::default(),
            flavour: Strings::default(),
        }
    }

    /// How many cards there are.
    pub(super) fn len(&self) -> usize {
        self.name.ends.len()
    }

    /// Adds the next card.
    pub(super) fn add(&mut self, catalogue: &Catalogue, card: &Card) {
        let face = catalogue.face(card, self.lang);
        let name = fold(&face.name);
        let key: Vec<&str> = split(&name).collect();
        self.key.push(&key.join(" "));
        self.name.push(&name);
        let mut heading = face.type_line;
        heading.push('\n');
        if card.game == fabulario_engine::Game::Fabula {
            let colours = catalogue.book(card.game).map(|book| &book.sheet.colours);
            let named = |id: &String| {
                let colour = colours?.iter().find(|it| it.id == *id)?;
                Some(colour.name.get(self.lang))
            };
            for colour in face.hues.iter().filter_map(named) {
                heading.push_str(colour);
                heading.push(' ');
            }
        }
        if let Some((_, rarity)) = &face.rarity {
            heading.push_str(rarity);
        }
        self.heading.push(&fold(&heading));
        self.text.push(&fold(&face.text.join("\n")));
        self.flavour.push(&fold(&face.flavour.unwrap_or_default()));
    }

    pub(super) fn shrink(&mut self) {
        for strings in [
            &mut self.name,
            &mut self.key,
            &mut self.heading,
            &mut self.text,
            &mut self.flavour,
        ] {
            strings.shrink();
        }
    }

    /// The texts of a card that a place is made of, each by itself.
    pub(super) fn of(&self, place: TextField, card: usize) -> impl Iterator<Item = &str> {
        let (name, heading, text) = (&self.name, &self.heading, &self.text);
        let of: [Option<&Strings>; 3] = match place {
            TextField::Any => [Some(name), Some(heading), Some(text)],
            TextField::Name => [Some(name), None, None],
            TextField::Text => [Some(text), None, None],
            TextField::Flavour => [Some(&self.flavour), None, None],
            TextField::TypeLine => [Some(heading), None, None],
            TextField::Artist => [None; 3],
        };
        of.into_iter().flatten().map(move |it| it.get(card))
    }

    /// The texts that an expression runs over: of a heading, the type line only.
    pub(super) fn lines(&self, place: TextField, card: usize) -> impl Iterator<Item = &str> {
        let heading = self.heading.get(card);
        self.of(place, card).map(move |text| {
            if std::ptr::eq(text, heading) {
                text.lines().next().unwrap_or_default()
            } else {
                text
            }
        })
    }
}

/// Whether words stand one after another in a text.
pub(super) fn has_phrase(text: &str, phrase: &[String]) -> bool {
    if phrase.iter().any(|word| is_signed(word)) {
        return has_signed(text, phrase);
    }
    let Some((first, rest)) = phrase.split_first() else {
        return false;
    };
    let is_letter = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
    text.match_indices(first.as_str()).any(|(at, _)| {
        let (before, from) = text.split_at(at);
        let after = from.get(first.len()..).unwrap_or_default();
        let whole = !is_letter(before.chars().next_back()) && !is_letter(after.chars().next());
        let mut words = split(after);
        whole && rest.iter().all(|word| words.next() == Some(word))
    })
}

/// Whether a word of a phrase asks for its sign.
pub(super) fn is_signed(word: &str) -> bool {
    word.starts_with(['+', '-'])
}

/// Whether words stand one after another in a text, those with a sign with that one.
fn has_signed(text: &str, phrase: &[String]) -> bool {
    let words: Vec<(Option<char>, &str)> = signed(text).collect();
    let fits = |(asked, (sign, word)): (&String, &(Option<char>, &str))| match *sign {
        Some(sign) if is_signed(asked) => asked.strip_prefix(sign) == Some(*word),
        _ => asked == word,
    };
    let mut windows = words.windows(phrase.len());
    windows.any(|window| phrase.iter().zip(window).all(fits))
}

/// Whether a text is made of these words.
pub(super) fn is_whole(text: &str, whole: &[String]) -> bool {
    split(text).eq(whole.iter().map(String::as_str))
}

/// Whether a word of a text begins so.
pub(super) fn has_beginning(text: &str, begin: &str) -> bool {
    split(text).any(|word| word.starts_with(begin))
}
