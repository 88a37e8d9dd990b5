//! What formats think of cards, as the judges of decks tell it.

use std::collections::HashMap;

use chrono::NaiveDate;
use fabulario_cards::pools::Pooled;
use fabulario_cards::{Card, Catalogue};
use fabulario_engine::deck::{Judge, Rules, Status};
use fabulario_engine::{Format, Game, apoteose, dominions, fabula, multiversity};

use super::fields::Field;

/// Judgements that were asked for already, by format and day.
#[derive(Default)]
pub struct Judgements(HashMap<(String, NaiveDate), Vec<Option<Status>>>);

impl Judgements {
    /// Whether each card is legal, banned or limited in a format as it is written, on a day.
    pub fn ask(
        &mut self,
        catalogue: &Catalogue,
        field: Field,
        written: &str,
        day: NaiveDate,
    ) -> Vec<bool> {
        let formats = catalogue.formats().iter();
        let meant: Vec<&Format> = formats.filter(|it| means(it, written)).collect();
        assert!(!meant.is_empty(), "{written} is no format");
        let mut found = vec![false; catalogue.cards().len()];
        for format in meant {
            let judged = self.0.entry((format.id.0.clone(), day));
            let judged = judged.or_insert_with(|| judge(catalogue, format, day));
            for (found, status) in found.iter_mut().zip(judged) {
                *found |= match field {
                    Field::Legal => matches!(status, Some(Status::Legal | Status::Limited)),
                    Field::Banned => matches!(status, Some(Status::Banned)),
                    _ => matches!(status, Some(Status::Limited)),
                };
            }
        }
        found
    }
}

/// A format is meant by its id, by the end of it, or by its game.
fn means(format: &Format, written: &str) -> bool {
    let id = &format.id.0;
    id == written || id.ends_with(&format!("-{written}")) || format.game.code() == written
}

fn judge(catalogue: &Catalogue, format: &Format, day: NaiveDate) -> Vec<Option<Status>> {
    match format.game {
        Game::Fabula => judge_as::<fabula::Face>(catalogue, format, day),
        Game::Dominions => judge_as::<dominions::Card>(catalogue, format, day),
        Game::Multiversity => judge_as::<multiversity::Card>(catalogue, format, day),
        Game::Apoteose => judge_as::<apoteose::Card>(catalogue, format, day),
    }
}

fn judge_as<C: Pooled>(
    catalogue: &Catalogue,
    format: &Format,
    day: NaiveDate,
) -> Vec<Option<Status>> {
    let rules = Rules::of(format, &[], day);
    let pool = catalogue.pool::<C>();
    let judge = Judge::new(&rules, pool);
    let status = |card: &Card| {
        let known = pool.find(&card.sheet.id);
        let known = known.filter(|_| card.game == C::GAME);
        known.map(|card| judge.standing(card).status)
    };
    catalogue.cards().iter().map(status).collect()
}
