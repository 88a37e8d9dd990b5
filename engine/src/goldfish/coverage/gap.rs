//! Why something is never used, in words.

use crate::text::Text;

/// Why an ability, or a part of it, is never used or never matters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Gap {
    /// It is about cards or a hand that this opponent has not got.
    Opponent,
    /// It is about effects of others that wait: only an answer could use it.
    Answer,
    /// It is for other parts of the turn, or other turns, than the own Ação.
    Moment,
    /// It guards against what this opponent never does.
    Defence,
    /// It waits for something that this opponent never does.
    Event,
    /// It waits for a loss that only the own cards could bring about.
    Loss,
    /// It could be used without end, so this player leaves it alone.
    Endless,
    /// It lets cards be played face down, which this player never does.
    FaceDown,
}

impl Gap {
    /// Every reason, in order.
    pub const ALL: [Self; 8] = [
        Self::Opponent,
        Self::Answer,
        Self::Moment,
        Self::Defence,
        Self::Event,
        Self::Loss,
        Self::Endless,
        Self::FaceDown,
    ];

    /// The name that never changes.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Opponent => "opponent",
            Self::Answer => "answer",
            Self::Moment => "moment",
            Self::Defence => "defence",
            Self::Event => "event",
            Self::Loss => "loss",
            Self::Endless => "endless",
            Self::FaceDown => "face_down",
        }
    }

    /// The reason, in one sentence.
    #[must_use]
    pub fn text(self) -> Text {
        self.words().into()
    }

    const fn words(self) -> (&'static str, &'static str) {
        match self {
            Self::Opponent => (
                "Depende de cartas que este oponente não tem.",
                "It depends on cards that this opponent has not got.",
            ),
            Self::Answer => (
                "Só serve em resposta a outro efeito, e o simulador nunca responde.",
                "It is only of use in answer to another effect, and the simulator never answers.",
            ),
            Self::Moment => (
                "Serve fora da própria Fase de Ação, e o simulador só joga nela.",
                "It is for other moments than the own Ação, and the simulator plays only there.",
            ),
            Self::Defence => (
                "Protege contra algo que este oponente nunca faz.",
                "It guards against something that this opponent never does.",
            ),
            Self::Event => (
                "Espera algo que este oponente nunca faz.",
                "It waits for something that this opponent never does.",
            ),
            Self::Loss => (
                "Espera uma perda que, aqui, só as próprias cartas causariam.",
                "It waits for a loss that only the own cards could bring about here.",
            ),
            Self::Endless => (
                "Poderia ser usada sem fim, e por isso o simulador não a usa.",
                "It could be used without end, so the simulator leaves it alone.",
            ),
            Self::FaceDown => (
                "Permite jogar cartas viradas para baixo, o que o simulador nunca faz.",
                "It lets cards be played face down, which the simulator never does.",
            ),
        }
    }
}
