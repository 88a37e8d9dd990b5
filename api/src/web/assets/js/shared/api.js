// @ts-check
// Asks the API: JSON there and back, problems as errors that people can read, patience where the server asks for it.

/**
 * @typedef {object} Problem What the server says of a request that it refuses (RFC 9457).
 * @property {string} type
 * @property {string} title
 * @property {number} status
 * @property {string} [detail]
 * @property {string} [request_id]
 * @property {{pointer: string, code: string, message: string}[]} [errors]
 */

/** The server answered, and refused. */
export class Refused extends Error {
  /** @param {Problem} problem */
  constructor(problem) {
    super(problem.detail ?? problem.title);
    this.name = "Refused";
    this.problem = problem;
  }
}

/** Nobody answered: there is no network, or no server. */
export class Unreachable extends Error {
  constructor() {
    super("unreachable");
    this.name = "Unreachable";
  }
}

/** Most times that a request waits for its turn, and the longest wait in seconds. */
const TURNS = 3;
const LONGEST = 60;

/**
 * Asks, and returns the JSON of the answer in the language of the page.
 *
 * A request that comes too soon waits as long as the server says, and tells `waiting` for how many seconds.
 *
 * @param {string} path
 * @param {{body?: unknown, signal?: AbortSignal, waiting?: (seconds: number) => void}} [options]
 * @returns {Promise<any>}
 */
export async function ask(path, { body, signal, waiting } = {}) {
  for (let turn = 1; ; turn += 1) {
    const answer = await send(path, body, signal);
    const type = answer.headers.get("content-type") ?? "";
    if (answer.ok && type.includes("json")) return answer.json();
    const after = Number(answer.headers.get("retry-after"));
    const soon = (answer.status === 429 || answer.status === 503) && after > 0 && after <= LONGEST;
    if (!soon || turn === TURNS) throw new Refused(await problem(answer, type));
    waiting?.(after);
    await pause(after * 1000, signal);
  }
}

/**
 * @param {string} path
 * @param {unknown} body
 * @param {AbortSignal} [signal]
 */
async function send(path, body, signal) {
  const url = new URL(path, location.href);
  if (!url.searchParams.has("lang")) url.searchParams.set("lang", document.documentElement.lang);
  /** @type {RequestInit} */
  const init = { signal: signal ?? null, headers: { accept: "application/json" } };
  if (body !== undefined) {
    init.method = "POST";
    init.headers = { accept: "application/json", "content-type": "application/json" };
    init.body = JSON.stringify(body);
  }
  try {
    return await fetch(url, init);
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw new Unreachable();
  }
}

/**
 * @param {Response} answer
 * @param {string} type
 * @returns {Promise<Problem>}
 */
async function problem(answer, type) {
  const plain = { type: "about:blank", title: answer.statusText || String(answer.status), status: answer.status };
  return type.includes("json") ? answer.json().catch(() => plain) : plain;
}

/**
 * @param {number} milliseconds
 * @param {AbortSignal} [signal]
 * @returns {Promise<void>}
 */
function pause(milliseconds, signal) {
  return new Promise((done, stop) => {
    const timer = setTimeout(done, milliseconds);
    const abort = () => {
      clearTimeout(timer);
      stop(new DOMException("", "AbortError"));
    };
    signal?.addEventListener("abort", abort, { once: true });
  });
}
