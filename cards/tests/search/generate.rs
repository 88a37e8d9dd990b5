//! Random queries, each as the oracle's tree and as somebody might write it. They ask for what cards have, so that
//! most of them find something.

use chrono::NaiveDate;

use super::oracle::query::{Expr, Find, Leaf, Look, Op, Query};
use super::oracle::{Oracle, Row};
use dice::Dice;

mod dice;
mod numbers;
mod spell;
mod values;
mod words;

/// A query in both forms.
pub struct Made {
    pub tree: Query,
    pub text: String,
}

/// The longest query, in characters.
const LONGEST: usize = 1024;
/// The most regular expressions.
const PATTERNS: usize = 4;
/// So many terms are enough for more than one mistake.
const TERMS: usize = 10;

/// Makes queries about the cards of an oracle.
pub struct Generator {
    seed: u64,
    /// A regular expression takes long to ask of all cards, so queries share them.
    patterns: Vec<(Look, String)>,
    days: Vec<NaiveDate>,
}

impl Generator {
    pub fn new(oracle: &Oracle<'_>, seed: u64) -> Self {
        let patterns = words::patterns(oracle, &mut Dice::new(seed, u64::MAX));
        let mut days: Vec<NaiveDate> = oracle
            .catalogue
            .sets()
            .iter()
            .map(|it| it.released)
            .collect();
        days.sort_unstable();
        days.dedup();
        Self {
            seed,
            patterns,
            days,
        }
    }

    /// The query with this number.
    pub fn query(&self, oracle: &Oracle<'_>, number: u64) -> Made {
        let mut maker = Maker {
            all: self,
            oracle,
            dice: Dice::new(self.seed, number),
            anchor: 0,
            terms: 0,
            patterns: 0,
        };
        loop {
            maker.anchor = maker.dice.below(oracle.rows.len());
            (maker.terms, maker.patterns) = (0, 0);
            let depth = maker.dice.below(5);
            let tree = maker.tree(depth);
            let text = spell::spell(&tree, &mut maker.dice);
            if text.chars().count() <= LONGEST && maker.patterns <= PATTERNS {
                return Made { tree, text };
            }
        }
    }
}

/// Makes one query.
struct Maker<'m, 'c> {
    all: &'m Generator,
    oracle: &'m Oracle<'c>,
    dice: Dice,
    /// The printing that most terms are about, so that several of them hold together.
    anchor: usize,
    terms: usize,
    patterns: usize,
}

impl<'m> Maker<'m, '_> {
    /// A printing to ask about.
    fn row(&mut self) -> &'m Row {
        let rows = &self.oracle.rows;
        if self.dice.percent(60) {
            &rows[self.anchor]
        } else {
            self.dice.pick(rows)
        }
    }

    fn tree(&mut self, depth: usize) -> Query {
        if depth == 0 || self.terms + 1 >= TERMS {
            return self.term();
        }
        match self.dice.weighted(&[25, 40, 22, 13]) {
            0 => self.term(),
            1 => Query::All(self.parts(depth)),
            2 => Query::Any(self.parts(depth)),
            _ => Query::Not(Box::new(self.tree(depth - 1))),
        }
    }

    fn parts(&mut self, depth: usize) -> Vec<Query> {
        let count = 2 + self.dice.weighted(&[6, 3, 1]);
        let mut parts = vec![self.tree(depth - 1)];
        while parts.len() < count && self.terms < TERMS {
            parts.push(self.tree(depth - 1));
        }
        parts
    }

    fn term(&mut self) -> Query {
        self.terms += 1;
        let leaf = self.leaf();
        if matches!(leaf, Leaf::Text(_, Find::Regex(_))) {
            self.patterns += 1;
        }
        let mut leaves = vec![leaf];
        if self.dice.percent(14) {
            for _ in 0..=self.dice.below(2) {
                let other = self.another(&leaves[0]);
                leaves.extend(other.filter(|other| !leaves.contains(other)));
            }
        }
        Query::Term(leaves)
    }

    /// A term of any kind; a kind that finds nothing to ask for leaves it to another.
    fn leaf(&mut self) -> Leaf {
        loop {
            let leaf = match self
                .dice
                .weighted(&[22, 12, 6, 3, 3, 3, 3, 14, 14, 4, 4, 14, 2, 4, 4, 4, 2])
            {
                0 => self.word(),
                1 => self.phrase(),
                2 => self.prefix(),
                3 => Some(self.pattern()),
                4 => self.whole(),
                5 => self.called(),
                6 => self.artist(),
                7 => self.one(),
                8 => self.many(),
                9 => Some(self.count()),
                10 => self.rarity(),
                11 => self.number(),
                12 => Some(self.parity()),
                13 => Some(self.day()),
                14 => Some(self.has()),
                15 => Some(self.is()),
                _ => Some(self.format()),
            };
            if let Some(leaf) = leaf {
                return leaf;
            }
        }
    }

    /// Another value for the same field and operator. What `!=` means for several values nobody has written.
    fn another(&mut self, leaf: &Leaf) -> Option<Leaf> {
        match leaf {
            Leaf::One(field, true, _) => {
                let name = self.value(*field)?;
                Some(Leaf::One(*field, true, name))
            }
            Leaf::Many(field, op, names) if *op != Op::Ne && names.len() == 1 => {
                let name = self.value(*field)?;
                Some(Leaf::Many(*field, *op, vec![name]))
            }
            Leaf::Rarity(op, _) if *op != Op::Ne => {
                let Some(Leaf::Rarity(_, name)) = self.rarity() else {
                    return None;
                };
                Some(Leaf::Rarity(*op, name))
            }
            Leaf::Number(Expr::Field(field), op, Expr::Number(number)) if *op != Op::Ne => {
                let number = (number + self.dice.between(1, 3)).max(0);
                Some(Leaf::Number(Expr::Field(*field), *op, Expr::Number(number)))
            }
            Leaf::Day(op, _) if *op != Op::Ne => {
                let Leaf::Day(_, when) = self.day() else {
                    return None;
                };
                Some(Leaf::Day(*op, when))
            }
            Leaf::Text(look @ Look::In(_), Find::Word(_) | Find::Phrase(_)) => {
                let find = self.word_in(*look)?;
                Some(Leaf::Text(*look, find))
            }
            _ => None,
        }
    }
}
