//! What others see of a page before they open it: its preview in a chat, and where it is in each language.

use askama::Template;
use askama::filters::HtmlSafe;

use crate::web::Shell;
use crate::words::Language;

/// Longest description, in characters: more of it is shown nowhere.
const LONGEST: usize = 200;

/// The part of a page's head that others read.
#[derive(Template)]
#[template(path = "parts/preview.html")]
pub struct Preview {
    title: String,
    description: String,
    /// The page, by the address that others use.
    canonical: String,
    /// The page in every language; without a tag, in that of its reader.
    alternates: Vec<(&'static str, String)>,
    locale: String,
    image: Option<Image>,
}

impl HtmlSafe for Preview {}

/// A picture of what a page is about.
pub struct Image {
    /// Where it is on this server.
    pub path: String,
    /// Its width in dots.
    pub width: u32,
    /// Its height in dots.
    pub height: u32,
    /// What it shows.
    pub alt: String,
    /// Whether it is made for previews, and fills them.
    pub wide: bool,
}

impl Preview {
    /// The preview of a page: what it is called, and what it is in a sentence or two.
    pub fn of(shell: &Shell, title: &str, description: &str) -> Self {
        let at = |link| format!("{}{link}", shell.public_url);
        let each = Language::ALL.iter();
        let each = each.map(|lang| (lang.tag(), at(shell.alone_in(Some(*lang)))));
        Self {
            title: title.to_owned(),
            description: short(description),
            canonical: at(shell.alone()),
            alternates: each
                .chain([("x-default", at(shell.alone_in(None)))])
                .collect(),
            locale: locale(shell.lang),
            image: None,
        }
    }

    /// The same with a picture.
    #[must_use]
    pub fn showing(mut self, shell: &Shell, image: Image) -> Self {
        let path = format!("{}{}", shell.public_url, image.path);
        self.image = Some(Image { path, ..image });
        self
    }
}

/// A language as previews name it, with a region and an underscore; ours is the English of Britain.
fn locale(lang: Language) -> String {
    match lang.tag() {
        "en" => "en_GB".to_owned(),
        tag => tag.replace('-', "_"),
    }
}

/// A text on one line, cut between words where it is too long.
fn short(text: &str) -> String {
    let mut kept = String::new();
    let mut length = 0;
    for word in text.split_whitespace() {
        length += word.chars().count() + 1;
        if length > LONGEST {
            kept.push('…');
            break;
        }
        if !kept.is_empty() {
            kept.push(' ');
        }
        kept.push_str(word);
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_description_is_one_line_and_ends_between_words() {
        assert_eq!(short(" um\n dois  três "), "um dois três");
        let long = short(&"palavra ".repeat(80));
        assert!(long.chars().count() <= LONGEST + 1 && long.ends_with("palavra…"));
        assert_eq!(short(&"x".repeat(1_000)), "…");
    }
}
