//! The cards that lists may name: those of the request and those of the catalogue, by id or by name.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use chrono::NaiveDate;
use fabulario_cards::Catalogue;
use fabulario_cards::pools::Pooled;
use fabulario_cards::words::slug;
use fabulario_engine::deck::{CardNo, Conflict, Pool};

use crate::wire::Warning;
use crate::wire::decks::DeckToJudge;
use crate::words::Language;
use crate::words::warnings;

/// The pool that a request is judged by, and what its lists call the cards.
pub struct Known<'c, C> {
    catalogue: &'c Catalogue,
    /// The pool of the request, if it defines cards; else that of the catalogue.
    own: Option<Pool<C>>,
    /// Cards that are not called by their id.
    called: HashMap<String, CardNo>,
    /// Names that several cards have.
    ambiguous: BTreeMap<String, Vec<String>>,
}

impl<'c, C: Pooled> Known<'c, C> {
    /// The cards of the request, and those of the catalogue that its decks name.
    pub fn new(
        cards: Vec<C>,
        decks: &[DeckToJudge],
        catalogue: &'c Catalogue,
    ) -> Result<Self, Vec<Conflict>> {
        let mut known = Self {
            catalogue,
            own: None,
            called: HashMap::new(),
            ambiguous: BTreeMap::new(),
        };
        if !cards.is_empty() {
            known.own = Some(Pool::new(cards)?);
        }
        let mut names: Option<HashMap<String, Option<CardNo>>> = None;
        let mut extra: Vec<C> = Vec::new();
        for written in decks.iter().flat_map(DeckToJudge::cards) {
            let there = known.pool().find(written).is_some() || known.called.contains_key(written);
            if there || known.ambiguous.contains_key(written) {
                continue;
            }
            let names = names.get_or_insert_with(|| by_name(known.own.as_ref()));
            if let Some(Some(no)) = names.get(&slug(written)) {
                known.called.insert(written.to_owned(), *no);
                continue;
            }
            let cards = catalogue.cards();
            let id = |place: usize| Some(cards.get(place)?.sheet.id.as_str());
            match catalogue.called(C::GAME, written) {
                Ok(place) => {
                    let pool = catalogue.pool::<C>();
                    let card = id(place).and_then(|id| pool.card(pool.find(id)?));
                    if let Some(card) = card.cloned() {
                        let no = known.take(card, names, &mut extra);
                        known.called.insert(written.to_owned(), no);
                    }
                }
                Err(several) if several.is_empty() => {}
                Err(several) => {
                    let ids = several.into_iter().filter_map(id).map(str::to_owned);
                    known.ambiguous.insert(written.to_owned(), ids.collect());
                }
            }
        }
        if let Some(own) = known.own.as_ref().filter(|_| !extra.is_empty()) {
            let all = own.cards().iter().cloned().chain(extra).collect();
            known.own = Some(Pool::new(all)?);
        }
        Ok(known)
    }

    /// The number that a card of the catalogue gets. A card of the request with the same name is that card.
    fn take(
        &self,
        card: C,
        names: &mut HashMap<String, Option<CardNo>>,
        extra: &mut Vec<C>,
    ) -> CardNo {
        let Some(own) = &self.own else {
            let no = self.pool().find(card.id());
            return no.unwrap_or(CardNo(u32::MAX));
        };
        let same = |other: &&C| other.name() == card.name() && other.version() == card.version();
        if own.cards().iter().any(|it| same(&it))
            && let Some(Some(no)) = names.get(&slug(card.name()))
        {
            return *no;
        }
        let before = extra.iter().position(|it| it.id() == card.id());
        let place = before.unwrap_or_else(|| {
            extra.push(card);
            extra.len() - 1
        });
        CardNo(u32::try_from(own.cards().len() + place).unwrap_or(u32::MAX))
    }

    /// The pool.
    pub fn pool(&self) -> &Pool<C> {
        self.own
            .as_ref()
            .unwrap_or_else(|| self.catalogue.pool::<C>())
    }

    /// The card that a list calls so by something else than its id.
    pub fn called(&self, written: &str) -> Option<CardNo> {
        self.called.get(written).copied()
    }

    /// The name of a card in a language; one that the request defines has one name.
    pub fn name<'a>(&'a self, card: &'a C, lang: Language) -> &'a str {
        let known = self
            .catalogue
            .card(card.id())
            .map(|known| &known.sheet.name);
        let same = known.filter(|name| name.pt == card.name());
        same.map_or_else(|| card.name(), |name| name.get(lang))
    }

    /// The first day on which a card of the catalogue comes out; one that the request defines has none.
    pub fn released(&self, card: &C) -> Option<NaiveDate> {
        let known = self.catalogue.card(card.id())?;
        let same = known.sheet.name.pt == card.name() || self.own.is_none();
        same.then(|| self.catalogue.released(known)).flatten()
    }

    /// Whether an id means a card of the request or of the catalogue.
    pub fn has(&self, id: &str) -> bool {
        self.pool().find(id).is_some() || self.catalogue.pool::<C>().find(id).is_some()
    }

    /// The sets that any card of the request or of the catalogue was printed in, as formats write them.
    pub fn sets(&self) -> BTreeSet<&str> {
        let own = self.own.as_ref().map_or(&[][..], Pool::cards).iter();
        let cards = own.chain(self.catalogue.pool::<C>().cards());
        cards.flat_map(C::sets).map(String::as_str).collect()
    }

    /// Names that several cards have, as warnings: nobody guesses.
    pub fn warnings(&self, lang: Language) -> impl Iterator<Item = Warning> {
        self.ambiguous.iter().take(20).map(move |(name, ids)| {
            let message = warnings::ambiguous_name(name, ids.join(", "));
            Warning::new("ambiguous_name", message.to(lang))
        })
    }
}

/// The cards of the request by the letters of their names; none where several share one.
fn by_name<C: Pooled>(own: Option<&Pool<C>>) -> HashMap<String, Option<CardNo>> {
    let mut names = HashMap::new();
    let cards = own.map_or(&[][..], Pool::cards);
    for (no, card) in (0..).map(CardNo).zip(cards) {
        let entry = names.entry(slug(card.name()));
        entry.and_modify(|it| *it = None).or_insert(Some(no));
    }
    names.remove("");
    names
}
