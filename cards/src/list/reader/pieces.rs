//! Several cards on one line.

use super::Reader;
use crate::list::entry::{Is, Read, read};

impl Reader<'_, '_> {
    /// Several cards on one line, if all of them are cards and all or none of them have copies.
    pub(super) fn several(&mut self, line: &str) -> bool {
        let found = self.pieces(line);
        let counted = found.iter().filter(|it| it.copies.is_some()).count();
        let all = found.iter().all(Read::is_card);
        if found.is_empty() || !all || (counted != 0 && counted != found.len()) {
            return false;
        }
        for read in found {
            self.push(&read, self.at, false);
        }
        true
    }

    /// Cards between commas or semicolons; a name may have a comma or two of its own.
    pub(super) fn pieces<'s>(&mut self, line: &'s str) -> Vec<Read<'s>> {
        let mut bounds: Vec<usize> = line.match_indices([',', ';']).map(|(at, _)| at).collect();
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
