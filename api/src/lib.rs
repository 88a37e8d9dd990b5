#![doc = include_str!("../README.md")]

pub mod catalogue;
pub mod cli;
pub mod config;
pub mod desk;
pub mod http;
pub mod openapi;
pub mod routes;
pub mod server;
pub mod start;
pub mod state;
pub mod store;
pub mod telemetry;
pub mod web;
pub mod wire;
pub mod words;
pub mod work;
