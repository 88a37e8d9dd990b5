//! Random decks of Aliados without abilities, with random rules and random ways to play them.

use fabulario_engine::fabula::{Deck, PlayRules, Table};
use fabulario_engine::goldfish::compiled::Compiled;
use fabulario_engine::goldfish::question::{Happened, Question};
use fabulario_engine::goldfish::{Condition, Goldfish, Mulligan, Options, Policy};
use fabulario_engine::odds;
use fabulario_engine::rng::Rng;

use super::kit;
use super::second_opinion::{below, ids, some};

/// A deck with everything that it is played with.
pub struct Game {
    pub table: Table,
    pub rules: PlayRules,
    pub deck: Deck,
    pub options: Options,
}

impl Game {
    pub fn reference(&self) -> Goldfish<'_> {
        Goldfish::new(&self.table, self.rules, &self.deck, self.options.clone()).unwrap()
    }

    pub fn compiled(&self) -> Compiled {
        Compiled::new(&self.table, self.rules, &self.deck, &self.options).unwrap()
    }
}

fn byte(rng: &mut Rng, n: u16) -> u8 {
    u8::try_from(below(rng, n)).unwrap()
}

fn number(rng: &mut Rng, n: u16) -> i16 {
    i16::try_from(below(rng, n)).unwrap()
}

fn policy(rng: &mut Rng, pool: u16) -> Policy {
    match below(rng, 6) {
        0 => Policy::BestSpend,
        1 => Policy::CheapestFirst,
        2 => Policy::OffenceFirst,
        3 => Policy::InfluenceFirst,
        4 => Policy::Protect(ids(&some(rng, pool))),
        _ => Policy::Priority(ids(&some(rng, pool))),
    }
}

fn mulligan(rng: &mut Rng, pool: u16) -> Mulligan {
    let least = Condition::AtLeast(byte(rng, 4), ids(&some(rng, pool)));
    let most = Condition::AtMost(byte(rng, 4), ids(&some(rng, pool)));
    let keep = ids(&some(rng, pool));
    match below(rng, 5) {
        0 => Mulligan::Never,
        1 => Mulligan::Keep(keep),
        2 => Mulligan::Rule { stay: least, keep },
        3 => {
            let stay = Condition::All(vec![least, Condition::Not(Box::new(most))]);
            Mulligan::Rule { stay, keep }
        }
        _ => {
            let stay = Condition::Any(vec![least, most]);
            Mulligan::Rule { stay, keep }
        }
    }
}

/// The rules of the book in half of the games, else something that no book says.
fn rules(rng: &mut Rng) -> PlayRules {
    let book = PlayRules {
        opening_hand: 5 + byte(rng, 2),
        ..PlayRules::default()
    };
    if below(rng, 2) == 0 {
        return book;
    }
    PlayRules {
        opening_hand: byte(rng, 9),
        mulligan: below(rng, 4) > 0,
        starter_skips_draw: below(rng, 2) == 0,
        draw_to: byte(rng, 9),
        keep: byte(rng, 8),
        resources_start: number(rng, 4),
        resources_step: number(rng, 4),
        resources_cap: 5 + number(rng, 20),
        restore_cost: byte(rng, 4),
        arredor: 1 + number(rng, 9),
        centro: 1 + number(rng, 20),
        ..book
    }
}

/// A random deck and a random way to play it: from few kinds to singletons, from 0 to 300 cards.
pub fn game(number: u64) -> Game {
    let rng = &mut Rng::new(0xc0_3911_ed00, number);
    let size = match below(rng, 8) {
        0 => below(rng, 12),
        1 => 65 + below(rng, 236),
        2 => 300,
        3 => 40,
        _ => 6 + below(rng, 55),
    };
    let pool = match below(rng, 4) {
        0 => 1 + below(rng, 4),
        1 => 1 + size,
        _ => 1 + below(rng, 20),
    };
    let (dearest, strongest) = (1 + below(rng, 12), 1 + below(rng, 6));
    let cards: Vec<kit::Ally> = (0..pool)
        .map(|_| {
            [
                below(rng, dearest),
                1 + below(rng, strongest),
                below(rng, strongest),
                below(rng, strongest),
            ]
        })
        .collect();
    let table = kit::table(&cards);
    let singletons = pool > size;
    let main: Vec<u16> = (0..size)
        .map(|at| if singletons { at } else { below(rng, pool) })
        .collect();
    let rules = rules(rng);
    let most = 230_u16.saturating_sub(rules.opening_hand.into()) / u16::from(rules.draw_to).max(1);
    let turns = 1 + byte(rng, if size > 100 { most.min(40) } else { 20 });
    let options = Options {
        first: below(rng, 2) == 0,
        policy: policy(rng, pool),
        mulligan: mulligan(rng, pool),
        ..kit::options(&table, turns)
    };
    Game {
        deck: kit::deck(&table, &main),
        table,
        rules,
        options,
    }
}

/// Random questions about its cards, of which groups may share some.
pub fn questions(number: u64) -> Vec<Question> {
    let rng = &mut Rng::new(0xa5_ced0, number);
    let count = |rng: &mut Rng, group| {
        let least = below(rng, 4).into();
        odds::Condition::Count {
            group,
            at_least: least,
            at_most: (below(rng, 3) == 0).then(|| least + u32::from(below(rng, 3))),
        }
    };
    let question = |rng: &mut Rng| {
        let what = [Happened::Seen, Happened::Played][usize::from(below(rng, 2))];
        let groups = (0..3).map(|_| ids(&some(rng, 20))).collect();
        let two = vec![count(rng, 0), count(rng, 1)];
        let not = odds::Condition::Not(Box::new(count(rng, 2)));
        let condition = match below(rng, 3) {
            0 => odds::Condition::All(two),
            1 => odds::Condition::Any(two),
            _ => odds::Condition::All(vec![odds::Condition::Any(two), not]),
        };
        Question::new(what, groups, condition).unwrap()
    };
    (0..below(rng, 6)).map(|_| question(rng)).collect()
}
