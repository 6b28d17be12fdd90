import { removeStaffFromLocation } from "@comanda/contract/office-colleague";
import { officeStaff } from "@comanda/contract/office-staff";
import { afterAll, beforeAll, expect, test } from "vitest";

import { openDayAndShift } from "../../testing/test-evening.ts";
import { findMember, startOffice, type Office } from "../../testing/test-office.ts";
import { errorOf, replyOf } from "../../testing/test-till.ts";
import { callAtHarbour, shareWithHarbour } from "../../testing/two-locations.ts";
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

test("whoever works at two locations is held by a shift that is open at the other one", async () => {
  const usesAtHarbour = async (id: number) => {
    const found = await callAtHarbour(office, officeStaff.uses, { params: { id } });
    return replyOf(officeStaff.uses, found).map(({ kind, name, isHolding }) => [
      kind,
      name,
      isHolding,
    ]);
  };
  const waiter = { id: office.waiter.user.id, revision: 2 };
  await office.save(officeStaff, { save: [waiter] });
  await shareWithHarbour(office, "waiter");
  await shareWithHarbour(office, "cashier");
  const { id, revision } = await findMember(office, "cashier");
  expect(await usesAtHarbour(id)).toEqual([["openShiftElsewhere", "Lotus House", true]]);
  const retired = await callAtHarbour(office, officeStaff.save, {
    body: { save: [], retire: [{ id, revision }] },
  });
  expect(errorOf(retired)).toMatchObject({
    status: 409,
    code: "still-used",
    uses: [{ row: 0, kind: "openShiftElsewhere", name: "Lotus House" }],
  });
  // Whoever leaves one location keeps the shift at the other.
  const left = await callAtHarbour(office, removeStaffFromLocation, { params: { id } });
  expect(left.statusCode).toBe(200);
  expect(await usesAtHarbour(waiter.id)).toEqual([["openBillElsewhere", "Lotus House", false]]);
});
