import { randomUUID } from "node:crypto";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

import { newBill } from "@comanda/contract/bill";
import { endShift, endWorkDay } from "@comanda/contract/day";
import { pickStation } from "@comanda/contract/pick-station";
import { msPerMinute } from "@comanda/domain/time/instant";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";

import { callAs, signInAs, type SignedIn } from "../../testing/test-till.ts";
import { beginDayAndShifts, openVenue, type OpenVenue } from "../nights/open-venue.ts";
import { proofTimeoutMs, proofSize } from "../proof-size.ts";
import { findDataViolations } from "../invariants/find-data-violations.ts";
import { anyHostileRequest, describeRequest } from "./hostile-request.ts";
import { sendHostile, findContractViolation } from "./send-hostile.ts";

const requests = proofSize({
  test: { sqlite: 2000, postgres: 500 },
  soak: { sqlite: 200_000, postgres: 20_000 },
});
/** Then the server restarts, so that unread streams end. */
const requestsInALife = 2000;
const maxGrowthBytes = 48 * 2 ** 20;

const ends: ReadonlySet<string> = new Set([endShift.name, endWorkDay.name]);

let venue: OpenVenue;
let admin: SignedIn;
const statuses = new Map<number, number>();
let sent = 0;

beforeAll(async () => {
  venue = await openVenue();
  admin = await comeBack();
});
afterAll(() => venue.app.close());

/** A hostile request may have ended the session. */
async function comeBack(): Promise<SignedIn> {
  // Wrong passwords from this address block every sign-in from it for a while.
  venue.app.advance(16 * msPerMinute);
  const signedIn = await signInAs(venue.app, "admin");
  const station = venue.tills[2]?.station ?? 0;
  await callAs(venue.app, signedIn, pickStation, { params: { id: station } });
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
        if (sent % requestsInALife === 0) await venue.app.restart();
        const answer = await sendHostile(venue.app, admin, request);
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        if (answer.status === 401 || request.call.name === pickStation.name) {
          admin = await comeBack();
        }
        if (answer.status === 200 && ends.has(request.call.name)) await beginAgain();
        const wrong = findContractViolation(request.call, answer);
        if (wrong !== null) throw new Error(`${wrong}\n${describeRequest(request)}`);
      }),
      { numRuns: requests },
    );
    expect(Reflect.get({}, "polluted")).toBeUndefined();
    expect(usedBytes() - before).toBeLessThan(maxGrowthBytes);
    // If all requests were refused at the door, nothing would have been tested.
    expect(statuses.get(200)).toBeGreaterThan(requests / 10);
    expect(await findDataViolations(venue.app.database())).toEqual([]);
    const ordered = await orderOrdinarily();
    expect([ordered.statusCode, ordered.body]).toEqual([200, expect.any(String)]);
  },
  proofTimeoutMs,
);

/** Nothing can be sold before a day and a shift are open again. */
async function beginAgain(): Promise<void> {
  const { app, tills } = venue;
  await beginDayAndShifts({ app, tills: [{ signedIn: admin }, ...tills] });
}

function usedBytes(): number {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  return process.memoryUsage().heapUsed;
}

async function orderOrdinarily() {
  admin = await comeBack();
  await beginAgain();
  const padThai = venue.facts.articles.get("Pad Thai") ?? 0;
  const nothing = { price: null, note: "", orderLevel: null, timeStart: null, timeEnd: null };
  const press = { key: "after", createdDate: "2026-11-21 10:00:00", type: 0, qty: 1 };
  const item = { ...nothing, ...press, product: padThai, parent: null, staff: null, credits: null };
  const order = { table: "after", room: "", cover: null, customer: null, isSecondBill: false };
  // A request may have signed out all other staff, but not the user who has just signed in.
  const body = { ...order, staff: admin.user.id, billItems: [item] };
  return callAs(venue.app, admin, newBill, { body, idempotencyKey: randomUUID() });
}
