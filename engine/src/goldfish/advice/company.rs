//! Cards that are played only beside an Aliado of one's own: who wants company, and who brings it.

/// The company that a card wants.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Company {
    /// None.
    #[default]
    Nobody,
    /// Any Aliado, as a Modificação wants to hold it. FAB 1.15.3
    Any,
    /// One that can fight, as a Manobra wants that makes it stronger: one that was there before the turn.
    Ready,
}

/// What a card has to do with company.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Role {
    /// Aliados come before all other cards of a turn.
    pub is_ally: bool,
    /// Whether somebody is there once it is played.
    pub brings: bool,
    /// Who must be there before it is played.
    pub wants: Company,
}

impl Role {
    /// A card that stands for itself.
    pub const PLAIN: Self = Self::wanting(Company::Nobody);
    /// An Aliado.
    pub const ALLY: Self = Self {
        is_ally: true,
        brings: true,
        wants: Company::Nobody,
    };

    /// A card that wants somebody.
    #[must_use]
    pub const fn wanting(wants: Company) -> Self {
        Self {
            is_ally: false,
            brings: false,
            wants,
        }
    }
}

/// Whether somebody is in play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Board {
    /// Nobody was there before the turn.
    Empty,
    /// Somebody was, so that every card can be played.
    Taken,
}
