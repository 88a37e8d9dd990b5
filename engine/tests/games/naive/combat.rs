//! Offensives and influences, their blocks and their results.

use super::{Naive, Part, Question, counted};

/// Declarations. Ruling: FAB-C32
impl Naive {
    pub(super) fn attack(&mut self, ally: u8, base: u8) {
        self.piece_mut(ally).attacking = Some(base);
        self.declare(ally);
    }

    pub(super) fn influence(&mut self, ally: u8, base: u8) {
        self.piece_mut(ally).influencing = Some(base);
        self.declare(ally);
    }

    fn declare(&mut self, ally: u8) {
        self.piece_mut(ally).turned = true;
        self.declared = true;
        self.passed.clear();
        self.question = Question::Declare;
    }
}

/// Blocks. FAB 1.22
impl Naive {
    /// Whoever can block is asked, in queue order after the active player; then the part is over.
    pub(super) fn ask_blocks(&mut self) {
        let others = self
            .after(self.active)
            .into_iter()
            .filter(|seat| *seat != self.active);
        let next = others
            .filter(|seat| !self.done.contains(seat))
            .find(|seat| !self.blocks(*seat).is_empty());
        match next {
            Some(seat) => self.question = Question::Blocks(seat),
            None => self.next_part(),
        }
    }

    /// Every block that a seat could make: who, and against what.
    pub(super) fn blocks(&self, seat: u8) -> Vec<(u8, u8)> {
        let mut blocks = Vec::new();
        for ally in self.controlled(seat, "aliado") {
            if !self.pieces[&ally].turned {
                blocks.extend(self.threats(seat).into_iter().map(|threat| (ally, threat)));
            }
        }
        blocks
    }

    /// What a seat may block: attackers of its bases, or its influenced bases. FAB 1.22.2
    fn threats(&self, seat: u8) -> Vec<u8> {
        let bases = self.controlled(seat, "base");
        if self.part == Part::BloqueioDaOfensiva {
            let on_bases =
                |attacked: Option<u8>| attacked.is_some_and(|base| bases.contains(&base));
            self.pieces
                .iter()
                .filter(|(_, piece)| on_bases(piece.attacking))
                .map(|(slot, _)| *slot)
                .collect()
        } else {
            bases
                .into_iter()
                .filter(|base| !self.influencers(*base).is_empty())
                .collect()
        }
    }

    pub(super) fn block(&mut self, ally: u8, against: u8) {
        let piece = self.piece_mut(ally);
        piece.turned = true;
        piece.blocking = Some(against);
    }

    pub(super) fn finish_blocks(&mut self, seat: u8) {
        self.done.push(seat);
        self.ask_blocks();
    }

    /// Who blocks an attacker or an influenced base, ascending.
    fn blockers(&self, against: u8) -> Vec<u8> {
        let all = self
            .pieces
            .iter()
            .filter(|(_, piece)| piece.blocking == Some(against));
        all.map(|(slot, _)| *slot).collect()
    }
}

/// The result of the offensive. Ruling: FAB-C22
impl Naive {
    fn ofensiva(&self, ally: u8) -> i16 {
        counted(self.card(self.pieces[&ally].card).ofensiva)
    }

    fn attackers(&self) -> Vec<u8> {
        self.pieces
            .iter()
            .filter(|(_, piece)| piece.attacking.is_some())
            .map(|(slot, _)| *slot)
            .collect()
    }

    fn given(&self, attacker: u8) -> Vec<i16> {
        self.shares.get(&attacker).cloned().unwrap_or_default()
    }

    /// The first attacker whose ofensiva is not yet divided: the share of the last blocker is not
    /// asked for, it is the rest.
    fn undivided(&self) -> Option<u8> {
        let divides =
            |attacker: u8| self.ofensiva(attacker) > 0 && self.blockers(attacker).len() >= 2;
        let open = |attacker: u8| self.given(attacker).len() + 1 < self.blockers(attacker).len();
        self.attackers()
            .into_iter()
            .find(|attacker| divides(*attacker) && open(*attacker))
    }

    pub(super) fn ask_division(&mut self) {
        if self.undivided().is_some() {
            self.question = Question::Divide;
        } else {
            self.settle_offensive();
        }
    }

    /// The shares that the next blocker may get: at least 1 each while points last, none wasted.
    pub(super) fn possible_shares(&self) -> Vec<i16> {
        let attacker = self.undivided().unwrap();
        let (all, given) = (self.ofensiva(attacker), self.given(attacker));
        let blockers = i16::try_from(self.blockers(attacker).len()).unwrap();
        let points = all - given.iter().sum::<i16>();
        let later = blockers - i16::try_from(given.len()).unwrap() - 1;
        if all >= blockers {
            return (1..=points - later).collect();
        }
        (0..=1)
            .filter(|share| *share <= points && points - share <= later)
            .collect()
    }

    pub(super) fn divide(&mut self, share: i16) {
        let attacker = self.undivided().unwrap();
        self.shares.entry(attacker).or_default().push(share);
        self.ask_division();
    }

    /// All damage at once: it is worked out before any of it is dealt. FAB 1.22.4a, 1.22.4b
    fn settle_offensive(&mut self) {
        let mut hits = Vec::new();
        for attacker in self.attackers() {
            hits.extend(self.hits_of(attacker));
        }
        for (slot, damage) in hits {
            self.hit(slot, damage);
        }
        if self.goes_on() {
            self.next_part();
        }
    }

    /// What the fight of one attacker deals: to whom, and how much.
    fn hits_of(&self, attacker: u8) -> Vec<(u8, i16)> {
        let blockers = self.blockers(attacker);
        if blockers.is_empty() {
            let base = self.enemy_base(self.pieces[&attacker].attacking);
            return base
                .into_iter()
                .map(|base| (base, self.ofensiva(attacker)))
                .collect();
        }
        let mut shares = self.given(attacker);
        shares.push(self.ofensiva(attacker) - shares.iter().sum::<i16>());
        let mut hits: Vec<_> = blockers.iter().copied().zip(shares).collect();
        hits.extend(
            blockers
                .iter()
                .map(|blocker| (attacker, self.ofensiva(*blocker))),
        );
        hits
    }

    /// The base, if it is still there and still an enemy's. Ruling: FAB-C32
    fn enemy_base(&self, base: Option<u8>) -> Option<u8> {
        base.filter(|base| {
            self.pieces
                .get(base)
                .is_some_and(|piece| piece.controller != self.active)
        })
    }

    fn hit(&mut self, slot: u8, damage: i16) {
        let base = self.kind(slot) == "base";
        let piece = self.piece_mut(slot);
        if base {
            piece.resistance -= damage;
        } else {
            piece.damage += damage;
        }
    }
}

/// The result of the influence. Ruling: FAB-C13
impl Naive {
    fn influencers(&self, base: u8) -> Vec<u8> {
        let all = self
            .pieces
            .iter()
            .filter(|(_, piece)| piece.influencing == Some(base));
        all.map(|(slot, _)| *slot).collect()
    }

    fn influence_of(&self, allies: &[u8]) -> i16 {
        allies
            .iter()
            .map(|ally| counted(self.card(self.pieces[ally].card).influencia))
            .sum()
    }

    /// Every base that falls changes hands before the state check looks at any.
    pub(super) fn settle_influence(&mut self) {
        let bases: Vec<u8> = self
            .pieces
            .keys()
            .copied()
            .filter(|base| self.falls(*base))
            .collect();
        for base in bases {
            self.piece_mut(base).controller = self.active;
        }
        if self.goes_on() {
            self.next_part();
        }
    }

    /// A tie keeps the base.
    fn falls(&self, base: u8) -> bool {
        let influencers = self.influencers(base);
        if influencers.is_empty() || self.enemy_base(Some(base)).is_none() {
            return false;
        }
        let held = self.influence_of(&self.blockers(base)) + self.pieces[&base].resistance;
        self.influence_of(&influencers) > held
    }
}
