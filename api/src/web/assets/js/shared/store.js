// @ts-check
// The device's store: decks with what was done to them, in IndexedDB. Every tab sees what another one writes.
//
// A deck and its new changes are written in one transaction: a tab that dies leaves either all of a step or nothing.
// `sent` is the other half to come: changes after it wait for a server that keeps the deck, see `waiting` and `settle`.

import { createStore, promisifyRequest } from "../../vendor/idb-keyval/idb-keyval.js";
import { begin, forgotten } from "../deck/log.js";
import { newId } from "./id.js";

/** @typedef {import("../deck/log.js").Log} Log */
/** @typedef {import("../deck/log.js").Change} Change */
/** @typedef {import("../deck/document.js").Deck} Deck */
/**
 * A deck of this device. `judged` is the last verdict that was heard, for lists of decks.
 * @typedef {object} Kept
 * @property {string} id
 * @property {Deck} document
 * @property {number} count
 * @property {number[]} back
 * @property {number[]} forth
 * @property {number | null} sent
 * @property {string | null} folder
 * @property {number} made
 * @property {number} changed
 * @property {number | null} trashed
 * @property {{verdict: string, rules: number, count: number, size: number} | null} judged
 */

const store = createStore("fabulario", "device");
const wire = "BroadcastChannel" in globalThis ? new BroadcastChannel("fabulario-decks") : null;

/** The keys of everything below a word. @param {string[]} key */
const below = (...key) => IDBKeyRange.bound(key, [...key, []]);

/**
 * One transaction; it is over when the device has it.
 * @template T
 * @param {IDBTransactionMode} mode
 * @param {(objects: IDBObjectStore) => Promise<T>} work
 * @returns {Promise<T>}
 */
const transaction = (mode, work) =>
  store(mode, async (/** @type {IDBObjectStore} */ objects) => {
    const over = promisifyRequest(objects.transaction);
    over.catch(() => {});
    const result = await work(objects);
    if (mode === "readwrite") await over;
    return result;
  });

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
const got = (request) => promisifyRequest(request);

/** Tells other tabs that a deck is another one. @param {string} id */
const tell = (id) => wire?.postMessage({ deck: id });

/** Hears of decks that other tabs changed. @param {(id: string) => void} heard */
export function listen(heard) {
  wire?.addEventListener("message", ({ data }) => heard(data.deck));
}

/** All decks, those in the trash among them; what was changed last comes first. @returns {Promise<Kept[]>} */
export async function allDecks() {
  /** @type {Kept[]} */
  const decks = await transaction("readonly", (objects) => got(objects.getAll(below("deck"))));
  return decks.sort((a, b) => b.changed - a.changed);
}

/** @param {IDBObjectStore} objects @param {string} id @returns {Promise<{kept: Kept, log: Log} | null>} */
async function readDeck(objects, id) {
  /** @type {Kept | undefined} */
  const kept = await got(objects.get(["deck", id]));
  if (!kept) return null;
  /** @type {Change[]} */
  const changes = await got(objects.getAll(below("change", id)));
  const { document, count, back, forth } = kept;
  return { kept, log: { document, count, back, forth, changes: new Map(changes.map((it) => [it.n, it])) } };
}

/** A deck and its way back. @param {string} id */
export const oneDeck = (id) => transaction("readonly", (objects) => readDeck(objects, id));

/**
 * Keeps a new deck.
 * @param {Deck} deck
 * @param {{folder?: string | null, log?: Log, id?: string, trashed?: number | null, judged?: Kept["judged"]}} [about]
 * @returns {Promise<Kept>}
 */
export async function makeDeck(deck, { folder = null, log = begin(deck), id = newId(), trashed = null, judged = null } = {}) {
  const now = Date.now();
  const { changes, ...state } = log;
  /** @type {Kept} */
  const kept = { id, ...state, sent: null, folder, made: now, changed: now, trashed, judged };
  await transaction("readwrite", async (objects) => {
    objects.put(kept, ["deck", id]);
    for (const change of changes.values()) objects.put(change, ["change", id, change.n]);
  });
  tell(id);
  return kept;
}

/**
 * Writes what was done to a deck since its change number `since`. If somebody else wrote meanwhile, nothing is written,
 * and the deck as it is kept is returned.
 * @param {string} id
 * @param {Log} log
 * @param {number} since
 * @returns {Promise<{kept: Kept, log: Log} | null>}
 */
export async function keepDeck(id, log, since) {
  const other = await transaction("readwrite", async (objects) => {
    /** @type {Kept | undefined} */
    const kept = await got(objects.get(["deck", id]));
    if (kept && kept.count !== since) return readDeck(objects, id);
    const { changes, ...state } = log;
    const now = Date.now();
    const about = kept ?? { id, sent: null, folder: null, made: now, judged: null };
    objects.put({ ...about, ...state, changed: now, trashed: null }, ["deck", id]);
    for (const change of changes.values()) if (change.n > since || !kept) objects.put(change, ["change", id, change.n]);
    for (const n of forgotten(log, about.sent ?? Infinity)) objects.delete(["change", id, n]);
    return null;
  });
  if (!other) tell(id);
  return other;
}

/**
 * Changes what is known about a deck besides its cards.
 * @param {string} id
 * @param {Partial<Pick<Kept, "folder" | "trashed" | "judged" | "sent">>} about
 */
export async function describeDeck(id, about) {
  await transaction("readwrite", async (objects) => {
    const kept = await got(objects.get(["deck", id]));
    if (kept) objects.put({ ...kept, ...about }, ["deck", id]);
  });
  tell(id);
}

/** Forgets a deck for good. @param {string} id */
export async function forgetDeck(id) {
  await transaction("readwrite", async (objects) => {
    objects.delete(["deck", id]);
    objects.delete(below("change", id));
  });
  tell(id);
}

/** The outbox: the changes that the server of a kept deck has not seen, in their order. @param {string} id @returns {Promise<Change[]>} */
export const waiting = (id) =>
  transaction("readonly", async (objects) => {
    const deck = await readDeck(objects, id);
    const sent = deck?.kept.sent ?? Infinity;
    return deck ? [...deck.log.changes.values()].filter((change) => change.n > sent) : [];
  });

/** The server has seen everything up to a change. @param {string} id @param {number} n */
export const settle = (id, n) => describeDeck(id, { sent: n });
