//! The frame of a card in words: type line and values.

use fabulario_engine::Lang;
use fabulario_engine::fabula::{CardType, Colour, Rarity};

use super::{Library, PrintedCard};

/// What stands on the frame of a card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FaceText {
    /// The name.
    pub name: String,
    /// Cost, type, subtypes, colours, rarity.
    pub type_line: String,
    /// Vida, ofensiva and influência of an aliado.
    pub stats: Option<String>,
}

impl Library {
    /// The frame of a card in a language.
    #[must_use]
    pub fn face(&self, card: &PrintedCard, lang: Lang) -> FaceText {
        let rules = self.rules_of(card);
        let say = |pt: &str, en: &str| match lang {
            Lang::Pt => pt.to_owned(),
            Lang::En => en.to_owned(),
        };
        let mut parts = Vec::new();
        if !matches!(rules.kind, CardType::Base | CardType::Ficha) {
            let letter = match rules.cost.letter {
                Some(_) if rules.cost.resources == 0 => "X".to_owned(),
                Some(_) => format!("{} + X", rules.cost.resources),
                None => rules.cost.resources.to_string(),
            };
            parts.push(say(&format!("custo {letter}"), &format!("cost {letter}")));
        }
        let kind = match rules.role() {
            CardType::Aliado => say("Aliado", "Ally"),
            CardType::Manobra => say("Manobra", "Manoeuvre"),
            CardType::Base => say("Base", "Base"),
            CardType::Modificacao => say("Modificação", "Modification"),
            CardType::Ficha => say("Ficha", "Token"),
        };
        let subtypes: Vec<&str> = rules
            .subtypes
            .iter()
            .filter_map(|id| self.words.subtypes.get(id))
            .map(|subtype| subtype.name.get(lang))
            .collect();
        parts.push(if subtypes.is_empty() {
            kind
        } else {
            format!("{kind} ({})", subtypes.join(", "))
        });
        let colours: Vec<String> = Colour::ALL
            .into_iter()
            .filter(|colour| rules.colours.has(*colour))
            .map(|colour| match colour {
                Colour::Branco => say("branco", "white"),
                Colour::Azul => say("azul", "blue"),
                Colour::Amarelo => say("amarelo", "yellow"),
                Colour::Verde => say("verde", "green"),
                Colour::Vermelho => say("vermelho", "red"),
                Colour::Roxo => say("roxo", "purple"),
            })
            .collect();
        parts.push(if colours.is_empty() {
            say("incolor", "colourless")
        } else {
            colours.join(say(" e ", " and ").as_str())
        });
        parts.extend(rules.rarity.map(|rarity| match rarity {
            Rarity::Comum => say("comum", "common"),
            Rarity::Rara => say("rara", "rare"),
            Rarity::Lendaria => say("lendária", "legendary"),
        }));
        let stats = rules.vida.zip(rules.ofensiva).zip(rules.influencia);
        FaceText {
            name: card.sheet.name.get(lang).to_owned(),
            type_line: parts.join(", "),
            stats: stats.map(|((vida, ofensiva), influencia)| {
                say(
                    &format!("vida {vida}, ofensiva {ofensiva}, influência {influencia}"),
                    &format!("life {vida}, offensive {ofensiva}, influence {influencia}"),
                )
            }),
        }
    }
}
