//! The server from outside: over HTTP, on the command line and in a browser.

#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a test fails by panicking"
)]

mod bulk;
mod card_commands;
mod cards;
mod cards_check;
mod clients;
mod config;
mod database;
mod deck_check;
mod deck_codes;
mod deck_lists;
mod deck_pictures;
mod encodings;
mod fields;
mod fixes;
mod formats;
mod games;
mod goldfish_compare;
mod goldfish_dead;
mod goldfish_events;
mod goldfish_hand;
mod goldfish_kit;
mod goldfish_mulligan;
mod goldfish_optimal;
mod goldfish_others;
mod goldfish_play;
mod goldfish_run;
mod goldfish_told;
mod in_browser;
mod limits;
mod odds;
mod odds_hostile;
mod one_deck;
mod openapi;
mod openapi_schemas;
mod origins;
mod outsider;
mod pages;
mod pages_card;
mod pages_decks;
mod pages_forms;
mod pages_lab;
mod pages_read;
mod pages_run;
mod pages_table;
mod pictures;
mod problems;
mod readme;
mod ready_decks;
mod reminders;
mod rooms;
mod rules;
mod search;
mod search_names;
mod shared_addresses;
mod similar;
mod stats;
mod validate;
mod validate_data;
mod validate_hostile;
mod walk;
