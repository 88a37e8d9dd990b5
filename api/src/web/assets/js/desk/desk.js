// @ts-check
// The desk: the deck that lies on it, what is seen of it, and every act upon it.

import { batch, computed, effect, signal } from "../../vendor/signals-core/signals-core.js";
import * as edit from "../deck/edit.js";
import { redo, step, undo } from "../deck/log.js";
import { fold } from "../deck/quick.js";
import { describeDeck, makeDeck } from "../shared/store.js";
import { homeOf, linkTo } from "./facts.js";
import { brokenLines, Judge } from "./judge.js";
import { Keeper } from "./keeper.js";
import { counted, groupsOf, rowsOf } from "./rows.js";

/** @typedef {import("../deck/document.js").Deck} Deck */
/** @typedef {import("../deck/log.js").Log} Log */
/** @typedef {import("./facts.js").Facts} Facts */
/** @typedef {import("./rows.js").Row} Row */
/** A question: how many of the cards that a query finds. @typedef {{label: string, parts: [string, number][]}} Asked */
/** @typedef {{by: import("./rows.js").By, order: import("./rows.js").Order, view: "rows" | "pictures"}} Look */

/** How long rows that were just touched stay inked, in milliseconds. */
const INKED = 2000;
const LOOK = "fabulario.desk-look";
const OWN = "fabulario.odds";

export class Desk {
  /** What was said last, for who does not see it. */
  said = signal("");
  selected = signal(/** @type {ReadonlySet<string>} */ (new Set()));
  inked = signal(/** @type {ReadonlySet<string>} */ (new Set()));
  /** The line that keys act upon. */
  cursor = signal(/** @type {string | null} */ (null));
  /** The line whose menu is open. */
  open = signal(/** @type {string | null} */ (null));
  /** The card that is shown large. */
  shown = signal(/** @type {string | null} */ (null));
  filter = signal(/** @type {import("./rows.js").Filter} */ ({}));
  format = signal(/** @type {string | null} */ (null));
  selecting = signal(false);
  /** The line that the next card is attached to. */
  attachTo = signal(/** @type {string | null} */ (null));
  /** How far the sheet of the verdict is pulled up on a phone: a line, the first finding, all of it. */
  stop = signal(1);
  /** Questions of the reader's own, asked beside those of the game. */
  own = signal(/** @type {Asked[]} */ ([]));
  /** What is typed into the field for quick putting in. */
  typed = signal("");

  /**
   * @param {object} about
   * @param {Facts} about.facts
   * @param {Record<string, any>} about.words
   * @param {Record<string, any>} about.judgement the words of verdicts
   * @param {import("../shared/cards.js").Cards} about.cards
   * @param {Log} about.log
   * @param {string | null} about.id
   */
  constructor({ facts, words, judgement, cards, log, id }) {
    this.facts = facts;
    this.words = words;
    this.judgement = judgement;
    this.cards = cards;
    this.log = signal(log);
    this.deck = computed(() => this.log.value.document);
    this.keeper = new Keeper(this.log, { id, begun: (made) => this.#begun(made) });
    this.judge = new Judge({ game: facts.game, questions: () => this.#questions() });
    this.look = signal(readLook());
    this.own.value = readOwn(facts.game);
    this.byHeart = computed(() => counted(this.deck.value, cards.byId, this.counting()));
    /** What the judge said of the chosen format, and whether it is about the deck as it is. */
    this.judged = computed(() => {
      const heard = this.judge.judged.value;
      if (!heard) return null;
      const format = heard.formats.find((it) => it.format === this.format.value) ?? heard.formats[0];
      return format ? { ...heard, format, fresh: heard.deck === this.deck.value } : null;
    });
    this.broken = computed(() => (this.judged.value ? brokenLines(this.judged.value, this.judged.value.format) : new Map()));
    this.groups = computed(() => {
      const { by, order } = this.look.value;
      return groupsOf(this.deck.value, { facts, cards: cards.byId, by, order, filter: this.filter.value, words });
    });
    effect(() => this.judge.about(this.deck.value, this.log.peek().count));
    effect(() => this.#remember());
  }

  /** The lists whose cards are counted in curves: those of the API, or those that are no part and not aside. */
  counting() {
    const told = /** @type {string[] | undefined} */ (this.judge.stats.value?.counted);
    return told ?? this.facts.sections.filter((it) => !it.part && !it.aside && it.id !== "maybe").map((it) => it.id);
  }

  /** The rules of the chosen format about sizes. @returns {import("./facts.js").Format | undefined} */
  get rules() {
    const id = this.judged.value?.format.format ?? this.format.value;
    return this.facts.formats.find((it) => it.id === id) ?? this.facts.formats[0];
  }

  /** The colours that bases give, as the judge told them. */
  get identity() {
    return this.judged.value?.format.identity ?? [];
  }

  /** Rows in the order in which they are seen. @returns {Row[]} */
  get rows() {
    return this.groups.value.flatMap((group) => group.rows);
  }

  /** @param {string} id */
  nameOf(id) {
    return this.cards.byId.get(id)?.name ?? id;
  }

  /** @param {string} list */
  listName(list) {
    return this.facts.sections.find((it) => it.id === list)?.name ?? list;
  }

  /** The line with this key, wherever it stands now. @param {string | null} key @returns {Row | null} */
  row(key) {
    if (key === null) return null;
    for (const list of this.facts.sections) {
      const found = rowsOf(this.deck.value, list.id, this.cards.byId).find((row) => row.key === key);
      if (found) return found;
    }
    return null;
  }

  /** The deck becomes another one: painted at once, kept, judged. @param {Deck} after @param {string} [said] */
  edit(after, said) {
    const made = step(this.log.peek(), after, Date.now());
    if (!made) return false;
    this.#turn(made, said);
    return true;
  }

  undo() {
    this.#turn(undo(this.log.peek(), Date.now()), this.words.undone());
  }

  redo() {
    this.#turn(redo(this.log.peek(), Date.now()), this.words.redone());
  }

  /** Takes back steps until only so many are left. @param {number} steps */
  undoTo(steps) {
    while (this.log.peek().back.length > steps) this.undo();
  }

  /** @param {{log: Log, change: import("../deck/log.js").Change} | null} made @param {string} [said] */
  #turn(made, said = "") {
    if (!made) return;
    const touched = made.change.deltas.flatMap((delta) => ("copies" in delta ? [delta.copies.slot.card] : []));
    batch(() => {
      this.log.value = made.log;
      if (said) this.said.value = said;
      this.inked.value = new Set(touched.length > 1 ? touched : []);
    });
    if (touched.length > 1) setTimeout(() => (this.inked.value = new Set()), INKED);
    this.keeper.keep();
  }

  /** So many copies of a line more or fewer. @param {Row} row @param {number} by */
  add(row, by) {
    this.set(row, row.entry.copies + by);
  }

  /** So many copies of a line. @param {Row} row @param {number} copies */
  set(row, copies) {
    if (copies > 1 && row.entry.attached?.length) {
      this.said.value = this.words.one_with_attachments();
      return;
    }
    this.edit(edit.setLine(this.deck.value, row, copies));
  }

  /** Puts copies of a card where cards of its type go, or into a list. @param {string} card @param {number} copies @param {string | null} [list] */
  put(card, copies, list = null) {
    const into = list ?? homeOf(this.facts, this.cards.byId.get(card));
    const now = this.deck.value;
    const said = this.words.said_put(copies, this.nameOf(card), this.listName(into));
    return this.edit(copies < 0 ? edit.take(now, into, card, -copies) : edit.put(now, into, card, copies), said);
  }

  /** Moves a line to another list. @param {Row} row @param {string} to @param {number} [copies] */
  move(row, to, copies) {
    this.edit(edit.move(this.deck.value, row, to, copies), this.words.said_moved(row.name, this.listName(to)));
  }

  /** @param {Row} row @param {string} card */
  attach(row, card) {
    this.edit(edit.attach(this.deck.value, row, card), this.words.said_attached(this.nameOf(card), row.name));
  }

  /** @param {Row} row @param {string} card */
  detach(row, card) {
    this.edit(edit.detach(this.deck.value, row, card, 1));
  }

  /** Closes the menu of a line; the focus goes back to it. */
  closeMenu() {
    const key = this.open.value;
    this.open.value = null;
    if (key) focusRow(key);
  }

  /** Begins to select lines, or ends it. @param {boolean} on */
  select(on) {
    batch(() => {
      this.selecting.value = on;
      this.selected.value = new Set();
    });
  }

  /** The selected lines from the last to the first, so that places hold while lines go. */
  #chosen() {
    return this.rows.filter((row) => this.selected.value.has(row.key)).sort((a, b) => b.at - a.at);
  }

  /** So many copies of each selected line more or fewer. @param {number} by */
  eachSelected(by) {
    const after = this.#chosen().reduce((deck, row) => edit.setLine(deck, row, row.entry.copies + by), this.deck.value);
    this.edit(after, this.words.selected(this.selected.value.size));
  }

  /** @param {string} to */
  moveSelected(to) {
    const after = this.#chosen().reduce((deck, row) => edit.move(deck, row, to), this.deck.value);
    this.edit(after, this.words.selected(this.selected.value.size));
    this.selected.value = new Set();
  }

  /** Gives the focus to the line that it was on last, or to the first one. */
  focusList() {
    const key = this.row(this.cursor.value)?.key ?? this.rows[0]?.key;
    if (key) focusRow(key);
  }

  /** Begins a wish in the field for quick putting in. @param {string} text */
  wish(text) {
    this.typed.value = text;
    /** @type {HTMLInputElement | null} */
    const field = document.querySelector("#por");
    field?.focus();
    field?.setSelectionRange(text.length, text.length);
  }

  /** The copies of a card in all lists. @param {string} card */
  held(card) {
    return this.facts.sections.reduce((sum, list) => sum + edit.count(this.deck.value, list.id, card), 0);
  }

  /** So many copies of a card in a list. @param {string} list @param {string} card @param {number} copies */
  setIn(list, card, copies) {
    this.edit(edit.setCopies(this.deck.value, list, card, copies), this.words.said_set(copies, this.nameOf(card), this.listName(list)));
  }

  /** A copy of a card fewer, from where it is. @param {string} card */
  less(card) {
    const list = this.facts.sections.find((it) => edit.count(this.deck.value, it.id, card) > 0);
    if (list) this.edit(edit.take(this.deck.value, list.id, card, 1));
  }

  /** Keeps a copy beside this deck, and opens it. */
  async copy() {
    const deck = this.deck.value;
    const name = this.words.copy_of(deck.name ?? this.words.name_placeholder());
    const { id } = await makeDeck({ ...deck, name });
    const game = this.facts.game === "fab" ? "" : `?jogo=${this.facts.game}`;
    location.assign(linkTo(`/mesa/local/${id}${game}`));
  }

  /** Makes the changes of a fix: one step. @param {import("./judge.js").Change[]} changes */
  mend(changes) {
    this.edit(edit.mend(this.deck.value, changes), this.words.said_mended(changes.length));
  }

  /** Shows only what a bar counts; once more shows all. @param {import("./rows.js").Filter} to */
  narrow(to) {
    const now = this.filter.value;
    const same = now.cost === to.cost && now.colour === to.colour;
    this.filter.value = same ? {} : to;
  }

  /** @param {Partial<Look>} look */
  lookAt(look) {
    this.look.value = { ...this.look.value, ...look };
    try {
      localStorage.setItem(LOOK, JSON.stringify(this.look.value));
    } catch {
      // The page forgets it, and works.
    }
  }

  /** The questions of the game, and the reader's own. */
  get asked() {
    return this.facts.odds.length ? [...this.facts.odds, ...this.own.value] : [];
  }

  /** Asks something else from now on. @param {Asked[]} own */
  askFor(own) {
    this.own.value = own;
    try {
      localStorage.setItem(`${OWN}.${this.facts.game}`, JSON.stringify(own));
    } catch {
      // The page forgets it, and works.
    }
    this.judge.again();
  }

  /** The three questions of the game, as `/v1/odds` reads them. @returns {{groups: object[], questions: object[]} | null} */
  #questions() {
    const hand = this.rules?.hand;
    const asked = this.asked;
    // Nobody sees more cards than there are.
    if (!asked.length || !hand || this.byHeart.peek().all < hand + 2) return null;
    const queries = [...new Set(asked.flatMap(({ parts }) => parts.map(([query]) => query)))];
    const seen = [hand, hand + 1, hand + 2];
    return {
      groups: queries.map((query, at) => ({ id: String(at), query })),
      questions: asked.map(({ parts }) => ({
        seen,
        condition: { all: parts.map(([query, least]) => ({ group: String(queries.indexOf(query)), at_least: least })) },
      })),
    };
  }

  /** The last verdict stands beside the deck in lists of decks. */
  #remember() {
    const judged = this.judged.value;
    const { id } = this.keeper;
    if (!judged?.fresh || !id || this.keeper.state.value.how !== "kept") return;
    const { verdict, violations } = judged.format;
    describeDeck(id, { judged: { verdict, rules: violations.length, count: judged.count, size: this.byHeart.peek().all } }).catch(() => {});
  }

  /** The deck is one of this device now: its address says so. @param {string} id */
  #begun(id) {
    const game = this.facts.game === "fab" ? "" : `?jogo=${this.facts.game}`;
    history.replaceState(null, "", linkTo(`/mesa/local/${id}${game}`));
    rememberOpen(this.facts, id);
  }
}

/** Which deck of a game is open, for pages that put cards into it. @param {Facts} facts @param {string} id */
export function rememberOpen(facts, id) {
  const homes = Object.fromEntries(facts.kinds.map((kind) => [kind.id, homeOf(facts, { type: kind.id })]));
  const counts = facts.sections.filter((it) => !it.part && !it.aside && it.id !== "maybe").map((it) => it.id);
  const about = { id, thin: facts.thin, homes, home: homeOf(facts, undefined), counts };
  try {
    localStorage.setItem(`fabulario.open-deck.${facts.game}`, JSON.stringify(about));
  } catch {
    // Those pages offer none.
  }
}

/** @returns {Look} */
function readLook() {
  /** @type {Look} */
  const first = { by: "type", order: "cost", view: "rows" };
  try {
    return { ...first, ...JSON.parse(localStorage.getItem(LOOK) ?? "{}") };
  } catch {
    return first;
  }
}

/** @param {string} game @returns {Asked[]} */
function readOwn(game) {
  try {
    return JSON.parse(localStorage.getItem(`${OWN}.${game}`) ?? "[]");
  } catch {
    return [];
  }
}

/** Whether a card's name has all words of a text. @param {import("../deck/quick.js").Card} card @param {string} text */
export const nameHas = (card, text) =>
  fold(text).split(" ").every((word) => card.folded.some((name) => name.includes(word)));

/** Gives the focus to a row. @param {string} key */
export function focusRow(key) {
  const rows = [...document.querySelectorAll("[data-key]")];
  const row = rows.find((it) => it.getAttribute("data-key") === key);
  const places = [...(row?.querySelectorAll(".qty, .face, input, .name") ?? [])];
  // On a finger's screen the figure is no button: the name takes the focus.
  const target = places.find((it) => it.getClientRects().length > 0);
  if (target instanceof HTMLElement) target.focus();
}
