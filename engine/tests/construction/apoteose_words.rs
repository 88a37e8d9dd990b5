//! What a player of Apoteose is told of the sheet and the table, in both languages.

use fabulario_engine::apoteose::Card;
use fabulario_engine::deck::Section;
use serde_json::json;

use super::decks::*;
use super::kit::*;

#[track_caller]
fn assert_told(desk: &Desk<Card>, told: &[[&str; 2]]) {
    assert_eq!(desk.messages("apo-lagvig"), told);
}

/// A hero without a Casa, and one with two.
#[test]
fn apo_h1_is_told() {
    let mut desk = of_level(1);
    desk.set(Section::Casa, "Casa do Cais", 0);
    let told = [[
        "Casa: 0 cartas, o mínimo é 1. Acrescente 1.",
        "House: 0 cards, at least 1 required. Add 1.",
    ]];
    assert_told(&desk, &told);
    desk.set(Section::Casa, "Casa do Cais", 2);
    let told = [[
        "Casa: 2 cartas, o máximo é 1. Retire 1.",
        "House: 2 cards, at most 1 allowed. Remove 1.",
    ]];
    assert_told(&desk, &told);
}

/// A card in a place that does not take it.
#[test]
fn a_wrong_type_is_told() {
    let mut desk = of_level(1);
    put(&mut desk, Section::Memento, "evento", "Ressaca", json!({}));
    put(&mut desk, Section::Inventario, "ente", "Vulto", json!({}));
    let told = [
        [
            "“Ressaca” é do tipo Evento, que a lista “Memento” não aceita. Retire ou mude de lista.",
            "“Ressaca” is of type Event, which the list “Memento” does not take. Remove it or move it to another list.",
        ],
        [
            "“Vulto” é do tipo Ente, que a lista “Inventário” não aceita. Retire ou mude de lista.",
            "“Vulto” is of type Entity, which the list “Inventory” does not take. Remove it or move it to another list.",
        ],
    ];
    assert_told(&desk, &told);
}

/// Two Classes of one path.
#[test]
fn apo_h2_is_told() {
    let mut desk = of_level(1);
    for name in ["Barqueiro", "Pescadora"] {
        put(
            &mut desk,
            Section::Classes,
            "classe",
            name,
            json!({"path": 17}),
        );
    }
    let told = [[
        "2 Classes seguem o mesmo caminho (17): “Barqueiro”, “Pescadora”. Fique com uma.",
        "2 Classes follow one path (17): “Barqueiro”, “Pescadora”. Keep one.",
    ]];
    assert_told(&desk, &told);
}

/// An Ente that is too high.
#[test]
fn apo_h5_is_told() {
    let mut desk = of_level(5);
    put(
        &mut desk,
        Section::Ente,
        "ente",
        "Vulto",
        json!({"level": 2}),
    );
    let told = [[
        "“Vulto” exige nível de herói 6, e o herói tem 5. Suba o nível com Classes, ou troque ou retire o Ente.",
        "“Vulto” needs hero level 6, and the hero has 5. Raise the level with Classes, or replace or remove the Entity.",
    ]];
    assert_told(&desk, &told);
}

/// Slots that are too few, one and several.
#[test]
fn apo_h6_h7_h8_are_told() {
    let mut desk = of_level(1);
    desk.set(Section::Casa, "Casa do Cais", 0);
    let casa = json!({"slots": {"equipamento": 3, "memento": 1}});
    put(&mut desk, Section::Casa, "casa", "Casa do Morro", casa);
    fill(&mut desk, Section::Equipamento, "item", 5);
    fill(&mut desk, Section::Memento, "habilidade", 2);
    fill(&mut desk, Section::Suporte, "companheiro", 1);
    let told = [
        [
            "Equipamento: 5 em 3 espaços. Retire 2 ou use Classes, Itens ou Habilidades que deem espaços.",
            "Equipment: 5 in 3 slots. Remove 2, or use Classes, Items or Skills that give slots.",
        ],
        [
            "Memento: 2 em 1 espaço. Retire 1 ou use Classes, Itens ou Habilidades que deem espaços.",
            "Memento: 2 in 1 slot. Remove 1, or use Classes, Items or Skills that give slots.",
        ],
        [
            "Suporte: 1 em 0 espaços. Retire 1 ou use Classes, Itens ou Habilidades que deem espaços.",
            "Support: 1 in 0 slots. Remove 1, or use Classes, Items or Skills that give slots.",
        ],
    ];
    assert_told(&desk, &told);
}

/// An inventory that is too full.
#[test]
fn apo_h9_is_told() {
    let mut desk = of_level(2);
    fill(&mut desk, Section::Inventario, "item", 15);
    let told = [[
        "O inventário tem 15 cartas e comporta 12. Retire 3.",
        "The inventory has 15 cards and holds 12. Remove 3.",
    ]];
    assert_told(&desk, &told);
}

/// Knowledge that is too low, on the table and for an Evento.
#[test]
fn apo_h10_is_told() {
    let mut desk = of_level(1);
    let classe = json!({"path": 9, "knowledges": ["cooperacao"]});
    put(&mut desk, Section::Classes, "classe", "Calafate", classe);
    let card = json!({"level": 3, "knowledges": ["cooperacao"]});
    put(
        &mut desk,
        Section::Equipamento,
        "item",
        "Estopa",
        card.clone(),
    );
    put(&mut desk, Section::Inventario, "evento", "Mutirão", card);
    let told = [
        [
            "“Estopa” exige Cooperação 3, e o herói tem 1. Use Classes que ensinem Cooperação, ou deixe a carta no inventário.",
            "“Estopa” needs Cooperation 3, and the hero has 1. Use Classes that teach Cooperation, or leave the card in the inventory.",
        ],
        [
            "“Mutirão” pode ficar no inventário, mas este herói não consegue ativá-la: precisa de Cooperação 3 e tem 1. É permitido; para ativá-la, use outras Classes.",
            "“Mutirão” may stay in the inventory, but this hero cannot activate it: it needs Cooperation 3, and the hero has 1. That is allowed; to activate it, use other Classes.",
        ],
    ];
    assert_told(&desk, &told);
}

/// A Livre card that is too high.
#[test]
fn apo_h11_is_told() {
    let mut desk = of_level(3);
    put(
        &mut desk,
        Section::Equipamento,
        "item",
        "Estopa",
        json!({"level": 2}),
    );
    let told = [[
        "“Estopa” é Livre e exige nível de herói 4, e o herói tem 3. Suba o nível com Classes, ou deixe a carta no inventário.",
        "“Estopa” is Livre and needs hero level 4, and the hero has 3. Raise the level with Classes, or leave the card in the inventory.",
    ]];
    assert_told(&desk, &told);
}

/// A Livre Evento that is too high is told with the hero level.
#[test]
fn apo_h11_an_evento_is_told() {
    let mut desk = of_level(3);
    put(
        &mut desk,
        Section::Inventario,
        "evento",
        "Mutirão",
        json!({"level": 2}),
    );
    let told = [[
        "“Mutirão” pode ficar no inventário, mas este herói não consegue ativá-la: precisa de nível de herói 4 e tem 3. É permitido; para ativá-la, use outras Classes.",
        "“Mutirão” may stay in the inventory, but this hero cannot activate it: it needs hero level 4, and the hero has 3. That is allowed; to activate it, use other Classes.",
    ]];
    assert_told(&desk, &told);
}

/// A sentence bears five names, and says that there are others from the sixth on.
#[test]
fn many_names_are_cut_after_the_fifth() {
    let told = |count: usize| {
        let mut desk = of_level(1);
        for name in &["Ama", "Bule", "Cuia", "Dedal", "Esteira", "Fuso"][..count] {
            put(
                &mut desk,
                Section::Inventario,
                "item",
                name,
                json!({"summus": "sal"}),
            );
        }
        desk.messages("apo-padrao").swap_remove(0)
    };
    assert_eq!(
        told(5),
        [
            "Summus exige nível de herói 6, e o herói tem 1: “Ama”, “Bule”, “Cuia”, “Dedal”, “Esteira”. Suba o nível ou retire.",
            "A Summus needs hero level 6, and the hero has 1: “Ama”, “Bule”, “Cuia”, “Dedal”, “Esteira”. Raise the level or remove it.",
        ]
    );
    assert_eq!(
        told(6),
        [
            "Summus exige nível de herói 6, e o herói tem 1: “Ama”, “Bule”, “Cuia”, “Dedal”, “Esteira” e outras. Suba o nível ou retire.",
            "A Summus needs hero level 6, and the hero has 1: “Ama”, “Bule”, “Cuia”, “Dedal”, “Esteira” and others. Raise the level or remove it.",
        ]
    );
}
