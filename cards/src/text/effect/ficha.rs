//! Fichas that an effect makes, described as they enter play. FAB 1.12.3

use fabulario_engine::Lang;
use fabulario_engine::fabula::ability::{Amount, Who};
use fabulario_engine::fabula::{Card, CardType};

use super::super::Writer;
use super::super::clause::{self, Mood};
use super::super::grammar::{Gender, Number, list};
use super::super::number::Unit;

impl Writer<'_> {
    /// `crie duas fichas de Vizinho (aliado Morador branco com 1 de vida, 1 de ofensiva e 1 de influência)`.
    pub(super) fn creation(&self, who: &Who, amount: &Amount, ficha: &Card, mood: Mood) -> String {
        let name = self.name(&ficha.name);
        let names = match self.lang {
            Lang::Pt => [format!("ficha de {name}"), format!("fichas de {name}")],
            Lang::En => [format!("{name} token"), format!("{name} tokens")],
        };
        let unit = Unit {
            names,
            mass: None,
            gender: Gender::Feminine,
            words: true,
        };
        let quantity = self.quantity(&unit, amount);
        let number = match amount {
            Amount::Fixed(n) => Number::of(*n),
            Amount::Tree(_) => Number::Many,
        };
        let rest = format!(
            "{} ({}){}",
            quantity.head,
            self.described(ficha, number),
            quantity.end
        );
        self.does(who, &clause::CREATE, &rest, mood)
    }

    fn described(&self, ficha: &Card, number: Number) -> String {
        let (kind, gender) = self.kind(ficha.role(), None, number);
        let and = self.pick("e", "and");
        let subtypes: Vec<String> = ficha
            .subtypes
            .iter()
            .map(|id| {
                let subtype = self.words.subtypes.get(id);
                let name = match (self.lang, number) {
                    (Lang::Pt, Number::Many) => subtype.map(|it| &it.plural),
                    _ => subtype.map(|it| &it.name),
                };
                name.map_or_else(|| id.clone(), |it| it.get(self.lang).to_owned())
            })
            .collect();
        let colours = if ficha.colours == fabulario_engine::fabula::Colours::NONE {
            self.say(
                if number == Number::Many {
                    "incolores"
                } else {
                    "incolor"
                },
                "colourless",
            )
        } else {
            self.colours(ficha.colours, gender, number, and)
        };
        let what = match self.lang {
            Lang::Pt => [vec![kind], subtypes, vec![colours]].concat().join(" "),
            Lang::En => [vec![colours], subtypes, vec![kind]].concat().join(" "),
        };
        let stats = [
            (ficha.vida, self.pick("de vida", "life")),
            (ficha.ofensiva, self.pick("de ofensiva", "offensive")),
            (ficha.influencia, self.pick("de influência", "influence")),
            (ficha.resistencia, self.pick("de resistência", "resistance")),
        ];
        let stats: Vec<String> = stats
            .into_iter()
            .filter_map(|(value, name)| Some(format!("{} {name}", value?)))
            .collect();
        let with = self.pick("com", "with");
        let mut text = format!("{what} {with} {}", list(&stats, and));
        // A keyword is explained on the ficha itself.
        let of_its_own = Writer::new(self.lang, self.words, ficha, self.warnings);
        let names = ficha
            .keywords
            .iter()
            .filter_map(|id| self.words.keywords.get(id));
        let mut more: Vec<String> = names
            .map(|(name, _)| name.get(self.lang).to_owned())
            .collect();
        let lines = of_its_own.paragraphs(false);
        more.extend(lines.iter().map(|(_, line)| format!("“{line}”")));
        if !more.is_empty() && ficha.role() != CardType::Manobra {
            text = format!("{text}, {with} {}", list(&more, and));
        }
        text
    }
}
