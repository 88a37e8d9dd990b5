// @ts-check
// Two versions of a deck made one, by what both were made of: what one side changed is taken from it, what both changed
// alike, once; where they differ is a conflict with a proposal that loses nobody's work.

import { attachedInOrder, document, inOrder, joined, lines, slotsInOrder, tally } from "./document.js";

/** @typedef {import("./document.js").Deck} Deck */
/** @typedef {import("./document.js").Held} Held */
/** @typedef {import("./document.js").Slot} Slot */
/**
 * The versions of something.
 * @template T
 * @typedef {{base: T, mine: T, theirs: T, proposed: T}} Sides
 */

/**
 * What becomes of base, mine and theirs, and whether it is only a proposal.
 * @template T
 * @param {[T, T, T]} sides
 * @param {(a: T, b: T) => boolean} same
 * @param {(mine: T, theirs: T) => T} propose
 * @returns {[T, Sides<T> | null]}
 */
function merged([base, mine, theirs], same, propose) {
  if (same(mine, base) || same(mine, theirs)) return [theirs, null];
  if (same(theirs, base)) return [mine, null];
  const proposed = propose(mine, theirs);
  return [proposed, { base, mine, theirs, proposed }];
}

/** @typedef {string | null} Text */
const sameText = (/** @type {Text} */ a, /** @type {Text} */ b) => a === b;
const shorter = (/** @type {Text} */ a, /** @type {Text} */ b) => {
  if (a === null || b === null) return a === null && b !== null;
  const length = [...a].length - [...b].length;
  return length < 0 || (length === 0 && inOrder(a, b) < 0);
};
const longer = (/** @type {Text} */ mine, /** @type {Text} */ theirs) => (shorter(mine, theirs) ? theirs : mine);
const both = (/** @type {Text} */ mine, /** @type {Text} */ theirs) =>
  joined([mine, theirs].filter((it) => it !== null));

/** @typedef {Held[]} Copies */
const inOne = (/** @type {Iterable<Held>} */ copies) => [...copies].sort((a, b) => attachedInOrder(a.attached, b.attached));
const sameCopies = (/** @type {Copies} */ a, /** @type {Copies} */ b) => JSON.stringify(a) === JSON.stringify(b);
const total = (/** @type {Copies} */ copies) => copies.reduce((sum, it) => sum + it.copies, 0);

/** @param {Copies} a @param {Copies} b */
function copiesInOrder(a, b) {
  for (let at = 0; at < Math.min(a.length, b.length); at += 1) {
    const [x, y] = [/** @type {Held} */ (a[at]), /** @type {Held} */ (b[at])];
    const order = attachedInOrder(x.attached, y.attached) || heldInOrder(x, y);
    if (order) return order;
  }
  return a.length - b.length;
}

/** @param {Held} a @param {Held} b */
function heldInOrder(a, b) {
  if (a.copies !== b.copies) return a.copies - b.copies;
  if (a.note === null || b.note === null) return Number(a.note !== null) - Number(b.note !== null);
  return inOrder(a.note, b.note);
}

/** @param {Copies} mine @param {Copies} theirs */
const more = (mine, theirs) => ((total(mine) - total(theirs) || copiesInOrder(mine, theirs)) < 0 ? theirs : mine);

const NONE = { attached: [], copies: 0, note: null };
const sameHeld = (/** @type {Held} */ a, /** @type {Held} */ b) => a.copies === b.copies && a.note === b.note;

/**
 * The number of copies and the note are merged each by itself, unless one side took the card out.
 * @param {[Held, Held, Held]} sides
 * @returns {[Held, Sides<Held> | null]}
 */
function byField(sides) {
  const [held, conflict] = merged(sides, sameHeld, (a, b) => (heldInOrder(a, b) < 0 ? b : a));
  const [base, mine, theirs] = sides;
  if (!conflict || mine.copies === 0 || theirs.copies === 0) return [held, conflict];
  const equal = (/** @type {number} */ a, /** @type {number} */ b) => a === b;
  const [copies, others] = merged([base.copies, mine.copies, theirs.copies], equal, Math.max);
  const [note, notes] = merged([base.note, mine.note, theirs.note], sameText, both);
  const proposed = { attached: [], copies, note };
  return [proposed, others || notes ? { ...conflict, proposed } : null];
}

/**
 * @typedef {{name: Sides<Text>} | {note: Sides<Text>} | {card: {slot: Slot} & Sides<import("./document.js").Entry[]>}} Conflict
 */

/**
 * Merges two decks that were made of a third one.
 * @param {Deck} base
 * @param {Deck} mine
 * @param {Deck} theirs
 * @returns {{document: Deck, conflicts: Conflict[]}}
 */
export function merge(base, mine, theirs) {
  const [b, m, t] = [tally(base), tally(mine), tally(theirs)];
  /** @type {Conflict[]} */
  const conflicts = [];
  const [name, names] = merged([b.name, m.name, t.name], sameText, longer);
  if (names) conflicts.push({ name: names });
  const [note, notes] = merged([b.note, m.note, t.note], sameText, both);
  if (notes) conflicts.push({ note: notes });
  const slots = new Map();
  const all = new Map([...b.slots, ...m.slots, ...t.slots].map(([key, { slot }]) => [key, slot]));
  for (const [key, slot] of [...all].sort(([, x], [, y]) => slotsInOrder(x, y))) {
    const sides = /** @type {[Copies, Copies, Copies]} */ (
      [b, m, t].map((side) => inOne(side.slots.get(key)?.held.values() ?? []))
    );
    const plain = sides.every((copies) => copies.every((it) => !it.attached.length));
    /** @type {Copies} */
    let copies;
    /** @type {Sides<Copies> | null} */
    let conflict;
    if (plain) {
      const [held, sides_] = byField(/** @type {[Held, Held, Held]} */ (sides.map((it) => it[0] ?? NONE)));
      const { base, mine, theirs, proposed } = sides_ ?? { base: NONE, mine: NONE, theirs: NONE, proposed: NONE };
      [copies, conflict] = [[held], sides_ && { base: [base], mine: [mine], theirs: [theirs], proposed: [proposed] }];
    } else {
      [copies, conflict] = merged(sides, sameCopies, more);
    }
    if (conflict) {
      const { base, mine, theirs, proposed } = conflict;
      const of = (/** @type {Copies} */ side) => lines(slot, side);
      conflicts.push({ card: { slot, base: of(base), mine: of(mine), theirs: of(theirs), proposed: of(proposed) } });
    }
    slots.set(key, { slot, held: new Map(copies.map((it) => [JSON.stringify(it.attached), it])) });
  }
  return { document: document({ game: b.game, name, note, slots }), conflicts };
}
