//! What every page has around its content: where the reader is, and how the reader likes it.

use actix_web::HttpRequest;
use actix_web::web::Data;
use fabulario_engine::Game;

use crate::http::frame::Site;
use crate::http::language;
use crate::http::theme::Theme;
use crate::web::assets;
use crate::web::parts::icon::{self, Icon};
use crate::words::Language;
use crate::words::pages::shell as words;

mod carried;
mod link;
mod tab;

use carried::Carried;
pub use link::Link;
pub use tab::{ShownTab, Tab};

/// The name of the parameter that says which game a page speaks of.
pub const GAME: &str = "jogo";

/// The frame of one page.
pub struct Shell {
    /// The language of the page.
    pub lang: Language,
    /// The theme that the reader chose; none follows the system.
    pub theme: Option<Theme>,
    /// The game that the page speaks of.
    pub game: Game,
    /// Where the page belongs.
    pub tab: Option<Tab>,
    /// The address that others use, without a slash at the end.
    pub public_url: String,
    /// The form of the page that carries what the reader made: another language is asked for with it.
    pub form: Option<Carried>,
    /// Whether the address names the language: then links keep it.
    lang_asked: bool,
    path: String,
    query: Vec<(String, String)>,
}

impl Shell {
    /// The frame of the page that a request asks for.
    pub fn of(request: &HttpRequest) -> Self {
        let text = request.query_string();
        let pairs = url::form_urlencoded::parse(text.as_bytes()).into_owned();
        let query: Vec<(String, String)> = pairs.filter(|(_, value)| !value.is_empty()).collect();
        let named = |name: &str| query.iter().rev().find(|(it, _)| it == name);
        let game = named(GAME).and_then(|(_, game)| game.to_lowercase().parse().ok());
        let asked = named("lang").and_then(|(_, tag)| tag.parse::<Language>().ok());
        Self {
            lang: language::of(text, request.headers()),
            theme: Theme::of(request.headers()),
            game: game.unwrap_or(Game::Fabula),
            tab: None,
            public_url: request
                .app_data::<Data<Site>>()
                .map_or_else(String::new, |site| site.public_url.clone()),
            form: None,
            lang_asked: asked.is_some(),
            path: request.path().to_owned(),
            query,
        }
    }

    /// The frame of a page that no request asked for, such as a problem's.
    pub fn plain(lang: Language, theme: Option<Theme>) -> Self {
        Self {
            lang,
            theme,
            game: Game::Fabula,
            tab: None,
            public_url: String::new(),
            form: None,
            lang_asked: true,
            path: "/".to_owned(),
            query: Vec::new(),
        }
    }

    /// The same, of a game.
    #[must_use]
    pub const fn about(mut self, game: Game) -> Self {
        self.game = game;
        self
    }

    /// The same, below a tab.
    #[must_use]
    pub const fn below(mut self, tab: Tab) -> Self {
        self.tab = Some(tab);
        self
    }

    /// The same, as if its address had asked for this: what a form was sent with has an address, too.
    #[must_use]
    pub fn asking(mut self, name: &str, value: &str) -> Self {
        self.query.push((name.to_owned(), value.to_owned()));
        self
    }

    /// The same in the theme that a form asks for, if it asks for one: any other word follows the system.
    #[must_use]
    pub fn choosing(mut self, name: Option<&str>) -> Self {
        self.theme = name.map_or(self.theme, Theme::named);
        self
    }

    /// The same with a form that goes along when the reader asks for another language.
    #[must_use]
    pub fn carried_by(mut self, id: &'static str, path: &str) -> Self {
        self.form = Some(Carried::new(id, path, self.link(path)));
        self
    }

    /// A parameter of the address; the last one wins.
    pub fn asked(&self, name: &str) -> Option<&str> {
        let found = self.query.iter().rev().find(|(it, _)| it == name);
        found.map(|(_, value)| value.as_str())
    }

    /// Every value of a parameter, in their order.
    pub fn all_asked<'s>(&'s self, name: &'s str) -> impl Iterator<Item = &'s str> {
        let found = self.query.iter().filter(move |(it, _)| it == name);
        found.map(|(_, value)| value.as_str())
    }

    /// Whether the address names the game, or leaves it to the page.
    pub fn names_game(&self) -> bool {
        self.asked(GAME).is_some()
    }

    /// A link to a page of ours.
    pub fn link(&self, path: &str) -> Link {
        let link = Link::new(path);
        if self.lang_asked {
            link.with("lang", self.lang.tag())
        } else {
            link
        }
    }

    /// A link to a page that speaks of the same game.
    pub fn link_in_game(&self, path: &str) -> Link {
        let link = self.link(path);
        if self.game == Game::Fabula {
            link
        } else {
            link.with(GAME, self.game.code())
        }
    }

    /// This page with other parameters: `None` takes one away.
    pub fn here(&self, changes: &[(&str, Option<&str>)]) -> Link {
        let mut link = Link::new(&self.path);
        let kept = |name: &String| !changes.iter().any(|(it, _)| it == name);
        for (name, value) in self.query.iter().filter(|(name, _)| kept(name)) {
            link = link.with(name, value);
        }
        for (name, value) in changes {
            if let Some(value) = value {
                link = link.with(name, value);
            }
        }
        link
    }

    /// This page as others are told of it: without what narrows it, in the language that was asked for.
    pub fn alone(&self) -> Link {
        self.link(&self.path)
    }

    /// The same in whatever language its readers have, or in one of them.
    pub fn alone_in(&self, lang: Option<Language>) -> Link {
        let link = Link::new(&self.path);
        match lang {
            Some(lang) => link.with("lang", lang.tag()),
            None => link,
        }
    }

    /// This page in another language.
    pub fn in_language(&self, other: Language) -> Link {
        self.here(&[("lang", Some(other.tag()))])
    }

    /// The address of this page inside this server, to come back to.
    pub fn address(&self) -> String {
        self.here(&[]).to_string()
    }

    /// The themes to choose from: what the form calls each, its name, and whether it is the one of this page.
    pub fn themes(&self) -> [(&'static str, String, bool); 3] {
        let chosen = |theme: Option<Theme>| self.theme == theme;
        let (light, dark) = (Some(Theme::Light), Some(Theme::Dark));
        [
            ("light", words::theme_light(), chosen(light)),
            ("dark", words::theme_dark(), chosen(dark)),
            ("system", words::theme_system(), chosen(None)),
        ]
        .map(|(id, name, chosen)| (id, name.to(self.lang), chosen))
    }

    /// The tabs, the one of this page marked.
    pub fn tabs(&self) -> Vec<ShownTab> {
        ShownTab::all(self)
    }

    /// A sign of the sprite.
    pub fn icon(&self, name: &'static str) -> Icon {
        icon::of(name)
    }

    /// The address of a file.
    pub fn file(&self, name: &str) -> String {
        assets::address(name)
    }

    /// The sign of a game.
    pub fn sign(&self, game: Game) -> Icon {
        self.icon(match game {
            Game::Fabula => "sun",
            Game::Dominions => "star",
            Game::Multiversity => "wave",
            Game::Apoteose => "arch",
        })
    }

    /// What players call a game.
    pub fn game_name(&self, game: Game) -> String {
        let name = match game {
            Game::Fabula => words::fabula(),
            Game::Dominions => words::dominions(),
            Game::Multiversity => words::multiversity(),
            Game::Apoteose => words::apoteose(),
        };
        name.to(self.lang)
    }

    /// Every game with the address that leads there from this page.
    pub fn games(&self) -> Vec<(Game, Link)> {
        let path = match self.tab {
            Some(Tab::Rules) => |game: Game| format!("/regras/{}", game.code()),
            Some(Tab::Cards) => |_: Game| "/cartas".to_owned(),
            Some(Tab::Decks) => |_: Game| "/prontos".to_owned(),
            Some(Tab::Lab) => |_: Game| "/laboratorio".to_owned(),
            None => |_: Game| "/".to_owned(),
        };
        let link = |game: Game| {
            let link = self.link(&path(game));
            let named = matches!(self.tab, Some(Tab::Rules)) || game == Game::Fabula;
            let link = if named {
                link
            } else {
                link.with(GAME, game.code())
            };
            (game, link)
        };
        Game::ALL.into_iter().map(link).collect()
    }
}
