// @ts-check
// Keys and buttons of a page, by the table of actions that the page brings: its sheet of keys is that table.

import { tinykeys } from "../../vendor/tinykeys/tinykeys.js";

/** Where the device keeps whether single keys do anything: "off" turns them off. */
const KEPT = "fabulario.keys";

const root = /** @type {HTMLElement} */ (document.querySelector("#ao-vivo"));
const sheet = /** @type {HTMLDialogElement} */ (root.querySelector("dialog"));
const rows = /** @type {HTMLElement[]} */ ([...sheet.querySelectorAll("[data-do]")]);

/** Whether single keys do anything on this device. */
const areOn = () => {
  try {
    return localStorage.getItem(KEPT) !== "off";
  } catch {
    return true;
  }
};

/**
 * A field keeps its keys, a button keeps Enter and Space, a link Enter; a choice of two has no use for figures and letters.
 * @param {KeyboardEvent} event
 */
const isTaken = (event) => {
  const at = event.target;
  if (event.repeat || event.isComposing || event.defaultPrevented || sheet.open || !areOn()) return true;
  if (!(at instanceof HTMLElement) || event.key === "Escape") return false;
  const radio = at.matches("input[type=radio]");
  if (at.matches("input, select, textarea, [contenteditable]") && !radio) return true;
  if (event.code === "Space") return at.matches("button, summary, input");
  return event.key === "Enter" && at.matches("a, button, summary");
};

/**
 * Binds the actions of the page to its keys and buttons. A button of an action has `data-act`, and perhaps `data-arg`.
 * @param {Record<string, (argument: string, element?: HTMLElement) => void>} actions
 */
export function bind(actions) {
  /** @type {typeof actions} */
  const all = { ...actions, sheet: () => sheet.showModal() };
  /** @type {Record<string, (event: KeyboardEvent) => void>} */
  const keys = {};
  for (const row of rows) {
    const act = all[row.dataset.do ?? ""];
    if (!act) throw new Error(`no action ${row.dataset.do}`);
    for (const key of (row.dataset.keys ?? "").split(" ")) {
      keys[key] = (event) => {
        event.preventDefault();
        act(key);
      };
    }
  }
  tinykeys(document.body, keys, { ignore: isTaken });
  document.addEventListener("click", (event) => {
    const at = event.target instanceof Element && event.target.closest("[data-act]");
    if (!(at instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    const act = all[at.dataset.act ?? ""];
    if (!act) return;
    event.preventDefault();
    act(at.dataset.arg ?? "", at);
  });
  const box = /** @type {HTMLInputElement} */ (sheet.querySelector("input"));
  box.checked = areOn();
  box.addEventListener("change", () => {
    try {
      if (box.checked) localStorage.removeItem(KEPT);
      else localStorage.setItem(KEPT, "off");
    } catch {
      // A device that keeps nothing has its keys on.
    }
    dress();
  });
  sheet.querySelector("[data-close]")?.addEventListener("click", () => sheet.close());
  dress();
}

/** Gives the buttons of the page their tooltips, and shows those that work with a script only. */
export function dress() {
  for (const it of document.querySelectorAll("[data-act][hidden]")) it.removeAttribute("hidden");
  for (const row of rows) {
    const name = row.querySelector("dd")?.textContent ?? "";
    const shown = row.querySelector("dt")?.textContent?.trim() ?? "";
    for (const it of document.querySelectorAll(`[data-act="${row.dataset.do}"]`)) {
      if (!(it instanceof HTMLElement)) continue;
      it.title = areOn() ? `${name} (${shown})` : name;
      const key = row.dataset.keys ?? "";
      if (areOn() && !key.includes(" ")) it.setAttribute("aria-keyshortcuts", key.replace("[Shift]+", ""));
      else it.removeAttribute("aria-keyshortcuts");
    }
  }
  document.documentElement.toggleAttribute("data-keys", areOn());
}
