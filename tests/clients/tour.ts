// What a page or an app does with the client that openapi-typescript makes of the document. It prints what it was
// told as JSON; tests/black_box/clients.rs compares that with the answers.

import createClient from "openapi-fetch";
import type { components, paths } from "./fabulario.js";

declare const process: { argv: string[] };
type Schemas = components["schemas"];

const baseUrl = process.argv[2] ?? "http://127.0.0.1:8080";
const client = createClient<paths, `application/${string}`>({ baseUrl, headers: { "accept-language": "en" } });

/** The data of an answer, or an error with the problem. */
function told<T>(answer: { data?: T; error?: unknown }): T {
  if (answer.data === undefined) throw new Error(JSON.stringify(answer.error));
  return answer.data;
}

/** A number that only some cards have: which, the game says. */
function strength(card: Schemas["Card"]): number | undefined {
  switch (card.game) {
    case "fab":
      return card.ofensiva;
    case "dd":
      return card.atk;
    case "mvc":
      return card.life;
    case "apo":
      return card.level;
  }
}

async function search(game: string) {
  const query = { q: "o", game, limit: 5 };
  // Without `fields` every card is whole.
  const page = told(await client.GET("/v1/cards", { params: { query } })) as Schemas["CardPage"];
  return { total: page.total, cards: page.data.map((card) => [card.id, card.type, strength(card) ?? null]) };
}

async function names() {
  const query = { q: "tatu", fields: "name" };
  const page = told(await client.GET("/v1/cards", { params: { query } }));
  return page.data.map((card) => [card.name ?? null, card.id ?? null]);
}

async function judge(deck: Schemas["WrittenDeck"]) {
  const body = { game: "fab" as const, decks: [deck], formats: ["fab-padrao"] };
  const judged = told(await client.POST("/v1/validate", { body }));
  const formats = judged.data.flatMap((verdict) => verdict.formats);
  return formats.map((format) => [format.verdict, format.violations.map((violation) => violation.code)]);
}

async function parse(text: string) {
  return told(await client.POST("/v1/decks/parse", { body: { text } }));
}

function run(deck: Schemas["WrittenDeck"]): Schemas["GoldfishAsked"] {
  return { game: "fab", deck, seed: "42", games: 64, turns: 2, illegal: "simulate" };
}

async function goldfish(deck: Schemas["WrittenDeck"]) {
  const report = told(await client.POST("/v1/goldfish", { body: run(deck) }));
  return "made" in report ? [report.made.games, report.turns.length] : report.games;
}

/** Names of events in their order, and the games of the last one. */
async function events(deck: Schemas["WrittenDeck"]) {
  const headers = { accept: "text/event-stream" };
  const answer = await client.POST("/v1/goldfish", { body: run(deck), headers, parseAs: "text" });
  const names: string[] = [];
  let last: unknown;
  for (const block of told(answer).split("\n\n")) {
    const lines = block.split("\n");
    const field = (name: string) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
    const [event, data] = [field("event"), field("data")];
    if (event === undefined || data === undefined) continue;
    const read = { event, data: JSON.parse(data) } as Schemas["GoldfishEvent"];
    names.push(read.event);
    switch (read.event) {
      case "progress":
        last = read.data.games;
        break;
      case "report":
        last = "made" in read.data ? read.data.made.games : read.data.games;
        break;
      case "problem":
        throw new Error(read.data.detail);
    }
  }
  return [[...new Set(names)].at(-1), last];
}

async function problem() {
  const { error } = await client.GET("/v1/formats/{id}", { params: { path: { id: "nope" } } });
  return [error?.status, error?.code, error?.known?.includes("fab-padrao")];
}

async function picture(id: string) {
  const params = { path: { id }, query: { width: 100 } };
  const bytes = told(await client.GET("/v1/cards/{id}/image.png", { params, parseAs: "arrayBuffer" }));
  return [bytes.byteLength, [...new Uint8Array(bytes).slice(0, 8)]];
}

async function drawing(id: string) {
  const answer = await client.GET("/v1/cards/{id}/image.svg", { params: { path: { id } }, parseAs: "text" });
  return told(answer).slice(0, 4);
}

/** A value that has come since the client was generated: types allow it, and nothing looks twice. */
async function unheard() {
  const set = told(await client.GET("/v1/sets/{code}", { params: { path: { code: "BDF" } } })) as Schemas["WholeSet"];
  const later: Schemas["WholeSet"] = { ...set, game: "unheard" };
  return later.game;
}

const list = await parse("3 Tatu de Roça\n1 Mapinguari Famito");
if (list.deck === undefined) throw new Error("no deck");
const deck: Schemas["WrittenDeck"] = {
  main: [{ card: "fab-tatu-de-roca", copies: 40 }],
  arredores: [{ card: "fab-clareira-do-jatoba", copies: 4 }],
  centro: [{ card: "fab-clareira-do-jatoba" }],
};
console.log(
  JSON.stringify({
    search: [await search("fab"), await search("dd"), await search("mvc"), await search("apo")],
    names: await names(),
    parsed: [list.lines.map((line) => line.kind), await judge(list.deck)],
    judged: await judge(deck),
    goldfish: await goldfish(deck),
    events: await events(deck),
    problem: await problem(),
    picture: await picture("fab-tatu-de-roca"),
    drawing: await drawing("fab-tatu-de-roca"),
    unheard: await unheard(),
  }),
);
