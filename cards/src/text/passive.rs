//! What holds as long as a card is in play. FAB 1.14.5

use fabulario_engine::Lang;
use fabulario_engine::fabula::ability::{Amount, Condition, Deed, Filter, Passive, Side, Stat};

use super::Writer;
use super::grammar::{Gender, Number, capital, list, participle, with_preposition};
use super::noun::As;
use super::number::Said;

impl Writer<'_> {
    /// A passive ability as a sentence without its full stop.
    pub(super) fn passive(&self, when: Option<&Condition>, does: &Passive) -> String {
        let clause = match does {
            Passive::Modify { of, stat, amount } => {
                return self.bonuses(when, of, &[(*stat, amount)]);
            }
            Passive::Set { of, stat, amount } => {
                let (who, number, _) = self.holders(of);
                let (stat, value) = (self.stat(*stat).0, self.expression(amount));
                let has = self.has(number);
                match (self.lang, amount) {
                    (_, Amount::Fixed(_)) => format!("{who} {has} {stat} {value}"),
                    (Lang::Pt, _) => {
                        format!("{who} {has} {stat} igual {}", with_preposition("a", &value))
                    }
                    (Lang::En, _) => format!("{who} {has} {stat} equal to {value}"),
                }
            }
            Passive::Allow { of, deed } => self.permission(of, *deed, true),
            Passive::Forbid { of, deed } => self.permission(of, *deed, false),
            Passive::ForbidDraw { who } => match who {
                Side::You => self.say(
                    "você não pode comprar cartas fora da Fase de Compra",
                    "you cannot draw cards outside the Draw phase",
                ),
                Side::Opponents => self.say(
                    "oponentes não podem comprar cartas fora da Fase de Compra",
                    "opponents cannot draw cards outside the Draw phase",
                ),
                Side::Any => self.say(
                    "jogadores não podem comprar cartas fora da Fase de Compra",
                    "players cannot draw cards outside the Draw phase",
                ),
            },
            Passive::ReduceCost { of, amount } => self.cheaper(of, amount),
            Passive::Generate { amount } => {
                let quantity = self.quantity(&self.resources(), amount);
                let gain = format!("{}{}", quantity.head, quantity.end);
                return match when.map(|when| self.condition(when)) {
                    None => self.say(
                        format!("Depois da sua Restauração, ganhe {gain}"),
                        format!("After your Restoration, gain {gain}"),
                    ),
                    Some(when) => self.say(
                        format!("Depois da sua Restauração, se {when}, ganhe {gain}"),
                        format!("After your Restoration, if {when}, gain {gain}"),
                    ),
                };
            }
            Passive::RaiseCap { whose, amount } => {
                let limit = match whose {
                    Side::You => self.pick("o seu limite de recursos", "your resource limit"),
                    Side::Opponents => self.pick(
                        "o limite de recursos dos oponentes",
                        "opponents' resource limit",
                    ),
                    Side::Any => self.pick(
                        "o limite de recursos de todos",
                        "everybody's resource limit",
                    ),
                };
                let by = self.by_amount(amount);
                self.say(
                    format!("{limit} aumenta {by}"),
                    format!("{limit} is raised {by}"),
                )
            }
            Passive::LoseTypes { of } => {
                let (who, number, _) = self.holders(of);
                let lose = match number {
                    Number::One => self.pick("perde seus tipos", "loses its types"),
                    Number::Many => self.pick("perdem seus tipos", "lose their types"),
                };
                format!("{who} {lose}")
            }
        };
        self.while_so(when, &clause)
    }

    /// Several bonuses that the same permanents get under the same condition.
    pub(super) fn bonuses(
        &self,
        when: Option<&Condition>,
        of: &Filter,
        bonuses: &[(Stat, &Amount)],
    ) -> String {
        let (who, number, _) = self.holders(of);
        let has = self.has(number);
        let text = self.bonus_list(bonuses);
        self.while_so(when, &format!("{who} {has} {text}"))
    }

    /// `+2 de ofensiva e +1 de vida`; what depends on a count says so at its end.
    pub(super) fn bonus_list(&self, bonuses: &[(Stat, &Amount)]) -> String {
        let parts: Vec<_> = bonuses
            .iter()
            .map(|(stat, amount)| self.bonus(*stat, amount))
            .collect();
        // "+1 and +1 for each": said once where it is the same for all.
        let end = parts.first().map_or("", |first| first.end.as_str());
        let same = parts.iter().all(|part| part.end == end);
        let heads: Vec<String> = parts
            .iter()
            .map(|part| {
                let own = if same { "" } else { part.end.as_str() };
                format!("{}{own}", part.head)
            })
            .collect();
        let text = list(&heads, self.pick("e", "and"));
        format!("{text}{}", if same { end } else { "" })
    }

    fn while_so(&self, when: Option<&Condition>, clause: &str) -> String {
        match when {
            None => capital(clause),
            Some(when) => {
                let when = self.condition(when);
                self.say(
                    format!("Enquanto {when}, {clause}"),
                    format!("While {when}, {clause}"),
                )
            }
        }
    }

    fn has(&self, number: Number) -> &'static str {
        match number {
            Number::One => self.pick("tem", "has"),
            Number::Many => self.pick("têm", "have"),
        }
    }

    /// `em 2`, `em 1 para cada aliado`; `by 2`.
    pub(super) fn by_amount(&self, amount: &Amount) -> String {
        match self.said(amount) {
            Said::Fixed(n) => self.say(format!("em {n}"), format!("by {n}")),
            Said::Letter(letter) => self.say(format!("em {letter}"), format!("by {letter}")),
            Said::Per(n, each) => {
                self.say(format!("em {n} para {each}"), format!("by {n} for {each}"))
            }
            Said::Equal(value) => match self.lang {
                Lang::Pt => with_preposition("em", &value),
                Lang::En => format!("by {value}"),
            },
        }
    }

    fn cheaper(&self, of: &Filter, amount: &Amount) -> String {
        let (cards, number) = if of.this {
            (self.say("esta carta", "this card"), Number::One)
        } else {
            let plain = Filter {
                whose: Side::Any,
                ..of.clone()
            };
            let cards = self.bare(&self.noun(&plain, As::Card, Number::Many));
            let played = match of.whose {
                Side::You => self.pick(" que você joga", " you play"),
                Side::Opponents => self.pick(" que oponentes jogam", " opponents play"),
                Side::Any => "",
            };
            (format!("{cards}{played}"), Number::Many)
        };
        let costs = match number {
            Number::One => self.pick("custa", "costs"),
            Number::Many => self.pick("custam", "cost"),
        };
        let less = match self.said(amount) {
            Said::Fixed(n) if n < 0 => self.say(format!("{} a mais", -n), format!("{} more", -n)),
            Said::Fixed(n) => self.say(format!("{n} a menos"), format!("{n} less")),
            Said::Letter(x) => self.say(format!("{x} a menos"), format!("{x} less")),
            Said::Per(n, each) => self.say(
                format!("{n} a menos para {each}"),
                format!("{n} less for {each}"),
            ),
            Said::Equal(value) => self.say(
                format!("menos, com redução igual a {value}"),
                format!("less, reduced by {value}"),
            ),
        };
        format!("{cards} {costs} {less}")
    }

    fn permission(&self, of: &Filter, deed: Deed, allowed: bool) -> String {
        // What is played or made stands in no zone that a permanent stands in.
        let out_of_play = matches!(deed, Deed::Play | Deed::PlayFaceDown | Deed::AtAnyTime);
        let (who, number, gender) = if out_of_play && of.this {
            (
                self.say("esta carta", "this card"),
                Number::One,
                Gender::Feminine,
            )
        } else if out_of_play && of.whose == Side::You {
            let cards = Filter {
                whose: Side::Any,
                ..of.clone()
            };
            let noun = self.noun(&cards, As::Card, Number::Many);
            let yours = self.pick("suas", "your");
            (
                format!("{yours} {}", self.bare(&noun)),
                Number::Many,
                noun.gender,
            )
        } else if out_of_play {
            let noun = self.noun(of, As::Card, Number::Many);
            (self.bare(&noun), Number::Many, noun.gender)
        } else {
            self.holders(of)
        };
        let can = self.may(number, allowed);
        format!("{who} {can} {}", self.deed(deed, gender, number))
    }

    pub(super) fn may(&self, number: Number, allowed: bool) -> &'static str {
        match (number, allowed) {
            (Number::One, true) => self.pick("pode", "may"),
            (Number::Many, true) => self.pick("podem", "may"),
            (Number::One, false) => self.pick("não pode", "cannot"),
            (Number::Many, false) => self.pick("não podem", "cannot"),
        }
    }

    /// A deed in the infinitive.
    pub(super) fn deed(&self, deed: Deed, gender: Gender, number: Number) -> String {
        let done = |stem: &str| participle(stem, gender, number);
        let many = number == Number::Many;
        match deed {
            Deed::Attack => self.say("atacar", "attack"),
            Deed::Influence => self.say("influenciar", "influence"),
            Deed::Block => self.say("bloquear", "block"),
            Deed::Activate => self.say("usar habilidades ativadas", "use activated abilities"),
            Deed::Restore => self.say(
                format!("ser {} na Restauração", done("desvirad")),
                "be unturned in the Restoration",
            ),
            Deed::TakeDamage => self.say("receber dano", "be dealt damage"),
            Deed::DealDamage => self.say("causar dano", "deal damage"),
            Deed::BeDestroyed => self.say(format!("ser {}", done("destruíd")), "be destroyed"),
            Deed::BeTargeted => self.say("ser alvo de oponentes", "be targeted by opponents"),
            Deed::RaiseOfensiva => self.say("ganhar ofensiva", "gain offensive"),
            Deed::RaiseVida => self.say("ganhar vida", "gain life"),
            Deed::RaiseInfluencia => self.say("ganhar influência", "gain influence"),
            Deed::GainResistance => self.say("ganhar resistência", "gain resistance"),
            Deed::ActAtOnce => self.say(
                if many {
                    "agir no turno em que entram em jogo"
                } else {
                    "agir no turno em que entra em jogo"
                },
                if many {
                    "act on the turn they enter play"
                } else {
                    "act on the turn it enters play"
                },
            ),
            Deed::ReachCentro => self.say(
                "alcançar um Centro que não está exposto",
                "reach a Centre that is not exposed",
            ),
            Deed::AtAnyTime => self.say(
                format!(
                    "ser {}, e suas habilidades usadas, a qualquer momento",
                    done("jogad")
                ),
                if many {
                    "be played, and their abilities used, at any time"
                } else {
                    "be played, and its abilities used, at any time"
                },
            ),
            Deed::Play => self.say(format!("ser {}", done("jogad")), "be played"),
            Deed::PlayFaceDown => self.say(
                format!("ser {} com a face para baixo", done("jogad")),
                "be played face down",
            ),
        }
    }
}
