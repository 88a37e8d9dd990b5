//! The words that the judge needs of each game: what formats name and messages say.

use crate::fabula::Colour;
use crate::{Game, Lang};

/// A word with its id in the data and its two names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Word {
    /// The id.
    pub id: &'static str,
    /// In Portuguese.
    pub pt: &'static str,
    /// In English.
    pub en: &'static str,
}

impl Word {
    /// The name in a language.
    #[must_use]
    pub fn get(self, lang: impl Into<Lang>) -> &'static str {
        match lang.into() {
            Lang::Pt => self.pt,
            Lang::En => self.en,
        }
    }
}

macro_rules! words {
    ($($id:literal $pt:literal $en:literal),* $(,)?) => {
        &[$(Word { id: $id, pt: $pt, en: $en }),*]
    };
}
pub(crate) use words;

impl Game {
    /// The card types, in the order of the enum that the game's cards use.
    #[must_use]
    pub const fn kinds(self) -> &'static [Word] {
        match self {
            Self::Fabula => words![
                "aliado" "Aliado" "Ally",
                "manobra" "Manobra" "Manoeuvre",
                "base" "Base" "Base",
                "modificacao" "Modificação" "Modification",
                "ficha" "Ficha" "Token",
            ],
            Self::Dominions => words![
                "unidade" "Unidade" "Unit",
                "artefato" "Artefato" "Artifact",
                "campo" "Campo" "Field",
                "token" "Token" "Token",
            ],
            Self::Multiversity => words![
                "personagem" "Personagem" "Character",
                "item" "Item" "Item",
                "energia" "Fonte de Energia" "Energy source",
            ],
            Self::Apoteose => words![
                "casa" "Casa" "House",
                "classe" "Classe" "Class",
                "ente" "Ente" "Entity",
                "item" "Item" "Item",
                "habilidade" "Habilidade" "Skill",
                "companheiro" "Companheiro" "Companion",
                "evento" "Evento" "Event",
            ],
        }
    }

    /// The rarities, in the order of the enum that the game's cards use.
    #[must_use]
    pub const fn rarities(self) -> &'static [Word] {
        match self {
            Self::Fabula => words![
                "comum" "Comum" "Common",
                "rara" "Rara" "Rare",
                "lendaria" "Lendária" "Legendary",
            ],
            Self::Dominions => &[],
            Self::Multiversity => words![
                "comum" "Comum" "Common",
                "incomum" "Incomum" "Uncommon",
                "rara" "Rara" "Rare",
                "super-rara" "Super-rara" "Super rare",
                "ultra-rara" "Ultra-rara" "Ultra rare",
            ],
            Self::Apoteose => words![
                "comum" "Comum" "Common",
                "incomum" "Incomum" "Uncommon",
                "rara" "Rara" "Rare",
                "epica" "Épica" "Epic",
                "lendaria" "Lendária" "Legendary",
            ],
        }
    }

    /// The classifications that limits of copies look at, in the order of their bits.
    #[must_use]
    pub const fn marks(self) -> &'static [Word] {
        match self {
            Self::Fabula | Self::Apoteose => &[],
            Self::Dominions => words!["unica" "Única" "Unique"],
            Self::Multiversity => words![
                "energia-basica" "Energia básica" "Basic energy",
                "energia-avancada" "Energia avançada" "Advanced energy",
                "lendaria" "Lendária" "Legendary",
                "epica" "Épica" "Epic",
                "pelotao" "Pelotão" "Platoon",
            ],
        }
    }
}

/// How players call a colour. FAB 1.6.1
#[must_use]
pub const fn colour_word(colour: Colour) -> Word {
    let (id, pt, en) = match colour {
        Colour::Branco => ("branco", "branco", "white"),
        Colour::Azul => ("azul", "azul", "blue"),
        Colour::Amarelo => ("amarelo", "amarelo", "yellow"),
        Colour::Verde => ("verde", "verde", "green"),
        Colour::Vermelho => ("vermelho", "vermelho", "red"),
        Colour::Roxo => ("roxo", "roxo", "purple"),
    };
    Word { id, pt, en }
}
