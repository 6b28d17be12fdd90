import { updateBill } from "@comanda/contract/bill";
import { afterAll, beforeAll, expect, test } from "vitest";

import { addGuest } from "../../testing/add-guest.ts";
import { openDayAndShift, startEvening, type Evening } from "../../testing/test-evening.ts";
import { errorOf, replyOf, type SignedIn } from "../../testing/test-till.ts";

let evening: Evening;
beforeAll(async () => {
  evening = await startEvening();
  await openDayAndShift(evening);
});
afterAll(() => evening.app.close());

const headOf = async (bill: number) => {
  const { table, room, cover, staff, customer, version } = (await evening.billOf(bill)).bill ?? {};
  return { table, room, cover, staff, customer, version };
};

test("place, number of guests, server and guest are changed one by one, and the others stay", async () => {
  const { app, waiter, cashier, write, item } = evening;
  const guest = await addGuest(app, cashier);
  const bill = await evening.openBill("H1", [item("Pad Thai")]);
  const expected = {
    table: "H1",
    room: "",
    cover: 2,
    staff: waiter.user.id,
    customer: null,
    version: 1,
  };
  expect(await headOf(bill)).toEqual(expected);
  const changes = [
    [{ cover: 5 }, { cover: 5 }],
    [{ staff: cashier.user.id }, { staff: cashier.user.id }],
    [{ customer: guest.id }, { customer: guest.id }],
    [{ place: { table: "", room: "101" } }, { table: "", room: "101" }],
    [{ place: { table: "H2", room: "" } }, { table: "H2", room: "" }],
    [{ cover: null }, { cover: null }],
    [{ customer: null }, { customer: null }],
  ] as const;
  for (const [change, result] of changes) {
    const body = { id: bill, version: expected.version, billItems: [], ...change };
    replyOf(updateBill, await write(waiter, updateBill, { body }));
    Object.assign(expected, result, { version: expected.version + 1 });
    expect(await headOf(bill)).toEqual(expected);
  }
});

test("a server or a guest that does not exist is refused, and the bill stays as it was", async () => {
  const { waiter, write, item } = evening;
  const bill = await evening.openBill("H3", [item("Pad Thai")]);
  const before = await headOf(bill);
  const changes = [
    [{ staff: 999_999 }, { status: 400, code: "staff-id-invalid" }],
    [{ customer: 999_999 }, { status: 404, code: "record-not-found" }],
  ] as const;
  for (const [change, refusal] of changes) {
    const body = { id: bill, version: 1, billItems: [], ...change };
    expect(errorOf(await write(waiter, updateBill, { body }))).toMatchObject(refusal);
  }
  expect(await headOf(bill)).toEqual(before);
});

test("what was changed before a till read the bill is no conflict, and what was changed since is one", async () => {
  const { waiter, cashier, write, item } = evening;
  const bill = await evening.openBill("H4", [item("Pad Thai")]);
  const change = (user: SignedIn, version: number, changes: object) =>
    write(user, updateBill, { body: { id: bill, version, billItems: [], ...changes } });
  replyOf(updateBill, await change(cashier, 1, { cover: 3 }));
  const round = { billItems: [item("Green Curry")] };
  replyOf(updateBill, await change(cashier, 2, round));
  replyOf(updateBill, await change(waiter, 2, { cover: 4 }));
  expect(errorOf(await change(cashier, 3, { cover: 5 })).code).toBe("optimistic-lock");
  expect((await headOf(bill)).cover).toBe(4);
});
