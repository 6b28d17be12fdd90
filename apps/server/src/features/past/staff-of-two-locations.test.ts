import {
  addStaffToLocation,
  listColleagues,
  removeStaffFromLocation,
} from "@comanda/contract/office-colleague";
import { officeStaff, officeUserGroup } from "@comanda/contract/office-staff";
import { pickStation } from "@comanda/contract/pick-station";
import { setStaffStation } from "@comanda/contract/staff";
import { instant } from "@comanda/domain/time/instant";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";

import { findDataViolations } from "../../proofs/invariants/find-data-violations.ts";
import { findNamed, startOffice, type Office } from "../../testing/test-office.ts";
import { startTestApp } from "../../testing/test-app.ts";
import { callAs, replyOf, signInAs, type SignedIn } from "../../testing/test-till.ts";
import { writeBases } from "./base-store.ts";
import { checkPast, isUnchanged } from "./check-past.ts";
import { describePast } from "./describe-past.ts";

let office: Office;
/** One of Lotus House, and one of Harbour Hotel. */
let stations: readonly [number, number];
/** A cashier of Harbour Hotel, who sometimes works at Lotus House. */
let harbour: SignedIn;
let groups: readonly number[];

beforeAll(async () => {
  const app = await startTestApp();
  await writeBases(app.database(), instant(app.now()));
  office = await startOffice(app);
  harbour = await signInAs(app, "harbour");
  stations = [findNamed(office.admin.stations, "Bar").id, harbour.stations[0]?.id ?? 0];
  groups = (await office.list(officeUserGroup)).map(({ id }) => id);
});
afterAll(() => office.app.close());

const colleague = async () =>
  replyOf(listColleagues, await callAs(office.app, office.admin, listColleagues)).find(
    ({ id }) => id === harbour.user.id,
  );

/** The calls that change staff who may work at two locations. */
const anyCall = fc.oneof(
  fc.record({ kind: fc.constant("bring" as const), group: fc.nat(3), isSignedIn: fc.boolean() }),
  fc.record({ kind: fc.constant("leave" as const) }),
  fc.record({ kind: fc.constant("sign in" as const), isOut: fc.boolean() }),
  fc.record({ kind: fc.constant("pick" as const), at: fc.nat(1) }),
  fc.record({ kind: fc.constant("rename" as const), name: fc.string({ minLength: 1 }) }),
  fc.record({ kind: fc.constant("retire" as const) }),
);
type AnyCall = typeof anyCall extends fc.Arbitrary<infer Value> ? Value : never;

const accepted = new Map<string, number>();

async function make(call: AnyCall): Promise<void> {
  const { statusCode } = await send(call);
  if (statusCode === 200) accepted.set(call.kind, (accepted.get(call.kind) ?? 0) + 1);
}

async function send(call: AnyCall): Promise<{ readonly statusCode: number }> {
  const { app, admin, cashier, write } = office;
  const { id } = harbour.user;
  const [bar] = stations;
  switch (call.kind) {
    case "bring": {
      const { revision = 0 } = (await colleague()) ?? {};
      const station = call.isSignedIn ? bar : null;
      const body = { revision, userGroup: groups[call.group], station };
      return write(admin, addStaffToLocation, { params: { id }, body });
    }
    case "leave":
      return write(admin, removeStaffFromLocation, { params: { id } });
    case "sign in": {
      const body = { userIds: [id], station: call.isOut ? null : bar };
      return write(cashier, setStaffStation, { body });
    }
    case "pick": {
      const params = { id: stations[call.at] ?? 0 };
      return callAs(app, await signInAs(app, "harbour"), pickStation, { params });
    }
    case "rename":
      return office.send(officeStaff, {
        save: [{ ...(await revisionHere()), firstName: call.name }],
      });
    case "retire": {
      const retired = await office.send(officeStaff, { retire: [await revisionHere()] });
      if (retired.statusCode !== 200) return retired;
      const { revision = 0 } = await revisionHere(true);
      return office.send(officeStaff, { save: [{ id, revision }] });
    }
  }
}

async function revisionHere(isRetired = false) {
  const { id } = harbour.user;
  const found = (await office.list(officeStaff, isRetired)).find((member) => member.id === id);
  return { id, revision: found?.revision };
}

test("the check of the past accepts whatever happens to staff of two locations, at both of them", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyCall, { minLength: 4, maxLength: 12 }), async (calls) => {
      for (const call of calls) await make(call);
      const verdicts = await checkPast(office.app.database());
      expect(verdicts.filter((one) => !isUnchanged(one)).flatMap(describePast)).toEqual([]);
    }),
    { numRuns: 20 },
  );
  // If one of them was always refused, nothing would have been tested.
  expect([...accepted.keys()].toSorted()).toEqual([
    "bring",
    "leave",
    "pick",
    "rename",
    "retire",
    "sign in",
  ]);
  expect(await findDataViolations(office.app.database())).toEqual([]);
});
