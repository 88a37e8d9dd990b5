//! A format as it stands on one day: numbers, limits and restrictions, each with what it rests on.

use chrono::NaiveDate;

use super::{Basis, Facts, Figure, Section, Word};
use crate::RuleId;
use crate::format::{CardList, Change, CopyKey, Demand, Format, Hero, Limited, Period};

/// The sizes of one list.
#[derive(Debug)]
pub(super) struct ListRules<'f> {
    pub list: &'f CardList,
    /// The sections that make it up, one bit each.
    pub sections: u16,
    pub min: Option<Figure<'f>>,
    pub max: Option<Figure<'f>>,
    pub to_play: Option<Figure<'f>>,
}

/// What a section takes.
#[derive(Debug, Clone, Copy)]
pub(super) struct Takes<'f> {
    pub list: &'f CardList,
    /// The types, one bit each.
    pub kinds: u8,
    pub basis: Basis<'f>,
}

/// A limit of copies.
#[derive(Debug)]
pub(super) struct CopyRule<'f> {
    by: CopyKey,
    /// The place of the word among the game's words.
    of: Option<u8>,
    pub max: Option<u32>,
    pub basis: Basis<'f>,
}

impl CopyRule<'_> {
    /// Whether it is about this card.
    pub(super) fn fits(&self, facts: Facts) -> bool {
        match (self.by, self.of) {
            (CopyKey::Any, _) => true,
            (CopyKey::Rarity, of) => of.is_some() && facts.rarity == of,
            (CopyKey::CardType, of) => of == Some(facts.kind),
            (CopyKey::Classification, of) => of.is_some_and(|of| facts.marks & (1 << of) != 0),
        }
    }

    /// Whether only a rarity decides it.
    pub(super) fn is_by_rarity(&self) -> bool {
        self.by == CopyKey::Rarity
    }
}

/// A format's rules of construction on one day.
#[derive(Debug)]
pub struct Rules<'f> {
    pub(super) format: &'f Format,
    /// The days on which the format holds, where this day is not among them.
    pub(super) not_in_force: Option<(Period, Basis<'f>)>,
    pub(super) lists: Vec<ListRules<'f>>,
    pub(super) positions: Vec<(Section, Figure<'f>)>,
    pub(super) takes: [Option<Takes<'f>>; Section::COUNT],
    pub(super) copies: Vec<CopyRule<'f>>,
    /// The sections in which copies are counted together, and why those beside the main deck are.
    pub(super) across: (u16, Option<Basis<'f>>),
    pub(super) sets: Option<(&'f [String], Basis<'f>)>,
    pub(super) card_pool: Option<(&'f [Limited], Basis<'f>)>,
    /// Cards with a limit of their own, by id, in the order of the changes: zero is banned, none is free
    /// again.
    pub(super) limited: Vec<(&'f str, Option<Figure<'f>>)>,
}

impl<'f> Rules<'f> {
    /// The format as it stands on a day, with further changes on top of its own.
    #[must_use]
    pub fn of(format: &'f Format, further: &'f [Change], on: NaiveDate) -> Self {
        let mut rules = Self {
            format,
            not_in_force: format
                .in_force
                .as_ref()
                .filter(|period| !period.value.holds(on))
                .map(|period| (period.value, Basis::of(period))),
            lists: Vec::with_capacity(format.lists.len()),
            positions: Vec::new(),
            takes: [None; Section::COUNT],
            copies: Vec::with_capacity(format.copies.len()),
            across: (deck_of(format.game), None),
            sets: None,
            card_pool: None,
            limited: Vec::new(),
        };
        for list in &format.lists {
            rules.read_list(list);
        }
        for limit in &format.copies {
            let of = limit.of.as_deref();
            rules.read_copies(limit.by, of, limit.max.value, Basis::of(&limit.max));
        }
        if let Some(across) = &format.copies_across {
            let named = |section: &&Section| across.value.iter().any(|id| id == section.list().0);
            let sections = Section::of(format.game).iter().filter(named);
            let sections = sections.fold(0, |set, section| set | section.bit());
            rules.across = (sections, Some(Basis::of(across)));
        }
        for changes in [&format.changes[..], further] {
            let in_force = |change: &&Change| change.from.is_none_or(|from| from <= on);
            let mut changes: Vec<&Change> = changes.iter().filter(in_force).collect();
            // However they are written: the latest day has the last word.
            changes.sort_by_key(|change| change.from);
            for change in changes {
                rules.read_change(change);
            }
        }
        rules
    }

    /// The format.
    #[must_use]
    pub fn format(&self) -> &'f Format {
        self.format
    }

    /// Whether the format holds on the day.
    #[must_use]
    pub fn is_in_force(&self) -> bool {
        self.not_in_force.is_none()
    }

    /// The demands of one kind, each with what it rests on.
    pub(crate) fn demands(&self) -> impl Iterator<Item = (&'f Demand, Basis<'f>)> {
        let demands = self.format.demands.iter();
        demands.map(|stated| (&stated.value, Basis::of(stated)))
    }

    /// The numbers of a hero. APO-H3 to APO-H15
    pub(crate) fn hero(&self) -> Option<&'f Hero> {
        self.format.hero.as_ref()
    }

    fn read_list(&mut self, list: &'f CardList) {
        let game = self.format.game;
        let mut sections = 0;
        for section in Section::of(game) {
            let (id, position) = section.list();
            if id != list.id {
                continue;
            }
            sections |= section.bit();
            let place = list
                .positions
                .iter()
                .find(|p| Some(p.id.as_str()) == position);
            self.positions
                .extend(place.map(|place| (*section, Figure::of(&place.count))));
            if let (Some(types), Some(takes)) =
                (&list.card_types, self.takes.get_mut(*section as usize))
            {
                let kinds = types
                    .value
                    .iter()
                    .filter_map(|id| place_of(game.kinds(), id));
                *takes = Some(Takes {
                    list,
                    kinds: kinds.fold(0, |set, kind| set | 1 << kind),
                    basis: Basis::of(types),
                });
            }
        }
        self.lists.push(ListRules {
            list,
            sections,
            min: list.min.as_ref().map(Figure::of),
            max: list.max.as_ref().map(Figure::of),
            to_play: list.to_play.as_ref().map(Figure::of),
        });
    }

    fn read_copies(&mut self, by: CopyKey, of: Option<&str>, max: Option<u32>, basis: Basis<'f>) {
        let game = self.format.game;
        let words = match by {
            CopyKey::Any => &[],
            CopyKey::Rarity => game.rarities(),
            CopyKey::CardType => game.kinds(),
            CopyKey::Classification => game.marks(),
        };
        let of = of.and_then(|id| place_of(words, id));
        self.copies.push(CopyRule { by, of, max, basis });
    }

    fn read_change(&mut self, change: &'f Change) {
        for new in &change.lists {
            let Some(list) = self.lists.iter_mut().find(|list| list.list.id == new.id) else {
                continue;
            };
            let sizes = [
                (&mut list.min, new.min),
                (&mut list.max, new.max),
                (&mut list.to_play, new.to_play),
            ];
            for (size, value) in sizes {
                if let Some(value) = value {
                    let rule = size.as_ref().and_then(|size| size.basis.rule);
                    let basis = Basis::changed(rule, change);
                    *size = Some(Figure { value, basis });
                }
            }
            for place in &new.positions {
                let named = (new.id.as_str(), Some(place.id.as_str()));
                let positions = self.positions.iter_mut();
                for (_, count) in positions.filter(|(section, _)| section.list() == named) {
                    let basis = Basis::changed(count.basis.rule, change);
                    let value = place.count;
                    *count = Figure { value, basis };
                }
            }
        }
        for new in &change.copies {
            let rule = self.rule_of_copies(new.by, new.of.as_deref());
            let basis = Basis::changed(rule, change);
            self.read_copies(new.by, new.of.as_deref(), new.max, basis);
        }
        let basis = Basis::changed(None, change);
        if let Some(sets) = &change.sets {
            self.sets = Some((sets, basis));
        }
        if let Some(pool) = &change.pool {
            self.card_pool = Some((pool, basis));
        }
        let limit = |value: u32| Some(Figure { value, basis });
        let freed = change.freed.iter().map(|id| (id.as_str(), None));
        let limited = change.limited.iter();
        let limited = limited.map(|limited| (limited.card.as_str(), limit(limited.max)));
        let banned = change.banned.iter().map(|id| (id.as_str(), limit(0)));
        self.limited.extend(freed.chain(limited).chain(banned));
    }

    /// The rule whose number a change of copies replaces, where it is about the same cards.
    fn rule_of_copies(&self, by: CopyKey, of: Option<&str>) -> Option<&'f RuleId> {
        let same = |limit: &&crate::format::CopyLimit| limit.by == by && limit.of.as_deref() == of;
        self.format.copies.iter().find(same)?.max.rule.as_ref()
    }
}

/// Everything that is part of a deck and does not wait outside.
fn deck_of(game: crate::Game) -> u16 {
    let deck = Section::of(game)
        .iter()
        .filter(|section| !section.is_aside());
    deck.fold(0, |set, section| set | section.bit())
}

/// The place of a word, small enough for a bit.
fn place_of(words: &[Word], id: &str) -> Option<u8> {
    let place = words.iter().position(|word| word.id == id)?;
    u8::try_from(place).ok()
}
