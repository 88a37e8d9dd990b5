// @ts-check
// Two decks in the same games, alive: how far they are, a way to stop them, and which deck is better.

import { copy } from "./lab/copy.js";
import { bind } from "./lab/keys.js";
import { run as long, show, stop } from "./lab/long.js";
import { say } from "./lab/visit.js";
import { words } from "./shared/words.js";

const form = /** @type {HTMLFormElement} */ (document.querySelector("#jogar form"));
const place = /** @type {HTMLElement} */ (document.querySelector("#jogado"));

function run() {
  if (!form.reportValidity()) return;
  const sent = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (value !== "") sent.append(name, String(value));
  sent.set("jogar", "1");
  const drawn = Promise.all([words("compare"), import("./lab/compared.js")]);
  const side = (/** @type {string | undefined} */ code) => ({ code, first: sent.get("ordem") ?? "play" });
  const body = {
    game: "fab",
    a: side(form.dataset.a),
    b: side(form.dataset.b),
    measure: { id: sent.get("medida"), turn: Number(sent.get("turno")) },
    seed: sent.get("semente") ?? "1",
    games: Number(sent.get("partidas")),
    illegal: "simulate",
  };
  long("/v1/goldfish/compare", body, place, async (answer) => {
    const [said, { draw }] = await drawn;
    history.pushState(null, "", `${location.pathname}?${sent}`);
    draw(answer, said, place);
    show(place);
    say(answer.text);
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
for (const it of document.querySelectorAll("[data-scriptless]")) it.remove();
window.addEventListener("popstate", () => location.reload());
