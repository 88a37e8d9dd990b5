//! Why an action is refused: the rule, and words for the player.

use crate::Text;

/// An action that the rules do not allow; the state is as it was.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
#[error("{} ({})", self.words().1, self.rule())]
pub enum IllegalAction {
    /// Phases go forward only, and RECYCLE comes once.
    PhasePassed,
    /// The card is not in hand.
    NotInHand,
    /// No own Unidade stands there.
    NoUnit,
    /// A Unidade moves once in a turn.
    AlreadyMoved,
    /// A Unidade moves one space; with DASH two in one direction.
    TooFar,
    /// Another card stands there.
    Occupied,
    /// A Unidade attacks once in a turn.
    AlreadyAttacked,
    /// After a DASH it does not attack.
    Dashed,
    /// The Domain is attacked from the three tiles next to it.
    FarFromDomain,
    /// One card of each type is spawned in a turn.
    SpawnedAlready,
    /// An INSTANT is not spawned.
    Instant,
    /// A card that has only SUPER SPAWN is not spawned from the hand.
    SuperSpawn,
    /// An ATTACH goes face up onto another card, not onto a tile.
    Attach,
    /// There is no card that it may be attached to.
    NoHost,
    /// Its effect destroys another own card, which has to be named.
    NoSacrifice,
    /// The tile is neither in the own zone nor at the end of a bridge. DD-R6
    NotConnected,
    /// The game is over.
    Over,
}

impl IllegalAction {
    /// The rule or ruling, or the chapter of the manual where it has no number.
    #[must_use]
    pub const fn rule(self) -> &'static str {
        match self {
            Self::PhasePassed => "dd-manual: Fases",
            Self::NotInHand | Self::SpawnedAlready | Self::SuperSpawn => {
                "dd-manual: Invocação (SPAWN)"
            }
            Self::NoUnit | Self::AlreadyMoved | Self::TooFar => "dd-manual: Movimentação (MOVE)",
            // The manual does not know the word: it stands on cards of the author's.
            Self::Dashed => "dd-simulador: data/csv",
            Self::Attach | Self::NoHost => "dd-manual: Ativação em Anexo (ATTACH)",
            Self::NoSacrifice => "dd-manual: Condição Explicita",
            Self::AlreadyAttacked => "dd-manual: Combate (BATTLE)",
            Self::Instant => "dd-manual: Ativação Instantânea (INSTANT)",
            Self::FarFromDomain | Self::Over => "dd-manual: Objetivo",
            Self::Occupied => "DD-R7",
            Self::NotConnected => "DD-R6",
        }
    }

    /// What to tell the player.
    #[must_use]
    pub fn text(self) -> Text {
        self.words().into()
    }

    const fn words(self) -> (&'static str, &'static str) {
        match self {
            Self::PhasePassed => (
                "Essa fase já passou ou ainda não chegou.",
                "That phase is over or has not come yet.",
            ),
            Self::NotInHand => ("A carta não está na mão.", "The card is not in hand."),
            Self::NoUnit => (
                "Não há uma Unidade sua nesse espaço.",
                "None of your Units stands there.",
            ),
            Self::AlreadyMoved => (
                "Essa Unidade já se moveu neste turno.",
                "That Unit has moved this turn.",
            ),
            Self::TooFar => (
                "Uma Unidade se move 1 espaço; com DASH, 2 na mesma direção.",
                "A Unit moves 1 space; with DASH, 2 in one direction.",
            ),
            Self::Occupied => ("Esse espaço está ocupado.", "That space is occupied."),
            Self::AlreadyAttacked => (
                "Essa Unidade já atacou neste turno.",
                "That Unit has attacked this turn.",
            ),
            Self::Dashed => (
                "Depois de um DASH a Unidade não ataca.",
                "After a DASH the Unit does not attack.",
            ),
            Self::FarFromDomain => (
                "O Domínio só é atacado dos três espaços ao lado dele.",
                "The Domain is attacked only from the three spaces next to it.",
            ),
            Self::SpawnedAlready => (
                "Já foi invocada uma carta desse tipo neste turno.",
                "A card of that type has been spawned this turn.",
            ),
            Self::Instant => (
                "Um Artefato INSTANT não é invocado: é ativado da mão.",
                "An INSTANT Artifact is not spawned: it is activated from the hand.",
            ),
            Self::SuperSpawn => (
                "Uma carta que só tem SUPER SPAWN só é invocada pelo efeito de outra carta.",
                "A card that has only SUPER SPAWN is spawned only by the effect of another card.",
            ),
            Self::Attach => (
                "Um Artefato ATTACH virado para cima é posto sobre outra carta, não em um espaço.",
                "A face-up ATTACH Artifact is put onto another card, not onto a space.",
            ),
            Self::NoHost => (
                "Não há ali uma carta em que esse Artefato possa ser anexado.",
                "No card lies there that this Artifact may be attached to.",
            ),
            Self::NoSacrifice => (
                "O efeito dessa carta destrói outra carta sua: diga qual.",
                "This card's effect destroys another card of yours: say which.",
            ),
            Self::NotConnected => (
                "Esse espaço não está na zona de invocação nem ligado a ela por uma ponte de cartas.",
                "That space is not in the spawn zone and no bridge of cards leads to it.",
            ),
            Self::Over => ("A partida acabou.", "The game is over."),
        }
    }
}
