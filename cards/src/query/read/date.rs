//! Days.

use chrono::{Datelike as _, Days, Months, NaiveDate};

use super::super::Op;
use super::super::tree::{Date, Term, Tree};
use super::Reading;
use super::compare::Comparison;

impl Reading<'_> {
    pub(super) fn day(&mut self, asked: Comparison<'_>) -> Option<Tree> {
        let (op, text) = (asked.op, asked.text);
        let (span, at) = (asked.span, asked.at);
        let date = self.date(text);
        if date.is_none() {
            let pt =
                format!("“{text}” não é um dia como 2026-11-16, um mês, um ano ou uma coleção.");
            let en = format!("“{text}” is no day such as 2026-11-16, month, year or set.");
            self.warn("wrong_value", at, pt, en);
        }
        let op = if op == Op::Colon { Op::Equal } else { op };
        date.map(|date| Tree::Term(Term::Day(op, date), span))
    }

    pub(super) fn date(&self, text: &str) -> Option<Date> {
        let text = crate::words::fold(text);
        if text == "hoje" || text == "today" {
            return Some(one(self.reader.today));
        }
        if let Some(day) = self.reader.vocabulary.released.get(&text) {
            return Some(one(*day));
        }
        written(&text)
    }
}

const fn one(day: NaiveDate) -> Date {
    Date {
        first: day,
        last: day,
    }
}

/// A day, a month or a year.
fn written(text: &str) -> Option<Date> {
    let numbers: Option<Vec<u32>> = text
        .split('-')
        .map(|part| {
            let plain = part.len() <= 4 && part.chars().all(|c| c.is_ascii_digit());
            part.parse().ok().filter(|_| plain)
        })
        .collect();
    let (first, months) = match numbers?[..] {
        [year] if text.len() == 4 => (day(year, 1, 1)?, 12),
        [year, month] => (day(year, month, 1)?, 1),
        [year, month, of_month] => return day(year, month, of_month).map(one),
        _ => return None,
    };
    let last = first
        .checked_add_months(Months::new(months))?
        .checked_sub_days(Days::new(1))?;
    Some(Date { first, last })
}

fn day(year: u32, month: u32, day: u32) -> Option<NaiveDate> {
    let day = NaiveDate::from_ymd_opt(i32::try_from(year).ok()?, month, day)?;
    (day.year() >= 1000).then_some(day)
}
