//! What an ability waits for. FAB 1.14.6

use fabulario_engine::Lang;
use fabulario_engine::fabula::ability::{Filter, Part, Side, Trigger};

use super::grammar::{Gender, Number, agree, participle};
use super::noun::As;
use super::object::Thing;
use super::{Speech, Writer};

impl Writer<'_> {
    /// `Quando este aliado entra em jogo`; `When this ally enters play`.
    pub(super) fn trigger(&self, trigger: &Trigger) -> String {
        let of_permanent =
            |filter: &Filter, pt: &dyn Fn(Gender) -> String, en: &str, once: bool| {
                let (who, gender) = self.somebody(filter);
                let clause = self.say(format!("{who} {}", pt(gender)), format!("{who} {en}"));
                self.whenever(&clause, once && (filter.this || filter.host))
            };
        let plain = |text: &'static str| move |_: Gender| text.to_owned();
        let is = |stem: &'static str| {
            move |gender: Gender| format!("é {}", participle(stem, gender, Number::One))
        };
        match trigger {
            Trigger::Enters { what } => {
                of_permanent(what, &plain("entra em jogo"), "enters play", true)
            }
            Trigger::Leaves { what } => {
                of_permanent(what, &plain("sai de jogo"), "leaves play", true)
            }
            Trigger::Dies { what } => of_permanent(what, &plain("morre"), "dies", true),
            Trigger::Destroyed { what } => {
                of_permanent(what, &is("destruíd"), "is destroyed", true)
            }
            Trigger::Attacks { what } => of_permanent(what, &plain("ataca"), "attacks", false),
            Trigger::Influences { what } => {
                of_permanent(what, &plain("influencia"), "influences", false)
            }
            Trigger::Blocks { what } => of_permanent(what, &plain("bloqueia"), "blocks", false),
            Trigger::Damaged { what } => {
                of_permanent(what, &plain("recebe dano"), "is dealt damage", false)
            }
            Trigger::DealsDamage { what } => {
                of_permanent(what, &plain("causa dano"), "deals damage", false)
            }
            Trigger::GainsResistance { what } => {
                of_permanent(what, &plain("ganha resistência"), "gains resistance", false)
            }
            Trigger::LosesResistance { what } => {
                of_permanent(what, &plain("perde resistência"), "loses resistance", false)
            }
            Trigger::Captured { what } => self.captured(what),
            Trigger::Turned { what } => of_permanent(what, &is("virad"), "is turned", false),
            Trigger::Unturned { what } => of_permanent(what, &is("desvirad"), "is unturned", false),
            Trigger::Sacrificed { what } => {
                of_permanent(what, &is("sacrificad"), "is sacrificed", true)
            }
            Trigger::Played { what } => self.played(what),
            Trigger::Exposed { whose } => {
                let centro = match whose {
                    Side::You => self.pick("o seu Centro", "your Centre"),
                    Side::Opponents => self.pick("o Centro de um oponente", "an opponent's Centre"),
                    Side::Any => self.pick("um Centro", "a Centre"),
                };
                let clause = self.say(
                    format!("{centro} fica exposto"),
                    format!("{centro} becomes exposed"),
                );
                self.whenever(&clause, *whose == Side::You)
            }
            Trigger::Draws { who } => {
                self.by(*who, "compra uma carta", ["draw", "draws"], "a card")
            }
            Trigger::Discards { who } => self.by(
                *who,
                "descarta uma carta",
                ["discard", "discards"],
                "a card",
            ),
            Trigger::GainsResources { who } => {
                self.by(*who, "ganha recursos", ["gain", "gains"], "resources")
            }
            Trigger::TurnBegins { whose } => match whose {
                Side::You => self.say("No início do seu turno", "At the beginning of your turn"),
                Side::Opponents => self.say(
                    "No início do turno de cada oponente",
                    "At the beginning of each opponent's turn",
                ),
                Side::Any => self.say("No início de cada turno", "At the beginning of each turn"),
            },
            Trigger::PartBegins { part, whose } => self.part_begins(*part, *whose),
        }
    }

    fn whenever(&self, clause: &str, once: bool) -> String {
        let word = if once {
            self.pick("Quando", "When")
        } else {
            self.pick("Sempre que", "Whenever")
        };
        format!("{word} {clause}")
    }

    fn by(&self, side: Side, pt: &str, [you, they]: [&str; 2], en: &str) -> String {
        let clause = match (self.lang, side) {
            (Lang::Pt, Side::You) => format!("você {pt}"),
            (Lang::Pt, Side::Opponents) => format!("um oponente {pt}"),
            (Lang::Pt, Side::Any) => format!("um jogador {pt}"),
            (Lang::En, Side::You) => format!("you {you} {en}"),
            (Lang::En, Side::Opponents) => format!("an opponent {they} {en}"),
            (Lang::En, Side::Any) => format!("a player {they} {en}"),
        };
        self.whenever(&clause, false)
    }

    fn played(&self, what: &Filter) -> String {
        let card = Filter {
            whose: Side::Any,
            ..what.clone()
        };
        let card = if what.this {
            self.say("esta carta", "this card")
        } else {
            self.indefinite(&self.noun(&card, As::Card, Number::One))
        };
        self.by(
            what.whose,
            &format!("joga {card}"),
            ["play", "plays"],
            &card,
        )
    }

    /// Whoever controls a base after its capture is who captured it.
    fn captured(&self, what: &Filter) -> String {
        if what.this || what.host || what.whose == Side::Any {
            let (base, gender) = self.somebody(what);
            let captured = participle("capturad", gender, Number::One);
            let clause = self.say(
                format!("{base} é {captured}"),
                format!("{base} is captured"),
            );
            return self.whenever(&clause, what.this || what.host);
        }
        let base = Filter {
            whose: Side::Any,
            ..what.clone()
        };
        let (base, _) = self.somebody(&base);
        self.by(
            what.whose,
            &format!("captura {base}"),
            ["capture", "captures"],
            &base,
        )
    }

    fn part_begins(&self, part: Part, whose: Side) -> String {
        let (name, gender) = self.part(part);
        let bare = name.split_once(' ').map_or("", |(_, rest)| rest);
        // The steps of a combat are nobody's: the turn is.
        if !bare.contains("Fase") && !bare.contains("phase") {
            let of = self.of(&name);
            return match whose {
                Side::You => self.say(
                    format!("No início {of} no seu turno"),
                    format!("At the beginning {of} on your turn"),
                ),
                Side::Opponents => self.say(
                    format!("No início {of} no turno de cada oponente"),
                    format!("At the beginning {of} on each opponent's turn"),
                ),
                Side::Any => self.say(
                    format!("No início {of} de cada turno"),
                    format!("At the beginning {of} of each turn"),
                ),
            };
        }
        match (self.lang, whose) {
            (Lang::Pt, Side::You) => {
                let yours = agree(gender, Number::One, ["do seu", "da sua", "", ""]);
                format!("No início {yours} {bare}")
            }
            (Lang::Pt, Side::Opponents) => {
                let of = agree(gender, Number::One, ["do", "da", "", ""]);
                format!("No início {of} {bare} de cada oponente")
            }
            (Lang::Pt, Side::Any) => format!("No início de cada {bare}"),
            (Lang::En, Side::You) => format!("At the beginning of your {bare}"),
            (Lang::En, Side::Opponents) => format!("At the beginning of each opponent's {bare}"),
            (Lang::En, Side::Any) => format!("At the beginning of each {bare}"),
        }
    }

    /// What the text behind a trigger may point back at.
    pub(super) fn speech_of(&self, trigger: &Trigger) -> Speech {
        let mut speech = Speech::default();
        match trigger {
            Trigger::Enters { what }
            | Trigger::Leaves { what }
            | Trigger::Dies { what }
            | Trigger::Destroyed { what }
            | Trigger::Attacks { what }
            | Trigger::Influences { what }
            | Trigger::Blocks { what }
            | Trigger::Damaged { what }
            | Trigger::DealsDamage { what }
            | Trigger::GainsResistance { what }
            | Trigger::LosesResistance { what }
            | Trigger::Captured { what }
            | Trigger::Turned { what }
            | Trigger::Unturned { what }
            | Trigger::Sacrificed { what } => {
                speech.subject = Some(self.that(what, As::Permanent));
                speech.player = Some(what.whose);
            }
            Trigger::Played { what } => {
                speech.subject = Some(self.that(what, As::Card));
                speech.player = Some(what.whose);
            }
            Trigger::Exposed { whose: side }
            | Trigger::Draws { who: side }
            | Trigger::Discards { who: side }
            | Trigger::GainsResources { who: side }
            | Trigger::TurnBegins { whose: side }
            | Trigger::PartBegins { whose: side, .. } => speech.player = Some(*side),
        }
        speech.event = match trigger {
            Trigger::Damaged { .. } | Trigger::DealsDamage { .. } => {
                Some(["esse dano", "that damage"])
            }
            Trigger::GainsResistance { .. } | Trigger::LosesResistance { .. } => {
                Some(["essa resistência", "that resistance"])
            }
            Trigger::GainsResources { .. } => Some(["esses recursos", "those resources"]),
            _ => None,
        };
        speech
    }

    fn that(&self, what: &Filter, shown: As) -> Thing {
        if what.this || what.host {
            let (text, gender) = self.this_or_host(&Filter::ANY, what.host);
            return Thing::one(text, gender);
        }
        let plain = if shown == As::Card {
            Filter::ANY
        } else {
            self.in_short(what)
        };
        let noun = self.noun(&plain, shown, Number::One);
        let text = match self.lang {
            Lang::Pt => {
                let that = agree(noun.gender, Number::One, ["esse", "essa", "", ""]);
                format!("{that} {}", noun.core)
            }
            Lang::En => format!("that {}", noun.core),
        };
        Thing::one(text, noun.gender)
    }
}
