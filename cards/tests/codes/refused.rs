//! Decks without a code, and what readers are told.

use std::time::{Duration, Instant};

use fabulario_cards::code::{DecodeError, EncodeError, MOST_CHARACTERS, decode, encode};
use fabulario_cards::deck::{Deck, DeckLine};
use fabulario_engine::deck::Section;
use fabulario_engine::{Game, Lang};

use super::{SHIPPED, WIDE, line, place};

fn refusal(game: Game, lines: Vec<DeckLine>) -> EncodeError {
    encode(&SHIPPED, &Deck { game, lines }).unwrap_err()
}

fn card(game: Game, token: bool) -> usize {
    let mut cards = SHIPPED.cards().iter();
    let found = cards.position(|card| card.game == game && card.token == token);
    found.unwrap()
}

#[test]
fn a_token_is_named() {
    for game in [Game::Fabula, Game::Dominions] {
        let token = card(game, true);
        let error = refusal(game, vec![line(Section::Main, token, 1)]);
        assert_eq!((error.id(), error.card()), ("token", Some(token)));
        for lang in Lang::ALL {
            let name = SHIPPED.cards()[token].sheet.name.get(lang);
            assert!(error.message(lang).contains(name), "{error}");
        }
    }
}

#[test]
fn what_is_no_deck_of_the_game_has_no_code() {
    let (house, other) = (card(Game::Apoteose, false), card(Game::Dominions, false));
    let bearer = |copies| DeckLine {
        attached: vec![(house, 1)],
        ..line(Section::Suporte, house, copies)
    };
    let cases = [
        (Game::Fabula, line(Section::Main, other, 1), "unknown_card"),
        (
            Game::Fabula,
            line(Section::Main, usize::MAX, 1),
            "unknown_card",
        ),
        (
            Game::Dominions,
            line(Section::Sideboard, other, 1),
            "no_such_list",
        ),
        (
            Game::Apoteose,
            line(Section::Anexos, house, 1),
            "no_such_list",
        ),
        (Game::Dominions, line(Section::Main, other, 0), "copies"),
        (
            Game::Dominions,
            line(Section::Main, other, u32::MAX),
            "copies",
        ),
        (Game::Apoteose, bearer(2), "attached_to_several"),
    ];
    for (game, line, id) in cases {
        assert_eq!(refusal(game, vec![line]).id(), id);
    }
    let half = line(Section::Main, other, Deck::MOST_COPIES / 2 + 1);
    let error = refusal(Game::Dominions, vec![half.clone(), half]);
    assert_eq!(error.id(), "copies", "lines of one card are one line");
    let bears = DeckLine {
        attached: vec![(other, 1)],
        ..line(Section::Main, other, 1)
    };
    let error = refusal(Game::Dominions, vec![bears]);
    assert_eq!(error.id(), "attached_to_several");
}

#[test]
fn a_code_is_as_long_as_it_may_be_and_no_longer() {
    let bearer = place(&SHIPPED, "apo-bota-de-foguista");
    let deck = |count: usize| Deck {
        game: Game::Apoteose,
        lines: vec![
            DeckLine {
                attached: vec![(bearer, 1)],
                ..line(Section::Suporte, bearer, 1)
            };
            count
        ],
    };
    let (mut longest, mut last) = (0, 0);
    for count in 200..500 {
        match encode(&SHIPPED, &deck(count)) {
            Ok(code) => {
                assert_eq!(decode(&SHIPPED, &code), Ok(deck(count)));
                (longest, last) = (code.len(), count);
            }
            Err(error) => assert_eq!(error, EncodeError::TooLong),
        }
    }
    assert!(
        (MOST_CHARACTERS - 8..=MOST_CHARACTERS).contains(&longest),
        "{longest}"
    );
    assert_eq!(encode(&SHIPPED, &deck(last + 1)), Err(EncodeError::TooLong));
    assert_eq!(
        encode(&SHIPPED, &deck(1_000_000)),
        Err(EncodeError::TooLong)
    );
}

#[test]
fn hostile_texts_are_refused_at_once() {
    let start = Instant::now();
    for text in [
        "Z".repeat(10 << 20),
        "🂡".repeat(1 << 20),
        "\0".repeat(1 << 20),
        " ".repeat(10 << 20),
        format!("FAB13BDF{}", "Z".repeat(1_900)),
    ] {
        assert!(decode(&WIDE, &text).is_err());
    }
    assert!(start.elapsed() < Duration::from_secs(2));
}

#[test]
fn every_reason_is_told_in_both_languages() {
    let errors = [
        DecodeError::TooLong,
        DecodeError::Character {
            character: '\u{202e}',
            place: 3,
        },
        DecodeError::UnknownGame,
        DecodeError::UnknownVersion('2'),
        DecodeError::Checksum,
        decode(&WIDE, "DD13SFRRFJV").unwrap_err(),
        DecodeError::UnknownSets(vec!["QQQ".to_owned()]),
        DecodeError::UnknownNumbers((1..=12).map(|it| ("SFR".to_owned(), it)).collect()),
        DecodeError::TooManyCopies,
        DecodeError::Moved {
            code: "DD1".to_owned(),
        },
    ];
    let told = errors.iter().flat_map(|error| {
        Lang::ALL.map(|lang| format!("{} {lang}: {}", error.id(), error.message(lang)))
    });
    insta::assert_snapshot!(told.collect::<Vec<_>>().join("\n"));
}
