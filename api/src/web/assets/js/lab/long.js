// @ts-check
// A long request of a page: a bar that tells how far it is, a way to stop it, and the place where its report comes.

import { Refused } from "../shared/api.js";
import { stream } from "./stream.js";
import { tell } from "./visit.js";

const bar = /** @type {HTMLElement} */ (document.querySelector("#andamento"));
const live = /** @type {HTMLElement} */ (document.querySelector("#ao-vivo"));

/** @type {AbortController | undefined} */
let under;

/** Stops what is under way. */
export const stop = () => under?.abort();

/** @param {number} games @param {number} of */
function progress(games, of) {
  const told = bar.querySelector("output");
  const words = bar.dataset.underWay ?? "";
  if (told) told.textContent = words.replace("{games}", String(games)).replace("{of}", String(of));
  bar.querySelector("progress")?.setAttribute("value", String(games / of));
}

/**
 * Asks, and hands the report over unless something else was asked in the meantime.
 * @param {string} path
 * @param {{games: number}} body
 * @param {HTMLElement} place what is dimmed until then
 * @param {(report: any) => Promise<void>} done
 */
export async function run(path, body, place, done) {
  under?.abort();
  const mine = (under = new AbortController());
  progress(0, body.games);
  bar.hidden = false;
  place.setAttribute("aria-busy", "true");
  tell();
  try {
    await done(await stream(path, body, { signal: mine.signal, progress }));
  } catch (error) {
    if (mine.signal.aborted) {
      if (under === mine) tell(bar.dataset.stopped);
    } else if (error instanceof Refused) {
      const { errors } = error.problem;
      tell(errors?.map((it) => it.message).join(" ") || error.message);
    } else tell(live.dataset.noNetwork);
  } finally {
    if (under === mine) {
      bar.hidden = true;
      place.removeAttribute("aria-busy");
      under = undefined;
    }
  }
}

/** Shows a part that was not there, and goes to its title. @param {HTMLElement | null} part */
export function show(part) {
  if (!part) return;
  part.hidden = false;
  const title = /** @type {HTMLElement | null} */ (part.querySelector("h2, .says"));
  title?.setAttribute("tabindex", "-1");
  title?.focus({ preventScroll: true });
  part.scrollIntoView({ block: "nearest" });
}
