//! What a turn of Multiversity Conquest says.

use fabulario_engine::goldfish::multiversity::TurnTally;
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

/// Those of them that work from where their character stands.
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
pub(super) fn turn(number: u8, tally: &TurnTally, figures: &Figures) -> SolitaireTurn {
    let of = tally.games;
    let [drawn, discarded] = tally.squares;
    let mut told = vec![
        figures.average(("drawn", words::drawn()), of, (tally.drawn, drawn)),
        figures.average(
            ("discarded", words::discarded()),
            of,
            (tally.discarded, discarded),
        ),
        figures.spread(
            ("characters", words::characters()),
            &tally.characters,
            Among::Reached,
        ),
        figures.spread(("energy", words::energy()), &tally.energy, Among::Reached),
        figures.share_of(
            ("can_attack", words::can_attack()),
            tally.attack,
            of,
            Among::Reached,
        ),
    ];
    let actions = [
        (payable(), tally.payable, tally.payable_squares),
        (usable(), tally.usable, tally.usable_squares),
    ];
    for (names, sums, squares) in actions {
        let sums = sums.into_iter().zip(squares);
        let kinds = names.into_iter().zip(sums);
        told.extend(kinds.map(|(name, sums)| figures.average(name, of, sums)));
    }
    told.push(figures.spread(("hand", words::hand()), &tally.hand, Among::Reached));
    SolitaireTurn {
        turn: number,
        figures: told,
    }
}
