//! Headings: the one table of words that begin a section, group cards or name a list.

use fabulario_engine::deck::Section;

use super::count::number;
use crate::words::slug_into;

/// What a heading begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Begins {
    /// The first of these sections that the game has.
    Section(&'static [Section]),
    /// The bases of Fábula, whatever their position.
    Bases,
    /// Cards of a type, in the section that goes on.
    Group,
    /// Cards for another time, which are in no deck.
    LeftOut,
}

/// A heading, and what follows it on its line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Heading<'s> {
    pub begins: Begins,
    pub rest: &'s str,
    /// Whether it is nothing but its word, as the name of a card could be.
    pub bare: bool,
    /// Whether its word may name the list, too.
    pub names_list: bool,
}

/// What a word begins; words as [`slug`](crate::words::slug) leaves them.
pub(super) fn word(word: &str) -> Option<Begins> {
    use Section as S;
    Some(Begins::Section(match word {
        "main" | "main-deck" | "maindeck" | "mainboard" | "deck" | "principal" | "baralho"
        | "baralho-principal" | "deck-principal" | "cartas" | "cards" => &[S::Main],
        "arredores" | "arredor" | "bases-externas" | "outskirts" | "outer-bases"
        | "surroundings" => &[S::Arredores],
        "centro" | "center" | "centre" | "base-central" | "inner-base" => &[S::Centro],
        "reserva" | "reserve" | "reservas" | "side" | "sideboard" | "side-board" | "banco"
        | "banco-de-reservas" | "banco-de-reserva" | "cartas-reservas" => {
            &[S::Reserve, S::Sideboard]
        }
        "casa" | "house" => &[S::Casa],
        "classe" | "classes" | "class" => &[S::Classes],
        "ente" | "entidade" | "entity" => &[S::Ente],
        "equipamento" | "equipamentos" | "equipment" => &[S::Equipamento],
        "memento" | "mementos" => &[S::Memento],
        "suporte" | "suportes" | "support" => &[S::Suporte],
        "inventario" | "inventory" | "mochila" => &[S::Inventario],
        "anexos" | "anexo" | "attachments" => &[S::Anexos],
        "base" | "bases" => return Some(Begins::Bases),
        "maybeboard" | "maybe-board" | "maybe" | "considering" | "talvez" | "considerando"
        | "em-consideracao" | "em-teste" => return Some(Begins::LeftOut),
        _ => return is_type(word).then_some(Begins::Group),
    }))
}

/// Types of cards, as headings call them.
fn is_type(word: &str) -> bool {
    matches!(
        word,
        "aliado"
            | "aliados"
            | "ally"
            | "allies"
            | "manobra"
            | "manobras"
            | "manoeuvre"
            | "manoeuvres"
            | "maneuver"
            | "maneuvers"
            | "modificacao"
            | "modificacoes"
            | "modification"
            | "modifications"
            | "unidade"
            | "unidades"
            | "unit"
            | "units"
            | "artefato"
            | "artefatos"
            | "artifact"
            | "artifacts"
            | "artefact"
            | "artefacts"
            | "campo"
            | "campos"
            | "field"
            | "fields"
            | "personagem"
            | "personagens"
            | "character"
            | "characters"
            | "item"
            | "itens"
            | "items"
            | "energia"
            | "energias"
            | "energy"
            | "energies"
            | "fonte-de-energia"
            | "fontes-de-energia"
            | "energy-source"
            | "energy-sources"
            | "habilidade"
            | "habilidades"
            | "skill"
            | "skills"
            | "companheiro"
            | "companheiros"
            | "companion"
            | "companions"
            | "evento"
            | "eventos"
            | "event"
            | "events"
    )
}

/// What a line before a colon says of the list as a whole.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Key {
    Game,
    Title,
    About,
}

/// The key of a line such as `Jogo: Fábula`.
pub(super) fn key(word: &str) -> Option<Key> {
    Some(match word {
        "jogo" | "game" => Key::Game,
        "nome" | "name" | "titulo" | "title" | "deck" | "baralho" | "lista" | "list"
        | "nome-do-baralho" | "deck-name" => Key::Title,
        "autor" | "autora" | "author" | "por" | "by" | "formato" | "format" | "data" | "date"
        | "jogador" | "jogadora" | "player" | "total" | "obs" | "nota" | "note" | "link" => {
            Key::About
        }
        _ => return None,
    })
}

/// Longest word of a heading, in bytes.
const LONGEST: usize = 64;

/// Reads a line as a heading.
pub(super) fn heading<'s>(line: &'s str, slug: &mut String) -> Option<Heading<'s>> {
    let inner = line.trim_matches(|c: char| "-=~<>{}#+|".contains(c) || c.is_whitespace());
    let marked = inner.len() < line.len();
    for sign in [":", " - "] {
        if let Some((left, right)) = inner.split_once(sign)
            && let Some(begins) = begins(left, slug)
        {
            let rest = right.trim();
            return Some(Heading {
                begins,
                rest: if is_count(rest) { "" } else { rest },
                bare: false,
                names_list: key(slug) == Some(Key::Title),
            });
        }
    }
    let boxed = inner.strip_prefix('[').and_then(|it| it.strip_suffix(']'));
    let begins = begins(boxed.unwrap_or(inner), slug)?;
    let counted = inner.bytes().any(|b| b.is_ascii_digit());
    Some(Heading {
        begins,
        rest: "",
        bare: !marked && boxed.is_none() && !counted,
        names_list: false,
    })
}

/// What words with or without a count begin; their slug is left behind.
fn begins(words: &str, slug: &mut String) -> Option<Begins> {
    if words.len() > LONGEST || words.starts_with(|c: char| c.is_ascii_digit()) {
        return None;
    }
    let digits = words.find(|c: char| c.is_ascii_digit());
    let (words, count) = words.split_at_checked(digits.unwrap_or(words.len()))?;
    if !count.is_empty() && !is_count(count) {
        return None;
    }
    slug_into(words, slug);
    word(slug)
}

/// Whether a text is empty or says how many: `40`, `40 cartas)`, `4/4`.
pub(super) fn is_count(text: &str) -> bool {
    let words = text.split(|c: char| !c.is_alphanumeric());
    let mut words = words.filter(|word| !word.is_empty());
    words.all(|word| number(word).is_some() || is_cards(word))
}

fn is_cards(word: &str) -> bool {
    let known = ["cartas", "carta", "cards", "card", "de", "of", "x", "total"];
    known.iter().any(|it| it.eq_ignore_ascii_case(word))
}

#[cfg(test)]
mod tests {
    use fabulario_engine::{Game, Lang};

    use super::*;
    use crate::words::slug;

    fn read(line: &str) -> Option<(Begins, &str)> {
        heading(line, &mut String::new()).map(|it| (it.begins, it.rest))
    }

    #[test]
    fn headings_come_in_all_shapes() {
        let main = Begins::Section(&[Section::Main]);
        for line in [
            "Baralho principal (40)",
            "Main deck: 40 cards",
            "=== Deck ===",
            "[Main]",
            "-- principal --",
            "Cartas - 40",
            "CARDS:",
            "Deck principal",
            "Baralho (40)",
            "Baralho - 40 cartas",
            "== Baralho ==",
        ] {
            assert_eq!(read(line), Some((main, "")), "{line}");
        }
        let centro = Begins::Section(&[Section::Centro]);
        assert_eq!(read("Centro: Boi"), Some((centro, "Boi")));
        assert_eq!(read("Centro - Boi"), Some((centro, "Boi")));
        let reserve = Begins::Section(&[Section::Reserve, Section::Sideboard]);
        for line in ["Banco de reservas", "Reservas (5)", "Sideboard"] {
            assert_eq!(read(line), Some((reserve, "")), "{line}");
        }
        for line in ["Maybeboard", "Talvez (3)", "== Considerando ==", "Maybe:"] {
            assert_eq!(read(line), Some((Begins::LeftOut, "")), "{line}");
        }
        assert_eq!(read("Aliados (12)"), Some((Begins::Group, "")));
        assert_eq!(read("Bases"), Some((Begins::Bases, "")));
        for line in ["3 Centro", "Centro do Mundo", "Boi", "Centro 3 Bois", ""] {
            assert_eq!(read(line), None, "{line}");
        }
    }

    #[test]
    fn every_section_is_known_by_what_the_engine_calls_it() {
        for section in Game::ALL.into_iter().flat_map(Section::of) {
            let name = section.word();
            for written in [name.id, name.get(Lang::Pt), name.get(Lang::En)] {
                let Some(Begins::Section(sections)) = word(&slug(written)) else {
                    panic!("{written}");
                };
                assert!(sections.contains(section), "{written}");
            }
        }
    }
}
