//! Whether games of a deck go as an exact value reckons: costs and company decide what is played, and nothing else.
//!
//! Cards that draw, pay or make others cheaper are not looked for in their texts. Games are played, and every turn is
//! worked out beside them from the same cards.

use super::Goal;
use super::company::Board;
use super::kinds::Kind;
use super::lanes::Hand;
use super::playing::Tried;
use super::spend::{MOST_RESOURCES, Spender};
use super::stage::InHand;
use crate::fabula::{CardId, Deck, PlayRules, Table};
use crate::goldfish::{Goldfish, Mulligan, Opponent, Options, Policy, Trace};

/// Games that are compared, and the most of them that may go otherwise: one in 25.
const GAMES: u64 = 250;
const MOST: u64 = GAMES / 25;

/// Whether an exact value for a goal can be wrong by more than little: too many games of the deck go otherwise than it
/// reckons. The same deck always has the same answer.
#[must_use]
pub fn is_contradicted(
    table: &Table,
    rules: PlayRules,
    deck: &Deck,
    (opponent, first): (&Opponent, bool),
    tried: &[Tried],
    goal: &Goal,
) -> bool {
    let options = Options {
        // What the last turn plays changes nothing of what is seen.
        turns: goal.turns() - u8::from(matches!(goal, Goal::Package { .. })),
        first,
        opponent: *opponent,
        policy: Policy::BestSpend,
        mulligan: Mulligan::Never,
    };
    // Without turns there is nothing to play.
    let Ok(mut goldfish) = Goldfish::new(table, rules, deck, options) else {
        return false;
    };
    let mut reckoner = Reckoner {
        kinds: kinds(table, deck, tried, goal),
        rules,
        spender: Spender::default(),
    };
    let mut games = 0..GAMES;
    let mut another = || games.any(|game| !reckoner.agrees(goldfish.play(0, game)));
    (0..=MOST).all(|_| another())
}

/// The different cards of a deck, the dearest first, then by number.
fn kinds(table: &Table, deck: &Deck, tried: &[Tried], goal: &Goal) -> Vec<Kind> {
    let kind = |card: &CardId| Kind::of(table, *card, goal).as_tried(tried);
    let mut kinds: Vec<Kind> = deck.main.iter().map(kind).collect();
    kinds.sort_by(|a, b| b.cost.cmp(&a.cost).then(a.card.cmp(&b.card)));
    kinds.dedup();
    kinds
}

/// Works out the turns of a game from its cards.
struct Reckoner {
    kinds: Vec<Kind>,
    rules: PlayRules,
    spender: Spender,
}

impl Reckoner {
    /// Whether every turn spent what is worked out, of resources that nothing had changed.
    fn agrees(&mut self, trace: &Trace) -> bool {
        let mut board = Board::Empty;
        let mut before: &[CardId] = trace.kept.cards();
        for (number, turn) in (1..).zip(trace.turns()) {
            let resources = u8::try_from(self.rules.resources(number).max(0)).unwrap_or(u8::MAX);
            let held = before.iter().chain(turn.drawn.cards());
            let Some((classes, hand)) = self.hand(held) else {
                return false;
            };
            let resources = resources.min(MOST_RESOURCES);
            let (_, spent, after) = self.spender.play_on(&classes, hand, resources, board);
            if u16::from(spent) != turn.on_cards || u16::from(resources) != turn.resources {
                return false;
            }
            (board, before) = (after, turn.hand.cards());
        }
        true
    }

    /// The classes of a hand, each card with its copies; nothing if there is no room for them.
    fn hand<'c>(&self, held: impl Iterator<Item = &'c CardId>) -> Option<(Vec<InHand>, Hand)> {
        let mut places: Vec<usize> = Vec::new();
        for card in held {
            places.push(self.kinds.iter().position(|kind| kind.card == *card)?);
        }
        places.sort_unstable();
        let (mut classes, mut hand) = (Vec::new(), Hand::default());
        for copies in places.chunk_by(|one, other| one == other) {
            let kind = self.kinds.get(*copies.first()?)?;
            let count = u32::try_from(copies.len()).ok()?;
            if classes.len() == Hand::ROOM || count > Hand::MOST {
                return None;
            }
            hand = hand.with(classes.len(), count);
            classes.push(InHand::of(kind));
        }
        Some((classes, hand))
    }
}
