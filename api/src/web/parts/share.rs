//! A page passed on: its title, a text that is ready for a chat, and its address.

use askama::Template;
use askama::filters::HtmlSafe;

use crate::web::parts::icon::{self, Icon};
use crate::web::{Link, Shell, assets};
use crate::words::Language;
use crate::words::pages::share;

/// The button that shares, and the text for whoever copies it by hand.
#[derive(Template)]
#[template(path = "parts/share.html")]
pub struct Share {
    lang: Language,
    title: String,
    text: String,
    url: String,
    sign: Icon,
    script: String,
}

impl HtmlSafe for Share {}

impl Share {
    /// What is shared of a page: `text` says what it shows, line by line, and its address comes after it.
    pub fn new(shell: &Shell, title: &str, text: &str, link: &Link) -> Self {
        let url = format!("{}{link}", shell.public_url);
        Self {
            lang: shell.lang,
            title: title.to_owned(),
            text: format!("{text}\n{url}"),
            url,
            sign: icon::of("share"),
            script: assets::address("js/share.js"),
        }
    }

    /// How many lines the text has.
    fn rows(&self) -> usize {
        self.text.lines().count().clamp(2, 12)
    }
}
