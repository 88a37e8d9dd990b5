// @ts-check
// Everything that this device keeps as one file, and back: what is there stays, what differs comes beside it.

import { canonical } from "../deck/document.js";
import { replay } from "../deck/log.js";
import { isId, newId } from "./id.js";
import { allDecks, makeDeck, oneDeck } from "./store.js";

const FORMAT = "fabulario-device";
const VERSION = 1;

/** The file: its name, its text, and how many decks it has. */
export async function pack() {
  const decks = [];
  for (const { id } of await allDecks()) {
    const deck = await oneDeck(id);
    if (deck) decks.push({ ...deck.kept, changes: [...deck.log.changes.values()] });
  }
  const day = new Date().toISOString().slice(0, 10);
  const text = JSON.stringify({ format: FORMAT, version: VERSION, made: Date.now(), decks });
  return { name: `fabulario-${day}.json`, text, decks: decks.length };
}

/**
 * Takes the decks of a file in, and tells how many are new, how many were there, and how many came beside another one.
 * @param {string} text
 */
export async function unpack(text) {
  const { format, version, decks } = JSON.parse(text);
  if (format !== FORMAT || version !== VERSION || !Array.isArray(decks)) throw new Error("");
  const told = { made: 0, same: 0, beside: 0 };
  for (const { changes, ...kept } of decks) {
    const document = canonical(kept.document);
    const log = replay({ ...kept, document }, changes ?? []);
    const here = isId(kept.id) ? await oneDeck(kept.id) : null;
    if (here && JSON.stringify(here.log.document) === JSON.stringify(document)) told.same += 1;
    else {
      told[here ? "beside" : "made"] += 1;
      await makeDeck(document, { folder: kept.folder ?? null, log, id: here || !isId(kept.id) ? newId() : kept.id, trashed: kept.trashed ?? null });
    }
  }
  return told;
}
