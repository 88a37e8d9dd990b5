//! One term, asked of every printing.

use regex::RegexBuilder;

use super::Oracle;
use super::bits::Bits;
use super::fields::Field;
use super::fold::{fold, without_accents, words};
use super::numbers::{days, fields_of, on, worth};
use super::query::{Expr, Find, Has, Leaf, Look, Op};
use super::texts::Place;
use super::vocabulary::RARITIES;

impl Oracle<'_> {
    /// The rows of which a term holds.
    pub(super) fn ask(&mut self, leaf: &Leaf) -> Bits {
        let count = self.rows.len();
        match leaf {
            Leaf::Text(Look::In(Field::Artist), find) => self.artist(find),
            Leaf::Text(look, find) => self.all_printings(&self.texts.find(*look, find)),
            Leaf::Called(name) => {
                let find = Find::Whole(name.clone());
                self.all_printings(&self.texts.find(Look::In(Field::Name), &find))
            }
            Leaf::One(field, is, name) => self.one(*field, *is, name),
            Leaf::Many(field, op, names) => self.many(*field, *op, names),
            Leaf::Count(field, op, number) => self.holders(*field, |values| {
                op.holds(&i64::try_from(values.len()).unwrap(), number)
            }),
            Leaf::Rarity(op, name) => {
                let value = *self.vocabulary.named(Field::Rarity, name).first().unwrap();
                let id = &self.vocabulary.values(Field::Rarity)[value].id;
                let rank = RARITIES.iter().position(|it| it == id).unwrap();
                let rarity = |row: usize| self.rows[row].facts.rarity;
                Bits::of(count, |row| {
                    rarity(row).is_some_and(|it| op.holds(&it, &rank))
                })
            }
            Leaf::Number(left, op, right) => self.number(left, *op, right),
            Leaf::Parity(field, even) => {
                let column = self.numbers.get(field);
                let number = |row: usize| column.and_then(|column| column[row]);
                Bits::of(count, |row| {
                    number(row).is_some_and(|it| (it % 2 == 0) == *even)
                })
            }
            Leaf::Day(op, when) => {
                let sets = self.catalogue.sets();
                let released = |code: &str| {
                    let set = sets.iter().find(|set| fold(&set.code) == fold(code));
                    set.unwrap().released
                };
                let (first, last) = days(when, self.today, released);
                let day = |row: usize| self.rows[row].released;
                Bits::of(count, |row| {
                    day(row).is_some_and(|day| on(day, *op, first, last))
                })
            }
            Leaf::Has(has) => Bits::of(count, |row| self.has(*has, row)),
            Leaf::Is(name) => {
                let flags = self.vocabulary.values(Field::Is);
                let named = self.vocabulary.named(Field::Is, name).iter();
                let ids: Vec<&str> = named.map(|value| flags[*value].id.as_str()).collect();
                Bits::of(count, |row| {
                    let flags = &self.rows[row].facts.flags;
                    ids.iter().any(|id| flags.contains(id))
                })
            }
            Leaf::Format(field, written, day) => {
                let day = day.unwrap_or(self.today);
                let asked = self.judgements.ask(self.catalogue, *field, written, day);
                self.all_printings(&asked)
            }
        }
    }

    /// The rows that have a field, perhaps without a value, of which something holds.
    fn holders(&self, field: Field, mut holds: impl FnMut(&[usize]) -> bool) -> Bits {
        let mut rows = Bits::none(self.rows.len());
        let column = self.values.get(&field).into_iter().flatten();
        for (row, values) in column.enumerate() {
            if let Some(values) = values
                && holds(values)
            {
                rows.add(row);
            }
        }
        rows
    }

    fn one(&self, field: Field, is: bool, name: &str) -> Bits {
        let meant = self.vocabulary.named(field, name);
        self.holders(field, |values| {
            !values.is_empty() && values.iter().any(|value| meant.contains(value)) == is
        })
    }

    /// A name stands for every value that has it: one of them is enough, and all of them are listed.
    fn many(&self, field: Field, op: Op, names: &[String]) -> Bits {
        let meant: Vec<&[usize]> = names
            .iter()
            .map(|name| self.vocabulary.named(field, name))
            .collect();
        let listed = meant.concat();
        self.holders(field, |values| {
            let all = meant
                .iter()
                .all(|meant| meant.iter().any(|value| values.contains(value)));
            let no_others = values.iter().all(|value| listed.contains(value));
            match op {
                Op::Ge => all,
                Op::Le => no_others,
                Op::Eq => all && no_others,
                Op::Ne => !(all && no_others),
                Op::Gt => all && !no_others,
                Op::Lt => !all && no_others,
            }
        })
    }

    fn number(&self, left: &Expr, op: Op, right: &Expr) -> Bits {
        let mut rows = Bits::none(self.rows.len());
        let fields = [fields_of(left), fields_of(right)].concat();
        // What lacks one of the fields is not asked.
        let columns: Option<Vec<_>> = fields.iter().map(|it| self.numbers.get(it)).collect();
        let Some(columns) = columns else {
            return rows;
        };
        for row in 0..self.rows.len() {
            if columns.iter().any(|column| column[row].is_none()) {
                continue;
            }
            let number = |field: Field| self.numbers[&field][row];
            let holds = worth(left, &number)
                .zip(worth(right, &number))
                .is_some_and(|(left, right)| op.holds(&left, &right));
            if holds {
                rows.add(row);
            }
        }
        rows
    }

    fn artist(&self, find: &Find) -> Bits {
        let fits: Box<dyn Fn(&str) -> bool> = match find {
            Find::Part(part) => {
                let part = fold(part);
                Box::new(move |name| name.contains(&part))
            }
            Find::Whole(whole) => {
                let whole = words(whole);
                Box::new(move |name| words(name) == whole)
            }
            Find::Other(other) => {
                let other = words(other);
                Box::new(move |name| words(name) != other)
            }
            Find::Regex(pattern) => {
                let mut pattern = RegexBuilder::new(&without_accents(pattern));
                let pattern = pattern.case_insensitive(true).multi_line(true);
                let pattern = pattern.build().expect("patterns are right");
                Box::new(move |name| pattern.is_match(name))
            }
            other => panic!("artists are not asked for {other:?}"),
        };
        Bits::of(self.rows.len(), |row| {
            let artist = self.rows[row].artist.as_ref();
            artist.is_some_and(|(_, folded)| fits(folded))
        })
    }

    fn has(&self, has: Has, row: usize) -> bool {
        let row = &self.rows[row];
        match has {
            Has::Ruling => row.facts.ruled,
            Has::Field(Field::Name) => self.texts.has(Place::Name, row.card),
            Has::Field(Field::Text) => self.texts.has(Place::Text, row.card),
            Has::Field(Field::Flavour) => self.texts.has(Place::Flavour, row.card),
            Has::Field(Field::Artist) => row.artist.is_some(),
            Has::Field(Field::Date) => row.released.is_some(),
            Has::Field(Field::Rarity) => row.facts.rarity.is_some(),
            Has::Field(field) => {
                let values = row.facts.values.get(&field);
                row.facts.numbers.contains_key(&field)
                    || values.is_some_and(|values| !values.is_empty())
            }
        }
    }
}
