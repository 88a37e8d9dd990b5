//! What energies cost besides being attached: it is paid.

use fabulario_engine::Lang;
use fabulario_engine::goldfish::multiversity::{Gap, Lean, Options, Policy, gaps};
use fabulario_engine::multiversity::{Card, Deck, How, IllegalAction, PlayRules, Price, State};

use super::kit::{card, deck, goldfish, kind, opened, options, rules};

/// The whole deck in hand, and no more cards.
fn known(deck: &Deck) -> PlayRules {
    PlayRules {
        opening_hand: u16::try_from(deck.len()).unwrap(),
        stones: 0,
        first_draw: 0,
        draw: 0,
        keep: None,
        ..rules("mvc-2022")
    }
}

fn begun(deck: &Deck) -> State<'_> {
    let mut state = opened(deck, known(deck));
    state.begin_turn(&[]).unwrap();
    state
}

fn next(state: &mut State<'_>) {
    state.end_turn().unwrap();
    state.begin_turn(&[]).unwrap();
}

/// Gambiarra: 3 energies until the next Limpeza.
#[test]
fn mvc_limpeza_an_energy_that_does_not_last_is_discarded() {
    let deck = deck(&[("c-a1", 1), ("e", 1), ("eg", 2)]);
    let mut state = begun(&deck);
    state.play(kind(&deck, "c-a1"), 0).unwrap();
    for id in ["e", "eg"] {
        state.attach(kind(&deck, id), 0).unwrap();
    }
    let main = |state: &State<'_>| {
        let main = state.positions()[0].unwrap();
        (main.energy, main.cards, state.discarded())
    };
    assert_eq!(main(&state), (4, 2, 0));
    next(&mut state);
    assert_eq!(main(&state), (1, 1, 1));
    state.attach(kind(&deck, "eg"), 0).unwrap();
    assert_eq!(main(&state), (4, 2, 1));
}

/// Painel Solar Rachado: a card of the hand goes, as long as there is one.
#[test]
fn mvc_an_energy_that_asks_for_a_card_takes_one() {
    let deck = deck(&[("c-a1", 2), ("es", 2)]);
    let mut state = begun(&deck);
    let [character, panel] = ["c-a1", "es"].map(|id| kind(&deck, id));
    state.play(character, 0).unwrap();
    assert_eq!(state.attach(panel, 0), Err(IllegalAction::Price));
    let twice = state.attach_for(panel, 0, &[panel, panel]);
    assert_eq!(twice, Err(IllegalAction::Price));
    state.attach_for(panel, 0, &[character]).unwrap();
    assert_eq!((state.hand(), state.discarded()), (&[panel][..], 1));
    assert_eq!(state.attach(panel, 0), Ok(()), "there is no other card");
    assert_eq!(state.positions()[0].unwrap().energy, 4);
}

/// Coração de Estrela Anã: only onto 2 energies and more, and 1 damage in each Limpeza until its character falls.
#[test]
fn mvc_c40_an_energy_that_burns_its_character_knocks_it_out() {
    let deck = deck(&[("c-a1", 2), ("e", 2), ("eh", 1)]);
    let mut state = begun(&deck);
    let [character, energy, heart] = ["c-a1", "e", "eh"].map(|id| kind(&deck, id));
    state.play(character, 0).unwrap();
    state.attach(energy, 0).unwrap();
    assert_eq!(state.attach(heart, 0), Err(IllegalAction::Price));
    state.attach(energy, 0).unwrap();
    state.attach(heart, 0).unwrap();
    assert_eq!(state.positions()[0].unwrap().energy, 5);
    for wounds in 1..5 {
        next(&mut state);
        assert_eq!(state.positions()[0].unwrap().wounds, wounds);
    }
    state.play(character, 1).unwrap();
    next(&mut state);
    assert_eq!(state.positions()[0], None, "life 5, and 5 damage");
    assert_eq!(state.discarded(), 4, "with its three energies");
    assert_eq!(state.over(), None, "another one is in play");
}

#[test]
fn mvc_c16_whoever_loses_the_last_character_in_the_limpeza_has_lost() {
    let deck = deck(&[("c-a1", 1), ("e", 2), ("eh", 1)]);
    let mut state = begun(&deck);
    state.play(kind(&deck, "c-a1"), 0).unwrap();
    for id in ["e", "e", "eh"] {
        state.attach(kind(&deck, id), 0).unwrap();
    }
    for _ in 0..4 {
        next(&mut state);
    }
    state.end_turn().unwrap();
    state.begin_turn(&[]).unwrap();
    assert_eq!(state.over(), Some(How::NoCharacters));
}

/// 48 Gambiarras and 12 Colossos (attack 5): all that was attached is gone and a new one gives 3, so nobody attacks
/// on turn 2.
#[test]
fn forty_eight_gambiarras_attack_on_turn_2_in_no_game() {
    let deck = deck(&[("c-a5-l3", 12), ("eg", 48)]);
    for edition in ["mvc-2022", "mvc-2026"] {
        for policy in [Policy::Attack, Policy::Spread] {
            let way = Options {
                policy,
                ..options(2)
            };
            let mut goldfish = goldfish(&deck, edition, &way);
            for game in 0..2_000 {
                let turns = goldfish.play(1, game).turns();
                assert!(turns.iter().all(|turn| !turn.attack), "game {game}");
            }
        }
    }
}

/// An energy that does not last is kept for a turn on which it pays an attack.
#[test]
fn a_gambiarra_waits_for_the_attack_that_it_pays() {
    let deck = deck(&[("c-a3", 30), ("eg", 30)]);
    let mut goldfish = goldfish(&deck, "mvc-2022", &options(3));
    let turns = *goldfish.play(1, 0);
    let attached: Vec<u16> = turns.turns().iter().map(|it| it.attached.count()).collect();
    let attacks: Vec<bool> = turns.turns().iter().map(|it| it.attack).collect();
    assert_eq!(
        (attached, attacks),
        (vec![0, 1, 1], vec![false, true, true])
    );
    let lost: Vec<u16> = turns.turns().iter().map(|it| it.lost).collect();
    assert_eq!(lost, [0, 0, 1]);
    let line = &turns.lines(&deck, Lang::En)[3];
    assert!(line.starts_with("Turn 3: loses 1 card in play; "), "{line}");
}

/// An energy that gives more than one and says something that is not played counts as one; what is played counts, and
/// coverage says which way the figures err.
#[test]
fn an_energy_whose_price_is_not_played_brings_no_benefit() {
    let odd = Card {
        text: Some("Ao anexar, perca o jogo.".to_owned()),
        ..card("e3")
    };
    assert_eq!(gaps(&odd), [Gap::Burden]);
    assert!(Gap::Burden.is_burden() && Gap::Burden.lean() == Lean::Late);
    let cards = Deck::new([(odd, 4), (card("c-a1"), 4)]).unwrap();
    let mut state = begun(&cards);
    state.play(kind(&cards, "c-a1"), 0).unwrap();
    state.attach(kind(&cards, "e3"), 0).unwrap();
    assert_eq!(state.positions()[0].unwrap().energy, 1);
    for played in ["eg", "es", "eh"] {
        assert_eq!(gaps(&card(played)), [], "{played}");
        assert!(!card(played).price.is_none());
    }
    let mut dear = card("c-a1");
    dear.actions[0].dear = true;
    assert_eq!(gaps(&dear), [Gap::Costs]);
    assert_eq!(Gap::Costs.lean(), Lean::Early, "it flatters");
    assert_eq!(Gap::Actions.lean(), Lean::Late);
    assert_eq!(Gap::Unknown.lean(), Lean::Either);
    let both = Price {
        needs: 1,
        discards: 1,
        ..Price::default()
    };
    let both = both.and(Price {
        needs: 2,
        discards: 1,
        fleeting: true,
        ..Price::default()
    });
    assert_eq!((both.needs, both.discards, both.fleeting), (2, 2, true));
}
