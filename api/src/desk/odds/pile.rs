//! From a deck and groups to the pile that is drawn from.

use std::collections::BTreeMap;

use fabulario_engine::Game;
use fabulario_engine::deck::Section;
use fabulario_engine::odds::{Groups, MOST_CARDS, Pile};

use super::{Effort, Reckoner, Unanswered, group};
use crate::desk::decks::{DeckAsked, DeckRead};
use crate::wire::Mistake;
use crate::wire::Warning;
use crate::wire::bounded::Whole;
use crate::wire::odds::OddsAsked;
use crate::words::Language;
use crate::words::odds as words;

/// From so many lines of a deck and cards of groups on, they are read off the workers.
const LONG: usize = 100;

/// The pile, and what there is to say about it.
pub(super) struct Laid {
    pub pile: Pile,
    pub sections: Vec<Section>,
    pub warnings: Vec<Warning>,
}

/// The pile that a request is about, or every mistake.
pub(super) fn lay_out(asked: &OddsAsked, reckoner: &Reckoner<'_>) -> Result<Laid, Unanswered> {
    let mut mistakes = group::same_ids(asked, reckoner.lang);
    let has_deck = asked.deck.is_some() || asked.code.is_some();
    let laid = match asked.size {
        None if has_deck => of_deck(asked, reckoner),
        Some(Whole(size)) if !has_deck => of_counts(size, asked, reckoner.lang),
        _ => Err(Unanswered::Mistaken(vec![Mistake::new(
            if has_deck { "/size" } else { "/deck" }.to_owned(),
            "one_of",
            reckoner.lang,
            words::deck_or_size(),
        )])),
    };
    match laid {
        Ok(laid) if mistakes.is_empty() => Ok(laid),
        Ok(_) => Err(Unanswered::Mistaken(mistakes)),
        Err(Unanswered::Mistaken(more)) => {
            mistakes.extend(more);
            Err(Unanswered::Mistaken(mistakes))
        }
        Err(other) => Err(other),
    }
}

fn of_counts(size: u32, asked: &OddsAsked, lang: Language) -> Result<Laid, Unanswered> {
    let mut mistakes = Vec::new();
    let mut pile = Pile::default();
    if asked.section.is_some() {
        mistakes.push(needs_deck("/section".to_owned(), lang));
    }
    for (place, group) in asked.groups.iter().enumerate() {
        match group::count(group) {
            Some(count) => pile.add(Groups::of([place]), count),
            None => mistakes.push(needs_deck(format!("/groups/{place}"), lang)),
        }
    }
    let counted = pile.size();
    if counted > size {
        mistakes.push(Mistake::new(
            "/groups".to_owned(),
            "too_many_cards",
            lang,
            words::groups_over(counted, size),
        ));
    }
    if !mistakes.is_empty() {
        return Err(Unanswered::Mistaken(mistakes));
    }
    pile.add(Groups::NONE, size - counted);
    Ok(Laid {
        pile,
        sections: Vec::new(),
        warnings: Vec::new(),
    })
}

fn needs_deck(pointer: String, lang: Language) -> Mistake {
    Mistake::new(pointer, "needs_deck", lang, words::needs_deck())
}

fn of_deck(asked: &OddsAsked, reckoner: &Reckoner<'_>) -> Result<Laid, Unanswered> {
    let deck = DeckAsked::new(asked.game, asked.deck.as_ref(), asked.code.as_ref());
    let named = asked.groups.iter().flat_map(|group| &group.cards);
    let named: usize = named.map(Vec::len).sum();
    if deck.lines() + named > LONG && matches!(reckoner.effort, Effort::Light) {
        return Err(Unanswered::Heavy);
    }
    let mut mistakes = Vec::new();
    let deck = deck.read(reckoner.current, reckoner.lang);
    let deck = deck.map_err(|more| mistakes.extend(more)).ok();
    let sections = sections(asked, reckoner.lang).map_err(|wrong| mistakes.push(wrong));
    let sections = sections.ok();
    let cards = deck.zip(sections.as_deref()).and_then(|(deck, sections)| {
        let cards = cards_of(&deck, sections, reckoner.lang);
        cards.map_err(|wrong| mistakes.push(wrong)).ok()
    });
    let mut warnings = Vec::new();
    let members = group::members(
        asked,
        cards.as_ref(),
        reckoner,
        &mut warnings,
        &mut mistakes,
    )?;
    let (Some(cards), Some(sections), true) = (cards, sections, mistakes.is_empty()) else {
        return Err(Unanswered::Mistaken(mistakes));
    };
    let mut pile = Pile::default();
    for (card, copies) in cards {
        let groups = members.iter().enumerate();
        let groups = groups.filter(|(_, members)| members.contains(card));
        pile.add(Groups::of(groups.map(|(place, _)| place)), copies);
    }
    Ok(Laid {
        pile,
        sections,
        warnings,
    })
}

/// All resources of a hero. APO-H21
const RESOURCES: [Section; 5] = [
    Section::Equipamento,
    Section::Memento,
    Section::Suporte,
    Section::Inventario,
    Section::Anexos,
];

/// The lists that are shuffled.
fn sections(asked: &OddsAsked, lang: Language) -> Result<Vec<Section>, Mistake> {
    let Some(section) = asked.section else {
        return Ok(match asked.game {
            Game::Apoteose => RESOURCES.to_vec(),
            _ => vec![Section::Main],
        });
    };
    // What is attached lies on other cards.
    let lists = Section::of(asked.game).iter();
    let lists: Vec<&Section> = lists.filter(|list| **list != Section::Anexos).collect();
    if lists.contains(&&section) {
        return Ok(vec![section]);
    }
    let known: Vec<&str> = lists.iter().map(|list| list.word().id).collect();
    let (pointer, message) = ("/section".to_owned(), words::no_list(known.join(", ")));
    Err(Mistake::new(pointer, "no_such_list", lang, message))
}

/// The copies of every card in some sections: at least one card, and not too many.
fn cards_of(
    read: &DeckRead<'_>,
    sections: &[Section],
    lang: Language,
) -> Result<BTreeMap<usize, u32>, Mistake> {
    let mut cards: BTreeMap<usize, u32> = BTreeMap::new();
    let mut size: u64 = 0;
    let listed = sections.iter().flat_map(|section| read.deck.of(*section));
    let attached = read
        .deck
        .lines
        .iter()
        .flat_map(|line| line.attached.iter().copied());
    let attached = attached.filter(|_| sections.contains(&Section::Anexos));
    for (card, copies) in listed.chain(attached) {
        let sum = cards.entry(card).or_default();
        *sum = sum.saturating_add(copies);
        size += u64::from(copies);
    }
    let (code, message) = if size == 0 {
        ("too_few", words::no_card())
    } else if size > u64::from(MOST_CARDS) {
        ("too_large", words::too_large(size, MOST_CARDS))
    } else {
        return Ok(cards);
    };
    let pointer = match sections {
        [section] => read.list(*section),
        _ => read.whole(),
    };
    Err(Mistake::new(pointer, code, lang, message))
}
