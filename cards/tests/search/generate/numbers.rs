//! Numbers, arithmetic and days.

use chrono::{Datelike, Days};

use super::super::oracle::fields::Field;
use super::super::oracle::query::{Expr, Leaf, Sign, When};
use super::Maker;

impl Maker<'_, '_> {
    /// The numbers of some printing.
    fn numbers(&mut self) -> Vec<(Field, i64)> {
        let row = self.row();
        let numbers = row.facts.numbers.iter();
        numbers.map(|(field, number)| (*field, *number)).collect()
    }

    pub(super) fn number(&mut self) -> Option<Leaf> {
        let numbers = self.numbers();
        let (field, number) = *self.dice.pick(&numbers);
        let near = number + [-1, 0, 1][self.dice.weighted(&[1, 6, 1])];
        let (left, right) = match self.dice.weighted(&[12, 3, 4]) {
            // A minus before a number is nowhere described.
            0 if near >= 0 => (Expr::Field(field), Expr::Number(near)),
            1 => (Expr::Field(field), Expr::Field(self.dice.pick(&numbers).0)),
            2 => {
                let left = self.sum(&numbers, Expr::Field(field));
                let mut right = self.atom(&numbers);
                if self.dice.percent(30) {
                    right = self.sum(&numbers, right);
                }
                (left, right)
            }
            _ => return None,
        };
        let op = self.op();
        Some(Leaf::Number(left, op, right))
    }

    fn atom(&mut self, numbers: &[(Field, i64)]) -> Expr {
        if self.dice.percent(50) {
            Expr::Field(self.dice.pick(numbers).0)
        } else {
            Expr::Number(self.dice.between(0, 9))
        }
    }

    /// An expression that begins with this one, or seldom holds it in brackets.
    fn sum(&mut self, numbers: &[(Field, i64)], first: Expr) -> Expr {
        let mut sum = first;
        for _ in 0..=self.dice.weighted(&[6, 2, 1]) {
            let signs = [Sign::Plus, Sign::Minus, Sign::Times, Sign::Over];
            let sign = signs[self.dice.weighted(&[4, 3, 3, 2])];
            let mut other = self.atom(numbers);
            if self.dice.percent(15) {
                let more = self.atom(numbers);
                other = Expr::Of(Box::new(other), Sign::Plus, Box::new(more));
            }
            // A sum that is multiplied needs brackets around its beginning: a few do.
            let sums = matches!(sum, Expr::Of(_, Sign::Plus | Sign::Minus, _));
            let times = matches!(sign, Sign::Times | Sign::Over);
            if sums && times && self.dice.percent(60) {
                continue;
            }
            sum = Expr::Of(Box::new(sum), sign, Box::new(other));
        }
        sum
    }

    pub(super) fn parity(&mut self) -> Leaf {
        let numbers = self.numbers();
        let (field, _) = *self.dice.pick(&numbers);
        Leaf::Parity(field, self.dice.percent(50))
    }

    pub(super) fn day(&mut self) -> Leaf {
        let day = *self.dice.pick(&self.all.days);
        let when = match self.dice.weighted(&[4, 2, 2, 1, 3]) {
            0 => When::Day(day),
            1 => {
                let day = day.checked_add_days(Days::new(self.dice.below(60) as u64));
                let day = day.expect("a day of these years");
                When::Month(day.year(), day.month())
            }
            2 => When::Year(day.year()),
            3 => When::Today,
            _ => When::Set(self.dice.pick(self.oracle.catalogue.sets()).code.clone()),
        };
        Leaf::Day(self.op(), when)
    }
}
