//! Fábula: one test for each sentence of the rulebook, and the game as a whole.

#![allow(
    clippy::indexing_slicing,
    clippy::panic,
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a test fails by panicking"
)]

mod bounds;
mod describe;
mod perft;
mod pilot {
    mod choices;
    mod combat;
    mod kit;
    mod playing;
    mod responses;
}
mod reading;
mod rules {
    mod opening;
    mod s1_01_golden;
    mod s1_06_colours;
    mod s1_08_numbers;
    mod s1_08_turning;
    mod s1_09_owners;
    mod s1_10_objects;
    mod s1_10_words;
    mod s1_11_face_down;
    mod s1_11_permanents;
    mod s1_11_states;
    mod s1_12_tokens;
    mod s1_12_tokens_leaving;
    mod s1_13_effects;
    mod s1_14_abilities;
    mod s1_14_activated;
    mod s1_14_passives;
    mod s1_14_triggers;
    mod s1_15_choices;
    mod s1_15_lost;
    mod s1_15_sets;
    mod s1_15_targets;
    mod s1_16_special_actions;
    mod s1_17_5_without_priority;
    mod s1_17_priority;
    mod s1_18_costs;
    mod s1_18_paying;
    mod s1_18_restoration;
    mod s1_19_hand_limits;
    mod s1_20_damage_to_bases;
    mod s1_20_resistance;
    mod s1_21_damage;
    mod s1_21_without_damage;
    mod s1_22_blocking;
    mod s1_22_influence;
    mod s1_22_lost_blockers;
    mod s1_22_lost_influence;
    mod s1_22_offensive;
    mod s1_23_cancel;
    mod s1_2_players;
    mod s1_3_own_decks;
    mod s1_4_matches;
    mod s1_4_mulligan;
    mod s1_4_setup;
    mod s1_5_concession;
    mod s1_5_defeat;
    mod s1_5_victory;
    mod s1_7_resources;
    mod s1_8_x_in_costs;
    mod s2_1_names_and_colours;
    mod s2_2_cost;
    mod s2_7_values;
    mod s2_7_values_in_combat;
    mod s3_1_bases_at_the_start;
    mod s3_1_centro;
    mod s3_1_exposure;
    mod s3_2_10_preparing;
    mod s3_2_allies;
    mod s3_2_allies_in_combat;
    mod s3_2_when_cards_are_played;
    mod s3_4_modifications;
    mod s3_5_tokens;
    mod s4_1_draws_and_hand;
    mod s4_2_hidden_hand;
    mod s4_4_descarte;
    mod s4_5_stack;
    mod s4_6_inactive;
    mod s4_leaving_combat;
    mod short_cards;
    mod stack_kit;
    mod vectors_combat;
    mod vectors_of_the_turn;
    mod words;
}
mod sample;
pub mod samples;
mod situations;
mod support;
