//! Words, phrases and patterns, taken from cards.

use fabulario_engine::Lang;

use super::super::oracle::Oracle;
use super::super::oracle::fields::Field;
use super::super::oracle::fold::{fold, stem, words};
use super::super::oracle::query::{Find, Leaf, Look};
use super::super::oracle::texts::Place;
use super::Maker;
use super::dice::Dice;

/// A longer word that no card has is taken as misspelt.
const SHORT: usize = 2;
/// Words with a meaning of their own.
const SIGNS: [&str; 6] = ["e", "ou", "and", "or", "nao", "not"];
/// What quotes cannot hold, or could mean something else.
const MARKS: &str = "\"“”„«»\\*/|";
const LOOKS: [Look; 4] = [
    Look::Anywhere,
    Look::In(Field::Name),
    Look::In(Field::Text),
    Look::In(Field::Flavour),
];

impl<'m> Maker<'m, '_> {
    /// A text in which one looks.
    fn written(&mut self, look: Look) -> Option<(Place, Lang, &'m str)> {
        let card = self.row().card;
        written(self.oracle, &mut self.dice, look, card)
    }

    fn look(&mut self) -> Look {
        LOOKS[self.dice.weighted(&[6, 3, 3, 2])]
    }

    pub(super) fn word(&mut self) -> Option<Leaf> {
        let look = self.look();
        let find = self.word_in(look)?;
        Some(Leaf::Text(look, find))
    }

    /// A word by its stem, perhaps in another inflection.
    pub(super) fn word_in(&mut self, look: Look) -> Option<Find> {
        let (place, lang, text) = self.written(look)?;
        let mut word = plain_word(&mut self.dice, text)?;
        if self.dice.percent(30)
            && let Some(same) = {
                let stem = stem(lang, &fold(&word));
                self.oracle.texts.column(place, lang).stems.get(&stem)
            }
        {
            word.clone_from(self.dice.pick(same));
        }
        let known = |part: &String| {
            part.chars().count() <= SHORT || !self.oracle.texts.by_stem(look, part).is_empty()
        };
        let known = !SIGNS.contains(&fold(&word).as_str()) && words(&word).iter().all(known);
        known.then_some(Find::Word(word))
    }

    pub(super) fn phrase(&mut self) -> Option<Leaf> {
        let look = self.look();
        let (place, lang, mut text) = self.written(look)?;
        // Whether the parts of the heading stand one after another nobody has written.
        if place == Place::Heading {
            let card = self.row().card;
            text = &self.oracle.texts.column(Place::TypeLine, lang).written[card];
        }
        let paragraphs: Vec<&str> = text.lines().collect();
        let tokens: Vec<&str> = self.dice.pick(&paragraphs).split(' ').collect();
        let length = (1 + self.dice.weighted(&[1, 4, 3, 2])).min(tokens.len());
        let from = self.dice.below(tokens.len() - length + 1);
        let mut tokens = tokens[from..from + length].to_vec();
        if self.dice.percent(4) {
            tokens.reverse();
        }
        let phrase = tokens.join(" ");
        let found = !words(&phrase).is_empty() && !phrase.contains(|c| MARKS.contains(c));
        found.then_some(Leaf::Text(look, Find::Phrase(phrase)))
    }

    pub(super) fn prefix(&mut self) -> Option<Leaf> {
        let look = self.look();
        let (_, _, text) = self.written(look)?;
        let word = plain_word(&mut self.dice, text)?;
        let letters: Vec<char> = word.chars().collect();
        if letters.len() < 2 || !letters.iter().all(|c| c.is_alphanumeric()) {
            return None;
        }
        let length = 2 + self.dice.below(letters.len() - 1);
        let prefix = letters[..length].iter().collect();
        Some(Leaf::Text(look, Find::Prefix(prefix)))
    }

    pub(super) fn pattern(&mut self) -> Leaf {
        let (look, pattern) = self.dice.pick(&self.all.patterns).clone();
        Leaf::Text(look, Find::Regex(pattern))
    }

    /// `=` and `!=` on a text.
    pub(super) fn whole(&mut self) -> Option<Leaf> {
        let look = *self.dice.pick(&LOOKS[1..]);
        let (_, _, text) = self.written(look)?;
        if text.contains(|c| c == '\n' || MARKS.contains(c)) || text.len() > 200 {
            return None;
        }
        let find = if self.dice.percent(70) {
            Find::Whole(text.to_owned())
        } else {
            Find::Other(text.to_owned())
        };
        Some(Leaf::Text(look, find))
    }

    pub(super) fn called(&mut self) -> Option<Leaf> {
        let look = Look::In(Field::Name);
        let (_, _, name) = self.written(look)?;
        (!name.contains(|c| MARKS.contains(c))).then(|| Leaf::Called(name.to_owned()))
    }

    pub(super) fn artist(&mut self) -> Option<Leaf> {
        let row = self.row();
        let (name, _) = row.artist.as_ref()?;
        let find = match self.dice.weighted(&[5, 3, 2, 1]) {
            0 => {
                let parts: Vec<&str> = name.split(' ').collect();
                Find::Part((*self.dice.pick(&parts)).to_owned())
            }
            1 => {
                let letters: Vec<char> = name.chars().collect();
                let from = self.dice.below(letters.len());
                let length = 2 + self.dice.below(6);
                let part: String = letters.iter().skip(from).take(length).collect();
                Find::Part(part.trim().to_owned())
            }
            2 => Find::Whole(name.clone()),
            _ => Find::Other(name.clone()),
        };
        let begins = |part: &String| part.chars().next().is_some_and(char::is_alphanumeric);
        let right = !matches!(&find, Find::Part(part) if !begins(part) || !begins(&part.chars().rev().collect()));
        let right = right && !name.contains(|c| MARKS.contains(c));
        right.then_some(Leaf::Text(Look::In(Field::Artist), find))
    }
}

/// What a card says where one looks, or else another card.
fn written<'o>(
    oracle: &'o Oracle<'_>,
    dice: &mut Dice,
    look: Look,
    card: usize,
) -> Option<(Place, Lang, &'o str)> {
    let places: &[Place] = match look {
        Look::In(Field::Type) => &[Place::TypeLine],
        other => Place::of(other),
    };
    let place = *dice.pick(places);
    let lang = *dice.pick(&Lang::ALL);
    let texts = &oracle.texts.column(place, lang).written;
    let others = (0..30).map(|_| dice.below(texts.len()));
    let mut cards = std::iter::once(card).chain(others);
    let card = cards.find(|card| oracle.texts.has(place, *card))?;
    Some((place, lang, &texts[card]))
}

/// A word that needs no quotes.
fn plain_word(dice: &mut Dice, text: &str) -> Option<String> {
    let tokens: Vec<&str> = text.split_whitespace().collect();
    let token = dice
        .pick(&tokens)
        .trim_matches(|c: char| !c.is_alphanumeric());
    let letter = |c: char| c.is_alphanumeric() || c == '-' || c == '\'';
    let sum = token.contains('-') && token.contains(|c: char| c.is_ascii_digit());
    (!token.is_empty() && token.chars().all(letter) && !sum).then(|| token.to_owned())
}

/// Regular expressions about what cards say.
pub(super) fn patterns(oracle: &Oracle<'_>, dice: &mut Dice) -> Vec<(Look, String)> {
    const COUNT: usize = 60;
    let looks = [
        Look::Anywhere,
        Look::In(Field::Name),
        Look::In(Field::Text),
        Look::In(Field::Flavour),
        Look::In(Field::Type),
        Look::In(Field::Artist),
    ];
    let mut patterns = Vec::new();
    while patterns.len() < COUNT {
        let look = looks[dice.weighted(&[3, 4, 3, 3, 3, 1])];
        let text = if look == Look::In(Field::Artist) {
            let artist = dice.pick(&oracle.rows).artist.as_ref();
            artist.map(|(name, _)| name.as_str())
        } else {
            let card = dice.below(oracle.catalogue.cards().len());
            written(oracle, dice, look, card).map(|(.., text)| text)
        };
        let found = text.map(|text| {
            let paragraphs: Vec<&str> = text.lines().collect();
            let paragraph: &&str = dice.pick(&paragraphs);
            words(paragraph)
        });
        let Some(found) = found.filter(|found| !found.is_empty()) else {
            continue;
        };
        patterns.push((look, pattern(dice, &found)));
    }
    patterns
}

fn pattern(dice: &mut Dice, words: &[String]) -> String {
    let from = dice.below(words.len());
    let first = &words[from];
    let later = dice.pick(&words[from..]);
    let other = dice.pick(words);
    let head: String = first.chars().take(3).collect();
    let tail: String = later.chars().skip(1).collect();
    match dice.below(11) {
        0 => first.clone(),
        1 => format!(r"\b{first}\b"),
        2 => format!("^{}", words[0]),
        3 => format!("{}.?$", words[words.len() - 1]),
        4 => format!("{first}.*{later}"),
        5 => format!("({first}|{other}) "),
        6 => format!(r"\b{head}\w*"),
        7 => format!(r"\d+ {first}"),
        8 => format!("[a-m]{tail}"),
        9 => format!(r"^\W*{}.{{0,20}}{later}", words[0]),
        _ => format!("{head}[^ ]+ ({other}|{later})?"),
    }
}
