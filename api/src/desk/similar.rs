//! Cards that are like a card, told with the reason.

use fabulario_cards::index::Similar;

use crate::catalogue::Current;
use crate::catalogue::answers::Alike;
use crate::http::problem::Problem;
use crate::wire::similar::{InCommon, SimilarCard};
use crate::words::{Language, cards as words};

/// Most fields that the reason names.
const MOST_NAMED: usize = 4;

/// So many of the cards that are most like the card at a place.
pub fn similar(
    current: &Current,
    place: usize,
    most: usize,
    lang: Language,
) -> Result<Vec<SimilarCard<'_>>, Problem> {
    let (index, catalogue) = (&current.index, &current.catalogue);
    if most > Alike::MOST {
        let found = index.similar(place, catalogue, most, lang.into());
        return found.iter().map(|it| told(current, it, lang)).collect();
    }
    let kept = current.alike.of(place, (catalogue, index), lang.into());
    let nearest = kept.iter().take(most);
    nearest.map(|it| told(current, it, lang)).collect()
}

fn told<'c>(
    current: &'c Current,
    similar: &Similar,
    lang: Language,
) -> Result<SimilarCard<'c>, Problem> {
    let card = current.card(similar.card)?;
    let named = similar.common.iter().take(MOST_NAMED);
    let named: Vec<&str> = named.map(|it| it.words.as_str()).collect();
    Ok(SimilarCard {
        id: &card.sheet.id,
        game: card.game,
        name: card.sheet.name.get(lang),
        reason: words::in_common(named.join("; ")).to(lang),
        common: similar
            .common
            .iter()
            .map(|it| InCommon {
                field: it.field.entry().en,
                values: it.values.clone(),
                text: it.words.clone(),
            })
            .collect(),
    })
}
