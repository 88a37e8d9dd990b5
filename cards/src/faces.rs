//! The face of any card in a language: what is drawn, read aloud, and answered.

use fabulario_engine::game::Term;
use fabulario_engine::{Game, GameSheet, Lang};

use crate::card::{Card, Print};
use crate::catalogue::Catalogue;
use crate::picture::{Face, Stat};

mod apoteose;
mod dominions;
mod fabula;
mod multiversity;

/// What the faces of a game are told with.
struct Speaker<'c> {
    catalogue: &'c Catalogue,
    sheet: Option<&'c GameSheet>,
    lang: Lang,
}

impl Speaker<'_> {
    fn say(&self, pt: &str, en: &str) -> String {
        self.lang.pick(pt, en).to_owned()
    }

    /// The name of a word of the game's vocabulary; a word that is not there is its own name.
    fn word(&self, list: fn(&GameSheet) -> &[Term], id: &str) -> String {
        let words = self.sheet.map(list).unwrap_or_default();
        let word = words.iter().find(|term| term.id == id);
        word.map_or_else(|| id.to_owned(), |term| term.name.get(self.lang).to_owned())
    }

    fn card_type(&self, id: &str) -> String {
        self.word(|sheet| &sheet.card_types, id)
    }

    fn element(&self, id: &str) -> String {
        let name = self.word(|sheet| &sheet.elements, id);
        // The rules of Dominions give the English word as well.
        name.split(" (").next().unwrap_or_default().to_owned()
    }

    /// A type line that says elements or worlds: colour alone is not seen by everybody.
    fn with_hues(&self, line: String, hues: &[String]) -> String {
        let names = hues.iter().map(|id| self.element(id));
        let parts: Vec<String> = std::iter::once(line).chain(names).collect();
        parts.join(" · ")
    }

    fn rarity(&self, id: &str) -> (String, String) {
        let name = self.word(|sheet| &sheet.rarities, id);
        (id.to_owned(), name)
    }
}

fn stat(id: &str, label: String, value: &impl ToString) -> Stat {
    Stat {
        id: id.to_owned(),
        label,
        value: value.to_string(),
    }
}

/// A name within a line: in small letters, but for words such as `TecSci`.
fn within(name: &str) -> String {
    let small = |word: &str| {
        if word.chars().skip(1).any(char::is_uppercase) {
            word.to_owned()
        } else {
            word.to_lowercase()
        }
    };
    let words: Vec<String> = name.split(' ').map(small).collect();
    words.join(" ")
}

/// The word that serde writes for a value of the vocabulary.
fn id(word: &impl serde::Serialize) -> String {
    let value = serde_json::to_value(word).unwrap_or_default();
    value.as_str().unwrap_or_default().to_owned()
}

impl Catalogue {
    /// The face of a card.
    #[must_use]
    pub fn face(&self, card: &Card, lang: Lang) -> Face {
        let speaker = Speaker {
            catalogue: self,
            sheet: self.book(card.game).map(|book| &book.sheet),
            lang,
        };
        let sheet = &card.sheet;
        let printing = sheet.printings.first();
        let blank = Face {
            game: card.game,
            lang,
            id: sheet.id.clone(),
            name: sheet.name.get(lang).to_owned(),
            kind: String::new(),
            type_line: String::new(),
            cost: None,
            cost_label: None,
            hues: Vec::new(),
            text: Vec::new(),
            flavour: sheet.flavour.as_ref().map(|it| it.get(lang).to_owned()),
            stats: Vec::new(),
            directions: Vec::new(),
            rarity: None,
            unique: false,
            set: printing.map(|it| (it.set.clone(), it.number)),
        };
        match &card.print {
            Print::Fabula(number) => fabula::face(blank, *number, &speaker),
            Print::Dominions(print) => dominions::face(blank, print, &speaker),
            Print::Multiversity(print) => multiversity::face(blank, print, &speaker),
            Print::Apoteose(print) => apoteose::face(blank, print, &speaker),
        }
    }

    /// What stands around a card's text, in one line: cost, type with element or world, colours, rarity.
    #[must_use]
    pub fn headline(&self, face: &Face) -> String {
        let speaker = Speaker {
            catalogue: self,
            sheet: self.book(face.game).map(|book| &book.sheet),
            lang: face.lang,
        };
        let mut parts = Vec::new();
        let cost = face.cost_label.iter().zip(&face.cost);
        parts.extend(cost.map(|(label, cost)| format!("{label} {cost}")));
        parts.push(face.type_line.clone());
        // The type lines of the other games say element, world or suit.
        if face.game == Game::Fabula {
            let colour = |id: &String| within(&speaker.word(|sheet| &sheet.colours, id));
            let colours: Vec<String> = face.hues.iter().map(colour).collect();
            parts.push(if colours.is_empty() {
                speaker.say("incolor", "colourless")
            } else {
                colours.join(&speaker.say(" e ", " and "))
            });
        }
        parts.extend(face.rarity.iter().map(|(_, name)| within(name)));
        if face.unique {
            parts.push(speaker.say("única", "unique"));
        }
        parts.join(", ")
    }
}
