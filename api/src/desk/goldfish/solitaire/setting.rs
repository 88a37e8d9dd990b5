//! What a deck of another game needs before it plays: what the request says of it, and what is wrong with that.

use fabulario_cards::card::Card;
use fabulario_engine::deck::Section;
use fabulario_engine::pile::{Kind, MAX_DECK};
use fabulario_engine::{Format, Game};

use crate::desk::decks;
use crate::desk::decks::DeckRead;
use crate::desk::goldfish::Lab;
use crate::http::extract::MOST_MISTAKES;
use crate::http::query::MOST_WARNINGS;
use crate::wire::Mistake;
use crate::wire::Warning;
use crate::wire::decks::CardKey;
use crate::wire::goldfish::{GoldfishAsked, MulliganId, OpponentAsked, PolicyId};
use crate::words::Language;
use crate::words::{Phrase, goldfish as words, mistakes};

/// A deck and how it is asked to be played; mistakes and warnings are gathered.
pub struct Setting<'a> {
    pub lab: Lab<'a>,
    pub written: &'a DeckRead<'a>,
    pub format: &'a Format,
    pub asked: &'a GoldfishAsked,
    pub turns: u8,
    pub mistakes: Vec<Mistake>,
    pub warnings: Vec<Warning>,
}

impl<'a> Setting<'a> {
    /// The cards that are shuffled, with their copies.
    pub fn cards(&self) -> impl Iterator<Item = (&'a Card, u32)> {
        let cards = self.lab.current.catalogue.cards();
        let lines = self.written.deck.of(Section::Main);
        lines.filter_map(|(place, copies)| Some((cards.get(place)?, copies)))
    }

    /// Whether there are cards, and not too many.
    pub fn check_size(&mut self) {
        let lines = self.written.deck.of(Section::Main);
        let size: u64 = lines.map(|(_, copies)| u64::from(copies)).sum();
        if size == 0 {
            self.wrong_deck("too_few", words::empty_deck());
        } else if size > MAX_DECK as u64 {
            self.wrong_deck("too_large", words::large_deck(size, MAX_DECK));
        }
    }

    /// A mistake of the deck.
    pub fn wrong_deck(&mut self, code: &'static str, message: impl Into<Phrase>) {
        let pointer = self.written.list(Section::Main);
        self.mistakes
            .push(Mistake::new(pointer, code, self.lab.lang, message));
    }

    /// Why the engine does not play by this format, or so many turns.
    pub fn not_playable(&mut self, pointer: &str, why: &dyn std::error::Error) {
        let (pointer, lang) = (pointer.to_owned(), self.lab.lang);
        let mistake = Mistake::new(pointer, "not_playable", lang, why.to_string());
        self.mistakes.push(mistake);
    }

    /// A mulligan is asked for in a format that has none.
    pub fn no_mulligan(&mut self) {
        let format = &self.format.id.0;
        self.mistakes.push(Mistake::new(
            "/mulligan/id".to_owned(),
            "not_used",
            self.lab.lang,
            words::no_mulligan(format),
        ));
    }

    /// The cards that the policy puts first.
    pub fn first_cards(&mut self, find: impl Fn(&str) -> Option<Kind>) -> Vec<Kind> {
        let policy = self.asked.policy.as_ref();
        let cards = policy.and_then(|it| it.cards.as_deref()).unwrap_or(&[]);
        self.named(cards, "/policy/cards", find)
    }

    /// The cards that the mulligan keeps.
    pub fn kept_cards(&mut self, find: impl Fn(&str) -> Option<Kind>) -> Vec<Kind> {
        let keep = self.asked.mulligan.as_ref();
        let keep = keep.and_then(|it| it.keep.as_ref());
        let cards = keep.and_then(|it| it.cards.as_deref()).unwrap_or(&[]);
        self.named(cards, "/mulligan/keep/cards", find)
    }

    /// Cards of the deck by id or name; one that it does not have is told in a warning.
    fn named(
        &mut self,
        cards: &[CardKey],
        pointer: &str,
        find: impl Fn(&str) -> Option<Kind>,
    ) -> Vec<Kind> {
        let Lab { current, lang, .. } = self.lab;
        let mut found = Vec::with_capacity(cards.len());
        for (at, CardKey(written)) in cards.iter().enumerate() {
            if self.mistakes.len() >= MOST_MISTAKES {
                // More are not told, and finding the nearest names takes its time.
                break;
            }
            let place = || format!("{pointer}/{at}");
            let card = match decks::card(written, self.asked.game, current, place, lang) {
                Ok(card) => current.catalogue.cards().get(card),
                Err(mistake) => {
                    self.mistakes.push(mistake);
                    continue;
                }
            };
            if let Some(kind) = card.and_then(|card| find(&card.sheet.id)) {
                found.push(kind);
            } else if self.warnings.len() < MOST_WARNINGS {
                let message = words::not_in_deck(written).to(lang);
                let warning = Warning::new("not_in_deck", message).at(place());
                self.warnings.push(warning);
            }
        }
        found
    }
}

/// What of a request a game has no use for, or lacks.
pub fn misused(
    asked: &GoldfishAsked,
    lang: Language,
    (policies, mulligans): (&[PolicyId], &[MulliganId]),
) -> Vec<Mistake> {
    let game = asked.game.code();
    let not_used = |pointer: &str| {
        let message = words::no_such_field(game);
        Mistake::new(pointer.to_owned(), "not_used", lang, message)
    };
    let required =
        |pointer: &str| Mistake::new(pointer.to_owned(), "required", lang, mistakes::required());
    let policy = asked.policy.as_ref();
    let listing = policy.and_then(|it| it.cards.as_ref());
    let mulligan = asked.mulligan.as_ref();
    let keeps = mulligan.is_some_and(|it| it.id == MulliganId::Keep);
    let keep = mulligan.and_then(|it| it.keep.as_ref());
    let listed = policy.is_some_and(|it| it.id == PolicyId::Priority);
    let unused = [
        (
            "/policy/id",
            policy.is_some_and(|it| !policies.contains(&it.id)),
        ),
        ("/policy/cards", listing.is_some() && !listed),
        (
            "/mulligan/id",
            mulligan.is_some_and(|it| !mulligans.contains(&it.id)),
        ),
        (
            "/mulligan/keep_if",
            mulligan.is_some_and(|it| it.keep_if.is_some()),
        ),
        (
            "/mulligan/goal",
            mulligan.is_some_and(|it| it.goal.is_some()),
        ),
        (
            "/mulligan/wanted",
            mulligan.is_some_and(|it| it.wanted.is_some() && it.id != MulliganId::Wanted),
        ),
        ("/mulligan/keep", keep.is_some() && !keeps),
        (
            "/first",
            asked.game == Game::Multiversity && !asked.first.begins(),
        ),
        ("/opponent", asked.opponent != OpponentAsked::default()),
        ("/precision", asked.precision.is_some()),
        ("/questions", !asked.questions.is_empty()),
        ("/play_or_draw", asked.play_or_draw),
    ];
    let missing = [
        ("/policy/cards", listed && listing.is_none()),
        (
            "/mulligan/wanted",
            mulligan.is_some_and(|it| it.wanted.is_none() && it.id == MulliganId::Wanted),
        ),
    ];
    let query = keeps && keep.is_some_and(|it| it.query.is_some());
    let query = query.then(|| {
        Mistake::new(
            "/mulligan/keep/query".to_owned(),
            "not_used",
            lang,
            words::no_queries(game),
        )
    });
    let unused = unused.into_iter().filter(|(_, it)| *it);
    let missing = missing.into_iter().filter(|(_, it)| *it);
    unused
        .map(|(pointer, _)| not_used(pointer))
        .chain(query)
        .chain(missing.map(|(pointer, _)| required(pointer)))
        .collect()
}
