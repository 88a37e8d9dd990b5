// Keeps what was read on this device, for when the network is gone. Served as /sw.js, after a line that says what this
// program is made of: SELF = { files, pages }.
//
// Files under their digest never change: the kept one is the answer. Pages are asked for first, and the kept one shown
// if nobody answers within three seconds. Pictures, the index of cards and rules are shown as kept and fetched anew
// behind. What an account owns, and what is judged or drawn, is never kept.

const FILES = `files ${SELF.digest}`;
const PAGES = "pages";
const CATALOGUE = "catalogue";
const PATIENCE = 3000;
/** Most pages and pictures that are kept; the oldest go first. */
const MOST = { [PAGES]: 120, [CATALOGUE]: 1500 };

self.addEventListener("install", (event) => {
  const keep = async () => {
    const files = await caches.open(FILES);
    await files.addAll(SELF.files);
    const pages = await caches.open(PAGES);
    // A page that cannot be had now is kept when it is read.
    await Promise.allSettled(SELF.pages.map((page) => pages.add(page)));
    await self.skipWaiting();
  };
  event.waitUntil(keep());
});

self.addEventListener("activate", (event) => {
  const clear = async () => {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith("files ") && name !== FILES);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(clear());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith("/assets/")) return event.respondWith(file(request));
  if (request.mode === "navigate") {
    if (isPage(url)) event.respondWith(page(event, url));
  } else if (isOfCatalogue(url)) {
    event.respondWith(behind(event, request));
  }
});

/** How old the page is that somebody sees: the page asks, since it cannot read its own headers. */
self.addEventListener("message", (event) => {
  const told = async () => {
    const pages = await caches.open(PAGES);
    const kept = await pages.match(key(new URL(event.data.url)));
    event.ports[0]?.postMessage({ stale: stale.has(event.data.url), date: kept?.headers.get("date") ?? null });
  };
  if (event.data?.ask === "age") event.waitUntil(told());
});

/** Addresses whose last answer came from the device. */
const stale = new Set();

const isPage = ({ pathname }) => !/^\/(v1|docs|openapi|metrics|healthz|readyz|sw\.js|entrar|conta|admin)/.test(pathname);

const isOfCatalogue = ({ pathname }) =>
  /^\/v1\/cards\/[^/]+\/(art\.png|image\.svg)$/.test(pathname) ||
  /^\/v1\/bulk(\/index|$)/.test(pathname) ||
  /^\/v1\/(games|formats)(\/|$)/.test(pathname);

/** Decks of this device all have one page: what differs lies on the device. */
const key = (url) => {
  const local = url.pathname.startsWith("/mesa/local/");
  const lang = url.searchParams.get("lang");
  return local ? `/mesa/local/${lang ? `?lang=${lang}` : ""}` : url.pathname + url.search;
};

/** The same address in whatever language was read. */
function plain(url) {
  const bare = new URL(url);
  bare.searchParams.delete("lang");
  return bare;
}

/** The page that says that there is no network, in the language that this one would have. */
function without(url) {
  const asked = url.searchParams.get("lang");
  return `/sem-rede?lang=${asked ?? (navigator.language.startsWith("en") ? "en" : "pt-BR")}`;
}

async function file(request) {
  const kept = await caches.match(request, { ignoreVary: true });
  return kept ?? fetch(request);
}

async function page(event, url) {
  const pages = await caches.open(PAGES);
  const fresh = fetch(event.request).then(async (answer) => {
    if (answer.ok && !answer.redirected) {
      stale.delete(url.href);
      event.waitUntil(put(pages, PAGES, key(url), answer.clone()));
    }
    return answer;
  });
  fresh.catch(() => {});
  const late = new Promise((_, stop) => setTimeout(stop, PATIENCE));
  try {
    return await Promise.race([fresh, late]);
  } catch {
    const options = { ignoreVary: true };
    const kept = (await pages.match(key(url), options)) ?? (await pages.match(key(plain(url)), options));
    if (kept) {
      stale.add(url.href);
      return kept;
    }
    // Slow is better than nothing; without a network there is the page that says so.
    return fresh.catch(() => pages.match(without(url), options).then((it) => it ?? Response.error()));
  }
}

async function behind(event, request) {
  const kept = await caches.open(CATALOGUE);
  const known = await kept.match(request, { ignoreVary: true });
  const fresh = fetch(request).then(async (answer) => {
    if (answer.ok) event.waitUntil(put(kept, CATALOGUE, request, answer.clone()));
    return answer;
  });
  if (!known) return fresh;
  event.waitUntil(fresh.catch(() => {}));
  return known;
}

/** Keeps an answer, unless it is private or the device is full. */
async function put(cache, name, at, answer) {
  const control = answer.headers.get("cache-control") ?? "";
  if (control.includes("no-store")) return;
  try {
    await cache.put(at, answer);
    const kept = await cache.keys();
    const over = kept.slice(0, Math.max(0, kept.length - MOST[name]));
    await Promise.all(over.map((it) => cache.delete(it)));
  } catch {
    // The device is full: everything is still read from the network.
  }
}
