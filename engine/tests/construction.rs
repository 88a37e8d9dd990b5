//! Deck construction of the four games: one test for each rule, named by its number.

#![allow(
    clippy::indexing_slicing,
    clippy::panic,
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a test fails by panicking"
)]

mod answers;
mod apoteose_attachments;
mod apoteose_copies;
mod apoteose_hero;
mod apoteose_inventory;
mod apoteose_knowledge;
mod apoteose_level;
mod apoteose_lignum;
mod apoteose_specifiers;
mod apoteose_summus;
mod apoteose_table;
mod apoteose_words;
mod apoteose_words_of_limits;
mod cards_of_apoteose;
mod cards_of_dominions;
mod cards_of_four_games;
mod cards_of_multiversity;
mod decks;
mod defaults;
mod dominions_rules;
mod fabula_book;
mod fabula_cards;
mod fabula_collections;
mod fabula_colours;
mod fabula_copies;
mod fabula_desks;
mod fabula_matches;
mod fabula_rarity;
mod fabula_reserve;
mod fabula_rules;
mod fabula_swaps;
mod findings;
mod formats;
mod formats_cards;
mod formats_copies;
mod formats_dates;
mod formats_in_force;
mod formats_pools;
mod kit;
mod messages;
mod messages_formats;
mod multiversity_copies;
mod multiversity_drafts;
mod multiversity_rules;
mod multiversity_sideboard;
mod multiversity_swaps;
mod multiversity_versions;
mod multiversity_words;
mod pools;
mod standings;
