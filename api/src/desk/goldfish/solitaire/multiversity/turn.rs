//! What a turn of Multiversity Conquest says.

use fabulario_engine::goldfish::multiversity::{TurnBounds, TurnTally};
use fabulario_engine::goldfish::report::Among;

use crate::desk::goldfish::solitaire::figures::{Figures, Name};
use crate::wire::goldfish::SolitaireTurn;
use crate::words::solitaire::multiversity::turn as words;

/// The kinds of actions whose energies are attached, in the order of the tally.
fn payable() -> [Name; 5] {
    [
        ("payable_passiva", words::payable_passiva()),
        ("payable_lider", words::payable_lider()),
        ("payable_sidekick", words::payable_sidekick()),
        ("payable_ataque", words::payable_ataque()),
        ("payable_flanquear", words::payable_flanquear()),
    ]
}

/// Those of them that can be used in the turn.
fn usable() -> [Name; 5] {
    [
        ("usable_passiva", words::usable_passiva()),
        ("usable_lider", words::usable_lider()),
        ("usable_sidekick", words::usable_sidekick()),
        ("usable_ataque", words::usable_ataque()),
        ("usable_flanquear", words::usable_flanquear()),
    ]
}

/// What a turn says.
pub(super) fn turn(
    number: u8,
    tally: &TurnTally,
    bounds: &TurnBounds,
    figures: &Figures,
) -> SolitaireTurn {
    let of = tally.games;
    let [drawn, discarded] = tally.squares;
    let average = |name, sums, allowed| figures.average(name, of, sums, allowed);
    let spread =
        |name, counts: &[u64], allowed| figures.spread(name, counts, (Among::Reached, allowed));
    let can_attack = ("can_attack", words::can_attack());
    let mut told = vec![
        average(
            ("drawn", words::drawn()),
            (tally.drawn, drawn),
            bounds.drawn,
        ),
        average(
            ("discarded", words::discarded()),
            (tally.discarded, discarded),
            bounds.discarded,
        ),
        spread(
            ("characters", words::characters()),
            &tally.characters,
            bounds.characters,
        ),
        spread(("energy", words::energy()), &tally.energy, bounds.energy),
        figures.share_of(can_attack, tally.attack, of, Among::Reached),
    ];
    let actions = [
        (
            payable(),
            tally.payable,
            tally.payable_squares,
            bounds.payable,
        ),
        (usable(), tally.usable, tally.usable_squares, bounds.usable),
    ];
    for (names, sums, squares, allowed) in actions {
        let sums = sums.into_iter().zip(squares);
        let kinds = names.into_iter().zip(sums).zip(allowed);
        told.extend(kinds.map(|((name, sums), allowed)| average(name, sums, allowed)));
    }
    told.push(spread(("hand", words::hand()), &tally.hand, bounds.hand));
    SolitaireTurn {
        turn: number,
        figures: told,
    }
}
