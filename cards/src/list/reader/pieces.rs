//! Several cards on one line.

use fabulario_engine::Game;

use super::Reader;
use crate::list::entry::{Is, Read, read};

/// Signs between cards, with or without copies.
pub(super) const LISTING: [char; 2] = [',', ';'];
/// Signs between cards with copies, too.
const ADDING: [char; 4] = [',', ';', '+', '/'];
/// Most of the others on a line: nobody adds up more.
const MOST: usize = 12;

/// What a line with signs between cards is.
pub(super) enum Several<'s> {
    /// These cards.
    Cards(Vec<Read<'s>>),
    /// Some cards, and nobody knows what else.
    Unclear,
    /// Something else.
    No,
}

impl Reader<'_, '_> {
    /// Several cards on one line, if all of them are cards and all or, without `+` and `/`, none of them have copies.
    pub(super) fn several<'s>(&mut self, line: &'s str) -> Several<'s> {
        let added = line.matches(['+', '/']).count();
        let adding = (1..=MOST).contains(&added);
        let signs = if adding { &ADDING[..] } else { &LISTING };
        if !line.contains(signs) {
            return Several::No;
        }
        let found = self.pieces(line, signs);
        let counted = found.iter().filter(|it| it.copies.is_some()).count();
        let cards = found.iter().filter(|it| it.is_card()).count();
        let alike = counted == found.len() || (counted == 0 && !adding);
        if cards == found.len() && cards > 0 && alike && !self.is_attaching(line) {
            return Several::Cards(found);
        }
        let is_counted = |it: &Read<'_>| it.copies.is_some() && !it.is_unknown();
        if found.len() > 1 && (cards > 1 || found.iter().any(is_counted)) {
            return Several::Unclear;
        }
        Several::No
    }

    /// Whether a plus may attach what follows it to what stands before.
    fn is_attaching(&mut self, line: &str) -> bool {
        if !line.contains('+') {
            return false;
        }
        self.finder.note_alike(|game| game != Game::Apoteose);
        self.finder.game == Some(Game::Apoteose)
    }

    /// Cards between signs; a name may have a sign or two of its own.
    pub(super) fn pieces<'s>(&mut self, line: &'s str, signs: &[char]) -> Vec<Read<'s>> {
        let mut bounds: Vec<usize> = line.match_indices(signs).map(|(at, _)| at).collect();
        bounds.push(line.len());
        let mut found = Vec::new();
        let (mut start, mut next) = (0, 0);
        while let Some(end) = bounds.get(next) {
            let piece = |end: usize| line.get(start..end).unwrap_or_default().trim();
            let mut taken = (1, read(piece(*end), &mut self.finder));
            for more in 1..=2 {
                let Some(end) = bounds.get(next + more) else {
                    break;
                };
                let longer = read(piece(*end), &mut self.finder);
                if !longer.is_card() {
                    continue;
                }
                let is = match &taken.1.is {
                    Is::Card(other, _) => Is::Several(vec![*other]),
                    _ => longer.is.clone(),
                };
                taken = (more + 1, Read { is, ..longer });
            }
            next += taken.0;
            start = bounds.get(next - 1).map_or(line.len(), |end| end + 1);
            if !taken.1.name.is_empty() {
                found.push(taken.1);
            }
        }
        found
    }
}
