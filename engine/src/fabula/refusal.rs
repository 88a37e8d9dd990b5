//! Why an action is not allowed: always a rule.

use crate::Text;

/// An action that the rules refuse. The state is as it was. FAB 1.18.7
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, thiserror::Error,
)]
#[serde(rename_all = "snake_case")]
#[error("{} ({})", self.words().1, self.rule())]
pub enum IllegalAction {
    /// The game is over.
    GameOver,
    /// Something else is asked.
    NotAsked,
    /// The card is not in the hand.
    NotInHand,
    /// No such permanent, or it is not yours.
    NotYours,
    /// Allies and modifications are played in the own Ação.
    WrongMoment,
    /// The stack is not empty.
    StackNotEmpty,
    /// Not enough resources.
    NotEnoughResources,
    /// A sacrifice, a discard or a turning that the cost asks for is impossible.
    CannotPay,
    /// There is no legal target.
    NoTarget,
    /// This is no legal target.
    IllegalTarget,
    /// Chosen already.
    ChosenTwice,
    /// The Centro is not exposed.
    CentroNotExposed,
    /// Not an enemy base.
    NotAnEnemyBase,
    /// Not an Aliado.
    NotAnAlly,
    /// The Aliado or card is turned.
    Turned,
    /// It is not turned.
    NotTurned,
    /// Permanents are unturned in the own Restauração.
    NotRestoring,
    /// It entered in this turn.
    Preparing,
    /// A card forbids it.
    Forbidden,
    /// Only the player whose base is attacked or influenced may block.
    NotTheBlocker,
    /// Not attacking, or not influenced.
    NotInCombat,
    /// Bases begin in play and are never played.
    NotPlayable,
    /// There is no such ability.
    NoSuchAbility,
    /// The condition of the ability does not hold.
    ConditionNotMet,
    /// No card lets it be played face down, or it is not face down.
    NotFaceDown,
    /// The number is out of range.
    OutOfRange,
    /// More must be chosen first.
    NotFinished,
    /// A documented cap of this engine: the field or the stack is full.
    Full,
    /// That player is not in the game.
    NotInGame,
}

impl IllegalAction {
    /// The rule or ruling that refuses it.
    #[must_use]
    pub const fn rule(self) -> &'static str {
        match self {
            Self::GameOver => "FAB 1.5.1",
            Self::NotAsked => "FAB 1.17.1",
            Self::NotInHand => "FAB 4.2.1",
            Self::NotYours => "FAB 1.11.2",
            Self::WrongMoment => "FAB 3.2.1",
            Self::StackNotEmpty => "FAB 1.16.4",
            Self::NotEnoughResources | Self::CannotPay => "FAB 1.18.6",
            Self::NoTarget | Self::IllegalTarget => "FAB 1.15.3",
            Self::ChosenTwice => "FAB 1.15.11",
            Self::CentroNotExposed => "FAB 3.1.7",
            Self::NotAnEnemyBase => "FAB 1.22.4b",
            Self::NotAnAlly => "FAB 3.2.4",
            Self::Turned => "FAB 3.2.7",
            Self::NotTurned | Self::NotRestoring => "FAB 1.16.3c",
            Self::Preparing => "FAB 3.2.10",
            Self::Forbidden => "FAB 1.1.2",
            Self::NotTheBlocker => "FAB 1.22.2",
            Self::NotInCombat => "FAB 1.22.4",
            Self::NotPlayable => "FAB 3.1.1",
            Self::NoSuchAbility => "FAB 1.14.1",
            Self::ConditionNotMet => "FAB 1.1.1",
            Self::NotFaceDown => "FAB-C40",
            Self::OutOfRange => "FAB 1.8.3",
            Self::NotFinished => "FAB 1.14.11",
            Self::Full => "FAB-C44",
            Self::NotInGame => "FAB 1.2.1",
        }
    }

    /// What is wrong, in pt-BR and en.
    #[must_use]
    pub fn text(self) -> Text {
        self.words().into()
    }

    const fn words(self) -> (&'static str, &'static str) {
        match self {
            Self::GameOver => ("A partida terminou.", "The game is over."),
            Self::NotAsked => (
                "Não é isso que se espera de você agora.",
                "This is not what is asked of you now.",
            ),
            Self::NotInHand => (
                "A carta não está na sua mão.",
                "The card is not in your hand.",
            ),
            Self::NotYours => (
                "Você não controla essa permanente.",
                "You do not control that permanent.",
            ),
            Self::WrongMoment => (
                "Só na sua Fase de Ação, ou no momento que a carta indica.",
                "Only in your own action phase, or at the moment that the card names.",
            ),
            Self::StackNotEmpty => ("Espere a pilha esvaziar.", "Wait until the stack is empty."),
            Self::NotEnoughResources => ("Faltam recursos.", "There are not enough resources."),
            Self::CannotPay => (
                "Falta o que o custo pede além dos recursos.",
                "What the cost asks for besides resources is missing.",
            ),
            Self::NoTarget => ("Não há alvo válido.", "There is no legal target."),
            Self::IllegalTarget => ("Esse alvo não é válido.", "That is no legal target."),
            Self::ChosenTwice => ("Esse alvo já foi escolhido.", "That was chosen already."),
            Self::CentroNotExposed => (
                "O Centro ainda não está exposto: destrua ou influencie antes os quatro Arredores.",
                "The Centro is not exposed yet: destroy or take its four Arredores first.",
            ),
            Self::NotAnEnemyBase => (
                "O alvo precisa ser uma base de um oponente.",
                "The target must be a base of an opponent.",
            ),
            Self::NotAnAlly => ("Só aliados podem fazer isso.", "Only allies can do that."),
            Self::Turned => ("Está virado.", "It is turned."),
            Self::NotRestoring => (
                "Só na sua Fase de Restauração.",
                "Only in your own restoration phase.",
            ),
            Self::NotTurned => ("Não está virado.", "It is not turned."),
            Self::Preparing => (
                "Está se preparando: entrou neste turno.",
                "It is preparing: it entered this turn.",
            ),
            Self::Forbidden => (
                "O efeito de uma carta proíbe isso.",
                "The effect of a card forbids it.",
            ),
            Self::NotTheBlocker => (
                "Só bloqueia quem tem a base atacada ou influenciada.",
                "Only the player whose base is attacked or influenced may block.",
            ),
            Self::NotInCombat => ("Não está em combate.", "It is not in combat."),
            Self::NotPlayable => (
                "Essa carta não se joga da mão.",
                "That card is not played from the hand.",
            ),
            Self::NoSuchAbility => ("Não existe essa habilidade.", "There is no such ability."),
            Self::ConditionNotMet => (
                "A condição da habilidade não foi atendida.",
                "The condition of the ability does not hold.",
            ),
            Self::NotFaceDown => (
                "Nenhum efeito permite a face para baixo, ou a carta já está com a face para cima.",
                "No effect allows it face down, or it is face up already.",
            ),
            Self::OutOfRange => (
                "O número está fora do permitido.",
                "The number is out of range.",
            ),
            Self::NotFinished => ("Ainda falta escolher.", "More must be chosen first."),
            Self::Full => (
                "O limite do motor foi atingido: campo ou pilha cheios.",
                "The engine's cap is reached: the field or the stack is full.",
            ),
            Self::NotInGame => (
                "Esse jogador não está na partida.",
                "That player is not in the game.",
            ),
        }
    }
}
