//! How many new bases it takes to have some colours.

/// By set of colours: how many bases give them all, and the colours of the first of these.
#[derive(Debug)]
pub(super) struct Cover {
    bases: [Option<u32>; 64],
    first: [u8; 64],
}

impl Cover {
    /// With bases of these colours, each as often as wanted.
    pub(super) fn new(bases: impl Iterator<Item = u8>) -> Self {
        let mut kinds = [false; 64];
        for colours in bases {
            if let Some(kind) = kinds.get_mut(usize::from(colours)) {
                *kind = true;
            }
        }
        let kinds: Vec<u8> = (0..64)
            .zip(kinds)
            .filter(|(_, there)| *there)
            .map(|(it, _)| it)
            .collect();
        let mut cover = Self {
            bases: [None; 64],
            first: [0; 64],
        };
        cover.set(0, 0, 0);
        // A set is larger than what a useful base leaves of it: that is known already.
        for wanted in 1..64_u8 {
            for colours in kinds.iter().filter(|colours| **colours & wanted != 0) {
                let Some(rest) = cover.bases(wanted & !colours) else {
                    continue;
                };
                if cover.bases(wanted).is_none_or(|known| rest + 1 < known) {
                    cover.set(wanted, rest + 1, *colours);
                }
            }
        }
        cover
    }

    fn set(&mut self, wanted: u8, bases: u32, first: u8) {
        let at = usize::from(wanted);
        if let (Some(known), Some(begin)) = (self.bases.get_mut(at), self.first.get_mut(at)) {
            (*known, *begin) = (Some(bases), first);
        }
    }

    /// How many bases it takes; none if no number is enough.
    pub(super) fn bases(&self, wanted: u8) -> Option<u32> {
        self.bases.get(usize::from(wanted)).copied().flatten()
    }

    /// The colours of a base to begin with.
    pub(super) fn next(&self, wanted: u8) -> u8 {
        self.first
            .get(usize::from(wanted))
            .copied()
            .unwrap_or_default()
    }
}
