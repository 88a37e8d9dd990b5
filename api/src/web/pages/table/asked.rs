//! What the address of a table says: the deck, the game, and every action so far.
//!
//! Actions stand in addresses as they are sent to the API, dots for colons, spaces between them:
//! `acoes=done+play.fab-tatu-de-roca+attack.20.5`. `ate` plays only so many of them, and the rest lies ahead.

use fabulario_engine::goldfish::interval::Level;

use crate::desk::goldfish::seed;
use crate::web::{Link, Shell};
use crate::wire::bounded::Whole;
use crate::wire::code::CodeText;
use crate::wire::goldfish::{
    ActionId, FormatKey, GoldfishAsked, IllegalDecks, OpponentAsked, PlayAsked, PlayOrDraw,
    PolicyAsked, PolicyId, Seed, USUAL_TURNS,
};
use crate::words::pages::table as words;

/// The most actions of a game.
const MOST: usize = 400;
/// The longest text of actions: an address may have 8 KiB.
const LONGEST: usize = 6_000;
/// The parameters of one position.
const OF_POSITIONS: [&str; 4] = ["acoes", "ate", "em", "faz"];
/// The parameters of a game that is watched.
const OF_WATCHING: [&str; 3] = ["assistir", "turnos", "politica"];

/// What the address says.
pub struct Asked {
    /// The seed.
    pub seed: Option<Seed>,
    /// Which game under it.
    pub number: u32,
    /// The format; the one in force if none is named.
    pub format: Option<FormatKey>,
    /// Whether the deck begins.
    pub first: PlayOrDraw,
    /// The actions.
    pub actions: Vec<ActionId>,
    /// How many of them are played; all if nobody says.
    pub until: Option<usize>,
    /// A game of a simulation: its turns and its policy.
    pub watched: Option<(u8, Option<PolicyId>)>,
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
        let mut number = |name: &str, most: u32| {
            let text = shell.asked(name)?;
            let number = text.trim().parse().ok().filter(|it| *it <= most);
            if number.is_none() {
                wrong.push(words::wrong_number(name, most).to(lang));
            }
            number
        };
        let place = number("numero", u32::MAX);
        let until = number("ate", 400).and_then(|it| usize::try_from(it).ok());
        let turns = number("turnos", 40).and_then(|it| u8::try_from(it).ok());
        let actions = shell.asked("acoes").map_or(Some(Vec::new()), read);
        if actions.is_none() {
            wrong.push(words::wrong_actions(MOST).to(lang));
        }
        let policy = shell.asked("politica");
        let policy = policy.and_then(|id| serde_json::from_value(id.into()).ok());
        Self {
            seed,
            number: place.unwrap_or(0),
            format: shell.asked("formato").map(|id| FormatKey(id.to_owned())),
            first: match shell.asked("ordem") {
                Some("draw") => PlayOrDraw::Draw,
                _ => PlayOrDraw::Play,
            },
            actions: actions.into_iter().flatten().collect(),
            until,
            watched: shell.asked("assistir").map(|_| {
                let turns = turns.filter(|it| *it > 0);
                (turns.unwrap_or(USUAL_TURNS), policy)
            }),
            wrong,
        }
    }

    /// The same as a request to play so many of these actions.
    pub fn play(&self, shell: &Shell, code: &str, actions: &[ActionId]) -> PlayAsked {
        PlayAsked {
            game: shell.game,
            deck: None,
            code: Some(CodeText(code.to_owned())),
            format: self.format.clone(),
            first: self.first,
            opponent: OpponentAsked::default(),
            seed: self.seed.clone(),
            number: Some(Whole(self.number)),
            actions: actions.to_vec(),
            auto_pass: true,
            illegal: IllegalDecks::Simulate,
        }
    }

    /// The same as a request to tell a game of a simulation.
    pub fn watch(
        &self,
        shell: &Shell,
        code: &str,
        (turns, policy): (u8, Option<PolicyId>),
    ) -> GoldfishAsked {
        GoldfishAsked {
            game: shell.game,
            deck: None,
            code: Some(CodeText(code.to_owned())),
            format: self.format.clone(),
            first: self.first,
            policy: policy.map(|id| PolicyAsked { id, cards: None }),
            mulligan: None,
            opponent: OpponentAsked::default(),
            seed: self.seed.clone(),
            turns: Some(Whole(turns.into())),
            games: None,
            precision: None,
            level: Level::default(),
            play_or_draw: false,
            questions: Vec::new(),
            cards: false,
            samples: false,
            illegal: IllegalDecks::Simulate,
        }
    }
}

/// The actions of an address; none if there are too many, or one is no word.
fn read(text: &str) -> Option<Vec<ActionId>> {
    let words = text.split_whitespace();
    let actions: Vec<ActionId> = words.map(|it| ActionId(it.replace('.', ":"))).collect();
    let known = actions.iter().all(|ActionId(it)| it.len() <= 200);
    (actions.len() <= MOST && known).then_some(actions)
}

/// Actions as addresses have them.
pub fn written<A: AsRef<str>>(actions: &[A]) -> String {
    let words = actions.iter().map(|it| it.as_ref().replace(':', "."));
    words.collect::<Vec<_>>().join(" ")
}

/// The words of actions.
pub fn ids(actions: &[ActionId]) -> Vec<&str> {
    actions.iter().map(|ActionId(it)| it.as_str()).collect()
}

/// The game of an address from its beginning: without what was done in it.
pub fn fresh(shell: &Shell) -> Link {
    shell.here(&OF_POSITIONS.map(|it| (it, None)))
}

/// The same game after these actions, played by hand.
pub fn after(shell: &Shell, actions: &[ActionId]) -> Link {
    let written = written(&ids(actions));
    let gone = OF_POSITIONS.into_iter().chain(OF_WATCHING);
    let mut changes: Vec<(&str, Option<&str>)> = gone.map(|it| (it, None)).collect();
    if !actions.is_empty() {
        changes.push(("acoes", Some(&written)));
    }
    shell.here(&changes)
}

/// This game at another moment.
pub fn moment(shell: &Shell, until: usize) -> Link {
    let until = until.to_string();
    shell.here(&[("em", None), ("faz", None), ("ate", Some(&until))])
}

/// This page with what buttons say settled into the parameters that addresses have; none if it is so already.
pub fn settled(shell: &Shell) -> Option<Link> {
    if shell.asked("codigo").is_some() && shell.asked("semente").is_none() {
        let fresh = seed::fresh().to_string();
        return Some(shell.here(&[("semente", Some(&fresh))]));
    }
    let Some(done) = shell.asked("faz") else {
        return shell.asked("em").map(|_| shell.here(&[("em", None)]));
    };
    let mut actions = shell
        .asked("acoes")
        .and_then(read)
        .into_iter()
        .flatten()
        .collect::<Vec<_>>();
    let until = shell.asked("em").and_then(|it| it.parse().ok());
    actions.truncate(until.unwrap_or(actions.len()));
    actions.push(ActionId(done.to_owned()));
    Some(after(shell, &actions))
}

/// Whether one action more fits an address.
pub fn has_room(actions: &[ActionId]) -> bool {
    actions.len() < MOST && written(&ids(actions)).len() < LONGEST
}

#[cfg(test)]
mod tests {
    use super::{ids, read, written};

    #[test]
    fn actions_are_words_that_addresses_keep_as_they_are() {
        let all = ["done", "play:fab-tatu-de-roca", "attack:20:5"];
        let text = written(&all);
        assert_eq!(text, "done play.fab-tatu-de-roca attack.20.5");
        assert_eq!(ids(&read(&text).unwrap()), all);
        assert!(read(&"pass ".repeat(401)).is_none());
    }
}
