//! Reasons in words.

use fabulario_engine::Lang;
use fabulario_engine::deck::colour_word;
use fabulario_engine::fabula::{Colour, Colours};

use crate::query::{Field, Vocabulary};

/// Why a card was chosen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Why {
    /// It was probably meant by something that no card is called.
    Meant(String),
    /// The deck plays it already.
    Played,
    /// So many cards of the deck share a value with it.
    Theme {
        /// The field of the query language.
        field: Field,
        /// The value.
        id: String,
        /// How many cards.
        cards: u64,
    },
    /// The deck has few cards of this cost.
    Cost(i32),
    /// It has the deck's colours.
    Colours(Colours),
    /// A base: it gives a colour that so many cards have.
    Gives {
        /// The colour.
        colour: Colour,
        /// How many cards.
        cards: u64,
    },
    /// Nothing speaks for it but that it may be played.
    Fits,
}

impl Why {
    /// A stable name of the reason.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Meant(_) => "meant",
            Self::Played => "played",
            Self::Theme { .. } => "theme",
            Self::Cost(_) => "curve",
            Self::Colours(_) => "colours",
            Self::Gives { .. } => "gives_colour",
            Self::Fits => "fits",
        }
    }

    /// The reason in a sentence.
    #[must_use]
    pub fn text(&self, vocabulary: &Vocabulary, lang: Lang) -> String {
        let pt = lang == Lang::Pt;
        match self {
            Self::Meant(written) if pt => format!("Seria esta a carta de “{written}”?"),
            Self::Meant(written) => format!("Was this one meant by “{written}”?"),
            Self::Played if pt => "O baralho já usa esta carta.".to_owned(),
            Self::Played => "The deck plays this card already.".to_owned(),
            Self::Theme { field, id, cards } => {
                let values = vocabulary.of(*field).list();
                let known = values.iter().find(|value| value.id == *id);
                let name = known.map_or(id.as_str(), |value| value.name(lang));
                let one = *cards == 1;
                match (pt, one) {
                    (true, true) => format!("Combina com 1 carta do baralho ({name})."),
                    (true, false) => format!("Combina com {cards} cartas do baralho ({name})."),
                    (false, true) => format!("Goes with 1 card of the deck ({name})."),
                    (false, false) => format!("Goes with {cards} cards of the deck ({name})."),
                }
            }
            Self::Cost(cost) if pt => {
                format!("Custa {cost}, e o baralho tem poucas cartas desse custo.")
            }
            Self::Cost(cost) => format!("Costs {cost}, and the deck has few cards of that cost."),
            Self::Colours(colours) => {
                let names = colours.iter().map(|colour| colour_word(colour).get(lang));
                let names = names.collect::<Vec<_>>().join(", ");
                if pt {
                    format!("É da cor do baralho ({names}).")
                } else {
                    format!("Has the deck's colour ({names}).")
                }
            }
            Self::Gives { colour, cards } => {
                let name = colour_word(*colour).get(lang);
                match (pt, *cards == 1) {
                    (true, true) => format!("Dá {name}, cor de 1 carta do baralho."),
                    (true, false) => format!("Dá {name}, cor de {cards} cartas do baralho."),
                    (false, true) => format!("Gives {name}, the colour of 1 card of the deck."),
                    (false, false) => {
                        format!("Gives {name}, the colour of {cards} cards of the deck.")
                    }
                }
            }
            Self::Fits if pt => "Cabe no baralho.".to_owned(),
            Self::Fits => "Fits into the deck.".to_owned(),
        }
    }
}
