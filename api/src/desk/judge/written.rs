//! A deck of the request as a list for the judge, and the way back from a line to its place.

use std::fmt::Write as _;

use fabulario_cards::pools::Pooled;
use fabulario_engine::deck::{DeckList, Section, Swap};
use fabulario_engine::{apoteose, dominions, fabula, multiversity};

use super::DecksToJudge;
use super::known::Known;
use crate::wire::decks::{
    ApoteoseDeck, CardKey, DominionsDeck, Entry, FabulaDeck, HeroEntry, Label, MultiversityDeck,
    SwapEntry, ToJudge,
};

/// A line of the request.
pub struct WrittenLine<'a> {
    section: Section,
    /// Its place in the list.
    at: u32,
    card: &'a CardKey,
    copies: u32,
    /// The cards that lie on it.
    attached: &'a [Entry],
}

/// A deck of the request.
pub trait Written {
    /// The game's card.
    type Card: Pooled;

    /// A request of such decks, as one of any game.
    fn all(decks: ToJudge<Self::Card, Self>) -> DecksToJudge
    where
        Self: Sized;

    /// What the answer calls it.
    fn label(&self) -> Option<&Label>;

    /// Every line of its lists.
    fn entries(&self) -> impl Iterator<Item = WrittenLine<'_>>;

    /// What its lists and swaps call cards.
    fn cards(&self) -> impl Iterator<Item = &str> {
        let lines = self.entries().flat_map(|line| {
            let attached = line.attached.iter().map(|entry| &entry.card);
            std::iter::once(line.card).chain(attached)
        });
        let swaps = self.swaps().iter();
        let swaps = swaps.flat_map(|swap| swap.out.iter().chain(&swap.into));
        lines.chain(swaps).map(|card| card.0.as_str())
    }

    /// Where one entry with attachments stands for several cards: nobody could say which has them.
    fn attached_to_several(&self) -> impl Iterator<Item = String> {
        let several = |line: &WrittenLine<'_>| line.copies > 1 && !line.attached.is_empty();
        let pointer =
            |line: WrittenLine<'_>| format!("/{}/{}/copies", line.section.word().id, line.at);
        self.entries().filter(several).map(pointer)
    }

    /// The swaps to make before it is judged.
    fn swaps(&self) -> &[SwapEntry] {
        &[]
    }
}

fn plain(section: Section, list: &[Entry]) -> impl Iterator<Item = WrittenLine<'_>> {
    (0..).zip(list).map(move |(at, entry)| WrittenLine {
        section,
        at,
        card: &entry.card,
        copies: entry.copies.0,
        attached: &[],
    })
}

fn of_hero(section: Section, list: &[HeroEntry]) -> impl Iterator<Item = WrittenLine<'_>> {
    (0..).zip(list).map(move |(at, entry)| WrittenLine {
        section,
        at,
        card: &entry.card,
        copies: entry.copies.0,
        attached: &entry.attached,
    })
}

impl Written for FabulaDeck {
    type Card = fabula::Face;

    fn all(decks: ToJudge<Self::Card, Self>) -> DecksToJudge {
        DecksToJudge::Fabula(decks)
    }

    fn label(&self) -> Option<&Label> {
        self.label.as_ref()
    }

    fn entries(&self) -> impl Iterator<Item = WrittenLine<'_>> {
        plain(Section::Main, &self.main)
            .chain(plain(Section::Arredores, &self.arredores))
            .chain(plain(Section::Centro, &self.centro))
            .chain(plain(Section::Reserve, &self.reserve))
    }

    fn swaps(&self) -> &[SwapEntry] {
        &self.swaps
    }
}

impl Written for DominionsDeck {
    type Card = dominions::Card;

    fn all(decks: ToJudge<Self::Card, Self>) -> DecksToJudge {
        DecksToJudge::Dominions(decks)
    }

    fn label(&self) -> Option<&Label> {
        self.label.as_ref()
    }

    fn entries(&self) -> impl Iterator<Item = WrittenLine<'_>> {
        plain(Section::Main, &self.main)
    }
}

impl Written for MultiversityDeck {
    type Card = multiversity::Card;

    fn all(decks: ToJudge<Self::Card, Self>) -> DecksToJudge {
        DecksToJudge::Multiversity(decks)
    }

    fn label(&self) -> Option<&Label> {
        self.label.as_ref()
    }

    fn entries(&self) -> impl Iterator<Item = WrittenLine<'_>> {
        plain(Section::Main, &self.main).chain(plain(Section::Sideboard, &self.sideboard))
    }

    fn swaps(&self) -> &[SwapEntry] {
        &self.swaps
    }
}

impl Written for ApoteoseDeck {
    type Card = apoteose::Card;

    fn all(decks: ToJudge<Self::Card, Self>) -> DecksToJudge {
        DecksToJudge::Apoteose(decks)
    }

    fn label(&self) -> Option<&Label> {
        self.label.as_ref()
    }

    fn entries(&self) -> impl Iterator<Item = WrittenLine<'_>> {
        of_hero(Section::Casa, &self.casa)
            .chain(of_hero(Section::Classes, &self.classes))
            .chain(of_hero(Section::Ente, &self.ente))
            .chain(of_hero(Section::Equipamento, &self.equipamento))
            .chain(of_hero(Section::Memento, &self.memento))
            .chain(of_hero(Section::Suporte, &self.suporte))
            .chain(of_hero(Section::Inventario, &self.inventario))
    }
}

/// Where a line stands in the request.
#[derive(Debug, Clone, Copy)]
enum Place {
    Line(Section, u32),
    Attached(Section, u32, u32),
    Swap(u32),
}

/// A deck ready for the judge.
pub struct Ready<'a> {
    /// The lines.
    pub list: DeckList<'a>,
    /// The swaps.
    pub swaps: Vec<Swap<'a>>,
    deck: usize,
    /// By the tags of lines and swaps.
    places: Vec<Place>,
}

impl<'a> Ready<'a> {
    /// Reads the deck at this place of the request.
    pub fn new<D: Written>(place: usize, deck: &'a D, known: &'a Known<'a, D::Card>) -> Self {
        let pool = known.pool();
        let mut list = DeckList::with_capacity(64);
        let mut places = Vec::with_capacity(64);
        for line in deck.entries() {
            let host = list.add(pool, line.section, &line.card.0, line.copies);
            places.push(Place::Line(line.section, line.at));
            for (at, entry) in (0..).zip(line.attached) {
                let Entry { card, copies } = entry;
                list.attach(pool, Section::Anexos, &card.0, copies.0, Some(host));
                places.push(Place::Attached(line.section, line.at, at));
            }
        }
        for line in list.lines.iter_mut().filter(|line| line.card.is_none()) {
            line.card = known.called(line.written);
        }
        let mut swaps = Vec::new();
        for (at, swap) in (0..).zip(deck.swaps()) {
            swaps.push(Swap {
                out: swap.out.as_ref().map(|card| id_of(known, &card.0)),
                into: swap.into.as_ref().map(|card| id_of(known, &card.0)),
                copies: swap.copies.0,
                section: swap.list,
                tag: u32::try_from(places.len()).unwrap_or(u32::MAX),
            });
            places.push(Place::Swap(at));
        }
        Self {
            list,
            swaps,
            deck: place,
            places,
        }
    }

    /// The JSON pointer of a line or swap.
    pub fn pointer(&self, tag: u32) -> Option<String> {
        let mut pointer = format!("/decks/{}", self.deck);
        let done = match self.places.get(tag as usize)? {
            Place::Line(section, at) => write!(pointer, "/{}/{at}", section.word().id),
            Place::Attached(section, at, on) => {
                write!(pointer, "/{}/{at}/attached/{on}", section.word().id)
            }
            Place::Swap(at) => write!(pointer, "/swaps/{at}"),
        };
        done.ok().map(|()| pointer)
    }

    /// The JSON pointer of a list.
    pub fn pointer_of(&self, section: Section) -> String {
        format!("/decks/{}/{}", self.deck, section.word().id)
    }
}

/// The id of a card that may be called otherwise.
fn id_of<'a, C: Pooled>(known: &'a Known<'a, C>, written: &'a str) -> &'a str {
    let pool = known.pool();
    let called = known.called(written).and_then(|no| pool.card(no));
    called.map_or(written, C::id)
}
