//! Rooms of words as code: a module for every room, a function for every text.

use std::fmt::Write as _;

use super::{COUNT, Forms, Piece, Room, Text};

/// The rooms whose words modules of pages have: those of the pages themselves, and those that only modules say.
const PAGES: &str = "pages";
const ISLANDS: &str = "islands";

/// Rust functions that make messages.
///
/// Tests have one language more, made from the first one: its texts stand in brackets.
pub fn rust(rooms: &[Room]) -> String {
    let mut code = String::new();
    for room in rooms.iter().filter(|room| room.name != ISLANDS) {
        let texts: String = room.texts.iter().map(function).collect();
        let inner = rust(&room.rooms);
        let _ = write!(code, "pub(crate) mod {} {{\n{texts}{inner}}}\n", room.name);
    }
    code
}

fn function(Text { name, gaps, forms }: &Text) -> String {
    let counts = forms.iter().any(|forms| forms.one != forms.other);
    let count = |gap: &&String| counts && *gap == COUNT;
    let parameters = gaps.iter().map(|gap| {
        let kind = if count(&gap) { "Count" } else { "Phrase" };
        format!("{gap}: impl Into<crate::words::{kind}>, ")
    });
    let convert = gaps.iter().filter(count);
    let convert = convert.map(|gap| format!("let {gap} = {gap}.into();\n"));
    let chosen = gaps
        .iter()
        .find(count)
        .map_or("crate::words::Count(1)", |gap| gap);
    let values = gaps.iter().map(|gap| format!("{gap}.into(), "));
    let languages = forms.iter().map(|forms| forms.rust(gaps));
    let pseudo = forms.iter().take(1).map(|it| it.pseudo().rust(gaps));
    format!(
        "pub(crate) fn {name}({parameters}) -> crate::words::Message {{\n\
         use crate::words::message::{{Forms, Piece}};\n\
         {convert}crate::words::Message::new(\n\
         &[{languages}#[cfg(test)]\n{pseudo}], {chosen}, vec![{values}])\n}}\n",
        parameters = parameters.collect::<String>(),
        convert = convert.collect::<String>(),
        languages = languages.collect::<String>(),
        pseudo = pseudo.collect::<String>(),
        values = values.collect::<String>(),
    )
}

impl Forms {
    fn rust(&self, gaps: &[String]) -> String {
        let list = |pieces: &[Piece]| {
            let pieces = pieces.iter().map(|piece| match piece {
                Piece::Say(text) => format!("Piece::Say({text:?}), "),
                Piece::Gap(gap) => {
                    let at = gaps.iter().take_while(|it| *it != gap).count();
                    format!("Piece::Gap({at}), ")
                }
            });
            pieces.collect::<String>()
        };
        let (one, other) = (list(&self.one), list(&self.other));
        format!("Forms {{ one: &[{one}], other: &[{other}] }},\n")
    }

    /// The same in brackets, its vowels changed.
    fn pseudo(&self) -> Self {
        let change = |text: &str| {
            let vowels = [("a", "à"), ("e", "è"), ("o", "ò"), ("u", "ù")];
            vowels
                .iter()
                .fold(text.to_owned(), |text, (from, to)| text.replace(from, to))
        };
        let bracketed = |pieces: &[Piece]| {
            let inner = pieces.iter().map(|piece| match piece {
                Piece::Say(text) => Piece::Say(change(text)),
                gap @ Piece::Gap(_) => gap.clone(),
            });
            let say = |text: &str| Piece::Say(text.to_owned());
            [say("[!!")]
                .into_iter()
                .chain(inner)
                .chain([say("!!]")])
                .collect()
        };
        Self {
            one: bracketed(&self.one),
            other: bracketed(&self.other),
        }
    }

    fn javascript(&self) -> String {
        let written = |pieces: &[Piece]| {
            let pieces = pieces.iter().map(|piece| match piece {
                Piece::Say(text) => text
                    .replace('\\', "\\\\")
                    .replace('`', "\\`")
                    .replace("${", "\\${"),
                Piece::Gap(gap) => format!("${{{gap}}}"),
            });
            format!("`{}`", pieces.collect::<String>())
        };
        if self.one == self.other {
            written(&self.one)
        } else {
            format!(
                "one({COUNT}) ? {} : {}",
                written(&self.one),
                written(&self.other)
            )
        }
    }
}

/// The words of each page as an ES module for each language, by the name of its file.
pub fn modules(rooms: &[Room], tags: &[&str]) -> String {
    let mut code = String::from("pub(crate) const MODULES: &[(&str, &str)] = &[\n");
    let pages = rooms.iter();
    let pages = pages.filter(|room| [PAGES, ISLANDS].contains(&room.name.as_str()));
    for room in pages.flat_map(|room| &room.rooms) {
        for (language, tag) in tags.iter().enumerate() {
            let file = format!("words/{tag}/{}.js", room.name);
            let _ = writeln!(code, "({file:?}, {:?}),", module(room, language, tag));
        }
    }
    code + "];\n"
}

/// A function for each text, an object for each room inside the room.
fn module(room: &Room, language: usize, tag: &str) -> String {
    let mut code = format!(
        "const plural = new Intl.PluralRules(\"{tag}\");\n\
         const one = ({COUNT}) => plural.select({COUNT}) === \"one\";\n"
    );
    for text in &room.texts {
        if let Some(forms) = text.forms.get(language) {
            let (name, gaps) = (&text.name, text.gaps.join(", "));
            let written = forms.javascript();
            let _ = writeln!(code, "export const {name} = ({gaps}) => {written};");
        }
    }
    for room in &room.rooms {
        let (name, words) = (&room.name, object(room, language));
        let _ = writeln!(code, "export const {name} = {words};");
    }
    code
}

fn object(room: &Room, language: usize) -> String {
    let texts = room.texts.iter().filter_map(|text| {
        let written = text.forms.get(language)?.javascript();
        Some(format!(
            "{}: ({}) => {written},\n",
            text.name,
            text.gaps.join(", ")
        ))
    });
    let rooms = room
        .rooms
        .iter()
        .map(|room| format!("{}: {},\n", room.name, object(room, language)));
    format!("{{\n{}}}", texts.chain(rooms).collect::<String>())
}
