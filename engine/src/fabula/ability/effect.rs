//! What an effect does when it resolves. FAB 1.13

use super::{Amount, Condition, Deed, Filter, Letter, Objects, Stat, What, Who};
use crate::fabula::card::Card;
use crate::fabula::read::{Reader, node};

node! {
    /// Where objects are moved to.
    #[derive(Copy)]
    enum Place {
        /// The owner's hand.
        Mao,
        /// The top of the owner's deck, the last one moved on top.
        Topo,
        /// The bottom of the owner's deck, in random order.
        Fundo,
        /// Into the owner's deck, which is shuffled.
        Baralho,
        /// The owner's discard pile.
        Descarte,
        /// Exile, for good. Ruling: FAB-C19
        Degredo,
        /// Into play under your control.
        Campo,
    }
}

node! {
    /// How long a change lasts.
    #[derive(Copy)]
    enum Until {
        /// Until the end of the turn.
        EndOfTurn,
        /// As long as the object is in play.
        Always,
    }
}

/// The most objects that one effect lets a player choose.
pub const MAX_CHOSEN: u8 = 16;

/// Nobody is asked to choose what cannot be chosen.
fn check_effect(effect: &Effect, reader: &mut Reader) {
    match effect {
        Effect::Choose { min, max, .. } if min > max || *max == 0 || *max > MAX_CHOSEN => {
            reader.wrong(format!(
                "from {min} to {max} objects cannot be chosen, at most {MAX_CHOSEN} can"
            ));
        }
        Effect::Modify { stat, .. }
            if !matches!(stat, Stat::Ofensiva | Stat::Vida | Stat::Influencia) =>
        {
            reader.wrong("changes ofensiva, vida or influencia; gain_resistance and lose_resistance change a base");
        }
        Effect::ChooseOne { options, .. } if options.is_empty() => {
            reader.wrong("has no options to choose from");
        }
        _ => {}
    }
}

node! {
    /// One thing that happens.
    enum Effect, checked by check_effect {
        /// Players draw from the top of their own deck. FAB 1.19.4
        Draw {
            /// Who.
            who: Who = Who::You,
            /// How many.
            amount: Amount = Amount::Fixed(1),
        },
        /// Players discard cards of their choice, or at random.
        Discard {
            /// Who.
            who: Who = Who::You,
            /// How many.
            amount: Amount = Amount::Fixed(1),
            /// Which.
            filter: Filter = Filter::ANY,
            /// Whether chance decides.
            random: bool = false,
        },
        /// A player chooses objects; [`Objects::Chosen`] means them from then on.
        Choose {
            /// Who.
            by: Who = Who::You,
            /// From what.
            from: What,
            /// At least so many, or as many as there are.
            min: u8 = 1,
            /// At most so many.
            max: u8 = 1,
        },
        /// A player chooses a number. FAB 1.8.3
        ChooseNumber {
            /// Who.
            by: Who = Who::You,
            /// The least.
            min: Amount = Amount::Fixed(0),
            /// The most.
            max: Amount,
        },
        /// A player chooses one of the six colours. FAB 1.6.6
        ChooseColour {
            /// Who.
            by: Who = Who::You,
        },
        /// Moves objects to another zone.
        Move {
            /// What.
            what: Objects,
            /// Where to.
            to: Place,
            /// Whether it enters turned.
            turned: bool = false,
            /// Whether it enters face down.
            face_down: bool = false,
        },
        /// Players shuffle their deck.
        Shuffle {
            /// Who.
            who: Who = Who::You,
        },
        /// This card deals damage. FAB 1.21
        Damage {
            /// To what.
            to: Objects,
            /// How much each; the share of each where the target divides an amount.
            amount: Amount = Amount::Fixed(0),
            /// Whether each gets its share of the divided amount. FAB 1.15.12
            divided: bool = false,
        },
        /// Damage to these objects is prevented this turn. FAB 1.21.7
        Prevent {
            /// To what.
            to: Objects,
            /// How much; all of it if absent.
            amount: Option<Amount> = None,
        },
        /// Destroys permanents. FAB 1.21.5
        Destroy {
            /// What.
            what: Objects,
        },
        /// Players sacrifice permanents of their choice. FAB 1.21.6
        Sacrifice {
            /// Who.
            who: Who = Who::You,
            /// How many.
            amount: Amount = Amount::Fixed(1),
            /// Which.
            filter: Filter = Filter::ANY,
        },
        /// Turns permanents. FAB 1.8.12
        Turn {
            /// What.
            what: Objects,
        },
        /// Unturns permanents.
        Unturn {
            /// What.
            what: Objects,
        },
        /// Removes effects from the stack: the targets, or else the topmost. FAB 1.23
        Cancel {
            /// What; the topmost effect below this one if absent. FAB 1.23.3
            what: Option<Objects> = None,
        },
        /// Copies effects of the stack. FAB 1.13.3
        Copy {
            /// What.
            what: Objects,
            /// Whose the copies are. FAB 1.13.4
            who: Who = Who::You,
        },
        /// Lets a player choose new targets for effects of the stack. FAB 1.15.5
        Retarget {
            /// What.
            what: Objects,
            /// Who chooses.
            by: Who = Who::You,
        },
        /// Changes a letter of effects of the stack. FAB 1.8.7
        SetLetter {
            /// What.
            what: Objects,
            /// Which letter.
            letter: Letter,
            /// To what.
            amount: Amount,
        },
        /// Bases gain resistance. FAB 1.20.4
        GainResistance {
            /// What.
            what: Objects,
            /// How much.
            amount: Amount,
        },
        /// Bases lose resistance without damage.
        LoseResistance {
            /// What.
            what: Objects,
            /// How much.
            amount: Amount,
        },
        /// Adds to a value.
        Modify {
            /// Of what.
            what: Objects,
            /// Which value.
            stat: Stat,
            /// By how much.
            amount: Amount,
            /// How long.
            until: Until = Until::EndOfTurn,
        },
        /// Grants a deed.
        Allow {
            /// To what.
            what: Objects,
            /// Which.
            deed: Deed,
            /// How long.
            until: Until = Until::EndOfTurn,
        },
        /// Forbids a deed.
        Forbid {
            /// To what.
            what: Objects,
            /// Which.
            deed: Deed,
            /// How long.
            until: Until = Until::EndOfTurn,
        },
        /// Takes the types away. FAB 1.11.5
        LoseTypes {
            /// Of what.
            what: Objects,
            /// How long.
            until: Until = Until::EndOfTurn,
        },
        /// Players gain resources.
        GainResources {
            /// Who.
            who: Who = Who::You,
            /// How many.
            amount: Amount,
        },
        /// Players lose resources, as many as they have at most.
        LoseResources {
            /// Who.
            who: Who = Who::You,
            /// How many.
            amount: Amount,
        },
        /// Raises the most resources that turns reach, for the rest of the game. FAB 1.18.10
        RaiseCap {
            /// Whose.
            who: Who = Who::You,
            /// By how much.
            amount: Amount,
        },
        /// Makes Fichas. FAB 1.12
        Create {
            /// Who makes and owns them.
            who: Who = Who::You,
            /// How many.
            amount: Amount = Amount::Fixed(1),
            /// What they are like. FAB 1.12.3
            ficha: Box<Card>,
        },
        /// Makes a Ficha that is a copy of an object. FAB 1.12.10
        CreateCopy {
            /// Who makes and owns it.
            who: Who = Who::You,
            /// Of what.
            of: Objects,
            /// Whether an object that has left is copied as it was last known.
            last_known: bool = false,
        },
        /// Attaches a Modificação. FAB 3.4.3
        Attach {
            /// What.
            what: Objects = Objects::This,
            /// To what.
            to: Objects,
        },
        /// Detaches Modificações.
        Detach {
            /// What.
            what: Objects,
        },
        /// Takes control of permanents. FAB 1.11.2
        TakeControl {
            /// Who.
            who: Who = Who::You,
            /// Of what.
            what: Objects,
            /// How long.
            until: Until = Until::Always,
        },
        /// Turns permanents face down, or up again.
        Face {
            /// What.
            what: Objects,
            /// Whether down.
            down: bool,
        },
        /// Puts a card on the stack without paying its cost; X is zero. FAB 1.8.6
        PlayFree {
            /// What.
            what: Objects,
        },
        /// Gives a player the priority before anybody else. FAB 1.17.4
        GivePriority {
            /// Whom.
            who: Who,
        },
        /// Players win the game. FAB 1.5.2a
        Win {
            /// Who.
            who: Who = Who::You,
        },
        /// Players lose the game.
        Lose {
            /// Who.
            who: Who,
        },
        /// A player chooses one of the lists.
        ChooseOne {
            /// Who.
            by: Who = Who::You,
            /// The lists.
            options: Vec<Vec<Effect>>,
        },
        /// A player may have something happen.
        May {
            /// Who.
            by: Who = Who::You,
            /// What happens then.
            then: Vec<Effect>,
            /// What happens otherwise.
            otherwise: Vec<Effect> = Vec::new(),
        },
        /// If something is so, this happens.
        If {
            /// What must be so.
            condition: Condition,
            /// What happens then.
            then: Vec<Effect>,
            /// What happens otherwise.
            otherwise: Vec<Effect> = Vec::new(),
        },
        /// Repeats a list, at most a hundred times.
        Repeat {
            /// How often.
            times: Amount,
            /// What.
            effects: Vec<Effect>,
        },
    }
}
