//! What a turn of Dimensional Dominions says.

use fabulario_engine::goldfish::dominions::TurnTally;
use fabulario_engine::goldfish::report::Among;

use crate::desk::goldfish::solitaire::figures::Figures;
use crate::wire::goldfish::SolitaireTurn;

/// What a turn says.
pub(super) fn turn(number: u8, tally: &TurnTally, figures: &Figures) -> SolitaireTurn {
    let of = tally.games;
    let [drawn, bridges, damage] = tally.squares;
    let [units, artefatos, campos] = tally.spawned;
    let share = |name, games| figures.share_of(name, games, of, Among::Reached);
    SolitaireTurn {
        turn: number,
        figures: vec![
            figures.average(
                ("drawn", "Cartas pescadas", "Cards drawn"),
                of,
                (tally.drawn, drawn),
            ),
            share(
                ("spawned_unit", "Invoca uma Unidade", "A Unit is spawned"),
                units,
            ),
            share(
                (
                    "spawned_artifact",
                    "Invoca um Artefato",
                    "An Artifact is spawned",
                ),
                artefatos,
            ),
            share(
                ("spawned_field", "Invoca um Campo", "A Field is spawned"),
                campos,
            ),
            figures.average(
                (
                    "bridges",
                    "Cartas invocadas por ponte",
                    "Cards spawned by a bridge",
                ),
                of,
                (tally.bridges, bridges),
            ),
            figures.spread(
                ("units", "Unidades no tabuleiro", "Units on the board"),
                &tally.units,
                Among::Reached,
            ),
            figures.spread(
                (
                    "farthest",
                    "Coluna da Unidade mais avançada",
                    "Column of the foremost Unit",
                ),
                &tally.farthest,
                Among::Reached,
            ),
            share(
                (
                    "can_attack",
                    "Pode atacar o Domínio inimigo",
                    "The enemy's Domain can be attacked",
                ),
                tally.able,
            ),
            figures.average(
                (
                    "damage",
                    "Dano ao Domínio inimigo",
                    "Damage to the enemy's Domain",
                ),
                of,
                (tally.damage, damage),
            ),
            figures.spread(
                ("hand", "Cartas que ficam na mão", "Cards left in hand"),
                &tally.hand,
                Among::Reached,
            ),
        ],
    }
}
