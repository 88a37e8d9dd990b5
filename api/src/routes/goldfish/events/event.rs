//! What a stream of events tells of many games.

#![expect(dead_code, reason = "tells the document what answers hold")]

use serde::Serialize;
use utoipa::ToSchema;

use crate::http::problem::Document;
use crate::wire::goldfish::{CompareAnswer, GoldfishAnswer, SolitaireAnswer};

/// How far the games are.
#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
#[schema(as = GoldfishProgress)]
pub struct Progress {
    /// The games that were played.
    pub games: u64,
    /// The games that will be played at most.
    pub of: u64,
}

/// What many games say of a deck: of Fábula, or of another game.
#[derive(ToSchema)]
#[serde(untagged)]
pub enum GoldfishReport {
    /// Of Fábula.
    Fabula(Box<GoldfishAnswer>),
    /// Of another game.
    Alone(Box<SolitaireAnswer>),
}

/// An event of a run; the last one is `report` or `problem`. New events may come.
#[derive(ToSchema)]
#[schema(discriminator(property_name = "event", mapping(
    ("progress" = "#/components/schemas/ProgressEvent"),
    ("report" = "#/components/schemas/GoldfishReportEvent"),
    ("problem" = "#/components/schemas/ProblemEvent"),
)))]
#[serde(untagged)]
pub enum GoldfishEvent {
    /// While the games are played.
    Progress(ProgressEvent),
    /// When all is told.
    Report(Box<GoldfishReportEvent>),
    /// When nothing more will come.
    Problem(ProblemEvent),
}

/// An event of a comparison; the last one is `report` or `problem`. New events may come.
#[derive(ToSchema)]
#[schema(discriminator(property_name = "event", mapping(
    ("progress" = "#/components/schemas/ProgressEvent"),
    ("report" = "#/components/schemas/CompareReportEvent"),
    ("problem" = "#/components/schemas/ProblemEvent"),
)))]
#[serde(untagged)]
pub enum CompareEvent {
    /// While the games are played.
    Progress(ProgressEvent),
    /// When all is told.
    Report(Box<CompareReportEvent>),
    /// When nothing more will come.
    Problem(ProblemEvent),
}

/// How far the games are.
#[derive(ToSchema)]
pub struct ProgressEvent {
    /// What it tells.
    event: String,
    /// The JSON behind `data:`.
    data: Progress,
}

/// What the games say.
#[derive(ToSchema)]
pub struct GoldfishReportEvent {
    /// What it tells.
    event: String,
    /// The JSON behind `data:`, the same as without events.
    data: GoldfishReport,
}

/// What the games say.
#[derive(ToSchema)]
pub struct CompareReportEvent {
    /// What it tells.
    event: String,
    /// The JSON behind `data:`, the same as without events.
    data: CompareAnswer,
}

/// Why there is no answer.
#[derive(ToSchema)]
pub struct ProblemEvent {
    /// What it tells.
    event: String,
    /// The JSON behind `data:`.
    data: Document,
}
