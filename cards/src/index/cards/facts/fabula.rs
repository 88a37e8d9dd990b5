//! Cards of Fábula.

use fabulario_engine::fabula::{CardId, CardType};

use super::{Facts, word};
use crate::catalogue::Catalogue;
use crate::fabula::deeds::{Deeds, kind};
use crate::query::Field;

impl Facts<'_> {
    pub(super) fn fabula(&mut self, catalogue: &Catalogue, number: CardId) {
        let library = catalogue.fabula();
        let card = library.table.card(number);
        self.has(Field::Type, &word(&card.kind));
        self.has(Field::Type, &word(&card.role()));
        self.subtypes(&card.subtypes);
        self.about(Field::Colour);
        for colour in card.colours.iter() {
            self.has(Field::Colour, &word(&colour));
        }
        match card.colours.iter().count() {
            0 => self.is("colourless"),
            1 => self.is("mono"),
            _ => self.is("multi"),
        }
        if let Some(rarity) = card.rarity {
            let rarity = word(&rarity);
            self.has(Field::Rarity, &rarity);
            if rarity == "lendaria" {
                self.is("legendary");
            }
        }
        self.about(Field::Keyword);
        for keyword in &card.keywords {
            self.has(Field::Keyword, keyword);
        }
        if !matches!(card.kind, CardType::Base | CardType::Ficha) {
            self.number(Field::Cost, Some(card.cost.resources));
        }
        if card.cost.letter.is_some() {
            self.is("variable");
        }
        self.number(Field::Life, card.vida);
        self.number(Field::Offensive, card.ofensiva);
        self.number(Field::Influence, card.influencia);
        self.number(Field::Resistance, card.resistencia);
        self.number(Field::Restore, card.restore);
        let attach = card.attach.as_ref();
        self.number(Field::Attach, attach.map(|cost| cost.resources));
        for ability in &card.abilities {
            self.has(Field::Ability, kind(ability));
        }
        let mut does = |verb| self.has(Field::Does, verb);
        let mut deeds = Deeds(&mut does);
        card.abilities.iter().for_each(|it| deeds.ability(it));
        card.effect.iter().for_each(|it| deeds.script(it));
    }
}
