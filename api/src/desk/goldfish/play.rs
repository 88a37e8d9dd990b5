//! A game played by a person against an opponent who does nothing: replayed from its beginning with every request.

use std::time::Instant;

use fabulario_engine::fabula::ability::Part;
use fabulario_engine::fabula::{
    Action, Ask, Events, PlayRules, Player, Seat, Setup, Start, State, legal_actions,
};

use super::deck::is_long;
use super::{ENGINE, Lab, Seated, Unplayed, Wanted, seed};
use crate::desk::decks::DeckAsked;
use crate::http::extract::MOST_MISTAKES;
use crate::wire::Mistake;
use crate::wire::goldfish::{ActionId, OpponentId, PlayAnswer, PlayAsked};
use crate::words::goldfish;

mod action;
mod log;
mod names;
mod view;
mod words;

use log::Log;

/// The player; the other seat does nothing.
const ME: Seat = Seat(0);

impl Lab<'_> {
    /// Plays the actions of a request, and tells what can be done next.
    pub fn play(&self, asked: &PlayAsked, deadline: Instant) -> Result<PlayAnswer, Unplayed> {
        let seed = seed::read(asked.seed.as_ref(), self.lang)?;
        let seated = self.seat(&Wanted {
            deck: DeckAsked::new(asked.game, asked.deck.as_ref(), asked.code.as_ref()),
            format: asked.format.as_ref(),
            illegal: asked.illegal,
        })?;
        if asked.opponent.id != OpponentId::Inert {
            return Err(Unplayed::one(self.nobody_plays()));
        }
        let actions = self.actions(&asked.actions)?;
        let number = asked.number.map_or(0, |number| number.0);
        let mut game = Game::begin(self, &seated, asked, (seed, number))?;
        game.pass_alone(None);
        for (at, action) in actions.into_iter().enumerate() {
            if Instant::now() > deadline {
                return Err(Unplayed::Late);
            }
            game.act(at, action)?;
            game.pass_alone(Some(at));
        }
        let (left_out, log) = game.log.finish();
        let state = &game.state;
        Ok(PlayAnswer {
            game: asked.game,
            format: seated.format.id.0.clone(),
            first: asked.first,
            opponent: asked.opponent.id,
            seed: seed.to_string(),
            number,
            engine: ENGINE,
            state: self.state_told(&state.view(ME))?,
            asked: self.ask_told(state),
            legal: self.legal_told(state),
            log,
            left_out,
            warnings: seated.warnings,
        })
    }

    /// The actions of a request, or every one that is none.
    fn actions(&self, written: &[ActionId]) -> Result<Vec<Action>, Unplayed> {
        let mut mistakes = Vec::new();
        let mut actions = Vec::with_capacity(written.len());
        for (at, ActionId(text)) in written.iter().enumerate() {
            match self.action_of(text) {
                Some(action) => actions.push(action),
                None if mistakes.len() < MOST_MISTAKES => {
                    let (pointer, message) = (format!("/actions/{at}"), goldfish::no_action());
                    mistakes.push(Mistake::new(pointer, "unknown_action", self.lang, message));
                }
                None => {}
            }
        }
        if mistakes.is_empty() {
            Ok(actions)
        } else {
            Err(Unplayed::Mistaken(mistakes))
        }
    }
}

struct Game<'g> {
    state: Box<State<'g>>,
    log: Log<'g>,
    auto_pass: bool,
}

impl Lab<'_> {
    /// An opponent who plays is not to be had here.
    fn nobody_plays(&self) -> Mistake {
        let (pointer, message) = ("/opponent/id".to_owned(), goldfish::alone());
        Mistake::new(pointer, "not_used", self.lang, message)
    }
}

impl<'g> Game<'g> {
    fn begin(
        lab: &'g Lab<'g>,
        seated: &Seated<'_>,
        asked: &PlayAsked,
        (seed, number): (u64, u32),
    ) -> Result<Self, Unplayed> {
        let players = vec![
            Player::Deck(seated.deck.clone()),
            Player::Dummy(lab.plain_bases(&seated.deck)),
        ];
        let setup = Setup {
            players,
            start: Start::Seat(ME),
            seed,
            game: number.into(),
        };
        let rules = PlayRules {
            // Whoever comes second has a Compra in the first turn. FAB 1.4.5
            starter_skips_draw: seated.rules.starter_skips_draw && asked.first.begins(),
            ..seated.rules
        };
        let table = &lab.current.catalogue.fabula().table;
        let mut events = Events::default();
        let state = setup.begin_into(table, rules, &mut events);
        let state = state.map_err(|why| {
            let told: Vec<String> = why.iter().map(ToString::to_string).collect();
            let (whole, told) = (String::new(), told.join("; "));
            Unplayed::one(Mistake::new(whole, "not_playable", lab.lang, told))
        })?;
        let mut log = Log::new(lab, &state);
        log.add(&events, None);
        Ok(Self {
            state: Box::new(state),
            log,
            auto_pass: asked.auto_pass,
        })
    }

    /// Plays an action of the request.
    fn act(&mut self, at: usize, action: Action) -> Result<(), Unplayed> {
        let mut events = Events::default();
        let done = self.state.apply_into(action, &mut events);
        done.map_err(|why| Unplayed::Refused { at, why })?;
        self.log.add(&events, Some(at));
        Ok(())
    }

    /// Passes wherever nothing else is possible, but for the own Ação: nobody's turn goes by unseen.
    fn pass_alone(&mut self, after: Option<usize>) {
        while self.auto_pass && self.only_passes() {
            let mut events = Events::default();
            if self.state.apply_into(Action::Pass, &mut events).is_err() {
                break;
            }
            self.log.add(&events, after);
        }
    }

    fn only_passes(&self) -> bool {
        let state = &self.state;
        let own = state.part() == Part::Acao && state.stack().is_empty();
        state.ask() == Ask::Priority
            && !own
            && legal_actions(state)
                .iter()
                .all(|action| matches!(action, Action::Pass | Action::Concede(_)))
    }
}

impl PlayAsked {
    /// Whether playing it takes its time.
    pub fn is_long(&self) -> bool {
        is_long(self.deck.as_ref()) || self.actions.len() > 20
    }
}
