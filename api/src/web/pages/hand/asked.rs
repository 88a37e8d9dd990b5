//! What the address of a hand says.

use crate::desk::goldfish::seed;
use crate::web::{Link, Shell};
use crate::wire::bounded::Whole;
use crate::wire::goldfish::{
    FormatKey, GoalAsked, GoalId, GoalPart, PlayOrDraw, Seed, Turns, Wanted,
};
use crate::words::pages::hand as words;
use crate::words::{Language, Message};

/// The most cards of a hand that a choice may name.
pub const MOST_HELD: usize = 24;
/// What a choice is called that keeps nothing.
pub const NOTHING: &str = "0";
/// The parameters that belong to one answer or to the count of answers.
pub const OF_ANSWERS: [&str; 4] = ["fica", "maos", "certas", "perdidos"];

/// A goal, its name in addresses, its usual number of turns, and what it is called.
type Named = (GoalId, &'static str, u8, fn() -> Message);

/// The goals that the page offers.
const GOALS: [Named; 5] = [
    (GoalId::Curve, "curve", 2, words::goal_curve),
    (GoalId::Spent, "spent", 2, words::goal_spent),
    (GoalId::Package, "package", 2, words::goal_package),
    (GoalId::Damage, "damage", 6, words::goal_damage),
    (GoalId::Centro, "centro", 6, words::goal_centro),
];

/// A goal to choose.
pub struct GoalChoice {
    /// Its name in addresses.
    pub id: &'static str,
    /// What it is called.
    pub name: String,
    /// Whether it is the one of the page.
    pub chosen: bool,
}

/// What the address says.
pub struct Asked {
    /// The seed.
    pub seed: Option<Seed>,
    /// Which hand under it.
    pub number: u32,
    /// The format; the one in force if none is named.
    pub format: Option<FormatKey>,
    /// Whether the deck begins.
    pub first: PlayOrDraw,
    /// What the hand is wanted for.
    pub goal: GoalId,
    /// By the end of so many turns.
    pub turns: u8,
    /// A package: which cards, and how many of them.
    pub package: (String, u8),
    /// The places of the cards that stay, from 1 on; none before an answer.
    pub keep: Option<Vec<usize>>,
    /// What cannot be understood.
    pub wrong: Vec<String>,
}

impl Asked {
    /// Reads the address.
    pub fn read(shell: &Shell) -> Self {
        let lang = shell.lang;
        let mut wrong = Vec::new();
        let seed = shell.asked("semente").and_then(|text| {
            let seed = Seed::of_text(text.trim()).filter(|seed| seed.value().is_some());
            if seed.is_none() {
                wrong.push(words::wrong_seed(u64::MAX).to(lang));
            }
            seed
        });
        let mut number = |name: &str, usual: u32, (least, most): (u32, u32)| {
            let Some(text) = shell.asked(name) else {
                return usual;
            };
            let number = text.trim().parse().ok();
            let number = number.filter(|it| (least..=most).contains(it));
            number.unwrap_or_else(|| {
                wrong.push(words::wrong_number(name, least, most).to(lang));
                usual
            })
        };
        let (id, turns) =
            shell
                .asked("meta")
                .map_or((None, None), |text| match text.split_once(':') {
                    Some((id, turns)) => (Some(id), Some(turns)),
                    None => (Some(text), None),
                });
        let known = GOALS.iter().find(|it| id.is_some_and(|id| id == it.1));
        let (goal, _, usual, _) = known.unwrap_or(&GOALS[0]);
        let place = number("numero", 0, (0, u32::MAX));
        let wanted = number("quantas", 1, (1, 15));
        let turns_asked = turns.map_or(Some(*usual), |turns| turns.parse().ok());
        let turns = turns_asked.filter(|turns| (1..=20).contains(turns));
        if id.is_some() && known.is_none() {
            wrong.push(words::wrong_goal().to(lang));
        }
        if turns.is_none() {
            wrong.push(words::wrong_number("meta", 1_u32, 20_u32).to(lang));
        }
        let first = match shell.asked("ordem") {
            None | Some("play") => PlayOrDraw::Play,
            Some("draw") => PlayOrDraw::Draw,
            Some(_) => {
                wrong.push(words::wrong_order().to(lang));
                PlayOrDraw::Play
            }
        };
        let keep = shell.asked("fica").and_then(|text| {
            let places = places(text);
            if places.is_none() {
                wrong.push(words::wrong_keep().to(lang));
            }
            places
        });
        Self {
            seed,
            number: place,
            format: shell.asked("formato").map(|id| FormatKey(id.to_owned())),
            first,
            goal: *goal,
            turns: turns.unwrap_or(*usual),
            package: (
                shell.asked("consulta").unwrap_or("").to_owned(),
                u8::try_from(wanted).unwrap_or(1),
            ),
            keep,
            wrong,
        }
    }

    /// What the hand is wanted for, as the lab is asked.
    pub fn goal(&self) -> GoalAsked {
        let (query, wanted) = &self.package;
        let part = || GoalPart {
            query: Some(query.clone()),
            cards: None,
            at_least: Some(Wanted(*wanted)),
        };
        GoalAsked {
            id: self.goal,
            turns: Turns(self.turns),
            parts: (self.goal == GoalId::Package).then(|| vec![part()]),
            bases: None,
        }
    }

    /// The goal in words.
    pub fn goal_told(&self) -> Message {
        let turns = self.turns;
        match self.goal {
            GoalId::Spent => words::told_spent(turns),
            GoalId::Package => words::told_package(self.package.1, self.package.0.as_str(), turns),
            GoalId::Damage => words::told_damage(turns),
            GoalId::Centro => words::told_centro(turns),
            _ => words::told_curve(turns),
        }
    }

    /// What the goal counts in.
    pub const fn unit(&self) -> &'static str {
        match self.goal {
            GoalId::Spent => "resources",
            GoalId::Damage => "damage",
            _ => "probability",
        }
    }

    /// What the hand of a deck is called, and the hand with what it is wanted for.
    pub fn ids(&self, code: &str) -> (String, String) {
        let format = self.format.as_ref().map_or("", |format| &format.0);
        let seed = self.seed.as_ref().and_then(Seed::value);
        let same = format!("{code} {format} {} {}", seed.unwrap_or(0), self.number);
        let (query, wanted) = &self.package;
        let [goal, first] = [self.unit(), self.first.id()];
        let id = format!(
            "{same} {first} {:?} {goal} {} {query} {wanted}",
            self.goal, self.turns
        );
        (same, id)
    }

    /// The goals to choose from.
    pub fn goals(&self, lang: Language) -> Vec<GoalChoice> {
        let choice = |(goal, id, _, name): &Named| GoalChoice {
            id,
            name: name().to(lang),
            chosen: *goal == self.goal,
        };
        GOALS.iter().map(choice).collect()
    }

    /// The number of the hand, as the lab is asked.
    pub const fn whole_number(&self) -> Whole<0, { u32::MAX }> {
        Whole(self.number)
    }
}

/// Places between commas, each once and in order; `0` is none of them.
fn places(text: &str) -> Option<Vec<usize>> {
    if text.trim() == NOTHING {
        return Some(Vec::new());
    }
    let places = text.split(',').map(|place| {
        let place = place.trim().parse().ok();
        place.filter(|place| (1..=MOST_HELD).contains(place))
    });
    let mut places: Vec<usize> = places.collect::<Option<_>>()?;
    places.sort_unstable();
    places.dedup();
    Some(places)
}

/// This page with what forms say settled into the parameters that addresses have; none if it is so already.
pub fn settled(shell: &Shell) -> Option<Link> {
    let mut changes: Vec<(String, Option<String>)> = Vec::new();
    if shell.asked("responder").is_some() {
        let stays = |place: &usize| shell.asked(&format!("c{place}")) == Some("fica");
        let stay: Vec<String> = (1..=MOST_HELD)
            .filter(stays)
            .map(|place| place.to_string())
            .collect();
        let stay = if stay.is_empty() {
            NOTHING.to_owned()
        } else {
            stay.join(",")
        };
        let all = (1..=MOST_HELD).map(|place| (format!("c{place}"), None));
        changes.extend(all);
        changes.extend([
            ("responder".to_owned(), None),
            ("fica".to_owned(), Some(stay)),
        ]);
    }
    if let Some(turns) = shell.asked("turnos") {
        let goal = shell.asked("meta").unwrap_or("curve");
        let goal = goal.split_once(':').map_or(goal, |(id, _)| id);
        changes.push(("meta".to_owned(), Some(format!("{goal}:{}", turns.trim()))));
        changes.push(("turnos".to_owned(), None));
        if goal != "package" {
            changes.extend([("consulta".to_owned(), None), ("quantas".to_owned(), None)]);
        }
    }
    if shell.asked("codigo").is_some() && shell.asked("semente").is_none() {
        let fresh = seed::fresh().to_string();
        changes.push(("semente".to_owned(), Some(fresh)));
    }
    let changes: Vec<(&str, Option<&str>)> = changes
        .iter()
        .map(|(name, value)| (name.as_str(), value.as_deref()))
        .collect();
    (!changes.is_empty()).then(|| shell.here(&changes))
}

#[cfg(test)]
mod tests {
    use super::places;

    #[test]
    fn places_are_numbers_between_commas_and_nought_is_none() {
        assert_eq!(places("4,1,4"), Some(vec![1, 4]));
        assert_eq!(places("0"), Some(Vec::new()));
        for wrong in ["", "1,", "a", "25", "0,1", "-1"] {
            assert_eq!(places(wrong), None, "{wrong}");
        }
    }
}
