//! FAB 4.4.4, 4.6.1 to 4.6.3 with ruling FAB-C19: the Degredo, and abilities that end with the place.

use fabulario_engine::fabula::ability::{Part, Zone};
use fabulario_engine::fabula::*;
use serde_json::{Value, json};

use super::super::support::*;
use super::short_cards::*;

/// An Aliado with one ability of each kind.
fn master() -> Value {
    let more = json!({"modify": {"of": {"kinds": ["aliado"], "other": true}, "stat": "vida", "amount": 2}});
    ally(
        "Mestra",
        [1, 1, 1],
        json!([
            always(more),
            whenever(
                json!({"draws": {}}),
                json!([{"gain_resources": {"amount": 5}}])
            ),
            paying(json!(0), json!([{"gain_resources": {"amount": 1}}])),
        ]),
    )
}

/// What the three abilities of the Mestra do at one moment.
#[derive(Debug, PartialEq)]
struct Abilities {
    /// The vida of the Peão beside it; nothing if it has fallen.
    peao: Option<i16>,
    usable: Result<(), IllegalAction>,
    /// What a Leitura, which costs two, changes in the resources.
    leitura: i16,
}

/// All three while it is in play, and all three after it was sent to this place.
fn before_and_in(place: &str, zone: Zone) -> [Abilities; 2] {
    let mut scene = duel(json!([
        master(),
        aimed("Sopro", json!([{"move": {"what": "target", "to": place}}])),
    ]));
    let (mestra, peao) = (scene.put(0, "Mestra"), scene.put(0, "Peão"));
    scene.hand(0, &["Leitura", "Sopro", "Leitura", "Faísca"]);
    let mut game = scene.start();
    let abilities = |game: &mut Game| {
        let usable = game.state.check(Action::Activate {
            permanent: mestra,
            ability: 2,
        });
        let peao = game.is_in_play(peao).then(|| game.values(peao).1);
        let before = game.resources(0);
        game.play("Leitura");
        game.resolve();
        Abilities {
            peao,
            usable,
            leitura: game.resources(0) - before,
        }
    };
    let in_play = abilities(&mut game);
    // The passive keeps a wounded Aliado alive.
    game.play_on("Faísca", peao);
    assert!(game.is_in_play(peao));
    game.play_on("Sopro", mestra);
    assert!(game.zone(0, zone).contains(&"Mestra"));
    [in_play, abilities(&mut game)]
}

/// In play all three abilities work.
const ALL: Abilities = Abilities {
    peao: Some(4),
    usable: Ok(()),
    leitura: -2 + 5,
};

/// Not one of them works, and at that very moment: the wounded Aliado fell in the same state check.
const NONE: Abilities = Abilities {
    peao: None,
    usable: Err(IllegalAction::NotYours),
    leitura: -2,
};

/// "Habilidades de permanentes enviadas para a zona de descarte deixam de serem ativas no momento que […] entra […]."
#[test]
fn fab_4_4_4_abilities_end_when_the_permanent_enters_the_descarte() {
    assert_eq!(before_and_in("descarte", Zone::Descarte), [ALL, NONE]);
}

/// "Habilidades de permanentes enviadas para a zona de degredo deixam de serem ativas no momento que […] entra […]."
#[test]
fn fab_4_6_3_abilities_end_when_the_permanent_enters_the_degredo() {
    assert_eq!(before_and_in("degredo", Zone::Degredo), [ALL, NONE]);
}

/// What happened up to that moment counts: an ability sees its own permanent leave, and others with it.
#[test]
fn fab_4_4_4_an_ability_still_sees_its_permanent_die_but_nothing_after_it() {
    let mourn = whenever(
        json!({"dies": {"what": {"kinds": ["aliado"]}}}),
        json!([{"gain_resources": {"amount": 1}}]),
    );
    let all = json!({"each": {"filter": {"kinds": ["aliado"], "whose": "you"}}});
    let mut scene = duel(json!([
        ally("Viúva", [0, 1, 0], json!([mourn])),
        spell("Peste", json!([{"destroy": {"what": all}}])),
        aimed("Vento", json!([{"destroy": {"what": "target"}}])),
    ]));
    scene.put(0, "Viúva");
    scene.put(0, "Peão");
    let later = scene.put(1, "Peão");
    scene.hand(0, &["Peste", "Vento"]);
    let mut game = scene.start();
    game.play("Peste");
    game.resolve();
    assert_eq!(game.resources(0), 12);
    game.play_on("Vento", later);
    assert_eq!(game.resources(0), 12);
}

/// "A zona de degredo é o local onde cartas são enviadas como resultado de um efeito e/ou habilidade."
#[test]
fn fab_4_6_1_effects_send_cards_from_every_zone_to_the_degredo_of_their_owner() {
    let exile = |what: Value| json!({"move": {"what": what, "to": "degredo"}});
    let theirs = |zone: &str| json!({"cards": {"zone": zone, "whose": "opponents"}});
    let mut scene = duel(json!([spell(
        "Banimento",
        json!([
            exile(theirs("mao")),
            exile(theirs("descarte")),
            exile(json!({"top": {"whose": "opponents", "amount": 1}})),
            exile(json!({"each": {"filter": {"kinds": ["aliado"]}}})),
        ]),
    )]));
    scene.hand(1, &["Leitura"]);
    scene.cards(1, Zone::Descarte, &["Broquel"]);
    scene.cards(1, Zone::Baralho, &["Titã"]);
    let capita = scene.put(1, "Capitã");
    scene.position.control(capita, Seat(0));
    scene.hand(0, &["Banimento"]);
    let mut game = scene.start();
    game.play("Banimento");
    game.resolve();
    assert_eq!(
        game.zone(1, Zone::Degredo),
        ["Broquel", "Capitã", "Leitura", "Titã"]
    );
    assert!(game.zone(0, Zone::Degredo).is_empty());
    // It is no second Descarte: nothing died, nothing was discarded, and it did not pass through it.
    assert!(game.discard(1).is_empty() && game.hand(1).is_empty());
    let other_end = |event: &Event| {
        matches!(
            event,
            Event::Died { .. } | Event::Destroyed { .. } | Event::Discarded { .. }
        )
    };
    assert_eq!(game.count(other_end), 0);
}

/// Without an effect nothing gets there: use, damage and the hand limit lead to the Descarte.
#[test]
fn fab_4_6_1_without_an_effect_nothing_is_sent_to_the_degredo() {
    let mut scene = duel(json!([]));
    let (attacker, blocker) = (scene.put(0, "Peão"), scene.put(1, "Peão"));
    scene.hand(
        0,
        &["Leitura", "Titã", "Titã", "Titã", "Titã", "Titã", "Titã"],
    );
    let mut game = scene.start();
    game.play("Leitura");
    game.resolve();
    game.to(0, Part::Ofensiva);
    game.attack(&[(attacker, base(1, 0))]);
    game.pass_window();
    game.pass_window();
    game.block(&[(blocker, attacker)]);
    game.to(1, Part::Acao);
    assert_eq!((game.discard(0).len(), game.discard(1).len()), (4, 1));
    let exiled = |seat| game.zone(seat, Zone::Degredo).len();
    assert_eq!((exiled(0), exiled(1)), (0, 0));
}

/// "Cartas enviadas para a zona de degredo permanecem nesta zona até o final do jogo." Ruling FAB-C19: even so.
#[test]
fn fab_4_6_2_no_effect_takes_a_card_out_of_the_degredo() {
    for place in ["mao", "topo", "fundo", "baralho", "descarte", "campo"] {
        let both = ["degredo", "descarte"].map(|zone| {
            let own = json!({"cards": {"zone": zone, "filter": {"kinds": ["aliado"]}}});
            json!({"move": {"what": own, "to": place}})
        });
        let mut scene = duel(json!([spell("Resgate", Value::from(both.to_vec()))]));
        scene.cards(0, Zone::Degredo, &["Capitã"]);
        scene.cards(0, Zone::Descarte, &["Titã"]);
        scene.hand(0, &["Resgate"]);
        let mut game = scene.start();
        game.play("Resgate");
        game.resolve();
        assert_eq!(game.zone(0, Zone::Degredo), ["Capitã"], "{place}");
        // The same effect moves a card of the Descarte (where that is a move at all).
        let moved = !game.discard(0).contains(&"Titã");
        assert_eq!(moved, place != "descarte", "{place}");
    }
}

/// Nor is it played from there, nor does time bring it back.
#[test]
fn fab_4_6_2_an_exiled_card_is_never_played_again() {
    let own = json!({"card": {"zone": "degredo"}});
    let mut scene = duel(json!([aimed_at(
        "Plágio",
        own,
        json!([{"play_free": {"what": "target"}}])
    )]));
    scene.cards(0, Zone::Degredo, &["Capitã"]);
    scene.hand(0, &["Plágio"]);
    let mut game = scene.start();
    let play = Action::Play(game.id("Capitã"));
    game.refused(play, IllegalAction::NotInHand);
    game.play("Plágio");
    game.choose_card(0, Zone::Degredo, "Capitã");
    game.resolve();
    game.to(1, Part::Acao);
    game.to(0, Part::Acao);
    assert_eq!(game.zone(0, Zone::Degredo), ["Capitã"]);
    assert!(game.named("Capitã").is_empty());
}
