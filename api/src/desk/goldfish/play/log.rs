//! What happened, in sentences.

use fabulario_engine::Lang;
use fabulario_engine::fabula::{CardId, Event, Outcome, Reason, Seat, Slot, State};

use super::ME;
use crate::desk::goldfish::Lab;
use crate::wire::goldfish::LogLine;

/// Most lines that an answer tells.
const MOST: usize = 2000;

/// The lines so far, and what lies where.
pub(super) struct Log<'l> {
    lab: &'l Lab<'l>,
    lines: Vec<LogLine>,
    turn: u16,
    /// By place.
    cards: Vec<Option<CardId>>,
}

impl<'l> Log<'l> {
    /// An empty log of a game whose bases lie there.
    pub fn new(lab: &'l Lab<'l>, state: &State<'_>) -> Self {
        let mut cards = vec![None; 256];
        for (slot, it) in state.permanents() {
            if let Some(place) = cards.get_mut(usize::from(slot.0)) {
                *place = Some(it.card);
            }
        }
        Self {
            lab,
            lines: Vec::new(),
            turn: 0,
            cards,
        }
    }

    /// Writes down what followed an action, as the player saw it.
    pub fn add(&mut self, events: &[Event], action: Option<usize>) {
        for event in events {
            let event = event.seen_by(ME);
            if let Event::TurnBegan { seat: ME } = event {
                self.turn += 1;
            }
            if let Event::Entered { permanent, card } = event
                && let Some(place) = self.cards.get_mut(usize::from(permanent.0))
            {
                *place = card;
            }
            if let Some(text) = self.line(event) {
                self.lines.push(LogLine {
                    turn: self.turn,
                    action,
                    text,
                });
            }
        }
    }

    /// The last lines, and how many there were before them.
    pub fn finish(mut self) -> (Option<usize>, Vec<LogLine>) {
        let over = self.lines.len().saturating_sub(MOST);
        self.lines.drain(..over);
        ((over > 0).then_some(over), self.lines)
    }

    /// A permanent by what lies there.
    fn at(&self, slot: Slot) -> String {
        let card = self.cards.get(usize::from(slot.0)).copied().flatten();
        self.lab.place_name(slot, card)
    }

    /// What an event says; some say nothing to people.
    fn line(&self, event: Event) -> Option<String> {
        let lab = self.lab;
        let card = |card: Option<CardId>| lab.card_name(card);
        let (pt, en) = match event {
            Event::TurnBegan { .. } => (
                format!("Turno {}.", self.turn),
                format!("Turn {}.", self.turn),
            ),
            Event::Drew { seat, card: it } => {
                self.does(seat, ["compra", "draw", "draws"], &card(it))
            }
            Event::Discarded { seat, card: it } => {
                self.does(seat, ["descarta", "discard", "discards"], &card(Some(it)))
            }
            Event::Played { seat, card: it } => {
                self.does(seat, ["joga", "play", "plays"], &card(it))
            }
            Event::Mulligan { cards: 0, .. } => both(
                "Mulligan: nenhuma carta volta.",
                "Mulligan: no card goes back.",
            ),
            Event::Mulligan { cards, .. } => (
                format!("Mulligan: {cards} para o fundo do baralho."),
                format!("Mulligan: {cards} to the bottom of the deck."),
            ),
            Event::Shuffled { .. } => both("O baralho é embaralhado.", "The deck is shuffled."),
            Event::Moved { seat, card: it, to } => {
                let to = lab.zone_name(seat, to);
                (
                    format!("{} → {to}.", card(it)),
                    format!("{} → {to}.", card(it)),
                )
            }
            Event::Resources { seat: ME, now } => {
                (format!("Recursos: {now}."), format!("Resources: {now}."))
            }
            Event::Cancelled { .. } => both("Um efeito é cancelado.", "An effect is cancelled."),
            Event::Fizzled { .. } => both(
                "Um efeito perde os alvos (FAB 1.15.4).",
                "An effect loses its targets (FAB 1.15.4).",
            ),
            Event::Entered { permanent, .. } => self.one(permanent, "entra em jogo", "enters play"),
            Event::Left { permanent, .. } => self.one(permanent, "sai de jogo", "leaves play"),
            Event::Died { permanent, .. } => self.one(permanent, "morre", "dies"),
            Event::Destroyed { permanent, .. } => {
                self.one(permanent, "cai: destruição", "is destroyed")
            }
            Event::Sacrificed { permanent, .. } => {
                self.one(permanent, "sai em sacrifício", "is sacrificed")
            }
            Event::Turned { permanent } => self.one(permanent, "vira", "turns"),
            Event::Unturned { permanent } => self.one(permanent, "desvira", "unturns"),
            Event::FaceUp { permanent, .. } => {
                self.one(permanent, "vira a face para cima", "turns face up")
            }
            Event::Control { permanent, to } => self.does(
                to,
                ["passa a controlar", "gain control of", "gains control of"],
                &self.at(permanent),
            ),
            Event::Captured { base, by } => {
                self.does(by, ["toma", "take", "takes"], &self.at(base))
            }
            Event::Exposed { seat: ME } => {
                both("Seu Centro fica exposto.", "Your Centro is exposed.")
            }
            Event::Exposed { .. } => both(
                "O Centro do oponente fica exposto.",
                "The opponent's Centro is exposed.",
            ),
            Event::Over(outcome) => over(outcome),
            other => self.on_the_field(other)?,
        };
        Some(match lab.lang {
            Lang::Pt => capital(&pt),
            Lang::En => capital(&en),
        })
    }

    /// What permanents do to each other.
    fn on_the_field(&self, event: Event) -> Option<(String, String)> {
        Some(match event {
            Event::Attached { permanent, host } => {
                self.two(permanent, "se anexa a", "attaches to", host)
            }
            Event::Detached { permanent } => self.one(permanent, "se solta", "comes off"),
            Event::Attacked { ally, base } => self.two(ally, "ataca", "attacks", base),
            Event::Influenced { ally, base } => self.two(ally, "influencia", "influences", base),
            Event::Blocked { ally, against } => self.two(ally, "bloqueia", "blocks", against),
            Event::Damaged { permanent, amount } => self.one(
                permanent,
                &format!("recebe {amount} de dano"),
                &format!("takes {amount} damage"),
            ),
            Event::Prevented { permanent, amount } => self.one(
                permanent,
                &format!("evita {amount} de dano"),
                &format!("is spared {amount} damage"),
            ),
            Event::Resistance { permanent, change } => self.one(
                permanent,
                &format!("muda {change:+} de resistência"),
                &format!("changes by {change:+} resistance"),
            ),
            _ => return None,
        })
    }

    fn one(&self, slot: Slot, pt: &str, en: &str) -> (String, String) {
        let it = self.at(slot);
        (format!("{it} {pt}."), format!("{it} {en}."))
    }

    fn two(&self, slot: Slot, pt: &str, en: &str, other: Slot) -> (String, String) {
        let (it, other) = (self.at(slot), self.at(other));
        (format!("{it} {pt} {other}."), format!("{it} {en} {other}."))
    }

    /// Somebody does something: in Portuguese the verb is the same for both players.
    fn does(&self, seat: Seat, [pt, you, they]: [&str; 3], what: &str) -> (String, String) {
        let who = self.lab.player(seat);
        let verb = if seat == ME { you } else { they };
        (
            format!("{who} {pt} {what}."),
            format!("{who} {verb} {what}."),
        )
    }
}

fn both(pt: &str, en: &str) -> (String, String) {
    (pt.to_owned(), en.to_owned())
}

fn over(Outcome { winner, reason }: Outcome) -> (String, String) {
    let end = match winner {
        Some(ME) => ("vitória", "victory"),
        Some(_) => ("derrota", "defeat"),
        None => ("sem vencedor", "nobody wins"),
    };
    let why = match reason {
        Reason::Centro => ("o Centro caiu", "the Centro fell"),
        Reason::DeckOut => (
            "o baralho acabou (FAB 1.5.3a)",
            "the deck ran out (FAB 1.5.3a)",
        ),
        Reason::Concession => ("desistência", "concession"),
        Reason::Card => ("uma carta decidiu", "a card decided"),
        Reason::Loop => (
            "habilidades sem fim (FAB-C43)",
            "abilities without end (FAB-C43)",
        ),
    };
    let told = |end: &str, why: &str, word: &str| format!("{word}: {end}, {why}.");
    (told(end.0, why.0, "Fim"), told(end.1, why.1, "The end"))
}

/// A sentence begins with a capital letter.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(char::to_uppercase);
    first.into_iter().flatten().chain(letters).collect()
}
