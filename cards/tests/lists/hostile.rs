//! Nothing that anybody writes stops the reader, loses a line or takes long.
//!
//! `FUZZ_LISTS=10000000 cargo test --release -p fabulario-cards --test cards lists::hostile` mutates the lists in `sent` and
//! the corpus so many times; `KEEP_LISTS=1` adds to the corpus what is read like nothing before.

use std::collections::HashSet;
use std::time::{Duration, Instant};
use std::{env, fs, path::PathBuf};

use fabulario_cards::deck::Deck;
use fabulario_cards::list::{
    By, Form, LineKind, MOST_BYTES, MOST_CELLS, MOST_LINES, Report, TooLong, What, read, write,
};
use fabulario_engine::{Game, Lang};
use proptest::prelude::*;
use unicode_normalization::UnicodeNormalization as _;

use super::sent::lists;
use super::{CATALOG, told};

/// Letters and digits alone, without case, accents and width.
fn letters(text: &str) -> String {
    let plain = text.nfkd().flat_map(char::to_lowercase);
    plain.filter(|c| c.is_alphanumeric()).collect()
}

/// What must be true of every report on every text.
fn sound(text: &str, game: Option<Game>) -> Report<'_> {
    let report = read(&CATALOG, text, game).unwrap();
    let is_end = |c: char| matches!(c, '\n' | '\r' | '\u{2028}' | '\u{2029}');
    let ends = text.replace("\r\n", "\n").matches(is_end).count();
    let open = usize::from(!text.is_empty() && !text.ends_with(is_end));
    assert_eq!(report.lines.len(), ends + open, "{text:?}");
    let written: String = report.lines.iter().map(|line| line.text).collect();
    assert_eq!(written, text.replace(is_end, ""), "{text:?}");
    let (mut counted, mut entries) = (0_u64, 0);
    for line in &report.lines {
        let of_line = report.entries_of(line);
        let holds = matches!(
            line.kind,
            LineKind::Cards | LineKind::Section(_) | LineKind::Group | LineKind::OtherSection
        );
        assert!(holds || of_line.is_empty(), "{text:?}: {line:?}");
        assert!(
            line.kind != LineKind::Cards || !of_line.is_empty(),
            "{text:?}: {line:?}"
        );
        for entry in of_line {
            assert_eq!(*entry, report.entries[entries], "{text:?}");
            entries += 1;
            if let What::Card { card, by, .. } = entry.what {
                let copies = entry.copies.unwrap_or(1);
                assert!((1..=Deck::MOST_COPIES).contains(&copies), "{text:?}");
                counted += u64::from(copies);
                // Whatever is taken stands on the line as it is called: nobody guesses.
                let sheet = &CATALOG.cards()[card].sheet;
                // A JSON document may break its lines anywhere.
                let json = text
                    .trim_start_matches('\u{feff}')
                    .trim_start()
                    .starts_with('{');
                let line = letters(if json { text } else { line.text });
                let named = sheet
                    .name
                    .all()
                    .any(|(_, name)| line.contains(&letters(name)));
                let by_id = by == By::Id && line.contains(&letters(&sheet.id));
                // JSON writes letters by their numbers, too.
                assert!(
                    named || by_id || line.contains("u00"),
                    "{text:?}: {}",
                    sheet.id
                );
            }
        }
    }
    assert_eq!(entries, report.entries.len(), "{text:?}");
    if let Some(deck) = &report.deck {
        let of_line = |line: &fabulario_cards::deck::DeckLine| {
            let attached = line.attached.iter().map(|(_, copies)| u64::from(*copies));
            u64::from(line.copies) + attached.sum::<u64>()
        };
        assert_eq!(
            deck.lines.iter().map(of_line).sum::<u64>(),
            counted,
            "{text:?}"
        );
    }
    if let (None, Some(found)) = (game, report.game) {
        // A game that is found reads the text as if somebody had asked for it.
        let mut asked = read(&CATALOG, text, Some(found)).unwrap();
        asked.game_by = report.game_by;
        assert_eq!(asked, report, "{text:?}");
    }
    report
}

/// What was understood is understood again when it is written.
fn again(report: &Report<'_>, form: Form, lang: Lang) {
    if let Some(deck) = &report.deck {
        let text = write(deck, &CATALOG, form, lang);
        let found = read(&CATALOG, &text, Some(deck.game))
            .unwrap()
            .deck
            .unwrap();
        assert_eq!(found.normal(), deck.clone().normal(), "{text}");
    }
}

fn piece() -> impl Strategy<Value = String> {
    let fixed = prop::sample::select(vec![
        "\n",
        "\r\n",
        "\r",
        "\u{2028}",
        " ",
        "\t",
        ",",
        ";",
        "|",
        "\"",
        ":",
        " - ",
        "-",
        "+",
        "#",
        "##",
        "//",
        "*",
        "**",
        "_",
        "~~",
        "`",
        ">",
        "[",
        "]",
        "(",
        ")",
        "](",
        "[x]",
        "x",
        "3",
        "x3",
        "3x",
        "0",
        "99999999999",
        "1.",
        "２",
        "×",
        "•",
        "\u{200b}",
        "\u{feff}",
        "\u{a0}",
        "BDF",
        "12",
        "(BDF) 12",
        "[21:03] ",
        "Ana: ",
        "Centro",
        "Reserva",
        "Arredores: ",
        "Bases",
        "Aliados (12)",
        "Suporte",
        "Jogo: fab",
        "Total: 3",
        "Qtd,Nome",
        "secao;copias;nome;id;anexada_a",
        "main;",
        "{",
        "}",
        "{\"deck\":{\"main\":[",
        "{\"card\":\"Pororoca\"}",
        "]}}",
        "Pororoca",
        "pororoca",
        "Terra Come, Terra Dá",
        "Zefa Faísca",
        "(V2)",
        "(foil)",
        " *F*",
        "cópias de ",
        " cópias",
        "Talvez",
        "Maybeboard: ",
        "sep=;",
        "3,0",
        " + ",
        " / ",
        "+2 ",
        "-3 ",
        "(Beira de Fogo) ",
        "fab-pororoca",
        "apo-giz-de-ceu",
        "Boi de Barro",
        "Giz de Céu",
        "Sumaúma Primeira",
        "@bdf-48",
        "🔥",
        "ﷺ",
        "\0",
        "e\u{301}",
    ]);
    prop_oneof![6 => fixed.prop_map(str::to_owned), 1 => ".{0,6}", 1 => "[a-z]{1,8}"]
}

fn game() -> impl Strategy<Value = Option<Game>> {
    prop::option::of(prop::sample::select(Game::ALL.to_vec()))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, ..ProptestConfig::default() })]

    #[test]
    fn whatever_is_put_together_is_accounted_for(
        pieces in prop::collection::vec(piece(), 0..40),
        game in game(),
    ) {
        again(&sound(&pieces.concat(), game), Form::Text, Lang::Pt);
    }

    #[test]
    fn whatever_is_written_is_accounted_for(text in "(\\PC|\n|\r){0,120}", game in game()) {
        sound(&text, game);
    }
}

/// How much that is new makes a text worth keeping.
const MUCH: usize = 3;

fn corpus() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data/lists/corpus")
}

/// A counter that is stirred: the same numbers on every machine.
struct Dice(u64);

impl Dice {
    fn below(&mut self, most: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from((z ^ (z >> 31)) % most.max(1) as u64).unwrap()
    }
}

const SIGNS: [&str; 24] = [
    "\n", " ", "3", "x", ":", ",", ";", "-", "+", "#", "*", "(", ")", "[", "]", "|", "\"", ">",
    "/", "0", "\t", ".", "\u{200b}", "é",
];

/// A text with a line, a piece or a sign more, less or elsewhere.
fn mutate(text: &str, other: &str, dice: &mut Dice) -> String {
    let mut lines: Vec<&str> = text.split('\n').collect();
    let at = dice.below(lines.len());
    let strange: Vec<&str> = other.split('\n').collect();
    let strange = strange[dice.below(strange.len())];
    match dice.below(6) {
        0 => lines.insert(at, strange),
        1 => lines[at] = strange,
        2 => drop(lines.remove(at)),
        _ => {
            let line: Vec<char> = lines[at].chars().collect();
            let (from, to) = (dice.below(line.len() + 1), dice.below(line.len() + 1));
            let (from, to) = (from.min(to), from.max(to));
            let part = |range: &[char]| range.iter().collect::<String>();
            let sign = SIGNS[dice.below(SIGNS.len())];
            let changed = match dice.below(4) {
                0 => part(&line[..from]) + sign + &part(&line[from..]),
                1 => part(&line[..from]) + sign + &part(&line[to..]),
                2 => part(&line[..from]) + &part(&line[to..]),
                _ => part(&line[..to]) + &part(&line[from..]),
            };
            lines[at] = &changed;
            return lines.join("\n");
        }
    }
    lines.join("\n")
}

/// What kinds of lines and entries a text has, in order and each once.
fn signature(report: &Report<'_>) -> String {
    let told = told(report, &CATALOG);
    let words = told.lines().map(|line| {
        let mut words = line.split(' ').skip(1);
        let first = words.next().unwrap_or_default();
        let code = words.next().filter(|_| first == "!");
        let number = first.chars().all(|c| c.is_ascii_digit());
        format!(
            "{}{}",
            if number { "card" } else { first },
            code.unwrap_or_default()
        )
    });
    let mut words: Vec<String> = words.collect();
    words.dedup();
    let mut pairs: Vec<String> = words.windows(2).map(|pair| pair.join(">")).collect();
    pairs.sort_unstable();
    pairs.dedup();
    pairs.join(" ")
}

#[test]
fn lists_with_something_else_in_them_are_accounted_for() {
    let count = env::var("FUZZ_LISTS").ok().and_then(|it| it.parse().ok());
    let count: u64 = count.unwrap_or(3_000);
    let keep = env::var_os("KEEP_LISTS").is_some();
    let mut texts: Vec<String> = lists().into_iter().map(|(_, text, _)| text).collect();
    let mut kept: Vec<PathBuf> = fs::read_dir(corpus())
        .unwrap()
        .map(|it| it.unwrap().path())
        .collect();
    kept.sort();
    texts.extend(kept.iter().map(|path| fs::read_to_string(path).unwrap()));
    let mut pairs: HashSet<String> = HashSet::new();
    for text in &texts {
        let report = sound(text, None);
        pairs.extend(signature(&report).split(' ').map(str::to_owned));
    }
    let began = Instant::now();
    let mut dice = Dice(
        env::var("FUZZ_SEED")
            .ok()
            .and_then(|it| it.parse().ok())
            .unwrap_or(1),
    );
    let games = [None, None, None, Some(0), Some(1), Some(2), Some(3)];
    for round in 0..count {
        let mut text = texts[dice.below(texts.len())].clone();
        for _ in 0..=dice.below(4) {
            let other = dice.below(texts.len());
            text = mutate(&text, &texts[other], &mut dice);
        }
        let game = games[dice.below(games.len())].map(|game: usize| Game::ALL[game]);
        let report = sound(&text, game);
        if round % 16 == 0 {
            again(&report, Form::ALL[dice.below(4)], Lang::ALL[dice.below(2)]);
        }
        let new: Vec<String> = signature(&report)
            .split(' ')
            .filter(|pair| !pairs.contains(*pair))
            .map(str::to_owned)
            .collect();
        if !new.is_empty() && text.len() < 4_000 {
            // A folder that somebody can look through: only what brings much at once.
            let much = new.len() >= MUCH;
            pairs.extend(new);
            if keep && much {
                fs::write(corpus().join(format!("{:03}.txt", texts.len())), &text).unwrap();
            }
            texts.push(text);
        }
    }
    let each = began.elapsed().as_nanos() / u128::from(count.max(1));
    println!("{count} lists, {} seeds, {each} ns each", texts.len());
}

#[test]
fn what_looks_dangerous_is_read_soon() {
    let lines = |line: &str| line.repeat(MOST_LINES);
    let bytes = |part: &str| part.repeat(MOST_BYTES / part.len());
    for text in [
        lines("3 Nome que ninguém tem (XYZ) 12 x9\n"),
        lines("3 Pororoca\n"),
        lines("## Nada\n"),
        lines("3,a,b\n"),
        lines("[21:03] Ana: a\n"),
        lines("{\n"),
        bytes("a"),
        bytes("3"),
        bytes("("),
        bytes("[a](b) "),
        bytes("]("),
        bytes("//"),
        bytes("x3 "),
        bytes("- "),
        bytes("+"),
        bytes("3 a / "),
        lines("3/3/3/3/3/3/3/3/3/3/3/3/3\n"),
        lines("3 Pororoca + 3 Pororoca + 3 Nada\n"),
        bytes("(foil)"),
        lines("3 Pororoca (foil) (promo) (Beira de Nada) 12\n"),
        bytes("cópias "),
        bytes("1. "),
        bytes("\u{200b}"),
        bytes("\""),
        "|".repeat(MOST_CELLS),
        "a,3,".repeat(MOST_CELLS / 2),
        bytes("{\"deck\":"),
        format!("{{\"deck\":{{\"main\":[{}]}}}}", "[".repeat(MOST_BYTES / 2)),
    ] {
        let began = Instant::now();
        let read = read(&CATALOG, &text, None);
        let took = began.elapsed();
        // Unoptimised, and beside other tests.
        assert!(took < Duration::from_secs(5), "{took:?}: {text:.40}");
        assert!(read.is_ok(), "{text:.40}");
    }
    // More cells than any list has are refused at once.
    for part in ["|", "a,3,", "\"a\";", "a\t"] {
        assert!(read(&CATALOG, &bytes(part), None).is_err(), "{part}");
    }
}

#[test]
fn what_was_read_wrong_once_is_read_right() {
    for text in ["3) ;", "Pororoca\r", "Pororoca\u{2028}", "- ,;, x"] {
        again(&sound(text, Some(Game::Fabula)), Form::Csv, Lang::En);
    }
}

#[test]
fn what_only_one_game_reads_so_is_read_as_in_the_game_that_is_found() {
    for (text, game) in [
        // Bases begin nothing where there are none.
        (
            "Equipamento\n1 Giz de Céu\nBases\n1 Giz de Céu",
            Game::Apoteose,
        ),
        // A reserve by another name, and none at all.
        ("Reserva\n1 Zefa Faísca (V2)", Game::Multiversity),
        ("Reserva\n1 Olaria Abandonada", Game::Dominions),
        // A plus attaches in one game only.
        ("1 Pororoca\n+ 1 Pororoca", Game::Fabula),
        // A card of another game.
        (
            "2 Pororoca\n1 Terra Come, Terra Dá\n1 Giz de Céu",
            Game::Fabula,
        ),
    ] {
        assert_eq!(sound(text, None).game, Some(game), "{text}");
    }
}

#[test]
fn what_is_no_list_any_more_is_refused_at_once() {
    let cards = format!("Arredores: {}", "Pororoca, ".repeat(MOST_LINES + 1));
    for text in [
        "a".repeat(MOST_BYTES + 1),
        "a\n".repeat(MOST_LINES + 1),
        cards,
    ] {
        let began = Instant::now();
        assert_eq!(read(&CATALOG, &text, None), Err(TooLong), "{text:.20}");
        assert!(began.elapsed() < Duration::from_secs(5));
    }
    assert!(read(&CATALOG, &"\n".repeat(MOST_LINES), None).is_ok());
}
