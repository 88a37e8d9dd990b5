//! Every hue with its names and the inks that were chosen by hand: dark, itself, light, spark.

use fabulario_engine::Game;

use super::Printed;

/// The hues of a game, in its order; the last is that of cards without one.
pub(super) const fn of(game: Game) -> &'static [Printed] {
    match game {
        Game::Fabula => &FABULA,
        Game::Dominions => &DOMINIONS,
        Game::Multiversity => &MULTIVERSITY,
        Game::Apoteose => &APOTEOSE,
    }
}

const FABULA: [Printed; 7] = [
    Printed::new(
        "branco",
        ["branco", "white"],
        [0x005d_5140, 0x00cd_b98c, 0x00ef_e4c8, 0x00b5_482f],
    ),
    Printed::new(
        "azul",
        ["azul", "blue"],
        [0x0017_406b, 0x002f_78b5, 0x009c_c9e6, 0x00f0_a830],
    ),
    Printed::new(
        "amarelo",
        ["amarelo", "yellow"],
        [0x0074_4605, 0x00e2_a31c, 0x00f8_da83, 0x00b8_372a],
    ),
    Printed::new(
        "verde",
        ["verde", "green"],
        [0x001c_4f33, 0x003b_8f57, 0x00a9_d6a0, 0x00e8_772e],
    ),
    Printed::new(
        "vermelho",
        ["vermelho", "red"],
        [0x007d_1f1a, 0x00c8_402f, 0x00f2_ab8c, 0x00f2_b632],
    ),
    Printed::new(
        "roxo",
        ["roxo", "purple"],
        [0x0043_265f, 0x007b_4a9e, 0x00c9_addd, 0x00e0_a72f],
    ),
    Printed::new(
        "incolor",
        ["incolor", "colourless"],
        [0x0044_413e, 0x0086_807a, 0x00cf_c8be, 0x00b5_482f],
    ),
];

const DOMINIONS: [Printed; 8] = [
    Printed::new(
        "earth",
        ["Terra (EARTH)", "Earth"],
        [0x005a_3d1e, 0x00a8_773c, 0x00df_c08e, 0x004f_7d3a],
    ),
    Printed::new(
        "water",
        ["Água (WATER)", "Water"],
        [0x0012_4a63, 0x0025_87a8, 0x0096_d3de, 0x00f0_8c4a],
    ),
    Printed::new(
        "fire",
        ["Fogo (FIRE)", "Fire"],
        [0x0086_230f, 0x00d9_532b, 0x00f7_b27a, 0x00f7_c93e],
    ),
    Printed::new(
        "air",
        ["Ar (AIR)", "Air"],
        [0x003f_5570, 0x008a_a9c4, 0x00d5_e4ee, 0x00e5_8f5a],
    ),
    Printed::new(
        "ice",
        ["Gelo (ICE)", "Ice"],
        [0x0026_527a, 0x006d_b7d9, 0x00cd_eaf4, 0x007d_6bc4],
    ),
    Printed::new(
        "thunder",
        ["Trovão (THUNDER)", "Thunder"],
        [0x0054_4106, 0x00d8_b31f, 0x00f6_e58f, 0x004d_4fb0],
    ),
    Printed::new(
        "void",
        ["Vazio (VOID)", "Void"],
        [0x002d_1f45, 0x005f_4a8c, 0x00b3_a3d3, 0x00d9_4f8a],
    ),
    Printed::new(
        "neutral",
        ["neutro", "neutral"],
        [0x0045_423d, 0x008c_8578, 0x00d2_cabb, 0x002f_78a0],
    ),
];

const MULTIVERSITY: [Printed; 13] = [
    Printed::new(
        "natureza",
        ["Natureza", "Nature"],
        [0x001f_5130, 0x004a_9a4e, 0x00b4_dc9a, 0x00f0_b93a],
    ),
    Printed::new(
        "vida",
        ["Vida", "Life"],
        [0x007a_2348, 0x00d9_598a, 0x00f6_b8cd, 0x005f_b58a],
    ),
    Printed::new(
        "morte",
        ["Morte", "Death"],
        [0x002c_2b3a, 0x005e_5a75, 0x00b0_abc4, 0x009f_ce4a],
    ),
    Printed::new(
        "divino",
        ["Divino", "Divine"],
        [0x006d_4e0d, 0x00d9_ae3c, 0x00f7_e3a0, 0x005b_8bd0],
    ),
    Printed::new(
        "elemental",
        ["Elemental", "Elemental"],
        [0x000f_5357, 0x002a_9d98, 0x00a0_dcd2, 0x00e8_643a],
    ),
    Printed::new(
        "tecsci",
        ["TecSci", "TecSci"],
        [0x0017_3f5f, 0x002f_7fc1, 0x00a3_cff0, 0x0035_d0b2],
    ),
    Printed::new(
        "magia",
        ["Magia", "Magic"],
        [0x004a_2170, 0x008a_4bc0, 0x00d3_b2ee, 0x00f2_c14a],
    ),
    Printed::new(
        "mental",
        ["Mental", "Mental"],
        [0x005a_2a63, 0x00b0_5cb5, 0x00e8_bfe6, 0x004f_c0d0],
    ),
    Printed::new(
        "fisico",
        ["Físico", "Physical"],
        [0x0074_331a, 0x00c9_693a, 0x00f2_bf98, 0x003f_7fa8],
    ),
    Printed::new(
        "poder-energetico",
        ["Poder Energético", "Energy power"],
        [0x006b_4a00, 0x00e8_b50e, 0x00fb_e688, 0x00d1_402f],
    ),
    Printed::new(
        "fera",
        ["Fera", "Beast"],
        [0x005e_3420, 0x009c_5b32, 0x00dd_b48a, 0x006f_a03a],
    ),
    Printed::new(
        "cosmico",
        ["Cósmico", "Cosmic"],
        [0x001d_2459, 0x0045_54b5, 0x00aa_b4ec, 0x00f0_7ab0],
    ),
    Printed::new(
        "neutro",
        ["neutro", "neutral"],
        [0x003f_434a, 0x007f_8790, 0x00cb_d0d4, 0x00e0_913a],
    ),
];

const APOTEOSE: [Printed; 8] = [
    Printed::new(
        "casa",
        ["casa", "house"],
        [0x006a_2a22, 0x00b3_503c, 0x00e8_b79c, 0x00d9_a93a],
    ),
    Printed::new(
        "classe",
        ["classe", "class"],
        [0x001f_4560, 0x003f_7ea3, 0x00ab_d0e2, 0x00d9_a93a],
    ),
    Printed::new(
        "ente",
        ["ente", "entity"],
        [0x004b_2a57, 0x0085_5199, 0x00d0_b0da, 0x0074_b07a],
    ),
    Printed::new(
        "item",
        ["item", "item"],
        [0x005c_451b, 0x00a9_8136, 0x00e5_cd92, 0x003f_7f8f],
    ),
    Printed::new(
        "habilidade",
        ["habilidade", "skill"],
        [0x001d_5246, 0x003a_9279, 0x00a6_d8c6, 0x00e0_823a],
    ),
    Printed::new(
        "companheiro",
        ["companheiro", "companion"],
        [0x003c_5020, 0x007c_9a3f, 0x00cf_dc9f, 0x00c9_553a],
    ),
    Printed::new(
        "evento",
        ["evento", "event"],
        [0x003b_3450, 0x006f_6693, 0x00bd_b5d6, 0x00e5_a53c],
    ),
    Printed::new(
        "neutro",
        ["neutro", "neutral"],
        [0x0047_423a, 0x008a_8272, 0x00d3_cbbb, 0x00b5_482f],
    ),
];
