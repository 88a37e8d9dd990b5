// @ts-check
// Copies that come and go: each act takes a deck and gives another one.

import { MOST_COPIES } from "./document.js";

/** @typedef {import("./document.js").Deck} Deck */
/** @typedef {import("./document.js").Entry} Entry */
/** A line of a deck: its list and its place there. @typedef {{list: string, at: number}} Place */
/**
 * A change of a fix, as `/v1/validate` tells it.
 * @typedef {{list: string, card: string, copies: number, on?: string}} Mending
 */

/** @param {Deck} deck @param {string} list @returns {Entry[]} */
export const linesOf = (deck, list) => deck[list] ?? [];

/** @param {Deck} deck @param {string} list @param {Entry[]} lines @returns {Deck} */
const withLines = (deck, list, lines) => ({ ...deck, [list]: lines.filter((line) => line.copies > 0) });

/** How many copies of a card a list has. @param {Deck} deck @param {string} list @param {string} card */
export const count = (deck, list, card) =>
  linesOf(deck, list).reduce((sum, line) => (line.card === card ? sum + line.copies : sum), 0);

/** @param {Entry[]} lines @param {string} card @param {number} copies */
function add(lines, card, copies) {
  const at = lines.findIndex((line) => line.card === card && !line.attached?.length);
  const here = lines[at];
  if (!here) return [...lines, { card, copies: Math.min(copies, MOST_COPIES) }];
  return lines.with(at, { ...here, copies: Math.min(here.copies + copies, MOST_COPIES) });
}

/** Those with attachments go last. @param {Entry[]} lines @param {string} card @param {number} copies */
function remove(lines, card, copies) {
  const left = lines.map((line) => ({ ...line }));
  for (const attached of [false, true]) {
    for (const line of left) {
      if (line.card !== card || Boolean(line.attached?.length) !== attached) continue;
      const taken = Math.min(line.copies, copies);
      line.copies -= taken;
      copies -= taken;
    }
  }
  return left.filter((line) => line.copies > 0);
}

/** Puts copies of a card into a list. @param {Deck} deck @param {string} list @param {string} card @param {number} copies */
export const put = (deck, list, card, copies) => withLines(deck, list, add(linesOf(deck, list), card, copies));

/** Takes copies out, as many as there are. @param {Deck} deck @param {string} list @param {string} card @param {number} copies */
export const take = (deck, list, card, copies) => withLines(deck, list, remove(linesOf(deck, list), card, copies));

/** Makes them so many. @param {Deck} deck @param {string} list @param {string} card @param {number} copies */
export function setCopies(deck, list, card, copies) {
  const now = count(deck, list, card);
  return copies > now ? put(deck, list, card, copies - now) : take(deck, list, card, now - copies);
}

/** @param {Deck} deck @param {Place} place @param {(line: Entry) => Entry} change */
export function changeLine(deck, { list, at }, change) {
  const line = linesOf(deck, list)[at];
  return line ? withLines(deck, list, linesOf(deck, list).with(at, change(line))) : deck;
}

/** Copies of one line; a card with attachments is one card. @param {Deck} deck @param {Place} place @param {number} copies */
export const setLine = (deck, place, copies) =>
  changeLine(deck, place, (line) => ({ ...line, copies: Math.max(0, Math.min(copies, line.attached?.length ? 1 : MOST_COPIES)) }));

/** Moves copies of a line to another list, all of them if no number is named. @param {Deck} deck @param {Place} place @param {string} to @param {number} [copies] */
export function move(deck, { list, at }, to, copies) {
  const line = linesOf(deck, list)[at];
  if (!line || list === to) return deck;
  const moved = Math.min(copies ?? line.copies, line.copies);
  const left = changeLine(deck, { list, at }, (it) => ({ ...it, copies: it.copies - moved }));
  return { ...left, [to]: [...linesOf(left, to), { ...line, copies: moved }] };
}

/** What its owner says about a line. @param {Deck} deck @param {Place} place @param {string} note */
export const noteLine = (deck, place, note) =>
  changeLine(deck, place, ({ note: _, ...line }) => (note ? { ...line, note } : line));

/** The name, or the note on the deck. @param {Deck} deck @param {"name" | "note"} field @param {string} text */
export function write(deck, field, text) {
  const { [field]: _, ...rest } = deck;
  return /** @type {Deck} */ (text ? { ...rest, [field]: text } : rest);
}

/** Attaches a card to one copy of a line; the other copies stay as they are. @param {Deck} deck @param {Place} place @param {string} card */
export function attach(deck, { list, at }, card) {
  const line = linesOf(deck, list)[at];
  if (!line) return deck;
  const host = { ...line, copies: 1, attached: add(line.attached ?? [], card, 1) };
  const left = changeLine(deck, { list, at }, (it) => ({ ...it, copies: it.copies - 1 }));
  return { ...left, [list]: [...linesOf(left, list), host] };
}

/** Takes an attached card off. @param {Deck} deck @param {Place} place @param {string} card @param {number} copies */
export const detach = (deck, place, card, copies) =>
  changeLine(deck, place, (line) => ({ ...line, attached: remove(line.attached ?? [], card, copies) }));

/** Makes the changes of a fix: what goes first, so that what comes finds its place. @param {Deck} deck @param {Mending[]} changes */
export function mend(deck, changes) {
  const goes = changes.filter((it) => it.copies < 0);
  const comes = changes.filter((it) => it.copies > 0);
  return [...goes, ...comes].reduce(mendOne, deck);
}

/** @param {Deck} deck @param {Mending} change @returns {Deck} */
function mendOne(deck, { list, card, copies, on }) {
  if (on === undefined) return copies < 0 ? take(deck, list, card, -copies) : put(deck, list, card, copies);
  for (const [name, lines] of Object.entries(deck)) {
    if (!Array.isArray(lines)) continue;
    const holds = (/** @type {Entry} */ line) =>
      line.card === on && (copies > 0 || line.attached?.some((it) => it.card === card));
    const at = lines.findIndex(holds);
    if (at < 0) continue;
    if (copies < 0) return detach(deck, { list: name, at }, card, -copies);
    return changeLine(deck, { list: name, at }, (line) => ({ ...line, attached: add(line.attached ?? [], card, copies) }));
  }
  return deck;
}
