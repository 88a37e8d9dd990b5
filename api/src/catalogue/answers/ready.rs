//! The ready decks of all games.

use std::collections::{BTreeMap, HashMap};

use actix_web::http::header::HeaderValue;
use chrono::NaiveDate;
use fabulario_cards::Catalogue;
use fabulario_cards::code;
use fabulario_cards::deck::resolve;
use fabulario_cards::index::CardIndex;
use fabulario_cards::ready::Ready;
use fabulario_cards::stats::Statistics;
use fabulario_cards::wins::Wins;
use fabulario_engine::deck::Verdict;
use fabulario_engine::{Format, Lang};

use super::judged::judged;
use super::{ListAnswer, Maker, PerLang, SingleAnswer};
use crate::wire::card::other;
use crate::wire::ready::{Against, ReadyDeck, WinShare};

/// `GET /v1/decks/ready`, and every one of them.
pub struct ReadyDecks {
    /// All of them, game by game.
    pub list: PerLang<ListAnswer>,
    /// By id.
    pub deck: BTreeMap<String, PerLang<SingleAnswer>>,
    /// By place of the card: the decks that play it, in the order of the list.
    played: HashMap<usize, Vec<Played>>,
}

/// That a ready deck plays a card.
pub struct Played {
    /// The id of the deck.
    pub deck: String,
    /// How many copies.
    pub copies: u32,
}

/// What the answers are made from.
struct Source<'a> {
    catalogue: &'a Catalogue,
    index: &'a CardIndex,
    public_url: &'a str,
    day: NaiveDate,
}

impl ReadyDecks {
    /// Tells and judges every ready deck; `public_url` begins the addresses.
    pub fn new(
        catalogue: &Catalogue,
        index: &CardIndex,
        (public_url, build): (&str, &HeaderValue),
        day: NaiveDate,
    ) -> serde_json::Result<Self> {
        let maker = Maker::new(public_url, build);
        let source = Source {
            catalogue,
            index,
            public_url,
            day,
        };
        let ready: Vec<Ready<'_>> = catalogue.ready().collect();
        let single = |deck| maker.single(|lang| source.told(deck, lang));
        let each = ready.iter();
        let each = each.map(|deck| Ok((deck.id.to_owned(), single(deck)?)));
        Ok(Self {
            list: maker.list("/v1/decks/ready", |lang| {
                ready.iter().map(|deck| source.told(deck, lang)).collect()
            })?,
            deck: each.collect::<serde_json::Result<_>>()?,
            played: played(&ready, catalogue),
        })
    }

    /// The decks that play the card at a place.
    pub fn playing(&self, place: usize) -> &[Played] {
        self.played.get(&place).map_or(&[], Vec::as_slice)
    }
}

/// Which decks play which card; what is attached is played, too.
fn played(ready: &[Ready<'_>], catalogue: &Catalogue) -> HashMap<usize, Vec<Played>> {
    let mut played: HashMap<usize, Vec<Played>> = HashMap::new();
    for deck in ready {
        let document = &deck.document;
        let lines = resolve(document.game, &document.sections, catalogue)
            .deck
            .lines;
        let mut copies: BTreeMap<usize, u32> = BTreeMap::new();
        for line in &lines {
            *copies.entry(line.card).or_default() += line.copies;
            for (card, of_it) in &line.attached {
                *copies.entry(*card).or_default() += of_it * line.copies;
            }
        }
        for (card, copies) in copies {
            let deck = deck.id.to_owned();
            played
                .entry(card)
                .or_default()
                .push(Played { deck, copies });
        }
    }
    played
}

impl Source<'_> {
    fn told<'r>(&'r self, ready: &'r Ready<'r>, lang: Lang) -> ReadyDeck<'r> {
        let catalogue = self.catalogue;
        let deck = resolve(ready.document.game, &ready.document.sections, catalogue).deck;
        let code = code::encode(catalogue, &deck).ok();
        let counted = Statistics::of(&deck, catalogue, self.index, lang);
        let mut document = ready.document.clone();
        document.name = Some(ready.name.get(lang).to_owned());
        ReadyDeck {
            id: ready.id,
            game: document.game,
            name: ready.name.get(lang),
            name_lang: other(lang, ready.name.lang(lang)),
            names: ready
                .name
                .all()
                .map(|(lang, name)| (lang.tag(), name))
                .collect(),
            guide: ready.guide.get(lang),
            guide_lang: other(lang, ready.guide.lang(lang)),
            format: ready.format,
            verdicts: {
                let judged = judged(&ready.document, self.catalogue, self.day);
                let verdict = |(format, (verdict, _)): (&'r Format, (Verdict, usize))| {
                    (format.id.0.as_str(), verdict)
                };
                judged.into_iter().map(verdict).collect()
            },
            sections: counted.sections,
            colours: counted.colours,
            url: code
                .as_ref()
                .map(|code| format!("{}/v1/decks/code/{code}", self.public_url)),
            code,
            win_share: self.win_share(ready),
            against: self.against(ready),
            deck: document,
        }
    }

    /// What was measured of a game, where it was measured of this list.
    fn wins(&self, ready: &Ready<'_>) -> Option<&Wins> {
        let wins = self.catalogue.wins(ready.document.game)?;
        wins.knows(ready.id, &ready.document).then_some(wins)
    }

    fn win_share(&self, ready: &Ready<'_>) -> Option<WinShare<'_>> {
        let wins = self.wins(ready)?;
        Some(WinShare {
            of: wins.overall(ready.id)?.into(),
            pilot: &wins.pilot,
            seed: wins.seed,
            day: wins.day,
        })
    }

    fn against(&self, ready: &Ready<'_>) -> Vec<Against<'_>> {
        let others = self.catalogue.ready();
        let others = others.filter(|other| self.wins(other).is_some());
        let against = others.filter_map(|other| {
            let of = self.wins(ready)?.against(ready.id, other.id)?.into();
            Some(Against { id: other.id, of })
        });
        against.collect()
    }
}
