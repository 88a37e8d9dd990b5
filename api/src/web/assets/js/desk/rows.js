// @ts-check
// The deck as rows below headings: grouped, sorted and filtered as the reader likes it.

import { lineKey } from "./judge.js";

/** @typedef {import("../deck/document.js").Deck} Deck */
/** @typedef {import("../deck/document.js").Entry} Entry */
/** @typedef {import("../deck/quick.js").Card} Card */
/** @typedef {import("./facts.js").Facts} Facts */
/** @typedef {"type" | "cost" | "colour" | "rarity" | "label"} By */
/** @typedef {"cost" | "name" | "copies"} Order */
/** What of the deck is shown; nothing chosen shows all. @typedef {{cost?: number, colour?: string}} Filter */
/** @typedef {{key: string, list: string, at: number, entry: Entry, card: Card | undefined, name: string}} Row */
/** @typedef {{key: string, name: string, cards: number, rows: Row[], list: string, waits: boolean}} Group */

/** What its owner calls a card: the first word of the note that begins with #. @param {Entry} entry */
export const labelOf = (entry) => /(?:^|\s)#([\p{L}\p{N}_-]+)/u.exec(entry.note ?? "")?.[1] ?? "";

/**
 * The rows of a list.
 * @param {Deck} deck
 * @param {string} list
 * @param {Map<string, Card>} cards
 * @returns {Row[]}
 */
export function rowsOf(deck, list, cards) {
  const seen = new Map();
  return (deck[list] ?? []).map((/** @type {Entry} */ entry, /** @type {number} */ at) => {
    const line = lineKey(list, entry);
    const nth = seen.get(line) ?? 0;
    seen.set(line, nth + 1);
    const card = cards.get(entry.card);
    return { key: nth ? `${line}#${nth}` : line, list, at, entry, card, name: card?.name ?? entry.card };
  });
}

/** @type {Record<Order, (a: Row, b: Row) => number>} */
const ORDERS = {
  cost: (a, b) => (a.card?.cost ?? -1) - (b.card?.cost ?? -1) || byName(a, b),
  name: (a, b) => byName(a, b),
  copies: (a, b) => b.entry.copies - a.entry.copies || byName(a, b),
};
const byName = (/** @type {Row} */ a, /** @type {Row} */ b) => a.name.localeCompare(b.name) || (a.key < b.key ? -1 : 1);

/** @param {Row} row @param {Filter} filter */
export const passes = ({ card }, { cost, colour }) =>
  (cost === undefined || card?.cost === cost) &&
  (colour === undefined || (colour === "" ? !card?.colours?.length : Boolean(card?.colours?.includes(colour))));

/**
 * The groups of a deck, list by list; the main one by what the reader chose.
 * @param {Deck} deck
 * @param {{facts: Facts, cards: Map<string, Card>, by: By, order: Order, filter: Filter, words: Record<string, any>}} how
 * @returns {Group[]}
 */
export function groupsOf(deck, { facts, cards, by, order, filter, words }) {
  /** @type {Group[]} */
  const groups = [];
  const filtered = filter.cost !== undefined || filter.colour !== undefined;
  for (const list of facts.sections) {
    const all = rowsOf(deck, list.id, cards).sort(ORDERS[order]);
    const rows = all.filter((row) => passes(row, filter));
    if (list.id === "main") {
      groups.push(...parted(rows, { facts, by, words }));
    } else {
      const waits = !all.length && !list.part && !list.aside && list.id !== "maybe";
      if (rows.length || (waits && !filtered)) groups.push(group(list.id, list.name, rows, waits));
    }
  }
  return groups;
}

/** @param {string} list @param {string} name @param {Row[]} rows @param {boolean} [waits] @returns {Group} */
const group = (list, name, rows, waits = false) => ({
  key: `${list}/${name}`, name, list, rows, waits, cards: rows.reduce((sum, row) => sum + row.entry.copies, 0),
});

/**
 * @param {Row[]} rows
 * @param {{facts: Facts, by: By, words: Record<string, any>}} how
 */
function parted(rows, { facts, by, words }) {
  /** @type {(all: {id: string}[], id: string | undefined) => number} */
  const place = (all, id) => {
    const at = all.findIndex((it) => it.id === id);
    return at < 0 ? all.length : at;
  };
  /** @type {Record<By, (row: Row) => [number | string, string]>} */
  const heads = {
    type: ({ card }) => [place(facts.kinds, card?.type), facts.kinds[place(facts.kinds, card?.type)]?.name ?? words.unknown_cards()],
    cost: ({ card }) => [card?.cost ?? Infinity, card?.cost === undefined ? words.without_cost() : words.at_cost(card.cost)],
    colour: ({ card }) => {
      const colours = card?.colours ?? [];
      const at = colours.length > 1 ? facts.hues.length + 1 : place(facts.hues, colours[0]);
      const name = colours.length > 1 ? words.several_colours() : facts.hues[at]?.name ?? words.no_colour();
      return [at, capital(name)];
    },
    rarity: ({ card }) => [place(facts.rarities, card?.rarity), facts.rarities[place(facts.rarities, card?.rarity)]?.name ?? words.no_rarity()],
    label: ({ entry }) => [labelOf(entry) ? labelOf(entry).toLowerCase() : "\uffff", labelOf(entry) || words.no_label()],
  };
  /** @type {Map<string, {order: number | string, rows: Row[]}>} */
  const parts = new Map();
  for (const row of rows) {
    const [order, name] = heads[by](row);
    const part = parts.get(name) ?? { order, rows: [] };
    part.rows.push(row);
    parts.set(name, part);
  }
  const inTurn = [...parts].sort(([, a], [, b]) => (a.order < b.order ? -1 : a.order > b.order ? 1 : 0));
  return inTurn.map(([name, { rows }]) => group("main", name, rows));
}

/** With a capital letter in front. @param {string} text */
export const capital = (text) => text.slice(0, 1).toUpperCase() + text.slice(1);

/**
 * Copies by what it takes to use them, and by colour: counted here, so that an edit shows at once.
 * @param {Deck} deck
 * @param {Map<string, Card>} cards
 * @param {string[]} lists
 */
export function counted(deck, cards, lists) {
  /** @type {Map<number, number>} */
  const costs = new Map();
  /** @type {Map<string, number>} */
  const colours = new Map();
  let all = 0;
  for (const list of lists) {
    for (const entry of deck[list] ?? []) {
      const card = cards.get(entry.card);
      all += entry.copies;
      if (card?.cost !== undefined) costs.set(card.cost, (costs.get(card.cost) ?? 0) + entry.copies);
      for (const colour of card?.colours ?? []) colours.set(colour, (colours.get(colour) ?? 0) + entry.copies);
    }
  }
  const least = Math.min(...costs.keys());
  const steps = costs.size ? Array.from({ length: Math.max(...costs.keys()) - least + 1 }, (_, at) => ({ at: least + at, cards: costs.get(least + at) ?? 0 })) : [];
  return { all, steps, colours };
}
