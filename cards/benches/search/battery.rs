//! Every kind of question, put to the index, to the naive scan and to SQLite.

use std::error::Error;
use std::time::Duration;

use super::make::Maker;
use super::naive;
use super::names;
use super::ours::Ours;
use super::plain::Plain;
use super::question::{Found, Question};
use super::sqlite::Sqlite;
use super::statements::Statements;
use super::times::{Effort, Times, measure};

/// What half of the questions, and 99 in a hundred, may take at most, in microseconds.
type Limits = (Option<f64>, Option<f64>);

const FREE: Limits = (None, None);
const STRUCTURED: &str = "structured, sorted, facets";
const COMPLETE: &str = "autocomplete";
const NEAREST: &str = "misspelt name";

/// One kind of question.
pub struct Row {
    pub name: &'static str,
    pub questions: usize,
    pub most: Limits,
    pub ours: Times,
    pub naive: Option<Times>,
    pub sqlite: Option<Times>,
}

const OURS: Effort = Effort {
    rounds: 60,
    most: Duration::from_secs(6),
};
const THEIRS: Effort = Effort {
    rounds: 10,
    most: Duration::from_secs(4),
};
const NAIVE: Effort = Effort {
    rounds: 1,
    most: Duration::from_millis(1500),
};

/// How answers of the index and of the others are compared.
#[derive(Clone, Copy, PartialEq)]
enum Same {
    /// They are the same.
    All,
    /// The index finds other inflections as well.
    Inflected,
}

pub struct Battery<'b> {
    pub ours: &'b Ours<'b>,
    pub cards: &'b [Plain],
    pub sqlite: &'b Sqlite,
    /// What the names of the wanted rows have in them.
    pub only: &'b str,
    /// Whether a look is enough.
    pub quick: bool,
    pub rows: Vec<Row>,
}

impl Battery<'_> {
    /// Asks everything.
    pub fn run(&mut self) -> Result<(), Box<dyn Error>> {
        let maker = Maker::new(self.ours, self.cards);
        let limits = (Some(30.0), Some(100.0));
        self.ask(STRUCTURED, &maker.structured(), limits, Same::All)?;
        let limits = (Some(20.0), None);
        self.ask("rare word", &maker.rare_word(), limits, Same::Inflected)?;
        let limits = (None, Some(1500.0));
        let common = maker.common_words();
        self.ask("three common words", &common, limits, Same::Inflected)?;
        let narrowed = maker.word_and_filter();
        self.ask("word and filter", &narrowed, FREE, Same::Inflected)?;
        self.ask("phrase of three words", &maker.phrase(), FREE, Same::All)?;
        self.ask("regular expression", &maker.regex(), FREE, Same::All)?;
        let first = maker.large();
        self.ask("large result, first page", &first, FREE, Same::All)?;
        let middle = first.into_iter().map(|question| Question {
            after: self.ours.middle(&question),
            ..question
        });
        let middle: Vec<Question> = middle.collect();
        self.ask("large result, middle page", &middle, FREE, Same::All)?;
        self.complete()?;
        self.nearest()?;
        let five = maker.five_terms();
        let ours = self.ours;
        self.row("explain five terms", &five, FREE, |it| {
            ours.explain(&it.text)
        });
        Ok(())
    }

    fn measure<Q, A>(&self, questions: &[Q], effort: Effort, ask: impl Fn(&Q) -> A) -> Times {
        let most = if self.quick {
            effort.most / 4
        } else {
            effort.most
        };
        measure(questions, Effort { most, ..effort }, ask)
    }

    fn wants(&self, name: &str) -> bool {
        name.contains(self.only)
    }

    fn ask(
        &mut self,
        name: &'static str,
        questions: &[Question],
        most: Limits,
        same: Same,
    ) -> Result<(), Box<dyn Error>> {
        if !self.wants(name) {
            return Ok(());
        }
        let (ours, cards, sqlite) = (self.ours, self.cards, self.sqlite);
        let statements = questions.iter().map(|it| Statements::of(it, cards));
        let statements: Vec<Statements> = statements.collect();
        for (at, (question, asked)) in questions.iter().zip(&statements).enumerate() {
            let found = ours.found(question);
            agree(question, &found, &sqlite.answer(asked)?, same)?;
            if at < 10 {
                agree(question, &found, &naive::answer(cards, question), same)?;
            }
        }
        self.row(name, questions, most, |it| ours.ask(it));
        let naive = self.measure(questions, NAIVE, |it| naive::answer(cards, it));
        let sqlite = self.measure(&statements, THEIRS, |it| sqlite.answer(it));
        self.beside(naive, sqlite);
        Ok(())
    }

    fn complete(&mut self) -> Result<(), Box<dyn Error>> {
        if !self.wants(COMPLETE) {
            return Ok(());
        }
        let (ours, cards, sqlite) = (self.ours, self.cards, self.sqlite);
        let questions = names::beginnings(ours.catalogue);
        for text in &questions {
            let (mine, theirs) = (ours.complete(text).len(), sqlite.complete(text)?.len());
            if mine != theirs {
                return Err(format!("{text}: {mine} and {theirs} suggestions").into());
            }
        }
        self.row(COMPLETE, &questions, (Some(20.0), None), |it| {
            ours.complete(it)
        });
        let naive = self.measure(&questions, NAIVE, |it| naive::complete(cards, it));
        let sqlite = self.measure(&questions, THEIRS, |it| sqlite.complete(it));
        self.beside(naive, sqlite);
        Ok(())
    }

    fn nearest(&mut self) -> Result<(), Box<dyn Error>> {
        if !self.wants(NEAREST) {
            return Ok(());
        }
        let (ours, cards, sqlite) = (self.ours, self.cards, self.sqlite);
        let questions = names::misspelt(ours.catalogue);
        let (mut mine, mut theirs) = (0, 0);
        for (text, card) in &questions {
            mine += usize::from(ours.nearest(text).contains(card));
            theirs += usize::from(sqlite.nearest(text)?.contains(card));
        }
        let all = questions.len();
        println!("of {all} misspelt names the index finds {mine}, SQLite {theirs}");
        self.row(NEAREST, &questions, (Some(60.0), None), |(it, _)| {
            ours.nearest(it)
        });
        let naive = self.measure(&questions, NAIVE, |(it, _)| naive::nearest(cards, it));
        self.beside(
            naive,
            self.measure(&questions, THEIRS, |(it, _)| sqlite.nearest(it)),
        );
        Ok(())
    }

    /// Measures the index.
    fn row<Q, A>(
        &mut self,
        name: &'static str,
        questions: &[Q],
        most: Limits,
        ask: impl Fn(&Q) -> A,
    ) {
        if self.wants(name) {
            self.rows.push(Row {
                name,
                questions: questions.len(),
                most,
                ours: self.measure(questions, OURS, ask),
                naive: None,
                sqlite: None,
            });
        }
    }

    /// Adds what the others take for the last row.
    fn beside(&mut self, naive: Times, sqlite: Times) {
        if let Some(row) = self.rows.last_mut() {
            row.naive = Some(naive);
            row.sqlite = Some(sqlite);
        }
    }
}

/// Who answers something else is not measured.
fn agree(
    question: &Question,
    ours: &Found,
    other: &Found,
    same: Same,
) -> Result<(), Box<dyn Error>> {
    let fits = match same {
        Same::All => ours == other,
        Same::Inflected => ours.total >= other.total,
    };
    if fits {
        return Ok(());
    }
    Err(format!("{}: {ours:?} is not {other:?}", question.text).into())
}
