// @ts-check
// Runs of many games, alive: how far they are, a way to stop them, and what they say.

import { copy } from "./lab/copy.js";
import { bind } from "./lab/keys.js";
import { stream } from "./lab/stream.js";
import { say, tell } from "./lab/visit.js";
import { Refused } from "./shared/api.js";
import { words } from "./shared/words.js";

const form = /** @type {HTMLFormElement} */ (document.querySelector("#rodar form"));
const bar = /** @type {HTMLElement} */ (document.querySelector("#andamento"));
const place = /** @type {HTMLElement} */ (document.querySelector("#relato"));
const live = /** @type {HTMLElement} */ (document.querySelector("#ao-vivo"));

/** @type {AbortController | undefined} */
let under;

/** What the form asks for, as addresses have it. */
const asked = () => {
  const sent = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (value !== "") sent.append(name, String(value));
  sent.set("rodar", "1");
  return sent;
};

/** The same as the body of a request. @param {URLSearchParams} sent */
const body = (sent) => ({
  game: form.dataset.game,
  code: form.dataset.code,
  ...(form.dataset.format ? { format: form.dataset.format } : {}),
  first: sent.get("ordem") ?? "play",
  ...(sent.has("politica") ? { policy: { id: sent.get("politica") } } : {}),
  ...(sent.has("semente") ? { seed: sent.get("semente") } : {}),
  turns: Number(sent.get("turnos")),
  games: Number(sent.get("partidas")),
  illegal: "simulate",
});

/** The page of one of the games. @param {URLSearchParams} sent */
const replay = (sent) => (/** @type {string} */ seed, /** @type {number} */ number) => {
  const url = new URL(form.dataset.replay ?? "", location.href);
  for (const name of ["turnos", "ordem", "politica"]) {
    const value = sent.get(name);
    if (value) url.searchParams.set(name, value);
    else url.searchParams.delete(name);
  }
  url.searchParams.set("semente", seed);
  url.searchParams.set("numero", String(number));
  return url.pathname + url.search;
};

async function run() {
  if (!form.reportValidity()) return;
  under?.abort();
  const mine = (under = new AbortController());
  const sent = asked();
  // What draws a report comes while the games are played.
  const drawn = Promise.all([words("run"), import("./lab/report.js")]);
  const progress = (/** @type {number} */ games, /** @type {number} */ of) => {
    const told = bar.querySelector("output");
    if (told) told.textContent = (bar.dataset.underWay ?? "").replace("{games}", String(games)).replace("{of}", String(of));
    bar.querySelector("progress")?.setAttribute("value", String(games / of));
  };
  progress(0, Number(sent.get("partidas")));
  bar.hidden = false;
  place.setAttribute("aria-busy", "true");
  tell();
  try {
    const answer = await stream("/v1/goldfish", body(sent), { signal: mine.signal, progress });
    const seed = (answer.made ?? answer).seed;
    sent.set("semente", seed);
    history.pushState(null, "", `${location.pathname}?${sent}`);
    const [said, { draw }] = await drawn;
    draw(answer, said, replay(sent), place);
    show();
    say(said.made((answer.made ?? answer).games, seed, (answer.made ?? answer).level));
  } catch (error) {
    if (mine.signal.aborted) {
      if (under === mine) tell(bar.dataset.stopped);
    } else if (error instanceof Refused) tell(error.message);
    else tell(live.dataset.noNetwork);
  } finally {
    if (under === mine) {
      bar.hidden = true;
      place.removeAttribute("aria-busy");
      under = undefined;
    }
  }
}

function show() {
  const part = /** @type {HTMLElement | null} */ (place.closest("section"));
  if (part) part.hidden = false;
  part?.querySelector("h2")?.setAttribute("tabindex", "-1");
  part?.querySelector("h2")?.focus({ preventScroll: true });
  part?.scrollIntoView({ block: "start" });
}

bind({
  run,
  stop: () => under?.abort(),
  link: () => copy(location.href),
});
form.addEventListener("submit", (event) => {
  event.preventDefault();
  run();
});
// What a script can ask for is more than what a page plays by itself.
for (const it of document.querySelectorAll("[data-scriptless]")) it.remove();
window.addEventListener("popstate", () => location.reload());
