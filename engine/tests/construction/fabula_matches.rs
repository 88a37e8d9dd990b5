//! Swaps between the games of a match, judged by the rules of construction: FAB 1.4.1a; ruling: FAB-C41.

use fabulario_engine::deck::{Conflict, Held, Judge, Pool, Rules, Section};
use fabulario_engine::fabula::construction::{MisplacedBases, misplaced_bases, pool};
use fabulario_engine::fabula::matches::{Entrant, MatchError, Swap};
use fabulario_engine::fabula::{
    Action, CardId, CardType, Deck, Face, Match, PlayRules, Player, Rarity, Seat, Setup, Table,
    apply,
};
use serde_json::json;

use super::findings::NOTHING;
use super::kit::*;

/// Thirteen green commons and a rare, three coloured bases, and what waits in reserve.
fn table() -> Table {
    let mut cards = vec![
        json!({"name": "Clareira", "kind": "base", "colours": ["verde"], "rarity": "comum"}),
        json!({"name": "Mirante", "kind": "base", "colours": ["amarelo"], "rarity": "comum"}),
        json!({"name": "Capital", "kind": "base", "colours": ["verde"], "rarity": "lendaria"}),
        json!({"name": "Forja", "kind": "base", "colours": ["vermelho"], "rarity": "comum"}),
    ];
    let ally = |name: String, colours: &[&str], rarity: &str| json!({"name": name, "kind": "aliado", "cost": 1, "vida": 1, "ofensiva": 1, "influencia": 1, "colours": colours, "rarity": rarity});
    for n in 1..=13 {
        cards.push(ally(format!("Carta {n}"), &["verde"], "comum"));
    }
    cards.push(ally("Joia".to_owned(), &["amarelo"], "rara"));
    cards.push(ally("Brasa".to_owned(), &["vermelho"], "comum"));
    Table::read(&json!(cards)).unwrap()
}

fn id(table: &Table, name: &str) -> CardId {
    table.find(name).unwrap()
}

/// Three copies of each green common and one Joia, two bases twice and the Capital as the Centro.
fn deck(table: &Table) -> Deck {
    let commons = (1..=13).flat_map(|n| [id(table, &format!("Carta {n}")); 3]);
    let base = |name: &str| id(table, name);
    Deck {
        main: commons.chain([id(table, "Joia")]).collect(),
        bases: [
            base("Clareira"),
            base("Clareira"),
            base("Mirante"),
            base("Mirante"),
            base("Capital"),
        ],
    }
}

/// What the standard format says of a deck, as a closure for [`Match::swap`].
fn judged(table: &Table, pool: &Pool<Face>, deck: &Deck) -> Result<(), String> {
    let rules = Rules::of(format("fab-padrao"), &[], day(TODAY));
    let judge = Judge::new(&rules, pool);
    let refused = deck.judged(table, &judge).err();
    refused.map_or(Ok(()), |refused| {
        let lines = refused.violations.iter().map(|one| told(one, pool));
        Err(lines.collect::<Vec<_>>().join("; "))
    })
}

/// A match after its first game: the reserve of both players holds Joias, Brasas, Forjas and a Capital.
fn between_games(table: &Table) -> Match<'_> {
    let id = |name: &str| id(table, name);
    let reserve = ["Joia", "Joia", "Brasa", "Forja", "Forja", "Capital"].map(id);
    let entrant = Entrant {
        deck: deck(table),
        reserve: reserve.to_vec(),
    };
    let mut games = Match::new(table, PlayRules::default(), vec![entrant; 2], 7);
    let mut state = games.begin().unwrap();
    apply(&mut state, Action::Concede(Seat(0))).unwrap();
    games.end(&state).unwrap();
    games
}

/// Makes these swaps, out and in, with the real judge.
fn swap(table: &Table, games: &mut Match<'_>, swaps: &[(&str, &str)]) -> Result<(), MatchError> {
    let pool = pool(table).unwrap();
    let find = |name: &str| table.find(name);
    let swaps: Vec<Swap> = swaps
        .iter()
        .map(|(out, into)| Swap {
            out: find(out),
            into: find(into),
        })
        .collect();
    games.swap(Seat(0), &swaps, |deck| judged(table, &pool, deck))
}

/// The deck that the tests begin with is legal, in the eyes of the judge and of the game.
#[test]
fn fab_1_4_1a_the_deck_of_a_match_is_judged_like_any_list() {
    let table = table();
    let pool = pool(&table).unwrap();
    let deck = deck(&table);
    assert_eq!(judged(&table, &pool, &deck), Ok(()));
    let setup = Setup::new(vec![Player::Deck(deck.clone()); 2], 1);
    assert_eq!(setup.check(&table), []);
    let mut short = deck;
    short.main.pop();
    assert_eq!(
        judged(&table, &pool, &short),
        Err("error too_few_cards FAB-D1 39 >=40 in main".to_owned())
    );
}

/// "[…] pode alterar o seu baralho utilizando estas cartas": a legal change is made.
#[test]
fn fab_1_4_1a_a_change_within_the_rules_of_construction_is_made() {
    let table = table();
    let mut games = between_games(&table);
    swap(&table, &mut games, &[("Carta 1", "Joia")]).unwrap();
    let entrant = games.entrant(Seat(0)).unwrap();
    let joia = id(&table, "Joia");
    let joias = entrant.deck.main.iter().filter(|card| **card == joia);
    assert_eq!(joias.count(), 2);
    games.decide(Seat(0), Seat(0)).unwrap();
    assert!(games.begin().is_ok());
}

/// "[…] ao menos que a alteração seja contra as regras de construção de baralhos": every rule counts.
#[test]
fn fab_1_4_1a_a_change_against_a_rule_of_construction_is_not_made() {
    let table = table();
    let cases: [(&[(&str, &str)], &str); 5] = [
        (
            &[("Joia", "")],
            "error too_few_cards FAB-D1 39 >=40 in main",
        ),
        (
            &[("Carta 1", "Joia"), ("Carta 1", "Joia")],
            "error too_many_copies FAB-D7 3 <=2 [Joia]",
        ),
        (
            &[("Clareira", "Capital")],
            "error too_many_copies FAB-D8 2 <=1 [Capital]",
        ),
        (
            &[("Carta 1", "Brasa")],
            "error outside_identity FAB-D12 [Brasa]",
        ),
        (
            &[("Mirante", "Forja"), ("Mirante", "Forja")],
            "error outside_identity FAB-D12 [Joia]",
        ),
    ];
    for (swaps, why) in cases {
        let mut games = between_games(&table);
        let before = games.entrant(Seat(0)).unwrap().clone();
        assert_eq!(
            swap(&table, &mut games, swaps),
            Err(MatchError::IllegalDeck(why.to_owned()))
        );
        assert_eq!(games.entrant(Seat(0)), Some(&before), "nothing changed");
    }
}

/// The changed deck is judged as a whole: a base and the card that needs it come in together.
#[test]
fn fab_1_4_1a_a_base_and_the_card_of_its_colour_come_in_together() {
    let table = table();
    let mut games = between_games(&table);
    let both = [("Carta 1", "Brasa"), ("Mirante", "Forja")];
    assert_eq!(swap(&table, &mut games, &both), Ok(()));
    let entrant = games.entrant(Seat(0)).unwrap();
    assert!(entrant.deck.main.contains(&id(&table, "Brasa")));
    assert!(entrant.deck.bases.contains(&id(&table, "Forja")));
    // Back one by one: the base may not leave before the card does.
    assert_eq!(
        swap(&table, &mut games, &[("Forja", "Mirante")]),
        Err(MatchError::IllegalDeck(
            "error outside_identity FAB-D12 [Brasa]".to_owned()
        ))
    );
    assert_eq!(swap(&table, &mut games, &[("Brasa", "Carta 1")]), Ok(()));
    assert_eq!(swap(&table, &mut games, &[("Forja", "Mirante")]), Ok(()));
}

/// Ruling FAB-C41: what waits in the reserve of a match is not counted with the deck.
#[test]
fn fab_c41_the_reserve_of_a_match_is_not_judged() {
    let table = table();
    let mut games = between_games(&table);
    // Three Joias in all, two Capitals, a Brasa of no base's colour: the deck alone is judged.
    assert_eq!(swap(&table, &mut games, &[]), Ok(()));
}

/// A legal list becomes a deck that a game can begin with, card for card.
#[test]
fn fab_3_1_5_a_legal_list_stands_for_a_deck_with_the_centro_last() {
    let table = table();
    let pool = pool(&table).unwrap();
    let rules = Rules::of(format("fab-padrao"), &[], day(TODAY));
    let judge = Judge::new(&rules, &pool);
    let deck = deck(&table);
    let legal = deck.judged(&table, &judge).unwrap();
    let told: Vec<String> = legal.notes().iter().map(|one| told(one, &pool)).collect();
    assert_eq!(told, NOTHING);
    let mut again = Deck::of(&legal).unwrap();
    assert_eq!(again.bases, deck.bases);
    again.main.sort_unstable();
    let mut main = deck.main.clone();
    main.sort_unstable();
    assert_eq!(again.main, main);
}

/// A legal deck tells each card once for each section, with all its copies.
#[test]
fn fab_2_1_4_a_legal_deck_holds_each_card_once_for_each_section() {
    let mut desk = fab();
    desk.line(Section::Main, "carta-14", 1);
    desk.line(Section::Reserve, "carta-14", 2);
    desk.line(Section::Main, "carta-14", 1);
    desk.line(Section::Reserve, "carta-13", 0);
    let held = desk.in_court(format("fab-padrao"), |judged, pool| {
        let legal = judged.unwrap();
        let cards = legal.cards().iter();
        let card = |held: &Held| pool.card(held.card).unwrap().id.clone();
        cards
            .map(|held| (held.section, card(held), held.copies))
            .collect::<Vec<_>>()
    });
    let mut expected: Vec<_> = (1..=14)
        .map(|n| (Section::Main, format!("carta-{n}"), 3))
        .collect();
    expected.extend([
        (Section::Arredores, "clareira".to_owned(), 2),
        (Section::Arredores, "mirante".to_owned(), 2),
        (Section::Centro, "capital".to_owned(), 1),
        (Section::Reserve, "carta-14".to_owned(), 2),
    ]);
    assert_eq!(held, expected);
}

/// "Cada jogador possui quatro (4) Arredores e um (1) Centro": a game begins with no other numbers of bases.
#[test]
fn fab_3_1_6_a_game_needs_four_arredores_and_one_centro() {
    for (arredores, centro) in (0..=6).flat_map(|n| (0..=2).map(move |m| (n, m))) {
        let count = |section: Section| match section {
            Section::Arredores => arredores,
            Section::Centro => centro,
            _ => 40,
        };
        let wrong = |section, found, wanted| {
            (found != wanted).then_some(MisplacedBases {
                section,
                found,
                wanted,
            })
        };
        let expected = [
            wrong(Section::Arredores, arredores, 4),
            wrong(Section::Centro, centro, 1),
        ];
        let expected: Vec<MisplacedBases> = expected.into_iter().flatten().collect();
        assert_eq!(misplaced_bases(count).collect::<Vec<_>>(), expected);
        let cards = |section| vec![CardId(1); usize::try_from(count(section)).unwrap()];
        let deck = Deck::from_sections(cards);
        assert_eq!(
            deck.is_some(),
            expected.is_empty(),
            "{arredores} and {centro}"
        );
    }
}

/// A format may ask for other numbers of bases: such a list is legal, and stands for no deck of five.
#[test]
fn fab_3_1_3_a_list_without_five_bases_stands_for_no_deck() {
    let table = table();
    let pool = pool(&table).unwrap();
    let mut format = format("fab-padrao").clone();
    let bases = &mut format.lists[1];
    bases.min.as_mut().unwrap().value = 4;
    bases.max.as_mut().unwrap().value = 4;
    bases.positions[0].count.value = 3;
    let rules = Rules::of(&format, &[], day(TODAY));
    let judge = Judge::new(&rules, &pool);
    let mut list = deck(&table).list(&table);
    let at = list
        .lines
        .iter()
        .position(|line| line.section == Section::Arredores);
    list.lines.remove(at.unwrap());
    let legal = judge.check(&list).unwrap();
    assert_eq!(Deck::of(&legal), None);
}

/// The cards of a table are judged under their own numbers, with their names as ids.
#[test]
fn fab_2_1_1_a_table_is_a_pool_under_the_same_numbers() {
    let table = table();
    let pool = pool(&table).unwrap();
    assert_eq!(pool.cards().len(), table.ids().count());
    for (place, card) in (0..).zip(pool.cards()) {
        let printed = table.card(CardId(place));
        assert_eq!(*card, Face::from(printed));
        assert_eq!(card.id, printed.name);
    }
    assert_eq!(pool.find("Carta 14"), None);
}

/// "Os nomes de cartas que não sejam fichas são únicos": Fichas of a table may share a name.
#[test]
fn fab_2_1_3_tokens_of_a_table_may_share_the_name_of_a_card() {
    let ficha = json!({"name": "Tatu", "kind": "ficha", "of": "aliado", "vida": 1, "ofensiva": 1, "influencia": 1});
    let makes = |name: &str| json!({"name": name, "kind": "manobra", "effect": {"sentences": [{"effects": [{"create": {"ficha": ficha}}]}]}});
    let card = json!({"name": "Tatu", "kind": "aliado", "vida": 2, "ofensiva": 1, "influencia": 1, "rarity": "comum"});
    let table = Table::read(&json!([card, makes("Toca"), makes("Ninho")])).unwrap();
    let pool = pool(&table).unwrap_or_else(|conflicts: Vec<Conflict>| panic!("{conflicts:?}"));
    assert_eq!(pool.cards().len(), table.ids().count());
    assert!(pool.cards().len() > 3, "the fichas are there");
    let tatu = pool.card(pool.find("Tatu").unwrap()).unwrap();
    assert_eq!(
        (tatu.kind, tatu.rarity),
        (CardType::Aliado, Some(Rarity::Comum))
    );
}
