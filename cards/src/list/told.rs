//! What is wrong with an entry or worth knowing of a list, and what to do next, in both languages.

use fabulario_engine::Lang;

use super::report::{Note, Why};
use crate::catalogue::Catalogue;
use crate::deck::Deck;

impl Why {
    /// A stable code.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Copies => "copies",
            Self::TwoCounts(..) => "two_counts",
            Self::ItemNumber(_) => "item_number",
            Self::PlusAndMinus => "plus_and_minus",
            Self::OnePerLine => "one_per_line",
            Self::NoSuchSet(_) => "no_such_set",
            Self::OtherPrinting(_) => "other_printing",
            Self::NameAndId(_) => "name_and_id",
            Self::HeadingOrCard(_) => "heading_or_card",
            Self::NoSuchSection => "no_such_section",
            Self::NoHost => "no_host",
            Self::SeveralHosts => "several_hosts",
            Self::BadCode(_) => "invalid_deck_code",
            Self::SeveralDecks => "several_decks",
            Self::OtherGame => "other_game",
        }
    }

    /// The card that may be meant.
    pub const fn card(&self) -> Option<usize> {
        match self {
            Self::OtherPrinting(card) | Self::NameAndId(card) | Self::HeadingOrCard(card) => {
                Some(*card)
            }
            _ => None,
        }
    }

    /// What is wrong and what to do next.
    pub fn message(&self, catalogue: &Catalogue, lang: Lang) -> String {
        let most = Deck::MOST_COPIES;
        let (pt, en) = match self {
            Self::Copies => (
                format!("As cópias vão de 1 a {most}, sem sinal de menos: escreva 3 Nome ou 3x Nome."),
                format!("Copies go from 1 to {most}, without a minus sign: write 3 Name or 3x Name."),
            ),
            Self::TwoCounts(one, two) => (
                format!("Tanto {one} quanto {two} podem ser as cópias: deixe só um dos números."),
                format!("Both {one} and {two} may be the copies: leave only one of the numbers."),
            ),
            Self::ItemNumber(number) => (
                format!(
                    "{number} pode ser o número do item ou as cópias: escreva {number}x Nome ou 1x Nome."
                ),
                format!(
                    "{number} may be the number of the item or the copies: write {number}x Name or 1x Name."
                ),
            ),
            Self::PlusAndMinus => (
                "Com + e - antes das cópias, a lista parece dizer o que entra e o que sai: escreva 3x Nome para cada carta do baralho.".to_owned(),
                "With + and - before the copies, the list seems to tell what goes in and out: write 3x Name for every card of the deck.".to_owned(),
            ),
            Self::OnePerLine => (
                "Nem tudo na linha é uma carta com suas cópias: escreva uma carta por linha, como 3 Nome.".to_owned(),
                "Not everything on the line is a card with its copies: write one card per line, such as 3 Name.".to_owned(),
            ),
            Self::NoSuchSet(set) => (
                format!("Nenhuma coleção tem o código ou o nome {set}: corrija-o ou tire-o da linha."),
                format!("No set has the code or the name {set}: mend it or take it out of the line."),
            ),
            Self::OtherPrinting(card) => other_printing(*card, catalogue),
            Self::NameAndId(card) => {
                let id = id(*card, catalogue);
                (
                    format!(
                        "O nome não é o da carta {id}: corrija o nome ou o id, ou deixe só um deles."
                    ),
                    format!(
                        "The name is not that of the card {id}: mend the name or the id, or leave only one of them."
                    ),
                )
            }
            Self::HeadingOrCard(card) => {
                let id = id(*card, catalogue);
                (
                    format!(
                        "É um título de seção e também uma carta: escreva 1 {id}, ou dois-pontos depois do título."
                    ),
                    format!(
                        "It is the heading of a section and a card, too: write 1 {id}, or a colon after the heading."
                    ),
                )
            }
            Self::NoSuchSection => (
                "O jogo não tem essa seção: ponha a carta em uma que ele tem.".to_owned(),
                "The game has no such section: put the card into one that it has.".to_owned(),
            ),
            Self::NoHost => (
                "Não se sabe a que carta ela está anexada: escreva + Nome logo abaixo da carta."
                    .to_owned(),
                "It is not told which card it is attached to: write + Name right below that card."
                    .to_owned(),
            ),
            Self::SeveralHosts => (
                "Só uma única carta pode ter anexos: escreva a carta acima com 1 cópia.".to_owned(),
                "Only a single card can have attachments: write the card above with 1 copy."
                    .to_owned(),
            ),
            Self::BadCode(error) => (error.message(Lang::Pt), error.message(Lang::En)),
            Self::SeveralDecks => (
                "O código é de um baralho, e o resto do texto fala de outro: deixe só um deles.".to_owned(),
                "The code is of one deck, and the rest of the text tells of another: leave only one of them.".to_owned(),
            ),
            Self::OtherGame => (
                "O código é de um baralho de outro jogo: escolha esse jogo ou tire o código.".to_owned(),
                "The code is of a deck of another game: choose that game, or take the code out.".to_owned(),
            ),
        };
        lang.pick(pt, en)
    }
}

fn id(card: usize, catalogue: &Catalogue) -> &str {
    let card = catalogue.cards().get(card);
    card.map(|card| card.sheet.id.as_str()).unwrap_or_default()
}

fn other_printing(card: usize, catalogue: &Catalogue) -> (String, String) {
    let id = id(card, catalogue);
    let printings = catalogue
        .cards()
        .get(card)
        .map(|card| &card.sheet.printings);
    let printings = printings.into_iter().flatten().take(5);
    let printings: Vec<String> = printings
        .map(|printing| format!("{} {}", printing.set, printing.number))
        .collect();
    let known = printings.join(", ");
    if known.is_empty() {
        return (
            format!("A carta {id} não saiu em coleção alguma: tire a coleção e o número da linha."),
            format!("The card {id} was printed in no set: take set and number out of the line."),
        );
    }
    (
        format!("A carta {id} é {known}: corrija o nome, a coleção ou o número."),
        format!("The card {id} is {known}: mend the name, the set or the number."),
    )
}

impl Note {
    /// A stable code.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::GameUnknown => "game_unknown",
            Self::OtherGame(_) => "other_game",
            Self::NoSection(_) => "no_section",
            Self::NoCentro => "no_centro",
            Self::NoHeadings => "no_headings",
            Self::CardsOfDocument => "cards_of_document",
        }
    }

    /// What is worth knowing and what to do next.
    pub fn message(&self, lang: Lang) -> String {
        let (pt, en) = match self {
            Self::GameUnknown => (
                "Nada diz de que jogo é a lista: informe o jogo (fab, dd, mvc ou apo).".to_owned(),
                "Nothing tells the game of the list: name it (fab, dd, mvc or apo).".to_owned(),
            ),
            Self::OtherGame(game) => (
                format!("O texto diz que a lista é de {game}, mas outro jogo foi pedido."),
                format!("The text says that the list is of {game}, but another game was asked for."),
            ),
            Self::NoSection(line) => (
                format!("O título da linha {line} não é uma seção: as cartas abaixo dele ficam na seção de antes."),
                format!("The heading on line {line} is no section: the cards below it stay in the section before."),
            ),
            Self::NoCentro => (
                "A lista não diz qual base é o Centro, e todas foram para os Arredores: escreva Centro: Nome.".to_owned(),
                "The list does not tell which base is the Centro, and all went to the Arredores: write Centro: Name.".to_owned(),
            ),
            Self::NoHeadings => (
                "Cartas sem título de seção foram para onde seu tipo sempre pode estar: escreva Equipamento, Memento ou Suporte acima das que estão na mesa.".to_owned(),
                "Cards without a heading went where their type may always be: write Equipment, Memento or Support above those on the table.".to_owned(),
            ),
            Self::CardsOfDocument => (
                "Nem tudo neste JSON é de um documento de baralho da versão 1: só as cartas foram lidas.".to_owned(),
                "Not everything in this JSON is of a deck document of version 1: only the cards were read.".to_owned(),
            ),
        };
        lang.pick(pt, en)
    }
}
