//! Heroes of Apoteose: a sheet, a table that its Classes allow, an inventory, attachments.

mod hero;

use fabulario_engine::apoteose::{Card, CardType, Knowledge, Rarity, Slots, Specifier};

use super::{Deck, Dice, Made, Oracle, name};
use crate::judging::oracle::{judge_apo_lagvig, judge_apo_padrao};

const KNOWLEDGES: [Knowledge; 5] = [
    Knowledge::Fe,
    Knowledge::Arcano,
    Knowledge::Arte,
    Knowledge::Vital,
    Knowledge::Dimensional,
];
const RARITIES: [Rarity; 5] = [
    Rarity::Comum,
    Rarity::Incomum,
    Rarity::Rara,
    Rarity::Epica,
    Rarity::Lendaria,
];
const LIGNA: [&str; 3] = ["Ipê", "Jatobá", "Peroba"];
const SUMMI: [&str; 4] = ["Maré", "Brasa", "Névoa", "Raiz"];

fn card(n: usize, kind: CardType, rarity: Rarity) -> Card {
    Card {
        id: format!("apo-{n}"),
        name: name(n),
        kind,
        level: 1,
        rarity,
        path: None,
        knowledges: Vec::new(),
        slots: None,
        specifiers: Vec::new(),
        lignum: None,
        summus: None,
        formats: Vec::new(),
        sets: Vec::new(),
        attributes: None,
        action: None,
        text: None,
    }
}

fn most(rarity: Rarity) -> usize {
    if rarity >= Rarity::Epica { 1 } else { 3 }
}

impl Made for Card {
    const FORMATS: &'static [(&'static str, Oracle<Self>)] = &[
        ("apo-lagvig", judge_apo_lagvig),
        ("apo-padrao", judge_apo_padrao),
    ];

    fn sound(dice: &mut Dice<'_>) -> Deck<Self> {
        hero::of(dice)
    }

    fn alter(&mut self, dice: &mut Dice<'_>) {
        use CardType::{Casa, Classe, Companheiro, Ente, Evento, Habilidade, Item};
        let resource = [Item, Habilidade, Companheiro, Evento].contains(&self.kind);
        match dice.roll(10) {
            0 => {
                self.kind = dice.pick(&[Item, Habilidade, Companheiro, Evento, Casa, Classe, Ente]);
            }
            1 => self.formats = vec!["batalha-naval".to_owned()],
            2 => {
                let sets = dice.pick(&[["Aurora", "Proibida"], ["Aurora", "Proibida?"]]);
                self.sets = sets.map(str::to_owned).to_vec();
            }
            3 => self.summus = Some(dice.pick(&SUMMI).to_owned()),
            4 => self.rarity = dice.pick(&[Rarity::Epica, Rarity::Lendaria, Rarity::Comum]),
            5 if self.kind != Casa => self.level = dice.pick(&[3, 3, 2, 1]),
            6 if resource || self.kind == Classe => {
                // A word may be printed twice.
                let first = dice.pick(&KNOWLEDGES);
                self.knowledges = vec![first, dice.pick(&[Knowledge::Mental, first])];
            }
            7 if self.kind == Item => {
                self.specifiers = vec![dice.pick(&Specifier::ALL), Specifier::Utility];
            }
            8 if self.kind == Habilidade => self.lignum = Some(dice.pick(&LIGNA).to_owned()),
            _ if self.kind == Classe => self.path = dice.pick(&[Some(1), Some(2), Some(21), None]),
            _ if resource => self.knowledges.clear(),
            _ => self.slots = dice.pick(&[Some(Slots::default()), None]),
        }
        if self.kind != Item {
            self.specifiers.clear();
        }
        if self.kind != Habilidade {
            self.lignum = None;
        }
        if [Casa, Ente].contains(&self.kind) {
            self.knowledges.clear();
        }
        if self.kind == Casa {
            self.level = 1;
        }
        if [Ente, Companheiro, Evento].contains(&self.kind) {
            self.slots = None;
        }
        if ![Classe, Companheiro].contains(&self.kind) {
            self.path = None;
        }
    }

    fn reprint(&self, id: String) -> Self {
        Self { id, ..self.clone() }
    }
}
