//! Whatever the code says that a manual says stands in a chapter that the manual has.

/// The chapters of the manual of Dominions, seed 003.
const MANUAL: [&str; 27] = [
    "Artefato",
    "Ativação Instantânea (INSTANT)",
    "Ativação em Anexo (ATTACH)",
    "Baralho",
    "Campo",
    "Cartas",
    "Cartas Unicas",
    "Combate (BATTLE)",
    "Condição Explicita",
    "Condição Implicita",
    "Elementos",
    "Fases",
    "Informações de Combate",
    "Invocação (SPAWN)",
    "Layout do Jogo",
    "Movimentação (MOVE)",
    "Objetivo",
    "Pesca (Draw)",
    "Reciclagem (RECYCLE)",
    "Resumo (TL;DR)",
    "Setup",
    "TICK",
    "Tabuleiro",
    "Tipos de Ativação",
    "Token",
    "Unidade",
    "Zona de Descarte (DZ)",
];

/// The chapters of the rules of Multiversity of 2022, seed 004.
const RULES: [&str; 20] = [
    "Combate",
    "Como Mitigar Dano",
    "Condições de Vitória",
    "Efeitos Negativos e Positivos",
    "Executando ações",
    "Fase Principal",
    "Fase de Compra",
    "Fase de Limpeza",
    "Fases do Turno",
    "Fontes de Energia",
    "Iniciando o Jogo",
    "Itens",
    "Montagem do Deck",
    "Personagens",
    "Primeiro Turno",
    "Resolvendo Efeitos",
    "Sideboard",
    "Tipos de Carta",
    "Tipos de Dano",
    "Áreas do Jogo",
];

/// Files that cite, the code of the game before the chapters that it may cite.
const CITING: [(&str, &str); 5] = [
    (
        "dominions/refusal",
        include_str!("../../../engine/src/dominions/refusal.rs"),
    ),
    ("dominions", include_str!("../../src/dominions.rs")),
    (
        "multiversity/refusal",
        include_str!("../../../engine/src/multiversity/refusal.rs"),
    ),
    ("multiversity", include_str!("../../src/multiversity.rs")),
    ("shelf", include_str!("../../src/shelf.rs")),
];

/// What stands behind each mention of a document in a piece of code, up to the end of its text.
fn cited<'c>(code: &'c str, document: &str) -> Vec<&'c str> {
    let parts = code.split(document).skip(1);
    let ends = parts.filter_map(|part| part.split('"').next());
    ends.collect()
}

#[test]
fn every_citation_of_a_manual_names_a_chapter_that_it_has() {
    let mut all = 0;
    for (document, chapters) in [("dd-manual", &MANUAL[..]), ("mvc-2022", &RULES[..])] {
        for (file, code) in CITING {
            for place in cited(code, document) {
                let chapter = place.trim_start_matches([':', ',', ' ']);
                // The chapter of a missing field is said where it is asked for.
                let chapter = chapter
                    .strip_suffix(')')
                    .filter(|_| chapter.matches('(').count() < chapter.matches(')').count())
                    .unwrap_or(chapter);
                let known = chapters.contains(&chapter) || chapter == "{chapter}";
                assert!(known, "{file}: {document}{place}");
                all += 1;
            }
        }
    }
    assert!(all >= 20, "{all}");
    // The one gap is filled by these.
    for chapter in ["Unidade", "Artefato", "Campo"] {
        assert!(MANUAL.contains(&chapter));
    }
}

/// The manual does not know DASH, says nothing of 99, and no chapter of it that a card without HP leaves the board.
#[test]
fn the_manual_is_not_cited_for_what_stands_elsewhere() {
    let dashed = fabulario_engine::dominions::IllegalAction::Dashed;
    assert_eq!(dashed.rule(), "dd-simulador: data/csv");
}
