import { updateBill } from "@comanda/contract/bill";
import { printTickets } from "@comanda/contract/bill-papers";
import { closeBill } from "@comanda/contract/end-bill";
import { mergeBill, partBill, splitBill } from "@comanda/contract/split-merge";
import { readShift } from "@comanda/contract/day";
import { takeTender } from "@comanda/contract/tender";
import { afterAll, beforeAll, expect, test } from "vitest";

import { headOf, sendJoin, sendPart, sendSplit } from "../../testing/join-bills.ts";
import { openDayAndShift, startEvening, type Evening } from "../../testing/test-evening.ts";
import { endDay, endShiftOf, payTypesOf } from "../../testing/test-money.ts";
import { callAs, errorOf, replyOf } from "../../testing/test-till.ts";

let evening: Evening;
beforeAll(async () => {
  evening = await startEvening();
  await openDayAndShift(evening);
});
afterAll(() => evening.app.close());

const versionOf = async (bill: number) => (await headOf(evening, bill)).version;

async function join(first: number, second: number): Promise<void> {
  const heads = [await headOf(evening, first), await headOf(evening, second)] as const;
  replyOf(mergeBill, await sendJoin(evening, ...heads));
}

type Piece = { readonly key: string; readonly qty: number };

async function divide(bill: number, table: string, pieces: readonly Piece[]): Promise<number> {
  const divided = await sendSplit(evening, await headOf(evening, bill), { table, pieces });
  return replyOf(splitBill, divided).secondBill;
}

async function part(joined: number, bill: number, more: object = {}) {
  return sendPart(evening, await headOf(evening, joined), bill, more);
}

const stateOf = async (bill: number) => {
  const { bill: head, items } = await evening.billOf(bill);
  const { version: _version, updatedDate: _updated, ...kept } = head ?? {};
  return { head: kept, items };
};

async function lineOf(bill: number, key: string) {
  const line = (await evening.billOf(bill)).items.find((each) => each.key === key);
  if (line === undefined) throw new Error(`Bill ${bill} has no line ${key}`);
  return line;
}

async function addRound(bill: number, article: string): Promise<string> {
  const pressed = evening.item(article);
  const body = { id: bill, version: await versionOf(bill), billItems: [pressed] };
  replyOf(updateBill, await evening.write(evening.waiter, updateBill, { body }));
  return pressed.key;
}

async function ticketsOf(bill: number): Promise<number> {
  const reply = await evening.write(evening.waiter, printTickets, { body: { id: bill } });
  return replyOf(printTickets, reply).jobs.length;
}

test("two bills that became one are two again, as they were", async () => {
  const { item, openBill } = evening;
  const first = await openBill("P1", [item("Gin", { qty: 2 }), item("Pad Thai")]);
  const second = await openBill("P2", [item("Green Curry"), item("Singha Beer", { qty: 3 })]);
  const before = [await stateOf(first), await stateOf(second)];
  await join(first, second);
  const reply = replyOf(partBill, await part(first, second));
  expect(reply).toMatchObject({ firstBill: first, secondBill: second });
  expect([await stateOf(first), await stateOf(second)]).toEqual(before);
});

test("a line of which both had some is divided again, and stands where it stood", async () => {
  const { item, openBill } = evening;
  const gin = item("Gin", { qty: 3 });
  const first = await openBill("P3", [gin, item("Pad Thai"), item("Green Curry")]);
  expect(await ticketsOf(first)).toBeGreaterThan(0);
  const { items } = await evening.billOf(first);
  const curry = items.at(-1)?.key ?? "";
  const second = await divide(first, "P4", [
    { key: gin.key, qty: 1 },
    { key: curry, qty: 1 },
  ]);
  // They moved.
  expect(await ticketsOf(second)).toBe(2);
  const before = [await stateOf(first), await stateOf(second)];
  await join(first, second);
  expect((await lineOf(first, gin.key)).qty).toBe(3);
  replyOf(partBill, await part(first, second));
  expect([await stateOf(first), await stateOf(second)]).toEqual(before);
  expect([await ticketsOf(first), await ticketsOf(second)]).toEqual([0, 0]);
});

test("a line that came from one bill, and more of it from the next, is divided again", async () => {
  const { item, openBill } = evening;
  const first = await openBill("P20", [item("Pad Thai")]);
  const gin = item("Gin", { qty: 3 });
  const second = await openBill("P21", [gin, item("Green Curry")]);
  const third = await divide(second, "P22", [{ key: gin.key, qty: 1 }]);
  const before = [await stateOf(first), await stateOf(second)];
  const { qty } = await lineOf(third, gin.key);
  await join(first, second);
  await join(first, third);
  replyOf(partBill, await part(first, second));
  expect(await stateOf(second)).toEqual(before[1]);
  replyOf(partBill, await part(first, third));
  expect([await stateOf(first), await stateOf(second)]).toEqual(before);
  expect((await lineOf(third, gin.key)).qty).toBe(qty);
});

test("a line that was split off meanwhile stays there, and its bill gets the pieces that came later", async () => {
  const { item, openBill } = evening;
  const first = await openBill("P23", [item("Pad Thai")]);
  const gin = item("Gin", { qty: 3 });
  const second = await openBill("P24", [gin]);
  const third = await divide(second, "P25", [{ key: gin.key, qty: 2 }]);
  await join(first, second);
  const away = await divide(first, "P26", [{ key: gin.key, qty: 1 }]);
  const stayed = await stateOf(away);
  await join(first, third);
  replyOf(partBill, await part(first, second));
  expect(await stateOf(away)).toEqual(stayed);
  expect((await lineOf(first, gin.key)).qty).toBe(1);
  expect((await lineOf(second, gin.key)).qty).toBe(1);
});

test("what was ordered since stays, or goes along if it is for the other", async () => {
  const { item, openBill } = evening;
  const first = await openBill("P5", [item("Pad Thai")]);
  const second = await openBill("P6", [item("Green Curry")]);
  await join(first, second);
  const tea = await addRound(first, "Singha Beer");
  const gin = await addRound(first, "Gin");
  replyOf(partBill, await part(first, second, { later: [gin] }));
  const keysOf = async (bill: number) => (await evening.billOf(bill)).items.map(({ key }) => key);
  expect(await keysOf(first)).toContain(tea);
  expect(await keysOf(second)).toContain(gin);
  expect((await keysOf(first)).length + (await keysOf(second)).length).toBe(4);
});

test("bills come apart in the order in which they were joined, last first", async () => {
  const { item, openBill } = evening;
  const [one, two, three] = [
    await openBill("P7", [item("Pad Thai")]),
    await openBill("P8", [item("Green Curry")]),
    await openBill("P9", [item("Gin")]),
  ];
  const before = [await stateOf(one), await stateOf(two), await stateOf(three)];
  await join(two, three);
  await join(one, two);
  expect(errorOf(await part(two, three))).toMatchObject({ code: "bill-not-open" });
  replyOf(partBill, await part(one, two));
  replyOf(partBill, await part(two, three));
  expect([await stateOf(one), await stateOf(two), await stateOf(three)]).toEqual(before);
});

test("nothing is taken apart of which some is paid, or that is apart already", async () => {
  const { item, openBill, write, cashier } = evening;
  const first = await openBill("P10", [item("Pad Thai")]);
  const second = await openBill("P11", [item("Green Curry")]);
  expect(errorOf(await part(first, second))).toMatchObject({
    status: 409,
    code: "bills-not-joined",
  });
  await join(first, second);
  const cash = (await payTypesOf(evening)).get(800) ?? 0;
  const body = { bill: first, payType: cash, amount: 100_00, key: "part-of-p10" };
  replyOf(takeTender, await write(cashier, takeTender, { body }));
  expect(errorOf(await part(first, second))).toMatchObject({ status: 409, code: "part-paid" });
  const payDetails = [{ payType: cash, total: 5000_00 }];
  replyOf(
    closeBill,
    await write(cashier, closeBill, { params: { id: first }, body: { payDetails } }),
  );
  expect(errorOf(await part(first, second))).toMatchObject({ code: "bill-not-open" });
});

test("guests whose table is taken by now get their bill at another one", async () => {
  const { item, openBill } = evening;
  const first = await openBill("P12", [item("Pad Thai")]);
  const second = await openBill("P13", [item("Green Curry")]);
  await join(first, second);
  await openBill("P13", [item("Gin")]);
  expect(errorOf(await part(first, second))).toMatchObject({ code: "table-taken" });
  const place = { table: "P14", room: "" };
  replyOf(partBill, await part(first, second, { place }));
  expect((await evening.billOf(second)).bill).toMatchObject({ table: "P14", status: 0 });
});

test("the later of two who move a bill learns where it went, and through whom", async () => {
  const { item, openBill, write, cashier, waiter } = evening;
  const bill = await openBill("P15", [item("Pad Thai")]);
  const version = await versionOf(bill);
  const move = (user: typeof waiter, table: string) =>
    write(user, updateBill, {
      body: { id: bill, version, place: { table, room: "" }, billItems: [] },
    });
  replyOf(updateBill, await move(cashier, "P16"));
  const { bill: moved } = await evening.billOf(bill);
  const error = errorOf(await move(waiter, "P17"));
  expect(error).toMatchObject({ status: 409, code: "bill-moved" });
  expect(error.message).toMatch(new RegExp(`^Bill ${moved?.number} was moved to P16 by \\w+`));
  expect(error.about).toMatchObject({ place: "P16", user: expect.stringMatching(/\w+/) });
  expect((await evening.billOf(bill)).bill).toMatchObject({ table: "P16" });
});

test("a bill that was joined on an earlier day stays joined: tills have it no longer", async () => {
  const { item, openBill, cashier } = evening;
  const first = await openBill("P90", [item("Pad Thai")]);
  const second = await openBill("P91", [item("Green Curry")]);
  await join(first, second);
  const opened = replyOf(
    readShift,
    await callAs(evening.app, cashier, readShift, { params: { countedTotal: 0 } }),
  );
  await endShiftOf(evening, cashier, opened.drawer.expected);
  await endDay(evening, cashier);
  await openDayAndShift(evening);
  expect(errorOf(await part(first, second))).toMatchObject({ code: "bills-not-joined" });
});
