//! Decks that are measured: as a request, and as games of the engine.

use std::fs;
use std::hint::black_box;

use fabulario_cards::{Catalogue, Files};
use fabulario_engine::fabula::{CardId, CardType, Deck, PlayRules};
use fabulario_engine::goldfish::tally::Detail;
use fabulario_engine::goldfish::{Mulligan, Opponent, Options, Policy, Simulation};
use serde_json::{Value, json};

use crate::Outcome;

const TURNS: u8 = 5;

/// A deck.
pub struct Sample {
    pub name: String,
    catalogue: Catalogue,
    deck: Deck,
    /// The base without abilities that a server sets against it.
    base: CardId,
}

impl Sample {
    /// A ready deck.
    pub fn ready(id: &str) -> Outcome<Self> {
        let catalogue = Catalogue::load(&Files::embedded())?;
        let mut decks = catalogue.fabula().decks.iter();
        let ready = decks.find(|deck| deck.sheet.id.as_str() == id);
        Ok(Self {
            name: id.to_owned(),
            deck: ready.ok_or("no such deck")?.deck.clone(),
            base: plain_base(&catalogue).ok_or("no plain base")?,
            catalogue,
        })
    }

    /// The body of a request for so many games.
    pub fn asked(&self, games: u64) -> String {
        let card = |card: &CardId| json!({"card": self.id(*card), "copies": 1});
        let main: Vec<Value> = self.deck.main.iter().map(card).collect();
        let [around @ .., centro] = &self.deck.bases;
        let around: Vec<Value> = around.iter().map(card).collect();
        json!({
            "game": "fab",
            "deck": {"main": main, "arredores": around, "centro": [card(centro)]},
            "games": games,
            "turns": TURNS,
            "seed": "1",
            "samples": false,
            "illegal": "simulate",
        })
        .to_string()
    }

    /// The deck as a list, for the command line.
    pub fn list(&self) -> String {
        let mut main = self.deck.main.clone();
        main.sort_unstable();
        let lines = main.chunk_by(|one, other| one == other);
        let lines = lines.map(|copies| format!("{} {}\n", copies.len(), self.title(copies[0])));
        let [around @ .., centro] = &self.deck.bases;
        let around = around
            .iter()
            .map(|base| format!("1 {}\n", self.title(*base)));
        format!(
            "Baralho\n{}\nArredores\n{}\nCentro\n1 {}\n",
            lines.collect::<String>(),
            around.collect::<String>(),
            self.title(*centro)
        )
    }

    /// Nanoseconds of CPU time of the same games in this thread.
    pub fn pure(&self, games: u64) -> Outcome<f64> {
        let before = own_time()?;
        let options = Options {
            turns: TURNS,
            first: true,
            opponent: Opponent::Inert([self.base; 5]),
            policy: Policy::BestSpend,
            mulligan: Mulligan::Never,
        };
        let table = &self.catalogue.fabula().table;
        let format = self
            .catalogue
            .format("fab-padrao")
            .ok_or("no such format")?;
        let rules = PlayRules::of(format);
        let mut lab = Simulation::new(table, rules, &self.deck, options, Detail::ALL, [])?;
        let mut tally = lab.tally();
        lab.run(1, 0..games, &mut tally);
        black_box(&tally);
        Ok(own_time()? - before)
    }

    fn id(&self, card: CardId) -> &str {
        self.catalogue.fabula().cards[usize::from(card.0)]
            .sheet
            .id
            .as_str()
    }

    fn title(&self, card: CardId) -> &str {
        &self.catalogue.fabula().table.card(card).name
    }
}

/// The first base without abilities.
fn plain_base(catalogue: &Catalogue) -> Option<CardId> {
    let table = &catalogue.fabula().table;
    let mut cards = (0..).map(CardId).take(catalogue.fabula().cards.len());
    cards.find(|card| {
        let card = table.card(*card);
        card.kind == CardType::Base && card.abilities.is_empty()
    })
}

/// Nanoseconds that this thread has run.
fn own_time() -> Outcome<f64> {
    let text = fs::read_to_string("/proc/thread-self/schedstat")?;
    let time = text.split_whitespace().next();
    Ok(time.ok_or("no time of this thread")?.parse()?)
}
