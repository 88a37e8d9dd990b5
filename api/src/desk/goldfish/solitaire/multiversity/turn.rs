//! What a turn of Multiversity Conquest says.

use fabulario_engine::goldfish::multiversity::TurnTally;
use fabulario_engine::goldfish::report::Among;

use crate::desk::goldfish::solitaire::figures::{Figures, Name};
use crate::wire::goldfish::SolitaireTurn;

/// The kinds of actions whose energies are attached, in the order of the tally.
const PAYABLE: [Name; 5] = [
    (
        "payable_passiva",
        "Passivas com energias",
        "Passives that are paid",
    ),
    (
        "payable_lider",
        "Líderes com energias",
        "Leader actions that are paid",
    ),
    (
        "payable_sidekick",
        "Sidekicks com energias",
        "Sidekick actions that are paid",
    ),
    (
        "payable_ataque",
        "Ataques com energias",
        "Attacks that are paid",
    ),
    (
        "payable_flanquear",
        "Flanquear com energias",
        "Flanking actions that are paid",
    ),
];

/// Those of them that work from where their character stands.
const USABLE: [Name; 5] = [
    ("usable_passiva", "Passivas que valem", "Passives that work"),
    (
        "usable_lider",
        "Líderes que valem",
        "Leader actions that work",
    ),
    (
        "usable_sidekick",
        "Sidekicks que valem",
        "Sidekick actions that work",
    ),
    (
        "usable_ataque",
        "Ataques que podem ser usados",
        "Attacks that can be used",
    ),
    (
        "usable_flanquear",
        "Flanquear que pode ser usado",
        "Flanking actions that can be used",
    ),
];

/// What a turn says.
pub(super) fn turn(number: u8, tally: &TurnTally, figures: &Figures) -> SolitaireTurn {
    let of = tally.games;
    let [drawn, discarded] = tally.squares;
    let mut told = vec![
        figures.average(
            ("drawn", "Cartas compradas", "Cards drawn"),
            of,
            (tally.drawn, drawn),
        ),
        figures.average(
            (
                "discarded",
                "Descartadas pelo limite da mão",
                "Discarded for the hand limit",
            ),
            of,
            (tally.discarded, discarded),
        ),
        figures.spread(
            ("characters", "Personagens em jogo", "Characters in play"),
            &tally.characters,
            Among::Reached,
        ),
        figures.spread(
            ("energy", "Energias em jogo", "Energies in play"),
            &tally.energy,
            Among::Reached,
        ),
        figures.share_of(
            (
                "can_attack",
                "O personagem principal pode atacar",
                "The main character can attack",
            ),
            tally.attack,
            of,
            Among::Reached,
        ),
    ];
    let actions = [
        (PAYABLE, tally.payable, tally.payable_squares),
        (USABLE, tally.usable, tally.usable_squares),
    ];
    for (names, sums, squares) in actions {
        let sums = sums.into_iter().zip(squares);
        let kinds = names.into_iter().zip(sums);
        told.extend(kinds.map(|(name, sums)| figures.average(name, of, sums)));
    }
    told.push(figures.spread(
        ("hand", "Cartas que ficam na mão", "Cards left in hand"),
        &tally.hand,
        Among::Reached,
    ));
    SolitaireTurn {
        turn: number,
        figures: told,
    }
}
