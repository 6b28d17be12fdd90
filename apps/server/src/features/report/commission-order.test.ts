import { listCommissions, payCommission } from "@comanda/contract/commission";
import { closeBill } from "@comanda/contract/end-bill";
import { printCommissions } from "@comanda/contract/report";
import { listStaff } from "@comanda/contract/staff";
import { id, type StaffId } from "@comanda/domain/id";
import { afterAll, beforeAll, expect, test } from "vitest";

import { openDayAndShift, startEvening, type Evening } from "../../testing/test-evening.ts";
import { endDay, endShiftOf, payBill, payTypesOf } from "../../testing/test-money.ts";
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

async function payAll(): Promise<void> {
  const { app, cashier, write } = evening;
  for (const due of replyOf(listCommissions, await callAs(app, cashier, listCommissions))) {
    const billItemIdList = due.lines.map(({ billItem }) => billItem);
    const body = { staffId: due.staff, amount: due.amount, billItemIdList };
    replyOf(payCommission, await write(cashier, payCommission, { body }));
  }
}

test("the list of commissions names staff in the order in which they joined, those who were only paid too", async () => {
  const { app, cashier } = evening;
  const here = replyOf(listStaff, await callAs(app, cashier, listStaff));
  const ids = here.map((member) => id<"staff">(member.id));
  const [first = id<"staff">(0), ...others] = ids.toSorted((one, other) => one - other).slice(0, 3);
  await earn("C1", first);
  await endShiftOf(evening, cashier, 0);
  await endDay(evening, cashier);
  await openDayAndShift(evening);
  await payAll();
  for (const [at, staff] of others.toReversed().entries()) await earn(`D${at}`, staff);
  const { rows } = replyOf(printCommissions, await evening.write(cashier, printCommissions));
  expect(rows.map(({ staff, earned, paid }) => [staff, earned > 0, paid > 0])).toEqual([
    [first, false, true],
    ...others.map((staff) => [staff, true, false]),
  ]);
});

test("the paper lists every line that is not paid out, of earlier days too", async () => {
  const { app, cashier } = evening;
  const dues = replyOf(listCommissions, await callAs(app, cashier, listCommissions));
  expect(dues.length).toBeGreaterThan(0);
  await endShiftOf(evening, cashier, 0);
  await endDay(evening, cashier);
  await openDayAndShift(evening);
  const { jobs, rows } = replyOf(printCommissions, await evening.write(cashier, printCommissions));
  expect(rows).toEqual([]);
  const staff = replyOf(listStaff, await callAs(app, cashier, listStaff));
  expect(jobs[0]?.document).toMatchObject({
    earned: 0,
    dues: dues.map(({ staff: owner, amount, lines }) => ({
      ref: staff.find((member) => member.id === owner)?.ref,
      amount,
      lines: lines.map((line) => ({
        billNumber: line.billNumber,
        qty: line.qty,
        article: "Lady Drink",
        amount: line.amount,
      })),
    })),
  });
});
