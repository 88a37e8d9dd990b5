//! Decks to judge: the shipped formats, cards of our own, lists whose defaults are legal.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use chrono::NaiveDate;
use fabulario_engine::deck::{
    DeckList, Judge, Pool, Printed, Rules, Section, Swap, Verdict, Violation,
};
use fabulario_engine::format::Change;
use fabulario_engine::{Format, apoteose, dominions, fabula, multiversity};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

macro_rules! formats {
    ($($path:literal),* $(,)?) => {
        [$(include_str!(concat!("../../../cards/data/", $path))),*]
    };
}

static FORMATS: LazyLock<BTreeMap<String, Format>> = LazyLock::new(|| {
    let files = formats![
        "fabula/formats/fab-padrao.json",
        "fabula/formats/fab-padrao-guia.json",
        "dominions/formats/dd-padrao.json",
        "multiversity/formats/mvc-2022.json",
        "multiversity/formats/mvc-2026.json",
        "apoteose/formats/apo-lagvig.json",
        "apoteose/formats/apo-padrao.json",
    ];
    let read = |text: &str| serde_json::from_str::<Format>(text).unwrap();
    let formats = files.into_iter().map(read);
    formats
        .map(|format| (format.id.0.clone(), format))
        .collect()
});

/// A format as the product ships it.
pub fn format(id: &str) -> &'static Format {
    FORMATS.get(id).unwrap_or_else(|| panic!("no format {id}"))
}

/// A day on which every shipped format holds.
pub const TODAY: &str = "2026-11-16";

pub fn day(text: &str) -> NaiveDate {
    text.parse().unwrap()
}

/// Cards and lists, in the making. `C` is the game's card.
#[derive(Clone)]
pub struct Desk<C> {
    pub cards: Vec<C>,
    /// Section, card, copies, and the line that it is attached to.
    pub lines: Vec<(Section, String, u32, Option<u32>)>,
    pub changes: Vec<Change>,
    pub on: NaiveDate,
    /// What goes out, what comes in, how many.
    pub swaps: Vec<(Option<String>, Option<String>, u32)>,
}

impl<C: Printed + DeserializeOwned + Clone> Desk<C> {
    /// Nothing but these cards.
    pub fn of(cards: Value) -> Self {
        Self {
            cards: serde_json::from_value(cards).unwrap(),
            lines: Vec::new(),
            changes: Vec::new(),
            on: day(TODAY),
            swaps: Vec::new(),
        }
    }

    /// One more card.
    pub fn card(&mut self, card: Value) -> &mut Self {
        self.cards.push(serde_json::from_value(card).unwrap());
        self
    }

    /// One more line; returns its place.
    pub fn line(&mut self, section: Section, card: &str, copies: u32) -> u32 {
        self.lines.push((section, card.to_owned(), copies, None));
        u32::try_from(self.lines.len() - 1).unwrap()
    }

    /// One more line that lies on another one.
    pub fn attach(&mut self, host: u32, card: &str, copies: u32) -> &mut Self {
        self.lines
            .push((Section::Anexos, card.to_owned(), copies, Some(host)));
        self
    }

    /// Sets the copies of every line of a card in a section; zero takes it out.
    pub fn set(&mut self, section: Section, card: &str, copies: u32) -> &mut Self {
        let here =
            |line: &&mut (Section, String, u32, Option<u32>)| line.0 == section && line.1 == card;
        let lines: Vec<_> = self.lines.iter_mut().filter(here).collect();
        assert!(!lines.is_empty(), "no line of {card}");
        for line in lines {
            line.2 = copies;
        }
        self
    }

    /// A swap with the reserve or sideboard.
    pub fn swap(&mut self, out: &str, into: &str, copies: u32) -> &mut Self {
        let word = |word: &str| Some(word.to_owned()).filter(|word| !word.is_empty());
        self.swaps.push((word(out), word(into), copies));
        self
    }

    /// A change of the format.
    pub fn change(&mut self, change: Value) -> &mut Self {
        self.changes.push(serde_json::from_value(change).unwrap());
        self
    }

    /// The verdict and every finding, one line each:
    /// `severity code rule numbers [names of the cards] lines`.
    pub fn judged(&self, format_id: &str) -> (Verdict, Vec<String>) {
        let pool =
            Pool::new(self.cards.clone()).unwrap_or_else(|conflicts| panic!("{conflicts:?}"));
        let rules = Rules::of(format(format_id), &self.changes, self.on);
        let judge = Judge::new(&rules, &pool);
        let mut list = DeckList::default();
        for (section, card, copies, host) in &self.lines {
            list.attach(&pool, *section, card, *copies, *host);
        }
        let swaps: Vec<Swap<'_>> = (1000..)
            .zip(&self.swaps)
            .map(|(tag, (out, into, copies))| Swap {
                out: out.as_deref(),
                into: into.as_deref(),
                copies: *copies,
                section: None,
                tag,
            })
            .collect();
        let tell = |found: &[Violation<'_>]| found.iter().map(|one| told(one, &pool)).collect();
        match judge.check_swapped(list, &swaps) {
            Ok(legal) => (Verdict::Legal, tell(legal.notes())),
            Err(refused) => (refused.verdict, tell(&refused.violations)),
        }
    }

    /// What is told of a deck that must be legal.
    pub fn legal(&self, format_id: &str) -> Vec<String> {
        let (verdict, told) = self.judged(format_id);
        assert_eq!(verdict, Verdict::Legal, "{told:#?}");
        told
    }

    /// What is told of a deck that must be illegal.
    pub fn illegal(&self, format_id: &str) -> Vec<String> {
        let (verdict, told) = self.judged(format_id);
        assert_eq!(verdict, Verdict::Illegal, "{told:#?}");
        told
    }

    /// What is told of a deck that must be incomplete.
    pub fn incomplete(&self, format_id: &str) -> Vec<String> {
        let (verdict, told) = self.judged(format_id);
        assert_eq!(verdict, Verdict::Incomplete, "{told:#?}");
        told
    }
}

/// One finding in one line.
pub fn told<C: Printed>(found: &Violation<'_>, pool: &Pool<C>) -> String {
    let word = |value: &dyn erased::Word| value.word();
    let mut parts = vec![word(&found.severity), word(&found.code)];
    parts.extend(found.basis.rule.map(|rule| rule.0.clone()));
    let numbers = found.numbers;
    parts.extend(numbers.found.map(|n| n.to_string()));
    parts.extend(numbers.least.map(|n| format!(">={n}")));
    parts.extend(numbers.most.map(|n| format!("<={n}")));
    let names = found.cards.iter().map(|no| pool.card(*no).unwrap().name());
    let names: Vec<&str> = names.collect();
    if !names.is_empty() {
        parts.push(format!("[{}]", names.join(", ")));
    }
    let sections: Vec<&str> = found.sections().map(|section| section.word().id).collect();
    if !sections.is_empty() {
        parts.push(format!("in {}", sections.join(", ")));
    }
    parts.join(" ")
}

mod erased {
    /// The wire word of a value.
    pub trait Word {
        fn word(&self) -> String;
    }
    impl<T: serde::Serialize> Word for T {
        fn word(&self) -> String {
            serde_json::to_value(self)
                .unwrap()
                .as_str()
                .unwrap()
                .to_owned()
        }
    }
}

/// A legal Fábula deck of forty cards: fourteen commons in green and yellow, five bases.
pub fn fab() -> Desk<fabula::Face> {
    let mut desk = Desk::of(json!([
        {"id": "clareira", "name": "Clareira", "type": "base", "colours": ["verde"], "rarity": "comum"},
        {"id": "mirante", "name": "Mirante", "type": "base", "colours": ["amarelo"], "rarity": "comum"},
        {"id": "capital", "name": "Capital", "type": "base", "colours": ["verde", "amarelo"], "rarity": "lendaria"},
    ]));
    for n in 1..=14_u32 {
        let kind = ["aliado", "manobra", "modificacao"][n as usize % 3];
        let colours = [
            json!(["verde"]),
            json!(["amarelo"]),
            json!(["verde", "amarelo"]),
        ];
        let id = format!("carta-{n}");
        desk.card(json!({"id": id, "name": format!("Carta {n}"), "type": kind, "colours": colours[n as usize % 3], "rarity": "comum"}));
        desk.line(Section::Main, &id, if n == 14 { 1 } else { 3 });
    }
    desk.line(Section::Arredores, "clareira", 2);
    desk.line(Section::Arredores, "mirante", 2);
    desk.line(Section::Centro, "capital", 1);
    desk
}

/// A legal Dominions deck: fifteen cards twice.
pub fn dd() -> Desk<dominions::Card> {
    let mut desk = Desk::of(json!([]));
    for n in 1..=15_u32 {
        let kind = ["unidade", "artefato", "campo"][n as usize % 3];
        let id = format!("carta-{n}");
        desk.card(json!({"id": id, "name": format!("Carta {n}"), "type": kind}));
        desk.line(Section::Main, &id, 2);
    }
    desk
}

/// A legal Multiversity deck: six characters three times, six items four times, eighteen basic energies.
pub fn mvc() -> Desk<multiversity::Card> {
    let mut desk = Desk::of(json!([
        {"id": "brasa", "name": "Brasa", "type": "energia", "energy": "basica"},
    ]));
    for n in 1..=6_u32 {
        desk.card(
            json!({"id": format!("p{n}"), "name": format!("Personagem {n}"), "type": "personagem"}),
        );
        desk.card(json!({"id": format!("i{n}"), "name": format!("Item {n}"), "type": "item"}));
        desk.line(Section::Main, &format!("p{n}"), 3);
        desk.line(Section::Main, &format!("i{n}"), 4);
    }
    desk.line(Section::Main, "brasa", 18);
    desk
}

/// A legal hero of level 7: Classes of levels 1, 2 and 3 on three paths, an Ente of level 2, a card of
/// each resource suit.
pub fn apo() -> Desk<apoteose::Card> {
    let mut desk = Desk::of(json!([
        {"id": "casa", "name": "Casa do Cais", "type": "casa", "rarity": "comum", "slots": {"equipamento": 3, "memento": 3}},
        {"id": "classe-1", "name": "Aprendiz", "type": "classe", "level": 1, "rarity": "comum", "path": 1, "knowledges": ["arte", "fe"], "slots": {"equipamento": 1, "memento": 1}},
        {"id": "classe-2", "name": "Artífice", "type": "classe", "level": 2, "rarity": "rara", "path": 2, "knowledges": ["arte", "vital"], "slots": {"memento": 2, "suporte": 1}},
        {"id": "classe-3", "name": "Mestra", "type": "classe", "level": 3, "rarity": "epica", "path": 3, "knowledges": ["arte", "mental", "astucia"], "slots": {"equipamento": 2, "memento": 2}},
        {"id": "ente", "name": "Espírito da Maré", "type": "ente", "level": 2, "rarity": "rara"},
        {"id": "item", "name": "Lanterna", "type": "item", "level": 3, "rarity": "comum", "knowledges": ["arte"], "specifiers": ["accessory"]},
        {"id": "habilidade", "name": "Canto", "type": "habilidade", "level": 1, "rarity": "incomum", "knowledges": ["fe"]},
        {"id": "companheiro", "name": "Gato", "type": "companheiro", "level": 1, "rarity": "rara"},
        {"id": "evento", "name": "Festa", "type": "evento", "level": 3, "rarity": "comum"},
    ]));
    desk.line(Section::Casa, "casa", 1);
    for class in ["classe-1", "classe-2", "classe-3"] {
        desk.line(Section::Classes, class, 1);
    }
    desk.line(Section::Ente, "ente", 1);
    desk.line(Section::Equipamento, "item", 1);
    desk.line(Section::Memento, "habilidade", 1);
    desk.line(Section::Suporte, "companheiro", 1);
    desk.line(Section::Inventario, "evento", 1);
    desk
}
