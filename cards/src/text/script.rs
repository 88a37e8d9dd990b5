//! Abilities and manobras: targets, sentences, modes and definitions put together. FAB 1.14

use fabulario_engine::fabula::ability::{Ability, Condition, Definition, Script, Sentence};

use super::clause::Mood;
use super::grammar::{capital, list};
use super::{Speech, Writer};

impl Writer<'_> {
    /// One ability as it is printed.
    pub(super) fn ability(&self, ability: &Ability) -> String {
        match ability {
            Ability::Passive { when, does } => {
                format!("{}.", self.passive(when.as_ref(), does))
            }
            Ability::Triggered {
                trigger,
                when,
                effect,
            } => {
                let speaking = self.with(self.speech_of(trigger));
                let mut lead = speaking.trigger(trigger);
                if let Some(when) = when {
                    let when = speaking.condition(when);
                    lead = self.say(format!("{lead}, se {when}"), format!("{lead}, if {when}"));
                }
                speaking.script(effect, &format!("{lead}, "))
            }
            Ability::Activated { cost, when, effect } => {
                let lead = self.activation(&self.cost(cost), when.as_ref());
                self.script(effect, &lead)
            }
        }
    }

    fn activation(&self, cost: &str, when: Option<&Condition>) -> String {
        let cost = capital(cost);
        match when {
            None => format!("{cost}: "),
            Some(when) => {
                let when = self.condition(when);
                self.say(
                    format!("{cost} (só se {when}): "),
                    format!("{cost} (only if {when}): "),
                )
            }
        }
    }

    /// What an ability or a manobra does, behind what leads to it.
    pub(super) fn script(&self, script: &Script, lead: &str) -> String {
        let mut text = if script.modes.is_empty() {
            self.mode(script, lead)
        } else {
            if script.modes.len() == 1 {
                self.warn("there is only one mode to choose");
            }
            let modes: Vec<String> = script
                .modes
                .iter()
                .map(|mode| format!("\n• {}", self.mode(mode, "")))
                .collect();
            let choose = format!("{lead}{}", self.pick("escolha um:", "choose one:"));
            format!("{}{}", capital(&choose), modes.concat())
        };
        for definition in &script.define {
            let (letter, value) = (
                super::cost::letter(definition.letter),
                self.expression(&definition.is),
            );
            let same = |it: &&Definition| it.letter == definition.letter;
            let words = || value.split(|c: char| !c.is_alphanumeric());
            if script.define.iter().filter(same).count() > 1 || words().any(|word| word == letter) {
                self.warn("a letter is defined twice, or by itself");
            }
            text += &self.say(
                format!(" {letter} é igual a {value}."),
                format!(" {letter} is equal to {value}."),
            );
        }
        text
    }

    fn sentences(&self, script: &Script) -> Vec<String> {
        let sentence = |sentence: &Sentence| {
            let text = self.effects(&sentence.effects, Mood::Plain);
            match &sentence.when {
                None => text,
                Some(when) => {
                    let when = self.condition(when);
                    self.say(format!("{text} se {when}"), format!("{text} if {when}"))
                }
            }
        };
        script.sentences.iter().map(sentence).collect()
    }

    /// `escolha como alvos um aliado que você controla e um aliado que um oponente controla: `.
    fn named_first(&self, script: &Script) -> String {
        let names: Vec<String> = script
            .targets
            .iter()
            .map(|spec| {
                let noun = self.chosen_from(&spec.what, [spec.min, spec.max], false);
                let again = if spec.again {
                    self.pick(" (talvez o mesmo alvo)", " (perhaps the same target)")
                } else {
                    ""
                };
                format!("{} {}{again}", noun.core, noun.tail)
                    .trim_end()
                    .to_owned()
            })
            .collect();
        self.speech.introduced.set(u8::MAX);
        let names = list(&names, self.pick("e", "and"));
        self.say(
            format!("escolha como alvos {names}: "),
            format!("choose as targets {names}: "),
        )
    }

    fn mode(&self, script: &Script, lead: &str) -> String {
        let speaking = self.with(Speech {
            targets: script.targets.clone(),
            ..self.speech.of_same_event()
        });
        let mut sentences = speaking.sentences(script);
        let all_introduced = (1 << script.targets.len()) - 1;
        if speaking.speech.introduced.get() != all_introduced {
            self.warn("a target is declared that no sentence speaks of");
        }
        let mut text = String::from(lead);
        if script.targets.len() > 1 && speaking.speech.pointed_back.get() {
            // Several groups, and one of them is spoken of again: they are named first, then numbered.
            speaking.speech.introduced.set(0);
            text += &speaking.named_first(script);
            sentences = speaking.sentences(script);
        }
        for (place, sentence) in sentences.iter().enumerate() {
            if place == 0 {
                text += sentence;
            } else {
                text += " ";
                text += &capital(sentence);
            }
            text += ".";
        }
        capital(&text)
    }
}
