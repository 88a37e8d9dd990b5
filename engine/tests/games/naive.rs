//! A second opinion: a naive model of games without abilities, written from the rules alone.
//!
//! It shares no logic with the engine: plain lists, searched from the start every time. It knows
//! the turn, the resources, the combat and the influence of Aliados, Modificações and Bases, and
//! two to four players.
//!
//! How to drive both side by side:
//!
//! 1. Start the real game and the model with the same decks and the same queue. Give
//!    [`Naive::new`] the opening hands as draws: the seats in queue order; the order within a hand
//!    does not matter, so `State::hand` serves as well as the events.
//! 2. Compare [`Naive::picture`] with [`picture_of`] the state, [`Naive::legal`] with the sorted
//!    legal actions of the engine, and [`Naive::asked`] with `to_act` and `ask`.
//! 3. Choose a legal action and apply it to the real game. From its events take the draws (every
//!    `Drew`, in order) and what entered (every `Entered`, in order, with the stamp that the
//!    permanent has in the state), and give them to [`Naive::apply`] with the same action.
//! 4. Go on with 2 until nobody is asked any more.
//!
//! The model never guesses what is hidden: chance comes from the real game, and the model panics
//! when what it is told is impossible.

use std::collections::{BTreeMap, VecDeque};

use fabulario_engine::fabula::ability::Part;
use fabulario_engine::fabula::{Action, Ask, CardId, Seat, Slot, Target};

mod check;
mod combat;
mod legal;
mod picture;
mod turn;

pub use picture::picture_of;

/// A card as the model knows it.
#[derive(Debug, Clone)]
pub struct NaiveCard {
    /// The name, for messages.
    pub name: String,
    /// `"aliado"`, `"modificacao"` or `"base"`.
    pub kind: String,
    /// What it costs to play.
    pub cost: i16,
    /// Zero unless it is an Aliado, as the two below.
    pub vida: i16,
    /// What it deals.
    pub ofensiva: i16,
    /// What it adds to an influence.
    pub influencia: i16,
    /// Its own cost to unturn it.
    pub restore: Option<u8>,
    /// What it costs to attach a Modificação; zero for other cards.
    pub attach: u8,
}

/// What belongs to one seat.
#[derive(Debug, Clone, Default)]
struct Player {
    present: bool,
    turns: i16,
    resources: i16,
    hand: Vec<u16>,
    /// The shuffled cards: any of them may be next.
    deck: Vec<u16>,
    /// What a mulligan put under them: no card of it comes before the last of `deck`.
    bottom: Vec<u16>,
    /// What a mulligan took out of the hand so far.
    aside: Vec<u16>,
    descarte: Vec<u16>,
    exposed: bool,
    failed_draw: bool,
}

/// A permanent. What it does in combat stays written down until the turn ends.
#[derive(Debug, Clone, Default)]
struct Piece {
    card: u16,
    owner: u8,
    controller: u8,
    stamp: u32,
    turned: bool,
    preparing: bool,
    damage: i16,
    resistance: i16,
    host: Option<u8>,
    attacking: Option<u8>,
    influencing: Option<u8>,
    blocking: Option<u8>,
}

/// What waits on the stack.
#[derive(Debug, Clone)]
enum Waiting {
    Card {
        seat: u8,
        card: u16,
    },
    Attach {
        seat: u8,
        modification: u8,
        ally: u8,
        stamp: u32,
    },
}

/// What is asked, and whom; the active player unless a seat is named.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Question {
    Mulligan(u8),
    Priority(u8),
    Target { seat: u8, modification: u8 },
    Declare,
    Blocks(u8),
    Divide,
    Discard,
    Over,
}

/// The model of one game.
#[derive(Debug, Clone)]
pub struct Naive {
    cards: Vec<NaiveCard>,
    queue: Vec<u8>,
    players: Vec<Player>,
    pieces: BTreeMap<u8, Piece>,
    /// The next to resolve is the last.
    stack: Vec<Waiting>,
    /// Turns begun by all players together; zero before the first.
    turn: u16,
    active: u8,
    part: Part,
    question: Question,
    /// Who passed since anybody did anything else.
    passed: Vec<u8>,
    /// Who has finished the mulligan, or the blocks of this part.
    done: Vec<u8>,
    /// Whether the declaration of this part was made.
    declared: bool,
    /// By attacker: how much each of its blockers gets, as far as it was said.
    shares: BTreeMap<u8, Vec<i16>>,
    /// The winner, if any, and the reason.
    outcome: Option<(Option<u8>, &'static str)>,
    /// Why the last player went out.
    reason: &'static str,
    draws: VecDeque<(u8, u16)>,
    entered: VecDeque<(u8, u32)>,
}

impl Naive {
    /// A game before its first decision. Cards are counted from zero, decks are by seat: the main
    /// list and the five bases, the Centro last. `queue` has the seats in turn order. `draws` are
    /// the opening hands, `opening_hand` cards for each seat in queue order; the mulligan is asked
    /// for unless `mulligan` is false.
    pub fn new(
        cards: Vec<NaiveCard>,
        decks: Vec<(Vec<u16>, [u16; 5])>,
        queue: Vec<u8>,
        opening_hand: usize,
        mulligan: bool,
        draws: &[(u8, u16)],
    ) -> Self {
        let mut game = Self::empty(cards, queue);
        for (deck, bases) in decks {
            game.sit(deck, bases);
        }
        game.draws = draws.iter().copied().collect();
        for seat in game.queue.clone() {
            assert!(
                game.player(seat).deck.len() >= opening_hand,
                "the deck of seat {seat} is too small to start"
            );
            game.draw(seat, opening_hand);
        }
        game.everything_was_used();
        if !mulligan {
            game.done = game.queue.clone();
        }
        game.ask_mulligan();
        game
    }

    fn empty(cards: Vec<NaiveCard>, queue: Vec<u8>) -> Self {
        Self {
            cards,
            queue,
            players: Vec::new(),
            pieces: BTreeMap::new(),
            stack: Vec::new(),
            turn: 0,
            active: 0,
            part: Part::Compra,
            question: Question::Over,
            passed: Vec::new(),
            done: Vec::new(),
            declared: false,
            shares: BTreeMap::new(),
            outcome: None,
            reason: "",
            draws: VecDeque::new(),
            entered: VecDeque::new(),
        }
    }

    /// The next seat with its deck and its bases: four of 5 and one of 15. FAB 1.4.6
    fn sit(&mut self, deck: Vec<u16>, bases: [u16; 5]) {
        let seat = u8::try_from(self.players.len()).unwrap();
        self.players.push(Player {
            present: true,
            deck,
            ..Player::default()
        });
        for (position, card) in (0..5).zip(bases) {
            let resistance = if position == 4 { 15 } else { 5 };
            let piece = Piece {
                card,
                owner: seat,
                controller: seat,
                resistance,
                ..Piece::default()
            };
            self.pieces.insert(seat * 5 + position, piece);
        }
    }

    /// Who is asked, and what.
    pub fn asked(&self) -> Option<(u8, Ask)> {
        Some(match self.question {
            Question::Over => return None,
            Question::Mulligan(seat) => (seat, Ask::Mulligan),
            Question::Priority(seat) => (seat, Ask::Priority),
            Question::Target { seat, .. } => (seat, Ask::Target),
            Question::Blocks(seat) if self.part == Part::BloqueioDaOfensiva => (seat, Ask::Blocks),
            Question::Blocks(seat) => (seat, Ask::InfluenceBlocks),
            Question::Declare => (self.active, Ask::Declare),
            Question::Divide => (self.active, Ask::Divide),
            Question::Discard => (self.active, Ask::DiscardDown),
        })
    }

    /// Performs an action. `draws` are the seat and card of every draw that the real game made in
    /// it, `entered` the slot and stamp of every permanent that entered, both in order. Panics if
    /// the action is not legal, if a drawn card is not in the deck, if a card of the bottom came
    /// before the rest of the deck, and if too few or too many cards were drawn or entered.
    pub fn apply(&mut self, action: Action, draws: &[(u8, u16)], entered: &[(u8, u32)]) {
        assert!(
            self.legal().contains(&action),
            "the model refuses {action:?} at {:#?}",
            self.picture()
        );
        self.draws = draws.iter().copied().collect();
        self.entered = entered.iter().copied().collect();
        self.perform(action);
        self.everything_was_used();
    }

    /// `legal` has let it through: nothing is looked at twice.
    fn perform(&mut self, action: Action) {
        match (action, self.question) {
            (Action::Concede(seat), _) => self.concede(seat.0),
            (Action::PutBack(card), Question::Mulligan(seat)) => self.put_back(seat, card.0),
            (Action::Done, Question::Mulligan(seat)) => self.redraw(seat),
            (Action::Pass, Question::Priority(seat)) => self.pass(seat),
            (Action::Restore(slot), _) => self.restore(slot.0),
            (Action::Play(card), _) => self.play(card.0),
            (Action::Attach(slot), Question::Priority(seat)) => {
                self.question = Question::Target {
                    seat,
                    modification: slot.0,
                };
            }
            (Action::Choose(target), Question::Target { seat, modification }) => {
                self.attach(seat, modification, target);
            }
            (Action::Attack { ally, base }, _) => self.attack(ally.0, base.0),
            (Action::Influence { ally, base }, _) => self.influence(ally.0, base.0),
            (Action::Done, Question::Declare) => self.pass(self.active),
            (Action::Block { ally, against }, _) => self.block(ally.0, against.0),
            (Action::Done, Question::Blocks(seat)) => self.finish_blocks(seat),
            (Action::Number(share), Question::Divide) => self.divide(share),
            (Action::Discard(card), _) => self.discard(card.0),
            (action, question) => panic!("{action:?} is no answer to {question:?}"),
        }
    }

    fn everything_was_used(&self) {
        assert!(
            self.draws.is_empty(),
            "the game drew more than the model: {:?}",
            self.draws
        );
        assert!(
            self.entered.is_empty(),
            "more entered than in the model: {:?}",
            self.entered
        );
    }
}

/// Looking things up.
impl Naive {
    fn card(&self, card: u16) -> &NaiveCard {
        &self.cards[usize::from(card)]
    }

    fn player(&self, seat: u8) -> &Player {
        &self.players[usize::from(seat)]
    }

    fn player_mut(&mut self, seat: u8) -> &mut Player {
        &mut self.players[usize::from(seat)]
    }

    fn piece_mut(&mut self, slot: u8) -> &mut Piece {
        self.pieces
            .get_mut(&slot)
            .unwrap_or_else(|| panic!("the model has nothing at slot {slot}"))
    }

    fn kind(&self, slot: u8) -> &str {
        &self.card(self.pieces[&slot].card).kind
    }

    /// The slots, ascending, of what a seat controls of a kind.
    fn controlled(&self, seat: u8, kind: &str) -> Vec<u8> {
        let all = self
            .pieces
            .iter()
            .filter(|(slot, piece)| piece.controller == seat && self.kind(**slot) == kind);
        all.map(|(slot, _)| *slot).collect()
    }

    /// The seats still in the game, in queue order.
    fn present(&self) -> Vec<u8> {
        self.queue
            .iter()
            .copied()
            .filter(|seat| self.player(*seat).present)
            .collect()
    }

    /// The players still in the game after a seat, in queue order, itself last.
    fn after(&self, seat: u8) -> Vec<u8> {
        let at = self.queue.iter().position(|other| *other == seat).unwrap();
        let mut seats = self.queue.clone();
        seats.rotate_left(at + 1);
        seats.retain(|seat| self.player(*seat).present);
        seats
    }
}

/// Takes one copy of a card out of a list.
fn take(list: &mut Vec<u16>, card: u16) -> bool {
    let at = list.iter().position(|other| *other == card);
    at.map(|at| list.remove(at)).is_some()
}

/// A stat as it counts: below zero is zero. Ruling: FAB-C37
fn counted(stat: i16) -> i16 {
    stat.max(0)
}
