//! Faces of invented cards of the other three games.

use fabulario_cards::picture::{Face, Stat};
use fabulario_engine::dominions::Direction::{self, E, N, Ne, Nw, S, Se, Sw, W};
use fabulario_engine::{Game, Lang};

pub fn all() -> Vec<Face> {
    let mut faces = dominions();
    faces.extend(multiversity());
    faces.extend(apoteose());
    faces
}

/// Name, type, type line, corner value, hues, text, stats, rarity.
type Row = (
    &'static str,
    &'static str,
    &'static str,
    &'static str,
    &'static [&'static str],
    &'static [&'static str],
    &'static [(&'static str, &'static str, &'static str)],
    &'static str,
);

fn face(game: Game, label: &str, number: u32, row: Row) -> Face {
    let (name, kind, type_line, cost, hues, text, stats, rarity) = row;
    let owned = |text: &&str| (*text).to_owned();
    let (rules, flavour): (Vec<&str>, Vec<&str>) = text.iter().partition(|it| !it.starts_with('~'));
    Face {
        game,
        lang: Lang::Pt,
        id: format!("{}-{}", game.code(), name.to_lowercase().replace(' ', "-")),
        name: name.to_owned(),
        kind: kind.to_owned(),
        type_line: type_line.to_owned(),
        cost: (!cost.is_empty()).then(|| cost.to_owned()),
        cost_label: (!cost.is_empty()).then(|| label.to_owned()),
        hues: hues.iter().map(owned).collect(),
        text: rules.iter().map(owned).collect(),
        flavour: flavour
            .first()
            .map(|it| it.trim_start_matches('~').to_owned()),
        stats: stats
            .iter()
            .map(|(id, label, value)| Stat {
                id: owned(id),
                label: owned(label),
                value: owned(value),
            })
            .collect(),
        directions: Vec::new(),
        rarity: (!rarity.is_empty()).then(|| (rarity.to_owned(), rarity.replace('-', " "))),
        unique: false,
        set: Some(("MOSTRA".to_owned(), number)),
    }
}

fn dominions() -> Vec<Face> {
    const ROWS: [(Row, &[Direction], bool); 9] = [
        (
            (
                "Lanceiro da Ponte",
                "unidade",
                "Unidade (HUMANO, SOLDADO)",
                "2",
                &["earth"],
                &[
                    "Quando ataca a leste, causa 1 de dano a mais.",
                    "~A ponte é estreita de propósito.",
                ],
                &[
                    ("atk", "ATK", "2"),
                    ("hp", "HP", "4"),
                    ("range", "RANGE", "1"),
                    ("move", "MOVE", "2"),
                ],
                "",
            ),
            &[E, Ne, Se],
            false,
        ),
        (
            (
                "Iara do Poço Fundo",
                "unidade",
                "Unidade (ENCANTADO)",
                "4",
                &["water"],
                &[
                    "Ao entrar: puxe uma unidade inimiga a até duas casas de distância, uma casa na direção desta carta.",
                    "Unidades FIRE adjacentes têm -1 de ATK.",
                    "~Canta baixo, e o rio inteiro chega mais perto.",
                ],
                &[
                    ("atk", "ATK", "3"),
                    ("hp", "HP", "5"),
                    ("range", "RANGE", "2"),
                    ("move", "MOVE", "1"),
                ],
                "",
            ),
            &[N, E, S, W],
            true,
        ),
        (
            (
                "Boitatá Jovem",
                "unidade",
                "Unidade (SERPENTE)",
                "3",
                &["fire"],
                &["TRAP adjacente é revelada quando esta carta se move."],
                &[
                    ("atk", "ATK", "4"),
                    ("hp", "HP", "2"),
                    ("range", "RANGE", "1"),
                    ("move", "MOVE", "3"),
                ],
                "",
            ),
            &[N, Ne, E, Se, S, Sw, W, Nw],
            false,
        ),
        (
            (
                "Gavião de Vigia",
                "unidade",
                "Unidade (AVE)",
                "2",
                &["air"],
                &["Ignora campos ao se mover."],
                &[
                    ("atk", "ATK", "1"),
                    ("hp", "HP", "2"),
                    ("range", "RANGE", "3"),
                    ("move", "MOVE", "4"),
                ],
                "",
            ),
            &[Ne, Se, Nw, Sw],
            false,
        ),
        (
            (
                "Trovoada de Agosto",
                "unidade",
                "Unidade (ELEMENTAL)",
                "5",
                &["thunder"],
                &[
                    "Depois de atacar, o dano salta para outra unidade adjacente ao alvo: ela sofre metade do dano, arredondado para baixo.",
                ],
                &[
                    ("atk", "ATK", "5"),
                    ("hp", "HP", "4"),
                    ("range", "RANGE", "2"),
                    ("move", "MOVE", "1"),
                ],
                "",
            ),
            &[E, N, S],
            true,
        ),
        (
            (
                "Vazio que Caminha",
                "unidade",
                "Unidade (ABISSAL)",
                "6",
                &["void"],
                &[
                    "No início do seu turno, destrua a unidade de menor HP adjacente a esta carta.",
                    "~Deixa pegadas ao contrário.",
                ],
                &[
                    ("atk", "ATK", "6"),
                    ("hp", "HP", "6"),
                    ("range", "RANGE", "1"),
                    ("move", "MOVE", "1"),
                ],
                "",
            ),
            &[E, W],
            false,
        ),
        (
            (
                "Bússola Quebrada",
                "artefato",
                "Artefato (ONCE PER TURN)",
                "1",
                &[],
                &[
                    "Once per turn: gire as direções de uma unidade que você controla em um oitavo de volta.",
                ],
                &[],
                "",
            ),
            &[],
            false,
        ),
        (
            (
                "Lajedo Gelado",
                "campo",
                "Campo (GELO)",
                "2",
                &["ice"],
                &[
                    "Unidades que param nesta casa perdem 1 de MOVE no turno seguinte. Unidades ICE ignoram este efeito.",
                ],
                &[("duration", "TICK", "3")],
                "",
            ),
            &[],
            false,
        ),
        (
            (
                "Caixa de Marimbondo",
                "artefato",
                "Artefato (TRAP)",
                "1",
                &[],
                &[
                    "Trap: quando é atacada, cause 2 de dano a cada unidade adjacente, inclusive as suas.",
                ],
                &[("hp", "HP", "1")],
                "",
            ),
            &[],
            true,
        ),
    ];
    let rows = (1..).zip(ROWS);
    rows.map(|(number, (row, directions, unique))| Face {
        directions: directions.to_vec(),
        unique,
        ..face(Game::Dominions, "AP", number, row)
    })
    .collect()
}

fn multiversity() -> Vec<Face> {
    const ROWS: [Row; 9] = [
        (
            "Barqueira das Estrelas",
            "personagem",
            "Personagem · Pelotão",
            "3",
            &["cosmico"],
            &[
                "Passiva: seus personagens Cósmicos têm +1 de defesa.",
                "Ataque – Remo de Luz (2 energias): 3 de dano ao personagem inimigo à sua frente.",
            ],
            &[("life", "Vida", "8"), ("defence", "Defesa", "2")],
            "super-rara",
        ),
        (
            "Onça de Circuito",
            "personagem",
            "Personagem · Épica",
            "4",
            &["tecsci", "fera"],
            &[
                "Líder: no início do combate, escolha um personagem seu. Ele ataca primeiro neste turno.",
                "Flanquear – Bote (1 energia): 2 de dano a um personagem na retaguarda.",
                "Ataque – Garra de Cobre (3 energias): 5 de dano. Se o alvo for Físico, 7 de dano.",
            ],
            &[("life", "Vida", "10"), ("defence", "Defesa", "1")],
            "ultra-rara",
        ),
        (
            "Rezadeira do Outeiro",
            "personagem",
            "Personagem",
            "2",
            &["divino"],
            &["Sidekick: cure 2 de vida de um personagem aliado."],
            &[("life", "Vida", "5"), ("defence", "Defesa", "3")],
            "comum",
        ),
        (
            "Coveiro Sideral",
            "personagem",
            "Personagem · Lendária",
            "5",
            &["morte"],
            &[
                "Passiva: quando um personagem inimigo sai de jogo, ganhe uma pedra.",
                "Ataque – Pá de Nebulosa (3 energias): 6 de dano.",
                "~Enterra sóis. Cobra por peso.",
            ],
            &[("life", "Vida", "12"), ("defence", "Defesa", "2")],
            "rara",
        ),
        (
            "Energia Prismática",
            "energia",
            "Energia · Avançada",
            "",
            &["magia", "poder-energetico"],
            &["Conta como uma energia de qualquer mundo."],
            &[],
            "incomum",
        ),
        (
            "Energia da Mata",
            "energia",
            "Energia · Básica",
            "",
            &["natureza"],
            &[],
            &[],
            "comum",
        ),
        (
            "Manto de Vidro",
            "item",
            "Item · Anexável",
            "1",
            &["mental"],
            &[
                "O personagem anexado não pode ser alvo de ações Flanquear.",
                "~Quem o veste vê o dobro e dorme a metade.",
            ],
            &[],
            "rara",
        ),
        (
            "Gerador de Trovão",
            "item",
            "Item · Permanente",
            "3",
            &["elemental"],
            &[
                "Uma vez por turno: pague 1 de vida do seu líder para receber uma energia Elemental até o fim do turno.",
            ],
            &[],
            "incomum",
        ),
        (
            "Capataz de Ferro",
            "personagem",
            "Personagem",
            "3",
            &["fisico"],
            &["Ataque – Marreta (2 energias): 4 de dano."],
            &[("life", "Vida", "9"), ("defence", "Defesa", "4")],
            "comum",
        ),
    ];
    let rows = (1..).zip(ROWS);
    rows.map(|(number, row)| face(Game::Multiversity, "nível", number, row))
        .collect()
}

fn apoteose() -> Vec<Face> {
    const ROWS: [Row; 9] = [
        (
            "Casa do Farol",
            "casa",
            "Casa",
            "",
            &["casa"],
            &[
                "Summus: uma vez por cenário, repita um teste de Percepção.",
                "~A luz gira; quem deve, se esconde.",
            ],
            &[
                ("con", "CON", "3"),
                ("for", "FOR", "2"),
                ("agi", "AGI", "2"),
                ("per", "PER", "5"),
                ("int", "INT", "4"),
                ("car", "CAR", "2"),
                ("esp", "ESP", "3"),
            ],
            "rara",
        ),
        (
            "Cangaceira",
            "classe",
            "Classe",
            "1",
            &["classe"],
            &[
                "Ao entrar: ganhe +1 de AGI até o fim do turno.",
                "Caminho do Punhal: seus itens de utilidade custam 1 ponto a menos.",
            ],
            &[
                ("for", "FOR", "+1"),
                ("agi", "AGI", "+2"),
                ("car", "CAR", "+1"),
            ],
            "incomum",
        ),
        (
            "Mapinguari",
            "ente",
            "Ente · Fera da Mata",
            "7",
            &["ente"],
            &[
                "Quando este ente é derrotado, cada herói no cenário sofre 2 de dano.",
                "Medo: heróis com ESP menor que 4 perdem uma ação.",
                "~Um olho só, e nunca piscou.",
            ],
            &[
                ("vida", "Vida", "14"),
                ("dano", "Dano", "5"),
                ("esp", "ESP", "2"),
            ],
            "lendaria",
        ),
        (
            "Lanterna de Querosene",
            "item",
            "Item · Acessório",
            "2",
            &["item"],
            &["+1 de PER. Descarte esta carta para revelar um ente oculto."],
            &[("per", "PER", "+1")],
            "comum",
        ),
        (
            "Reza Braba",
            "habilidade",
            "Habilidade · Fé",
            "3",
            &["habilidade"],
            &[
                "Teste Fé 9: impeça o próximo dano que um herói sofreria.",
                "Com 14 ou mais: e cure 1.",
            ],
            &[("custo", "Fôlego", "2")],
            "epica",
        ),
        (
            "Mula Sem Pressa",
            "companheiro",
            "Companheiro · Bicho",
            "1",
            &["companheiro"],
            &[
                "Carrega até dois itens que não contam para o seu inventário.",
                "~Chega sempre, e sempre depois.",
            ],
            &[
                ("con", "CON", "4"),
                ("for", "FOR", "4"),
                ("agi", "AGI", "1"),
            ],
            "comum",
        ),
        (
            "Noite de São João",
            "evento",
            "Evento · Cenário",
            "",
            &["evento"],
            &[
                "Até o fim do turno, todo teste de Carisma recebe +3, e nenhum ente pode entrar no cenário.",
                "Quem estiver sozinho compra uma carta.",
            ],
            &[],
            "incomum",
        ),
        (
            "Biblioteca Submersa de Todas as Águas Esquecidas",
            "casa",
            "Casa",
            "",
            &["casa"],
            &["Você começa com o conhecimento Arcano ou Instrução."],
            &[
                ("con", "CON", "2"),
                ("for", "FOR", "1"),
                ("agi", "AGI", "3"),
                ("per", "PER", "3"),
                ("int", "INT", "6"),
                ("car", "CAR", "3"),
                ("esp", "ESP", "4"),
            ],
            "epica",
        ),
        (
            "Punhal de Prata",
            "item",
            "Item · Utilidade",
            "3",
            &["item"],
            &["Dano +2 contra visagens."],
            &[("dano", "Dano", "+2")],
            "rara",
        ),
    ];
    let rows = (1..).zip(ROWS);
    rows.map(|(number, row)| face(Game::Apoteose, "nível", number, row))
        .collect()
}
