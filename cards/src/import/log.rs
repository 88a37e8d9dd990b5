//! What is told about a file: mistakes, and what was understood in a way worth knowing.

use fabulario_engine::Lang;

use crate::catalogue::Mistake;

/// Nobody mends more at once.
const MOST: usize = 500;

/// Mistakes and counts, while a file is read.
#[derive(Debug, Default)]
pub(super) struct ImportLog {
    mistakes: Vec<Mistake>,
    /// Mistakes beyond the last one that is kept.
    more: usize,
    /// Cards that had no id.
    pub ids: usize,
    /// Cards that had no number.
    pub numbers: usize,
    /// Texts in Portuguese only, and in English only.
    pub one_language: [usize; 2],
    /// Effects that did not say how they are activated.
    pub permanent: usize,
}

impl ImportLog {
    /// Takes a mistake.
    pub(super) fn wrong(&mut self, file: &str, pointer: String, message: impl Into<String>) {
        if self.mistakes.len() < MOST {
            self.mistakes.push(Mistake::new(file, pointer, message));
        } else {
            self.more += 1;
        }
    }

    /// Whether more mistakes would only be counted.
    pub(super) const fn is_full(&self) -> bool {
        self.mistakes.len() >= MOST
    }

    /// Counts a text by the languages that it is in.
    pub(super) fn text(&mut self, pt: bool, en: bool) {
        let [only_pt, only_en] = &mut self.one_language;
        *only_pt += usize::from(pt && !en);
        *only_en += usize::from(en && !pt);
    }

    /// The mistakes, or what is worth knowing where there are none.
    pub(super) fn finish(mut self, file: &str) -> Result<Vec<Mistake>, Vec<Mistake>> {
        if self.mistakes.is_empty() {
            return Ok(self.notes(file));
        }
        if self.more > 0 {
            self.mistakes.pop();
            let message = format!("and {} more mistakes; mend these first", self.more + 1);
            self.mistakes.push(Mistake::new(file, "", message));
        }
        Err(self.mistakes)
    }

    fn notes(&self, file: &str) -> Vec<Mistake> {
        let mut notes = Vec::new();
        let mut note = |count: usize, one: &str, many: &str| {
            let message = if count == 1 {
                format!("1 {one}")
            } else {
                format!("{count} {many}")
            };
            if count > 0 {
                notes.push(Mistake::new(file, "", message));
            }
        };
        note(
            self.ids,
            "id was made of a name: write it down before the name changes",
            "ids were made of names: write them down before a name changes",
        );
        note(
            self.numbers,
            "number in a set was given by the order of the file",
            "numbers in sets were given by the order of the file",
        );
        for (lang, count) in Lang::ALL.into_iter().zip(self.one_language) {
            note(
                count,
                &format!("text is in {lang} only and is shown so in both languages"),
                &format!("texts are in {lang} only and are shown so in both languages"),
            );
        }
        note(
            self.permanent,
            "effect without an activation was read as permanent",
            "effects without an activation were read as permanent",
        );
        notes
    }
}
