//! What the publisher's examples hold, by value.

use fabulario_cards::card::Print;
use fabulario_cards::{Card, Catalogue};
use fabulario_engine::dominions::{Activation, CardType, Direction, Element};
use fabulario_engine::multiversity::{ActionKind, Energy, ItemKind, Rarity, World};
use fabulario_engine::{Game, Lang, apoteose};

use super::{FILES, Kind, assembled, publisher};

fn all() -> Catalogue {
    let entries = FILES.iter().flat_map(|file| publisher(file).entries);
    assembled(entries.collect()).unwrap_or_else(|found| panic!("{found}"))
}

fn card<'c>(catalogue: &'c Catalogue, id: &str) -> &'c Card {
    catalogue.card(id).unwrap_or_else(|| panic!("no card {id}"))
}

#[test]
fn four_publishers_files_stand_beside_the_shipped_cards() {
    let (all, shipped) = (all(), assembled(Vec::new()).unwrap());
    // 24 cards and a token, 15, 8, 6 and a ficha.
    let more = 25 + 15 + 8 + 7;
    assert_eq!(all.cards().len(), shipped.cards().len() + more);
    assert_eq!(all.sets().len(), shipped.sets().len() + 5);
    let brought = |game| all.sets().iter().find(|set| set.game == game).unwrap();
    let set = brought(Game::Dominions);
    assert_eq!(
        (set.code.as_str(), set.released.to_string().as_str()),
        ("PDB", "2027-03-01")
    );
    assert_eq!(set.publisher.as_deref(), Some("Cais Encantado Jogos"));
}

#[test]
fn units_of_dominions_have_their_values() {
    let all = all();
    let boat = card(&all, "dd-barqueira-da-bruma");
    let Print::Dominions(print) = &boat.print else {
        panic!("another game");
    };
    assert_eq!(print.kind, CardType::Unidade);
    assert_eq!(print.element, Some(Element::Water));
    assert_eq!((print.atk, print.hp, print.range), (Some(2), Some(4), 0));
    let arrows = [Direction::Ne, Direction::E, Direction::Se];
    assert_eq!(print.directions, arrows);
    assert_eq!(print.tags, ["gente", "barqueiro"]);
    assert_eq!(boat.sheet.printings[0].number, 1);
    assert_eq!(
        boat.sheet.printings[0].artist.as_deref(),
        Some("Zefa do Mangue")
    );
    assert_eq!(boat.sheet.name.lang(Lang::En), Lang::Pt);
    let crab = card(&all, "dd-caranguejo-sineiro");
    // The first number that nobody has asked for.
    assert_eq!(crab.sheet.printings[0].number, 2);
    let Print::Dominions(print) = &crab.print else {
        panic!("another game");
    };
    assert_eq!(print.element, Some(Element::Earth));
    let Print::Dominions(print) = &card(&all, "dd-menina-dos-buzios").print else {
        panic!("another game");
    };
    assert_eq!(print.effects.len(), 2);
    assert_eq!(print.directions.len(), 4);
}

#[test]
fn artefacts_and_fields_of_dominions_have_their_values() {
    let all = all();
    for (id, activation) in [
        ("dd-apito-de-nevoeiro", Activation::Instant),
        ("dd-ancora-de-barro", Activation::Attach),
        ("dd-rede-de-arrasto", Activation::OncePerTurn),
        ("dd-garrafa-que-volta", Activation::Once),
        ("dd-ratoeira-de-porao", Activation::Trap),
        ("dd-lanterna-de-popa", Activation::Forever),
    ] {
        let Print::Dominions(print) = &card(&all, id).print else {
            panic!("another game");
        };
        assert_eq!(print.activation, Some(activation), "{id}");
        assert_eq!(print.effects.len(), 1, "{id}");
    }
    let field = card(&all, "dd-farol-cego");
    assert_eq!(field.sheet.printings[0].number, 30);
    let Print::Dominions(print) = &field.print else {
        panic!("another game");
    };
    let said = print.occupy.as_ref().unwrap().text.get(Lang::Pt);
    assert_eq!(said, "A Unidade que ocupa este Campo tem +1 de alcance.");
    let Print::Dominions(print) = &card(&all, "dd-cais-dos-ausentes").print else {
        panic!("another game");
    };
    assert!(print.unique);
    assert!(card(&all, "dd-token-vulto-de-conves").token);
}

#[test]
fn rows_of_a_table_have_their_values() {
    let all = all();
    let mother = card(&all, "mvc-mae-do-nevoeiro");
    let Print::Multiversity(print) = &mother.print else {
        panic!("another game");
    };
    assert_eq!(print.rarity, Some(Rarity::UltraRara));
    assert!(print.legendary);
    assert_eq!(print.world, Some(World::Cosmico));
    assert_eq!((print.life, print.defence), (Some(8), Some(3)));
    assert_eq!(print.resists, [World::Mental, World::Magia]);
    let kinds: Vec<ActionKind> = print.actions.iter().map(|it| it.kind).collect();
    assert_eq!(kinds, [ActionKind::Lider, ActionKind::Ataque]);
    assert_eq!(print.actions[1].cost, 3);
    // The same name in another version is another card.
    let dawn = card(&all, "mvc-mae-do-nevoeiro-alvorada");
    assert_eq!(dawn.sheet.printings[0].number, 3);
    let rower = card(&all, "mvc-remadora-dos-doze-cais");
    assert_eq!(rower.sheet.name.get(Lang::En), "Rower of Twelve Wharves");
    let Print::Multiversity(print) = &card(&all, "mvc-casaco-de-neblina").print else {
        panic!("another game");
    };
    assert_eq!(print.item, Some(ItemKind::Anexavel));
    assert_eq!(print.effects.len(), 2);
    let candle = card(&all, "mvc-vela-benta-de-bordo");
    assert_eq!(candle.sheet.printings[0].number, 15);
    let Print::Multiversity(print) = &candle.print else {
        panic!("another game");
    };
    assert_eq!(
        (print.energy, print.gives),
        (Some(Energy::Avancada), Some(2))
    );
}

#[test]
fn cards_of_apoteose_have_their_values() {
    let all = all();
    let Print::Apoteose(house) = &card(&all, "apo-house-of-the-last-station").print else {
        panic!("another game");
    };
    let attributes = house.attributes.unwrap();
    assert_eq!(
        fabulario_cards::apoteose::values(&attributes),
        [4, 3, 4, 5, 4, 4, 4]
    );
    assert_eq!(house.tags, ["railway", "folk"]);
    let Print::Apoteose(class) = &card(&all, "apo-ticket-puncher").print else {
        panic!("another game");
    };
    assert_eq!(class.path, Some(9));
    assert_eq!(
        class.knowledges,
        [apoteose::Knowledge::Astucia, apoteose::Knowledge::Pratica]
    );
    let Print::Apoteose(item) = &card(&all, "apo-conductor-s-lantern").print else {
        panic!("another game");
    };
    assert_eq!((item.value, item.action), (Some(6), Some(1)));
    assert_eq!(item.specifiers, [apoteose::Specifier::Accessory]);
    assert_eq!(item.effects.len(), 2);
    let promo = card(&all, "apo-delayed-until-dawn");
    assert_eq!(promo.sheet.printings[0].set, "NTP");
}

#[test]
fn a_file_of_fabula_brings_words_a_ficha_and_a_legal_deck() {
    let incoming = publisher("porto-das-brumas-fab.json");
    let ids = |kind: Kind| -> Vec<&str> {
        let entries = incoming.entries.iter().filter(|it| it.kind == kind);
        entries.map(|entry| &*entry.id).collect()
    };
    assert_eq!(incoming.origin, "cais-encantado-jogos");
    assert_eq!(ids(Kind::Set), ["VNM"]);
    assert_eq!(ids(Kind::Tag), ["velante"]);
    assert_eq!(ids(Kind::Keyword), ["vigilia"]);
    assert_eq!(ids(Kind::Token), ["fab-ficha-vela-acesa"]);
    assert_eq!(ids(Kind::Deck), ["fab-deck-velas-acesas"]);
    let all = all();
    let keeper = all.fabula().card("fab-velante-do-cais").unwrap();
    assert_eq!(all.fabula().rules_of(keeper).vida, Some(1));
    let mut decks = all.fabula().decks.iter();
    assert!(decks.any(|deck| deck.sheet.id == "fab-deck-velas-acesas"));
}

#[test]
fn what_was_understood_is_told_once_with_a_count() {
    let incoming = publisher("porto-das-brumas.json");
    let notes: Vec<&str> = incoming
        .notes
        .iter()
        .map(|it| it.message.as_str())
        .collect();
    assert_eq!(
        notes,
        [
            "25 ids were made of names: write them down before a name changes",
            "22 numbers in sets were given by the order of the file",
            "53 texts are in pt-BR only and are shown so in both languages",
        ]
    );
    let incoming = publisher("trem-noturno-apo.json");
    let last = &incoming.notes.last().unwrap().message;
    assert_eq!(
        last,
        "5 effects without an activation were read as permanent"
    );
    assert_eq!(incoming.origin, "night-train-fan-club");
}
