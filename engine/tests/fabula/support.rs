//! A small language for tests: cards by name, players by number, whole declarations in one call.

use fabulario_engine::fabula::ability::{Part, Zone};
use fabulario_engine::fabula::state::Permanent;
use fabulario_engine::fabula::*;
use serde_json::{Value, json};

/// Cards that every test may use; a test adds the cards that it is about.
fn staples() -> Vec<Value> {
    let cards = json!([
        {"name": "Base", "kind": "base", "colours": ["verde"]},
        {"name": "Peão", "kind": "aliado", "cost": 1, "vida": 2, "ofensiva": 2, "influencia": 1, "colours": ["verde"]},
        {"name": "Capitã", "kind": "aliado", "cost": 3, "vida": 4, "ofensiva": 3, "influencia": 3, "colours": ["azul"], "subtypes": ["soldado"]},
        {"name": "Titã", "kind": "aliado", "cost": 6, "vida": 9, "ofensiva": 9, "influencia": 9, "colours": ["verde", "azul"]},
        {"name": "Broquel", "kind": "modificacao", "cost": 1, "attach": 1,
            "abilities": [{"passive": {"does": {"modify": {"of": {"host": true}, "stat": "vida", "amount": 2}}}}]},
        {"name": "Faísca", "kind": "manobra", "cost": 1, "colours": ["vermelho"],
            "effect": {"targets": [{"what": {"permanent": {"filter": {"kinds": ["aliado"]}}}}],
                "sentences": [{"effects": [{"damage": {"to": "target", "amount": 2}}]}]}},
        {"name": "Leitura", "kind": "manobra", "cost": 2,
            "effect": {"sentences": [{"effects": [{"draw": {"amount": 1}}]}]}},
        {"name": "Veto", "kind": "manobra", "cost": 1,
            "effect": {"sentences": [{"effects": ["cancel"]}]}},
    ]);
    cards.as_array().unwrap().clone()
}

/// The staples and further cards.
pub fn table(cards: Value) -> &'static Table {
    table_with_keywords(cards, json!([]))
}

/// The staples and further cards that use keywords.
#[expect(
    clippy::needless_pass_by_value,
    reason = "tests write the cards in the call"
)]
pub fn table_with_keywords(cards: Value, keywords: Value) -> &'static Table {
    let mut all = staples();
    all.extend(cards.as_array().unwrap().iter().cloned());
    let table = Table::with_keywords(&Value::Array(all), &keywords);
    Box::leak(Box::new(table.unwrap_or_else(|wrong| panic!("{wrong:#?}"))))
}

/// A position that is being set up.
pub struct Scene {
    pub table: &'static Table,
    pub position: Position<'static>,
}

/// Two players, ten resources each, decks of twenty Peões, empty hands.
pub fn duel(cards: Value) -> Scene {
    scene(table(cards), 2)
}

/// One to four players, otherwise like [`duel`].
pub fn scene(table: &'static Table, players: usize) -> Scene {
    scene_with(table, players, PlayRules::default())
}

/// With other rules of the format.
pub fn scene_with(table: &'static Table, players: usize, rules: PlayRules) -> Scene {
    let base = table.find("Base").unwrap();
    let mut scene = Scene {
        table,
        position: Position::new(table, rules, players, base).unwrap(),
    };
    for seat in 0..players {
        let seat = u8::try_from(seat).unwrap();
        scene.position.resources(Seat(seat), 10);
        scene.cards(seat, Zone::Baralho, &["Peão"; 20]);
    }
    scene
}

impl Scene {
    pub fn id(&self, name: &str) -> CardId {
        self.table
            .find(name)
            .unwrap_or_else(|| panic!("no card {name}"))
    }

    /// An Aliado or Modificação in play, unturned, not preparing.
    pub fn put(&mut self, seat: u8, name: &str) -> Slot {
        self.position.field(Seat(seat), self.id(name)).unwrap()
    }

    pub fn hand(&mut self, seat: u8, names: &[&str]) {
        self.cards(seat, Zone::Mao, names);
    }

    /// Cards of a zone; in the deck the last one is on top.
    pub fn cards(&mut self, seat: u8, zone: Zone, names: &[&str]) {
        for name in names {
            self.position.card(Seat(seat), zone, self.id(name));
        }
    }

    pub fn resources(&mut self, seat: u8, resources: i16) {
        self.position.resources(Seat(seat), resources);
    }

    /// The four Arredores of a player are gone: the Centro is exposed.
    pub fn expose(&mut self, seat: u8) {
        (0..4).for_each(|position| self.position.remove(base(seat, position)));
    }

    /// The game in the active player's part, with the priority there.
    pub fn at(self, active: u8, part: Part) -> Game {
        Game {
            table: self.table,
            state: self.position.at(Seat(active), part),
            log: Vec::new(),
        }
    }

    /// In the Ação of player 0.
    pub fn start(self) -> Game {
        self.at(0, Part::Acao)
    }
}

/// A base of a player: 0 to 3 are the Arredores.
pub fn base(seat: u8, position: u8) -> Slot {
    Slot::base(Seat(seat), position)
}

/// The Centro of a player.
pub fn centro(seat: u8) -> Slot {
    Slot::centro(Seat(seat))
}

/// A game under way.
#[derive(Clone)]
pub struct Game {
    pub table: &'static Table,
    pub state: State<'static>,
    /// Every event since the start of the test.
    pub log: Vec<Event>,
}

impl Game {
    pub fn id(&self, name: &str) -> CardId {
        self.table
            .find(name)
            .unwrap_or_else(|| panic!("no card {name}"))
    }

    /// Does something that must be allowed; gives its events.
    pub fn act(&mut self, action: Action) -> Vec<Event> {
        let listed = legal_actions(&self.state);
        assert!(
            listed.contains(&action),
            "{action:?} is not listed among {listed:?} in {:?}",
            self.state
        );
        let events = apply(&mut self.state, action)
            .unwrap_or_else(|why| panic!("{action:?}: {why} in {:?}", self.state));
        self.log.extend(events.iter());
        events.to_vec()
    }

    /// Tries something that must be refused for this reason, and checks that nothing changed.
    pub fn refused(&mut self, action: Action, why: IllegalAction) {
        let before = self.state.bytes();
        let listed = legal_actions(&self.state);
        assert!(!listed.contains(&action), "{action:?} is listed");
        assert_eq!(apply(&mut self.state, action), Err(why), "{action:?}");
        assert_eq!(
            self.state.bytes(),
            before,
            "a refused action changed the state"
        );
    }

    pub fn can(&self, action: Action) -> bool {
        legal_actions(&self.state).contains(&action)
    }

    /// Who is asked for what.
    pub fn asked(&self) -> (u8, Ask) {
        (
            self.state.to_act().map_or(9, |seat| seat.0),
            self.state.ask(),
        )
    }

    /// The player asked passes.
    pub fn pass(&mut self) {
        self.act(Action::Pass);
    }

    /// Everybody passes until the stack is empty; choices must be made by hand.
    pub fn resolve(&mut self) {
        while !self.state.stack().is_empty() && self.state.ask() == Ask::Priority {
            self.pass();
        }
    }

    /// Everybody passes until only `left` effects wait.
    pub fn resolve_to(&mut self, left: usize) {
        while self.state.stack().len() > left && self.state.ask() == Ask::Priority {
            self.pass();
        }
    }

    /// Everybody passes (and finishes declarations, blocks, the discard) until this part of a turn of
    /// this player begins.
    pub fn to(&mut self, active: u8, part: Part) {
        for _ in 0..2000 {
            if self.state.active() == Seat(active)
                && self.state.part() == part
                && self.state.ask() == Ask::Priority
            {
                return;
            }
            let actions = legal_actions(&self.state);
            let quiet = actions
                .iter()
                .copied()
                .find(|action| matches!(action, Action::Pass | Action::Done));
            match quiet.or(actions.first().copied()) {
                Some(action) => drop(self.act(action)),
                None => panic!("the game ended before {part:?}: {:?}", self.state.outcome()),
            }
        }
        panic!("{part:?} of player {active} never came");
    }

    /// Plays a card of the hand of the player asked; targets are chosen afterwards.
    pub fn play(&mut self, name: &str) -> Vec<Event> {
        let card = self.id(name);
        self.act(Action::Play(card))
    }

    /// Plays it, points at a permanent, and lets everything resolve.
    pub fn play_on(&mut self, name: &str, target: Slot) {
        self.play(name);
        self.choose(target);
        self.resolve();
    }

    /// Points at a permanent.
    pub fn choose(&mut self, slot: Slot) -> Vec<Event> {
        let target = self.target(slot);
        self.act(Action::Choose(target))
    }

    /// A permanent as a target.
    pub fn target(&self, slot: Slot) -> Target {
        Target::Permanent {
            slot,
            stamp: self.at(slot).stamp,
        }
    }

    pub fn choose_player(&mut self, seat: u8) -> Vec<Event> {
        self.act(Action::Choose(Target::Player(Seat(seat))))
    }

    pub fn choose_card(&mut self, seat: u8, zone: Zone, name: &str) -> Vec<Event> {
        let card = self.id(name);
        self.act(Action::Choose(Target::Card {
            seat: Seat(seat),
            zone,
            card,
        }))
    }

    /// Points at an effect on the stack, counted from the top.
    pub fn choose_effect(&mut self, from_top: usize) -> Vec<Event> {
        let stack = self.state.stack();
        let id = stack[stack.len() - 1 - from_top].id;
        self.act(Action::Choose(Target::Effect(id)))
    }

    pub fn number(&mut self, number: i16) -> Vec<Event> {
        self.act(Action::Number(number))
    }

    pub fn done(&mut self) -> Vec<Event> {
        self.act(Action::Done)
    }

    pub fn activate(&mut self, slot: Slot, ability: u8) -> Vec<Event> {
        self.act(Action::Activate {
            permanent: slot,
            ability,
        })
    }

    /// Declares these attacks and nothing more.
    pub fn attack(&mut self, attacks: &[(Slot, Slot)]) {
        for (ally, base) in attacks.iter().copied() {
            self.act(Action::Attack { ally, base });
        }
        self.done();
    }

    /// Declares these influences and nothing more.
    pub fn influence(&mut self, influences: &[(Slot, Slot)]) {
        for (ally, base) in influences.iter().copied() {
            self.act(Action::Influence { ally, base });
        }
        self.done();
    }

    /// Declares these blocks and nothing more.
    pub fn block(&mut self, blocks: &[(Slot, Slot)]) {
        for (ally, against) in blocks.iter().copied() {
            self.act(Action::Block { ally, against });
        }
        self.done();
    }

    /// Everybody passes until something else than passing is asked, or the part changes.
    pub fn pass_window(&mut self) {
        let part = self.state.part();
        while self.state.ask() == Ask::Priority && self.state.part() == part {
            self.pass();
        }
    }

    pub fn at(&self, slot: Slot) -> &Permanent {
        self.state
            .permanent(slot)
            .unwrap_or_else(|| panic!("nothing at {slot:?}"))
    }

    pub fn is_in_play(&self, slot: Slot) -> bool {
        self.state.permanent(slot).is_some()
    }

    /// Ofensiva, vida and influência now.
    pub fn values(&self, slot: Slot) -> (i16, i16, i16) {
        let [ofensiva, vida, influencia] = self.at(slot).now.values;
        (ofensiva, vida, influencia)
    }

    pub fn resistance(&self, slot: Slot) -> i16 {
        self.at(slot).resistance
    }

    pub fn resources(&self, seat: u8) -> i16 {
        self.state.seat(Seat(seat)).resources
    }

    /// The names of the cards of a zone, sorted.
    pub fn zone(&self, seat: u8, zone: Zone) -> Vec<&str> {
        let cards = self.state.seat(Seat(seat)).cards.zone(zone);
        let mut names: Vec<&str> = cards
            .iter()
            .map(|card| self.table.card(*card).name.as_str())
            .collect();
        names.sort_unstable();
        names
    }

    pub fn hand(&self, seat: u8) -> Vec<&str> {
        self.zone(seat, Zone::Mao)
    }

    pub fn discard(&self, seat: u8) -> Vec<&str> {
        self.zone(seat, Zone::Descarte)
    }

    pub fn deck(&self, seat: u8) -> usize {
        self.zone(seat, Zone::Baralho).len()
    }

    /// The permanents in play with this name (face-down ones have none to show), in order of place.
    pub fn named(&self, name: &str) -> Vec<Slot> {
        let shows = |(_, it): &(Slot, &Permanent)| self.table.card(it.card).name == name;
        self.state
            .permanents()
            .filter(shows)
            .map(|(slot, _)| slot)
            .collect()
    }

    /// How many events fit.
    pub fn count(&self, fits: impl Fn(&Event) -> bool) -> usize {
        self.log.iter().filter(|event| fits(event)).count()
    }
}
