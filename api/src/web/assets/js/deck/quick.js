// @ts-check
// What is typed to put cards in or take them out: `3 jang`, `-2 cuca`, `=1 cuca`, `centro brejo`.
//
// Pure: names are matched over the thin index. What several cards may be called is never taken alone.

/**
 * A card of the thin index, with its names folded.
 * @typedef {object} Card
 * @property {string} id
 * @property {string} name
 * @property {string} [also]
 * @property {string} [type]
 * @property {number} [cost]
 * @property {string[]} [colours]
 * @property {string} [rarity]
 * @property {number} [copies]
 * @property {string[]} folded
 */
/** @typedef {"+" | "-" | "="} Sign */
/** @typedef {{id: string, names: string[]}} List */
/**
 * What a line says: the sign, how many, into which list, and what is left as a name.
 * @typedef {{sign: Sign, copies: number, list: string | null, name: string}} Wish
 */
/**
 * The cards that may be meant: the best ones, of which a single one is taken, and others.
 * @typedef {{best: Card[], others: Card[]}} Matches
 */

/** Letters and digits alone, without accents or case. @param {string} text */
export const fold = (text) =>
  text.normalize("NFD").replace(/\p{M}+/gu, "").toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ").trim();

const COPIES = /^\s*([+\-−=]?)\s*(\d{1,6})\s*[x×]?(?:\s+|$)(.*)$/iu;
const COPIES_LAST = /^(.*\S)\s+[x×]\s?(\d{1,6})\s*$/iu;
const SIGN = /^\s*([+\-−=])\s*(?=\S)(.*)$/u;

/**
 * Reads one line; the first word may be the name of a list, unless a card is called so.
 * @param {string} text
 * @param {List[]} lists
 * @returns {Wish}
 */
export function read(text, lists) {
  let [list, rest] = listed(text, lists);
  let [sign, copies] = ["+", 1];
  const first = COPIES.exec(rest);
  const last = first ? null : COPIES_LAST.exec(rest);
  const signed = first || last ? null : SIGN.exec(rest);
  if (first) [sign, copies, rest] = [first[1] || "+", Number(first[2]), first[3] ?? ""];
  else if (last) [copies, rest] = [Number(last[2]), last[1] ?? ""];
  else if (signed) [sign, rest] = [signed[1] ?? "+", signed[2] ?? ""];
  if (!list) [list, rest] = listed(rest, lists);
  return { sign: /** @type {Sign} */ (sign === "−" ? "-" : sign), copies, list, name: rest.trim() };
}

/**
 * The list that a text begins with, and the rest.
 * @param {string} text
 * @param {List[]} lists
 * @returns {[string | null, string]}
 */
function listed(text, lists) {
  const [, word = "", rest = ""] = /^\s*([^\s:]+)[\s:]+(.*)$/u.exec(text) ?? [];
  const named = word && lists.find(({ id, names }) => [id, ...names].some((name) => fold(name) === fold(word)));
  return named ? [named.id, rest] : [null, text];
}

/** How well a name fits what is typed; the lower, the better. @param {string} name @param {string} typed */
function fit(name, typed) {
  if (name === typed) return 0;
  if (name.startsWith(typed)) return 1;
  const words = name.split(" ");
  let at = 0;
  const inTurn = typed.split(" ").every((part) => {
    while (at < words.length && !words[at]?.startsWith(part)) at += 1;
    at += 1;
    return at <= words.length;
  });
  if (inTurn) return 2;
  const anywhere = typed.split(" ").every((part) => words.some((word) => word.startsWith(part)));
  return anywhere ? 3 : Infinity;
}

/**
 * The cards that a name may mean. Of several equally good ones those that are preferred count as the best.
 * @param {string} typed
 * @param {Card[]} cards
 * @param {((card: Card) => boolean)[]} [prefer] each narrows what the one before left, unless nothing would be left
 * @returns {Matches}
 */
export function match(typed, cards, prefer = []) {
  const folded = fold(typed);
  if (!folded) return { best: [], others: [] };
  const fits = cards.map((card) => ({ card, how: Math.min(...card.folded.map((name) => fit(name, folded))) }));
  const found = fits.filter((it) => it.how < Infinity).sort((a, b) => a.how - b.how || (a.card.name < b.card.name ? -1 : 1));
  let best = found.filter((it) => it.how === found[0]?.how).map((it) => it.card);
  // A whole name is that card, whatever else is preferred.
  for (const likes of found[0]?.how === 0 ? [] : prefer) {
    const liked = best.filter(likes);
    if (liked.length) best = liked;
  }
  return { best, others: found.map((it) => it.card).filter((card) => !best.includes(card)) };
}

/**
 * What would complete the typed name; nothing where the card is called otherwise.
 * @param {string} typed
 * @param {Card} card
 */
export function rest(typed, card) {
  const letters = [...card.name];
  const folded = fold(typed);
  for (let at = 1; at <= letters.length; at += 1) {
    if (fold(letters.slice(0, at).join("")) === folded) return letters.slice(at).join("");
  }
  return null;
}
