// @ts-check
// Starts the worker that keeps pages on this device, and says when what is shown is old.

import { words } from "./shared/words.js";

/** @typedef {{createPolicy: (name: string, rules: object) => {createScriptURL: (url: string) => any}}} TrustedTypes */

const trusted = /** @type {{trustedTypes?: TrustedTypes}} */ (/** @type {unknown} */ (window)).trustedTypes;
const policy = trusted?.createPolicy("worker", { createScriptURL: (/** @type {string} */ url) => url });

navigator.serviceWorker.register(policy ? policy.createScriptURL("/sw.js") : "/sw.js").catch(() => {
  // A browser that keeps nothing, as in a private window: every page still comes over the network.
});

/** @type {HTMLElement | null} */
let strip = null;

/** @param {string} text */
function show(text) {
  strip ??= document.createElement("p");
  strip.className = "offline";
  strip.setAttribute("role", "status");
  strip.textContent = text;
  if (!strip.isConnected) document.querySelector(".mast")?.after(strip);
}

/** Asks the worker whether this page came from the device, and of when it is. */
async function age() {
  const worker = navigator.serviceWorker.controller;
  if (!worker) return null;
  const { port1, port2 } = new MessageChannel();
  const told = new Promise((done) => {
    port1.onmessage = (event) => done(event.data);
    setTimeout(done, 2000, null);
  });
  worker.postMessage({ ask: "age", url: location.href }, [port2]);
  return told;
}

async function look() {
  const known = await age();
  const old = known?.stale ?? false;
  if (!old && navigator.onLine) {
    strip?.remove();
    return;
  }
  const w = await words("offline_strip");
  const day = old && known.date ? new Date(known.date) : null;
  const style = /** @type {const} */ ({ dateStyle: "short", timeStyle: "short" });
  show(day ? w.dated(day.toLocaleString(document.documentElement.lang, style)) : w.now());
}

addEventListener("offline", look);
addEventListener("online", look);
void look();
