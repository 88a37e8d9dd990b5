// @ts-check
// A long request whose answer comes as events: how far it is, then what it says, or why it says nothing.

import { Refused, Unreachable } from "../shared/api.js";

/**
 * @param {string} path
 * @param {unknown} body
 * @param {{signal: AbortSignal, progress: (games: number, of: number) => void}} how
 * @returns {Promise<any>} the report
 */
export async function stream(path, body, { signal, progress }) {
  const answer = await fetch(`${path}?lang=${document.documentElement.lang}`, {
    method: "POST",
    headers: { accept: "text/event-stream", "content-type": "application/json" },
    body: JSON.stringify(body),
    signal,
  }).catch((error) => {
    throw signal.aborted ? error : new Unreachable();
  });
  if (!answer.ok || !answer.body) throw new Refused(await answer.json());
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) throw new Unreachable();
    text += value;
    const events = text.split("\n\n");
    text = events.pop() ?? "";
    for (const [name, data] of events.map(read)) {
      if (name === "progress") progress(data.games, data.of);
      if (name === "problem") throw new Refused(data);
      if (name === "report") return data;
    }
  }
}

/**
 * The name of an event and its JSON; a comment has neither.
 * @param {string} event
 * @returns {[string, any]}
 */
function read(event) {
  const lines = event.split("\n");
  const field = (/** @type {string} */ name) => lines.find((it) => it.startsWith(`${name}: `))?.slice(name.length + 2);
  return [field("event") ?? "", JSON.parse(field("data") ?? "null")];
}
