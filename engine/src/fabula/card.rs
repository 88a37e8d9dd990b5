//! What is printed on a card. FAB 2

use serde::Serialize;
use serde_json::Value;

use super::ability::{Ability, Cost, Filter, Passive, Script, letter_of};
use super::read::{MAX_LIST, Reader, Scope, node};

mod colour;

pub use colour::{Colour, Colours};

/// A card's number in its [`Table`](super::Table).
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, serde::Deserialize,
)]
#[serde(transparent)]
pub struct CardId(pub u16);

node! {
    /// The five card types. FAB 2.4.2@2.5
    #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = FabulaType))]
    #[derive(Copy, Hash, PartialOrd, Ord, serde::Deserialize)]
    enum CardType {
        /// Ally: attacks, influences, blocks.
        Aliado,
        /// Manoeuvre: used once, at any moment.
        Manobra,
        /// Base: begins in play; its loss is the game's.
        Base,
        /// Modification: stays, and changes what it is attached to.
        Modificacao,
        /// Token: made by an effect, never a card.
        Ficha,
    }
}

node! {
    /// The three rarities.
    #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = FabulaRarity))]
    #[derive(Copy, Hash, PartialOrd, Ord, serde::Deserialize)]
    enum Rarity {
        /// Common.
        Comum,
        /// Rare.
        Rara,
        /// Legendary.
        Lendaria,
    }
}

node! {
    /// A card as printed, or a Ficha as the effect that makes it describes it.
    struct Card scoped by enter, checked by Card::check {
        /// The name: what makes two cards copies of each other. FAB 2.1.4
        name: String,
        /// The type.
        kind: CardType,
        /// What a Ficha stands for. FAB 3.5.3
        of: Option<CardType> = None,
        /// What it costs to play; an empty cost is zero. FAB 1.18.5
        cost: Cost = Cost::default(),
        /// The colour indicators. FAB 2.4.5
        colours: Colours = Colours::NONE,
        /// The rarity; a Ficha has none.
        rarity: Option<Rarity> = None,
        /// The subtypes.
        subtypes: Vec<String> = Vec::new(),
        /// The codes of the sets that it was printed in. FAB 2.8.4
        sets: Vec<String> = Vec::new(),
        /// How much damage an Aliado withstands. FAB 2.7.4
        vida: Option<i16> = None,
        /// How much damage an Aliado deals. FAB 2.7.5
        ofensiva: Option<i16> = None,
        /// What an Aliado adds to an influence. FAB 2.7.6
        influencia: Option<i16> = None,
        /// The resistance of a Ficha that is a Base; other bases have that of their position.
        resistencia: Option<i16> = None,
        /// What it costs to unturn it in the Restauração; the format's cost if absent. FAB 3.2.8
        restore: Option<u8> = None,
        /// What it costs to attach a Modificação. FAB 3.4.3
        attach: Option<Cost> = None,
        /// What a Modificação may be attached to; Aliados if absent. Ruling: FAB-C36
        attaches_to: Option<Filter> = None,
        /// Whether a Modificação enters already attached to a target. FAB 1.15.8
        enters_attached: bool = false,
        /// Names for abilities that the table defines. FAB 1.14.2
        keywords: Vec<String> = Vec::new(),
        /// The abilities of a permanent.
        abilities: Vec<Ability> = Vec::new(),
        /// What a Manobra does.
        effect: Option<Script> = None,
    }
}

/// A card's text knows the letter of its own cost, and nothing of a text around it.
fn enter(value: &Value, reader: &mut Reader) {
    reader.scope = Scope {
        bounded: false,
        targets: 0,
        letters: letter_of(value.get("cost")),
    };
}

/// The most that keywords may write out, in bytes of their written form.
const MAX_WRITTEN: usize = 16 << 20;

/// Whether an ability speaks of the time before its card is in play.
fn is_about_playing(ability: &Ability) -> bool {
    matches!(ability, Ability::Passive { does: Passive::ReduceCost { of, .. }, .. } if of.this)
}

impl Card {
    /// A card with nothing on it.
    pub(crate) fn blank() -> Self {
        Self {
            name: String::new(),
            kind: CardType::Base,
            of: None,
            cost: Cost::default(),
            colours: Colours::NONE,
            rarity: None,
            subtypes: Vec::new(),
            sets: Vec::new(),
            vida: None,
            ofensiva: None,
            influencia: None,
            resistencia: None,
            restore: None,
            attach: None,
            attaches_to: None,
            enters_attached: false,
            keywords: Vec::new(),
            abilities: Vec::new(),
            effect: None,
        }
    }

    /// Notes what its type does not have, and what it lacks. FAB 2.4.3@2.5
    pub(crate) fn check(&mut self, reader: &mut Reader) {
        self.expand(reader);
        let role = self.role();
        let ficha = self.kind == CardType::Ficha;
        let mut demand = |holds: bool, message: &str| {
            if !holds {
                reader.wrong(message);
            }
        };
        demand(
            ficha == self.of.is_some(),
            "of says what a ficha stands for: a ficha has it, no other card (FAB 3.5.3)",
        );
        demand(
            self.of != Some(CardType::Ficha),
            "a ficha cannot stand for a ficha",
        );
        let stats = [self.vida, self.ofensiva, self.influencia];
        if role == CardType::Aliado {
            demand(
                stats.iter().all(Option::is_some),
                "an aliado has vida, ofensiva and influencia (FAB 2.7.1)",
            );
            demand(
                self.vida.is_none_or(|v| v > 0),
                "vida must be above zero (FAB 2.7.3)",
            );
        } else {
            demand(
                stats.iter().all(Option::is_none),
                "only an aliado has vida, ofensiva and influencia (FAB 2.7.1)",
            );
        }
        demand(
            self.resistencia.is_some() == (ficha && role == CardType::Base),
            "resistencia is printed on a ficha that is a base; a base card has that of its position (FAB 1.20.1)",
        );
        demand(
            self.resistencia.is_none_or(|r| r > 0),
            "resistencia must be above zero (FAB 2.7.8)",
        );
        demand(
            self.effect.is_some() == (role == CardType::Manobra),
            "a manobra has an effect; what a permanent does stands in its abilities",
        );
        demand(
            role != CardType::Manobra || self.abilities.iter().all(is_about_playing),
            "a manobra has an effect; its abilities say how it is played (reduce_cost of this), nothing else",
        );
        demand(
            self.attach.is_some() == (role == CardType::Modificacao),
            "a modificacao has a cost to attach it, no other card has one (FAB 3.4.3)",
        );
        demand(
            role != CardType::Manobra || self.restore.is_none(),
            "a manobra is never turned: it has no restore cost",
        );
        let lettered = |cost: &Cost| cost.letter.is_some();
        demand(
            !self.cost.turn && !self.attach.as_ref().is_some_and(lettered),
            "a card that is played is not turned, and the cost to attach has no letter",
        );
        demand(
            role == CardType::Modificacao || (self.attaches_to.is_none() && !self.enters_attached),
            "only a modificacao is attached",
        );
        demand(
            !ficha || (self.rarity.is_none() && self.cost == Cost::default()),
            "a ficha has neither rarity nor cost",
        );
        demand(
            self.kind != CardType::Base || self.cost == Cost::default(),
            "a base has no cost: it begins in play (FAB 3.1.1)",
        );
    }

    /// Writes its keywords out as abilities. FAB 1.14.2
    fn expand(&mut self, reader: &mut Reader) {
        for (i, name) in self.keywords.iter().enumerate() {
            match reader.keywords.get(name) {
                Some((size, _)) if reader.written + size > MAX_WRITTEN => {
                    reader
                        .wrong("the keywords of all cards write out more than 16 MB of abilities");
                    break;
                }
                Some((size, abilities)) => {
                    reader.written += size;
                    self.abilities.extend(abilities.iter().cloned());
                }
                None => reader.within(&["keywords", &i.to_string()], |reader| {
                    reader.wrong(format!("the keyword {name} is not defined"));
                }),
            }
        }
        if self.abilities.len() > MAX_LIST {
            let count = self.abilities.len();
            reader.wrong(format!(
                "has {count} abilities with those of its keywords, at most {MAX_LIST} are allowed"
            ));
        }
    }

    /// The type that it has in play: a Ficha is what it stands for. FAB 1.12.5
    #[must_use]
    pub fn role(&self) -> CardType {
        self.of.unwrap_or(self.kind)
    }

    /// Whether it stays in play after use. FAB 1.11.4
    #[must_use]
    pub fn is_permanent(&self) -> bool {
        matches!(
            self.role(),
            CardType::Aliado | CardType::Base | CardType::Modificacao
        )
    }
}
