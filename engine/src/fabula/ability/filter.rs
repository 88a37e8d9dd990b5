//! What an object must be like. FAB 1.10

use serde_json::Value;

use super::Amount;
use crate::fabula::card::{CardType, Colour, Colours};
use crate::fabula::read::{Reader, node};

node! {
    /// Whose: seen from the player who controls the source. FAB 1.10.5
    #[derive(Copy, Hash)]
    enum Side {
        /// Yours.
        You,
        /// Another player's.
        Opponents,
        /// Anybody's.
        Any,
    }
}

node! {
    /// A zone of the rulebook. FAB 4
    #[derive(Copy, Hash, PartialOrd, Ord, Default, serde::Deserialize)]
    enum Zone {
        /// Deck.
        #[default]
        Baralho,
        /// Hand.
        Mao,
        /// Field and territories: where permanents are. Ruling: FAB-C10, FAB-C11
        Campo,
        /// Discard pile.
        Descarte,
        /// Exile.
        Degredo,
    }
}

node! {
    /// What an Aliado does in combat.
    #[derive(Copy)]
    enum Role {
        /// Makes an offensive.
        Attacking,
        /// Makes an influence.
        Influencing,
        /// Blocks either.
        Blocking,
    }
}

node! {
    /// The position of a Base. FAB 3.1.4
    #[derive(Copy)]
    enum Position {
        /// One of the four outskirts.
        Arredor,
        /// The centre.
        Centro,
    }
}

node! {
    /// What the colours must be like. FAB 1.6
    enum ColourTest {
        /// At least one of these.
        AnyOf {
            /// Which.
            colours: Colours,
        },
        /// These and no other, in whatever order they are written. FAB 1.6.7
        Exactly {
            /// Which.
            colours: Colours,
        },
        /// Of no colour. FAB 1.6.5
        Colourless,
        /// Of one colour. FAB 1.6.3
        Mono,
        /// Of two or more colours: neither a colour nor colourless. FAB 1.6.6
        Multi,
        /// Of the colour that was chosen. FAB 1.6.6
        Chosen,
    }
}

node! {
    /// What an object must be like; what is left out does not matter.
    struct Filter scoped by enter {
        /// One of these types. The zone is named by what the filter stands in; where nothing names
        /// one, every zone is meant. FAB 1.10.2
        kinds: Vec<CardType> = Vec::new(),
        /// Its colours.
        colours: Option<ColourTest> = None,
        /// One of these subtypes.
        subtypes: Vec<String> = Vec::new(),
        /// This name. FAB 2.1.2
        name: Option<String> = None,
        /// A printed cost of at least this. FAB 2.2.4
        cost_at_least: Option<Box<Amount>> = None,
        /// A printed cost of at most this.
        cost_at_most: Option<Box<Amount>> = None,
        /// Who controls it.
        whose: Side = Side::Any,
        /// Not this card itself.
        other: bool = false,
        /// This card itself.
        this: bool = false,
        /// What this card is attached to.
        host: bool = false,
        /// What is attached to this card.
        attached_here: bool = false,
        /// Turned or not.
        turned: Option<bool> = None,
        /// A Ficha or not.
        ficha: Option<bool> = None,
        /// Its part in combat.
        role: Option<Role> = None,
        /// The position of a Base.
        position: Option<Position> = None,
        /// Damaged or not; a Base is damaged while it has less resistance than at first.
        damaged: Option<bool> = None,
    }
}

/// A cost bound that counts what has a cost bound that counts … would take for ever: one is enough.
fn enter(value: &Value, reader: &mut Reader) {
    let bound = |name: &str| value.get(name).is_some_and(|bound| !bound.is_null());
    if bound("cost_at_least") || bound("cost_at_most") {
        if reader.scope.bounded {
            reader.wrong("a cost bound stands inside another one");
        }
        reader.scope.bounded = true;
    }
}

impl Filter {
    /// Anything.
    pub const ANY: Self = Self {
        kinds: Vec::new(),
        colours: None,
        subtypes: Vec::new(),
        name: None,
        cost_at_least: None,
        cost_at_most: None,
        whose: Side::Any,
        other: false,
        this: false,
        host: false,
        attached_here: false,
        turned: None,
        ficha: None,
        role: None,
        position: None,
        damaged: None,
    };

    /// This card itself.
    #[must_use]
    pub fn this() -> Self {
        Self {
            this: true,
            ..Self::ANY
        }
    }

    /// Whether nothing but the side, the types and "other" matters.
    pub(crate) fn is_plain(&self) -> bool {
        let this = self.this || self.host || self.attached_here;
        let state = self.turned.is_some() || self.ficha.is_some() || self.role.is_some();
        let base = self.position.is_some() || self.damaged.is_some();
        let printed = self.colours.is_some() || !self.subtypes.is_empty() || self.name.is_some();
        let cost = self.cost_at_least.is_some() || self.cost_at_most.is_some();
        !(this || state || base || printed || cost)
    }

    /// Whether it holds of a colour set; `chosen` is the colour that was chosen, if one was.
    pub(crate) fn colours_fit(&self, colours: Colours, chosen: Option<Colour>) -> bool {
        match &self.colours {
            None => true,
            Some(ColourTest::AnyOf { colours: any }) => colours.meets(*any),
            Some(ColourTest::Exactly { colours: exactly }) => colours == *exactly,
            Some(ColourTest::Colourless) => colours == Colours::NONE,
            Some(ColourTest::Mono) => colours.count() == 1,
            Some(ColourTest::Multi) => colours.count() > 1,
            Some(ColourTest::Chosen) => chosen.is_some_and(|c| colours.has(c)),
        }
    }
}
