//! Where a card goes when no heading tells.

use fabulario_engine::deck::Section;
use fabulario_engine::{Game, apoteose, fabula};

use crate::card::Print;
use crate::catalogue::Catalogue;

/// The section of a card without a heading, and whether it is the card's type that decides.
pub(super) fn place(catalogue: &Catalogue, card: usize) -> Option<(Section, bool)> {
    let card = catalogue.cards().get(card)?;
    Some(match &card.print {
        Print::Fabula(number) => {
            let base = catalogue.fabula().table.card(*number).kind == fabula::CardType::Base;
            if base {
                (Section::Arredores, true)
            } else {
                (Section::Main, false)
            }
        }
        Print::Dominions(_) | Print::Multiversity(_) => (Section::Main, false),
        Print::Apoteose(print) => {
            use apoteose::CardType as Type;
            let section = match print.kind {
                Type::Casa => Section::Casa,
                Type::Classe => Section::Classes,
                Type::Ente => Section::Ente,
                // What lies on the table, and what is carried, only a heading can tell.
                Type::Item | Type::Habilidade | Type::Companheiro | Type::Evento => {
                    Section::Inventario
                }
            };
            (section, true)
        }
    })
}

/// The first of some sections that a game has.
pub(super) fn of_game(sections: &[Section], game: Option<Game>) -> Option<Section> {
    let has = |section: &Section| game.is_none_or(|game| Section::of(game).contains(section));
    sections.iter().copied().find(has)
}
