// @ts-check
// Goes to another address of this page without leaving it: the server makes the page, and only what changed is put in.
//
// A document that a request reads runs no scripts and needs no door through the policy of Trusted Types.

/** What a new page brings: what is live, and what names the address in the frame. */
const PARTS = ["#vivo", "footer.foot", ".mast .menu .sheet"];
/** What is old is dimmed after so many milliseconds. */
const PATIENCE = 150;
/** Most times that a request waits for its turn, and the longest wait in seconds. */
const TURNS = 3;
const LONGEST = 60;

const root = /** @type {HTMLElement} */ (document.querySelector("#ao-vivo"));
const said = /** @type {HTMLElement} */ (root.querySelector("[role=status]"));
const note = /** @type {HTMLElement} */ (root.querySelector("[role=alert]"));

/** @type {XMLHttpRequest | undefined} */
let under;
let turn = 0;

/** Says something once to whoever listens instead of looking. @param {string} text */
export const say = (text) => {
  said.textContent = text;
};

/** Shows a line that is no part of the page, or takes it away. @param {string} [text] */
export const tell = (text) => {
  note.textContent = text ?? "";
  note.hidden = !text;
};

/**
 * Goes to an address of this page.
 * @param {string} address
 * @param {{push?: boolean, arrived?: () => void}} [how]
 * @returns {Promise<boolean>} whether the page is there; a later visit takes its place
 */
export async function visit(address, { push = true, arrived } = {}) {
  under?.abort();
  const mine = (turn += 1);
  const timer = setTimeout(() => root.parentElement?.setAttribute("aria-busy", "true"), PATIENCE);
  try {
    const answer = await patient(address, mine);
    if (mine !== turn) return false;
    const page = answer?.responseXML;
    if (!page?.querySelector("#vivo")) {
      tell(root.dataset.noNetwork);
      return false;
    }
    tell();
    const there = new URL(answer?.responseURL || address, location.href);
    there.hash = new URL(address, location.href).hash;
    if (push && there.href !== location.href) history.pushState(null, "", there);
    put(page);
    arrived?.();
    return true;
  } finally {
    clearTimeout(timer);
    if (mine === turn) root.parentElement?.removeAttribute("aria-busy");
  }
}

/**
 * @param {string} address
 * @param {number} mine
 */
async function patient(address, mine) {
  for (let time = 1; ; time += 1) {
    const answer = await read(address);
    const after = Number(answer?.getResponseHeader("retry-after"));
    const busy = answer?.status === 429 || answer?.status === 503;
    if (!busy || !(after > 0 && after <= LONGEST) || time === TURNS || mine !== turn) return answer;
    tell((root.dataset.wait ?? "").replace("{seconds}", String(after)));
    await new Promise((done) => setTimeout(done, after * 1000));
    if (mine !== turn) return answer;
  }
}

/**
 * @param {string} address
 * @returns {Promise<XMLHttpRequest | undefined>} nothing if nobody answers
 */
function read(address) {
  return new Promise((done) => {
    const request = new XMLHttpRequest();
    under = request;
    request.open("GET", address.split("#", 1)[0] ?? address);
    request.responseType = "document";
    request.setRequestHeader("accept", "text/html");
    request.onload = () => done(request);
    request.onerror = request.onabort = request.ontimeout = () => done(undefined);
    request.send();
  });
}

/** @param {Document} page */
function put(page) {
  // What is the same thing in both pages stays as it is, with its pictures and the focus;
  // only what is chosen in it and what is marked as fresh are those of the new one.
  for (const fresh of page.querySelectorAll("[data-same]")) {
    const same = CSS.escape(fresh.getAttribute("data-same") ?? "");
    const here = document.querySelector(`[data-same="${same}"]`);
    if (!here) continue;
    for (const part of fresh.querySelectorAll("[data-fresh]")) {
      here.querySelector(`[data-fresh="${part.getAttribute("data-fresh")}"]`)?.replaceWith(part);
    }
    for (const field of fresh.querySelectorAll("input")) {
      const hidden = field.type === "hidden" && here.querySelector(`input[name="${CSS.escape(field.name)}"]`);
      if (hidden instanceof HTMLInputElement) hidden.value = field.value;
      const old = here.querySelector(`input[name="${CSS.escape(field.name)}"][value="${CSS.escape(field.value)}"]`);
      if (old instanceof HTMLInputElement) old.checked = field.checked;
    }
    fresh.replaceWith(here);
  }
  for (const part of PARTS) {
    const [here, fresh] = [document.querySelector(part), page.querySelector(part)];
    if (here && fresh) here.replaceWith(fresh);
  }
  document.title = page.title;
}

/** Follows the history of the window. @param {() => void} arrived */
export function follow(arrived) {
  window.addEventListener("popstate", () => visit(location.href, { push: false, arrived }));
}
