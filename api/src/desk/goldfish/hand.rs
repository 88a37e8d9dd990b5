//! One opening hand, before and after the mulligan.

use std::sync::Arc;

use actix_web::web::Data;
use fabulario_engine::fabula::{CardId, PlayRules};
use fabulario_engine::goldfish::{Goldfish, GoldfishError, Mulligan, Opponent, Options, Policy};

use super::cards::Finder;
use super::deck::is_long;
use super::optimal::{Seat, play_now, weighed};
use super::{ENGINE, Lab, Seated, Unplayed, Wanted, seed};
use crate::catalogue::Current;
use crate::desk::decks::DeckAsked;
use crate::http::problem::Problem;
use crate::state::State;
use crate::wire::Mistake;
use crate::wire::goldfish::{HandAnswer, HandAsked, MulliganId, PlayOrDraw};
use crate::words::Language;
use crate::words::goldfish as words;

/// Draws a hand, on the worker if that is quick.
pub async fn drawn(
    state: &Data<State>,
    current: &Arc<Current>,
    lang: Language,
    asked: HandAsked,
) -> Result<Result<HandAnswer, Unplayed>, Problem> {
    let heavy = asked.is_long();
    let (of, current) = (state.clone(), Arc::clone(current));
    let work = move || {
        let lab = Lab {
            current: &current,
            lang,
            public_url: &of.site.public_url,
        };
        lab.hand(&asked)
    };
    if heavy {
        state.site.at_leisure(work).await
    } else {
        Ok(work())
    }
}

impl Lab<'_> {
    /// Draws the hand that is asked for.
    pub fn hand(&self, asked: &HandAsked) -> Result<HandAnswer, Unplayed> {
        let seed = seed::read(asked.seed.as_ref(), self.lang)?;
        let seated = self.seat(&Wanted {
            deck: DeckAsked::new(asked.game, asked.deck.as_ref(), asked.code.as_ref()),
            format: asked.format.as_ref(),
            illegal: asked.illegal,
        })?;
        let mut finder = Finder::new(self, &seated.deck.main);
        let seat = Seat {
            first: asked.first.begins(),
            seed: Some(seed),
        };
        let mulligan = finder.mulligan(asked.mulligan.as_ref(), &seated, seat, "")?;
        let mut warnings = finder.finish()?;
        warnings.extend(seated.warnings.iter().cloned());
        let number = asked.number.map_or(0, |number| number.0);
        let draws = asked.draws.map_or(0, |draws| draws.0);
        let dealt = Dealt::new(self, &seated, &mulligan, draws, (seed, number))?;
        let link = |number: u32| self.hand_link(&seated, asked, seed, number);
        Ok(HandAnswer {
            game: asked.game,
            format: seated.format.id.0.clone(),
            first: asked.first,
            seed: seed.to_string(),
            number,
            engine: ENGINE,
            opening: self.told_all(&dealt.opening),
            mulligan: asked
                .mulligan
                .as_ref()
                .map_or(MulliganId::Never, |it| it.id),
            put_back: self.told_all(&dealt.put_back),
            hand: self.told_all(&dealt.hand),
            next: dealt.next.iter().map(|card| self.told(*card)).collect(),
            link: link(number),
            new_hand: number.checked_add(1).and_then(link),
            warnings,
        })
    }
}

impl Lab<'_> {
    /// The address of a hand; none for a deck without a code.
    fn hand_link(
        &self,
        seated: &Seated<'_>,
        asked: &HandAsked,
        seed: u64,
        number: u32,
    ) -> Option<String> {
        let mulligan = asked.mulligan.as_ref();
        let of = (&seated.known, seated.format);
        let mut address = self
            .address("hand", of, (asked.first, asked.illegal))?
            .json("mulligan", mulligan.filter(|it| it.id != MulliganId::Never));
        if let Some(draws) = asked.draws.filter(|draws| draws.0 > 0) {
            address = address.with("draws", &draws.0.to_string());
        }
        let address = address.with("seed", &seed.to_string());
        address.with("number", &number.to_string()).finish()
    }
}

struct Dealt {
    opening: Vec<CardId>,
    put_back: Vec<CardId>,
    hand: Vec<CardId>,
    next: Vec<CardId>,
}

impl Dealt {
    /// The hand of the same game that a simulation under this seed plays.
    fn new(
        lab: &Lab<'_>,
        seated: &Seated<'_>,
        mulligan: &Mulligan,
        draws: u32,
        (seed, number): (u64, u32),
    ) -> Result<Self, Unplayed> {
        let hand = u32::from(seated.rules.opening_hand);
        let rules = PlayRules {
            // The first Compra shows what lies on top, as many cards as are asked for.
            starter_skips_draw: false,
            draw_to: u8::try_from(hand + draws).unwrap_or(u8::MAX),
            ..seated.rules
        };
        let options = Options {
            turns: 1,
            first: false,
            opponent: Opponent::Inert(lab.plain_bases(&seated.deck)),
            policy: Policy::BestSpend,
            mulligan: mulligan.clone(),
        };
        let table = &lab.current.catalogue.fabula().table;
        let goldfish = Goldfish::new(table, rules, &seated.deck, options);
        let mut goldfish = goldfish.map_err(|why| Unplayed::one(lab.not_playable(&why)))?;
        goldfish.open(seed, number.into());
        play_now(lab.current, mulligan);
        let trace = if draws == 0 {
            goldfish.open(seed, number.into())
        } else {
            goldfish.play(seed, number.into())
        };
        let opening = trace.opening.cards().to_vec();
        weighed(mulligan, "", lab.lang)?;
        let put_back = if seated.rules.mulligan {
            mulligan.put_back(&opening).cards().to_vec()
        } else {
            Vec::new()
        };
        // Nobody plays a turn who only looks at the hand.
        let next = trace.turns().iter().take(1);
        let next = next.flat_map(|turn| turn.drawn.cards()).copied();
        Ok(Self {
            put_back,
            hand: trace.kept.cards().to_vec(),
            next: next.take(draws as usize).collect(),
            opening,
        })
    }
}

impl Lab<'_> {
    /// More games than are played of this deck.
    pub(super) fn too_many_games(&self, most: u64) -> Mistake {
        let (pointer, message) = ("/games".to_owned(), words::too_many_games(most));
        Mistake::new(pointer, "too_large", self.lang, message)
    }

    /// Why the engine does not play a deck.
    pub(super) fn not_playable(&self, why: &GoldfishError) -> Mistake {
        Mistake::new(String::new(), "not_playable", self.lang, why.to_string())
    }
}

impl HandAsked {
    /// Whether reading it takes its time.
    pub fn is_long(&self) -> bool {
        is_long(self.deck.as_ref())
            || self
                .mulligan
                .as_ref()
                .is_some_and(|it| it.id != MulliganId::Never)
    }
}

impl PlayOrDraw {
    /// Whether the deck begins.
    pub fn begins(self) -> bool {
        self == Self::Play
    }
}
