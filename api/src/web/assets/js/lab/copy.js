// @ts-check
// Copies an address, where the device allows it; elsewhere it is shown, to be copied by hand.

import { say, tell } from "./visit.js";

/** @param {string} address */
export async function copy(address) {
  const link = /** @type {HTMLElement | null} */ (document.querySelector("#link"));
  try {
    await navigator.clipboard.writeText(address);
    const name = link?.querySelector("span");
    if (name) name.textContent = link?.dataset.done ?? "";
    say(link?.dataset.done ?? "");
  } catch {
    tell(address);
  }
}
