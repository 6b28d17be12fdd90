import { calls } from "@comanda/contract/calls";
import type { Call } from "@comanda/contract/call";
import { officeProductGroup } from "@comanda/contract/office-menu";
import { exportSetup } from "@comanda/contract/office-setup";
import { listBills } from "@comanda/contract/list-bills";
import { ownerReportKinds } from "@comanda/domain/owner-report/report-columns";
import { instant } from "@comanda/domain/time/instant";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";

import { backgroundReads, type BackgroundRead } from "#http/background-reads.ts";
import { readerThread } from "#http/reader-thread.ts";

import { registerReads } from "./register-reads.ts";
import { startTestAppWithReader, testTime, type TestApp } from "./testing/test-app.ts";
import { longestTurn } from "./testing/longest-turn.ts";
import {
  callAs,
  replyOf,
  send,
  signedRequest,
  signInAs,
  type SignedIn,
} from "./testing/test-till.ts";
import { openTestYear } from "./testing/test-year.ts";

const workerUrl = new URL("./reader-worker.ts", import.meta.url);

/** An export of the menu takes several times the limit, and so does a list of all bills. */
const size = {
  articles: 2000,
  bills: 12_000,
  days: 60,
  openBills: 100,
  customers: 3000,
  stations: 6,
  seed: 1,
  until: instant(testTime),
};

/** Processor time, so that a busy machine does not matter much; a save takes one or two. */
const limitMs = 20;

let app: TestApp;
let admin: SignedIn;
/** The last one that the thread for long reads got. */
let lastRead: BackgroundRead;

beforeAll(async () => {
  app = await startTestAppWithReader(
    (place) => {
      const { run, close } = readerThread(workerUrl, { ...place, settled: async () => {} });
      return { run: async (longRead) => run((lastRead = longRead)), close };
    },
    () => openTestYear(size),
  );
  admin = await signInAs(app, "admin");
}, 120_000);
afterAll(() => app.close());

const query = { from: "2026-09-01", to: "2026-11-19" };
const texts = { text: "a", list: "articles" };

type Read = { readonly call: Call; readonly input: Parameters<typeof callAs>[3] };

/** Every read that ends, with what it needs to find much. */
async function readsOf(): Promise<readonly Read[]> {
  const bill = await app
    .database()
    .selectFrom("bill")
    .select("id")
    .where("status", "=", "closed")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  const all: readonly Call[] = calls;
  return all
    .filter(
      ({ method, name }) =>
        (method === "GET" && name !== "watch-changes") || name === listBills.name,
    )
    .flatMap((call): readonly Read[] =>
      kindsOf(call).map((kind) => ({
        call,
        input: {
          params: paramsOf(call, { ...texts, id: bill.id, kind }),
          ...(["/office/report/{kind}", "/office/bookings"].includes(call.path) && { query }),
          ...(call.name === listBills.name && { body: { lastPing: 0 } }),
        },
      })),
    );
}

/** Every other parameter is a number. */
function paramsOf({ path }: Call, known: Readonly<Record<string, string | number>>) {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  return Object.fromEntries(names.map((name) => [name, known[name] ?? 1]));
}

function kindsOf({ path }: Call): readonly string[] {
  return path === "/office/report/{kind}" ? ownerReportKinds : ["articles"];
}

/** As browsers ask: a test client that gets a long reply as it is turns all of it into a text in one turn. */
async function read(call: Call, input: Read["input"]) {
  const request = signedRequest(app, admin, call, input);
  return send(app, { ...request, headers: { ...request.headers, "accept-encoding": "br" } });
}

/** What is cached of the menu is made anew. */
async function changeMenu(): Promise<void> {
  const idempotencyKey = randomUUID();
  const input = { idempotencyKey, body: { save: [{ name: idempotencyKey }], retire: [] } };
  replyOf(officeProductGroup.save, await callAs(app, admin, officeProductGroup.save, input));
}

test("no read keeps the thread that saves busy for long, however much the venue has sold", async () => {
  const slow: string[] = [];
  for (const { call, input } of await readsOf()) {
    const turns: number[] = [];
    // The first one compiles code, and whatever else the runtime does hits one of them.
    while (turns.length < 3 && !turns.some((turn) => turn <= limitMs)) {
      await changeMenu();
      turns.push(await longestTurn(async () => read(call, input)));
    }
    if (Math.min(...turns) > limitMs) slow.push(`${call.name} ${turns.join(", ")} ms`);
  }
  expect(slow).toEqual([]);
}, 120_000);

test("an export that ran on the thread that saves would be noticed", async () => {
  const here = backgroundReads();
  registerReads(here, app.database());
  await callAs(app, admin, exportSetup);
  expect(await longestTurn(async () => here.run(lastRead))).toBeGreaterThan(limitMs);
}, 60_000);
