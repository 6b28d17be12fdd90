import { readBookings } from "@comanda/contract/accounting";
import type { Call } from "@comanda/contract/call";
import { startWorkDay } from "@comanda/contract/day";
import { addCustomer, listCustomers } from "@comanda/contract/customer";
import { openReportRow, readOwnerReport } from "@comanda/contract/owner-report";
import { afterAll, beforeAll, expect, test } from "vitest";

import { backgroundReads, type BackgroundRead } from "#http/background-reads.ts";
import { readerThread } from "#http/reader-thread.ts";

import { registerReads } from "./register-reads.ts";
import { startTestAppWithReader } from "./testing/test-app.ts";
import { eveningIn, type Evening } from "./testing/test-evening.ts";
import { signInAt, startShiftOf } from "./testing/test-money.ts";
import { callAs, errorOf, replyOf, type SignedIn } from "./testing/test-till.ts";

const workerUrl = new URL("./reader-worker.ts", import.meta.url);

const settled = async (): Promise<void> => {};
let evening: Evening;
let admin: SignedIn;
const asked: BackgroundRead[] = [];

beforeAll(async () => {
  const app = await startTestAppWithReader((place) => {
    const { run, close } = readerThread(workerUrl, { ...place, settled });
    return {
      run: (read) => {
        asked.push(read);
        return run(read);
      },
      close,
    };
  });
  evening = await eveningIn(app);
  admin = await signInAt(evening, "admin", "Bar");
  replyOf(startWorkDay, await evening.write(evening.cashier, startWorkDay));
  await startShiftOf(evening, evening.cashier, 0);
  await evening.openBill("7", [evening.item("Pad Thai")]);
});
afterAll(() => evening.app.close());

const inputs = {
  params: {
    id: 1,
    text: "a",
    countedTotal: 0,
    kind: "articles",
    list: "articles",
    by: "article",
    key: "1",
  },
  dates: { from: "2026-11-01", to: "2026-11-30" },
};

const readsOfDates = new Set([readOwnerReport.name, openReportRow.name, readBookings.name]);

/** Every call that runs on the thread. */
function backgroundCalls(): readonly Call[] {
  const calls: Call[] = [];
  registerReads({ answerInBackground: (call) => calls.push(call) }, evening.app.database());
  return calls;
}

function inputOf(call: Call) {
  return {
    params: inputs.params,
    ...(readsOfDates.has(call.name) && { query: inputs.dates }),
    ...(call.body !== undefined && { body: { startTime: null, endTime: null } }),
  };
}

/** The content of a reply, or the code of its refusal. */
function resultOf(reply: Awaited<ReturnType<typeof callAs>>): unknown {
  return reply.statusCode === 200 ? reply.json() : errorOf(reply).code;
}

function asWire(result: object): unknown {
  return "refusal" in result ? result.refusal : JSON.parse(JSON.stringify(result));
}

test("each long read gives the same reply from the thread as without it", async () => {
  const { app } = evening;
  const here = backgroundReads();
  registerReads(here, app.database());
  const calls = backgroundCalls();
  expect(calls.length).toBeGreaterThan(50);
  for (const call of calls) {
    asked.length = 0;
    const reply = await callAs(app, admin, call, inputOf(call));
    const [read] = asked;
    if (read === undefined) throw new Error(`${call.name} did not run on the thread`);
    const result = await here.run(read);
    expect([call.name, resultOf(reply)]).toEqual([call.name, asWire(result)]);
  }
});

test("a read on the thread sees what was saved just before", async () => {
  const body = {
    name: "Just Saved",
    phone: "+66 1",
    customerType: 1,
    cardNumber: "",
    DOB: "",
    address: "",
    email: "",
    preferredDrink: "",
  };
  replyOf(addCustomer, await evening.write(admin, addCustomer, { body }));
  const found = replyOf(listCustomers, await callAs(evening.app, admin, listCustomers));
  expect(found.map(({ name }) => name)).toContain("Just Saved");
});

test("without the right to it, a read is refused before it reaches the thread", async () => {
  asked.length = 0;
  const refused = await callAs(evening.app, evening.waiter, readOwnerReport, {
    params: { kind: "articles" },
    query: inputs.dates,
  });
  expect(errorOf(refused).code).toBe("permission-denied");
  expect(asked).toEqual([]);
});

test("a read fails as an outage while the thread cannot reach PostgreSQL", async () => {
  const databaseUrl = "postgres://comanda@127.0.0.1:1/comanda";
  const { run, close } = readerThread(workerUrl, { dataFolder: "", databaseUrl, settled });
  asked.length = 0;
  await callAs(evening.app, admin, listCustomers);
  const [read] = asked;
  if (read === undefined) throw new Error("No read was asked for");
  await expect(run(read)).rejects.toMatchObject({ name: "Outage", kind: "database-away" });
  // The next read tries again.
  await expect(run(read)).rejects.toMatchObject({ kind: "database-away" });
  await close();
});
