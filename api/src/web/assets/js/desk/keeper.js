// @ts-check
// Keeps the deck of the desk on this device: after every step, in its order, beside what other tabs do to it.

import { signal } from "../../vendor/signals-core/signals-core.js";
import { merge } from "../deck/merge.js";
import { step } from "../deck/log.js";
import { newId } from "../shared/id.js";
import { keepDeck, listen, oneDeck } from "../shared/store.js";

/** @typedef {import("../deck/log.js").Log} Log */
/** @typedef {{value: Log, peek(): Log}} LogSignal */
/**
 * What became of the last step: nothing was done yet, it is on its way, it is kept, or the device refuses.
 * @typedef {{how: "new" | "keeping" | "kept" | "full" | "refused", at: number, why?: string}} State
 */

export class Keeper {
  /** How far what is seen is kept. @type {{value: State, peek(): State}} */
  state = signal(/** @type {State} */ ({ how: "new", at: 0 }));
  /** @type {string | null} */
  id;
  /** The log as the device has it. @type {Log | null} */
  #settled;
  /** @type {Promise<void> | null} */
  #running = null;

  /**
   * @param {LogSignal} log
   * @param {{id: string | null, begun: (id: string) => void}} about
   */
  constructor(log, { id, begun }) {
    this.log = log;
    this.id = id;
    this.begun = begun;
    this.#settled = id ? log.peek() : null;
    if (id) this.state.value = { how: "kept", at: log.peek().changes.get(log.peek().count)?.at ?? Date.now() };
    listen((changed) => changed === this.id && this.#heard());
  }

  /** Writes what was done since; whoever waits for it knows when it is kept. @returns {Promise<void>} */
  keep() {
    this.state.value = { how: "keeping", at: Date.now() };
    this.#running ??= this.#write().finally(() => (this.#running = null));
    return this.#running;
  }

  async #write() {
    try {
      while (this.#settled !== this.log.peek()) {
        const mine = this.log.peek();
        const id = (this.id ??= newId());
        const other = await keepDeck(id, mine, this.#settled?.count ?? 0);
        if (other) this.#join(other.log);
        else {
          if (!this.#settled) this.begun(id);
          this.#settled = mine;
        }
      }
      this.state.value = { how: "kept", at: Date.now() };
    } catch (error) {
      const full = error instanceof DOMException && error.name === "QuotaExceededError";
      this.state.value = { how: full ? "full" : "refused", at: Date.now(), why: String(error) };
    }
  }

  /** Somebody else wrote first: both are made one, by what both were made of. @param {Log} theirs */
  #join(theirs) {
    const base = this.#settled?.document ?? theirs.document;
    const { document } = merge(base, this.log.peek().document, theirs.document);
    this.#settled = theirs;
    this.log.value = step(theirs, document, Date.now())?.log ?? theirs;
  }

  /** Another tab has changed the deck. */
  async #heard() {
    await this.#running;
    const other = this.id && (await oneDeck(this.id).catch(() => null));
    if (!other || this.#running || other.log.count === this.#settled?.count) return;
    if (this.#settled === this.log.peek()) {
      this.#settled = other.log;
      this.log.value = other.log;
    } else {
      this.#join(other.log);
      await this.keep();
    }
  }
}
