// @ts-check
// Everything that can be done at the desk, in one table: it feeds tooltips, keys, the list of all actions and the sheet.

import { exportSheet } from "./ways.js";
import { fixSheet, keySheet, palette, stepSheet } from "./dialogs.js";
import { focusRow } from "./desk.js";
import { linkTo } from "./facts.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("./rows.js").Row} Row */
/** @typedef {import("../shared/keys.js").Action} Action */

/** @param {string} selector */
const focus = (selector) => {
  /** @type {HTMLElement | null} */
  const target = document.querySelector(selector);
  target?.focus();
  if (target instanceof HTMLInputElement) target.select();
};

/** @param {Desk} desk @returns {Action[]} */
export function actionsOf(desk) {
  const w = desk.words;
  const { facts } = desk;
  const groups = { find: w.keys_find(), line: w.keys_line(), deck: w.keys_deck(), page: w.keys_page() };
  const here = () => desk.row(desk.cursor.value);
  const onLine = () => here() !== null;
  const with_ = (/** @type {(row: Row) => unknown} */ act) => () => {
    const row = here();
    if (row) act(row);
  };
  const aside = facts.sections.find((it) => it.aside);
  const maybe = facts.sections.find((it) => it.id === "maybe");
  const centre = facts.sections.filter((it) => it.part);
  const made = () => (desk.judge.code.value?.of === desk.deck.value ? desk.judge.code.value : null);
  const go = (/** @type {string} */ path) => () => location.assign(linkTo(path));
  const digit = (/** @type {Event | undefined} */ event) =>
    event instanceof KeyboardEvent ? Number(/\d$/.exec(event.code)?.[0] ?? event.key) : NaN;
  /** @type {(Action | false | undefined)[]} */
  const all = [
    { id: "search", group: groups.find, word: w.find(), keys: ["[Shift]+/"], shown: "/", run: () => focus("#q") },
    { id: "quick", group: groups.find, word: w.quick(), keys: ["q"], run: () => desk.wish(desk.typed.value) },
    centre.length > 0 && { id: "bases", group: groups.find, word: w.set_base(), keys: ["b"], run: () => desk.wish(`${centre.at(-1)?.id} `) },
    { id: "next", group: groups.line, word: w.next_line(), keys: ["j", "ArrowDown"], run: () => move(desk, 1) },
    { id: "previous", group: groups.line, word: w.previous_line(), keys: ["k", "ArrowUp"], run: () => move(desk, -1) },
    { id: "more", group: groups.line, word: w.more_copies(), keys: ["[Shift]++"], shown: "+", when: onLine, run: with_((row) => desk.add(row, 1)) },
    { id: "less", group: groups.line, word: w.fewer_copies(), keys: ["-"], when: onLine, run: with_((row) => leave(desk, row, row.entry.copies - 1)) },
    { id: "set", group: groups.line, word: w.set_copies(), keys: ["([0-9])"], shown: "0–9", when: onLine, run: (event) => { const copies = digit(event); const row = here(); if (row && !Number.isNaN(copies)) leave(desk, row, copies); } },
    aside && { id: "aside", group: groups.line, word: w.set_aside(aside.name), keys: ["Shift+(Digit[0-9])"], shown: "⇧ 0–9", when: onLine, run: (event) => { const copies = digit(event); const row = here(); if (row && !Number.isNaN(copies)) desk.setIn(aside.id, row.entry.card, copies); } },
    { id: "out", group: groups.line, word: w.remove(), keys: ["x"], when: onLine, run: with_((row) => leave(desk, row, 0)) },
    { id: "move", group: groups.line, word: w.line_menu(), keys: ["m"], when: onLine, run: with_((row) => openMenu(desk, row, ".sheet button")) },
    { id: "note", group: groups.line, word: w.note_of(), keys: ["n"], when: onLine, run: with_((row) => openMenu(desk, row, ".sheet textarea")) },
    maybe && { id: "maybe", group: groups.line, word: w.to_maybe(), keys: ["t"], when: onLine, run: with_((row) => desk.move(row, row.list === "maybe" ? "main" : "maybe")) },
    facts.game === "apo" && { id: "attach", group: groups.line, word: w.attach(), keys: ["a"], when: onLine, run: with_((row) => { desk.attachTo.value = row.key; desk.wish(""); }) },
    { id: "show", group: groups.line, word: w.show_this(), keys: ["p"], when: onLine, run: with_((row) => (desk.shown.value = row.entry.card)) },
    { id: "pick", group: groups.line, word: w.select(), keys: ["s"], run: () => desk.select(!desk.selecting.value) },
    { id: "fix", group: groups.deck, word: w.fix_all_preview(), keys: ["f"], run: () => fixSheet(desk) },
    { id: "verdict", group: groups.deck, word: w.to_verdict(), keys: ["v"], run: () => { desk.stop.value = 2; focus(innerWidth > 760 ? "#juizo" : ".sheetup .grip"); } },
    { id: "curve", group: groups.deck, word: w.to_curve(), keys: ["c"], run: () => focus(".curve .bar") },
    { id: "undo", group: groups.deck, word: w.undo(), keys: ["$mod+z"], when: () => desk.log.value.back.length > 0, run: () => desk.undo() },
    { id: "redo", group: groups.deck, word: w.redo(), keys: ["$mod+Shift+z", "$mod+y"], when: () => desk.log.value.forth.length > 0, run: () => desk.redo() },
    { id: "steps", group: groups.deck, word: w.steps(), keys: ["u"], run: () => stepSheet(desk) },
    { id: "keep", group: groups.deck, word: w.keep_now(), keys: ["$mod+s"], typing: true, run: () => keep(desk) },
    { id: "export", group: groups.deck, word: w.export_title(), keys: ["$mod+e"], typing: true, run: () => exportSheet(desk) },
    { id: "rename", group: groups.deck, word: w.name(), run: () => focus(".deckname") },
    { id: "copy", group: groups.deck, word: w.make_copy(), run: () => desk.copy() },
    { id: "rows", group: groups.deck, word: w.view_rows(), run: () => desk.lookAt({ view: "rows" }) },
    { id: "pictures", group: groups.deck, word: w.view_pictures(), run: () => desk.lookAt({ view: "pictures" }) },
    facts.game !== "apo" && { id: "train", group: groups.deck, word: w.train(), keys: ["y"], when: () => made() !== null, run: () => go(`/laboratorio/mao?codigo=${encodeURIComponent(made()?.code ?? "")}`)() },
    { id: "cards", group: groups.page, word: w.go_cards(), keys: ["g c"], run: go(`/cartas?jogo=${facts.game}`) },
    { id: "decks", group: groups.page, word: w.go_decks(), keys: ["g b"], run: go(`/baralhos?jogo=${facts.game}`) },
    { id: "lab", group: groups.page, word: w.go_lab(), keys: ["g l"], run: go(`/laboratorio?jogo=${facts.game}`) },
    { id: "rules", group: groups.page, word: w.go_rules(), keys: ["g r"], run: go(`/regras/${facts.game}`) },
  ];
  const listed = /** @type {Action[]} */ (all.filter(Boolean));
  listed.push(
    { id: "palette", group: groups.page, word: w.all_actions(), keys: ["$mod+k"], typing: true, run: () => palette(desk, listed) },
    { id: "keys", group: groups.page, word: w.keys(), keys: ["[Shift]+?"], shown: "?", run: () => keySheet(desk, listed) },
  );
  return listed;
}

/** @param {Desk} desk */
function keep(desk) {
  desk.keeper.keep().then(() => (desk.said.value = desk.words.said_kept()));
}

/** The next row, or the one before. @param {Desk} desk @param {number} by */
function move(desk, by) {
  const { rows } = desk;
  const at = rows.findIndex((row) => row.key === desk.cursor.value);
  const next = rows[at < 0 ? (by > 0 ? 0 : rows.length - 1) : Math.max(0, Math.min(rows.length - 1, at + by))];
  if (!next) return;
  desk.cursor.value = next.key;
  focusRow(next.key);
}

/** Copies of a line by a key: when it goes, the focus stays in the list. @param {Desk} desk @param {Row} row @param {number} copies */
function leave(desk, row, copies) {
  const { rows } = desk;
  const at = rows.findIndex((it) => it.key === row.key);
  desk.set(row, copies);
  if (desk.row(row.key)) return;
  const next = desk.rows[Math.min(at, desk.rows.length - 1)];
  desk.cursor.value = next?.key ?? null;
  if (next) focusRow(next.key);
  else focus("#por");
}

/** @param {Desk} desk @param {Row} row @param {string} selector */
function openMenu(desk, row, selector) {
  desk.open.value = row.key;
  /** @type {HTMLElement | null | undefined} */
  const target = [...document.querySelectorAll("[data-key]")].find((it) => it.getAttribute("data-key") === row.key)?.querySelector(selector);
  target?.focus();
}
