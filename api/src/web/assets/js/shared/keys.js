// @ts-check
// Keys from one table of actions: whoever may not or will not use single keys turns them off for every page.

import { parseKeybinding, tinykeys } from "../../vendor/tinykeys/tinykeys.js";

/**
 * Something that can be done: by a button, by its key, from the list of all actions.
 * @typedef {object} Action
 * @property {string} id
 * @property {string} word what people call it
 * @property {string} [group] where the sheet of keys shows it
 * @property {string[]} [keys] as tinykeys writes them, the first one shown
 * @property {(event?: Event, key?: string) => unknown} run
 * @property {string} [shown] how its keys are written for people, where they are many
 * @property {boolean} [typing] whether its keys hold while somebody types
 * @property {() => boolean} [when] whether it can be done now
 */

const OFF = "fabulario.single-keys";

/** Whether single keys do something. */
export function singleKeys() {
  try {
    return localStorage.getItem(OFF) !== "off";
  } catch {
    return true;
  }
}

/** Turns single keys on or off. @param {boolean} on */
export function useSingleKeys(on) {
  try {
    localStorage.setItem(OFF, on ? "on" : "off");
  } catch {
    // The page forgets it, and works.
  }
}

/** @param {EventTarget | null} target */
const typing = (target) =>
  target instanceof HTMLElement &&
  Boolean(target.closest("input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]"));

/**
 * Listens for the keys of actions.
 * @param {Action[]} actions
 * @param {HTMLElement | Window} [where]
 * @returns {() => void} stops listening
 */
export function bindKeys(actions, where = window) {
  /** @type {Record<string, (event: KeyboardEvent) => void>} */
  const bindings = {};
  for (const action of actions) {
    for (const key of action.keys ?? []) {
      bindings[key] = (event) => {
        // A key that is held with Ctrl is not pressed by chance, nor by a voice.
        const held = key.includes("$mod");
        if (typing(event.target) && !action.typing) return;
        if (document.querySelector("dialog[open]") || (!held && !singleKeys())) return;
        if (action.when && !action.when()) return;
        event.preventDefault();
        action.run(event, key);
      };
    }
  }
  return tinykeys(where, bindings, { ignore: (event) => event.isComposing });
}

/** Keys that two actions share: there must be none. @param {Action[]} actions */
export function sharedKeys(actions) {
  const all = actions.flatMap((action) => (action.keys ?? []).map((key) => JSON.stringify(parseKeybinding(key))));
  return all.filter((key, at) => all.indexOf(key) !== at);
}

const NAMES = { $mod: "Ctrl", "[Shift]": "", Shift: "⇧", Enter: "↵", Escape: "Esc", ArrowDown: "↓", ArrowUp: "↑" };

/** How the key of an action is written for people. @param {Action} action */
export function keyName({ keys, shown }) {
  if (shown || !keys?.[0]) return shown ?? "";
  const parts = keys[0].split(/(?<=\w|\])\+/).map((part) => NAMES[/** @type {"Enter"} */ (part)] ?? part);
  return parts.filter(Boolean).map((part) => (part.length === 1 && parts.length > 1 ? part.toUpperCase() : part)).join(" ");
}

/** What stands in the tooltip of the button of an action. @param {Action} action */
export const tip = (action) => (action.keys ? `${action.word} (${keyName(action)})` : action.word);
