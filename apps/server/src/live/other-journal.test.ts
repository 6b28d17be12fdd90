import { listBills } from "@comanda/contract/list-bills";
import type { ReplyOf } from "@comanda/contract/call";
import { sendPing } from "@comanda/contract/ping";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";

import { addGuest } from "../testing/add-guest.ts";
import { startTestApp, type TestApp } from "../testing/test-app.ts";
import { watch, type TestStream } from "../testing/test-stream.ts";
import { callAs, replyOf, signInAs, type SignedIn } from "../testing/test-till.ts";

/** More rows than the server caches for tills that keep up. */
const many = 70;

type Venue = { readonly app: TestApp; readonly cashier: SignedIn };
type SeenRow = { readonly lastPing: number; readonly mark: string };

let here: Venue;
/** The same venue, as it went on after a backup was restored. */
let there: Venue;
const open: TestStream[] = [];

beforeAll(async () => {
  here = await openVenue("Nok");
  there = await openVenue("Lek");
});
afterEach(() => {
  for (const stream of open.splice(0)) stream.cut();
});
afterAll(async () => {
  await here.app.close();
  await there.app.close();
});

async function openVenue(guest: string): Promise<Venue> {
  const app = await startTestApp();
  await app.app().listen({ host: "127.0.0.1", port: 0 });
  const venue = { app, cashier: await signInAs(app, "cashier") };
  for (let count = 0; count < many; count += 1) {
    await add(venue, guest);
  }
  return venue;
}

async function add({ app, cashier }: Venue, name: string): Promise<SeenRow> {
  return seenIn(await addGuest(app, cashier, name));
}

async function load({ app, cashier }: Venue): Promise<SeenRow> {
  return seenIn(
    replyOf(listBills, await callAs(app, cashier, listBills, { body: { lastPing: 0 } })),
  );
}

function seenIn({ ping, mark = "" }: { readonly ping: number; readonly mark?: string }): SeenRow {
  return { lastPing: ping, mark };
}

async function pingSince(
  { app, cashier }: Venue,
  body: SeenRow,
): Promise<ReplyOf<typeof sendPing>> {
  return replyOf(sendPing, await callAs(app, cashier, sendPing, { body }));
}

async function watchFrom({ app, cashier }: Venue, seen: SeenRow): Promise<TestStream> {
  const stream = await watch(app, cashier, seen);
  open.push(stream);
  return stream;
}

describe("a till that has seen rows of this journal", () => {
  test("continues from the list of bills, and from its last row", async () => {
    const loaded = await load(here);
    expect(await pingSince(here, loaded)).toMatchObject({ reload: false, rows: [] });
    const written = await add(here, "Ploy");
    const { reload, rows } = await pingSince(here, loaded);
    expect({ reload, marks: rows.map(({ mark }) => mark) }).toEqual({
      reload: false,
      marks: [written.mark],
    });
    const stream = await watchFrom(here, loaded);
    await expect.poll(() => stream.rows).toEqual(rows);
    expect(await pingSince(here, written)).toMatchObject({ reload: false, rows: [] });
  });

  test("continues however far behind it is", async () => {
    const early = await add(here, "Ploy");
    for (let count = 0; count < many; count += 1) {
      await add(here, "Nok");
    }
    const { reload, rows } = await pingSince(here, early);
    expect({ reload, rows: rows.length }).toEqual({ reload: false, rows: many });
  });
});

describe("a till that has seen another journal", () => {
  test("reloads everything, even if both are equally long", async () => {
    const head = await load(there);
    const seen = { lastPing: head.lastPing, mark: (await load(here)).mark };
    expect(await pingSince(there, seen)).toMatchObject({ reload: true, rows: [] });
    const stream = await watchFrom(there, seen);
    await stream.ended;
    expect(stream).toMatchObject({ rows: [], named: ["reload"] });
  });

  test.each([1, many - 1, many])("reloads everything from %i rows back", async (behind) => {
    const { mark } = await load(here);
    const head = await load(there);
    const seen = { lastPing: head.lastPing - behind, mark };
    expect(await pingSince(there, seen)).toMatchObject({ reload: true, rows: [] });
  });
});
