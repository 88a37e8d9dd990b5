//! Numbers, as a text speaks of them. FAB 1.8

use fabulario_engine::Lang;
use fabulario_engine::fabula::ability::{Amount, Node, Objects, Round, Stat, Who};

use super::Writer;
use super::grammar::{Gender, Number, with_preposition};
use super::noun::As;

mod counted;

const SHORT_SUM: &str = "a sum of fewer than two numbers";

/// How a number can be said.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Said {
    /// Written out.
    Fixed(i16),
    /// A letter, perhaps with a number added to it.
    Letter(String),
    /// So many for each of something.
    Per(i16, String),
    /// Equal to this: a noun with its article.
    Equal(String),
}

/// What is counted.
#[derive(Debug, Clone)]
pub(super) struct Unit {
    /// One and several.
    pub names: [String; 2],
    /// `dano igual a …`: the word without a number, where there is one.
    pub mass: Option<&'static str>,
    pub gender: Gender,
    /// Whether a small number is said as a word.
    pub words: bool,
}

/// A quantity, and what is said of it at the end of the clause.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Quantity {
    pub head: String,
    pub end: String,
}

impl Writer<'_> {
    pub(super) fn said(&self, amount: &Amount) -> Said {
        let Amount::Tree(node) = amount else {
            let Amount::Fixed(n) = amount else {
                return Said::Fixed(0);
            };
            return Said::Fixed(*n);
        };
        if is_long(amount) {
            return Said::Equal(self.expression(amount));
        }
        match &**node {
            Node::X | Node::Y | Node::Z => Said::Letter(self.expression(amount)),
            Node::Sum { of } if of.iter().all(is_plain) => {
                if of.len() < 2 {
                    self.warn(SHORT_SUM);
                }
                let parts: Vec<String> = of.iter().map(|part| self.expression(part)).collect();
                Said::Letter(parts.join(" + "))
            }
            Node::Count { .. } | Node::CardsIn { .. } => Said::Per(1, self.each_of(node)),
            Node::Product { of, times } => match (&**of, &**times) {
                (Amount::Fixed(n), Amount::Tree(node)) | (Amount::Tree(node), Amount::Fixed(n))
                    if matches!(**node, Node::Count { .. } | Node::CardsIn { .. }) =>
                {
                    Said::Per(*n, self.each_of(node))
                }
                _ => Said::Equal(self.expression(amount)),
            },
            _ => Said::Equal(self.expression(amount)),
        }
    }

    /// `cada aliado que você controla`, `cada carta na sua mão`.
    fn each_of(&self, node: &Node) -> String {
        match node {
            Node::Count { of } => self.each(&self.noun(of, As::Permanent, Number::One)),
            Node::CardsIn {
                zone,
                whose,
                filter,
            } => {
                let cards = self.each(&self.noun(filter, As::Card, Number::One));
                format!("{cards} {}", self.in_zone(*zone, whose))
            }
            _ => String::new(),
        }
    }

    /// A number as a noun: `2`, `o número de aliados que você controla`, `a ofensiva deste aliado`.
    pub(super) fn expression(&self, amount: &Amount) -> String {
        let node = match amount {
            Amount::Fixed(n) => return n.to_string(),
            Amount::Tree(node) => &**node,
        };
        let part = |amount: &Amount| {
            let text = self.expression(amount);
            let compound = matches!(amount, Amount::Tree(node) if matches!(**node, Node::Sum { .. } | Node::Product { .. } | Node::Difference { .. } | Node::Half { .. }));
            if compound { format!("({text})") } else { text }
        };
        match node {
            Node::X => "X".to_owned(),
            Node::Y => "Y".to_owned(),
            Node::Z => "Z".to_owned(),
            Node::Count { of } => {
                let noun = self.bare(&self.noun(of, As::Permanent, Number::Many));
                self.say(
                    format!("o número de {noun}"),
                    format!("the number of {noun}"),
                )
            }
            Node::CardsIn {
                zone,
                whose,
                filter,
            } => {
                let noun = self.bare(&self.noun(filter, As::Card, Number::Many));
                let place = self.in_zone(*zone, whose);
                self.say(
                    format!("o número de {noun} {place}"),
                    format!("the number of {noun} {place}"),
                )
            }
            Node::Stat { stat, of } => self.stat_of(*stat, of),
            Node::Resources { of } => match of {
                Who::You => self.say("o seu total de recursos", "your total of resources"),
                Who::Opponents => self.say(
                    "o total de recursos dos oponentes",
                    "the total of opponents' resources",
                ),
                who => {
                    let who = self.of(&self.player(who));
                    self.say(
                        format!("o total de recursos {who}"),
                        format!("the total of resources {who}"),
                    )
                }
            },
            Node::Sum { of } => {
                if of.len() < 2 {
                    self.warn(SHORT_SUM);
                }
                let parts: Vec<String> = of.iter().map(part).collect();
                parts.join(self.pick(" mais ", " plus "))
            }
            Node::Difference { from, take } => {
                let (from, take) = (part(from), part(take));
                match self.lang {
                    Lang::Pt => {
                        let from = with_preposition("de", &from);
                        format!("o excedente {from} sobre {take}")
                    }
                    Lang::En => format!("the excess of {from} over {take}"),
                }
            }
            Node::Product { of, times } => {
                let (of, times) = (part(of), part(times));
                self.say(format!("{of} vezes {times}"), format!("{of} times {times}"))
            }
            Node::Half { of, round } => {
                let of = part(of);
                let way = match round {
                    Round::Up => self.pick("para cima", "up"),
                    Round::Down => self.pick("para baixo", "down"),
                };
                match self.lang {
                    Lang::Pt => format!("metade {} (arredonde {way})", with_preposition("de", &of)),
                    Lang::En => format!("half {of} (rounded {way})"),
                }
            }
            Node::Event => self.speech.event.map_or_else(
                || {
                    self.warn("the amount of an event is used outside of a trigger");
                    self.say("esse valor", "that value")
                },
                |[pt, en]| self.say(pt, en),
            ),
            Node::Chosen => self.say("o número escolhido", "the chosen number"),
            Node::Done => self.say("esse mesmo número", "that same number"),
        }
    }

    fn stat_of(&self, stat: Stat, of: &Objects) -> String {
        let (name, gender) = self.stat(stat);
        let thing = self.things(of);
        let whose = self.of(&thing.text);
        match (self.lang, thing.number, gender) {
            (Lang::Pt, Number::One, Gender::Feminine) => format!("a {name} {whose}"),
            (Lang::Pt, Number::One, Gender::Masculine) => format!("o {name} {whose}"),
            (Lang::Pt, Number::Many, _) => {
                let of = with_preposition("de", if gender == Gender::Feminine { "a" } else { "o" });
                format!("a soma {of} {name} {whose}")
            }
            (Lang::En, Number::One, _) => format!("the {name} {whose}"),
            (Lang::En, Number::Many, _) => format!("the total {name} {whose}"),
        }
    }

    pub(super) fn stat(&self, stat: Stat) -> (String, Gender) {
        let (pt, en, gender) = match stat {
            Stat::Ofensiva => ("ofensiva", "offensive", Gender::Feminine),
            Stat::Vida => ("vida", "life", Gender::Feminine),
            Stat::Influencia => ("influência", "influence", Gender::Feminine),
            Stat::Resistencia => ("resistência", "resistance", Gender::Feminine),
            Stat::Cost => ("custo", "cost", Gender::Masculine),
            Stat::Restore => (
                "custo de restauração",
                "restoration cost",
                Gender::Masculine,
            ),
        };
        (self.say(pt, en), gender)
    }
}

/// A letter or a number written out.
fn is_plain(amount: &Amount) -> bool {
    match amount {
        Amount::Fixed(_) => true,
        Amount::Tree(node) => matches!(**node, Node::X | Node::Y | Node::Z),
    }
}

/// Whether a number is said as what it is equal to.
pub(super) fn is_long(amount: &Amount) -> bool {
    let counts = |amount: &Amount| matches!(amount, Amount::Tree(node) if matches!(**node, Node::Count { .. } | Node::CardsIn { .. }));
    match amount {
        amount if is_plain(amount) || counts(amount) => false,
        Amount::Fixed(_) => false,
        Amount::Tree(node) => match &**node {
            Node::Sum { of } => !of.iter().all(is_plain),
            Node::Product { of, times } => {
                !(matches!(**of, Amount::Fixed(_)) && counts(times)
                    || matches!(**times, Amount::Fixed(_)) && counts(of))
            }
            _ => true,
        },
    }
}
