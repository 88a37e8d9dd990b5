//! What the help page shows besides the table of fields: examples, each of which a test asks.

/// A query with what it finds, in Portuguese and English.
pub struct Example {
    /// The query.
    pub query: &'static str,
    /// What it finds, in Portuguese.
    pub pt: &'static str,
    /// What it finds, in English.
    pub en: &'static str,
}

macro_rules! examples {
    ($($query:literal $pt:literal / $en:literal;)+) => {
        /// Examples, from the simple to the rich.
        pub const EXAMPLES: &[Example] = &[$(Example { query: $query, pt: $pt, en: $en },)+];
    };
}

examples! {
    "boi vermelho" "as duas palavras, em qualquer lugar da carta" / "both words, anywhere on the card";
    "\"compre uma carta\"" "as palavras assim, uma depois da outra" / "these words, one after another";
    "jang*" "palavras que começam assim" / "words that begin so";
    "!\"Mestra do Reisado\"" "o nome inteiro" / "the whole name";
    "!\"Leader of the Reisado\"" "o nome inteiro, em inglês" / "the whole name, in English";
    "tipo:aliado custo<=3" "aliados de custo até 3" / "allies that cost up to 3";
    "t:ally (inf>of or o:\"draw a card\") -r:legendary" "o mesmo idioma, em inglês" / "the same language, in English";
    "cor>=az tipo:aliado (influencia>ofensiva ou texto:\"compre uma carta\") -raridade:lendaria" "azuis e outras, com uma condição ou outra, menos as lendárias" / "blue and more, with one condition or the other, without the legendary ones";
    "cor=azul,verde" "exatamente azul e verde" / "exactly blue and green";
    "identidade:azvd" "o que cabe em bases azuis e verdes" / "what fits bases of blue and green";
    "cor:multi" "duas cores ou mais" / "two colours or more";
    "cor:incolor -tipo:base" "cartas sem cor que não são bases" / "cards without colour that are no bases";
    "ofensiva+vida>custo*2" "contas com números da carta" / "arithmetic with numbers of the card";
    "custo:2..4 -tipo:base" "de um valor a outro; também 2-4" / "from one value to another; also 2-4";
    "texto:\"+1 de ofensiva\"" "números com o seu sinal" / "numbers with their sign";
    "custo:par" "custo par" / "an even cost";
    "faz:compra -texto:compre" "o que faz a carta, sem olhar as palavras" / "what the card does, without looking at words";
    "habilidade:ativada raridade>=rara" "habilidades ativadas, raras ou mais" / "activated abilities, rare or more";
    "palavra:arranque subtipo:morador" "palavra-chave e subtipo" / "keyword and subtype";
    "raridade:rara|lendaria" "um dos dois valores" / "one of two values";
    "legal:fab-padrao@2026-11-16" "o que se podia jogar em um dia" / "what could be played on a day";
    "elemento:fogo direcao>=n,s atk>=2" "unidades de Dominions por elemento, direção e ataque" / "units of Dominions by element, direction and attack";
    "mundo:natureza fraqueza:morte|magia" "personagens de Multiversity por mundo e fraqueza" / "characters of Multiversity by world and weakness";
    "naipe:classe saber:arcano nivel>=2" "cartas de Apoteose por naipe, saber e nível" / "cards of Apotheosis by suit, knowledge and level";
    "texto:/compr(e|a) \\d/" "uma expressão regular" / "a regular expression";
    "eh:ficha ou eh:unica" "fichas e cartas únicas" / "tokens and unique cards";
    "tem:decisao -tem:sabor" "com decisões e sem texto de sabor" / "with rulings and without flavour text";
    "tipo:aliado ordem:ofensiva dir:desc" "os aliados mais fortes primeiro" / "the strongest allies first";
}
