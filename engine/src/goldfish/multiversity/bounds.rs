//! What the rules allow a figure to be: no interval goes beyond.

use super::{Mulligan, Options};
use crate::goldfish::interval::Reach;
use crate::goldfish::solitaire::{Range, held};
use crate::multiversity::rules::POSITIONS;
use crate::multiversity::setup::Numbers;
use crate::multiversity::state::works_from;
use crate::multiversity::{ActionKind, CardType, Deck, PlayRules};
use crate::pile::Kind;

/// What the rules allow in one turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TurnBounds {
    /// Cards drawn. MVC-C13
    pub drawn: Reach,
    /// Cards that the hand limit takes. MVC-C11
    pub discarded: Reach,
    /// Characters in play.
    pub characters: Reach,
    /// Energies in play.
    pub energy: Reach,
    /// Actions with their energies attached, by kind.
    pub payable: [Reach; 5],
    /// Those of them that can be used.
    pub usable: [Reach; 5],
    /// Cards left in hand.
    pub hand: Reach,
}

/// What the rules allow in games of one deck.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bounds {
    /// Characters in the first opening hand.
    pub opening_characters: Reach,
    /// Energies in it.
    pub opening_energies: Reach,
    /// Mulligans.
    pub mulligans: Reach,
    /// Cards kept: a hand without characters or energies costs none.
    pub kept: Reach,
    /// Turn by turn.
    pub turns: Vec<TurnBounds>,
    /// The turn of something that may come at once.
    pub first: Reach,
    /// The turn of an attack: the first one has no combat.
    pub first_attack: Reach,
    /// The turn in which the deck runs out.
    pub deck_out: Reach,
}

impl Bounds {
    /// For a deck and how it is played.
    #[must_use]
    pub fn new(deck: &Deck, rules: PlayRules, options: &Options) -> Self {
        let all = Cards::of(deck);
        let cards = u16::try_from(deck.len()).unwrap_or(u16::MAX);
        let (first, last) = (Reach::closed(1, options.turns.into()), options.turns.into());
        let mut left = cards.saturating_sub(rules.stones);
        let opening = rules.opening_hand.min(left);
        left -= opening;
        let changes = rules.mulligan && all.characters > 0 && all.energies > 0;
        let smallest_hand = match options.mulligan {
            Mulligan::Wanted { smallest, .. } if changes => opening.min(smallest.into()),
            _ => opening,
        };
        let kept = Range {
            least: smallest_hand,
            most: opening,
        };
        let mut hand = kept;
        let mut runs_out = None;
        let turns = (1..=last).map(|turn: u16| {
            let wants = if turn == 1 {
                rules.first_draw
            } else {
                rules.draw
            };
            let before = hand;
            let keep = rules.keep.filter(|_| turn > 1).unwrap_or(u16::MAX);
            // Whoever has no character left in the Limpeza draws nothing any more.
            let sure = left >= wants && !(turn > 1 && all.burn);
            let drawn = Range {
                least: if sure { wants } else { 0 },
                most: wants,
            };
            if left < wants {
                runs_out = runs_out.or(Some(turn));
            }
            left = left.saturating_sub(wants);
            hand = Range {
                least: 0,
                most: hand.most.min(keep).saturating_add(drawn.most),
            };
            let attached = rules.opening_hand + rules.first_draw;
            let attached =
                attached.saturating_add(u16::from(rules.attach).saturating_mul(turn - 1));
            all.turn(turn, attached, drawn, before.over(keep), hand)
        });
        let turns = turns.collect();
        Self {
            opening_characters: held(all.characters, opening, cards),
            opening_energies: held(all.energies, opening, cards),
            mulligans: if changes {
                Reach::open(0)
            } else {
                Reach::closed(0, 0)
            },
            kept: kept.reach(),
            turns,
            first,
            first_attack: Reach::closed(2.min(last), last),
            deck_out: Reach::closed(runs_out.unwrap_or(1), last),
        }
    }
}

/// The cards of a deck together.
struct Cards {
    characters: u16,
    energies: u16,
    /// The most energies that one card gives.
    gives: u16,
    /// Whether an energy damages its character, which may so be knocked out in the Limpeza. MVC-C40
    burn: bool,
    /// The most actions of each kind on one card.
    actions: [u16; 5],
}

impl Cards {
    fn of(deck: &Deck) -> Self {
        let mut all = Self {
            characters: 0,
            energies: 0,
            gives: 0,
            burn: false,
            actions: [0; 5],
        };
        let kinds = (0..).map(Kind).zip(deck.copies());
        for (numbers, copies) in kinds.filter_map(|(kind, n)| Some((deck.numbers(kind)?, n))) {
            all.count(numbers, *copies);
        }
        all
    }

    fn count(&mut self, numbers: &Numbers, copies: u16) {
        match numbers.kind {
            CardType::Personagem => self.characters += copies,
            CardType::Energia => {
                self.energies += copies;
                self.gives = self.gives.max(numbers.gives.into());
                self.burn |= numbers.price.wounds > 0;
            }
            CardType::Item => {}
        }
        for (kind, most) in KINDS.into_iter().zip(&mut self.actions) {
            let actions = numbers.actions.iter().filter(|it| it.kind == kind);
            *most = (*most).max(u16::try_from(actions.count()).unwrap_or(u16::MAX));
        }
    }

    fn turn(
        &self,
        turn: u16,
        attached: u16,
        drawn: Range,
        discarded: Range,
        hand: Range,
    ) -> TurnBounds {
        let places = |works: &dyn Fn(usize) -> bool| {
            let places = (0..POSITIONS).filter(|place| works(*place)).count();
            u16::try_from(places)
                .unwrap_or(u16::MAX)
                .min(self.characters)
        };
        let of = |works: &dyn Fn(ActionKind, usize) -> bool| {
            let mut most = self.actions;
            for (kind, most) in KINDS.into_iter().zip(&mut most) {
                *most = most.saturating_mul(places(&|place| works(kind, place)));
            }
            most.map(|most| Reach::closed(0, most))
        };
        let energies = attached.min(self.energies);
        TurnBounds {
            drawn: drawn.reach(),
            discarded: discarded.reach(),
            characters: Reach::closed(0, places(&|_| true)),
            energy: Reach::closed(0, energies.saturating_mul(self.gives)),
            payable: of(&|_, _| true),
            usable: of(&|kind, place| works_from(kind, place) && (turn > 1 || kind.is_passive())),
            hand: hand.reach(),
        }
    }
}

/// The kinds of actions, in the order of the tally.
const KINDS: [ActionKind; 5] = [
    ActionKind::Passiva,
    ActionKind::Lider,
    ActionKind::Sidekick,
    ActionKind::Ataque,
    ActionKind::Flanquear,
];
