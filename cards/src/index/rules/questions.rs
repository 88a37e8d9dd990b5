//! Plain questions, and the rules that answer them where no rule is worded like the question. A row is data: the
//! words that a question is made of besides those that say nothing, in several ways, and the rules, best first.

use fabulario_engine::{Game, Lang};

use crate::stems::stem;
use crate::words::{fold, split};

type Row = (Game, &'static [&'static str], &'static [&'static str]);

const WIN: &[&str] = &[
    "ganhar",
    "vencer",
    "ganhar jogo",
    "vencer jogo",
    "ganhar partida",
    "vencer partida",
    "vitoria",
    "win",
    "win game",
    "win match",
    "victory",
];
const LOSE: &[&str] = &[
    "perco",
    "perco jogo",
    "perco partida",
    "perder",
    "perder jogo",
    "perder partida",
    "derrota",
    "lose",
    "lose game",
    "lose match",
];
const COPIES: &[&str] = &[
    "copia",
    "copia carta",
    "copia mesma carta",
    "limite copia",
    "maximo copia",
    "ter copia",
    "ter copia carta",
    "ter copia mesma carta",
    "copy",
    "copy card",
    "copy same card",
    "limit copy",
    "copy limit",
];
const SIDEBOARD: &[&str] = &[
    "sideboard",
    "side",
    "reserva",
    "trocar carta entre partidas",
    "reserve",
];
const SICKNESS: &[&str] = &[
    "enjoo invocacao",
    "enjoo",
    "summoning sickness",
    "summon sickness",
    "atacar turno entrar",
    "attack turn enter",
];
const SIZE: &[&str] = &[
    "carta baralho",
    "tamanho baralho",
    "minimo carta",
    "minimo baralho",
    "carta deck",
    "tamanho deck",
    "card deck",
    "deck size",
    "minimum deck",
];
const HAND: &[&str] = &[
    "mao inicial",
    "carta mao",
    "comecar mao",
    "opening hand",
    "starting hand",
    "card hand",
];

/// Questions by game.
const TABLE: &[Row] = &[
    (Game::Fabula, WIN, &["FAB-C5", "FAB 1.5.2", "FAB 1.5.2a"]),
    (
        Game::Fabula,
        LOSE,
        &["FAB 1.5.3", "FAB 1.5.3a", "FAB 4.1.5", "FAB-C5"],
    ),
    (
        Game::Fabula,
        COPIES,
        &["FAB-D6", "FAB-D7", "FAB-D8", "FAB-D10", "FAB-D9"],
    ),
    (
        Game::Fabula,
        SIDEBOARD,
        &["FAB-D14", "FAB 1.4.1a", "FAB-C41"],
    ),
    (Game::Fabula, SICKNESS, &["FAB 3.2.10"]),
    (Game::Fabula, SIZE, &["FAB-D1", "FAB 4.1.1"]),
    (Game::Fabula, HAND, &["FAB 1.4.3", "FAB 1.4.4"]),
    (Game::Dominions, WIN, &["DD-P96", "DD-P101", "DD-P102"]),
    (Game::Dominions, LOSE, &["DD-P96", "DD-P101", "DD-P103"]),
    (Game::Dominions, SICKNESS, &["DD-P139"]),
    (Game::Dominions, COPIES, &["DD-K2", "DD-K3"]),
    (Game::Dominions, SIDEBOARD, &["DD-K7"]),
    (Game::Dominions, SIZE, &["DD-K1"]),
    (
        Game::Multiversity,
        WIN,
        &["MVC-P107", "MVC-P108", "MVC-P109", "MVC-C3"],
    ),
    (
        Game::Multiversity,
        LOSE,
        &["MVC-C15", "MVC-P107", "MVC-P108", "MVC-P109"],
    ),
    (Game::Multiversity, SICKNESS, &["MVC-P37"]),
    (Game::Multiversity, COPIES, &["MVC-M4", "MVC-M6", "MVC-M10"]),
    (Game::Multiversity, SIDEBOARD, &["MVC-M8", "MVC-C21"]),
    (Game::Multiversity, SIZE, &["MVC-M1"]),
    (Game::Apoteose, WIN, &["APO-J75"]),
    (Game::Apoteose, LOSE, &["APO-J75"]),
    (Game::Apoteose, COPIES, &["APO-H16", "APO-H20"]),
];

/// The ids of the rules that answer a question, best first; none if it is no question that is listed.
pub(super) fn answers(game: Game, words: &[&str]) -> &'static [&'static str] {
    let question = words.join(" ");
    let asked = Lang::ALL.map(|lang| (lang, stems(&question, lang)));
    let is_asked = |ways: &[&str]| {
        let same = |way: &&str| {
            asked
                .iter()
                .any(|(lang, asked)| stems(way, *lang) == *asked)
        };
        !words.is_empty() && ways.iter().any(same)
    };
    let mut rows = TABLE.iter();
    let row = rows.find(|(of, ways, _)| *of == game && is_asked(ways));
    row.map_or(&[], |(.., rules)| rules)
}

/// The stems of a question in one language, in order and each once: it is asked in any order of words.
fn stems(question: &str, lang: Lang) -> Vec<String> {
    let folded = fold(question);
    let mut stems: Vec<String> = split(&folded).map(|word| stem(word, lang)).collect();
    stems.sort_unstable();
    stems.dedup();
    stems
}
