//! One card: its picture, its text line by line, where it may be played, and what it belongs with.

use askama::Template;
use fabulario_engine::{Game, Lang};

use crate::catalogue::Current;
use crate::catalogue::answers::Played;
use crate::desk::similar::similar;
use crate::http::problem::Problem;
use crate::web::parts::cited::Cited;
use crate::web::parts::preview::{Image, Preview};
use crate::web::parts::share::Share;
use crate::web::parts::tile::Tile;
use crate::web::{Link, Shell, Tab};
use crate::wire::similar::SimilarCard;
use crate::words::Phrase;
use crate::words::pages::{card as words, shell};

mod line;
mod standing;
mod told;

use line::Line;
use standing::Standing;
use told::{Printing, Ruling, Told};

/// How many cards that are like it are shown.
const ALIKE: usize = 6;

#[derive(Template)]
#[template(path = "card.html")]
struct CardPage {
    shell: Shell,
    preview: Preview,
    share: Share,
    tile: Tile,
    told: Told,
    /// That it is not out yet.
    unreleased: Option<String>,
    /// The name in other languages, each with its tag.
    also: Vec<(String, String)>,
    lines: Vec<Line>,
    standings: Vec<Standing>,
    rulings: Vec<Decided>,
    printings: Vec<Printed>,
    decks: Vec<Playing>,
    alike: Vec<Alike>,
    png: String,
}

/// What was decided about the card.
struct Decided {
    on: String,
    text: String,
    lang: Option<String>,
    rules: Vec<Cited>,
}

/// Where it was printed.
struct Printed {
    set: String,
    code: String,
    number: u32,
    released: Option<String>,
    artist: Option<String>,
    finishes: Vec<String>,
    link: Link,
}

/// A ready deck that plays it.
struct Playing {
    name: String,
    lang: Option<String>,
    copies: u32,
    link: Link,
}

/// A card that is like it.
struct Alike {
    tile: Tile,
    reason: String,
}

/// The page of the card at a place of the catalogue.
pub fn card_page(current: &Current, place: usize, shell: Shell) -> Result<String, Problem> {
    let lang = Lang::from(shell.lang);
    let bytes = current.cards.bytes(place, lang)?;
    let mut told: Told = serde_json::from_slice(&bytes).map_err(Problem::internal)?;
    let game = current.card(place)?.game;
    let shell = shell.about(game).below(Tab::Cards);
    let tile = Tile::at(current, place, &shell);
    let tile = tile.ok_or_else(|| Problem::internal("a card without a face"))?;
    let similar = similar(current, place, ALIKE, shell.lang)?;
    let similar = similar.into_iter();
    let lines = std::mem::take(&mut told.lines).into_iter();
    let legalities = std::mem::take(&mut told.legalities).into_iter();
    let rulings = std::mem::take(&mut told.rulings).into_iter();
    let printings = std::mem::take(&mut told.printings).into_iter();
    let other = |(tag, name): (&String, &String)| (tag.clone(), name.clone());
    let names = told.names.iter().filter(|(_, name)| **name != told.name);
    let pictures = |form: &str| {
        let (id, edition) = (&tile.id, current.pictures.edition());
        format!("/v1/cards/{id}/{form}lang={}&build={edition}", shell.lang)
    };
    let page = CardPage {
        preview: preview(&shell, &tile, &told, pictures("image.png?width=600&")),
        share: Share::new(
            &shell,
            &told.name,
            &spoken(&tile, &told.text),
            &shell.alone(),
        ),
        unreleased: told
            .unreleased_until
            .map(|day| words::unreleased(day).to(shell.lang)),
        also: names.map(other).collect(),
        lines: lines
            .map(|it| Line::new(it, game, current, &shell))
            .collect(),
        standings: legalities
            .map(|it| Standing::new(it, game, current, &shell))
            .collect(),
        rulings: rulings
            .map(|it| decided(it, game, current, &shell))
            .collect(),
        printings: printings.map(|it| printed(it, current, &shell)).collect(),
        decks: current
            .ready
            .playing(place)
            .iter()
            .filter_map(|it| playing(it, current, &shell))
            .collect(),
        alike: similar
            .filter_map(|it| alike(it, current, &shell))
            .collect(),
        png: pictures("image.png?width=1200&"),
        told,
        tile,
        shell,
    };
    page.render().map_err(Problem::internal)
}

fn preview(shell: &Shell, tile: &Tile, told: &Told, picture: String) -> Preview {
    let about = format!("{}. {}", tile.type_line, told.text);
    let image = Image {
        path: picture,
        width: 600,
        height: 839,
        alt: tile.alt(),
        wide: false,
    };
    Preview::of(shell, &told.name, &about).showing(shell, image)
}

/// The card as somebody tells it in a chat.
fn spoken(tile: &Tile, text: &str) -> String {
    let cost = tile.cost.iter().map(|cost| format!(" ({cost})"));
    let mut lines = vec![cost.fold(tile.name.clone(), |name, cost| name + &cost)];
    lines.push(tile.type_line.clone());
    lines.extend(text.lines().map(str::to_owned));
    let stats = tile.stats.iter();
    let stats: Vec<String> = stats
        .map(|it| format!("{} {}", it.value, it.label))
        .collect();
    if !stats.is_empty() {
        lines.push(stats.join(" · "));
    }
    lines.join("\n")
}

fn decided(it: Ruling, game: Game, current: &Current, shell: &Shell) -> Decided {
    let rules = it.rules.iter();
    Decided {
        on: Phrase::from(it.on).to(shell.lang),
        text: it.text,
        lang: it.text_lang,
        rules: rules
            .map(|id| Cited::of(current, game, id, shell))
            .collect(),
    }
}

fn printed(it: Printing, current: &Current, shell: &Shell) -> Printed {
    let set = current
        .catalogue
        .sets()
        .iter()
        .find(|set| set.code == it.set);
    Printed {
        set: set.map_or_else(|| it.set.clone(), |set| set.name.get(shell.lang).to_owned()),
        link: shell.link(&format!("/edicoes/{}", it.set)),
        code: it.set,
        number: it.number,
        released: it.released.map(|day| Phrase::from(day).to(shell.lang)),
        artist: it.artist,
        // A card that is finished in no special way needs no word about it.
        finishes: it
            .finishes
            .into_iter()
            .filter(|it| it != "normal")
            .collect(),
    }
}

fn playing(it: &Played, current: &Current, shell: &Shell) -> Option<Playing> {
    let deck = current.ready.deck.get(&it.deck)?.get(shell.lang).value();
    let text = |field: &str| Some(deck.get(field)?.as_str()?.to_owned());
    Some(Playing {
        name: text("name")?,
        lang: text("name_lang"),
        copies: it.copies,
        link: shell.link(&format!("/prontos/{}", it.deck)),
    })
}

fn alike(it: SimilarCard<'_>, current: &Current, shell: &Shell) -> Option<Alike> {
    Some(Alike {
        tile: Tile::named(current, it.id, shell)?,
        reason: it.reason,
    })
}
