// @ts-check
// The record of the trainer: every hand that was answered on this device, once.

/** Where it is kept, and how many hands at most. */
const KEPT = "fabulario.treino";
const MOST = 2000;

/**
 * @typedef {object} Answered A hand that was answered.
 * @property {string} hand which hand, of which deck, for which goal
 * @property {number} lost what the choice lost, in the unit
 * @property {boolean} right whether nothing better is known
 * @property {string} unit
 */

/** @returns {Answered[]} the oldest first */
export function all() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isAnswered) : [];
  } catch {
    return [];
  }
}

/** @param {any} it */
const isAnswered = (it) => typeof it?.hand === "string" && Number.isFinite(it.lost) && typeof it.unit === "string";

/**
 * Adds a hand, unless it was answered before: the first answer counts.
 * @param {Answered} answered
 * @returns {boolean} whether it counts and is kept
 */
export function add(answered) {
  const kept = all();
  if (kept.some((it) => it.hand === answered.hand)) return false;
  return keep([...kept, answered].slice(-MOST));
}

/** Forgets every hand. */
export const forget = () => keep([]);

/** @param {Answered[]} hands */
function keep(hands) {
  try {
    localStorage.setItem(KEPT, JSON.stringify(hands));
    return true;
  } catch {
    return false;
  }
}

/**
 * What the record says of a unit.
 * @param {Answered[]} hands
 * @param {string} unit
 */
export function sum(hands, unit) {
  const of = hands.filter((it) => it.unit === unit);
  const lost = of.reduce((all, it) => all + it.lost, 0);
  const right = of.filter((it) => it.right).length;
  return { hands: of.length, right, mean: of.length ? lost / of.length : 0, losses: of.map((it) => it.lost) };
}
