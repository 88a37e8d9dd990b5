// @ts-check
// What the page tells of its game before anything is asked.

/** @typedef {{id: string, name: string}} Named */
/**
 * A list of a deck: `of` is the format's list that it belongs to, `part` whether it is a fixed part of it, `aside`
 * whether its cards wait outside the deck.
 * @typedef {{id: string, name: string, names: string[], of: string, part: boolean, aside: boolean}} List
 */
/** @typedef {{id: string, name: string, least: number | null, hand: number | null, stands: {list: string, name: string}[]}} Format */
/**
 * @typedef {object} Facts
 * @property {string} game
 * @property {string} thin the address of the thin index
 * @property {string} build what addresses of pictures name
 * @property {List[]} sections
 * @property {(Named & {list: string | null})[]} kinds
 * @property {Named[]} hues
 * @property {Named[]} rarities
 * @property {Format[]} formats
 * @property {{label: string, parts: [string, number][]}[]} odds
 * @property {number} most_lines
 */

/** By the codes of games: the page of a deck of the device is the same for all of them. @returns {Record<string, Facts>} */
export const readFacts = () => JSON.parse(document.querySelector("#fatos")?.textContent ?? "{}");

/** The list that a card goes to by its type. @param {Facts} facts @param {{type?: string} | undefined} card */
export const homeOf = (facts, card) =>
  facts.kinds.find((kind) => kind.id === card?.type)?.list ?? facts.sections[0]?.id ?? "main";

/** The illustration of a card. @param {Facts} facts @param {string} id @param {110 | 220} [wide] */
export const artOf = (facts, id, wide = 110) =>
  `/v1/cards/${id}/art.png?w=${wide}&lang=${document.documentElement.lang}&build=${facts.build}`;

/** The whole picture of a card. @param {Facts} facts @param {string} id */
export const pictureOf = (facts, id) =>
  `/v1/cards/${id}/image.svg?letters=drawn&lang=${document.documentElement.lang}&build=${facts.build}`;

/** A page of ours in the language of the address. @param {string} path */
export function linkTo(path) {
  const lang = new URLSearchParams(location.search).get("lang");
  if (!lang) return path;
  const [address = "", anchor] = path.split("#");
  const asked = `${address}${address.includes("?") ? "&" : "?"}lang=${lang}`;
  return anchor === undefined ? asked : `${asked}#${anchor}`;
}
