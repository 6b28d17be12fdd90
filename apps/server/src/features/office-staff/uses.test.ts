import { officeStaff } from "@comanda/contract/office-staff";
import { afterAll, beforeAll, expect, test } from "vitest";

import { openDayAndShift } from "../../testing/test-evening.ts";
import { startOffice, type Office } from "../../testing/test-office.ts";
import { usesOfRecord } from "../../testing/uses-of-record.ts";

let office: Office;
beforeAll(async () => {
  office = await startOffice();
  await openDayAndShift(office);
});
afterAll(() => office.app.close());

async function member(username: string) {
  const found = (await office.list(officeStaff)).find((one) => one.username === username);
  if (found === undefined) throw new Error(`There is no ${username}`);
  return found;
}

test("whoever started a shift is held by it, and whoever serves a bill is not", async () => {
  await office.openBill("U1", [office.item("Pad Thai")]);
  expect(await usesOfRecord(office, officeStaff, await member("cashier"))).toEqual({
    listed: ["openShift 1, which holds it"],
    holding: ["openShift 1"],
  });
  expect(await usesOfRecord(office, officeStaff, await member("waiter"))).toEqual({
    listed: ["openBill 1"],
    holding: [],
  });
});
