//! Single cards.

use serde::Serialize;

use super::number::{Among, Average, Numbers, Share};
use crate::fabula::CardId;
use crate::goldfish::interval::Reach;
use crate::goldfish::tally::{CardTally, Kind, Shape, Tally};

/// One card of the deck: whatever is said of it is said of at least one copy.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = GoldfishCardFigures))]
pub struct CardReport {
    /// Its number: nothing that the world outside knows.
    #[serde(skip)]
    pub card: CardId,
    /// Copies in the deck.
    pub copies: u16,
    /// What it costs, as printed.
    pub cost: u16,
    /// It was in the hand, after the mulligan or later.
    pub seen: Share,
    /// It was in the hand in a turn that had the resources for it.
    pub payable: Share,
    /// It was played.
    pub played: Share,
    /// It was played, in the games in which it was seen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub played_if_seen: Option<Share>,
    /// The turn of its first play, in the games in which it was played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first_play: Option<Average>,
    /// In the same games, turns from the first in which it was payable to that play.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub delay: Option<Average>,
    /// It was in the hand at the end.
    pub held: Share,
    /// It was in the hand at the end, and no copy was ever played.
    pub stuck: Share,
    /// It was discarded because the hand was too large.
    pub discarded: Share,
}

/// All cards, if they were counted.
pub(super) fn cards(tally: &Tally, numbers: &Numbers) -> Option<Vec<CardReport>> {
    let kinds = tally.shape().kinds().iter();
    let cards = kinds.zip(tally.cards()?);
    let card = |(kind, it): (&Kind, &CardTally)| card(*kind, it, tally.shape(), numbers);
    Some(cards.map(card).collect())
}

fn card(kind: Kind, it: &CardTally, shape: &Shape, numbers: &Numbers) -> CardReport {
    let (played, turns) = (it.first_play.total(), shape.turns().into());
    let first = shape.bounds().first_play(kind.cost, turns);
    let last = turns.saturating_sub(1);
    CardReport {
        card: kind.card,
        copies: kind.copies,
        cost: kind.cost,
        seen: numbers.share(it.seen),
        payable: numbers.share(it.payable),
        played: numbers.share(played),
        played_if_seen: numbers.share_of(played, it.seen, Among::Seen),
        first_play: numbers.average(&it.first_play, first, Among::Played),
        delay: numbers.average(&it.delay, Reach::closed(0, last), Among::Played),
        held: numbers.share(it.held),
        stuck: numbers.share(it.stuck),
        discarded: numbers.share(it.discarded),
    }
}
