//! Conditions. Portuguese puts them into the future subjunctive, so that one form serves both "se" and "enquanto".

use fabulario_engine::fabula::ability::{
    Amount, Compare, Condition, Filter, Node, Part, Side, Who, Zone,
};

use super::Writer;
use super::grammar::{Gender, Number, agree, count_word, list};
use super::noun::As;

impl Writer<'_> {
    /// `você controlar um Bicho`; `you control a Beast`.
    pub(super) fn condition(&self, condition: &Condition) -> String {
        self.stated(condition, true)
    }

    fn stated(&self, condition: &Condition, so: bool) -> String {
        let no = self.pick(if so { "" } else { "não " }, if so { "" } else { "not " });
        let is = self.pick("", if so { "is" } else { "is not" });
        match condition {
            Condition::Compare { left, is, right } => self.compared(left, *is, right, so),
            Condition::Exists { what, at_least } => self.exists(what, at_least, so),
            Condition::TurnOf { whose } => {
                let whose = match whose {
                    Side::You => self.pick("o seu turno", "your turn"),
                    Side::Opponents => self.pick("o turno de um oponente", "an opponent's turn"),
                    Side::Any => self.pick("o turno de alguém", "anybody's turn"),
                };
                self.say(format!("{no}for {whose}"), format!("it {is} {whose}"))
            }
            Condition::During { part } => {
                let (part, _) = self.part(*part);
                self.say(format!("{no}for {part}"), format!("it {is} {part}"))
            }
            Condition::Exposed { whose } => {
                let centro = match whose {
                    Side::You => self.pick("o seu Centro", "your Centre"),
                    Side::Opponents => self.pick("o Centro de um oponente", "an opponent's Centre"),
                    Side::Any => self.pick("algum Centro", "any Centre"),
                };
                self.say(
                    format!("{centro} {no}estiver exposto"),
                    format!("{centro} {is} exposed"),
                )
            }
            Condition::Attached => {
                let this = self.this();
                self.say(
                    format!("{this} {no}estiver anexada"),
                    format!("{this} {is} attached"),
                )
            }
            Condition::All { of } => {
                self.several(of, so, self.pick("e", "and"), self.pick("ou", "or"))
            }
            Condition::Any { of } => {
                self.several(of, so, self.pick("ou", "or"), self.pick("e", "and"))
            }
            Condition::Not { of } => self.stated(of, !so),
        }
    }

    /// Several conditions; what is not so of all is not so of one of them.
    fn several(&self, of: &[Condition], so: bool, one: &str, other: &str) -> String {
        let parts: Vec<String> = of
            .iter()
            .map(|part| {
                let text = self.stated(part, so);
                let nested = matches!(part, Condition::All { .. } | Condition::Any { .. });
                if nested { format!("({text})") } else { text }
            })
            .collect();
        list(&parts, if so { one } else { other })
    }

    fn exists(&self, what: &Filter, at_least: &Amount, so: bool) -> String {
        // Not five or more: four or fewer.
        let (fewer, so) = match at_least {
            Amount::Fixed(n) if *n > 1 && !so => (Some(n - 1), true),
            _ => (None, so),
        };
        let one = *at_least == Amount::Fixed(1);
        let who = what.whose;
        let plain = Filter {
            whose: Side::Any,
            ..what.clone()
        };
        let number = if one { Number::One } else { Number::Many };
        let noun = self.noun(&plain, As::Permanent, number);
        let things = if what.this || what.host {
            self.this_or_host(&plain, what.host).0
        } else if one && so {
            self.indefinite(&noun)
        } else if one {
            let bare = self.bare(&noun);
            let no = agree(noun.gender, Number::One, ["nenhum", "nenhuma", "", ""]);
            self.say(format!("{no} {bare}"), format!("any {bare}"))
        } else {
            let count = match at_least {
                Amount::Fixed(n) => count_word(self.lang, *n, noun.gender),
                Amount::Tree(_) => self.expression(at_least),
            };
            let bare = self.bare(&noun);
            match fewer {
                None => self.say(
                    format!("{count} ou mais {bare}"),
                    format!("{count} or more {bare}"),
                ),
                Some(most) => {
                    let most = count_word(self.lang, most, noun.gender);
                    self.say(
                        format!("{most} ou menos {bare}"),
                        format!("{most} or fewer {bare}"),
                    )
                }
            }
        };
        match (who, so) {
            (Side::You, true) => self.say(
                format!("você controlar {things}"),
                format!("you control {things}"),
            ),
            (Side::You, false) => self.say(
                format!("você não controlar {things}"),
                format!("you do not control {things}"),
            ),
            (Side::Opponents, true) => self.say(
                format!("seus oponentes controlarem {things}"),
                format!("your opponents control {things}"),
            ),
            (Side::Opponents, false) => self.say(
                format!("seus oponentes não controlarem {things}"),
                format!("your opponents do not control {things}"),
            ),
            (Side::Any, true) => self.say(format!("houver {things} em jogo"), {
                let are = if one { "is" } else { "are" };
                format!("there {are} {things} in play")
            }),
            (Side::Any, false) => self.say(format!("não houver {things} em jogo"), {
                let are = if one { "is" } else { "are" };
                format!("there {are} not {things} in play")
            }),
        }
    }

    fn compared(&self, left: &Amount, is: Compare, right: &Amount, so: bool) -> String {
        if let Some(text) = self.having(left, is, right, so) {
            return text;
        }
        let (left, right) = (self.expression(left), self.expression(right));
        let way = match is {
            Compare::Equal => self.say(format!("igual a {right}"), format!("equal to {right}")),
            Compare::Less => self.say(format!("menor que {right}"), format!("less than {right}")),
            Compare::More => self.say(format!("maior que {right}"), format!("more than {right}")),
            Compare::AtLeast => self.say(format!("{right} ou mais"), format!("{right} or more")),
            Compare::AtMost => self.say(format!("{right} ou menos"), format!("{right} or less")),
        };
        let no = if so { "" } else { self.pick("não ", "not ") };
        self.say(
            format!("{left} {no}for {way}"),
            format!("{left} is {no}{way}"),
        )
    }

    /// `você tiver três ou mais cartas na sua mão`, `você tiver 8 ou mais recursos`.
    fn having(&self, left: &Amount, is: Compare, right: &Amount, so: bool) -> Option<String> {
        let Amount::Tree(node) = left else {
            return None;
        };
        let Amount::Fixed(right) = right else {
            return None;
        };
        // "More than three" is "four or more", and not at least four is "three or fewer".
        let (least, n) = match (is, so) {
            (Compare::AtLeast, true) | (Compare::Less, false) => (true, *right),
            (Compare::More, true) | (Compare::AtMost, false) => (true, right + 1),
            (Compare::AtMost, true) | (Compare::More, false) => (false, *right),
            (Compare::Less, true) | (Compare::AtLeast, false) => (false, right - 1),
            (Compare::Equal, _) => return None,
        };
        let how = |gender: Gender| {
            let n = count_word(self.lang, n, gender);
            if least {
                self.say(format!("{n} ou mais"), format!("{n} or more"))
            } else {
                self.say(format!("{n} ou menos"), format!("{n} or fewer"))
            }
        };
        Some(match &**node {
            Node::CardsIn {
                zone: zone @ (Zone::Mao | Zone::Descarte | Zone::Baralho),
                whose: whose @ (Who::You | Who::Opponents),
                filter,
            } => {
                let cards = self.bare(&self.noun(filter, As::Card, Number::Many));
                let how = how(Gender::Feminine);
                let (you, they) = (self.in_zone(*zone, &Who::You), self.in_zone(*zone, whose));
                match whose {
                    Who::You => self.say(
                        format!("você tiver {how} {cards} {you}"),
                        format!("you have {how} {cards} {you}"),
                    ),
                    _ => self.say(
                        format!("houver ao todo {how} {cards} {they}"),
                        format!("there are {how} {cards} in all {they}"),
                    ),
                }
            }
            Node::Resources { of } => {
                let how = how(Gender::Masculine);
                match of {
                    Who::You => self.say(
                        format!("você tiver {how} recursos"),
                        format!("you have {how} resources"),
                    ),
                    Who::Opponents => self.say(
                        format!("seus oponentes tiverem ao todo {how} recursos"),
                        format!("your opponents have {how} resources in all"),
                    ),
                    Who::Everyone => self.say(
                        format!("todos os jogadores tiverem ao todo {how} recursos"),
                        format!("all players have {how} resources in all"),
                    ),
                    who => {
                        let who = self.player(who);
                        self.say(
                            format!("{who} tiver {how} recursos"),
                            format!("{who} has {how} resources"),
                        )
                    }
                }
            }
            _ => return None,
        })
    }

    /// A part of the turn with its article, and the Portuguese gender of its name.
    pub(super) fn part(&self, part: Part) -> (String, Gender) {
        use Gender::{Feminine, Masculine};
        let (pt, en, gender) = match part {
            Part::Compra => ("a Fase de Compra", "the Draw phase", Feminine),
            Part::Restauracao => ("a Fase de Restauração", "the Restoration phase", Feminine),
            Part::Acao => ("a Fase de Ação", "the Action phase", Feminine),
            Part::Ofensiva => ("a Ofensiva", "the Offensive", Feminine),
            Part::BloqueioDaOfensiva => {
                ("o Bloqueio da Ofensiva", "the Offensive Block", Masculine)
            }
            Part::ResultadoDaOfensiva => {
                ("o Resultado da Ofensiva", "the Offensive Result", Masculine)
            }
            Part::Influencia => ("a Influência", "the Influence", Feminine),
            Part::BloqueioDaInfluencia => {
                ("o Bloqueio da Influência", "the Influence Block", Masculine)
            }
            Part::ResultadoDaInfluencia => (
                "o Resultado da Influência",
                "the Influence Result",
                Masculine,
            ),
            Part::Final => ("a Fase Final", "the Final phase", Feminine),
        };
        (self.say(pt, en), gender)
    }
}
