//! The tables, and what was missed.

use std::error::Error;

use super::battery::Row;

/// The least ratio of SQLite's time to ours, over all rows.
const LEAST_MEAN: f64 = 10.0;
/// The most that a page in the middle may cost, in first pages.
const MOST_MIDDLE: f64 = 1.5;

#[derive(Default)]
pub struct Verdict {
    missed: Vec<String>,
}

impl Verdict {
    /// A figure that has a limit.
    pub fn at_most(&mut self, what: &str, figure: f64, most: f64) {
        if figure > most {
            self.missed
                .push(format!("{what}: {figure:.2}, at most {most}"));
        }
    }

    fn at_least(&mut self, what: &str, figure: f64, least: f64) {
        if figure < least {
            self.missed
                .push(format!("{what}: {figure:.2}, at least {least}"));
        }
    }

    /// Prints the rows.
    pub fn judge(&mut self, rows: &[Row]) {
        self.against_all(rows);
        self.pages(rows);
        self.against_sqlite(rows);
    }

    fn against_all(&mut self, rows: &[Row]) {
        println!(
            "\n{:<28} {:>9} {:>10} {:>10} {:>11} {:>8}",
            "microseconds", "questions", "p50", "p99", "scan p50", "ratio"
        );
        for row in rows {
            let (half, most) = (row.ours.within(50), row.ours.within(99));
            let mut limits = String::new();
            for (name, figure, limit) in [("p50", half, row.most.0), ("p99", most, row.most.1)] {
                if let Some(limit) = limit {
                    let over = if figure > limit { "OVER" } else { "at most" };
                    limits = format!("{limits}  {name} {over} {limit}");
                    self.at_most(&format!("{}, {name} in µs", row.name), figure, limit);
                }
            }
            let scan = row.naive.as_ref().map(|it| row.ours.beside(it));
            let scan = scan.map(|(ours, scan)| format!("{scan:>11.1} {:>7.1}x", scan / ours));
            let (name, questions) = (row.name, row.questions);
            let scan = scan.unwrap_or_else(|| " ".repeat(20));
            println!("{name:<28} {questions:>9} {half:>10.1} {most:>10.1} {scan}{limits}");
        }
    }

    fn pages(&mut self, rows: &[Row]) {
        let half = |name: &str| {
            rows.iter()
                .find(|it| it.name.ends_with(name))
                .map(|it| it.ours.within(50))
        };
        if let (Some(first), Some(middle)) = (half("first page"), half("middle page")) {
            let ratio = middle / first;
            println!("\na page in the middle costs {ratio:.2} first pages, at most {MOST_MIDDLE}");
            self.at_most("middle page in first pages", ratio, MOST_MIDDLE);
        }
    }

    fn against_sqlite(&mut self, rows: &[Row]) {
        println!(
            "\n{:<28} {:>10} {:>11} {:>8}",
            "p50 in microseconds", "ours", "SQLite", "ratio"
        );
        let mut logarithms = Vec::new();
        for row in rows {
            let Some((ours, theirs)) = row.sqlite.as_ref().map(|it| row.ours.beside(it)) else {
                continue;
            };
            let name = row.name;
            let ratio = theirs / ours;
            logarithms.push(ratio.ln());
            println!("{name:<28} {ours:>10.1} {theirs:>11.1} {ratio:>7.1}x");
            self.at_least(&format!("{name}, against SQLite"), ratio, 1.0);
        }
        let mean = (logarithms.iter().sum::<f64>() / logarithms.len() as f64).exp();
        println!("geometric mean of the ratios: {mean:.1}, at least {LEAST_MEAN}");
        self.at_least("geometric mean of the ratios", mean, LEAST_MEAN);
    }

    /// Lists what was missed.
    pub fn end(self) -> Result<(), Box<dyn Error>> {
        for missed in &self.missed {
            println!("missed: {missed}");
        }
        match self.missed.len() {
            0 => Ok(()),
            missed => Err(format!("{missed} figures are not what they have to be").into()),
        }
    }
}
