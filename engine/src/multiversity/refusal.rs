//! Why an action is refused: the rule, and words for the player.

use crate::Text;

/// An action that the rules do not allow; the state is as it was.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
#[error("{} ({})", self.words().1, self.rule())]
pub enum IllegalAction {
    /// The format has no mulligan, or the game has begun.
    NoMulligan,
    /// It is not the time: the turn has not begun, or is over.
    NotNow,
    /// The card is not in hand.
    NotInHand,
    /// The card is of another type.
    WrongType,
    /// The Limpeza wants another number of discarded cards. MVC-C11
    HandLimit,
    /// So many characters were played this turn.
    Characters,
    /// The position is taken, or there is none of that number.
    NoRoom,
    /// A new character does not go directly to the main position.
    MainPosition,
    /// No character stands there.
    NoCharacter,
    /// A character that came this turn is not put into the main position.
    JustCame,
    /// So many energies were attached this turn.
    Energies,
    /// The energy asks for more energies on its character, or for another number of discarded cards.
    Price,
    /// So many items were used this turn.
    Items,
    /// The first turn has no combat.
    NoCombat,
    /// The character has no such action.
    NoAction,
    /// The action works from another position.
    WrongPosition,
    /// Fewer energies are attached than the action needs.
    NotPayable,
    /// The game is over.
    Over,
}

impl IllegalAction {
    /// The rule or ruling, or the chapter of the rules where it has no number.
    #[must_use]
    pub const fn rule(self) -> &'static str {
        match self {
            Self::NoMulligan => "mvc-2026: Iniciando o Jogo",
            Self::NotNow => "mvc-2022: Fases do Turno",
            Self::NotInHand
            | Self::WrongType
            | Self::Characters
            | Self::NoRoom
            | Self::MainPosition
            | Self::NoCharacter
            | Self::JustCame
            | Self::Energies => "mvc-2022: Fase Principal",
            Self::Items => "mvc-2026: Fase Principal",
            Self::HandLimit => "MVC-C11",
            Self::NoCombat => "mvc-2022: Primeiro Turno",
            Self::NoAction | Self::WrongPosition => "mvc-2022: Personagens",
            Self::NotPayable => "mvc-2022: Executando ações",
            Self::Price => "mvc-2022: Resolvendo Efeitos",
            Self::Over => "mvc-2022: Condições de Vitória",
        }
    }

    /// What to tell the player.
    #[must_use]
    pub fn text(self) -> Text {
        self.words().into()
    }

    const fn words(self) -> (&'static str, &'static str) {
        match self {
            Self::NoMulligan => (
                "Não há mulligan: ou o formato não o tem, ou a partida já começou.",
                "There is no mulligan: the format has none, or the game has begun.",
            ),
            Self::NotNow => ("Não é o momento.", "It is not the time."),
            Self::NotInHand => ("A carta não está na mão.", "The card is not in hand."),
            Self::WrongType => ("A carta é de outro tipo.", "The card is of another type."),
            Self::HandLimit => (
                "A Limpeza pede outro número de cartas descartadas.",
                "The clean-up wants another number of discarded cards.",
            ),
            Self::Characters => (
                "Não se pode baixar mais personagens neste turno.",
                "No more characters may be played this turn.",
            ),
            Self::NoRoom => ("Essa posição não está vaga.", "That position is not free."),
            Self::MainPosition => (
                "Um novo personagem não vai direto para a posição principal.",
                "A new character does not go directly to the main position.",
            ),
            Self::NoCharacter => (
                "Não há personagem nessa posição.",
                "No character stands in that position.",
            ),
            Self::JustCame => (
                "Só um personagem que já estava no time vai para a posição principal.",
                "Only a character that was already in the team goes to the main position.",
            ),
            Self::Energies => (
                "Não se pode anexar mais energias neste turno.",
                "No more energies may be attached this turn.",
            ),
            Self::Price => (
                "O preço dessa energia não foi pago: faltam energias no personagem ou cartas descartadas.",
                "The price of that energy is not paid: energies on the character or discarded cards are missing.",
            ),
            Self::Items => (
                "Não se pode usar mais itens neste turno.",
                "No more items may be used this turn.",
            ),
            Self::NoCombat => (
                "No primeiro turno não há combate.",
                "There is no combat on the first turn.",
            ),
            Self::NoAction => (
                "O personagem não tem essa ação.",
                "The character has no such action.",
            ),
            Self::WrongPosition => (
                "Essa ação não funciona nessa posição.",
                "That action does not work from that position.",
            ),
            Self::NotPayable => (
                "Faltam energias anexadas ao personagem.",
                "Too few energies are attached to the character.",
            ),
            Self::Over => ("A partida acabou.", "The game is over."),
        }
    }
}
