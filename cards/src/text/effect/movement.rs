//! Cards and permanents that go from one zone to another.

use fabulario_engine::Lang;
use fabulario_engine::fabula::ability::{Objects, Place, Who, Zone};

use super::super::Writer;
use super::super::clause::{self, Mood};
use super::super::grammar::{Number, list, participle, with_preposition};
use super::super::object::Thing;

impl Writer<'_> {
    pub(super) fn moved(
        &self,
        what: &Objects,
        to: Place,
        [turned, face_down]: [bool; 2],
        mood: Mood,
    ) -> String {
        let thing = self.things(what);
        let zone = |zone: Zone| self.owners(zone, &thing);
        let into = |zone: &str| match self.lang {
            Lang::Pt => with_preposition("em", zone),
            Lang::En => format!("into {zone}"),
        };
        // Behind a long object the destination would look like a part of it.
        let long = self.lang == Lang::Pt && thing.text.split(' ').count() > 3;
        let state = |word: &str| {
            if long {
                format!("{word} {}", thing.text)
            } else {
                format!("{} {word}", thing.text)
            }
        };
        match to {
            Place::Mao if thing.from_deck => {
                self.do_it(&clause::PUT, &state(&into(&zone(Zone::Mao))), mood)
            }
            Place::Mao => {
                let to = self.to(&zone(Zone::Mao));
                self.do_it(&clause::RETURN, &state(&to), mood)
            }
            Place::Topo => {
                let deck = self.of(&zone(Zone::Baralho));
                let top = self.say(format!("no topo {deck}"), format!("on top {deck}"));
                self.do_it(&clause::PUT, &state(&top), mood)
            }
            Place::Fundo => {
                let deck = self.of(&zone(Zone::Baralho));
                let bottom = self.say(format!("no fundo {deck}"), format!("on the bottom {deck}"));
                let random = match thing.number {
                    Number::One => "",
                    Number::Many => self.pick(" em ordem aleatória", " in random order"),
                };
                self.do_it(&clause::PUT, &state(&format!("{bottom}{random}")), mood)
            }
            Place::Baralho => {
                self.do_it(&clause::SHUFFLE, &state(&into(&zone(Zone::Baralho))), mood)
            }
            Place::Descarte => self.do_it(&clause::PUT, &state(&into(&zone(Zone::Descarte))), mood),
            Place::Degredo => self.do_it(&clause::EXILE, &thing.text, mood),
            Place::Campo => {
                let mut how = Vec::new();
                if turned {
                    how.push(self.say(participle("virad", thing.gender, thing.number), "turned"));
                }
                if face_down {
                    how.push(self.say("com a face para baixo", "face down"));
                }
                let how = if how.is_empty() {
                    String::new()
                } else {
                    format!(", {}", list(&how, self.pick("e", "and")))
                };
                let text = &thing.text;
                let rest = self.say(
                    format!(
                        "em jogo sob o seu controle{how}{} {text}",
                        if how.is_empty() { "" } else { "," }
                    ),
                    format!("{text} into play under your control{how}"),
                );
                self.do_it(&clause::PUT, &rest, mood)
            }
        }
    }

    /// A zone as a place that cards are moved to.
    fn owners(&self, zone: Zone, thing: &Thing) -> String {
        if thing.yours {
            return self.zone(zone, &Who::You);
        }
        let owner = match thing.number {
            Number::One => self.pick("do dono", "its owner's"),
            Number::Many => self.pick("dos donos", "their owners'"),
        };
        let (pt, en) = match zone {
            Zone::Mao if thing.number == Number::Many => ("a mão", "hands"),
            Zone::Mao => ("a mão", "hand"),
            Zone::Baralho => ("o baralho", "deck"),
            Zone::Descarte => ("o descarte", "discard pile"),
            Zone::Campo => ("o campo", "field"),
            Zone::Degredo => ("o degredo", "exile"),
        };
        self.say(format!("{pt} {owner}"), format!("{owner} {en}"))
    }
}
