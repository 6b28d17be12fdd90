import { updateBill } from "@comanda/contract/bill";
import { closeBill, voidBill } from "@comanda/contract/end-bill";
import { readShift } from "@comanda/contract/day";
import { listTenders, takeTender, undoTender } from "@comanda/contract/tender";
import { afterAll, beforeAll, expect, test } from "vitest";

import { findDataViolations } from "../../proofs/invariants/find-data-violations.ts";
import { openDayAndShift, startEvening, type Evening } from "../../testing/test-evening.ts";
import { endShiftOf, payBill, payTypesOf, startShiftOf } from "../../testing/test-money.ts";
import { callAs, errorOf, replyOf } from "../../testing/test-till.ts";

let evening: Evening;

beforeAll(async () => {
  evening = await startEvening();
  await openDayAndShift(evening);
});
afterAll(() => evening.app.close());

async function expectedInDrawer(): Promise<number> {
  const params = { countedTotal: 0 };
  const reply = await callAs(evening.app, evening.cashier, readShift, { params });
  return replyOf(readShift, reply).drawer.expected;
}

test("a part that is counted goes back when all is credited back and the bill is closed, out of the running drawer", async () => {
  const { cashier, write, item } = evening;
  const payType = (await payTypesOf(evening)).get(800) ?? 0;
  const dish = item("Pad Thai");
  const bill = await evening.openBill("50", [dish]);
  const part = { bill, key: "part", payType, amount: 50_00 };
  const { tender } = replyOf(takeTender, await write(cashier, takeTender, { body: part }));
  await endShiftOf(evening, cashier, await expectedInDrawer());
  await startShiftOf(evening, cashier, 100_00);

  const undone = await write(cashier, undoTender, { params: { id: tender } });
  expect(errorOf(undone)).toMatchObject({ code: "tender-counted" });
  const voided = { params: { id: bill }, body: { statusNote: "left" } };
  expect(errorOf(await write(cashier, voidBill, voided))).toMatchObject({ code: "money-on-bill" });
  const tenders = replyOf(
    listTenders,
    await callAs(evening.app, cashier, listTenders, { params: { id: bill } }),
  );
  expect(tenders.map(({ isCorrectable }) => isCorrectable)).toEqual([false]);

  const version = (await evening.billOf(bill)).bill?.version ?? 0;
  const credit = item("Pad Thai", { qty: -1, credits: dish.key });
  const body = { id: bill, version, billItems: [credit] };
  replyOf(updateBill, await write(evening.waiter, updateBill, { body }));
  replyOf(closeBill, await payBill(evening, cashier, bill, []));
  expect((await evening.billOf(bill)).bill).toMatchObject({ status: 1, amount: 0, paid: 0 });
  expect(await expectedInDrawer()).toBe(50_00);
  expect(await findDataViolations(evening.app.database())).toEqual([]);
});
