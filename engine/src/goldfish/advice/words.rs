//! Why: an answer in words, every figure of which is counted.

use super::answer::{Advice, Basis, EQUAL, Margin, Valued, Verdict};
use super::by_turn::ByTurn;
use super::case::{Case, without};
use super::facts::Facts;
use super::tally::Interval;
use super::{Goal, facts};
use crate::fabula::CardId;
use crate::text::{Lang, Text};

impl Case<'_> {
    /// Why an answer is what it is.
    pub(super) fn reason(&self, advice: &Advice) -> Text {
        let said = |lang| {
            let words = Words { case: self, lang };
            words.all(advice)
        };
        Text {
            pt: said(Lang::Pt),
            en: said(Lang::En),
        }
    }

    /// Why one choice of an answer is worth what it is.
    #[must_use]
    pub fn reason_for(&self, advice: &Advice, told: &ByTurn) -> Option<Text> {
        let said = |lang| Words { case: self, lang }.choice(advice, told);
        Some(Text {
            pt: said(Lang::Pt)?,
            en: said(Lang::En)?,
        })
    }
}

/// In which language.
pub(super) struct Words<'c> {
    pub case: &'c Case<'c>,
    pub lang: Lang,
}

impl Words<'_> {
    fn all(&self, advice: &Advice) -> String {
        let back = without(self.case.hand, advice.best());
        let mut said = vec![self.head(advice, &back)];
        if let Some(best) = advice.choices.first() {
            said.extend(Facts { words: self }.all(best, &back));
        }
        said.extend(self.values(advice));
        said.extend(self.equals(advice));
        said.extend(self.closeness(advice));
        said.extend(self.honesty(advice));
        said.join(" ")
    }

    /// About one choice, and by how much the best one is better.
    fn choice(&self, advice: &Advice, told: &ByTurn) -> Option<String> {
        let choice = told.values.last()?;
        let back = without(self.case.hand, &choice.keep);
        let mut said = vec![self.named(&choice.keep, &back)];
        said.extend(Facts { words: self }.all(choice, &back));
        said.push(self.worth(choice) + ".");
        said.push(self.behind(advice, told)?);
        said.extend(self.honesty(advice));
        Some(said.join(" "))
    }

    fn named(&self, keep: &[CardId], back: &[CardId]) -> String {
        if back.is_empty() {
            return self.pick(
                "Ficando com tudo:".to_owned(),
                "Keeping everything:".to_owned(),
            );
        }
        if keep.is_empty() {
            return self.pick(
                "Trocando tudo:".to_owned(),
                "Replacing everything:".to_owned(),
            );
        }
        let (keep, back) = (self.names(keep), self.names(back));
        self.pick(
            format!("Ficando com {keep} e trocando {back}:"),
            format!("Keeping {keep} and replacing {back}:"),
        )
    }

    /// How a choice stands beside the best one.
    fn behind(&self, advice: &Advice, told: &ByTurn) -> Option<String> {
        let best = advice.choices.first()?;
        let choice = told.values.last()?;
        if choice.keep == best.keep {
            return Some(self.pick(
                "É a melhor escolha.".to_owned(),
                "This is the best choice.".to_owned(),
            ));
        }
        let back = without(self.case.hand, &best.keep);
        let better = if back.is_empty() {
            self.pick("ficar com tudo".to_owned(), "keeping everything".to_owned())
        } else if best.keep.is_empty() {
            self.pick("trocar tudo".to_owned(), "replacing everything".to_owned())
        } else {
            let keep = self.names(&best.keep);
            self.pick(format!("ficar com {keep}"), format!("keeping {keep}"))
        };
        if told.behind.interval.is_none() && told.behind.by <= EQUAL {
            return Some(self.pick(
                format!("Vale o mesmo que {better}."),
                format!("It is worth just as much as {better}."),
            ));
        }
        if told.behind.interval.is_some_and(|it| it.contains(0.0)) {
            return Some(self.pick(
                format!("As partidas não a distinguem de {better}."),
                format!("The games cannot tell it from {better}."),
            ));
        }
        let by = self.difference(told.behind.by.abs());
        let value = self.value(best.value);
        Some(if told.behind.by < 0.0 {
            self.pick(
                format!("Nas novas partidas fica {by} à frente de {better} ({value})."),
                format!("In new games it is {by} ahead of {better} ({value})."),
            )
        } else {
            self.pick(
                format!("Fica {by} atrás de {better} ({value})."),
                format!("It is {by} behind {better} ({value})."),
            )
        })
    }

    pub(super) fn pick(&self, pt: String, en: String) -> String {
        self.lang.pick(pt, en)
    }

    fn head(&self, advice: &Advice, back: &[CardId]) -> String {
        let keep = advice.best();
        if back.is_empty() {
            return self.pick("Fique com tudo.".to_owned(), "Keep everything.".to_owned());
        }
        if keep.is_empty() {
            return self.pick("Troque tudo.".to_owned(), "Replace everything.".to_owned());
        }
        let (keep, back) = (self.names(keep), self.names(back));
        self.pick(
            format!("Fique com {keep}; troque {back}."),
            format!("Keep {keep}; replace {back}."),
        )
    }

    /// The names of cards with what they cost, `a (1), b (2) ×2 e c (3)`.
    pub(super) fn names(&self, cards: &[CardId]) -> String {
        let alike = cards.chunk_by(|one, other| one == other);
        let mut names: Vec<String> = alike
            .filter_map(|copies| {
                let entry = self.case.table.entry(*copies.first()?);
                let name = format!("{} ({})", entry.card.name, entry.cost);
                Some(match copies.len() {
                    1 => name,
                    n => format!("{name} ×{n}"),
                })
            })
            .collect();
        let last = names.pop().unwrap_or_default();
        if names.is_empty() {
            return last;
        }
        let and = self.pick("e".to_owned(), "and".to_owned());
        format!("{} {and} {last}", names.join(", "))
    }

    /// What the best choice is worth, and what others are.
    fn values(&self, advice: &Advice) -> Option<String> {
        let mut text = self.worth(advice.choices.first()?);
        let next = advice.next.as_ref().filter(|next| {
            let same =
                |other: &Option<Margin>| other.as_ref().is_some_and(|it| it.keep == next.keep);
            !same(&advice.all) && !same(&advice.none)
        });
        let of = |margin: &Margin| {
            let other = advice.choices.iter().find(|it| it.keep == margin.keep);
            other.map(|other| self.value(other.value))
        };
        if let Some((next, value)) = next.and_then(|next| Some((next, of(next)?))) {
            let keep = self.names(&next.keep);
            text += &self.pick(
                format!("; ficando só com {keep}: {value}"),
                format!("; keeping only {keep}: {value}"),
            );
        }
        if let Some(value) = advice.all.as_ref().and_then(of) {
            text += &self.pick(
                format!("; ficando com tudo: {value}"),
                format!("; keeping everything: {value}"),
            );
        }
        if let Some(value) = advice.none.as_ref().and_then(of) {
            text += &self.pick(
                format!("; trocando tudo: {value}"),
                format!("; replacing everything: {value}"),
            );
        }
        Some(text + ".")
    }

    /// What a choice is worth, and how that is known.
    fn worth(&self, choice: &Valued) -> String {
        let what = facts::goal(self.case.goal, self.lang);
        let text = format!("{what}: {}", self.value(choice.value));
        text + &match choice.basis {
            Basis::Exact => self.pick(" (exato)".to_owned(), " (exact)".to_owned()),
            Basis::Fresh { games, interval } | Basis::Searched { games, interval } => {
                let Interval { low, high } = interval;
                let (low, high) = (self.value(low), self.value(high));
                self.pick(
                    format!(" (95 %: {low} a {high}; {games} partidas)"),
                    format!(" (95 %: {low} to {high}; {games} games)"),
                )
            }
        }
    }

    /// How many other choices are exactly as good, where some are not.
    fn equals(&self, advice: &Advice) -> Option<String> {
        let (best, others) = advice.choices.split_first()?;
        if best.basis != Basis::Exact || advice.next.is_none() {
            return None;
        }
        let equal = |other: &&Valued| best.value - other.value <= EQUAL;
        match others.iter().filter(equal).count() {
            0 => None,
            1 => Some(self.pick(
                "Outra escolha vale o mesmo.".to_owned(),
                "Another choice is worth just as much.".to_owned(),
            )),
            n => Some(self.pick(
                format!("Outras {n} escolhas valem o mesmo."),
                format!("{n} other choices are worth just as much."),
            )),
        }
    }

    fn closeness(&self, advice: &Advice) -> Option<String> {
        if advice.verdict != Verdict::Close {
            return None;
        }
        Some(match &advice.next {
            None => self.pick(
                "Todas as escolhas valem o mesmo.".to_owned(),
                "Every choice is worth the same.".to_owned(),
            ),
            Some(next) if next.interval.is_some_and(|it| it.high < 0.0) => {
                let other = if next.keep.is_empty() {
                    self.pick("trocar tudo".to_owned(), "replacing everything".to_owned())
                } else {
                    let keep = self.names(&next.keep);
                    self.pick(format!("ficar com {keep}"), format!("keeping {keep}"))
                };
                self.pick(
                    format!("Novas partidas falam antes por {other}."),
                    format!("New games rather speak for {other}."),
                )
            }
            Some(next) if next.interval.is_some() => self.pick(
                "As partidas não decidem entre as duas melhores escolhas.".to_owned(),
                "The games cannot tell the two best choices apart.".to_owned(),
            ),
            Some(next) => {
                let by = self.difference(next.by);
                self.pick(
                    format!("É por pouco: a próxima escolha fica {by} atrás."),
                    format!("It is close: the next choice is {by} behind."),
                )
            }
        })
    }

    /// What an exact answer knows nothing of.
    fn honesty(&self, advice: &Advice) -> Option<String> {
        if advice.choices.first()?.basis != Basis::Exact {
            return None;
        }
        match self.case.ignored().len() {
            0 => None,
            1 => Some(self.pick(
                "Os efeitos de uma carta do baralho não entram na conta.".to_owned(),
                "What one card of the deck does is not counted.".to_owned(),
            )),
            ignored => Some(self.pick(
                format!(
                    "Os efeitos de {ignored} cartas diferentes do baralho não entram na conta."
                ),
                format!("What {ignored} different cards of the deck do is not counted."),
            )),
        }
    }

    /// A value as the goal counts.
    pub(super) fn value(&self, value: f64) -> String {
        if !self.case.goal.is_probability() {
            return self.number(value, 2);
        }
        // Nothing is told as certain that is not, sums in another order apart.
        if value > EQUAL && value < 0.0005 {
            return format!("< {} %", self.number(0.1, 1));
        }
        if (0.9995..1.0 - EQUAL).contains(&value) {
            return format!("> {} %", self.number(99.9, 1));
        }
        format!("{} %", self.number(value * 100.0, 1))
    }

    fn difference(&self, by: f64) -> String {
        if self.case.goal.is_probability() {
            let points = self.number(by * 100.0, 2);
            self.pick(
                format!("{points} pontos percentuais"),
                format!("{points} percentage points"),
            )
        } else {
            self.number(by, 3)
        }
    }

    /// With a comma or a point.
    pub(super) fn number(&self, number: f64, places: usize) -> String {
        self.lang.decimal(number, places)
    }

    pub(super) const fn goal(&self) -> &Goal {
        self.case.goal
    }
}
