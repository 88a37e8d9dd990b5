//! The text of a card, rendered from its abilities in pt-BR and en.
//!
//! What is printed and what the engine does come from the same tree, so they cannot differ. Both languages stand
//! side by side in every sentence pattern; each pattern exists once, so the same ability always reads the same.

use std::cell::{Cell, RefCell};
use std::ops::Range;

use fabulario_engine::fabula::Card;
use fabulario_engine::fabula::ability::{
    Ability, Amount, Condition, Cost, Filter, Passive, Side, Stat, TargetSpec,
};
use fabulario_engine::{Lang, Text};

use grammar::Number;

mod clause;
mod condition;
mod cost;
mod effect;
mod grammar;
mod lexicon;
mod noun;
mod number;
mod object;
mod passive;
mod script;
mod trigger;

pub use lexicon::{Lexicon, Subtype};

/// The text of a card, a paragraph for each ability, and what a reader of it should know.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rendered {
    /// The paragraphs.
    pub lines: Vec<Text>,
    /// What each of them tells.
    pub tells: Vec<Tells>,
    /// What cannot be said well: empty for a card that is ready to print.
    pub warnings: Vec<String>,
}

/// What a paragraph tells.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Tells {
    /// What is paid besides resources.
    Cost,
    /// How a Modificação is attached.
    Attach,
    /// What unturning it costs.
    Restore,
    /// The keyword at this place, and the abilities that it stands for.
    Keyword(usize, Range<usize>),
    /// Abilities of the card's own.
    Abilities(Range<usize>),
    /// What a Manobra does.
    Effect,
}

/// Renders the text of a card in both languages.
#[must_use]
pub fn render(card: &Card, words: &Lexicon) -> Rendered {
    let notes = RefCell::default();
    let [pt, en] = Lang::ALL.map(|lang| Writer::new(lang, words, card, &notes).paragraphs(true));
    let both = pt.into_iter().zip(en);
    let both = both.map(|((tells, pt), (_, en))| (tells, Text { pt, en }));
    let (tells, lines) = both.unzip();
    let mut warnings = notes.take();
    warnings.sort();
    warnings.dedup();
    Rendered {
        lines,
        tells,
        warnings,
    }
}

/// Writes one card in one language.
struct Writer<'c> {
    lang: Lang,
    words: &'c Lexicon,
    card: &'c Card,
    warnings: &'c RefCell<Vec<String>>,
    speech: Speech,
}

/// What has been said before in the same ability, and can be pointed back at.
#[derive(Debug, Default)]
struct Speech {
    targets: Vec<TargetSpec>,
    /// The groups of targets that were introduced, one bit each.
    introduced: Cell<u8>,
    /// Whether one of them was spoken of again.
    pointed_back: Cell<bool>,
    /// Whether the next clause has the subject of the one before: it is not said again.
    same_subject: Cell<bool>,
    /// What was chosen last.
    chosen: RefCell<Option<object::Thing>>,
    /// What the triggering event is about.
    subject: Option<object::Thing>,
    /// Whose event it is.
    player: Option<Side>,
    /// What the amount of the event is called.
    event: Option<[&'static str; 2]>,
}

impl Speech {
    /// The same event, and nothing said of it yet.
    fn of_same_event(&self) -> Self {
        Self {
            subject: self.subject.clone(),
            player: self.player,
            event: self.event,
            ..Self::default()
        }
    }
}

impl<'c> Writer<'c> {
    fn new(
        lang: Lang,
        words: &'c Lexicon,
        card: &'c Card,
        warnings: &'c RefCell<Vec<String>>,
    ) -> Self {
        Self {
            lang,
            words,
            card,
            warnings,
            speech: Speech::default(),
        }
    }

    /// A writer that begins to speak of something else.
    fn with(&self, speech: Speech) -> Self {
        Self { speech, ..*self }
    }

    /// The words of the language.
    fn say(&self, pt: impl Into<String>, en: impl Into<String>) -> String {
        match self.lang {
            Lang::Pt => pt.into(),
            Lang::En => en.into(),
        }
    }

    fn pick<'w>(&self, pt: &'w str, en: &'w str) -> &'w str {
        self.lang.pick(pt, en)
    }

    fn warn(&self, what: impl Into<String>) {
        self.warnings.borrow_mut().push(what.into());
    }

    /// The name of a card or ficha in this language.
    fn name(&self, portuguese: &str) -> String {
        let Some(name) = self.words.names.get(portuguese) else {
            self.warn(format!("{portuguese} has no name in the other language"));
            return portuguese.to_owned();
        };
        name.get(self.lang).to_owned()
    }

    /// The paragraphs of the card, each with what it tells, with or without those of its keywords.
    fn paragraphs(&self, keywords: bool) -> Vec<(Tells, String)> {
        let card = self.card;
        let mut lines = Vec::new();
        let more = self.extra_costs(&card.cost);
        if !more.is_empty() {
            let more = more.join(", ");
            let told = self.say(
                format!("Custo adicional: {more}."),
                format!("Additional cost: {more}."),
            );
            lines.push((Tells::Cost, told));
        }
        let attach = card.attach.as_ref();
        lines.extend(attach.map(|cost| (Tells::Attach, self.attaching(cost))));
        if let Some(restore) = card.restore {
            let cost = self.cost(&Cost::resources(restore));
            let told = self.say(
                format!("Custo de restauração: {cost}."),
                format!("Restoration cost: {cost}."),
            );
            lines.push((Tells::Restore, told));
        }
        // The reader writes keywords out behind the abilities that are the card's own.
        let (own, written_out) = card.abilities.split_at(self.own_abilities());
        let mut written_out = written_out;
        for (place, id) in card.keywords.iter().enumerate().filter(|_| keywords) {
            let Some((name, count)) = self.words.keywords.get(id) else {
                self.warn(format!("the keyword {id} has no name"));
                continue;
            };
            let first = card.abilities.len() - written_out.len();
            let (its, others) = written_out.split_at((*count).min(written_out.len()));
            written_out = others;
            let name = name.get(self.lang);
            // Brackets inside brackets are square.
            let reminder = self
                .abilities(its)
                .join(" ")
                .replace('(', "[")
                .replace(')', "]");
            let tells = Tells::Keyword(place, first..first + its.len());
            lines.push((tells, format!("{name} ({reminder})")));
        }
        let grouped = self.grouped(own).into_iter();
        lines.extend(grouped.map(|(of, told)| (Tells::Abilities(of), told)));
        let effect = card.effect.as_ref();
        lines.extend(effect.map(|effect| (Tells::Effect, self.script(effect, ""))));
        lines
    }

    fn own_abilities(&self) -> usize {
        let by_keywords: usize = self
            .card
            .keywords
            .iter()
            .filter_map(|id| self.words.keywords.get(id))
            .map(|(_, count)| count)
            .sum();
        self.card.abilities.len().saturating_sub(by_keywords)
    }

    fn attaching(&self, cost: &Cost) -> String {
        let cost = self.cost(cost);
        let to = self
            .card
            .attaches_to
            .as_ref()
            .map_or_else(String::new, |to| {
                let host = self.indefinite(&self.noun(to, noun::As::Permanent, Number::One));
                format!(" {}", self.to(&host))
            });
        let entering = if self.card.enters_attached {
            self.pick(" Entra em jogo anexada.", " Enters play attached.")
        } else {
            ""
        };
        self.say(
            format!("Anexar{to}: {cost}.{entering}"),
            format!("Attach{to}: {cost}.{entering}"),
        )
    }

    fn abilities(&self, abilities: &[Ability]) -> Vec<String> {
        let grouped = self.grouped(abilities).into_iter();
        grouped.map(|(_, told)| told).collect()
    }

    /// Abilities, a paragraph each; bonuses to the same permanents under the same condition share one.
    fn grouped(&self, abilities: &[Ability]) -> Vec<(Range<usize>, String)> {
        let mut lines = Vec::new();
        let mut rest = abilities;
        while let Some((first, others)) = rest.split_first() {
            let start = abilities.len() - rest.len();
            rest = others;
            let Some((when, of, first_bonus)) = bonus_of(first) else {
                lines.push((start..start + 1, self.ability(first)));
                continue;
            };
            let mut bonuses = vec![first_bonus];
            while let Some((next, others)) = rest.split_first() {
                match bonus_of(next) {
                    Some((same, holders, bonus)) if (same, holders) == (when, of) => {
                        bonuses.push(bonus);
                        rest = others;
                    }
                    _ => break,
                }
            }
            let told = format!("{}.", self.bonuses(when, of, &bonuses));
            lines.push((start..abilities.len() - rest.len(), told));
        }
        lines
    }
}

type Bonus<'a> = (Option<&'a Condition>, &'a Filter, (Stat, &'a Amount));

fn bonus_of(ability: &Ability) -> Option<Bonus<'_>> {
    match ability {
        Ability::Passive {
            when,
            does: Passive::Modify { of, stat, amount },
        } => Some((when.as_ref(), of, (*stat, amount))),
        _ => None,
    }
}
