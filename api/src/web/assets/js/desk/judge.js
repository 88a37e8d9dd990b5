// @ts-check
// The live verdict: what the API says of the deck as it is. Only the newest answer counts, and an older one stays to be
// read, marked as what it is, until it comes.

import { signal } from "../../vendor/signals-core/signals-core.js";
import { ask, Refused, Unreachable } from "../shared/api.js";
import { SECTIONS, slotKey, slotOf, sorted } from "../deck/document.js";

/** @typedef {import("../deck/document.js").Deck} Deck */
/** A change of a fix. @typedef {{list: string, card: string, name: string, copies: number, on?: string, reason?: {message: string}}} Change */
/** @typedef {{code: string, rule?: string, message: string, severity: string, pointers: string[], fix?: Change[], cards: {id: string}[], words?: string[]}} Finding */
/** @typedef {{format: string, verdict: string, identity?: string[], violations: Finding[], notes?: Finding[], fix?: {changed: number, changes: Change[]}, no_fix?: string}} InFormat */
/** What was heard, and of which deck. @typedef {{deck: Deck, count: number, cards: Record<string, number>, formats: InFormat[]}} Judged */
/** @typedef {{state: "quiet" | "asking" | "offline" | "waiting" | "refused", seconds?: number, why?: string}} Hearing */

/** How long an edit waits for the next one, in milliseconds: for the verdict, and for what takes longer to read. */
const SOON = 60;
const LATER = 300;

/** The deck as the API reads it: lists without what only its owner says. @param {Deck} deck */
export const asked = (deck) =>
  Object.fromEntries(SECTIONS.filter((list) => deck[list]?.length).map((list) => [list, deck[list]]));

/** What tells a line from others, whatever its place. @param {string} list @param {import("../deck/document.js").Entry} line */
export const lineKey = (list, line) => slotKey(slotOf(list, line)) + (line.attached?.length ? JSON.stringify(sorted(line.attached)) : "");

/** What tells a finding from the others of its deck. @param {Finding} finding */
export const findingKey = (finding) => [finding.code, finding.rule, finding.cards[0]?.id, finding.words?.[0]].join("~");

export class Judge {
  /** @type {{value: Judged | null, peek(): Judged | null}} */
  judged = signal(/** @type {Judged | null} */ (null));
  /** @type {{value: any, peek(): any}} */
  stats = signal(/** @type {any} */ (null));
  /** @type {{value: any, peek(): any}} */
  odds = signal(/** @type {any} */ (null));
  /** @type {{value: {code: string, url: string, of: Deck} | null, peek(): any}} */
  code = signal(/** @type {{code: string, url: string, of: Deck} | null} */ (null));
  /** @type {{value: Hearing, peek(): Hearing}} */
  hearing = signal(/** @type {Hearing} */ ({ state: "quiet" }));
  /** @type {AbortController | null} */
  #round = null;
  /** @type {[Deck, number] | null} */
  #last = null;

  /** @param {{game: string, questions: () => {groups: object[], questions: object[]} | null}} about */
  constructor({ game, questions }) {
    this.game = game;
    this.questions = questions;
    globalThis.addEventListener("online", () => this.again());
  }

  /** Asks once more: the network is back, or the questions are others. */
  again() {
    if (this.#last) this.about(...this.#last);
  }

  /** The deck is another one. @param {Deck} deck @param {number} count of its changes */
  about(deck, count) {
    this.#last = [deck, count];
    this.#round?.abort();
    const round = new AbortController();
    this.#round = round;
    const { signal } = round;
    const later = (/** @type {number} */ wait, /** @type {() => Promise<void>} */ work) =>
      setTimeout(() => signal.aborted || work().catch((error) => this.#failed(error, signal)), wait);
    later(SOON, async () => {
      this.hearing.value = { state: "asking" };
      const waiting = (/** @type {number} */ seconds) => (this.hearing.value = { state: "waiting", seconds });
      const body = { game: this.game, decks: [asked(deck)] };
      const stats = this.#stats(deck, signal);
      const { data } = await ask("/v1/validate", { body, signal, waiting });
      if (signal.aborted) return;
      this.judged.value = { deck, count, cards: data[0].cards, formats: data[0].formats };
      await stats;
      if (!signal.aborted) this.hearing.value = { state: "quiet" };
    });
    later(LATER, () => this.#rest(deck, signal));
  }

  /** @param {Deck} deck @param {AbortSignal} signal */
  async #stats(deck, signal) {
    // Whatever happens to it is told by the verdict, which is asked for at the same time.
    const answer = await ask("/v1/stats", { body: { game: this.game, deck: asked(deck) }, signal }).catch(() => null);
    if (!signal.aborted) this.stats.value = answer && { ...answer, of: deck };
  }

  /** @param {Deck} deck @param {AbortSignal} signal */
  async #rest(deck, signal) {
    const body = { game: this.game, deck: asked(deck) };
    const empty = !Object.keys(body.deck).length;
    const questions = this.questions();
    const [odds, code] = await Promise.all([
      empty || !questions ? null : ask("/v1/odds", { body: { ...body, ...questions }, signal }).catch(none),
      empty ? null : ask("/v1/decks/encode", { body, signal }).catch(none),
    ]);
    if (signal.aborted) return;
    this.odds.value = odds && { ...odds, of: deck };
    this.code.value = code && { code: code.code, url: code.url, of: deck };
  }

  /** @param {unknown} error @param {AbortSignal} signal */
  #failed(error, signal) {
    if (signal.aborted) return;
    if (error instanceof Unreachable) this.hearing.value = { state: "offline" };
    else this.hearing.value = { state: "refused", why: error instanceof Error ? error.message : String(error) };
  }
}

/** What the API cannot count is not there: an unknown card, a deck without cards. @param {unknown} error */
function none(error) {
  if (error instanceof Refused) return null;
  throw error;
}

/** The rules that are broken at each line of the deck that was judged. @param {Judged} judged @param {InFormat} format */
export function brokenLines(judged, format) {
  /** @type {Map<string, {rules: Set<string>}>} */
  const broken = new Map();
  for (const finding of format.violations) {
    for (const pointer of finding.pointers) {
      const [, , , list = "", at = ""] = pointer.split("/");
      const line = judged.deck[list]?.[Number(at)];
      if (!line || at === "") continue;
      const key = lineKey(list, line);
      const here = broken.get(key) ?? { rules: new Set() };
      if (finding.rule) here.rules.add(finding.rule);
      broken.set(key, here);
    }
  }
  return broken;
}
