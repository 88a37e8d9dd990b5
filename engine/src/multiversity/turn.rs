//! The opening, and the phases of a turn: Limpeza, Compra, Principal, Combate.

use super::rules::{CHARACTERS, FIRST_CHARACTERS};
use super::state::{Character, How, Stage, State, works_from};
use super::{ActionKind, CardType, IllegalAction};
use crate::pile::{Kind, Kinds};
use crate::rng::Rng;

impl State<'_> {
    /// Clears the table for game number `game` under a seed, sets the stones aside and draws the opening hand.
    ///
    /// The stones are the top cards, unseen: which they are is left open. MVC-C2
    pub fn begin(&mut self, seed: u64, game: u64) -> Kinds {
        self.rng = Rng::new(seed, game);
        self.pile.become_like(self.deck.pile());
        self.aside = usize::from(self.rules.stones).min(self.pile.len());
        self.stones.clear();
        self.hand.clear();
        self.positions = [None; super::rules::POSITIONS];
        (self.discarded, self.used, self.turn) = (0, 0, 0);
        (self.stage, self.over) = (Stage::Opening, None);
        self.draw(self.rules.opening_hand);
        Kinds::from(self.hand())
    }

    /// Draws so many cards; whoever must draw and cannot has lost. MVC-C15
    fn draw(&mut self, cards: u16) -> Kinds {
        let mut drawn = Kinds::default();
        for _ in 0..cards {
            let kind = if self.left() > 0 {
                self.pile.draw(&mut self.rng)
            } else {
                None
            };
            let Some(kind) = kind else {
                self.over = Some(How::DeckOut);
                break;
            };
            self.hand.add(kind);
            drawn.push(kind);
        }
        drawn
    }

    /// Mulligan of the rules of 2026: the hand is shuffled into the deck. A hand without characters or without
    /// energies is drawn again with as many cards, any other with one card fewer.
    pub fn mulligan(&mut self) -> Result<Kinds, IllegalAction> {
        self.alive()?;
        let cards = self.hand.len();
        if !self.rules.mulligan || self.stage != Stage::Opening || cards == 0 {
            return Err(IllegalAction::NoMulligan);
        }
        let cards = if self.is_short() { cards } else { cards - 1 };
        // What the hand held is no stone: from here on it matters which cards they are.
        while self.aside > 0 {
            self.aside -= 1;
            let stone = self.pile.draw(&mut self.rng);
            self.stones.extend(stone);
        }
        while let Some(kind) = self.hand.pop() {
            self.pile.put_back(kind);
        }
        self.draw(u16::try_from(cards).unwrap_or(u16::MAX));
        Ok(Kinds::from(self.hand()))
    }

    /// How many cards the Limpeza of the next turn discards: none on the first turn. MVC-C11
    #[must_use]
    pub fn too_many(&self) -> usize {
        match self.rules.keep {
            Some(keep) if self.turn > 0 => self.hand.len().saturating_sub(keep.into()),
            _ => 0,
        }
    }

    /// The next own turn: Limpeza with these discarded cards (MVC-C11), then Compra.
    pub fn begin_turn(&mut self, discards: &[Kind]) -> Result<Kinds, IllegalAction> {
        self.alive()?;
        if self.stage == Stage::Turn {
            return Err(IllegalAction::NotNow);
        }
        if discards.len() != self.too_many() {
            return Err(IllegalAction::HandLimit);
        }
        let missing = |kind: &Kind| {
            let count = |list: &[Kind]| list.iter().filter(|other| *other == kind).count();
            count(discards) > count(self.hand.cards())
        };
        if discards.iter().any(missing) {
            return Err(IllegalAction::NotInHand);
        }
        for kind in discards {
            self.discarded += u16::from(self.hand.take(*kind));
        }
        self.clean_up();
        self.turn = self.turn.saturating_add(1);
        self.stage = Stage::Turn;
        (self.played, self.attached, self.items) = (0, 0, 0);
        if self.over.is_some() {
            return Ok(Kinds::default());
        }
        let first = self.turn == 1;
        Ok(self.draw(if first {
            self.rules.first_draw
        } else {
            self.rules.draw
        }))
    }

    /// What energies cost in the Limpeza: some are discarded, some damage their character, for which its defence is no
    /// help (MVC-C40). Whoever has as much damage as life is knocked out and leaves with its cards.
    fn clean_up(&mut self) {
        let deck = self.deck;
        let before = self.characters().count();
        for place in &mut self.positions {
            let Some(character) = place else { continue };
            let [energies, cards] = std::mem::take(&mut character.fleeting);
            character.energy -= energies.min(character.energy);
            character.cards -= cards.min(character.cards);
            self.discarded += cards;
            character.wounds = character.wounds.saturating_add(character.burns);
            let life = deck.numbers(character.kind).map_or(0, |it| it.life);
            if character.burns > 0 && character.wounds >= u16::from(life) {
                self.discarded += 1 + character.cards;
                *place = None;
            }
        }
        if before > 0 && self.characters().next().is_none() {
            self.over = Some(How::NoCharacters);
        }
    }

    /// Plays a character: up to four in any position on the first turn, later one, never directly in the main one.
    pub fn play(&mut self, kind: Kind, place: usize) -> Result<(), IllegalAction> {
        self.holds(kind, CardType::Personagem)?;
        let first = self.turn == 1;
        if self.played >= if first { FIRST_CHARACTERS } else { CHARACTERS } {
            return Err(IllegalAction::Characters);
        }
        if place == 0 && !first {
            return Err(IllegalAction::MainPosition);
        }
        let free = self.positions.get_mut(place).filter(|it| it.is_none());
        let free = free.ok_or(IllegalAction::NoRoom)?;
        *free = Some(Character {
            kind,
            energy: 0,
            cards: 0,
            wounds: 0,
            fleeting: [0; 2],
            burns: 0,
            since: self.turn,
        });
        self.played += 1;
        self.hand.take(kind);
        Ok(())
    }

    /// Puts a character that was already in the team into the main position; whoever was there takes its place.
    pub fn swap(&mut self, place: usize) -> Result<(), IllegalAction> {
        self.within()?;
        let comes = self.positions.get(place).copied().flatten();
        let comes = comes.filter(|_| place > 0);
        let since = comes.ok_or(IllegalAction::NoCharacter)?.since;
        if since == self.turn && self.turn > 1 {
            return Err(IllegalAction::JustCame);
        }
        self.positions.swap(0, place);
        Ok(())
    }

    /// Attaches an energy: all of them on the first turn, later as many as the format says.
    pub fn attach(&mut self, kind: Kind, place: usize) -> Result<(), IllegalAction> {
        self.attach_for(kind, place, &[])
    }

    /// The same with the cards that its text wants discarded.
    pub fn attach_for(
        &mut self,
        kind: Kind,
        place: usize,
        discards: &[Kind],
    ) -> Result<(), IllegalAction> {
        self.holds(kind, CardType::Energia)?;
        if self.turn > 1 && self.attached >= self.rules.attach {
            return Err(IllegalAction::Energies);
        }
        let (gives, price) = (self.gives(kind, place), self.price(kind));
        if discards.len() != self.due(kind) {
            return Err(IllegalAction::Price);
        }
        let held = |of: &Kind| {
            let count = |list: &[Kind]| list.iter().filter(|other| *other == of).count();
            count(discards) + usize::from(*of == kind) <= count(self.hand.cards())
        };
        if !discards.iter().all(held) {
            return Err(IllegalAction::NotInHand);
        }
        let character = self.positions.get_mut(place).and_then(Option::as_mut);
        let character = character.ok_or(IllegalAction::NoCharacter)?;
        if character.energy < u16::from(price.needs) {
            return Err(IllegalAction::Price);
        }
        character.energy = character.energy.saturating_add(gives);
        character.cards += 1;
        character.burns = character.burns.saturating_add(price.wounds.into());
        if price.fleeting {
            let [energies, cards] = &mut character.fleeting;
            *energies = energies.saturating_add(gives);
            *cards += 1;
        }
        self.attached = self.attached.saturating_add(1);
        self.hand.take(kind);
        for kind in discards {
            self.discarded += u16::from(self.hand.take(*kind));
        }
        Ok(())
    }

    /// Uses an item, which costs nothing; what it does is not played.
    pub fn use_item(&mut self, kind: Kind) -> Result<(), IllegalAction> {
        self.holds(kind, CardType::Item)?;
        if self.rules.items.is_some_and(|most| self.items >= most) {
            return Err(IllegalAction::Items);
        }
        self.items = self.items.saturating_add(1);
        self.used += 1;
        self.hand.take(kind);
        Ok(())
    }

    /// Whether a character has the energies of one of its actions attached; they stay.
    pub fn payable(&self, place: usize, action: usize) -> Result<ActionKind, IllegalAction> {
        let character = self.positions.get(place).copied().flatten();
        let character = character.ok_or(IllegalAction::NoCharacter)?;
        let ability = self.actions(character.kind).get(action);
        let ability = ability.ok_or(IllegalAction::NoAction)?;
        if character.energy < u16::from(ability.cost) {
            return Err(IllegalAction::NotPayable);
        }
        Ok(ability.kind)
    }

    /// Whether an action can be used in the Combate of this turn; the first turn has none.
    pub fn usable(&self, place: usize, action: usize) -> Result<ActionKind, IllegalAction> {
        self.within()?;
        if self.turn == 1 {
            return Err(IllegalAction::NoCombat);
        }
        let kind = self.payable(place, action)?;
        if works_from(kind, place) {
            Ok(kind)
        } else {
            Err(IllegalAction::WrongPosition)
        }
    }

    /// Ends the turn: whoever has no character in play after the own first turn has lost. MVC-C16
    pub fn end_turn(&mut self) -> Result<(), IllegalAction> {
        self.within()?;
        self.stage = Stage::Between;
        if self.positions.iter().all(Option::is_none) {
            self.over = Some(How::NoCharacters);
        }
        Ok(())
    }

    fn alive(&self) -> Result<(), IllegalAction> {
        match self.over {
            Some(_) => Err(IllegalAction::Over),
            None => Ok(()),
        }
    }

    fn within(&self) -> Result<(), IllegalAction> {
        self.alive()?;
        let now = self.stage == Stage::Turn;
        now.then_some(()).ok_or(IllegalAction::NotNow)
    }

    fn holds(&self, kind: Kind, of: CardType) -> Result<(), IllegalAction> {
        self.within()?;
        if !self.hand.cards().contains(&kind) {
            return Err(IllegalAction::NotInHand);
        }
        let right = self.deck.is(kind, of);
        right.then_some(()).ok_or(IllegalAction::WrongType)
    }
}
