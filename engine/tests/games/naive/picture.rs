//! Everything that can be seen of a game, as lines of text: of the model and of the real game.
//!
//! What the rules leave open is not in the picture: the active player and the part before the
//! first turn and after the end, the resources of a player who is out, and where the cards are
//! that a mulligan has set aside.

use fabulario_engine::fabula::ability::Zone;
use fabulario_engine::fabula::state::{Permanent, State};
use fabulario_engine::fabula::{Outcome, Reason};

use super::{Ask, CardId, Naive, Part, Piece, Seat, Slot};

impl Naive {
    /// Everything that can be seen, for comparison with [`picture_of`].
    pub fn picture(&self) -> Vec<String> {
        let asked = self.asked();
        let mut lines = vec![
            line_of_turn(self.turn, self.active, self.part, asked),
            line_of_asked(asked),
        ];
        for seat in 0..self.players.len() {
            lines.push(self.line_of_seat(u8::try_from(seat).unwrap()));
        }
        lines.extend(
            self.pieces
                .iter()
                .map(|(slot, piece)| line_of_piece(*slot, piece)),
        );
        lines.push(format!("stack {}", self.stack.len()));
        lines.push(match self.outcome {
            None => "outcome none".to_owned(),
            Some((winner, reason)) => line_of_outcome(winner, reason),
        });
        lines
    }

    fn line_of_seat(&self, seat: u8) -> String {
        let player = self.player(seat);
        let zones = Zones {
            hand: player.hand.clone(),
            deck: player.deck.len() + player.bottom.len() + player.aside.len(),
            descarte: player.descarte.clone(),
        };
        let standing = player.present.then_some((player.resources, player.exposed));
        zones.line(seat, standing, self.asked())
    }
}

/// The same lines of the real game.
pub fn picture_of(state: &State) -> Vec<String> {
    let asked = state.to_act().map(|seat| (seat.0, state.ask()));
    let mut lines = vec![
        line_of_turn(state.turn(), state.active().0, state.part(), asked),
        line_of_asked(asked),
    ];
    let mut seats = state.queue().to_vec();
    seats.sort();
    lines.extend(
        seats
            .into_iter()
            .map(|seat| line_of_real_seat(state, seat, asked)),
    );
    lines.extend(
        state
            .permanents()
            .map(|(slot, permanent)| line_of_permanent(slot, permanent)),
    );
    lines.push(format!("stack {}", state.stack().len()));
    lines.push(
        state
            .outcome()
            .map_or_else(|| "outcome none".to_owned(), line_of_real_outcome),
    );
    lines
}

fn line_of_real_seat(state: &State, seat: Seat, asked: Option<(u8, Ask)>) -> String {
    let real = state.seat(seat);
    let zones = Zones {
        hand: numbers(state.hand(seat)),
        deck: real.cards.zone(Zone::Baralho).len(),
        descarte: numbers(real.cards.zone(Zone::Descarte)),
    };
    zones.line(
        seat.0,
        real.present.then_some((real.resources, real.exposed)),
        asked,
    )
}

fn line_of_permanent(slot: Slot, permanent: &Permanent) -> String {
    let piece = Piece {
        card: permanent.card.0,
        owner: permanent.owner.0,
        controller: permanent.controller.0,
        turned: permanent.turned,
        // Only an Aliado prepares itself; the engine notes it of whatever has just entered.
        preparing: permanent.preparing && permanent.now.values[1] > 0,
        damage: permanent.damage,
        resistance: permanent.resistance,
        host: (permanent.host != Slot::NONE).then_some(permanent.host.0),
        ..Piece::default()
    };
    line_of_piece(slot.0, &piece)
}

fn line_of_real_outcome(outcome: Outcome) -> String {
    let reason = match outcome.reason {
        Reason::Centro => "centro",
        Reason::DeckOut => "deck out",
        Reason::Concession => "concession",
        Reason::Card | Reason::Loop => "what needs an ability",
    };
    line_of_outcome(outcome.winner.map(|seat| seat.0), reason)
}

fn numbers(cards: &[CardId]) -> Vec<u16> {
    cards.iter().map(|card| card.0).collect()
}

/// A seat's cards out of play.
struct Zones {
    hand: Vec<u16>,
    deck: usize,
    descarte: Vec<u16>,
}

impl Zones {
    /// `standing` has the resources and the exposure of a player still in the game.
    fn line(mut self, seat: u8, standing: Option<(i16, bool)>, asked: Option<(u8, Ask)>) -> String {
        self.hand.sort_unstable();
        self.descarte.sort_unstable();
        let aside = asked == Some((seat, Ask::Mulligan));
        let deck = if aside {
            "-".to_owned()
        } else {
            self.deck.to_string()
        };
        let standing = standing.map_or_else(
            || "out".to_owned(),
            |(resources, exposed)| format!("present resources {resources} exposed {exposed}"),
        );
        format!(
            "seat {seat} {standing} hand {:?} deck {deck} descarte {:?}",
            self.hand, self.descarte
        )
    }
}

fn line_of_turn(turn: u16, active: u8, part: Part, asked: Option<(u8, Ask)>) -> String {
    match asked {
        None | Some((_, Ask::Mulligan)) => format!("turn {turn}"),
        Some(_) => format!("turn {turn} active {active} part {part:?}"),
    }
}

fn line_of_asked(asked: Option<(u8, Ask)>) -> String {
    asked.map_or_else(
        || "asked nobody".to_owned(),
        |(seat, ask)| format!("asked {seat} {ask:?}"),
    )
}

fn line_of_piece(slot: u8, piece: &Piece) -> String {
    let Piece {
        card,
        owner,
        controller,
        turned,
        preparing,
        damage,
        resistance,
        ..
    } = piece;
    let host = piece
        .host
        .map_or_else(|| "-".to_owned(), |host| host.to_string());
    format!(
        "slot {slot} card {card} owner {owner} controller {controller} turned {turned} preparing {preparing} \
         damage {damage} resistance {resistance} host {host}"
    )
}

fn line_of_outcome(winner: Option<u8>, reason: &str) -> String {
    winner.map_or_else(
        || format!("outcome draw by {reason}"),
        |seat| format!("outcome winner {seat} by {reason}"),
    )
}
