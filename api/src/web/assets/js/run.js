// @ts-check
// Runs of many games, alive: how far they are, a way to stop them, and what they say.

import { copy } from "./lab/copy.js";
import { bind } from "./lab/keys.js";
import { run as long, show, stop } from "./lab/long.js";
import { say } from "./lab/visit.js";
import { words } from "./shared/words.js";

const form = /** @type {HTMLFormElement} */ (document.querySelector("#rodar form"));
const place = /** @type {HTMLElement} */ (document.querySelector("#relato"));

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

function run() {
  if (!form.reportValidity()) return;
  const sent = asked();
  // What draws a report comes while the games are played.
  const drawn = Promise.all([words("run"), import("./lab/report.js")]);
  long("/v1/goldfish", body(sent), place, async (answer) => {
    const { games, seed, level } = answer.made ?? answer;
    const [said, { draw }] = await drawn;
    sent.set("semente", seed);
    history.pushState(null, "", `${location.pathname}?${sent}`);
    draw(answer, said, replay(sent), place);
    show(place.closest("section"));
    say(said.made(games, seed, level));
  });
}

bind({
  run,
  stop,
  link: () => copy(location.href),
});
form.addEventListener("submit", (event) => {
  event.preventDefault();
  run();
});
// What a script can ask for is more than what a page plays by itself.
for (const it of document.querySelectorAll("[data-scriptless]")) it.remove();
window.addEventListener("popstate", () => location.reload());
