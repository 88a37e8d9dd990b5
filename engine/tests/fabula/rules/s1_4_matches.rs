//! Several games in a row: who decides the start, what is swapped. FAB 1.4.1, 1.4.1a, 1.9.3; ruling: FAB-C46

use fabulario_engine::fabula::matches::{Entrant, Match, MatchError, Swap};
use fabulario_engine::fabula::*;
use serde_json::json;

use super::super::support::*;

/// Players with forty cards each, and a Forte and two Capitãs among the reserves.
fn match_of(players: usize, seed: u64) -> Match<'static> {
    let table = table(json!([
        {"name": "Forte", "kind": "base"},
        {"name": "Acordo", "kind": "manobra", "effect": {"sentences": [{"effects": [{"lose": {"who": "everyone"}}]}]}},
    ]));
    let id = |name: &str| table.find(name).unwrap();
    let deck = Deck {
        main: [vec![id("Peão"); 35], vec![id("Acordo"); 5]].concat(),
        bases: [id("Base"); 5],
    };
    let entrant = Entrant {
        deck,
        reserve: vec![id("Forte"), id("Capitã"), id("Capitã")],
    };
    // Every card in hand at once: a draw can be agreed on when it is wanted.
    let rules = PlayRules {
        opening_hand: 40,
        mulligan: false,
        ..PlayRules::default()
    };
    Match::new(table, rules, vec![entrant; players], seed)
}

/// These players give up, and the game is noted.
fn concede(games: &mut Match, state: &mut State, losers: &[u8]) {
    for loser in losers {
        apply(state, Action::Concede(Seat(*loser))).unwrap();
    }
    games.end(state).unwrap();
}

/// Nobody wins, and the game is noted.
fn draw(games: &mut Match, state: &mut State) {
    let acordo = state.table().find("Acordo").unwrap();
    apply(state, Action::Play(acordo)).unwrap();
    while state.outcome().is_none() {
        apply(state, Action::Pass).unwrap();
    }
    assert_eq!(games.end(state).unwrap().winner, None);
}

/// "Na primeira partida do jogo (independente do jogo possuir apenas uma ou mais partidas) […] de maneira aleatória […]."
#[test]
fn fab_1_4_1_nobody_decides_the_start_of_the_first_game() {
    let mut starts = [0_u32; 2];
    for seed in 0..40 {
        let mut games = match_of(2, seed);
        assert_eq!(games.decider(), None);
        assert!(games.decide(Seat(0), Seat(0)).is_err());
        let state = games.begin().unwrap();
        starts[usize::from(state.active().0)] += 1;
    }
    assert!(
        starts.iter().all(|times| (8..33).contains(times)),
        "{starts:?}"
    );
}

/// "Nas partidas subsequentes, o jogador que perdeu a partida anterior decide quem irá iniciar a nova partida."
#[test]
fn fab_1_4_1_the_loser_decides_who_starts_the_next_game() {
    for loser in [0, 1] {
        for starter in [0, 1] {
            let mut games = match_of(2, 7);
            let mut state = games.begin().unwrap();
            concede(&mut games, &mut state, &[loser]);
            assert_eq!(games.decider(), Some(Seat(loser)));
            // The winner has no say, and without a decision there is no next game.
            let winner = Seat(1 - loser);
            assert_eq!(
                games.decide(winner, winner),
                Err(MatchError::NotTheDecider(loser))
            );
            assert_eq!(games.begin().err(), Some(MatchError::Undecided(loser)));
            games.decide(Seat(loser), Seat(starter)).unwrap();
            assert_eq!(games.begin().unwrap().active(), Seat(starter));
        }
    }
}

/// "[…] decide quem irá iniciar a nova partida": a player of the match, and for each game anew.
#[test]
fn fab_1_4_1_the_decision_is_made_for_one_game() {
    let mut games = match_of(2, 7);
    let mut state = games.begin().unwrap();
    assert_eq!(games.begin().err(), Some(MatchError::NotOver));
    assert_eq!(games.end(&state), Err(MatchError::NotOver));
    concede(&mut games, &mut state, &[0]);
    assert_eq!(
        games.decide(Seat(0), Seat(2)),
        Err(MatchError::NoSuchSeat(2))
    );
    games.decide(Seat(0), Seat(0)).unwrap();
    let mut state = games.begin().unwrap();
    // While it lasts nobody knows who will have lost it.
    assert_eq!(games.decide(Seat(0), Seat(0)), Err(MatchError::NotOver));
    concede(&mut games, &mut state, &[1]);
    // Another loser, another decider; the old decision is used up.
    assert_eq!(games.begin().err(), Some(MatchError::Undecided(1)));
    assert_eq!(
        games.decide(Seat(0), Seat(0)),
        Err(MatchError::NotTheDecider(1))
    );
}

/// "Em caso de empate, o jogador que decidiu o início da partida anterior, decide quem iniciará a nova partida."
#[test]
fn fab_1_4_1_after_a_draw_the_same_player_decides_again() {
    for starter in [0, 1] {
        let mut games = match_of(2, 7);
        let mut state = games.begin().unwrap();
        concede(&mut games, &mut state, &[0]);
        games.decide(Seat(0), Seat(starter)).unwrap();
        let mut state = games.begin().unwrap();
        draw(&mut games, &mut state);
        // Whoever started the drawn game: it is player 0 who decided, and who decides.
        assert_eq!(games.decider(), Some(Seat(0)));
        assert_eq!(games.begin().err(), Some(MatchError::Undecided(0)));
        games.decide(Seat(0), Seat(1)).unwrap();
        assert_eq!(games.begin().unwrap().active(), Seat(1));
    }
}

/// "Em caso de empate" in the first game: chance had decided, for whoever started. Ruling: FAB-C46
#[test]
fn fab_1_4_1_after_a_drawn_first_game_its_starter_decides() {
    for seed in 0..8 {
        let mut games = match_of(2, seed);
        let mut state = games.begin().unwrap();
        let starter = state.active();
        draw(&mut games, &mut state);
        assert_eq!(games.decider(), Some(starter));
    }
}

/// "[…] o jogador que perdeu a partida anterior decide": of several losers the next after the winner. Ruling: FAB-C46
#[test]
fn fab_1_4_1_of_several_losers_one_decides() {
    let mut games = match_of(3, 7);
    let mut state = games.begin().unwrap();
    let queue: Vec<u8> = state.queue().iter().map(|seat| seat.0).collect();
    let (winner, next) = (queue[1], queue[2]);
    concede(&mut games, &mut state, &[queue[0], next]);
    assert_eq!(games.outcomes()[0].winner, Some(Seat(winner)));
    assert_eq!(games.decider(), Some(Seat(next)));
    assert!(games.decide(Seat(winner), Seat(winner)).is_err());
    games.decide(Seat(next), Seat(winner)).unwrap();
    assert_eq!(games.begin().unwrap().active(), Seat(winner));
}

/// "Cartas do tipo Base […] são movidas para a zona de territórios ou zona de reservas no início do jogo."
#[test]
fn fab_1_9_3_a_base_in_reserve_is_neither_in_play_nor_in_the_deck() {
    let mut games = match_of(2, 7);
    let mut first = games.begin().unwrap();
    let (forte, base) = (first.table().find("Forte"), first.table().find("Base"));
    let in_play = |state: &State| -> Vec<(Seat, Seat)> {
        let found = state.permanents().filter(|(_, it)| Some(it.card) == forte);
        found.map(|(_, it)| (it.owner, it.controller)).collect()
    };
    assert_eq!(in_play(&first), []);
    assert!(!first.hand(Seat(0)).contains(&forte.unwrap()));
    concede(&mut games, &mut first, &[0]);
    let swap = Swap {
        out: base,
        into: forte,
    };
    games.swap(Seat(0), &[swap], |_| Ok(())).unwrap();
    games.decide(Seat(0), Seat(0)).unwrap();
    // In the next game it lies in the territories, and the player who brought it owns it.
    let state = games.begin().unwrap();
    assert_eq!(in_play(&state), [(Seat(0), Seat(0))]);
    assert_eq!(state.permanents().count(), 10);
}

/// A match of two after its first game, which seat 0 lost, and the numbers of some cards.
fn between_games() -> (Match<'static>, [CardId; 5]) {
    let mut games = match_of(2, 7);
    let mut state = games.begin().unwrap();
    concede(&mut games, &mut state, &[0]);
    let ids =
        ["Peão", "Capitã", "Base", "Forte", "Acordo"].map(|name| state.table().find(name).unwrap());
    (games, ids)
}

const fn exchange(out: CardId, into: CardId) -> Swap {
    Swap {
        out: Some(out),
        into: Some(into),
    }
}

/// How many copies of a card a player's deck and reserve hold.
fn copies(games: &Match, seat: u8, card: CardId) -> (usize, usize) {
    let entrant = games.entrant(Seat(seat)).unwrap();
    let count = |list: &[CardId]| list.iter().filter(|other| **other == card).count();
    (
        count(&entrant.deck.main) + count(&entrant.deck.bases),
        count(&entrant.reserve),
    )
}

/// "[…] este jogador pode alterar o seu baralho utilizando estas cartas […]."
#[test]
fn fab_1_4_1a_between_games_reserve_cards_take_the_place_of_cards_of_the_deck() {
    let (mut games, [peao, capita, base, forte, _]) = between_games();
    let swaps = [
        exchange(peao, capita),
        exchange(peao, capita),
        exchange(base, forte),
    ];
    games.swap(Seat(0), &swaps, |_| Ok(())).unwrap();
    // What comes in leaves the reserve, what goes out is there for the games to come.
    assert_eq!(copies(&games, 0, capita), (2, 0));
    assert_eq!(copies(&games, 0, peao), (33, 2));
    assert_eq!(copies(&games, 0, forte), (1, 0));
    assert_eq!(copies(&games, 0, base), (4, 1));
    // Only this player's deck is another one, and it is played with.
    assert_eq!(copies(&games, 1, capita), (0, 2));
    games.decide(Seat(0), Seat(0)).unwrap();
    let mut state = games.begin().unwrap();
    let held = |seat: u8| {
        let hand = state.hand(Seat(seat));
        hand.iter().filter(|card| **card == capita).count()
    };
    assert_eq!((held(0), held(1)), (2, 0));
    // The change stays, and can be taken back after the next game.
    concede(&mut games, &mut state, &[1]);
    assert_eq!(copies(&games, 0, capita), (2, 0));
    games
        .swap(Seat(0), &[exchange(capita, peao)], |_| Ok(()))
        .unwrap();
    assert_eq!(copies(&games, 0, capita), (1, 1));
}

/// "No caso de um jogo com partidas subsequentes": neither before the first game nor during one.
#[test]
fn fab_1_4_1a_nothing_is_swapped_before_the_first_game_or_during_one() {
    let mut games = match_of(2, 7);
    let refused = Err(MatchError::NotBetweenGames);
    assert_eq!(games.swap(Seat(0), &[], |_| Ok(())), refused);
    let mut state = games.begin().unwrap();
    assert_eq!(games.swap(Seat(0), &[], |_| Ok(())), refused);
    concede(&mut games, &mut state, &[0]);
    // The winner may as well as the loser.
    for seat in [0, 1] {
        assert_eq!(games.swap(Seat(seat), &[], |_| Ok(())), Ok(()));
    }
}

/// "[…] ao menos que a alteração seja contra as regras de construção de baralhos."
#[test]
fn fab_1_4_1a_a_change_against_the_rules_of_construction_is_not_made() {
    let (mut games, [peao, capita, ..]) = between_games();
    let few = |deck: &Deck| {
        let found = deck.main.iter().filter(|card| **card == capita).count();
        (found < 2).then_some(()).ok_or_else(|| "two".to_owned())
    };
    let twice = [exchange(peao, capita), exchange(peao, capita)];
    assert_eq!(
        games.swap(Seat(0), &twice, few),
        Err(MatchError::IllegalDeck("two".to_owned()))
    );
    // Not even the first of the two: the change is made as a whole or not at all.
    assert_eq!(copies(&games, 0, capita), (0, 2));
    assert_eq!(copies(&games, 0, peao), (35, 0));
    games.swap(Seat(0), &twice[..1], few).unwrap();
    assert_eq!(copies(&games, 0, capita), (1, 1));
}

/// "[…] utilizando estas cartas": those of the reserve, and no base for a card of the deck (3.1.11).
#[test]
fn fab_1_4_1a_only_what_is_in_reserve_comes_in() {
    let (mut games, [peao, capita, base, forte, acordo]) = between_games();
    let mut swap = |out, into| games.swap(Seat(0), &[exchange(out, into)], |_| Ok(()));
    let name = |name: &str| name.to_owned();
    assert_eq!(
        swap(peao, acordo),
        Err(MatchError::NotThere(name("Acordo"))),
        "none is in reserve"
    );
    assert_eq!(
        swap(capita, capita),
        Err(MatchError::NotThere(name("Capitã"))),
        "none is in the deck"
    );
    assert_eq!(
        swap(base, base),
        Err(MatchError::NotThere(name("Base"))),
        "none is in reserve"
    );
    assert_eq!(
        swap(peao, forte),
        Err(MatchError::NotAlike(name("Peão"), name("Forte")))
    );
    assert_eq!(
        swap(base, capita),
        Err(MatchError::NotAlike(name("Base"), name("Capitã")))
    );
    // Both places are as they were.
    assert_eq!(
        (copies(&games, 0, capita), copies(&games, 0, base)),
        ((0, 2), (5, 0))
    );
}
