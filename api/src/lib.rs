#![doc = include_str!("../README.md")]

pub mod accept;
pub mod answers;
pub mod catalogue;
pub mod cli;
pub mod config;
pub mod db;
pub mod decks;
pub mod extract;
pub mod frame;
mod hex;
pub mod judging;
mod language;
pub mod listing;
pub mod metrics;
pub mod openapi;
pub mod problem;
pub mod query;
pub mod representation;
pub mod routes;
mod searching;
pub mod server;
pub mod start;
pub mod state;
pub mod telemetry;
pub mod web;
pub mod wire;
