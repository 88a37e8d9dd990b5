//! The vocabulary of a catalogue.

use fabulario_engine::apoteose::Specifier;
use fabulario_engine::game::Term;
use fabulario_engine::{Game, GameSheet, Lang};

use super::words::{
    ABILITIES, ACTIVATIONS, COLOURS, DIRECTIONS, DOES, ENERGIES, FLAGS, RARITIES, Row,
};
use super::{Field, Vocabulary};
use crate::Catalogue;
use crate::stock::Kind;
use crate::words::slug;

impl Vocabulary {
    /// The words of a catalogue; values that only cards name are added when those are read.
    #[must_use]
    pub fn of_catalogue(catalogue: &Catalogue) -> Self {
        let mut words = Self::default();
        for (field, rows) in [
            (Field::Colour, COLOURS),
            (Field::Does, DOES),
            (Field::Ability, ABILITIES),
            (Field::Activation, ACTIVATIONS),
            (Field::Direction, DIRECTIONS),
            (Field::Energy, ENERGIES),
            (Field::Rarity, RARITIES),
            (Field::Is, FLAGS),
        ] {
            words.rows(field, rows);
        }
        for (game, book) in catalogue.books() {
            let (code, name) = (game.code(), &book.sheet.name);
            let place = words.put(Field::Game, code, &name.pt, &name.en);
            words.call(Field::Game, place, game.slug());
            words.sheet(game, &book.sheet);
        }
        // A type whose id is the name of another game's has a name of its own: `token` also means the ficha.
        for (game, book) in catalogue.books() {
            for term in &book.sheet.card_types {
                let types = words.of(Field::Type);
                let alone = types.named(&term.id).is_some_and(|it| it.any.len() == 1);
                if let Some(place) = types.place(&term.id).filter(|_| !alone) {
                    words.call(Field::Type, Some(place), &format!("{}-{game}", term.id));
                }
            }
        }
        for specifier in Specifier::ALL {
            let word = specifier.word();
            words.put(Field::Worn, word.id, word.pt, word.en);
        }
        for finish in ["normal", "foil"] {
            words.put(Field::Finish, finish, finish, finish);
        }
        words.fabula(catalogue);
        words.others(catalogue);
        for set in catalogue.sets() {
            let code = set.code.to_lowercase();
            words.put(Field::Set, &code, &set.name.pt, &set.name.en);
            words.released.insert(code, set.released);
        }
        let formats = catalogue.formats().iter();
        words.formats = formats.clone().map(|format| format.id.0.clone()).collect();
        let names = formats.map(|format| [slug(&format.name.pt), slug(&format.name.en)]);
        words.format_names = names.collect();
        words
    }

    fn rows(&mut self, field: Field, rows: &[Row]) {
        for (id, pt, en, also) in rows {
            let place = self.put(field, id, pt, en);
            for name in *also {
                self.call(field, place, name);
            }
        }
    }

    fn call(&mut self, field: Field, place: Option<u16>, name: &str) {
        let values = self.fields.entry(field).or_default();
        if let Some(place) = place {
            values.call(place, name);
        }
    }

    fn terms(&mut self, field: Field, terms: &[Term]) {
        for term in terms {
            // The rules of Dominions and Apoteose give a second word in parentheses: `Fogo (FIRE)`.
            let first = |lang| term.name.get(lang).split(" (").next().unwrap_or_default();
            self.put(field, &term.id, first(Lang::Pt), first(Lang::En));
        }
    }

    fn sheet(&mut self, game: Game, sheet: &GameSheet) {
        self.terms(Field::Type, &sheet.card_types);
        match game {
            Game::Fabula => {}
            Game::Dominions => self.terms(Field::Element, &sheet.elements),
            Game::Multiversity => {
                for field in [Field::World, Field::Weakness, Field::Resists] {
                    self.terms(field, &sheet.elements);
                }
            }
            Game::Apoteose => {
                self.terms(Field::Suit, &sheet.card_types);
                let knowledges = sheet.knowledges.iter();
                // Livre is the absence of knowledge.
                let taught: Vec<Term> = knowledges.filter(|it| it.id != "livre").cloned().collect();
                self.terms(Field::Knowledge, &taught);
            }
        }
    }

    fn fabula(&mut self, catalogue: &Catalogue) {
        let words = &catalogue.fabula().words;
        for subtype in words.subtypes.values() {
            for field in [Field::Subtype, Field::Type] {
                let place = self.put(field, &subtype.id, &subtype.name.pt, &subtype.name.en);
                self.call(field, place, &subtype.plural.pt);
                self.call(field, place, &subtype.plural.en);
            }
        }
        for (id, (name, _)) in &words.keywords {
            self.put(Field::Keyword, id, &name.pt, &name.en);
        }
    }

    fn others(&mut self, catalogue: &Catalogue) {
        for game in Game::ALL {
            let Some(terms) = catalogue.terms(game) else {
                continue;
            };
            let kinds: [(Kind, &[Field]); 2] = [
                (Kind::Tag, &[Field::Subtype, Field::Type]),
                (Kind::Path, &[Field::Path]),
            ];
            for (kind, fields) in kinds {
                for term in terms.of(kind) {
                    for field in fields {
                        self.put(*field, &term.id, &term.name.pt, &term.name.en);
                    }
                }
            }
            if game == Game::Dominions {
                for term in terms.of(Kind::Keyword) {
                    self.put(Field::Keyword, &term.id, &term.name.pt, &term.name.en);
                }
            }
        }
    }
}
