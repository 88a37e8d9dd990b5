//! Numbers with what they count: `duas cartas`, `+2 de ofensiva`, `dano igual à vida deste aliado`.

use fabulario_engine::Lang;
use fabulario_engine::fabula::ability::{Amount, Stat};

use super::super::Writer;
use super::super::grammar::{
    Gender, Number, count_word, english_article, signed, with_preposition,
};
use super::{Quantity, Said, Unit};

impl Writer<'_> {
    /// `duas cartas`, `X recursos`, `1 ponto de dano … para cada aliado`, `dano igual à vida deste aliado`.
    pub(in super::super) fn quantity(&self, unit: &Unit, amount: &Amount) -> Quantity {
        let [one, many] = &unit.names;
        if matches!(amount, Amount::Fixed(n) if *n < 1) {
            self.warn("an amount is zero or less");
        }
        let fixed = |n: i16| {
            let name = if Number::of(n) == Number::One {
                one
            } else {
                many
            };
            let count = match (self.lang, unit.words, n) {
                (Lang::En, true, 1) => english_article(name).to_owned(),
                (_, true, _) => count_word(self.lang, n, unit.gender),
                (_, false, _) => n.to_string(),
            };
            format!("{count} {name}")
        };
        let whole = |head: String| Quantity {
            head,
            end: String::new(),
        };
        match self.said(amount) {
            Said::Fixed(n) => whole(fixed(n)),
            Said::Letter(letter) => whole(format!("{letter} {many}")),
            Said::Per(n, each) => Quantity {
                head: fixed(n),
                end: self.say(format!(" para {each}"), format!(" for {each}")),
            },
            Said::Equal(expression) => {
                let equal = match self.lang {
                    Lang::Pt => format!("igual {}", with_preposition("a", &expression)),
                    Lang::En => format!("equal to {expression}"),
                };
                whole(match unit.mass {
                    Some(mass) => format!("{mass} {equal}"),
                    None => self.say(
                        format!("um número de {many} {equal}"),
                        format!("a number of {many} {equal}"),
                    ),
                })
            }
        }
    }

    /// `+2 de ofensiva`, `−1 de vida … para cada ficha`.
    pub(in super::super) fn bonus(&self, stat: Stat, amount: &Amount) -> Quantity {
        let (name, _) = self.stat(stat);
        if *amount == Amount::Fixed(0) {
            self.warn("a bonus is zero");
        }
        if let (Stat::Restore, Amount::Fixed(n)) = (stat, amount) {
            let by = n.unsigned_abs();
            let head = if *n < 0 {
                self.say(
                    format!("{name} reduzido em {by}"),
                    format!("{name} lowered by {by}"),
                )
            } else {
                self.say(
                    format!("{name} aumentado em {by}"),
                    format!("{name} raised by {by}"),
                )
            };
            return Quantity {
                head,
                end: String::new(),
            };
        }
        let of =
            |number: String| self.say(format!("{number} de {name}"), format!("{number} {name}"));
        let whole = |head: String| Quantity {
            head,
            end: String::new(),
        };
        match self.said(amount) {
            Said::Fixed(n) => whole(of(signed(n))),
            Said::Letter(letter) => whole(of(format!("+{letter}"))),
            Said::Per(n, each) => Quantity {
                head: of(signed(n)),
                end: self.say(format!(" para {each}"), format!(" for {each}")),
            },
            Said::Equal(expression) => whole(match self.lang {
                Lang::Pt => format!(
                    "um bônus de {name} igual {}",
                    with_preposition("a", &expression)
                ),
                Lang::En => format!("a bonus to {name} equal to {expression}"),
            }),
        }
    }

    pub(in super::super) fn cards(&self) -> Unit {
        self.unit(
            ["carta", "cartas"],
            ["card", "cards"],
            Gender::Feminine,
            true,
            None,
        )
    }

    pub(in super::super) fn resources(&self) -> Unit {
        let names = (["recurso", "recursos"], ["resource", "resources"]);
        self.unit(names.0, names.1, Gender::Masculine, false, None)
    }

    pub(in super::super) fn damage(&self) -> Unit {
        let mass = Some(["dano", "damage"]);
        let names = (["ponto de dano", "pontos de dano"], ["damage", "damage"]);
        self.unit(names.0, names.1, Gender::Masculine, false, mass)
    }

    pub(in super::super) fn resistance(&self) -> Unit {
        let mass = Some(["resistência", "resistance"]);
        let pt = ["ponto de resistência", "pontos de resistência"];
        self.unit(
            pt,
            ["resistance", "resistance"],
            Gender::Masculine,
            false,
            mass,
        )
    }

    fn unit(
        &self,
        pt: [&str; 2],
        en: [&str; 2],
        gender: Gender,
        words: bool,
        mass: Option<[&'static str; 2]>,
    ) -> Unit {
        let names = if self.lang == Lang::Pt { pt } else { en };
        Unit {
            names: names.map(str::to_owned),
            mass: mass.map(|[pt, en]| self.pick(pt, en)),
            gender,
            words,
        }
    }
}
