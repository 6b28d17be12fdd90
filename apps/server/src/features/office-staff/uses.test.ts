import { officeStaff } from "@comanda/contract/office-staff";
import { afterAll, beforeAll, expect, test } from "vitest";

import { openDayAndShift } from "../../testing/test-evening.ts";
import { findMember, startOffice, type Office } from "../../testing/test-office.ts";
import { usesOfRecord } from "../../testing/uses-of-record.ts";

let office: Office;
beforeAll(async () => {
  office = await startOffice();
  await openDayAndShift(office);
});
afterAll(() => office.app.close());

test("an open shift holds the cashier who started it, and an open bill does not hold its server", async () => {
  await office.openBill("U1", [office.item("Pad Thai")]);
  expect(await usesOfRecord(office, officeStaff, await findMember(office, "cashier"))).toEqual({
    listed: ["openShift 1, which holds it"],
    holding: ["openShift 1"],
  });
  expect(await usesOfRecord(office, officeStaff, await findMember(office, "waiter"))).toEqual({
    listed: ["openBill 1"],
    holding: [],
  });
});
