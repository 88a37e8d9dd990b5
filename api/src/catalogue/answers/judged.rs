//! What the formats that are in force think of a deck of the catalogue.

use chrono::NaiveDate;
use fabulario_cards::Catalogue;
use fabulario_cards::document::{DeckDocument, list};
use fabulario_cards::pools::Pooled;
use fabulario_engine::deck::{Judge, Rules, Severity, Verdict};
use fabulario_engine::{Format, Game, apoteose, dominions, fabula, multiversity};

/// Each format of its game that is in force, with its verdict and how many findings keep the deck from being played.
pub fn judged<'c>(
    document: &DeckDocument,
    catalogue: &'c Catalogue,
    day: NaiveDate,
) -> Vec<(&'c Format, (Verdict, usize))> {
    match document.game {
        Game::Fabula => by::<fabula::Face>(document, catalogue, day),
        Game::Dominions => by::<dominions::Card>(document, catalogue, day),
        Game::Multiversity => by::<multiversity::Card>(document, catalogue, day),
        Game::Apoteose => by::<apoteose::Card>(document, catalogue, day),
    }
}

fn by<'c, C: Pooled>(
    document: &DeckDocument,
    catalogue: &'c Catalogue,
    day: NaiveDate,
) -> Vec<(&'c Format, (Verdict, usize))> {
    let pool = catalogue.pool::<C>();
    let cards = list(&document.sections, pool);
    let formats = catalogue.formats().iter();
    let of_game = formats.filter(|format| format.game == C::GAME);
    let verdicts = of_game.filter_map(|format| {
        let rules = Rules::of(format, &[], day);
        let judged = rules
            .is_in_force()
            .then(|| Judge::new(&rules, pool).check(&cards))?;
        let counts = |it: &Severity| matches!(it, Severity::Error | Severity::Incomplete);
        let told = judged.map_or_else(
            |refused| {
                let severities = refused.violations.iter().map(|it| it.severity);
                (refused.verdict, severities.filter(counts).count())
            },
            |_| (Verdict::Legal, 0),
        );
        Some((format, told))
    });
    verdicts.collect()
}
