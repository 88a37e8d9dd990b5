//! Reading the board: numbers, conditions, filters, players and objects of a text.

use super::ability::{
    Amount, Compare, Condition, Filter, Node, Objects, Position, Role, Round, Side, Stat, Who, Zone,
};
use super::card::{CardId, CardType, Colour};
use super::state::{
    Announcement, Bits, Frame, Item, Ref, Seat, Seats, Slot, State, Subject, Target, Targets,
};

/// Numbers beyond this are cut: no chain of products grows without bound.
const LIMIT: i32 = 9999;

/// What the words of a text mean: "you", "this", "target", X. FAB 1.10.5
#[derive(Clone, Copy)]
pub(crate) struct Context<'a> {
    pub you: Seat,
    pub source: Option<Ref>,
    pub letters: [i16; 3],
    pub targets: &'a Targets,
    pub chosen: &'a [Target],
    pub subject: Subject,
    /// Who owned what this very effect moved or destroyed last.
    pub last_owner: Option<Seat>,
    pub number: i16,
    pub colour: Option<Colour>,
    pub done: i16,
}

impl<'a> Context<'a> {
    /// A passive ability, or anything else that has no targets.
    pub fn of(you: Seat, source: Option<Ref>) -> Self {
        Self {
            you,
            source,
            letters: [0; 3],
            targets: Targets::NONE,
            chosen: &[],
            subject: Subject {
                seat: you,
                owner: you,
                ..Subject::default()
            },
            last_owner: None,
            number: 0,
            colour: None,
            done: 0,
        }
    }

    pub fn item(item: &'a Item) -> Self {
        Self {
            letters: item.letters,
            targets: &item.targets,
            subject: item.subject,
            ..Self::of(item.controller, item.source)
        }
    }

    pub fn frame(frame: &'a Frame) -> Self {
        Self {
            chosen: &frame.chosen,
            number: frame.number,
            colour: frame.colour,
            last_owner: frame.last_known.map(|(_, owner)| owner),
            done: frame.done,
            ..Self::item(&frame.item)
        }
    }

    pub fn announcement(announcement: &'a Announcement) -> Self {
        Self::item(&announcement.item)
    }

    fn is_source(&self, slot: Slot, stamp: u32) -> bool {
        self.source
            .is_some_and(|source| source.slot == slot && source.stamp == stamp)
    }
}

impl State<'_> {
    /// Whether a side means this player. FAB 1.10.5
    pub(crate) fn side(side: Side, you: Seat, seat: Seat) -> bool {
        match side {
            Side::You => seat == you,
            Side::Opponents => seat != you,
            Side::Any => true,
        }
    }

    /// The permanent, if it is still the same object.
    pub(crate) fn still(&self, it: Ref) -> Option<Slot> {
        let live =
            self.permanents.live().has(it.slot) && self.permanents.get(it.slot).stamp == it.stamp;
        live.then_some(it.slot)
    }

    /// The object at this place now.
    pub(crate) fn here(&self, slot: Slot) -> Ref {
        self.permanents.get(slot).at(slot)
    }

    /// What the words of a permanent's own text mean.
    pub(crate) fn context_of(&self, slot: Slot) -> Context<'static> {
        let it = self.permanents.get(slot);
        Context {
            letters: it.letters,
            ..Context::of(it.controller, Some(it.at(slot)))
        }
    }

    /// The type that a permanent has: none when it is face down or has lost it. FAB 1.11.5, ruling: FAB-C40
    pub(crate) fn role(&self, slot: Slot) -> Option<CardType> {
        let it = self.permanents.get(slot);
        (!it.face_down && !it.now.typeless).then(|| self.table.entry(it.card).role)
    }

    /// Whether it counts as an Aliado now.
    #[inline]
    pub(crate) fn is_ally(&self, slot: Slot) -> bool {
        let it = self.permanents.get(slot);
        self.permanents.allies().has(slot) && !it.face_down && !it.now.typeless
    }

    /// Whether it counts as a Base now.
    #[inline]
    pub(crate) fn is_base(&self, slot: Slot) -> bool {
        let it = self.permanents.get(slot);
        self.permanents.bases().has(slot) && !it.face_down && !it.now.typeless
    }

    /// Whether a permanent fits a description.
    pub(crate) fn fits(&self, slot: Slot, filter: &Filter, context: &Context) -> bool {
        let it = self.permanents.get(slot);
        let source = context.source;
        let this = context.is_source(slot, it.stamp);
        if (filter.this && !this)
            || (filter.other && this)
            || !Self::side(filter.whose, context.you, it.controller)
            || filter.turned.is_some_and(|turned| turned != it.turned)
            || filter.ficha.is_some_and(|ficha| ficha != it.ficha)
            || filter
                .damaged
                .is_some_and(|damaged| damaged != (it.damage > 0))
        {
            return false;
        }
        if filter.host
            && !source
                .and_then(|s| self.still(s))
                .is_some_and(|s| self.permanents.get(s).host == slot)
        {
            return false;
        }
        if filter.attached_here && !source.is_some_and(|s| it.host.is_some() && it.host == s.slot) {
            return false;
        }
        let in_role = |role| match role {
            Role::Attacking => it.attacking.is_some(),
            Role::Influencing => it.influencing.is_some(),
            Role::Blocking => it.blocking.is_some(),
        };
        if !filter.role.is_none_or(in_role)
            || !filter
                .position
                .is_none_or(|position| self.at_position(slot, position))
        {
            return false;
        }
        if !filter.kinds.is_empty() {
            let Some(role) = self.role(slot) else {
                return false;
            };
            let ficha = it.ficha && filter.kinds.contains(&CardType::Ficha);
            if !filter.kinds.contains(&role) && !ficha {
                return false;
            }
        }
        // Face down there are no colours, names, subtypes or costs to speak of. Ruling: FAB-C40
        let plain = filter.colours.is_none() && filter.subtypes.is_empty() && filter.name.is_none();
        let plain = plain && filter.cost_at_least.is_none() && filter.cost_at_most.is_none();
        plain || (!it.face_down && self.printed_fits(it.card, filter, context))
    }

    fn at_position(&self, slot: Slot, position: Position) -> bool {
        self.is_base(slot)
            && match slot.origin() {
                Some((_, origin)) => origin == position,
                None => position == Position::Arredor,
            }
    }

    /// Whether what is printed fits: colours, subtypes, name, cost.
    fn printed_fits(&self, card: CardId, filter: &Filter, context: &Context) -> bool {
        let entry = self.table.entry(card);
        filter.colours_fit(entry.card.colours, context.colour)
            && (filter.subtypes.is_empty()
                || entry
                    .card
                    .subtypes
                    .iter()
                    .any(|s| filter.subtypes.contains(s)))
            && filter
                .name
                .as_ref()
                .is_none_or(|name| *name == entry.card.name)
            && filter
                .cost_at_least
                .as_ref()
                .is_none_or(|n| i32::from(entry.cost) >= self.amount(n, context))
            && filter
                .cost_at_most
                .as_ref()
                .is_none_or(|n| i32::from(entry.cost) <= self.amount(n, context))
    }

    /// Whether a card out of play fits; its owner stands for a controller. FAB 1.9.4
    pub(crate) fn card_fits(
        &self,
        card: CardId,
        owner: Seat,
        filter: &Filter,
        context: &Context,
    ) -> bool {
        let ficha = self.table.entry(card).card.kind == CardType::Ficha;
        self.printed_object_fits(card, ficha, owner, filter, context)
    }

    /// The same for what is or would be a Ficha, whatever card it copies. FAB 1.12.4
    pub(crate) fn printed_object_fits(
        &self,
        card: CardId,
        ficha: bool,
        owner: Seat,
        filter: &Filter,
        context: &Context,
    ) -> bool {
        let role = self.table.entry(card).role;
        let in_play = filter.turned.is_some() || filter.role.is_some() || filter.position.is_some();
        let kinds = &filter.kinds;
        Self::side(filter.whose, context.you, owner)
            && !(filter.this || filter.host || filter.attached_here || in_play)
            && filter.damaged.is_none()
            && filter.ficha.is_none_or(|demanded| demanded == ficha)
            && (kinds.is_empty()
                || kinds.contains(&role)
                || (ficha && kinds.contains(&CardType::Ficha)))
            && self.printed_fits(card, filter, context)
    }

    /// The permanents in play that fit.
    pub(crate) fn matching(&self, filter: &Filter, context: &Context) -> Bits {
        if filter.this {
            let slot = context.source.and_then(|source| self.still(source));
            return slot
                .filter(|slot| self.fits(*slot, filter, context))
                .into_iter()
                .collect();
        }
        let mut among = match filter.whose {
            Side::You => self.permanents.of(context.you),
            Side::Opponents => self
                .permanents
                .live()
                .without(self.permanents.of(context.you)),
            Side::Any => self.permanents.live(),
        };
        if filter.host {
            let host = context.source.and_then(|source| self.still(source));
            let host = host
                .map(|slot| self.permanents.get(slot).host)
                .filter(|host| host.is_some());
            return host
                .filter(|slot| self.fits(*slot, filter, context))
                .into_iter()
                .collect();
        }
        let (kind, is_kind): (_, fn(&Self, Slot) -> bool) = match filter.kinds.as_slice() {
            [] => (Some(among), |_, _| true),
            [CardType::Aliado] => (Some(self.permanents.allies()), Self::is_ally),
            [CardType::Base] => (Some(self.permanents.bases()), Self::is_base),
            _ => (None, |_, _| true),
        };
        among = among.and(kind.unwrap_or(among));
        if kind.is_none() || !filter.is_plain() {
            return among
                .iter()
                .filter(|slot| self.fits(*slot, filter, context))
                .collect();
        }
        if let Some(source) = context.source.filter(|_| filter.other) {
            among.remove(source.slot);
        }
        among.iter().filter(|slot| is_kind(self, *slot)).collect()
    }

    /// A whole number. FAB 1.8.1
    pub(crate) fn amount(&self, amount: &Amount, context: &Context) -> i32 {
        match amount {
            Amount::Fixed(n) => i32::from(*n),
            Amount::Tree(node) => self.node(node, context).clamp(-LIMIT, LIMIT),
        }
    }

    fn node(&self, node: &Node, context: &Context) -> i32 {
        match node {
            Node::X => i32::from(context.letters[0]),
            Node::Y => i32::from(context.letters[1]),
            Node::Z => i32::from(context.letters[2]),
            Node::Count { of } => {
                i32::try_from(self.matching(of, context).count()).unwrap_or(LIMIT)
            }
            Node::CardsIn {
                zone,
                whose,
                filter,
            } => {
                if *zone == Zone::Campo {
                    let count = self.cards_in_play(whose, filter, context).count();
                    return i32::try_from(count).unwrap_or(LIMIT);
                }
                let fits = |seat: Seat| {
                    let cards = self.seat(seat).cards.zone(*zone);
                    cards
                        .iter()
                        .filter(|card| self.card_fits(**card, seat, filter, context))
                        .count()
                };
                let count: usize = self.players_of(whose, context).iter().map(fits).sum();
                i32::try_from(count).unwrap_or(LIMIT)
            }
            Node::Stat { stat, of } => self.stat_sum(*stat, of, context),
            Node::Resources { of } => self
                .players_of(of, context)
                .iter()
                .map(|seat| i32::from(self.seat(seat).resources))
                .sum(),
            Node::Sum { of } => of.iter().map(|part| self.amount(part, context)).sum(),
            Node::Difference { from, take } => {
                (self.amount(from, context) - self.amount(take, context)).max(0)
            }
            Node::Product { of, times } => self.amount(of, context) * self.amount(times, context),
            Node::Half { of, round } => {
                let whole = self.amount(of, context);
                match round {
                    Round::Up => (whole + 1).div_euclid(2),
                    Round::Down => whole.div_euclid(2),
                }
            }
            Node::Event => i32::from(context.subject.amount),
            Node::Chosen => i32::from(context.number),
            Node::Done => i32::from(context.done),
        }
    }

    fn stat_sum(&self, stat: Stat, of: &Objects, context: &Context) -> i32 {
        let cost = |card: CardId| i32::from(self.table.entry(card).cost);
        let mut sum: i32 = self
            .permanents_of(of, context)
            .iter()
            .map(|slot| i32::from(self.stat(slot, stat)))
            .sum();
        if stat == Stat::Cost {
            for target in self.cards_of(of, context) {
                match target {
                    Target::Card { card, .. } => sum += cost(card),
                    Target::Effect(id) => sum += self.stacked(id).map_or(0, |item| cost(item.card)),
                    _ => {}
                }
            }
        }
        sum
    }

    /// A value of a permanent as it is now. FAB 1.11.3
    pub(crate) fn stat(&self, slot: Slot, stat: Stat) -> i16 {
        let it = self.permanents.get(slot);
        let [ofensiva, vida, influencia] = it.now.values;
        match stat {
            Stat::Ofensiva => ofensiva,
            Stat::Vida => vida,
            Stat::Influencia => influencia,
            Stat::Resistencia => it.resistance,
            Stat::Cost => {
                if it.face_down {
                    0
                } else {
                    self.entry(slot).cost
                }
            }
            Stat::Restore => it.now.restore,
        }
    }

    /// The targets among cards and effects; permanents are given by [`Self::permanents_of`].
    fn cards_of<'a>(
        &self,
        of: &Objects,
        context: &Context<'a>,
    ) -> impl Iterator<Item = Target> + use<'a> {
        let (targets, chosen): (_, &[Target]) = match of {
            Objects::Target { group } => (Some(context.targets.of(group.0)), &[]),
            Objects::Chosen => (None, context.chosen),
            _ => (None, &[]),
        };
        targets
            .into_iter()
            .flatten()
            .map(|(target, _)| target)
            .chain(chosen.iter().copied())
    }

    /// The effect with this number, if it still waits.
    pub(crate) fn stacked(&self, id: u32) -> Option<&Item> {
        self.stack.iter().find(|item| item.id == id)
    }

    /// The permanents that a text means.
    pub(crate) fn permanents_of(&self, objects: &Objects, context: &Context) -> Bits {
        let still = |target: Target| match target {
            Target::Permanent { slot, stamp } => self.still(Ref { slot, stamp }),
            _ => None,
        };
        match objects {
            Objects::This => context
                .source
                .and_then(|source| self.still(source))
                .into_iter()
                .collect(),
            Objects::Host => {
                let slot = context.source.and_then(|source| self.still(source));
                slot.map(|slot| self.permanents.get(slot).host)
                    .filter(|host| host.is_some())
                    .into_iter()
                    .collect()
            }
            Objects::Target { group } => {
                let mut bits: Bits = context
                    .targets
                    .of(group.0)
                    .filter_map(|(target, _)| still(target))
                    .collect();
                for (target, _) in context.targets.of(group.0) {
                    if let Target::Zone {
                        seat,
                        zone: Zone::Campo,
                    } = target
                    {
                        bits = bits.or(self.permanents.of(seat));
                    }
                }
                bits
            }
            Objects::Each { filter } => self.matching(filter, context),
            Objects::Subject => still(context.subject.target).into_iter().collect(),
            Objects::Chosen => context.chosen.iter().copied().filter_map(still).collect(),
            Objects::Cards {
                zone: Zone::Campo,
                whose,
                filter,
            } => self.cards_in_play(whose, filter, context),
            Objects::Cards { .. } | Objects::Top { .. } => Bits::NONE,
        }
    }

    /// The permanents that cards stand for: a Ficha is no card. FAB 1.9.1, 1.9.2
    pub(crate) fn cards_in_play(&self, whose: &Who, filter: &Filter, context: &Context) -> Bits {
        let whose = self.players_of(whose, context);
        let is_card = |slot: &Slot| {
            let it = self.permanents.get(*slot);
            !it.ficha && whose.has(it.controller)
        };
        self.matching(filter, context)
            .iter()
            .filter(is_card)
            .collect()
    }

    /// The players that a text means.
    pub(crate) fn players_of(&self, who: &Who, context: &Context) -> Seats {
        let present = self.present();
        let seats = match who {
            Who::You => Seats::only(context.you),
            Who::Opponents => present.iter().filter(|seat| *seat != context.you).collect(),
            Who::Everyone => present,
            Who::Active => Seats::only(self.active),
            Who::Target { group } => context
                .targets
                .of(group.0)
                .filter_map(|(target, _)| self.player_at(target))
                .collect(),
            Who::Controller { of } => {
                self.holders(of, context, |it| it.controller, context.subject.seat)
            }
            Who::Owner { of } => self.holders(of, context, |it| it.owner, context.subject.owner),
            Who::Subject => Seats::only(context.subject.seat),
        };
        seats.and(present)
    }

    /// The player that a target is or belongs to.
    fn player_at(&self, target: Target) -> Option<Seat> {
        match target {
            Target::Player(seat) | Target::Card { seat, .. } | Target::Zone { seat, .. } => {
                Some(seat)
            }
            _ => None,
        }
    }

    fn holders(
        &self,
        of: &Objects,
        context: &Context,
        holder: impl Fn(&super::state::Permanent) -> Seat,
        of_subject: Seat,
    ) -> Seats {
        let mut seats: Seats = self
            .permanents_of(of, context)
            .iter()
            .map(|slot| holder(self.permanents.get(slot)))
            .collect();
        for target in self.cards_of(of, context) {
            match target {
                Target::Card { seat, .. } | Target::Zone { seat, .. } => seats.add(seat),
                Target::Effect(id) => {
                    if let Some(item) = self.stacked(id) {
                        seats.add(item.controller);
                    }
                }
                _ => {}
            }
        }
        // The object is gone: whoever is known to have had it, its owner if need be. FAB 1.9.4
        if seats == Seats::NONE {
            match (of, context.last_owner) {
                (Objects::Subject, _) => seats.add(of_subject),
                (Objects::Target { .. } | Objects::Chosen | Objects::This, Some(owner)) => {
                    seats.add(owner)
                }
                _ => {}
            }
        }
        seats
    }

    /// Whether something is so.
    pub(crate) fn holds(&self, condition: &Condition, context: &Context) -> bool {
        match condition {
            Condition::Compare { left, is, right } => {
                let (left, right) = (self.amount(left, context), self.amount(right, context));
                match is {
                    Compare::Equal => left == right,
                    Compare::Less => left < right,
                    Compare::More => left > right,
                    Compare::AtLeast => left >= right,
                    Compare::AtMost => left <= right,
                }
            }
            Condition::Exists { what, at_least } => {
                let count = self.matching(what, context).count();
                i32::try_from(count).unwrap_or(LIMIT) >= self.amount(at_least, context)
            }
            Condition::TurnOf { whose } => Self::side(*whose, context.you, self.active),
            Condition::During { part } => self.part == *part,
            Condition::Exposed { whose } => self
                .present()
                .iter()
                .any(|seat| Self::side(*whose, context.you, seat) && self.seat(seat).exposed),
            Condition::Attached => {
                let slot = context.source.and_then(|source| self.still(source));
                slot.is_some_and(|slot| self.permanents.get(slot).host.is_some())
            }
            Condition::All { of } => of.iter().all(|condition| self.holds(condition, context)),
            Condition::Any { of } => of.iter().any(|condition| self.holds(condition, context)),
            Condition::Not { of } => !self.holds(of, context),
        }
    }
}
