//! The picture of a deck, from its code.

use fabulario_cards::deck::Deck;
use fabulario_cards::picture::{
    Face, MOST_SHOWN, POSTER, PaintError, Painter, Poster, Stamp, poster_svg,
};
use fabulario_cards::stats::Statistics;
use fabulario_engine::Game;
use fabulario_engine::deck::Section;

use super::qr;
use crate::catalogue::Current;
use crate::words::{Language, charts};

/// Most bars of the curve: a longer one is left out.
const MOST_BARS: usize = 14;

/// A deck as a picture to be painted; `address` is what its QR code holds.
pub fn png(
    current: &Current,
    deck: &Deck,
    address: &str,
    (lang, painter): (Language, &Painter),
) -> Result<Vec<u8>, PaintError> {
    let counted = Statistics::of(deck, &current.catalogue, &current.index, lang.into());
    let cards: u64 = counted.sections.iter().map(|it| it.cards).sum();
    let different: usize = counted.sections.iter().map(|it| it.different).sum();
    let book = current.catalogue.book(deck.game);
    let title = book.map_or(deck.game.code(), |book| book.sheet.name.get(lang));
    let curve = counted.curve.steps.iter().map(|it| (it.at, it.cards));
    let curve: Vec<(i16, u64)> = curve.take(MOST_BARS + 1).collect();
    // What no picture can hold is left out: then the address itself is the way.
    let modules = qr::Modules::of(address).ok();
    let stamp = modules.as_ref().map(|modules| Stamp {
        side: modules.side,
        dark: &modules.dark,
    });
    let caption = charts::point_at_it().to(lang);
    let drawing = poster_svg(&Poster {
        game: deck.game,
        lang: lang.into(),
        title,
        about: &charts::in_deck(cards, different).to(lang),
        cards: &shown(current, deck, lang),
        by: counted.curve.name,
        curve: if curve.len() > MOST_BARS { &[] } else { &curve },
        stamp: stamp.map(|stamp| (stamp, caption.as_str())),
    });
    painter.paint(&drawing, POSTER.0, POSTER.1)
}

/// The cards that stand for the deck: those with most copies, and of as many the first; a hero's House, Classes and Ente
/// come before what it carries. None that waits outside.
fn shown(current: &Current, deck: &Deck, lang: Language) -> Vec<(Face, u32)> {
    let mut cards: Vec<(usize, u32)> = Vec::new();
    let inside = Section::of(deck.game).iter();
    for section in inside.filter(|section| !section.is_aside()) {
        for (card, copies) in deck.of(*section) {
            match cards.iter_mut().find(|(known, _)| *known == card) {
                Some((_, sum)) => *sum += copies,
                None => cards.push((card, copies)),
            }
        }
    }
    if deck.game != Game::Apoteose {
        cards.sort_by_key(|(_, copies)| std::cmp::Reverse(*copies));
    }
    let face = |(place, copies): &(usize, u32)| {
        let card = current.catalogue.cards().get(*place)?;
        Some((current.catalogue.face(card, lang.into()), *copies))
    };
    cards.iter().filter_map(face).take(MOST_SHOWN).collect()
}
