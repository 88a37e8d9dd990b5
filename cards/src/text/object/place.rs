//! Players and zones, as a text speaks of them. FAB 1.10.5, 4

use fabulario_engine::Lang;
use fabulario_engine::fabula::ability::{Side, Who, Zone};

use super::super::Writer;
use super::super::grammar::{Gender, Number, agree, with_preposition};

impl Writer<'_> {
    pub(in super::super) fn player(&self, who: &Who) -> String {
        match who {
            Who::You => self.say("você", "you"),
            Who::Opponents => self.say("cada oponente", "each opponent"),
            Who::Everyone => self.say("cada jogador", "each player"),
            Who::Active => self.say("o jogador ativo", "the active player"),
            Who::Target { group } => self.target(group.0).text,
            Who::Controller { of } => {
                let thing = self.things(of).text;
                self.say(
                    format!("quem controla {thing}"),
                    format!("the controller of {thing}"),
                )
            }
            Who::Owner { of } => {
                let of = self.of(&self.things(of).text);
                self.say(format!("o dono {of}"), format!("the owner {of}"))
            }
            Who::Subject => match self.speech.player {
                Some(Side::You) => self.say("você", "you"),
                Some(Side::Opponents) => self.say("esse oponente", "that opponent"),
                Some(Side::Any) => self.say("esse jogador", "that player"),
                None => {
                    self.warn("the player of an event is used outside of a trigger");
                    self.say("o jogador do evento", "the event's player")
                }
            },
        }
    }

    /// `o seu descarte`, `a mão de cada oponente`.
    pub(in super::super) fn zone(&self, zone: Zone, whose: &Who) -> String {
        let (pt, gender, en) = zone_name(zone);
        let article = agree(gender, Number::One, ["o", "a", "", ""]);
        match (self.lang, self.player(whose)) {
            (Lang::Pt, who) if who == "você" => {
                let yours = agree(gender, Number::One, ["seu", "sua", "", ""]);
                format!("{article} {yours} {pt}")
            }
            (Lang::En, who) if who == "you" => format!("your {en}"),
            (Lang::Pt, who) => format!("{article} {pt} {}", with_preposition("de", &who)),
            (Lang::En, who) => format!("{who}'s {en}"),
        }
    }

    /// `no seu descarte`; several players' zones are taken together: `nos descartes dos seus oponentes`.
    pub(in super::super) fn in_zone(&self, zone: Zone, whose: &Who) -> String {
        let zone = match whose {
            Who::Opponents => self.zones(zone, ["dos seus oponentes", "your opponents'"]),
            Who::Everyone => self.zones(zone, ["de todos os jogadores", "all players'"]),
            _ => self.zone(zone, whose),
        };
        match self.lang {
            Lang::Pt => with_preposition("em", &zone),
            Lang::En => format!("in {zone}"),
        }
    }

    /// `do seu descarte`; `from your discard pile`; of several players' zones one is chosen from.
    pub(super) fn out_of_zone(&self, zone: Zone, whose: &Who) -> String {
        let (pt, gender, en) = zone_name(zone);
        let name = self.pick(pt, en);
        let article = agree(gender, Number::One, ["o", "a", "", ""]);
        let zone = match whose {
            Who::Opponents => self.say(
                format!("{article} {name} de um oponente"),
                format!("an opponent's {name}"),
            ),
            Who::Everyone => self.say(
                format!("{article} {name} de qualquer jogador"),
                format!("any player's {name}"),
            ),
            _ => self.zone(zone, whose),
        };
        match self.lang {
            Lang::Pt => with_preposition("de", &zone),
            Lang::En => format!("from {zone}"),
        }
    }

    fn zones(&self, zone: Zone, [pt, en]: [&str; 2]) -> String {
        let (names, piles) = match zone {
            Zone::Baralho => ("os baralhos", "decks"),
            Zone::Mao => ("as mãos", "hands"),
            Zone::Campo => ("os campos", "fields"),
            Zone::Descarte => ("os descartes", "discard piles"),
            Zone::Degredo => ("os degredos", "exiles"),
        };
        self.say(format!("{names} {pt}"), format!("{en} {piles}"))
    }
}

/// A zone in both languages, with the gender of its Portuguese name.
pub(super) const fn zone_name(zone: Zone) -> (&'static str, Gender, &'static str) {
    match zone {
        Zone::Baralho => ("baralho", Gender::Masculine, "deck"),
        Zone::Mao => ("mão", Gender::Feminine, "hand"),
        Zone::Campo => ("campo", Gender::Masculine, "field"),
        Zone::Descarte => ("descarte", Gender::Masculine, "discard pile"),
        Zone::Degredo => ("degredo", Gender::Masculine, "exile"),
    }
}
