import { closeBill } from "@comanda/contract/end-bill";
import { readOwnerReport } from "@comanda/contract/owner-report";
import { id } from "@comanda/domain/id";
import type { OwnerReportKind } from "@comanda/domain/owner-report/report-columns";
import { afterAll, beforeAll, expect, test } from "vitest";

import { openDayAndShift } from "../../testing/test-evening.ts";
import { payBill, payTypesOf } from "../../testing/test-money.ts";
import { findMember, startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, replyOf } from "../../testing/test-till.ts";

let office: Office;
beforeAll(async () => {
  office = await startOffice();
  await openDayAndShift(office);
});
afterAll(() => office.app.close());

async function keysOf(kind: OwnerReportKind) {
  const query = { from: "2026-11-20", to: "2026-11-20" };
  const asked = { params: { kind }, query };
  const reply = await callAs(office.app, office.admin, readOwnerReport, asked);
  return replyOf(readOwnerReport, reply).keys;
}

test("who earned commission without selling anything is in the report of commissions only", async () => {
  const earner = (await findMember(office, "admin")).id;
  const drink = office.item("Lady Drink");
  const commission = office.item("Lady Drink", {
    type: 2,
    parent: drink.key,
    staff: id<"staff">(earner),
  });
  const bill = await office.openBill("1", [drink, commission]);
  const cash = (await payTypesOf(office)).get(800) ?? 0;
  const payments = [{ payType: cash, total: 5000_00 }];
  replyOf(closeBill, await payBill(office, office.cashier, bill, payments));
  expect(await keysOf("staff")).toEqual([String(office.waiter.user.id)]);
  expect(await keysOf("commissions")).toEqual([String(earner)]);
});
