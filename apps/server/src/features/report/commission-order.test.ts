import { closeBill } from "@comanda/contract/end-bill";
import { printCommissions } from "@comanda/contract/report";
import { listStaff } from "@comanda/contract/staff";
import { id, type StaffId } from "@comanda/domain/id";
import { afterAll, beforeAll, expect, test } from "vitest";

import { openDayAndShift, startEvening, type Evening } from "../../testing/test-evening.ts";
import { payBill, payTypesOf } from "../../testing/test-money.ts";
import { callAs, replyOf } from "../../testing/test-till.ts";

let evening: Evening;
beforeAll(async () => {
  evening = await startEvening();
  await openDayAndShift(evening);
});
afterAll(() => evening.app.close());

async function earn(table: string, staff: StaffId): Promise<void> {
  const drink = evening.item("Lady Drink");
  const commission = evening.item("Lady Drink", { type: 2, parent: drink.key, staff });
  const bill = await evening.openBill(table, [drink, commission]);
  const cash = (await payTypesOf(evening)).get(800) ?? 0;
  const payments = [{ payType: cash, total: 5000_00 }];
  replyOf(closeBill, await payBill(evening, evening.cashier, bill, payments));
}

test("the list of commissions names staff in the order in which they joined, whoever earned first", async () => {
  const { app, cashier } = evening;
  const here = replyOf(listStaff, await callAs(app, cashier, listStaff));
  const ids = here.map((member) => id<"staff">(member.id));
  const three = ids.toSorted((one, other) => one - other).slice(0, 3);
  for (const [at, staff] of three.toReversed().entries()) await earn(`C${at}`, staff);
  const { rows } = replyOf(printCommissions, await evening.write(cashier, printCommissions));
  expect(rows.map(({ staff }) => staff)).toEqual(three);
  expect(rows.every(({ earned, paid }) => earned > 0 && paid === 0)).toBe(true);
});
