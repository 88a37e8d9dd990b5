//! Queries told back in plain words.

use fabulario_cards::query::field::TABLE;
use fabulario_cards::query::help::EXAMPLES;
use fabulario_cards::query::sentence;
use fabulario_engine::Lang;

use super::SHIPPED;

#[test]
fn queries_are_told_in_both_languages() {
    let more = [
        "",
        "ordem:raridade dir:desc unico:artes",
        "-(boi ou (saci custo>3))",
        "cor>azul cor<azul,verde cor!=roxo cor=1",
        "texto=\"x y\" nome!=boi sabor:/lua$/ artista:silva",
        "data<2026 data<=2026-11 data>2026-11-16 data:2026",
        "(custo+1)*2-ofensiva/vida!=influencia",
        "legal:padrao@2026-01-31 banida:mvc -limitada:apo",
        "deck:2xfab-a,fab-b carta:fab-a nome:jang* tem:decisao not:token custo:odd",
        "raridade<rara raridade>incomum",
    ];
    let fields = TABLE.iter().map(|row| row.example);
    let queries = EXAMPLES.iter().map(|it| it.query).chain(fields).chain(more);
    let mut told = String::new();
    for text in queries {
        let query = SHIPPED.index.read(text).unwrap();
        told.push_str(text);
        for lang in Lang::ALL {
            let sentence = sentence(&query, SHIPPED.index.vocabulary(), lang);
            assert!(sentence.ends_with('.'));
            told.push_str("\n  ");
            told.push_str(&sentence);
        }
        told.push('\n');
    }
    insta::assert_snapshot!(told);
}
