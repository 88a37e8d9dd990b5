//! Every ready deck of Dimensional Dominions and Multiversity Conquest plays alone: what the rules allow, and no more.

use std::sync::LazyLock;

use fabulario_cards::card::Print;
use fabulario_cards::{Catalogue, Files};
use fabulario_engine::Game;
use fabulario_engine::dominions::{self, Piece, SpawnType};
use fabulario_engine::goldfish::{dominions as dd, multiversity as mvc};
use fabulario_engine::multiversity;

const GAMES: u64 = 1_000;
const TURNS: u8 = 6;

static CATALOG: LazyLock<Catalogue> =
    LazyLock::new(|| Catalogue::load(&Files::embedded()).unwrap_or_else(|it| panic!("{it}")));

/// A ready deck: id, format, main deck.
type Ready = (String, String, Vec<(String, u32)>);

/// The ready decks of a game.
fn ready(game: Game) -> Vec<Ready> {
    let decks = CATALOG.decks().iter().filter(|deck| deck.game == game);
    let decks: Vec<_> = decks
        .map(|deck| {
            let main = deck.lists["main"].iter();
            let main = main.map(|(id, copies)| (id.clone(), *copies)).collect();
            (deck.id.clone(), deck.format.clone(), main)
        })
        .collect();
    assert!(decks.len() >= 5, "{game}: {} ready decks", decks.len());
    decks
}

/// A card as the table sees it, with its keywords.
fn piece(id: &str) -> Piece {
    let pool = CATALOG.pool::<dominions::Card>();
    let card = pool.card(pool.find(id).unwrap()).unwrap();
    let Print::Dominions(print) = &CATALOG.card(id).unwrap().print else {
        panic!("{id}")
    };
    Piece::of(card).with_keywords(print.keywords.iter().map(|it| it.id.as_str()))
}

#[test]
fn ready_decks_of_dominions_play_by_the_rules() {
    for (id, format, main) in ready(Game::Dominions) {
        let cards = main.iter().map(|(card, copies)| (piece(card), *copies));
        let deck = dominions::Deck::new(cards).unwrap();
        let format = CATALOG.format(&format).unwrap();
        let rules = dominions::PlayRules::of(format).unwrap();
        let units: u32 = main
            .iter()
            .filter(|(card, _)| piece(card).spawn_type() == Some(SpawnType::Unidade))
            .map(|(_, copies)| copies)
            .sum();
        for first in [true, false] {
            for recycle in [dd::Recycle::Never, dd::Recycle::Surplus] {
                let options = dd::Options {
                    turns: TURNS,
                    first,
                    policy: dd::Policy::Race,
                    recycle: recycle.clone(),
                };
                let mut goldfish = dd::Goldfish::new(&deck, rules, &options).unwrap();
                let mut tally = dd::Tally::new(&deck, TURNS);
                (0..GAMES).for_each(|game| tally.add(goldfish.play(7, game)));
                let name = format!("{id}, first {first}, {}", recycle.id());
                // Three tiles on turn 1 and one move a turn: not before turn 3, with DASH neither.
                assert_eq!(tally.first_attack[..2], [0, 0], "{name}");
                // Each turn draws what it spawned at the most, and four cards at the most.
                assert!(
                    tally.turns.iter().all(|turn| turn.drawn <= 4 * turn.games),
                    "{name}"
                );
                // A hand of four cards without a Unidade: C(30 − units, 4) of C(30, 4), with room for chance.
                let none: f64 = (0..4)
                    .map(|i| f64::from(30 - units - i) / f64::from(30 - i))
                    .product();
                let seen = tally.opening_units[0];
                #[expect(clippy::cast_precision_loss, reason = "small counts")]
                let z = (seen as f64 - 1000.0 * none) / (1000.0 * none * (1.0 - none)).sqrt();
                assert!(
                    z.abs() <= 4.0,
                    "{name}: {seen} of 1,000 without a Unidade, z {z}"
                );
                // Fewer games brick than begin without a Unidade: turn 2 draws again.
                assert!(tally.bricks <= seen, "{name}: {} bricks", tally.bricks);
                let attacked: u64 = tally.first_attack.iter().sum();
                assert!(
                    attacked > GAMES / 2,
                    "{name}: only {attacked} attacked by turn 6"
                );
                println!(
                    "{name}: first attack {:?}, won {:?}",
                    tally.first_attack, tally.won
                );
            }
        }
        let gaps = deck.cards().iter().map(dd::gaps);
        let whole = gaps.filter(Vec::is_empty).count();
        println!(
            "{id}: {whole} of {} cards are played as printed",
            deck.cards().len()
        );
    }
}

#[test]
fn ready_decks_of_multiversity_play_by_the_rules() {
    let pool = CATALOG.pool::<multiversity::Card>();
    for (id, format, main) in ready(Game::Multiversity) {
        let card = |id: &str| pool.card(pool.find(id).unwrap()).unwrap().clone();
        let cards = main.iter().map(|(id, copies)| (card(id), *copies));
        let deck = multiversity::Deck::new(cards).unwrap();
        assert_eq!(deck.len(), 60, "{id}");
        let characters: u32 = main
            .iter()
            .filter(|(id, _)| card(id).kind == multiversity::CardType::Personagem)
            .map(|(_, copies)| copies)
            .sum();
        for edition in [format.as_str(), "mvc-2026"] {
            let rules = multiversity::PlayRules::of(CATALOG.format(edition).unwrap()).unwrap();
            for policy in [mvc::Policy::Attack, mvc::Policy::Spread] {
                let options = mvc::Options {
                    turns: TURNS,
                    policy: policy.clone(),
                    mulligan: mvc::Mulligan::Forced,
                };
                let mut goldfish = mvc::Goldfish::new(&deck, rules, &options).unwrap();
                let mut tally = mvc::Tally::new(&deck, TURNS);
                (0..GAMES).for_each(|game| tally.add(goldfish.play(7, game)));
                let name = format!("{id}, {edition}, {}", policy.id());
                assert_eq!(tally.first_attack[0], 0, "{name}: no combat on turn 1");
                // Two cards on turn 1, one on each of the others. MVC-C13
                for (number, turn) in tally.turns.iter().enumerate() {
                    let cards = if number == 0 { 2 } else { 1 };
                    // Whoever loses the last character in the Limpeza draws no more. MVC-C16
                    let least = cards * turn.games.saturating_sub(tally.no_characters);
                    let drawn = least..=cards * turn.games;
                    let right = drawn.contains(&turn.drawn);
                    assert!(right, "{name}, turn {}: {}", number + 1, turn.drawn);
                }
                // Ten cards without a character.
                let none: f64 = (0..10)
                    .map(|i| f64::from(60 - characters - i) / f64::from(60 - i))
                    .product();
                let seen = tally.opening_characters[0];
                #[expect(clippy::cast_precision_loss, reason = "small counts")]
                let z = (seen as f64 - 1000.0 * none) / (1000.0 * none * (1.0 - none)).sqrt();
                assert!(
                    z.abs() <= 4.0,
                    "{name}: {seen} of 1,000 without a character, z {z}"
                );
                if rules.mulligan {
                    let burns = deck.cards().iter().any(|card| card.price.wounds > 0);
                    let lost = tally.no_characters;
                    assert!(burns || lost == 0, "{name}: every kept hand has one");
                } else {
                    assert_eq!(tally.mulligans[0], GAMES, "{name}: no mulligan");
                    // A character that its own energies burn falls on turn 3 at the earliest.
                    let burns = deck.cards().iter().any(|card| card.price.wounds > 0);
                    assert!(burns || tally.no_characters <= seen, "{name}");
                }
                let attacked: u64 = tally.first_attack.iter().sum();
                assert!(
                    attacked > GAMES / 2,
                    "{name}: only {attacked} attacked by turn 6"
                );
                println!(
                    "{name}: first attack {:?}, bricks {}",
                    tally.first_attack, tally.bricks
                );
            }
        }
        let gaps = deck.cards().iter().map(mvc::gaps);
        let whole = gaps.filter(Vec::is_empty).count();
        println!(
            "{id}: {whole} of {} cards are played as printed",
            deck.cards().len()
        );
    }
}
