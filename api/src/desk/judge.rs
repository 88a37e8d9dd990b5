//! From a request to verdicts: definitions become a pool, formats become rules, lines become lists.

use std::time::Instant;

use chrono::NaiveDate;
use fabulario_cards::Catalogue;
use fabulario_cards::index::CardIndex;
use fabulario_cards::pools::Pooled;
use fabulario_cards::query::Vocabulary;
use fabulario_engine::deck::Judge;
use fabulario_engine::{Game, apoteose, dominions, fabula, multiversity};
use utoipa::ToSchema;

use crate::wire::Mistake;
use crate::wire::Warning;
use crate::wire::decks::{CustomFormat, ToJudge};
use crate::wire::verdict::Judged;
use crate::words::Language;

mod answer;
mod body;
mod definitions;
mod formats;
mod known;
mod mend;
mod named;
mod run;
#[cfg(test)]
mod tests;
mod written;

use answer::Answer;
pub use formats::unknown_format;
use known::Known;
use mend::Mend;
pub use run::{Change, Finding, Fix, InFormat, Told, judged, of_one};

/// Decks of one game. `game` says which of the four shapes the body has.
#[derive(Debug, ToSchema)]
#[schema(discriminator(property_name = "game", mapping(
    ("fab" = "#/components/schemas/FabulaDecks"),
    ("dd" = "#/components/schemas/DominionsDecks"),
    ("mvc" = "#/components/schemas/MultiversityDecks"),
    ("apo" = "#/components/schemas/ApoteoseDecks"),
)))]
#[serde(untagged)]
pub enum DecksToJudge {
    /// Fábula TCG.
    Fabula(ToJudge<fabula::Face>),
    /// Dimensional Dominions.
    Dominions(ToJudge<dominions::Card>),
    /// Multiversity Conquest.
    Multiversity(ToJudge<multiversity::Card>),
    /// Apoteose.
    Apoteose(ToJudge<apoteose::Card>),
}

/// What a verdict depends on besides the request's body.
pub struct Bench<'a> {
    /// The formats and the cards.
    pub catalogue: &'a Catalogue,
    /// The day to judge by, where the request names none.
    pub today: NaiveDate,
    /// The language of the messages.
    pub lang: Language,
    /// What was wrong with the rest of the request.
    pub warnings: Vec<Warning>,
    /// When nobody waits for the answer any more.
    pub deadline: Instant,
    /// What reasons are told in.
    pub vocabulary: &'a Vocabulary,
    /// Where near names are found.
    pub index: Option<&'a CardIndex>,
}

/// Why there is no answer.
#[derive(Debug)]
pub enum Unjudged {
    /// The request has mistakes.
    Mistaken(Vec<Mistake>),
    /// Nobody waits any more.
    Late,
}

/// The answer as JSON, or every mistake of the request.
pub type Outcome = Result<serde_json::Result<Vec<u8>>, Unjudged>;

impl DecksToJudge {
    /// Judges every deck by every format. Before the first deck is mended, which takes long, it asks to go on
    /// [elsewhere](crate::work::elsewhere).
    pub async fn judge(self, bench: &Bench<'_>) -> Outcome {
        match self {
            Self::Fabula(decks) => judge(decks, bench).await,
            Self::Dominions(decks) => judge(decks, bench).await,
            Self::Multiversity(decks) => judge(decks, bench).await,
            Self::Apoteose(decks) => judge(decks, bench).await,
        }
    }

    /// How much there is to do: lines of decks, each for every format, and cards.
    pub fn weight(&self) -> usize {
        fn of<C>(decks: &ToJudge<C>) -> usize {
            let lines: usize = decks.decks.iter().map(|deck| deck.deck.len()).sum();
            decks.cards.len() + lines * (2 + decks.custom_formats.len())
        }
        match self {
            Self::Fabula(decks) => of(decks),
            Self::Dominions(decks) => of(decks),
            Self::Multiversity(decks) => of(decks),
            Self::Apoteose(decks) => of(decks),
        }
    }

    /// Which game.
    pub fn game(&self) -> Game {
        match self {
            Self::Fabula(_) => Game::Fabula,
            Self::Dominions(_) => Game::Dominions,
            Self::Multiversity(_) => Game::Multiversity,
            Self::Apoteose(_) => Game::Apoteose,
        }
    }
}

async fn judge<C: Pooled>(mut request: ToJudge<C>, bench: &Bench<'_>) -> Outcome {
    let on = request.as_of.unwrap_or(bench.today);
    let mut mistakes = body::within_limits(&request, bench.lang);
    mistakes.extend(definitions::check(&request.cards, bench.lang));
    mistakes.extend(body::decode(&mut request, bench));
    let ToJudge {
        formats: wanted,
        custom_formats: mut custom,
        cards,
        decks,
        fixes,
        ..
    } = request;
    mistakes.extend(named::by_id(&mut custom, &cards, bench));
    let game = C::GAME;
    let rules = formats::rules(
        game,
        wanted.as_deref(),
        &custom,
        bench.catalogue,
        on,
        bench.lang,
    );
    let rules = rules.unwrap_or_else(|more| {
        mistakes.extend(more);
        Vec::new()
    });
    let known = match Known::new(cards, &decks, bench.catalogue) {
        Ok(known) => known,
        Err(conflicts) => {
            mistakes.extend(definitions::conflicts(&conflicts, bench.lang));
            return Err(Unjudged::Mistaken(mistakes));
        }
    };
    if !mistakes.is_empty() {
        return Err(Unjudged::Mistaken(mistakes));
    }
    let mut warnings = bench.warnings.clone();
    warnings.extend(definitions::unknown_to_formats(
        &custom,
        &|id| known.has(id),
        bench.lang,
    ));
    let limits_sets = |format: &CustomFormat| format.changes.iter().any(|it| it.sets.is_some());
    if custom.iter().any(limits_sets) {
        let sets = known.sets();
        warnings.extend(definitions::unknown_sets(&custom, &sets, bench.lang));
    }
    warnings.extend(known.warnings(bench.lang));
    let pool = known.pool();
    let judges: Vec<_> = rules
        .iter()
        .map(|(id, rules)| (*id, Judge::new(rules, pool)))
        .collect();
    let mend = fixes.then(|| Mend::new(bench, pool));
    let mut answer = Answer::new(&known, (on, bench.lang), mend);
    let mut data = Vec::with_capacity(decks.len());
    for (place, deck) in decks.iter().enumerate() {
        if Instant::now() > bench.deadline {
            return Err(Unjudged::Late);
        }
        data.push(answer.deck(place, deck, &judges).await);
    }
    Ok(serde_json::to_vec(&Judged {
        as_of: on,
        data,
        warnings,
    }))
}
