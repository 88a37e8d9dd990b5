//! The goldfish lab: what is asked, and what it answers.

mod advice;
mod asked;
mod compare;
mod goal;
mod hand;
mod mulligan;
mod play;
mod policy;
mod run;
mod seed;
mod solitaire;
mod state;
mod told;

pub use advice::{
    AdviceAnswer, AdviceAsked, AdviceChoice, AdviceMargin, AdviceNamed, AdviceTurn, Interval,
    Method, MethodAsked, RuleTold,
};
pub use asked::{FormatKey, IllegalDecks, PlayOrDraw};
pub use compare::{
    ChangeMeasured, ChangeTold, ChangesId, CompareAnswer, CompareAsked, MeasureAsked, MeasureId,
    OneCopyAsked, SideAsked, USUAL_PAIRS,
};
pub use goal::{Bases, GoalAsked, GoalId, GoalPart, GoalTold, Turns, Wanted};
pub use hand::{HandAnswer, HandAsked};
pub use mulligan::{HandCards, HandCondition, HandCount, MulliganAsked, MulliganId, WantedHand};
pub use play::{ActionId, LegalAction, LogLine, PlayAnswer, PlayAsk, PlayAsked};
pub use policy::{OpponentAsked, OpponentId, PolicyAsked, PolicyId};
pub use run::{
    CardTold, ChartLinks, GameAnswer, GoldfishAnswer, GoldfishAsked, MOST_DRAWN, PackageAsked,
    PackageTold, PrecisionAsked, SampleLines, SampleTold, SeatsTold, USUAL_GAMES, USUAL_TURNS,
};
pub use seed::Seed;
pub use solitaire::{
    ActionTold, CardGaps, CardNamed, EffectsTold, FigureTold, FirstTold, SolitaireAnswer,
    SolitaireCard, SolitaireTurn,
};
pub use state::{PlayEffect, PlayOutcome, PlayPermanent, PlayState, Side};
pub use told::{CardCoverageTold, CoverageTold, DeadCard, PlayedCard, PolicyTold};
