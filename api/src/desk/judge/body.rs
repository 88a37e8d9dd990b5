//! Reading the body: typed at once where it is right, explained by the published schema where it is not.

use std::borrow::Cow;
use std::fmt;
use std::sync::LazyLock;

use fabulario_cards::document::misplaced;
use fabulario_engine::deck::Printed;
use fabulario_engine::{Game, apoteose, dominions, fabula, multiversity};
use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer as _};
use utoipa::ToSchema;

use super::{Bench, DecksToJudge};
use crate::desk::decks::{decoded, misplaced as told, of_other_game};
use crate::http::extract::{Checker, RequestBody, Unread, checker, checker_with, part, read_typed};
use crate::wire::Mistake;
use crate::wire::decks::{
    DeckToJudge, MOST_CARDS, MOST_CHANGES, MOST_CUSTOM, MOST_DECKS, MOST_FORMATS, MOST_SWAPS,
    ToJudge,
};
use crate::words::Language;
use crate::words::{decks, mistakes};

/// Which of the four shapes the body has.
#[derive(Deserialize, ToSchema)]
struct Which {
    game: Game,
}

static WHICH: LazyLock<Checker> = LazyLock::new(checker::<Which>);
static FABULA: LazyLock<Checker> = LazyLock::new(shape::<fabula::Face>);
static DOMINIONS: LazyLock<Checker> = LazyLock::new(shape::<dominions::Card>);
static MULTIVERSITY: LazyLock<Checker> = LazyLock::new(shape::<multiversity::Card>);
static APOTEOSE: LazyLock<Checker> = LazyLock::new(shape::<apoteose::Card>);

/// Only the lists of the game are looked for.
fn shape<C: Printed + ToSchema>() -> Checker {
    let deck = DeckToJudge::of_games(&[C::GAME]);
    checker_with::<ToJudge<C>>([part::<C>(), (DeckToJudge::name().into(), deck)])
}

impl RequestBody for DecksToJudge {
    fn read(bytes: &[u8], lang: Language) -> Result<Self, Unread> {
        let game = match peek(bytes) {
            Some(game) => game,
            None => read_typed::<Which>(bytes, lang, &WHICH)?.game,
        };
        match game {
            Game::Fabula => read_typed(bytes, lang, &FABULA).map(Self::Fabula),
            Game::Dominions => read_typed(bytes, lang, &DOMINIONS).map(Self::Dominions),
            Game::Multiversity => read_typed(bytes, lang, &MULTIVERSITY).map(Self::Multiversity),
            Game::Apoteose => read_typed(bytes, lang, &APOTEOSE).map(Self::Apoteose),
        }
    }
}

/// The game, if it stands before anything large, as it usually does: the rest is not read.
fn peek(bytes: &[u8]) -> Option<Game> {
    struct Peek<'p>(&'p mut Option<Game>);
    impl<'de> Visitor<'de> for Peek<'_> {
        type Value = ();

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("an object")
        }

        fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<(), A::Error> {
            // Only the first field: whatever comes later is read once, with its type.
            if object
                .next_key::<Cow<'_, str>>()?
                .is_some_and(|key| key == "game")
            {
                *self.0 = object.next_value().ok();
            }
            Ok(())
        }
    }
    let mut game = None;
    // What is left over is an error here, and read below.
    let _left_over = serde_json::Deserializer::from_slice(bytes).deserialize_map(Peek(&mut game));
    game
}

/// Lists that are too long: what the types above do not refuse.
pub(super) fn within_limits<C>(request: &ToJudge<C>, lang: Language) -> Vec<Mistake> {
    let formats = request.formats.as_ref().map_or(1, Vec::len);
    let custom = request.custom_formats.len();
    let mut mistakes: Vec<Mistake> = [
        sized("/formats".to_owned(), formats, 1, MOST_FORMATS, lang),
        sized("/custom_formats".to_owned(), custom, 0, MOST_CUSTOM, lang),
        sized(
            "/cards".to_owned(),
            request.cards.len(),
            0,
            MOST_CARDS,
            lang,
        ),
        sized(
            "/decks".to_owned(),
            request.decks.len(),
            1,
            MOST_DECKS,
            lang,
        ),
    ]
    .into_iter()
    .flatten()
    .collect();
    for (i, own) in request.custom_formats.iter().enumerate() {
        let pointer = format!("/custom_formats/{i}/changes");
        mistakes.extend(sized(pointer, own.changes.len(), 0, MOST_CHANGES, lang));
    }
    for (i, deck) in request.decks.iter().enumerate() {
        let at = format!("/decks/{i}");
        let swaps = deck.swaps.len();
        mistakes.extend(sized(format!("{at}/swaps"), swaps, 0, MOST_SWAPS, lang));
        mistakes.extend(of_other_game(&deck.deck, request.game, &at, lang));
        let wrong = misplaced(request.game, &deck.deck.sections);
        mistakes.extend(wrong.map(|found| told(&found, request.game, &at, lang)));
    }
    mistakes
}

/// Puts the decks of codes in their places, or tells what is wrong with the codes.
pub(super) fn decode<C>(request: &mut ToJudge<C>, bench: &Bench<'_>) -> Vec<Mistake> {
    let mut mistakes = Vec::new();
    for (i, deck) in request.decks.iter_mut().enumerate() {
        let Some(code) = deck.code.take() else {
            continue;
        };
        let pointer = || format!("/decks/{i}/code");
        if deck.deck.is_empty() {
            match decoded(&code, request.game, bench.catalogue, pointer, bench.lang) {
                Ok(read) => {
                    deck.deck.sections = read.sections(bench.catalogue);
                    deck.from_code = true;
                }
                Err(wrong) => mistakes.push(wrong),
            }
        } else {
            let message = decks::lists_or_code();
            mistakes.push(Mistake::new(pointer(), "one_of", bench.lang, message));
        }
    }
    mistakes
}

/// What is wrong with the length of a list.
fn sized(
    pointer: String,
    found: usize,
    least: usize,
    most: usize,
    lang: Language,
) -> Option<Mistake> {
    let (code, message) = if found < least {
        ("too_few", mistakes::too_few(least))
    } else if found > most {
        ("too_many", mistakes::too_many(most))
    } else {
        return None;
    };
    Some(Mistake::new(pointer, code, lang, message))
}

/// The schema that a game's bodies are explained by; tests ask.
#[cfg(test)]
pub(super) fn schema(game: Game) -> &'static Checker {
    match game {
        Game::Fabula => &FABULA,
        Game::Dominions => &DOMINIONS,
        Game::Multiversity => &MULTIVERSITY,
        Game::Apoteose => &APOTEOSE,
    }
}
