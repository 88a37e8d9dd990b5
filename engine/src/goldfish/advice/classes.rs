//! Cards that are alike, and how many of each kind there are.

/// Most classes that are told apart.
pub const MOST_CLASSES: usize = 16;

/// What tells cards apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Class {
    /// What it takes to play one.
    pub cost: u8,
    /// The part of a package that it belongs to, counted from one; zero is none.
    pub part: u8,
}

/// The classes of a deck, the most expensive first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Classes(Vec<Class>);

impl Classes {
    /// The different ones among these, if they are few enough.
    #[must_use]
    pub fn new(cards: impl IntoIterator<Item = Class>) -> Option<Self> {
        let mut classes: Vec<Class> = cards.into_iter().collect();
        classes.sort_unstable_by(|a, b| b.cmp(a));
        classes.dedup();
        (classes.len() <= MOST_CLASSES).then_some(Self(classes))
    }

    /// All of them, in order.
    #[must_use]
    pub fn all(&self) -> &[Class] {
        &self.0
    }

    /// How many of these cards each class has; nothing if one of them has no class.
    #[must_use]
    pub fn count(&self, cards: impl IntoIterator<Item = Class>) -> Option<Counts> {
        let mut counts = Counts::default();
        for class in cards {
            let place = self.0.iter().position(|known| *known == class)?;
            counts.add(place, 1);
        }
        Some(counts)
    }
}

/// How many cards of each class.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Counts([u16; MOST_CLASSES]);

impl Counts {
    /// How many of a class.
    #[must_use]
    pub fn of(&self, class: usize) -> u16 {
        self.0.get(class).copied().unwrap_or_default()
    }

    /// How many of all.
    #[must_use]
    pub fn total(&self) -> u32 {
        self.0.iter().map(|count| u32::from(*count)).sum()
    }

    /// Adds cards of a class.
    pub fn add(&mut self, class: usize, cards: u16) {
        if let Some(count) = self.0.get_mut(class) {
            *count = count.saturating_add(cards);
        }
    }

    /// These and those.
    #[must_use]
    pub fn with(mut self, more: Self) -> Self {
        for (count, more) in self.0.iter_mut().zip(more.0) {
            *count = count.saturating_add(more);
        }
        self
    }

    /// These without those, if those are among these.
    #[must_use]
    pub fn without(mut self, less: Self) -> Option<Self> {
        for (count, less) in self.0.iter_mut().zip(less.0) {
            *count = count.checked_sub(less)?;
        }
        Some(self)
    }

    /// Everything that these contain, from nothing to all of them.
    #[must_use]
    pub fn parts(self) -> Vec<Self> {
        let mut parts = vec![Self::default()];
        for (class, count) in self.0.into_iter().enumerate() {
            let more = parts.iter().flat_map(|part| {
                (0..=count).map(|cards| {
                    let mut part = *part;
                    part.add(class, cards);
                    part
                })
            });
            parts = more.collect();
        }
        parts
    }
}
