//! What stands on a card, and how it is read aloud.

use fabulario_engine::dominions::Direction;
use fabulario_engine::{Game, Lang};

use super::hue;

/// A value at the foot of a card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stat {
    /// What chooses its emblem: `vida`, `ofensiva`, `atk`, `con`.
    pub id: String,
    /// How players call it.
    pub label: String,
    /// The value.
    pub value: String,
}

/// The face of a card in one language: everything that is drawn or read aloud.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Face {
    /// The game, which chooses the frame.
    pub game: Game,
    /// The language of every text.
    pub lang: Lang,
    /// The id of the card, from which its illustration grows.
    pub id: String,
    /// The name.
    pub name: String,
    /// The id of the card type: `aliado`, `unidade`, `casa`.
    pub kind: String,
    /// The type and subtypes as they are read.
    pub type_line: String,
    /// The value in the corner.
    pub cost: Option<String>,
    /// What the value in the corner is.
    pub cost_label: Option<String>,
    /// The ids of colours, elements, worlds or the suit; none for a card without colour.
    pub hues: Vec<String>,
    /// The paragraphs of rules.
    pub text: Vec<String>,
    /// The words that are no rule.
    pub flavour: Option<String>,
    /// The values at the foot.
    pub stats: Vec<Stat>,
    /// Where a card of Dominions reaches; E is towards the enemy.
    pub directions: Vec<Direction>,
    /// The id and the name of the rarity.
    pub rarity: Option<(String, String)>,
    /// Whether it carries the star.
    pub unique: bool,
    /// The code of the set, and the number in it.
    pub set: Option<(String, u32)>,
}

impl Face {
    /// Everything that stands on the card, in one text.
    #[must_use]
    pub fn alt(&self) -> String {
        let say = |pt: &'static str, en: &'static str| self.lang.pick(pt, en);
        let mut frame = vec![self.name.clone()];
        frame.extend(self.cost.iter().map(|cost| {
            let label = self.cost_label.as_deref().unwrap_or(say("custo", "cost"));
            format!("{label} {cost}")
        }));
        frame.push(self.type_line.clone());
        let hues = hue::of(self);
        let hues = hues.iter().map(|hue| hue.name(self.lang));
        let hues: Vec<&str> = hues.filter(|name| !self.says(name)).collect();
        if !hues.is_empty() {
            frame.push(hues.join(say(" e ", " and ")));
        }
        frame.extend(self.rarity.iter().map(|(_, name)| name.clone()));
        if self.unique {
            frame.push(say("única", "unique").to_owned());
        }
        let mut sentences = vec![frame.join(", ")];
        sentences.extend(self.text.iter().cloned());
        if !self.stats.is_empty() {
            let stats = self.stats.iter();
            let stats: Vec<String> = stats
                .map(|stat| format!("{} {}", stat.label, stat.value))
                .collect();
            sentences.push(stats.join(", "));
        }
        if !self.directions.is_empty() {
            let named: Vec<&str> = self
                .directions
                .iter()
                .map(|it| direction(*it, self.lang))
                .collect();
            let label = say("direções", "directions");
            sentences.push(format!("{label}: {}", named.join(", ")));
        }
        sentences.extend(self.flavour.iter().map(|words| format!("“{words}”")));
        sentences.extend(
            self.set
                .iter()
                .map(|(code, number)| format!("{code} {number}")),
        );
        let ended = sentences
            .iter()
            .map(|it| it.trim())
            .filter(|it| !it.is_empty());
        let ended: Vec<String> = ended
            .map(|it| {
                let done = it.ends_with(['.', '!', '?', ')', '…', '”']);
                format!("{it}{}", if done { "" } else { "." })
            })
            .collect();
        ended.join(" ")
    }

    /// Whether the type line says the name of a hue.
    fn says(&self, hue: &str) -> bool {
        self.type_line.split(PART).any(|part| names(part, hue))
    }

    /// The type line without the names of the hues.
    pub(super) fn type_alone(&self) -> String {
        let hues = hue::of(self);
        let hue = |part: &str| hues.iter().any(|hue| names(part, hue.name(self.lang)));
        let mut parts = self.type_line.split(PART);
        let mut line = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            let rest = if hue(part) {
                part.find(" (").and_then(|at| part.get(at..))
            } else {
                line.push_str(PART);
                Some(part)
            };
            line.push_str(rest.unwrap_or_default());
        }
        line
    }
}

/// What stands between the parts of a type line.
const PART: &str = " · ";

/// Whether a part of a type line is the name of a hue, with or without what follows in brackets.
fn names(part: &str, hue: &str) -> bool {
    let bare = |text: &str| text.split(" (").next().unwrap_or_default().to_lowercase();
    bare(part) == bare(hue)
}

/// How a direction is read; forward is towards the enemy.
fn direction(direction: Direction, lang: Lang) -> &'static str {
    let (pt, en) = match direction {
        Direction::N => ("norte", "north"),
        Direction::Ne => ("nordeste", "north-east"),
        Direction::E => ("leste (em frente)", "east (forward)"),
        Direction::Se => ("sudeste", "south-east"),
        Direction::S => ("sul", "south"),
        Direction::Sw => ("sudoeste", "south-west"),
        Direction::W => ("oeste", "west"),
        Direction::Nw => ("noroeste", "north-west"),
    };
    lang.pick(pt, en)
}
