//! The decisions of a policy: functions of what is in hand and in play, never of an order.

use std::cmp::Reverse;

use super::{Mulligan, Policy};
use crate::multiversity::state::works_from;
use crate::multiversity::{ActionKind, CardType, Deck, State};
use crate::pile::Kind;

/// A policy for one deck.
#[derive(Debug, Clone)]
pub(super) struct Pilot {
    /// By kind: the place in the policy's list.
    listed: Vec<usize>,
    /// By kind: of characters for the team the lowest comes first.
    ranks: Vec<(usize, u8, Reverse<u8>, Kind)>,
    spreads: bool,
    mulligan: Mulligan,
    discards: Vec<Kind>,
}

impl Pilot {
    pub(super) fn new(deck: &Deck, policy: &Policy, mulligan: Mulligan) -> Self {
        let kinds = || (0..).map(Kind).zip(deck.cards());
        let place = |kind| {
            let listed = policy.listed().iter().position(|it| *it == kind);
            listed.unwrap_or(usize::MAX)
        };
        let rank = |(kind, card): (Kind, &crate::multiversity::Card)| {
            let useful = card.actions.iter().filter(|it| works_from(it.kind, 1));
            let cheapest = useful.map(|it| it.cost).min().unwrap_or(u8::MAX);
            (place(kind), cheapest, Reverse(card.life.unwrap_or(0)), kind)
        };
        Self {
            listed: kinds().map(|(kind, _)| place(kind)).collect(),
            ranks: kinds().map(rank).collect(),
            spreads: *policy == Policy::Spread,
            mulligan,
            discards: Vec::with_capacity(deck.len()),
        }
    }

    /// Whether the opening hand is shuffled back.
    pub(super) fn returns(&self, state: &State<'_>) -> bool {
        if state.is_short() {
            return true;
        }
        let Mulligan::Wanted {
            characters,
            energies,
            smallest,
        } = self.mulligan
        else {
            return false;
        };
        let fewer = |of, wanted: u8| of_type(state, of).count() < usize::from(wanted);
        state.hand().len() > usize::from(smallest)
            && (fewer(CardType::Personagem, characters) || fewer(CardType::Energia, energies))
    }

    /// The character of the hand that leads from the first turn on.
    pub(super) fn leader(&self, state: &State<'_>) -> Option<Kind> {
        let energies = of_type(state, CardType::Energia);
        let energies = energies.filter_map(|kind| state.deck().numbers(kind));
        let pays: u16 = energies
            .filter(|it| it.price.is_none())
            .map(|it| u16::from(if it.prismatic { 1 } else { it.gives }))
            .sum();
        of_type(state, CardType::Personagem).min_by_key(|kind| {
            let attacks = state.actions(*kind).iter();
            let attacks = attacks.filter(|it| it.kind == ActionKind::Ataque);
            let costs = attacks.map(|it| it.cost);
            let best = costs.clone().filter(|cost| u16::from(*cost) <= pays).max();
            let cheapest = costs.min().unwrap_or(u8::MAX);
            // The most expensive that is paid; otherwise the one that lacks least.
            let paid = if self.spreads { None } else { best };
            let listed = self.listed.get(kind.place());
            let life = state.deck().numbers(*kind).map(|it| Reverse(it.life));
            (listed, Reverse(paid), cheapest, life, *kind)
        })
    }

    /// The character of the hand that joins the team.
    pub(super) fn joins(&self, state: &State<'_>) -> Option<Kind> {
        let characters = of_type(state, CardType::Personagem);
        characters.min_by_key(|kind| self.ranks.get(kind.place()))
    }

    /// Which position gets an energy, and how much its action lacks; none without characters.
    pub(super) fn needy(&self, state: &State<'_>) -> Option<(usize, u16)> {
        if !self.spreads
            && let Some(main) = state.positions().first().copied().flatten()
        {
            let attacks = state.actions(main.kind).iter();
            let attacks = attacks.filter(|it| it.kind == ActionKind::Ataque);
            let most = attacks.map(|it| u16::from(it.cost)).max().unwrap_or(0);
            if most > main.energy {
                return Some((0, most - main.energy));
            }
        }
        // Where nobody can lead an attack, whoever of the team could is made ready for it.
        let attack = |kind: ActionKind| kind == ActionKind::Ataque;
        let main = state.positions().first().copied().flatten();
        let led = main.is_some_and(|it| state.actions(it.kind).iter().any(|it| attack(it.kind)));
        let mut needs: Option<(bool, u16, usize)> = None;
        for (place, character) in state.characters() {
            for action in state.actions(character.kind) {
                let lacks = u16::from(action.cost).saturating_sub(character.energy);
                let leads = !led && attack(action.kind);
                if lacks > 0 && (leads || works_from(action.kind, place)) {
                    let need = (!leads, lacks, place);
                    needs = Some(needs.map_or(need, |least| least.min(need)));
                }
            }
        }
        let first = || state.characters().next().map(|(place, _)| (place, 0));
        needs.map(|(_, lacks, place)| (place, lacks)).or_else(first)
    }

    /// The energy of the hand for a position: the smallest that is enough, or the largest; one that costs nothing
    /// more before one that does.
    pub(super) fn energy(state: &State<'_>, place: usize, lacks: u16) -> Option<Kind> {
        let character = state.positions().get(place).copied().flatten();
        let has = character.map_or(0, |it| it.energy);
        let energies = of_type(state, CardType::Energia).filter(|kind| {
            let price = state.price(*kind);
            let pays = lacks > 0 && state.gives(*kind, place) >= lacks;
            // The first turn has no combat in which what does not last could be used.
            let lasts = !price.fleeting || (pays && state.turn() > 1);
            let safe = price.wounds == 0 || pays;
            lasts && safe && has >= u16::from(price.needs)
        });
        energies.min_by_key(|kind| {
            let gives = state.gives(*kind, place);
            let short = gives < lacks;
            let dear = !state.price(*kind).is_none();
            let gives = if short { u16::MAX - gives } else { gives };
            (short, dear, gives, *kind)
        })
    }

    /// The team position whose character takes the lead: if nobody leads, or the leader cannot attack and another can.
    pub(super) fn change(state: &State<'_>) -> Option<usize> {
        let [main, team @ ..] = state.positions();
        let can = |place: usize, kind: Kind| {
            let mut actions = 0..state.actions(kind).len();
            actions.any(|it| state.payable(place, it) == Ok(ActionKind::Ataque))
        };
        if main.is_some_and(|it| can(0, it.kind)) {
            return None;
        }
        let mut places = (1..).zip(team);
        let attacker = places.find(|(place, it)| it.is_some_and(|it| can(*place, it.kind)));
        let attacker = attacker.map(|(place, _)| place);
        if main.is_some() {
            return attacker;
        }
        attacker.or_else(|| state.characters().next().map(|(place, _)| place))
    }

    /// What the Limpeza discards.
    pub(super) fn discards(&mut self, state: &State<'_>) -> &[Kind] {
        self.least(state, state.too_many(), None)
    }

    /// What is discarded with an energy that is attached.
    pub(super) fn pays(&mut self, state: &State<'_>, energy: Kind) -> &[Kind] {
        self.least(state, state.due(energy), Some(energy))
    }

    /// So many cards of the hand but for one: surplus characters, then items, then what still helps.
    fn least(&mut self, state: &State<'_>, many: usize, but: Option<Kind>) -> &[Kind] {
        self.discards.clear();
        if many == 0 {
            return &self.discards;
        }
        self.discards.extend(state.hand());
        let kept = self.discards.iter().position(|kind| Some(*kind) == but);
        kept.map(|at| self.discards.remove(at));
        let room = state.positions().iter().any(Option::is_none);
        let ranks = &self.ranks;
        self.discards.sort_unstable_by_key(|kind| {
            let numbers = state.deck().numbers(*kind);
            let class = match numbers.map(|it| it.kind) {
                Some(CardType::Personagem) if !room => 0,
                Some(CardType::Item) | None => 1,
                Some(CardType::Personagem) => 2,
                Some(CardType::Energia) => 3,
            };
            let gives = numbers.map_or(0, |it| it.gives);
            (class, gives, Reverse(ranks.get(kind.place()).copied()))
        });
        self.discards.truncate(many);
        &self.discards
    }
}

/// The cards of a type in hand, by number.
pub(super) fn of_type<'s>(state: &'s State<'_>, of: CardType) -> impl Iterator<Item = Kind> + 's {
    let hand = state.hand().iter().copied();
    hand.filter(move |kind| state.deck().is(*kind, of))
}
