use fabulario_engine::fabula::*;
use fabulario_engine::rng::Rng;
use serde_json::json;

#[test]
fn smoke() {
    let table = Table::read(&json!([
        {"name":"Base","kind":"base"},
        {"name":"A1","kind":"aliado","cost":1,"vida":1,"ofensiva":2,"influencia":1},
        {"name":"A2","kind":"aliado","cost":2,"vida":3,"ofensiva":2,"influencia":2},
        {"name":"A3","kind":"aliado","cost":3,"vida":4,"ofensiva":4,"influencia":2},
        {"name":"M1","kind":"modificacao","cost":1,"attach":1},
        {"name":"Raio","kind":"manobra","cost":1,"effect":{"targets":[{"what":{"permanent":{"filter":{"kinds":["aliado"]}}}}],"sentences":[{"effects":[{"damage":{"to":"target","amount":2}}]}]}},
        {"name":"Ler","kind":"manobra","cost":2,"effect":{"sentences":[{"effects":[{"draw":{"amount":2}}]}]}}
    ])).unwrap();
    let ids: Vec<CardId> = table.ids().collect();
    let main: Vec<CardId> = (0..40).map(|i| ids[1 + i % 6]).collect();
    let mut total = 0;
    let mut fallen = 0;
    for game in 0..200 {
        let deck = Deck {
            main: main.clone(),
            bases: [ids[0]; 5],
        };
        let players = vec![Player::Deck(deck); 2 + (game as usize) % 3];
        let mut setup = Setup::new(players, 7);
        setup.game = game;
        let mut state = setup.begin(&table, PlayRules::default()).unwrap();
        let mut rng = Rng::new(1, game);
        let mut list = Vec::new();
        let mut steps = 0;
        let mut log = Events::default();
        while state.outcome().is_none() {
            state.legal_actions_into(&mut list);
            list.retain(|a| !matches!(a, Action::Concede(_)));
            assert!(!list.is_empty(), "{state:?}");
            let action = list[rng.below(list.len() as u32) as usize];
            state.apply_into(action, &mut log).unwrap();
            steps += 1;
            assert!(steps < 20000, "{state:?}");
        }
        fallen += u32::from(log.iter().any(|e| {
            matches!(
                e,
                Event::Captured { .. }
                    | Event::Destroyed {
                        permanent: Slot(0..20),
                        ..
                    }
            )
        }));
        total += steps;
    }
    println!("{total} {fallen}");
}
