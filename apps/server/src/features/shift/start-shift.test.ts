import { readShift, startShift, startWorkDay } from "@comanda/contract/day";
import { officeStation } from "@comanda/contract/office-venue";
import { afterAll, beforeAll, expect, test } from "vitest";

import { drawerOf, signInAt } from "../../testing/test-money.ts";
import { findNamed, startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, errorOf, replyOf } from "../../testing/test-till.ts";

let office: Office;
beforeAll(async () => {
  office = await startOffice();
  replyOf(startWorkDay, await office.write(office.cashier, startWorkDay));
});
afterAll(() => office.app.close());

const startAt = async (change: "retired" | "no sale point" | "in use") => {
  const name = `Terrace, ${change}`;
  await office.save(officeStation, { save: [{ name, isSalePoint: true }] });
  const user = await signInAt(office, "cashier", name);
  const { id, revision } = findNamed(await office.list(officeStation), name);
  if (change === "retired") await office.save(officeStation, { retire: [{ id, revision }] });
  if (change === "no sale point")
    await office.save(officeStation, { save: [{ id, revision, isSalePoint: false }] });
  return office.write(user, startShift, { body: { startDrawerCash: 0, ...drawerOf(0) } });
};

test.each(["retired", "no sale point"] as const)(
  "no shift starts at a station that was taken out of sale since its till came there: %s",
  async (change) => {
    expect(errorOf(await startAt(change))).toMatchObject({ code: "station-missing" });
  },
);

test.each([
  ["nothing", 0],
  ["a sum that was not counted by coins and notes", 1500_00],
])("a shift starts with %s in the drawer, and its report begins with that", async (_what, sum) => {
  const name = `Terrace with ${sum}`;
  await office.save(officeStation, { save: [{ name, isSalePoint: true }] });
  const user = await signInAt(office, "cashier", name);
  const body = { startDrawerCash: sum };
  replyOf(startShift, await office.write(user, startShift, { body }));
  const params = { countedTotal: sum };
  expect(replyOf(readShift, await callAs(office.app, user, readShift, { params }))).toMatchObject({
    drawer: { startCash: sum, expected: sum },
  });
});

test("a shift does not start with a sum that no drawer holds, or that is not what was counted", async () => {
  for (const body of [
    { startDrawerCash: -1 },
    { startDrawerCash: 500, coin: [] },
    { startDrawerCash: 500, cash: [] },
    { startDrawerCash: 100_00, ...drawerOf(50_00) },
  ]) {
    const refused = await office.write(office.cashier, startShift, { body });
    expect(errorOf(refused)).toMatchObject({ status: 400, code: "count-invalid" });
  }
});

test("a shift starts at a new sale point", async () => {
  expect(replyOf(startShift, await startAt("in use")).insert).toHaveProperty("shift");
});
