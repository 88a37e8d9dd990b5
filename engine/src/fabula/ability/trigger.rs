//! What an ability waits for. FAB 1.14.6

use super::{Filter, Side};
use crate::fabula::read::node;

node! {
    /// A part of the turn: the five phases, the Combate in its six steps. FAB 4, quick guide
    #[derive(Copy, Hash, PartialOrd, Ord, serde::Deserialize)]
    enum Part {
        /// Draw.
        Compra,
        /// Resources come back, permanents are unturned.
        Restauracao,
        /// Cards are played.
        Acao,
        /// Attackers are declared.
        Ofensiva,
        /// Their blockers are declared.
        BloqueioDaOfensiva,
        /// Damage is dealt.
        ResultadoDaOfensiva,
        /// Influencers are declared.
        Influencia,
        /// Their blockers are declared.
        BloqueioDaInfluencia,
        /// Bases change hands.
        ResultadoDaInfluencia,
        /// Discard, and damage is removed.
        Final,
    }
}

node! {
    /// An event, and whom or what it must be about.
    enum Trigger {
        /// A permanent enters play.
        Enters {
            /// Which.
            what: Filter = Filter::this(),
        },
        /// A permanent leaves play. FAB 1.12.8
        Leaves {
            /// Which.
            what: Filter = Filter::this(),
        },
        /// An Aliado goes from play to the Descarte, unless it was sacrificed as a cost. FAB 1.18.6b
        Dies {
            /// Which.
            what: Filter = Filter::this(),
        },
        /// A permanent is destroyed.
        Destroyed {
            /// Which.
            what: Filter = Filter::this(),
        },
        /// An Aliado makes an offensive.
        Attacks {
            /// Which.
            what: Filter = Filter::this(),
        },
        /// An Aliado makes an influence.
        Influences {
            /// Which.
            what: Filter = Filter::this(),
        },
        /// An Aliado blocks.
        Blocks {
            /// Which.
            what: Filter = Filter::this(),
        },
        /// A permanent is dealt damage. FAB 1.21
        Damaged {
            /// Which.
            what: Filter = Filter::this(),
        },
        /// A permanent deals damage. FAB 1.21.4
        DealsDamage {
            /// Which.
            what: Filter = Filter::this(),
        },
        /// A Base gains resistance. FAB 1.20.4
        GainsResistance {
            /// Which.
            what: Filter = Filter::this(),
        },
        /// A Base loses resistance. FAB 1.20.2
        LosesResistance {
            /// Which.
            what: Filter = Filter::this(),
        },
        /// A Base is taken by influence or effect.
        Captured {
            /// Which.
            what: Filter = Filter::this(),
        },
        /// A permanent is turned.
        Turned {
            /// Which.
            what: Filter = Filter::this(),
        },
        /// A permanent is unturned.
        Unturned {
            /// Which.
            what: Filter = Filter::this(),
        },
        /// A permanent is sacrificed by an effect.
        Sacrificed {
            /// Which.
            what: Filter = Filter::this(),
        },
        /// A card is played.
        Played {
            /// Which.
            what: Filter = Filter::ANY,
        },
        /// The Centro of a player is exposed. FAB 3.1.8
        Exposed {
            /// Whose.
            whose: Side = Side::Any,
        },
        /// A player draws a card.
        Draws {
            /// Who.
            who: Side = Side::You,
        },
        /// A player discards a card.
        Discards {
            /// Who.
            who: Side = Side::You,
        },
        /// An effect or ability gives a player resources.
        GainsResources {
            /// Who.
            who: Side = Side::You,
        },
        /// A turn begins.
        TurnBegins {
            /// Whose.
            whose: Side = Side::You,
        },
        /// A part of a turn begins.
        PartBegins {
            /// Which.
            part: Part,
            /// In whose turn.
            whose: Side = Side::You,
        },
    }
}
