//! Three exact chances of a deck: what players of its game ask first.

use fabulario_cards::document::{DeckDocument, WrittenDeck};
use fabulario_engine::Game;
use fabulario_engine::format::Format;
use serde_json::json;

use crate::catalogue::Current;
use crate::desk::odds::{Effort, Reckoner};
use crate::web::Shell;
use crate::words::pages::first_odds as words;
use crate::words::{Message, Number};

/// Chances by cards seen.
pub struct Odds {
    /// How many cards are seen, column by column: the opening hand, and the next two.
    pub seen: Vec<u32>,
    /// What is asked, and how likely it is.
    pub rows: Vec<(String, Vec<String>)>,
}

/// How many of which cards.
type Part = (&'static str, u32);
/// What is asked, and what must be there together.
type Question = (fn() -> Message, &'static [Part]);

/// The questions of a game; a hero draws no hand.
const fn questions(game: Game) -> &'static [Question] {
    match game {
        Game::Fabula => &[
            (words::two_early, &[("tipo:aliado custo<=2", 2)]),
            (words::one_drop, &[("tipo:aliado custo<=1", 1)]),
            (
                words::early_and_trick,
                &[("tipo:aliado custo<=2", 1), ("tipo:manobra", 1)],
            ),
        ],
        Game::Dominions => &[
            (words::two_units, &[("tipo:unidade", 2)]),
            (words::other, &[("tipo:artefato ou tipo:campo", 1)]),
            (
                words::unit_and_other,
                &[("tipo:unidade", 1), ("tipo:artefato ou tipo:campo", 1)],
            ),
        ],
        Game::Multiversity => &[
            (words::two_characters, &[("tipo:personagem", 2)]),
            (words::energy, &[("tipo:energia", 1)]),
            (
                words::character_and_energy,
                &[("tipo:personagem", 1), ("tipo:energia", 1)],
            ),
        ],
        Game::Apoteose => &[],
    }
}

/// A question as the live desk asks it: its words, and how many of the cards that each query finds.
#[derive(serde::Serialize)]
pub struct Asked {
    label: String,
    parts: &'static [Part],
}

impl Asked {
    /// The questions of a game.
    pub fn all(game: Game, shell: &Shell) -> Vec<Self> {
        let asked = questions(game).iter().map(|(label, parts)| Self {
            label: label().to(shell.lang),
            parts,
        });
        asked.collect()
    }
}

impl Odds {
    /// The chances of a deck; none where its hand is not known, or the deck is smaller than what is asked about.
    pub fn of(
        current: &Current,
        document: &DeckDocument,
        format: Option<&Format>,
        shell: &Shell,
    ) -> Option<Self> {
        let hand = format?.opening_hand.as_ref()?.value;
        let seen: Vec<u32> = (hand..hand + 3).collect();
        let asked = questions(document.game);
        let mut groups: Vec<&str> = Vec::new();
        for (query, _) in asked.iter().flat_map(|(_, parts)| *parts) {
            if !groups.contains(query) {
                groups.push(query);
            }
        }
        let group = |query: &str| groups.iter().position(|it| *it == query);
        let questions = asked.iter().map(|(_, parts)| {
            let all = parts.iter().map(|(query, least)| {
                json!({"group": group(query).map(|it| it.to_string()), "at_least": least})
            });
            json!({"condition": {"all": all.collect::<Vec<_>>()}, "seen": seen})
        });
        let ids = groups.iter().enumerate();
        let asked_of = json!({
            "game": document.game,
            "deck": WrittenDeck::from(document.clone()),
            "groups": ids.map(|(id, query)| json!({"id": id.to_string(), "query": query})).collect::<Vec<_>>(),
            "questions": questions.collect::<Vec<_>>(),
        });
        let reckoner = Reckoner {
            current,
            lang: shell.lang,
            effort: Effort::Light,
        };
        let answer = reckoner
            .answer(&serde_json::from_value(asked_of).ok()?)
            .ok()?;
        let told = asked.iter().zip(&answer.questions);
        let rows = told.map(|((label, _), question)| {
            let chances = question.by_seen.iter();
            let chances = chances.map(|it| Number::chance(it.probability, 1).to(shell.lang));
            (label().to(shell.lang), chances.collect())
        });
        Some(Self {
            rows: rows.collect(),
            seen,
        })
    }
}
