// @ts-check
// A deck with what was done to it: every step is a change that is kept, and taking one back is a change, too.
//
// `back` and `forth` hold the numbers of the changes that can be taken back and made again, the next one last. Changes
// are only ever added: made in their order they are the deck, on this device and on a server that they are sent to.

import { apply, diff, inverse } from "./delta.js";
import { canonical } from "./document.js";

/** @typedef {import("./document.js").Deck} Deck */
/** @typedef {import("./delta.js").Delta} Delta */
/**
 * Something that was done: `of` is the change that it takes back or makes again.
 * @typedef {{n: number, at: number, deltas: Delta[], undoes?: number, redoes?: number}} Change
 */
/**
 * A deck and its way back.
 * @typedef {{document: Deck, count: number, back: number[], forth: number[], changes: Map<number, Change>}} Log
 */

/** Most steps that can be taken back; older ones are forgotten. */
export const MOST_STEPS = 500;

/**
 * A deck that nothing was done to.
 * @param {Deck} deck
 * @returns {Log}
 */
export const begin = (deck) => ({ document: canonical(deck), count: 0, back: [], forth: [], changes: new Map() });

/**
 * @param {Log} log
 * @param {Omit<Change, "n">} change
 * @param {Partial<Log>} stacks
 * @returns {{log: Log, change: Change}}
 */
function add(log, change, stacks) {
  const made = { n: log.count + 1, ...change };
  const document = apply(log.document, change.deltas);
  return { change: made, log: { ...log, ...stacks, document, count: made.n, changes: new Map(log.changes).set(made.n, made) } };
}

/**
 * The deck becomes another one; nothing if it is the same.
 * @param {Log} log
 * @param {Deck} after
 * @param {number} at
 */
export function step(log, after, at) {
  const deltas = diff(log.document, after);
  if (!deltas.length) return null;
  const back = [...log.back, log.count + 1].slice(-MOST_STEPS);
  return add(log, { at, deltas }, { back, forth: [] });
}

/**
 * Takes the last step back; nothing if there is none.
 * @param {Log} log
 * @param {number} at
 */
export function undo(log, at) {
  const of = log.back.at(-1);
  const last = of && log.changes.get(of);
  if (!last) return null;
  // From the last to the first: a text that was written twice finds what it was each time.
  const deltas = last.deltas.map(inverse).reverse();
  return add(log, { at, deltas, undoes: last.n }, { back: log.back.slice(0, -1), forth: [...log.forth, last.n] });
}

/**
 * Makes the step again that was taken back last; nothing if there is none.
 * @param {Log} log
 * @param {number} at
 */
export function redo(log, at) {
  const of = log.forth.at(-1);
  const last = of && log.changes.get(of);
  if (!last) return null;
  const { deltas } = last;
  return add(log, { at, deltas, redoes: last.n }, { back: [...log.back, last.n], forth: log.forth.slice(0, -1) });
}

/**
 * The changes that nobody needs any more: neither a way back nor a server that has not seen them.
 * @param {Log} log
 * @param {number} sent the number of the last change that a server has seen
 */
export function forgotten(log, sent) {
  const needed = new Set([...log.back, ...log.forth]);
  return [...log.changes.keys()].filter((n) => n <= sent && !needed.has(n));
}

/**
 * A log as it was written somewhere: what does not lead back is left out, so that every step that is offered can be made.
 * @param {Pick<Log, "document" | "count" | "back" | "forth">} state
 * @param {Change[]} changes
 * @returns {Log}
 */
export function replay({ document, count, back, forth }, changes) {
  const known = new Map(changes.map((change) => [change.n, change]));
  let deck = document;
  const good = [];
  try {
    for (const n of [...back].reverse()) {
      const change = known.get(n);
      if (!change) break;
      deck = apply(deck, change.deltas.map(inverse).reverse());
      good.unshift(n);
    }
  } catch {
    // The steps before this one are lost; the deck is not.
  }
  return { document, count, back: good, forth: forth.filter((n) => known.has(n)), changes: known };
}
