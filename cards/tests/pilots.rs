//! What the policies do in games of the ready decks: nothing that does nothing.

use std::collections::BTreeMap;

use fabulario_cards::{Catalogue, Files};
use fabulario_engine::fabula::ability::Zone;
use fabulario_engine::fabula::{
    Action, Ask, CardId, Deck, Events, PlayRules, Player, Seat, Setup, Start, State, View,
};
use fabulario_engine::goldfish::{Coverage, Opponent, Pilot, Policy};

use super::length::many;

const ME: Seat = Seat(0);
const TURNS: u16 = 12;

/// Games of one deck by one policy, watched play by play.
struct Watched<'t> {
    state: State<'t>,
    pilot: Pilot,
    dead: Vec<CardId>,
    plays: u64,
    /// How often a card changed nothing.
    idle: BTreeMap<CardId, u64>,
}

impl<'t> Watched<'t> {
    fn new(start: &State<'t>, deck: &Deck, policy: Policy) -> Self {
        let coverage = Coverage::of(start.table(), deck, &Opponent::Inert(deck.bases));
        Self {
            state: *start,
            pilot: Pilot::new(policy),
            dead: coverage.dead().map(|card| card.card).collect(),
            plays: 0,
            idle: BTreeMap::new(),
        }
    }

    /// One game from the mulligan to the end.
    fn play(&mut self, start: &State<'t>) {
        self.state = *start;
        self.pilot.begin();
        self.act(Action::Done);
        while self.state.to_act().is_some() && self.state.seat(ME).turns <= TURNS {
            let before = self.state;
            let action = self.pilot.decide(&self.state);
            self.act(action);
            if let Action::Play(card) = action {
                self.settle();
                self.judge(&before, card);
            }
        }
    }

    fn act(&mut self, action: Action) {
        self.state.apply_into(action, &mut Events::off()).unwrap();
    }

    /// Until nothing waits and nothing is asked.
    fn settle(&mut self) {
        while self.state.to_act().is_some()
            && (self.state.ask() != Ask::Priority || !self.state.stack().is_empty())
        {
            let action = self.pilot.decide(&self.state);
            self.act(action);
        }
    }

    fn judge(&mut self, before: &State, card: CardId) {
        self.plays += 1;
        let name = &before.table().card(card).name;
        let is_dead = self.dead.contains(&card);
        assert!(!is_dead, "{name} is said to be dead and was played");
        let gained = self.state.seat(ME).resources > before.seat(ME).resources;
        if !gained && rest(before, card, Zone::Mao) == rest(&self.state, card, Zone::Descarte) {
            *self.idle.entry(card).or_default() += 1;
        }
    }
}

/// What a player sees without the card that was played and the resources, and how the deck lies.
fn rest(state: &State, played: CardId, zone: Zone) -> (View, Vec<CardId>, u32) {
    let mut view = state.view(ME);
    let own = &mut view.seats[0];
    let cards = match zone {
        Zone::Mao => own.hand.as_mut().unwrap(),
        _ => &mut own.descarte,
    };
    if let Some(place) = cards.iter().position(|card| *card == played) {
        cards.remove(place);
    }
    own.resources = 0;
    own.hand_size = own.hand.as_ref().unwrap().len();
    let deck = &state.seat(ME).cards;
    (view, deck.zone(Zone::Baralho).to_vec(), deck.layers())
}

#[test]
fn no_play_changes_only_the_card_and_the_resources() {
    let catalogue = Catalogue::load(&Files::embedded()).unwrap();
    let rules = PlayRules::of(catalogue.format("fab-padrao").unwrap());
    let library = catalogue.fabula();
    let policies = [
        Policy::Race,
        Policy::BestSpend,
        Policy::CheapestFirst,
        Policy::OffenceFirst,
        Policy::InfluenceFirst,
    ];
    let games = many(1000, 20);
    let mut plays = 0;
    let mut idle = Vec::new();
    for ready in &library.decks {
        let players = vec![
            Player::Deck(ready.deck.clone()),
            Player::Dummy(ready.deck.bases),
        ];
        let mut setup = Setup::new(players, 7);
        setup.start = Start::Seat(ME);
        for policy in &policies {
            let start = |game| {
                let setup = Setup {
                    game,
                    ..setup.clone()
                };
                setup.begin(&library.table, rules).unwrap()
            };
            let mut watched = Watched::new(&start(0), &ready.deck, policy.clone());
            for game in 0..games {
                watched.play(&start(game));
            }
            plays += watched.plays;
            for (card, times) in watched.idle {
                let name = &library.table.card(card).name;
                idle.push(format!(
                    "{} {}: {name} {times}",
                    ready.sheet.id,
                    policy.id()
                ));
            }
        }
    }
    assert!(
        idle.is_empty(),
        "{} of {plays} plays:\n{}",
        idle.len(),
        idle.join("\n")
    );
    assert!(plays > 50 * 5 * games, "only {plays} plays");
}

#[test]
fn a_ride_on_the_ebb_is_dead_where_nobody_answers_to_it() {
    let catalogue = Catalogue::load(&Files::embedded()).unwrap();
    let library = catalogue.fabula();
    let ride = library.table.find("Carona na Vazante").unwrap();
    let is_dead = |id: &str| {
        let mut decks = library.decks.iter();
        let ready = decks.find(|it| it.sheet.id == id).unwrap();
        let opponent = Opponent::Inert(ready.deck.bases);
        let coverage = Coverage::of(&library.table, &ready.deck, &opponent);
        coverage.dead().any(|it| it.card == ride)
    };
    // Mourners answer to the dead, and nobody dies.
    assert!(is_dead("fab-deck-assobio"));
    // The Balladeer of the Waters draws a card for every Manobra.
    assert!(!is_dead("fab-deck-contramare"));
}
