//! What the address of a question about odds says: groups of cards by query, and how many of each are wanted.

use fabulario_engine::Game;

use crate::web::Shell;
use crate::wire::code::CodeText;
use crate::wire::decks::Label;
use crate::wire::odds::{Count, GroupId, OddsAsked, OddsCondition, OddsGroup, OddsQuestion};
use crate::words::Message;
use crate::words::pages::chances as words;

/// The most groups of a page.
const MOST: usize = 4;
/// The most numbers of cards seen.
const MOST_SEEN: usize = 20;

/// A question that is asked often: what it is called, its query, and how many are wanted.
type Common = (fn() -> Message, &'static str, u32);

/// Three questions of each game.
const COMMON: [(Game, [Common; 3]); 4] = [
    (
        Game::Fabula,
        [
            (words::common_early, "custo<=2", 2),
            (words::common_ally, "tipo:aliado custo<=3", 1),
            (words::common_trick, "tipo:manobra", 1),
        ],
    ),
    (
        Game::Dominions,
        [
            (words::common_units, "tipo:unidade", 2),
            (words::common_strong, "tipo:unidade atk>=2", 1),
            (words::common_artifact, "tipo:artefato", 1),
        ],
    ),
    (
        Game::Multiversity,
        [
            (words::common_character, "tipo:personagem", 1),
            (words::common_energies, "tipo:energia", 3),
            (words::common_item, "tipo:item", 1),
        ],
    ),
    (
        Game::Apoteose,
        [
            (words::common_item, "tipo:item", 1),
            (words::common_skill, "tipo:habilidade", 1),
            (words::common_event, "tipo:evento", 1),
        ],
    ),
];

/// A group of cards with the question about it.
#[derive(Debug, Clone)]
pub struct Group {
    /// Its number, from 1 on.
    pub number: usize,
    /// What the reader calls it.
    pub name: String,
    /// Which cards.
    pub query: String,
    /// How many are wanted.
    pub wanted: u32,
    /// And no more than that, if somebody says so.
    pub most: Option<u32>,
    /// How many the deck has, once that is known.
    pub there: Option<u32>,
}

/// What the address says.
pub struct Asked {
    /// The groups that have a query.
    pub groups: Vec<Group>,
    /// The numbers of cards seen; the game's usual ones if none are named.
    pub seen: Option<Vec<u32>>,
    /// What cannot be understood.
    pub wrong: Vec<String>,
}

impl Asked {
    /// Reads the address; who asks for nothing asks what is asked often.
    pub fn read(shell: &Shell) -> Self {
        let lang = shell.lang;
        let mut wrong = Vec::new();
        let mut groups = Vec::new();
        for number in 1..=MOST {
            let field = |name: &str| shell.asked(&format!("{name}{number}"));
            let Some(query) = field("busca") else {
                continue;
            };
            let wanted = field("ao_menos").map_or(Some(1), |text| text.trim().parse().ok());
            let wanted = wanted.filter(|wanted| *wanted <= 1000);
            if wanted.is_none() {
                wrong.push(words::wrong_wanted(number).to(lang));
            }
            let written = field("no_maximo");
            let most = written.and_then(|text| text.trim().parse::<u32>().ok());
            let possible = |most: u32| most <= 1000 && wanted.is_none_or(|least| least <= most);
            if written.is_some() && !most.is_some_and(possible) {
                wrong.push(words::wrong_most(number).to(lang));
            }
            let name = field("nome").unwrap_or(query).trim();
            groups.push(Group {
                number,
                name: name.chars().take(64).collect(),
                query: query.to_owned(),
                wanted: wanted.unwrap_or(1),
                most,
                there: None,
            });
        }
        if groups.is_empty() {
            groups = common(shell).to_vec();
        }
        let seen = shell.asked("vistas").and_then(|text| {
            let numbers = text.split([',', ' ']).filter(|it| !it.is_empty());
            let numbers = numbers.map(|it| it.parse().ok().filter(|it| *it <= 1000));
            let mut seen: Vec<u32> = numbers.collect::<Option<_>>().unwrap_or_else(Vec::new);
            seen.sort_unstable();
            seen.dedup();
            if seen.is_empty() || seen.len() > MOST_SEEN {
                wrong.push(words::wrong_seen(MOST_SEEN).to(lang));
                return None;
            }
            Some(seen)
        });
        Self {
            groups,
            seen,
            wrong,
        }
    }

    /// The fields of the form: those that are asked for with what the deck has of them, then empty ones.
    pub fn fields(&self, there: &[u32]) -> Vec<Group> {
        let empty = |number| Group {
            number,
            name: String::new(),
            query: String::new(),
            wanted: 1,
            most: None,
            there: None,
        };
        let field = |number| {
            let mut asked = self.groups.iter().enumerate();
            let asked = asked.find(|(_, group)| group.number == number);
            asked.map_or_else(
                || empty(number),
                |(at, group)| Group {
                    there: there.get(at).copied(),
                    ..group.clone()
                },
            )
        };
        (1..=MOST).map(field).collect()
    }

    /// The same as the API is asked.
    pub fn odds(&self, game: Game, code: &str) -> OddsAsked {
        odds(&self.groups, game, code, self.seen.as_deref())
    }
}

/// The questions that are asked often in the page's game.
pub fn common(shell: &Shell) -> [Group; 3] {
    let of_game = COMMON.iter().find(|(game, _)| *game == shell.game);
    let questions = of_game.map_or(COMMON[0].1, |(_, questions)| *questions);
    let mut number = 0;
    questions.map(|(name, query, wanted)| {
        number += 1;
        Group {
            number,
            name: name().to(shell.lang),
            query: query.to_owned(),
            wanted,
            most: None,
            there: None,
        }
    })
}

/// A question about each group, and one about all of them together if there are several.
pub fn odds(groups: &[Group], game: Game, code: &str, seen: Option<&[u32]>) -> OddsAsked {
    let id = |group: &Group| GroupId(format!("g{}", group.number));
    let condition = |group: &Group| OddsCondition {
        group: Some(id(group)),
        at_least: Some(Count(group.wanted)),
        at_most: group.most.map(Count),
        ..OddsCondition::default()
    };
    let seen = seen.map(|seen| seen.iter().map(|seen| Count(*seen)).collect::<Vec<_>>());
    let question = |label: Option<&str>, condition: OddsCondition| OddsQuestion {
        label: label.map(|label| Label(label.to_owned())),
        condition,
        seen: seen.clone(),
    };
    let mut questions: Vec<OddsQuestion> = groups
        .iter()
        .map(|group| question(Some(&group.name), condition(group)))
        .collect();
    if groups.len() > 1 {
        let all = OddsCondition {
            all: Some(groups.iter().map(condition).collect()),
            ..OddsCondition::default()
        };
        questions.push(question(None, all));
    }
    let group = |group: &Group| OddsGroup {
        id: id(group),
        cards: None,
        query: Some(group.query.clone()),
        count: None,
    };
    OddsAsked {
        game,
        deck: None,
        code: Some(CodeText(code.to_owned())),
        section: None,
        size: None,
        groups: groups.iter().map(group).collect(),
        questions,
        fractions: true,
    }
}
