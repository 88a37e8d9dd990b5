//! A position in which a card can show what it does: its friends around it, plenty of resources, a varied board
//! on both sides. The same chance gives the same position with every table.

use fabulario_engine::fabula::ability::{Part, Zone};
use fabulario_engine::fabula::{
    CardId, CardType, Deck, PlayRules, Player, Position, Seat, Slot, State, Table,
};
use fabulario_engine::rng::Rng;

use super::cast::CARD;

const SEATS: [Seat; 2] = [Seat(0), Seat(1)];
const ZONES: [Zone; 4] = [Zone::Mao, Zone::Descarte, Zone::Baralho, Zone::Degredo];
const PARTS: [Part; 8] = [
    Part::Acao,
    Part::Acao,
    Part::Acao,
    Part::Restauracao,
    Part::Ofensiva,
    Part::Influencia,
    Part::Final,
    Part::Final,
];

/// The cards of a table by what they are.
struct Heap {
    allies: Vec<CardId>,
    works: Vec<CardId>,
    tricks: Vec<CardId>,
    bases: Vec<CardId>,
    fichas: Vec<CardId>,
    deck: Vec<CardId>,
}

impl Heap {
    fn of(table: &Table) -> Self {
        let of = |kind: CardType| -> Vec<CardId> {
            let all = table.ids().skip(CARD);
            all.filter(|id| table.card(*id).kind == kind).collect()
        };
        let (allies, works, tricks) = (
            of(CardType::Aliado),
            of(CardType::Modificacao),
            of(CardType::Manobra),
        );
        let deck = [allies.clone(), works.clone(), tricks.clone()].concat();
        let mut fichas = of(CardType::Ficha);
        fichas.retain(|id| table.card(*id).role() == CardType::Aliado);
        Self {
            allies,
            works,
            tricks,
            bases: of(CardType::Base),
            fichas,
            deck,
        }
    }
}

struct Builder<'t> {
    position: Position<'t>,
    table: &'t Table,
    rng: Rng,
}

/// Sets up a game around the card; `fitting` are the names that its text speaks of, description by description.
pub fn board<'t>(table: &'t Table, focus: &str, fitting: &[Vec<String>], rng: Rng) -> State<'t> {
    let heap = Heap::of(table);
    let focus = table.find(focus).unwrap();
    let kind = table.card(focus).kind;
    let mut rng = rng;
    let bases =
        |rng: &mut Rng| -> [CardId; 5] { [(); 5].map(|()| pick(&heap.bases, rng).unwrap()) };
    let mut decks = SEATS.map(|_| Deck {
        main: Vec::new(),
        bases: bases(&mut rng),
    });
    if kind == CardType::Base {
        decks[0].bases[rng.below(5) as usize] = focus;
    }
    let players = decks.map(Player::Deck).to_vec();
    let position = Position::of(table, PlayRules::default(), players).unwrap();
    let mut it = Builder {
        position: position.seeded(rng.next()),
        table,
        rng,
    };
    it.focus(focus, kind);
    for seat in SEATS {
        it.surroundings(seat, &heap);
    }
    it.friends(fitting);
    it.bases();
    let active = Seat(u8::from(it.below(3) == 0));
    let part = PARTS[it.below(8)];
    it.position.at(active, part)
}

fn pick(from: &[CardId], rng: &mut Rng) -> Option<CardId> {
    let at = rng.below(u32::try_from(from.len()).unwrap_or(0));
    from.get(at as usize).copied()
}

impl Builder<'_> {
    fn below(&mut self, n: u32) -> usize {
        self.rng.below(n) as usize
    }

    /// In play, in the hand, or both; now and then in the Descarte, or the opponent's.
    fn focus(&mut self, focus: CardId, kind: CardType) {
        let permanent = matches!(kind, CardType::Aliado | CardType::Modificacao);
        let seat = Seat(u8::from(self.below(8) == 0));
        let place = self.below(6);
        if permanent && place >= 2 {
            self.field(seat, focus);
        }
        if kind != CardType::Base && (!permanent || place < 4) {
            self.position.card(seat, Zone::Mao, focus);
        }
        if kind != CardType::Base && place == 5 {
            self.position.card(seat, Zone::Descarte, focus);
            self.position.card(seat, Zone::Mao, focus);
        }
    }

    fn field(&mut self, seat: Seat, card: CardId) {
        let turned = self.below(4) == 0;
        if let Some(slot) = self.position.field(seat, card)
            && turned
        {
            self.position.status(slot, true, false);
        }
    }

    /// What a player has in an ordinary game, more or less of it.
    fn surroundings(&mut self, seat: Seat, heap: &Heap) {
        let full = [1, 2, 2, 4][self.below(4)];
        for (from, most) in [(&heap.allies, 2), (&heap.works, 1), (&heap.fichas, 1)] {
            for _ in 0..self.below(1 + most * full) {
                if let Some(card) = pick(from, &mut self.rng) {
                    self.field(seat, card);
                }
            }
        }
        let descarte = [8, 8, 8, 40][self.below(4)];
        for (from, most, zone) in [
            (&heap.deck, 5, Zone::Mao),
            (&heap.tricks, 2, Zone::Mao),
            (&heap.deck, descarte, Zone::Descarte),
            (&heap.deck, 3, Zone::Degredo),
            (&heap.deck, 20, Zone::Baralho),
        ] {
            for _ in 0..self.below(most) {
                if let Some(card) = pick(from, &mut self.rng) {
                    self.position.card(seat, zone, card);
                }
            }
        }
        let resources = [4, 7, 10, 15, 30][self.below(5)];
        self.position.resources(seat, resources);
        let turns = [1, 3, 5, 8][self.below(4)];
        self.position.turns(seat, turns);
    }

    /// Cards that the text speaks of: of each kind a few, of one kind many.
    fn friends(&mut self, fitting: &[Vec<String>]) {
        let many = self.below(2 * u32::try_from(fitting.len()).unwrap_or(0));
        for (i, names) in fitting.iter().enumerate() {
            let most = [3, 8, 18, 18][self.below(4)];
            let count = if i == many {
                1 + self.below(most)
            } else {
                self.below(3)
            };
            let (seat, place) = (Seat(u8::from(self.below(3) == 0)), self.below(8));
            for _ in 0..count {
                let Some(card) = self.named(names) else {
                    continue;
                };
                let printed = self.table.card(card);
                let token = printed.kind == CardType::Ficha;
                if printed.kind == CardType::Base || (token && !printed.is_permanent()) {
                    continue;
                }
                if printed.is_permanent() && (token || place < 4) {
                    self.field(seat, card);
                } else {
                    self.position.card(seat, ZONES[place % 4], card);
                }
            }
        }
    }

    fn named(&mut self, names: &[String]) -> Option<CardId> {
        let name = names.get(self.below(u32::try_from(names.len()).unwrap_or(0)))?;
        let ficha = |id: &CardId| self.table.card(*id).name == *name;
        self.table
            .find(name)
            .or_else(|| self.table.ids().find(ficha))
    }

    /// Damaged bases; now and then lost ones, or a Centro that is exposed.
    fn bases(&mut self) {
        let siege = self.below(4);
        let strong = self.below(8) == 0;
        for seat in SEATS {
            for position in 0..5 {
                let slot = Slot::base(seat, position);
                let left = if position == 4 {
                    [2, 5, 9, 15]
                } else {
                    [1, 2, 4, 7]
                };
                let left = left[self.below(4)] + if strong { 9 } else { 0 };
                self.position.resistance(slot, left);
                if position < 4 && siege > 1 {
                    match self.below(6) {
                        0 | 1 => self.position.remove(slot),
                        2 => self.position.control(slot, SEATS[1 - usize::from(seat.0)]),
                        _ => {}
                    }
                }
            }
        }
    }
}
