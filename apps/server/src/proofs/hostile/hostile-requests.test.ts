import { randomUUID } from "node:crypto";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

import { newBill } from "@comanda/contract/bill";
import { endShift, endWorkDay } from "@comanda/contract/day";
import { pickStation } from "@comanda/contract/sign-in";
import { msPerMinute } from "@comanda/domain/time/instant";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";

import { callAs, signInAs, type SignedIn } from "../../testing/test-till.ts";
import { beginEverything, openHouse, type OpenHouse } from "../nights/open-venue.ts";
import { proofPatienceMs, proofSize } from "../proof-size.ts";
import { dataFaults } from "../invariants/find-data-violations.ts";
import { anyHostileRequest, toldOf } from "./hostile-request.ts";
import { sendHostile, wrongWith } from "./send-hostile.ts";

const requests = proofSize({
  test: { sqlite: 2000, postgres: 500 },
  soak: { sqlite: 200_000, postgres: 20_000 },
});
/** Then the server restarts, so that unread streams end. */
const requestsInALife = 2000;
const mostGrowthBytes = 48 * 2 ** 20;

const ends: ReadonlySet<string> = new Set([endShift.name, endWorkDay.name]);

let house: OpenHouse;
let admin: SignedIn;
const statuses = new Map<number, number>();
let sent = 0;

beforeAll(async () => {
  house = await openHouse();
  admin = await comeBack();
});
afterAll(() => house.app.close());

/** A hostile request may have ended the session. */
async function comeBack(): Promise<SignedIn> {
  // Wrong passwords from this address block every sign-in from it for a while.
  house.app.advance(16 * msPerMinute);
  const signedIn = await signInAs(house.app, "admin");
  const station = house.tills[2]?.station ?? 0;
  await callAs(house.app, signedIn, pickStation, { params: { id: station } });
  return signedIn;
}

test(
  `${requests} hostile requests of a signed-in user get replies that fit the contract, and change nothing forbidden`,
  async () => {
    let before = Infinity;
    await fc.assert(
      fc.asyncProperty(anyHostileRequest, async (request) => {
        sent += 1;
        // By then everything that is created once, such as compiled schemas, exists.
        if (sent === requests / 4) before = usedBytes();
        if (sent % requestsInALife === 0) await house.app.restart();
        const answer = await sendHostile(house.app, admin, request);
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        if (answer.status === 401 || request.call.name === pickStation.name) {
          admin = await comeBack();
        }
        if (answer.status === 200 && ends.has(request.call.name)) await beginAgain();
        const wrong = wrongWith(request.call, answer);
        if (wrong !== null) throw new Error(`${wrong}\n${toldOf(request)}`);
      }),
      { numRuns: requests },
    );
    expect(Reflect.get({}, "polluted")).toBeUndefined();
    expect(usedBytes() - before).toBeLessThan(mostGrowthBytes);
    // If all requests were refused at the door, nothing would have been tested.
    expect(statuses.get(200)).toBeGreaterThan(requests / 10);
    expect(await dataFaults(house.app.database())).toEqual([]);
    const ordered = await orderOrdinarily();
    expect([ordered.statusCode, ordered.body]).toEqual([200, expect.any(String)]);
  },
  proofPatienceMs,
);

/** Nothing can be sold before a day and a shift are open again. */
async function beginAgain(): Promise<void> {
  const { app, tills } = house;
  await beginEverything({ app, tills: [{ signedIn: admin }, ...tills] });
}

function usedBytes(): number {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  return process.memoryUsage().heapUsed;
}

async function orderOrdinarily() {
  admin = await comeBack();
  await beginAgain();
  const padThai = house.facts.articles.get("Pad Thai") ?? 0;
  const nothing = { price: null, note: "", orderLevel: null, timeStart: null, timeEnd: null };
  const press = { key: "after", createdDate: "2026-11-21 10:00:00", type: 0, qty: 1 };
  const item = { ...nothing, ...press, product: padThai, parent: null, staff: null, credits: null };
  const order = { table: "after", room: "", cover: null, customer: null, isSecondBill: false };
  // A request may have signed out all other staff, but not the user who has just signed in.
  const body = { ...order, staff: admin.user.id, billItems: [item] };
  return callAs(house.app, admin, newBill, { body, idempotencyKey: randomUUID() });
}
