//! The published schema of a deck.

use fabulario_engine::Game;
use fabulario_engine::deck::Section;
use utoipa::openapi::schema::{
    AdditionalProperties, ArrayBuilder, ObjectBuilder, SchemaType, Type,
};
use utoipa::openapi::{Deprecated, Ref, RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

use super::{AttachedEntry, DeckDocument, DeckEntry, VERSION, WrittenDeck};

impl PartialSchema for WrittenDeck {
    fn schema() -> RefOr<Schema> {
        Self::object(&Game::ALL)
            .description(Some(
                "A deck, list by list. A deck has only the lists of its game: `main`, `arredores`, `centro` and \
                 `reserve` in Fábula, `main` in Dominions, `main` and `sideboard` in Multiversity, the others in \
                 Apoteose. `maybe` stands beside a deck of any game. A `DeckDocument` is one, too.",
            ))
            .into()
    }
}

impl WrittenDeck {
    /// The schema in the making, with the lists of these games, for what has other fields, too.
    pub fn object(games: &[Game]) -> ObjectBuilder {
        let nullable = |kind| SchemaType::from_iter([kind, Type::Null]);
        let text = || ObjectBuilder::new().schema_type(nullable(Type::String));
        let version = ObjectBuilder::new()
            .schema_type(nullable(Type::Integer))
            .minimum(Some(VERSION))
            .maximum(Some(VERSION))
            .description(Some("The version of the document's format; 1 if absent."));
        let game = utoipa::openapi::OneOfBuilder::new()
            .item(ObjectBuilder::new().schema_type(Type::Null))
            .item(Ref::from_schema_name(Game::name()))
            .description(Some("The game; it may stand beside the deck."));
        let name = |told| text().max_length(Some(200)).description(Some(told));
        let object = ObjectBuilder::new()
            .property("version", version)
            .property("game", game)
            .property(
                "name",
                name("What its owner calls it; nothing looks at it."),
            )
            .property(
                "label",
                name("What `name` was called before.").deprecated(Some(Deprecated::True)),
            )
            .property(
                "note",
                text().description(Some("What its owner says about it.")),
            );
        with_lists(object, games)
            .additional_properties(Some(AdditionalProperties::<Schema>::FreeForm(false)))
    }

    /// The schemas that [`Self::object`] refers to.
    pub fn parts(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        schemas.push((Game::name().into(), Game::schema()));
        schemas.push((DeckEntry::name().into(), DeckEntry::schema()));
        schemas.push((AttachedEntry::name().into(), AttachedEntry::schema()));
    }
}

impl ToSchema for WrittenDeck {
    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        Self::parts(schemas);
    }
}

impl PartialSchema for DeckDocument {
    fn schema() -> RefOr<Schema> {
        WrittenDeck::object(&Game::ALL)
            .description(Some(
                "A deck as it is kept: it names its game, and cards by id, and knows no build of the catalogue. Cards \
                 that nobody knows stay in it. A reader refuses a version and a field that it does not know: it would \
                 lose them by writing the document back.",
            ))
            .property("game", Ref::from_schema_name(Game::name()))
            .required("game")
            .into()
    }
}

impl ToSchema for DeckDocument {
    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        WrittenDeck::parts(schemas);
    }
}

/// The lists of a deck as answers give them: the game stands beside them.
pub struct DeckLists;

impl PartialSchema for DeckLists {
    fn schema() -> RefOr<Schema> {
        with_lists(ObjectBuilder::new(), &Game::ALL)
            .description(Some(
                "The lists of a deck. Whatever takes a `WrittenDeck` takes them as they are.",
            ))
            .into()
    }
}

impl ToSchema for DeckLists {
    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        WrittenDeck::parts(schemas);
    }
}

fn with_lists(object: ObjectBuilder, games: &[Game]) -> ObjectBuilder {
    let sections = games.iter().flat_map(|game| Section::of(*game));
    let lists = sections.filter(|section| **section != Section::Anexos);
    let lists = lists.chain([&Section::Maybe]);
    lists.fold(object, |object, section| {
        let lines = ArrayBuilder::new()
            .items(Ref::from_schema_name(DeckEntry::name()))
            .description(Some(told(*section)));
        object.property(section.word().id, lines)
    })
}

/// What a list holds.
fn told(section: Section) -> &'static str {
    match section {
        Section::Main => "The cards that are shuffled.",
        Section::Arredores => "Fábula: the four outer bases.",
        Section::Centro => "Fábula: the inner base.",
        Section::Reserve => "Fábula: cards and bases that may be swapped in between games.",
        Section::Sideboard => "Multiversity: cards that may be swapped in between games.",
        Section::Casa => "Apoteose: the house.",
        Section::Classes => "Apoteose: the classes.",
        Section::Ente => "Apoteose: the entity.",
        Section::Equipamento => "Apoteose: Items on the table.",
        Section::Memento => "Apoteose: Habilidades on the table.",
        Section::Suporte => "Apoteose: Companheiros on the table.",
        Section::Inventario => "Apoteose: what the hero carries.",
        Section::Anexos => "Apoteose: cards attached to other cards.",
        Section::Maybe => {
            "Any game: cards beside the deck that may come in some day. They are no part of it: nothing judges, counts or plays them, and no code holds them."
        }
    }
}
