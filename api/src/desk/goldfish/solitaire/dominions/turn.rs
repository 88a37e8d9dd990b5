//! What a turn of Dimensional Dominions says.

use fabulario_engine::goldfish::dominions::TurnTally;
use fabulario_engine::goldfish::report::Among;

use crate::desk::goldfish::solitaire::figures::Figures;
use crate::wire::goldfish::SolitaireTurn;
use crate::words::solitaire::dominions::turn as words;

/// What a turn says.
pub(super) fn turn(number: u8, tally: &TurnTally, figures: &Figures) -> SolitaireTurn {
    let of = tally.games;
    let [drawn, bridges, damage] = tally.squares;
    let [units, artefatos, campos] = tally.spawned;
    let share = |name, games| figures.share_of(name, games, of, Among::Reached);
    SolitaireTurn {
        turn: number,
        figures: vec![
            figures.average(("drawn", words::drawn()), of, (tally.drawn, drawn)),
            share(("spawned_unit", words::spawned_unit()), units),
            share(("spawned_artifact", words::spawned_artifact()), artefatos),
            share(("spawned_field", words::spawned_field()), campos),
            figures.average(("bridges", words::bridges()), of, (tally.bridges, bridges)),
            figures.spread(("units", words::units()), &tally.units, Among::Reached),
            figures.spread(
                ("farthest", words::farthest()),
                &tally.farthest,
                Among::Reached,
            ),
            share(("can_attack", words::can_attack()), tally.able),
            figures.average(("damage", words::damage()), of, (tally.damage, damage)),
            figures.spread(("hand", words::hand()), &tally.hand, Among::Reached),
        ],
    }
}
