//! Cards to put in, found beside the deck.

use std::sync::Arc;

use actix_web::web::Data;
use fabulario_cards::document::DeckDocument;
use fabulario_cards::index::Wanted;
use fabulario_engine::Game;
use fabulario_engine::deck::Section;

use super::change::count;
use super::quick::home;
use crate::catalogue::Current;
use crate::desk::search;
use crate::http::problem::Problem;
use crate::http::query::Query;
use crate::state::State;
use crate::web::Shell;
use crate::web::parts::tile::Tile;

/// Most cards that are shown.
const MOST: usize = 20;

/// What was looked for.
pub struct Seek {
    /// The query.
    pub text: String,
    /// How many cards there are.
    pub total: u32,
    /// Whether some of them are not shown.
    pub more: bool,
    /// The first of them.
    pub found: Vec<Hit>,
    /// What was wrong with the query.
    pub notes: Vec<String>,
}

/// A card to put in.
pub struct Hit {
    /// The card.
    pub tile: Tile,
    /// How many the deck holds.
    pub held: u32,
    /// The list that it goes to by its type, and where else players put such cards.
    pub lists: Vec<(Section, u32)>,
}

impl Seek {
    /// Looks for cards of the deck's game, and only for those inside some colours if there are any.
    pub async fn of(
        state: &Data<State>,
        current: &Arc<Current>,
        (text, inside, query): (&str, Option<&[String]>, &mut Query),
        document: &DeckDocument,
        shell: &Shell,
    ) -> Result<Self, Problem> {
        let game = document.game;
        let asked = search::understand(current, text, Some(game), query);
        let mut said: Vec<String> = Vec::new();
        let (total, rows) = match asked {
            Ok(mut asked) => {
                if let Some(colours) = inside {
                    current.index.narrow_inside(&mut asked, colours);
                }
                let wanted = Wanted {
                    lang: shell.lang.into(),
                    limit: MOST,
                    after: None,
                    facets: false,
                };
                let found = search::find(state, current, (asked, wanted), false, query).await?;
                (found.answer.total, found.answer.rows)
            }
            // Nothing of it is understood, and the notes say why: the deck stays on the desk.
            Err(refused) => {
                said.extend(
                    refused
                        .told(shell.lang)
                        .filter(|_| query.warnings.is_empty()),
                );
                (0, Vec::new())
            }
        };
        let hit = |place: usize| {
            let tile = Tile::at(current, place, shell)?;
            let lists = lists(current, game, &tile.id);
            let copies = |list: &Section| (*list, count(document, *list, &tile.id));
            let all = Section::of(game).iter();
            Some(Hit {
                held: all.map(|list| count(document, *list, &tile.id)).sum(),
                lists: lists.iter().map(copies).collect(),
                tile,
            })
        };
        let notes = query.warnings.iter().map(|it| it.message.clone());
        let found: Vec<Hit> = rows.iter().filter_map(|row| hit(row.card)).collect();
        Ok(Self {
            text: text.to_owned(),
            more: total as usize > found.len(),
            total,
            found,
            notes: notes.chain(said).collect(),
        })
    }
}

/// The lists that buttons offer for a card: that of its type, and the other places of the same table.
fn lists(current: &Current, game: Game, card: &str) -> Vec<Section> {
    let first = home(current, game, card);
    let (table, position) = first.list();
    let all = Section::of(game).iter().copied();
    let beside = all.filter(|it| *it != first && position.is_some() && it.list().0 == table);
    std::iter::once(first).chain(beside).collect()
}
