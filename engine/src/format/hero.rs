//! What a hero of Apoteose may be and carry: the numbers behind APO-H3 to APO-H15.

use serde::{Deserialize, Serialize};

use crate::Stated;

/// The numbers of a hero. Lists of three are for cards of level 1, 2 and 3.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = HeroRules))]
#[serde(deny_unknown_fields)]
pub struct Hero {
    /// The level without Classes; each Classe adds its own. APO-H3
    pub level: Stated<u32>,
    /// HP besides the level. APO-H4
    pub hp: Stated<u32>,
    /// The hero level that an Ente needs. APO-H5
    #[cfg_attr(feature = "openapi", schema(value_type = Stated<Vec<u32>>))]
    pub ente: Stated<[u32; 3]>,
    /// Equipamento slots of a Casa that prints none. APO-H6
    pub equipamento: Stated<u32>,
    /// Memento slots of a Casa that prints none. APO-H7
    pub memento: Stated<u32>,
    /// Suporte slots of a Casa that prints none. APO-H8
    pub suporte: Stated<u32>,
    /// What the inventory holds besides the level. APO-H9
    pub inventory: Stated<u32>,
    /// How much each Classe adds to each knowledge that it lists. APO-H10
    pub knowledge: Stated<u32>,
    /// The hero level that a Livre card needs. APO-H11
    #[cfg_attr(feature = "openapi", schema(value_type = Stated<Vec<u32>>))]
    pub livre: Stated<[u32; 3]>,
    /// Equipped Items of one specifier. APO-H12
    pub specifiers: Stated<u32>,
    /// Habilidades of one Lignum that share a Memento slot. APO-H13
    pub lignum_per_slot: Stated<u32>,
    /// Lignum cards in all. APO-H13
    pub lignum: Stated<u32>,
    /// The hero level that a Summus needs. APO-H14
    pub summus_level: Stated<u32>,
    /// Summus of one type. APO-H14
    pub summus_per_type: Stated<u32>,
    /// Summus in all. APO-H14
    pub summus: Stated<u32>,
    /// Attachments of one card. APO-H15
    pub attachments: Stated<u32>,
}
