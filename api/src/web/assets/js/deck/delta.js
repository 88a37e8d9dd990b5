// @ts-check
// What changed between two versions of a deck, and how such changes are made.

import { attachedInOrder, attachedKey, document, MOST_COPIES, slotKey, slotsInOrder, sorted, tally } from "./document.js";

/** @typedef {import("./document.js").Deck} Deck */
/** @typedef {import("./document.js").Entry} Entry */
/** @typedef {import("./document.js").Slot} Slot */
/** @typedef {import("./document.js").Held} Held */
/** @typedef {"name" | "note" | {card: {slot: Slot, attached?: Entry[]}}} TextOf */
/**
 * One change: more or fewer copies, or another text.
 * @typedef {{copies: {slot: Slot, attached?: Entry[], by: number}} | {text: {of: TextOf, from: string | null, to: string | null}}} Delta
 */

/** Changes cannot be made. */
export class Unfit extends Error {
  /**
   * @param {"below_zero" | "too_many" | "other_text" | "other_game"} why
   * @param {string} [card]
   */
  constructor(why, card) {
    super(card ? `${why}: ${card}` : why);
    this.why = why;
  }
}

/** @param {Entry[]} attached */
const on = (attached) => (attached.length ? { attached } : {});

/**
 * The change that takes this one back.
 * @param {Delta} delta
 * @returns {Delta}
 */
export function inverse(delta) {
  if ("copies" in delta) return { copies: { ...delta.copies, by: -delta.copies.by } };
  const { of, from, to } = delta.text;
  return { text: { of, from: to, to: from } };
}

/**
 * The changes that make the second deck of the first.
 * @param {Deck} before
 * @param {Deck} after
 * @returns {Delta[]}
 */
export function diff(before, after) {
  if (before.game !== after.game) throw new Unfit("other_game");
  const [a, b] = [tally(before), tally(after)];
  /** @type {Delta[]} */
  const deltas = [];
  const rewritten = (/** @type {TextOf} */ of, /** @type {string | null} */ from, /** @type {string | null} */ to) => {
    if (from !== to) deltas.push({ text: { of, from, to } });
  };
  rewritten("name", a.name, b.name);
  rewritten("note", a.note, b.note);
  const slots = new Map([...a.slots, ...b.slots].map(([key, { slot }]) => [key, slot]));
  for (const [key, slot] of [...slots].sort(([, x], [, y]) => slotsInOrder(x, y))) {
    const [was, is] = [a.slots.get(key)?.held, b.slots.get(key)?.held];
    const all = new Map([...(was ?? []), ...(is ?? [])].map(([under, { attached }]) => [under, attached]));
    for (const [under, attached] of [...all].sort(([, x], [, y]) => attachedInOrder(x, y))) {
      const [from, to] = [was?.get(under), is?.get(under)];
      const by = (to?.copies ?? 0) - (from?.copies ?? 0);
      if (by) deltas.push({ copies: { slot, ...on(attached), by } });
      rewritten({ card: { slot, ...on(attached) } }, from?.note ?? null, to?.note ?? null);
    }
  }
  return deltas;
}

/**
 * The deck with every change made, in its one form; throws `Unfit` if one cannot be.
 * @param {Deck} deck
 * @param {Iterable<Delta>} deltas
 * @returns {Deck}
 */
export function apply(deck, deltas) {
  const made = tally(deck);
  /** @type {Map<string, {held: Held, by: number, card: string}>} */
  const sums = new Map();
  const heldAt = (/** @type {Slot} */ slot, /** @type {Entry[] | undefined} */ attached) => {
    const key = slotKey(slot);
    const place = made.slots.get(key) ?? { slot, held: new Map() };
    made.slots.set(key, place);
    const list = sorted(attached);
    const under = attachedKey(list);
    const held = place.held.get(under) ?? { attached: list, copies: 0, note: null };
    place.held.set(under, held);
    return { held, at: key + under };
  };
  for (const delta of deltas) {
    if ("copies" in delta) {
      const { slot, attached, by } = delta.copies;
      const { held, at } = heldAt(slot, attached);
      // Only the sum matters: what goes out before it comes in was never below zero.
      const sum = sums.get(at) ?? { held, by: 0, card: slot.card };
      sum.by += by;
      sums.set(at, sum);
    } else {
      const { of, from, to } = delta.text;
      const text = of === "name" || of === "note" ? made : heldAt(of.card.slot, of.card.attached).held;
      const field = of === "name" ? "name" : "note";
      const texts = /** @type {Record<string, string | null>} */ (/** @type {unknown} */ (text));
      if ((texts[field] ?? null) !== from) throw new Unfit("other_text");
      texts[field] = to;
    }
  }
  for (const { held, by, card } of sums.values()) {
    const copies = held.copies + by;
    if (copies < 0) throw new Unfit("below_zero", card);
    if (by > 0 && copies > MOST_COPIES) throw new Unfit("too_many", card);
    held.copies = copies;
  }
  return document(made);
}
