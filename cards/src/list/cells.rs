//! Rows of tables: CSV with commas, semicolons or tabs, and the tables of Markdown.

use super::clean::clean;
use super::count::number;
use super::printing::Printing;
use crate::words::slug;

/// The columns of a table that has a first row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Header {
    pub sign: char,
    pub columns: Vec<Column>,
}

/// What a column holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Column {
    Section,
    Copies,
    Name,
    Id,
    Set,
    Number,
    AttachedTo,
    /// Something that no deck is made of.
    Other,
}

/// A row, as far as decks are made of it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Row {
    pub section: String,
    pub copies: String,
    pub name: String,
    pub id: String,
    pub set: String,
    pub number: String,
    pub attached_to: String,
}

const SIGNS: [char; 4] = ['|', '\t', ';', ','];

fn column(word: &str) -> Column {
    match word {
        "secao" | "section" | "parte" | "board" | "local" => Column::Section,
        "copias" | "copies" | "qtd" | "qtde" | "qde" | "quantidade" | "quant" | "qty" | "count"
        | "quantity" | "amount" | "n" | "x" => Column::Copies,
        "nome" | "name" | "carta" | "card" | "card-name" | "nome-da-carta" => Column::Name,
        "id" | "card-id" => Column::Id,
        "colecao" | "set" | "edicao" | "edition" | "set-code" => Column::Set,
        "numero" | "number" | "num" | "no" | "collector-number" => Column::Number,
        "anexada-a" | "anexado-a" | "attached-to" => Column::AttachedTo,
        _ => Column::Other,
    }
}

/// The columns that a line names, if it is the first row of a table.
pub(super) fn header(line: &str) -> Option<Header> {
    let sign = SIGNS.into_iter().find(|sign| line.contains(*sign))?;
    let cells = split(line, sign);
    let columns: Vec<Column> = cells.iter().map(|cell| column(&slug(cell))).collect();
    let known = columns.iter().filter(|it| **it != Column::Other).count();
    let named = columns
        .iter()
        .any(|it| matches!(it, Column::Name | Column::Id));
    (known >= 2 && named).then_some(Header { sign, columns })
}

impl Header {
    /// A line as a row of this table; none if it has other cells.
    pub(super) fn row(&self, line: &str) -> Option<Row> {
        if !line.contains(self.sign) {
            return None;
        }
        let cells = split(line, self.sign);
        let (cells, more) = cells
            .split_at_checked(self.columns.len())
            .unwrap_or((&cells, &[]));
        if more.iter().any(|cell| !cell.is_empty()) {
            return None;
        }
        let mut row = Row::default();
        for (column, cell) in self.columns.iter().zip(cells) {
            let place = match column {
                Column::Section => &mut row.section,
                Column::Copies => &mut row.copies,
                Column::Name => &mut row.name,
                Column::Id => &mut row.id,
                Column::Set => &mut row.set,
                Column::Number => &mut row.number,
                Column::AttachedTo => &mut row.attached_to,
                Column::Other => continue,
            };
            place.clone_from(cell);
        }
        Some(row)
    }
}

/// A line as a row of a table without a first row: copies and name in either order, then set and number.
pub(super) fn headless(line: &str, is_set: &dyn Fn(&str) -> bool) -> Option<Row> {
    let sign = SIGNS.into_iter().find(|sign| line.contains(*sign))?;
    let cells = split(line, sign);
    let (one, two, rest) = match &cells[..] {
        [one, two, rest @ ..] if rest.len() <= 2 => (one, two, rest),
        _ => return None,
    };
    let (copies, name) = match (copies(one), copies(two)) {
        (Some(_), None) => (one, two),
        (None, Some(_)) => (two, one),
        _ => return None,
    };
    let mut row = Row {
        copies: copies.clone(),
        name: name.clone(),
        ..Row::default()
    };
    for cell in rest.iter().filter(|cell| !cell.is_empty()) {
        if number(cell).is_some() {
            row.number.clone_from(cell);
        } else if is_set(cell) {
            row.set.clone_from(cell);
        } else {
            return None;
        }
    }
    Some(row).filter(|row| !row.name.is_empty())
}

/// The copies of a cell: `3`, `3x`, `x3`, and `3.0` or `3,0` as spreadsheets write whole numbers.
pub(super) fn copies(cell: &str) -> Option<u32> {
    let cell = cell.strip_prefix(['x', 'X']).unwrap_or(cell);
    let cell = cell.strip_suffix(['x', 'X']).unwrap_or(cell).trim();
    let whole = cell.trim_end_matches('0').strip_suffix(['.', ',']);
    let whole = whole.filter(|whole| whole.len() + 1 < cell.len());
    number(whole.unwrap_or(cell))
}

/// Whether a line tells spreadsheets what stands between cells: `sep=;`.
pub(super) fn is_separator(line: &str) -> bool {
    let sign = line.trim_matches('"').strip_prefix("sep=");
    let mut sign = sign.into_iter().flat_map(str::chars);
    matches!((sign.next(), sign.next()), (Some(sign), None) if SIGNS.contains(&sign))
}

impl Row {
    /// Where the card was printed, if the row tells.
    pub(super) fn printing(&self) -> Option<Printing<'_>> {
        let set = Some(self.set.as_str()).filter(|set| !set.is_empty());
        let number = number(&self.number);
        (set.is_some() || number.is_some()).then_some(Printing { set, number })
    }
}

/// The cells of a line. RFC 4180
fn split(line: &str, sign: char) -> Vec<String> {
    let mut line = line.trim_matches(|c: char| c == '\u{feff}' || c == ' ');
    if sign == '|' {
        line = line.strip_prefix('|').unwrap_or(line);
        line = line.strip_suffix('|').unwrap_or(line);
    }
    let mut cells = Vec::new();
    let mut cell = String::new();
    let mut quoted = false;
    let mut signs = line.chars().peekable();
    while let Some(c) = signs.next() {
        match c {
            '"' if quoted && signs.next_if_eq(&'"').is_some() => cell.push('"'),
            '"' if quoted => quoted = false,
            '"' if cell.trim().is_empty() => quoted = true,
            c if c == sign && !quoted => cells.push(std::mem::take(&mut cell)),
            c => cell.push(c),
        }
    }
    cells.push(cell);
    let plain = cells.iter().map(|cell| clean(cell).trim().to_owned());
    plain.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_split_as_spreadsheets_write_them() {
        assert_eq!(
            split("3,\"Boi, Manso\",BDF", ','),
            ["3", "Boi, Manso", "BDF"]
        );
        assert_eq!(split("\"a \"\"b\"\"\";3;", ';'), ["a \"b\"", "3", ""]);
        assert_eq!(split("| 3 | **Boi** |", '|'), ["3", "Boi"]);
        assert_eq!(split("Boi \"Manso\",3", ','), ["Boi \"Manso\"", "3"]);
    }

    #[test]
    fn copies_are_whole_numbers() {
        for cell in ["3", "3x", "x3", "3.0", "3,0", "3,00"] {
            assert_eq!(copies(cell), Some(3), "{cell}");
        }
        assert_eq!((copies("30"), copies("0,0")), (Some(30), Some(0)));
        for cell in ["3,5", "3.05", "3.", ".0", "-3", "três", "3.0.0", ""] {
            assert_eq!(copies(cell), None, "{cell}");
        }
    }

    #[test]
    fn what_stands_between_cells_may_be_told() {
        for (line, told) in [
            ("sep=;", true),
            ("\"sep=,\"", true),
            ("sep=", false),
            ("sep=;;", false),
        ] {
            assert_eq!(is_separator(line), told, "{line}");
        }
    }

    #[test]
    fn a_first_row_names_columns() {
        let found = header("Qtd;Carta;Preço").unwrap();
        assert_eq!(found.columns, [Column::Copies, Column::Name, Column::Other]);
        let row = found.row("3;Boi;1,50").unwrap();
        assert_eq!((row.copies.as_str(), row.name.as_str()), ("3", "Boi"));
        assert_eq!(found.row("3 Boi"), None);
        assert_eq!(found.row("3;Boi;1;2"), None);
        assert_eq!(header("3,Boi"), None);
    }

    #[test]
    fn a_table_without_a_first_row_is_read_by_its_cells() {
        let is_set = |code: &str| code == "BDF";
        let read =
            |line| headless(line, &is_set).map(|row| (copies(&row.copies), row.name, row.number));
        let boi = Some((Some(3), "Boi".to_owned(), String::new()));
        for line in ["3,Boi", "Boi,3", "Boi;3x", "3\tBoi\tBDF"] {
            assert_eq!(read(line), boi, "{line}");
        }
        assert_eq!(read("3,Boi,BDF,12").unwrap().2, "12");
        for line in ["Boi", "Boi,Manso", "3,4", "3,Boi,a,b,c", "3,Boi,Manso"] {
            assert_eq!(read(line), None, "{line}");
        }
    }
}
