//! What must hold whatever the cards are.

use super::{SHIPPED, same, subset};

#[test]
fn and_or_and_not_are_those_of_logic() {
    same("-(saci ou boi)", "-saci -boi");
    same("-(tipo:aliado custo<=3)", "-tipo:aliado ou -custo<=3");
    same("a ou (b c)", "a ou b c");
    same(
        "(saci ou boi) (rio ou mata)",
        "saci rio ou saci mata ou boi rio ou boi mata",
    );
    same("--saci", "saci");
    same("nao nao saci", "saci");
    same("tipo:aliado tipo:aliado", "tipo:aliado");
    same("tipo:aliado ou -tipo:aliado", "");
    same("tipo:aliado -tipo:aliado", "-jogo:fab jogo:fab");
    same("t:ally and cost<=3", "tipo:aliado e custo<=3");
    same("t:ally OR t:base", "tipo:base OU tipo:aliado");
    same("not t:base", "-t:base");
    same("((((saci))))", "saci");
    same("not:token", "-eh:ficha");
    same("não é azul", "-azul");
    same("boi É azul", "boi azul");
    same("é:ficha", "eh:ficha");
    same("cor:(azul ou verde)", "cor:azul|verde");
    same(
        "-cor:(azul ou verde) tipo:base",
        "-cor:azul -cor:verde tipo:base",
    );
    same("cor:(azul e verde)", "cor:azul,verde");
    same("cor:(azul verde)", "cor:azul,verde");
    same(
        "custo:(1 ou 2) tipo:aliado",
        "custo>=1 custo<=2 tipo:aliado",
    );
    same("cor : azul", "cor:azul");
    subset("tipo:aliado custo<=3", "tipo:aliado");
    subset("boi vermelho", "boi");
    subset("tipo:aliado", "tipo:aliado ou tipo:base");
}

#[test]
fn a_comparison_holds_of_what_has_a_value() {
    same("custo<=3 ou custo>3", "tem:custo");
    same("custo<3 ou custo=3 ou custo>3", "tem:custo");
    same("custo!=3 ou custo=3", "tem:custo");
    same("custo!=3", "tem:custo -custo:3");
    same("-custo<=3", "custo>3 ou -tem:custo");
    same("custo:par ou custo:impar", "tem:custo");
    same("custo!=par", "custo:odd");
    same("raridade<rara ou raridade>=rara", "tem:raridade");
    same("raridade!=rara", "raridade<rara ou raridade>rara");
    same("data<2026-11 ou data>=2026-11", "tem:data");
    same("data=2026", "data>=2026-01-01 data<=2026-12-31");
    same("ano=2026", "data:2026");
    same("elemento!=fogo", "tem:elemento -elemento:fogo");
    same("0<custo", "custo>0");
    same("custo/0=1", "jogo:fab jogo:dd");
    same(
        "custo>-536870912*536870912*536870912*536870912*2048/-1",
        "jogo:fab jogo:dd",
    );
    same("(custo+1)*2>6", "custo>2");
    same("custo-1-1=0", "custo=2");
    same("custo = 3", "custo=3");
    same("custo ≤ 3", "custo<=3");
    same("ofensiva!=vida", "ofensiva<vida ou ofensiva>vida");
}

#[test]
fn sets_are_compared_as_sets() {
    same("cor:azul", "cor>=azul");
    same("cor>=azul,verde", "cor:azul cor:verde");
    same("cor=azul", "cor>=azul cor<=azul");
    same("cor>azul", "cor>=azul -cor=azul");
    same("cor<azul,verde", "cor<=azul,verde -cor=azul,verde");
    same("cor!=azul", "jogo:fab -cor=azul");
    same("cor:incolor", "cor=0");
    same("cor:incolor", "jogo:fab -cor>=1");
    same("cor:multi", "cor>=2");
    same("cor=1 ou cor=0 ou cor>=2", "jogo:fab");
    same("identidade:azul,verde", "cor<=azul,verde");
    same("identidade=azul", "cor=azul");
    same("cor:azvm", "cor:azul,vermelho");
    same("c:ur", "cor:azul,vermelho");
    same("cor:w", "colour:white");
    same("cor:br", "c:branca");
    same("eh:multicor", "cor:multi");
    same("eh:incolor", "cor:incolor");
    same("direcao>=n,s", "direcao:norte direction:south");
    same("direcao=8 ou direcao<8", "jogo:dd");
    same("saber:livre", "jogo:apo -tem:saber");
    same("tipo!=base", "-tipo:base");
    subset("cor=azul", "cor:azul");
    subset("identidade:azul", "identidade:azul,verde");
}

#[test]
fn values_have_names_in_both_languages_whatever_case_accents_and_number() {
    same("tipo:Aliado", "type:ALLY");
    same("tipo:aliados", "tipo:aliado");
    same("tipo:modificação", "t:modification");
    same("tipo:alia*", "tipo:aliado");
    same("raridade:lendária", "r:legendary");
    same("colecao:\"Beira de Fogo\"", "set:BDF");
    same("jogo:fabula", "g:\"Fábula TCG\"");
    same("elemento:Fogo", "element:fire");
    same("palavra:arranque", "kw:rush");
    same("habilidade:desencadeada", "ability:triggered");
    same("faz:compra", "does:draw");
    same("caminho:lua", "path:18");
    same("mundo:tecsci", "world:TecSci");
    same("subtipo:bichos", "st:bicho");
    same("tipo:bicho", "subtipo:bicho");
    same(
        "raridade:rara|lendaria",
        "raridade:rara ou raridade:lendaria",
    );
    same("tipo!=base|aliado", "-tipo:base -tipo:aliado");
    same(
        "legal:padrao",
        "legal:fab-padrao ou legal:dd-padrao ou legal:apo-padrao",
    );
    same("legal:mvc", "legal:mvc-2022 ou legal:mvc-2026");
    same("legal:fab-padrao", "legal:fab-padrao@2026-11-17");
    same("legal:fab-padrao@hoje", "legal:fab-padrao");
    same("legal:fab-padrao", "jogo:fab -eh:ficha");
}

#[test]
fn words_are_found_whatever_case_accents_and_inflection() {
    same("JANGADEIRO", "jangadeiro");
    same("maldição", "maldicoes");
    same("compre", "comprar");
    same("água", "agua");
    same("nome:\"mestra do reisado\"", "!\"Mestra do Reisado\"");
    same("nome=\"mestra do reisado\"", "!\"MESTRA DO REISADO\"");
    same("!\"Leader of the Reisado\"", "!\"Mestra do Reisado\"");
    same("alto-mar", "alto mar");
    same("“compre uma carta”", "\"compre uma carta\"");
    same("texto:/compre uma carta/", "texto:\"compre uma carta\"");
    same("texto:/COMPRE UMA CARTA/", "texto:/compre uma carta/");
    same("tipo:/^aliado/", "tipo:/^ally/");
    same("sabor!=\"x\"", "tem:sabor");
    subset("\"compre uma carta\"", "compre uma carta");
    subset("nome:rio", "rio");
    subset("texto:carta", "carta ou tipo:base");
    subset("jangadeiro", "jan*");
    same("saci|boi", "saci ou boi");
    subset("nome:jang*", "jang* ou tipo:base");
    assert_eq!(
        SHIPPED.ids("saci").len(),
        SHIPPED
            .ids("nome:saci")
            .len()
            .max(SHIPPED.ids("saci").len())
    );
    // A word is not a part of a word.
    assert!(
        !SHIPPED
            .names("nome:saci")
            .iter()
            .any(|name| name.contains("Saco"))
    );
}

#[test]
fn what_a_card_does_comes_from_its_data() {
    // Every card that draws says so, in one way or another; not every one that says it does it.
    subset("faz:compra texto:compre", "faz:compra");
    subset("faz:dano", "tem:faz");
    subset("habilidade:ativada", "tem:habilidade");
    same("eh:sem-texto", "-tem:texto");
    same("eh:ficha", "-tem:colecao");
    same("impressoes=0", "eh:ficha");
}
