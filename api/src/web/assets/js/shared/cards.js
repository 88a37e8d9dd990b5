// @ts-check
// The thin index: every card of a game in few words, so that names, curves and lists need no server.

import { fold } from "../deck/quick.js";
import { Unreachable } from "./api.js";

/** @typedef {import("../deck/quick.js").Card} Card */
/** @typedef {{all: Card[], byId: Map<string, Card>}} Cards */

/**
 * The cards of a game. The address names its content: the browser keeps the file.
 * @param {string} address
 * @param {string} game
 * @returns {Promise<Cards>}
 */
export async function loadCards(address, game) {
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok) throw new Unreachable();
  /** @type {{cards: (Omit<Card, "folded"> & {game: string})[]}} */
  const { cards } = await answer.json();
  const mine = cards.filter((card) => card.game === game);
  const all = mine.map((card) => ({ ...card, folded: [card.name, ...(card.also ? [card.also] : [])].map(fold) }));
  return { all, byId: new Map(all.map((card) => [card.id, card])) };
}
