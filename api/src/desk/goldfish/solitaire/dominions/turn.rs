//! What a turn of Dimensional Dominions says.

use fabulario_engine::goldfish::dominions::{TurnBounds, TurnTally};
use fabulario_engine::goldfish::report::Among;

use crate::desk::goldfish::solitaire::figures::Figures;
use crate::wire::goldfish::SolitaireTurn;
use crate::words::solitaire::dominions::turn as words;

/// What a turn says.
pub(super) fn turn(
    number: u8,
    tally: &TurnTally,
    bounds: &TurnBounds,
    figures: &Figures,
) -> SolitaireTurn {
    let of = tally.games;
    let average = |name, sums, allowed| figures.average(name, of, sums, allowed);
    let spread =
        |name, counts: &[u64], allowed| figures.spread(name, counts, (Among::Reached, allowed));
    let [drawn, bridges, damage] = tally.squares;
    let [units, artefatos, campos] = tally.spawned;
    let share = |name, games| figures.share_of(name, games, of, Among::Reached);
    SolitaireTurn {
        turn: number,
        figures: vec![
            average(
                ("drawn", words::drawn()),
                (tally.drawn, drawn),
                bounds.drawn,
            ),
            share(("spawned_unit", words::spawned_unit()), units),
            share(("spawned_artifact", words::spawned_artifact()), artefatos),
            share(("spawned_field", words::spawned_field()), campos),
            average(
                ("bridges", words::bridges()),
                (tally.bridges, bridges),
                bounds.bridges,
            ),
            spread(("units", words::units()), &tally.units, bounds.units),
            spread(
                ("farthest", words::farthest()),
                &tally.farthest,
                bounds.farthest,
            ),
            share(("can_attack", words::can_attack()), tally.able),
            average(
                ("damage", words::damage()),
                (tally.damage, damage),
                bounds.damage,
            ),
            spread(("hand", words::hand()), &tally.hand, bounds.hand),
        ],
    }
}
