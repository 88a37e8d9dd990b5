//! A deck to judge: a document, or its code, and the swaps before the next game.

use fabulario_cards::document::{OtherFields, WrittenDeck};
use fabulario_engine::Game;
use serde::de::{Deserialize, Deserializer, MapAccess};
use utoipa::openapi::schema::ArrayBuilder;
use utoipa::openapi::{Ref, RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

use super::{CardKey, MOST_SWAPS, SwapEntry};
use crate::wire::code::CodeText;

/// A deck to judge.
#[derive(Debug, Default)]
pub struct DeckToJudge {
    /// The deck.
    pub deck: WrittenDeck,
    /// The code of the deck, instead of lists.
    pub code: Option<CodeText>,
    /// Whether the lists were read from a code, which is taken then.
    pub from_code: bool,
    /// The swaps to make before it is judged.
    pub swaps: Vec<SwapEntry>,
}

impl DeckToJudge {
    /// What its lists and swaps call cards.
    pub fn cards(&self) -> impl Iterator<Item = &str> {
        let lines = self.deck.sections.values().flatten().flat_map(|line| {
            let attached = line.attached.iter().map(|it| it.card.as_str());
            std::iter::once(line.card.as_str()).chain(attached)
        });
        let swaps = self.swaps.iter();
        let swaps = swaps.flat_map(|swap| swap.out.iter().chain(&swap.into));
        lines.chain(swaps.map(|CardKey(card)| card.as_str()))
    }
}

impl<'de> OtherFields<'de> for DeckToJudge {
    fn read<A: MapAccess<'de>>(&mut self, name: &str, object: &mut A) -> Result<bool, A::Error> {
        match name {
            "code" => self.code = object.next_value()?,
            "swaps" => self.swaps = object.next_value()?,
            _ => return Ok(false),
        }
        Ok(true)
    }
}

impl<'de> Deserialize<'de> for DeckToJudge {
    fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<Self, D::Error> {
        let mut read = Self::default();
        read.deck = WrittenDeck::read_with(reader, &mut read)?;
        Ok(read)
    }
}

impl PartialSchema for DeckToJudge {
    fn schema() -> RefOr<Schema> {
        Self::of_games(&Game::ALL)
    }
}

impl DeckToJudge {
    /// The schema, with the lists of these games.
    pub fn of_games(games: &[Game]) -> RefOr<Schema> {
        let swaps = ArrayBuilder::new()
            .items(Ref::from_schema_name(SwapEntry::name()))
            .max_items(Some(MOST_SWAPS))
            .description(Some(
                "Swaps with the reserve or sideboard: what is judged is the deck after them.",
            ));
        let code = Option::<CodeText>::schema();
        WrittenDeck::object(games)
            .description(Some(
                "A deck to judge: a `DeckDocument` is one, and so is any deck with the lists of its game. Or its \
                 `code`, instead of lists.",
            ))
            .property("code", code)
            .property("swaps", swaps)
            .into()
    }
}

impl ToSchema for DeckToJudge {
    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        WrittenDeck::parts(schemas);
        schemas.push((SwapEntry::name().into(), SwapEntry::schema()));
        SwapEntry::schemas(schemas);
    }
}
