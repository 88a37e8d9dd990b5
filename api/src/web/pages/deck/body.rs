//! What every page of a deck shows: its cards, its verdicts, and what can be counted of it.

use actix_web::web::Data;
use arc_swap::Guard;
use fabulario_cards::deck::resolve;
use fabulario_cards::document::DeckDocument;
use fabulario_cards::stats::{Colours, Statistics};
use fabulario_engine::Game;

use super::{NAME, has_lab};
use crate::http::problem::Problem;
use crate::state::State;
use crate::web::parts::curve::Curve;
use crate::web::parts::decklist::DeckList;
use crate::web::parts::first_odds::Odds;
use crate::web::parts::mark::Mark;
use crate::web::parts::verdict::InForce;
use crate::web::{Link, Shell};
use crate::words::pages::deck;

/// The longest bar of colours.
const WIDEST: u64 = 100;

/// A deck as its pages show it.
pub struct Body {
    /// Its cards.
    pub list: DeckList,
    /// What each format says.
    pub verdicts: Vec<InForce>,
    /// Its curve.
    pub curve: Option<Curve>,
    /// What its colours are called, and how many cards have each.
    pub colours: (String, Vec<Colour>),
    /// What players ask first.
    pub odds: Option<Odds>,
    /// How many cards each list has.
    pub counts: Vec<(String, u64)>,
    /// Where else the deck can go.
    pub ways: Vec<Way>,
}

/// A colour of a deck.
pub struct Colour {
    /// Its sign; none for cards without any.
    pub mark: Option<Mark>,
    /// Its name.
    pub name: String,
    /// How many cards have it.
    pub cards: u64,
    /// How long its bar is.
    pub wide: u64,
}

/// A link that takes the deck along.
pub struct Way {
    /// Its sign.
    pub icon: &'static str,
    /// What it says.
    pub name: String,
    /// Where it leads.
    pub link: Link,
}

impl Body {
    /// A deck; `code` is its code, where it has one.
    pub async fn of(
        state: &Data<State>,
        document: &DeckDocument,
        code: Option<&str>,
        shell: &Shell,
    ) -> Result<Self, Problem> {
        let verdicts = InForce::all(state, document, shell).await?;
        let current = Guard::into_inner(state.catalogue.get());
        let (game, catalogue) = (document.game, &current.catalogue);
        let resolved = resolve(game, &document.sections, catalogue).deck;
        let counted = Statistics::of(&resolved, catalogue, &current.index, shell.lang.into());
        let mut list = DeckList::of(&current, game, &document.sections, shell);
        for found in verdicts.first().into_iter().flat_map(|it| &it.findings) {
            if let Some((rule, link)) = &found.rule {
                let places = found.places.iter();
                places.for_each(|place| list.mark(place, rule, link));
            }
        }
        let formats = catalogue.formats().iter();
        let mut with_hand = formats.filter(|it| it.game == game && it.opening_hand.is_some());
        let sections = counted.sections.iter();
        let fixable = verdicts.first().is_some_and(|it| it.id != "legal");
        Ok(Self {
            curve: Curve::of(&counted, shell),
            colours: (
                counted.colours.name.to_owned(),
                colours(&counted.colours, game, shell),
            ),
            odds: Odds::of(&current, document, with_hand.next(), shell),
            counts: sections.map(|it| (it.name.to_owned(), it.cards)).collect(),
            ways: code.map_or_else(Vec::new, |code| ways(game, code, fixable, shell)),
            list,
            verdicts,
        })
    }

    /// How many cards all lists have.
    pub fn cards(&self) -> u64 {
        self.counts.iter().map(|(_, cards)| cards).sum()
    }

    /// The deck in a few lines for a chat.
    pub fn told(&self, name: &str, shell: &Shell) -> String {
        let verdicts = self.verdicts.iter();
        let verdicts = verdicts.map(|it| format!("{}: {}", it.format, it.word));
        let verdicts: Vec<String> = verdicts.collect();
        let cards = deck::cards(self.cards()).to(shell.lang);
        format!("{name} · {cards}\n{}", verdicts.join(" · "))
    }
}

/// Each colour with its bar, then the cards without any.
fn colours(of: &Colours<'_>, game: Game, shell: &Shell) -> Vec<Colour> {
    let values = of.values.iter().map(|it| {
        let mark = Mark::of(game, it.of.id, shell.lang).map(Mark::beside_words);
        (mark, it.of.name.to_owned(), it.of.cards)
    });
    let none = (of.none > 0).then(|| (None, deck::without(of.name).to(shell.lang), of.none));
    let all: Vec<_> = values.chain(none).collect();
    let most = all.iter().map(|(.., cards)| *cards).max().unwrap_or(1);
    let colour = |(mark, name, cards)| Colour {
        mark,
        name,
        cards,
        wide: cards * WIDEST / most.max(1),
    };
    all.into_iter().map(colour).collect()
}

/// Where a deck with a code can go.
fn ways(game: Game, code: &str, fixable: bool, shell: &Shell) -> Vec<Way> {
    let named = |link: Link| match shell.asked(NAME) {
        Some(name) => link.with(NAME, name),
        None => link,
    };
    let to = |icon, name: crate::words::Message, path: &str| Way {
        icon,
        name: name.to(shell.lang),
        link: shell.link(path).with("codigo", code),
    };
    let desk = format!("/mesa/{}", game.code());
    let first = if fixable {
        to("wrench", deck::mend(), &desk)
    } else {
        to("deck", deck::to_desk(), &desk)
    };
    let mut ways = vec![Way {
        link: named(first.link),
        ..first
    }];
    if has_lab(game) {
        ways.push(to("hand", deck::train(), "/laboratorio/mao"));
        ways.push(to("scales", deck::odds(), "/chances"));
    }
    let print = named(shell.link(&format!("/b/{code}/imprimir")));
    let proxies = named(shell.link(&format!("/b/{code}/proxies")));
    ways.push(Way {
        icon: "print",
        name: deck::print().to(shell.lang),
        link: print,
    });
    ways.push(Way {
        icon: "cards",
        name: deck::proxies().to(shell.lang),
        link: proxies,
    });
    ways
}
