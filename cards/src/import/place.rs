//! Where something stands in a file: a JSON pointer, or a line and a column.

use std::fmt::Write as _;

/// A place in a file, written out only where a mistake is told.
#[derive(Debug, Clone, Copy)]
pub(super) struct FilePlace<'a> {
    file: &'a str,
    /// The pointer of the whole entry.
    entry: &'a str,
    below: Below<'a>,
}

#[derive(Debug, Clone, Copy)]
enum Below<'a> {
    Nothing,
    Field(&'a FilePlace<'a>, &'a str),
    Item(&'a FilePlace<'a>, usize),
}

impl<'a> FilePlace<'a> {
    /// The place of an entry.
    pub(super) const fn new(file: &'a str, entry: &'a str) -> Self {
        Self {
            file,
            entry,
            below: Below::Nothing,
        }
    }

    /// A field of what stands here.
    pub(super) const fn field(&'a self, name: &'a str) -> Self {
        Self {
            below: Below::Field(self, name),
            ..*self
        }
    }

    /// An item of the list that stands here.
    pub(super) const fn item(&'a self, at: usize) -> Self {
        Self {
            below: Below::Item(self, at),
            ..*self
        }
    }

    /// The file.
    pub(super) const fn file(&self) -> &'a str {
        self.file
    }

    /// The JSON pointer.
    pub(super) fn pointer(&self) -> String {
        match self.below {
            Below::Nothing => self.entry.to_owned(),
            Below::Field(above, name) => {
                let name = name.replace('~', "~0").replace('/', "~1");
                above.pointer() + "/" + &name
            }
            Below::Item(above, at) => {
                let mut pointer = above.pointer();
                let _ = write!(pointer, "/{at}");
                pointer
            }
        }
    }
}

/// The line and column of a byte, both from 1.
pub(super) fn line_and_column(text: &[u8], byte: usize) -> (usize, usize) {
    let before = text.get(..byte.min(text.len())).unwrap_or_default();
    let mut lines = before.split(|byte| *byte == b'\n');
    let last = lines.next_back().unwrap_or_default();
    let line = lines.count() + 1;
    // A character is counted by its first byte.
    let column = last.iter().filter(|byte| **byte & 0xC0 != 0x80).count() + 1;
    (line, column)
}

/// The text of a file, without the mark that some programs begin it with.
pub(super) fn text(data: &[u8]) -> Result<&str, String> {
    match std::str::from_utf8(data) {
        Ok(text) => Ok(text.strip_prefix('\u{feff}').unwrap_or(text)),
        Err(error) => {
            let (line, column) = line_and_column(data, error.valid_up_to());
            Err(format!(
                "is not text in UTF-8 at line {line}, column {column}: save it as UTF-8"
            ))
        }
    }
}

/// What is wrong with a part of a text that is no JSON, with the line and column in the whole text.
pub(super) fn malformed(error: &serde_json::Error, whole: &str, part: &str) -> String {
    let start = (part.as_ptr() as usize).saturating_sub(whole.as_ptr() as usize);
    let lines = part
        .split_inclusive('\n')
        .take(error.line().saturating_sub(1));
    let lines: usize = lines.map(str::len).sum();
    let byte = start + lines + error.column().saturating_sub(1);
    let (line, column) = line_and_column(whole.as_bytes(), byte);
    let message = error.to_string();
    let message = message.split(" at line ").next().unwrap_or_default();
    if error.is_eof() {
        return format!("ends before it is complete, at line {line}, column {column}");
    }
    format!("cannot be read at line {line}, column {column}: {message}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_told_as_a_pointer() {
        let entry = FilePlace::new("x.json", "/cards/3");
        let list = entry.field("a/b");
        assert_eq!(list.item(2).pointer(), "/cards/3/a~1b/2");
    }

    #[test]
    fn a_column_counts_characters() {
        assert_eq!(line_and_column("a\nçé!".as_bytes(), 6), (2, 3));
        assert_eq!(
            text(b"a\nb\xff"),
            Err("is not text in UTF-8 at line 2, column 2: save it as UTF-8".to_owned())
        );
        assert_eq!(text("\u{feff}{}".as_bytes()), Ok("{}"));
    }
}
