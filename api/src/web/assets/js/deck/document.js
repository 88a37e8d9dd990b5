// @ts-check
// A deck as a document: a multiset of cards and a few texts, with one written form.
//
// The same as `fabulario_cards::document` does, byte for byte: nothing here knows a rule of a game.

/**
 * Copies of a card, and what is attached to it.
 * @typedef {object} Entry
 * @property {string} card
 * @property {number} copies
 * @property {string} [printing]
 * @property {string} [finish]
 * @property {string} [note]
 * @property {Entry[]} [attached]
 */
/**
 * A deck: `version`, `game`, `name`, `note`, and its lists by their ids.
 * @typedef {{version?: number, game: string, name?: string | null, note?: string | null} & Record<string, any>} Deck
 */
/**
 * Where copies of a card stand, and what is wished of them.
 * @typedef {{section: string, card: string, printing?: string, finish?: string}} Slot
 */
/**
 * Copies that nothing tells apart.
 * @typedef {{attached: Entry[], copies: number, note: string | null}} Held
 */
/**
 * What a document says, whatever the order of its lines; keys stand in order when it is written.
 * @typedef {object} Tally
 * @property {string} game
 * @property {string | null} name
 * @property {string | null} note
 * @property {Map<string, {slot: Slot, held: Map<string, Held>}>} slots
 */

/** Every list of every game, in the order of documents. */
export const SECTIONS = [
  "main", "arredores", "centro", "reserve", "sideboard", "casa", "classes", "ente", "equipamento", "memento", "suporte",
  "inventario", "maybe",
];

/** Most copies on one line. */
export const MOST_COPIES = 1_000_000;

/**
 * Texts in the order of their code points, which is that of their bytes.
 * @param {string} a
 * @param {string} b
 */
export function inOrder(a, b) {
  if (a === b) return 0;
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at += 1) {
    const [one, other] = [a.charCodeAt(at), b.charCodeAt(at)];
    if (one === other) continue;
    // Halves of a pair stand for code points above all others.
    const [x, y] = [one, other].map((unit) => (unit >= 0xd800 && unit < 0xe000 ? unit + 0x10000 : unit));
    return /** @type {number} */ (x) - /** @type {number} */ (y);
  }
  return a.length - b.length;
}

/** @param {string | null | undefined} a @param {string | null | undefined} b */
function optional(a, b) {
  if (a == null || b == null) return Number(a != null) - Number(b != null);
  return inOrder(a, b);
}

/** @param {Slot} a @param {Slot} b */
export const slotsInOrder = (a, b) =>
  SECTIONS.indexOf(a.section) - SECTIONS.indexOf(b.section) ||
  inOrder(a.card, b.card) || optional(a.printing, b.printing) || optional(a.finish, b.finish);

/** @param {Entry} a @param {Entry} b @returns {number} */
const entriesInOrder = (a, b) =>
  inOrder(a.card, b.card) || a.copies - b.copies || optional(a.printing, b.printing) ||
  optional(a.finish, b.finish) || optional(a.note, b.note);

/** @param {Entry[]} a @param {Entry[]} b */
export function attachedInOrder(a, b) {
  for (let at = 0; at < Math.min(a.length, b.length); at += 1) {
    const order = entriesInOrder(/** @type {Entry} */ (a[at]), /** @type {Entry} */ (b[at]));
    if (order) return order;
  }
  return a.length - b.length;
}

/** @param {Slot} slot */
export const slotKey = (slot) => JSON.stringify([slot.section, slot.card, slot.printing ?? null, slot.finish ?? null]);

/** @param {Entry[]} attached */
export const attachedKey = (attached) => JSON.stringify(attached);

/** @param {string | null | undefined} text */
const written = (text) => (text ? text : null);

/**
 * An entry with its fields in the order in which they are written, and no empty ones.
 * @param {Entry} entry
 * @returns {Entry}
 */
export function entry({ card, copies, printing, finish, note, attached }) {
  return {
    card,
    copies,
    ...(printing == null ? {} : { printing }),
    ...(finish == null ? {} : { finish }),
    ...(note == null ? {} : { note }),
    ...(attached?.length ? { attached } : {}),
  };
}

/**
 * Copies as they stand on lines that bear at most so many.
 * @param {number} copies
 * @param {number} most
 */
function shares(copies, most) {
  const all = [];
  for (let left = copies; left > 0; left -= most) all.push(Math.min(left, most));
  return all;
}

/**
 * Attached cards in their one form.
 * @param {Entry[]} [attached]
 * @returns {Entry[]}
 */
export function sorted(attached = []) {
  if (!attached.length) return [];
  /** @type {Map<string, {line: Entry, copies: number}>} */
  const alike = new Map();
  for (const line of attached) {
    const plain = entry({ ...line, copies: 0, note: written(line.note) ?? undefined });
    const key = JSON.stringify(plain);
    const found = alike.get(key) ?? { line: plain, copies: 0 };
    found.copies += line.copies ?? 1;
    alike.set(key, found);
  }
  const lines = [...alike.values()].sort((a, b) => entriesInOrder(a.line, b.line));
  return lines.flatMap(({ line, copies }) => shares(copies, MOST_COPIES).map((share) => entry({ ...line, copies: share })));
}

/**
 * Several notes as one: each of them once, in order.
 * @param {Iterable<string>} notes
 */
export const joined = (notes) => written([...new Set(notes)].sort(inOrder).join("\n"));

/**
 * What a document says.
 * @param {Deck} deck
 * @returns {Tally}
 */
export function tally(deck) {
  /** @type {Map<string, {slot: Slot, held: Map<string, Held & {notes: Set<string>}>}>} */
  const slots = new Map();
  for (const section of SECTIONS) {
    for (const line of deck[section] ?? []) {
      const copies = line.copies ?? 1;
      if (copies <= 0) continue;
      const slot = slotOf(section, line);
      const key = slotKey(slot);
      const alike = slots.get(key) ?? { slot, held: new Map() };
      slots.set(key, alike);
      const attached = sorted(line.attached);
      const on = attachedKey(attached);
      const held = alike.held.get(on) ?? { attached, copies: 0, note: null, notes: new Set() };
      alike.held.set(on, held);
      held.copies += copies;
      if (line.note) held.notes.add(line.note);
    }
  }
  for (const { held } of slots.values()) for (const it of held.values()) it.note = joined(it.notes);
  return { game: deck.game, name: written(deck.name), note: written(deck.note), slots };
}

/**
 * @param {string} section
 * @param {Entry} line
 * @returns {Slot}
 */
export const slotOf = (section, { card, printing, finish }) => ({
  section,
  card,
  ...(printing == null ? {} : { printing }),
  ...(finish == null ? {} : { finish }),
});

/**
 * The lines of a slot: as few as there can be.
 * @param {Slot} slot
 * @param {Iterable<Held>} held
 */
export function lines({ card, printing, finish }, held) {
  const inOne = [...held].sort((a, b) => attachedInOrder(a.attached, b.attached));
  return inOne.flatMap(({ attached, copies, note }) => {
    const most = attached.length ? 1 : MOST_COPIES;
    const line = (/** @type {number} */ share) =>
      entry({ card, copies: share, printing, finish, note: note ?? undefined, attached });
    return shares(copies, most).map(line);
  });
}

/**
 * The document that says so, in its one form.
 * @param {Tally} tally
 * @returns {Deck}
 */
export function document({ game, name, note, slots }) {
  /** @type {Deck} */
  const deck = { version: 1, game };
  if (name != null) deck.name = name;
  if (note != null) deck.note = note;
  const all = [...slots.values()].sort((a, b) => slotsInOrder(a.slot, b.slot));
  for (const { slot, held } of all) {
    const made = lines(slot, held.values());
    if (made.length) (deck[slot.section] ??= []).push(...made);
  }
  return deck;
}

/**
 * The same deck in its one form: sections and lines in order, equal lines as one, none without copies.
 * @param {Deck} deck
 */
export const canonical = (deck) => document(tally(deck));
