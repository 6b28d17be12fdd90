import { newBill, updateBill } from "@comanda/contract/bill";
import { printBill, printTickets } from "@comanda/contract/bill-papers";
import { splitBill } from "@comanda/contract/split-merge";
import { afterAll, beforeAll, expect, test } from "vitest";

import { openDayAndShift } from "../../testing/test-evening.ts";
import { startOffice, type Office } from "../../testing/test-office.ts";
import { offerSteakLunch, type SetAnswer, type SteakLunch } from "../../testing/test-sets.ts";
import { errorOf, replyOf } from "../../testing/test-till.ts";

let office: Office;
let lunch: SteakLunch;
beforeAll(async () => {
  office = await startOffice();
  await openDayAndShift(office);
  lunch = await offerSteakLunch(office);
});
afterAll(() => office.app.close());

const answers: readonly SetAnswer[] = [
  [1, "Doneness", "Rare"],
  [1, "Sides", "Mixed Salad"],
  [1, "Extras", "Garlic Butter"],
  [1, "Extras", "Onions", { way: "without" }],
];

async function linesOf(bill: number) {
  const { items } = await office.billOf(bill);
  return items.map(({ product, qty, total }) => [lunch.nameOf(product), qty, total]);
}

test("answers about a part stand under it, on top of the price of the set", async () => {
  const bill = await office.openBill("A1", lunch.order(answers, 2));
  // 249.00 by 145.00, 640.00 and 80.00, and what is dearer.
  expect(await linesOf(bill)).toEqual([
    ["Lunch Set", 2, 0],
    ["Tom Kha Gai", 2, 2 * (41_74 + 30_00)],
    ["Tenderloin", 2, 2 * (184_23 + 200_00)],
    ["Rare", 2, 0],
    ["Mixed Salad", 2, 0],
    ["Garlic Butter", 2, 50_00],
    ["Onions", 2, 0],
    ["Leo Beer", 2, 2 * 23_03],
  ]);
  const { bill: now, items } = await office.billOf(bill);
  expect(items.slice(3, 7).every(({ parent }) => parent === items[2]?.key)).toBe(true);
  // 10 % service.
  expect(now?.amount).toBe((2 * (249_00 + 30_00 + 200_00 + 25_00) * 11) / 10);
});

test("the set and all answers about its parts are ordered, or nothing", async () => {
  const refused = async (said: readonly SetAnswer[]) => {
    const order = office.order("A2", lunch.order(said));
    return errorOf(await office.write(office.waiter, newBill, order));
  };
  expect(await refused([[1, "Doneness", "Rare"]])).toMatchObject({
    code: "answer-missing",
    message: "Please choose: Sides",
  });
  expect(await refused([...answers, [1, "Doneness", "Medium"]])).toMatchObject({
    code: "answers-too-many",
  });
  expect(await refused([[2, "Doneness", "Rare"]])).toMatchObject({
    code: "answer-not-offered",
    message: "Rare does not go with Leo Beer",
  });
  expect(await refused([...answers, [7, "Doneness", "Rare"]])).toMatchObject({
    code: "select-an-item",
  });
});

test("tickets and the guests' bill say the answers under their part", async () => {
  const [set, ...said] = lunch.order(answers);
  if (set === undefined) throw new Error("Nothing was ordered");
  const bill = await office.openBill("A3", [{ ...set, seats: [2] }, ...said]);
  const tickets = await office.write(office.waiter, printTickets, { body: { id: bill } });
  const printed = replyOf(printTickets, tickets).jobs.flatMap(({ document }) =>
    document.kind === "ticket"
      ? document.lines.map(({ name, isUnder, seats, way }) => [name, isUnder, seats, way])
      : [],
  );
  expect(printed).toEqual([
    ["Tom Kha Gai", false, [2], undefined],
    ["Tenderloin", false, [2], undefined],
    ["Rare", true, undefined, undefined],
    ["Mixed Salad", true, undefined, undefined],
    ["Garlic Butter", true, undefined, undefined],
    ["Onions", true, undefined, "without"],
    ["Leo Beer", false, [2], undefined],
  ]);
  const print = { params: { id: bill, mode: 3, merged: 0 } };
  const [job] = replyOf(printBill, await office.write(office.cashier, printBill, print)).jobs;
  if (job?.document.kind !== "bill") throw new Error("No bill was printed");
  expect(job.document.lines.map(({ name, total }) => [name, total])).toEqual([
    ["Lunch Set", 249_00],
    ["Tom Kha Gai", 30_00],
    ["Tenderloin", 200_00],
    ["Rare", 0],
    ["Mixed Salad", 0],
    ["Garlic Butter", 25_00],
    ["Leo Beer", 0],
  ]);
});

test("answers go with their set to another bill, and stay when it is broken up", async () => {
  const bill = await office.openBill("A4", lunch.order(answers, 2));
  const { items, bill: now } = await office.billOf(bill);
  const split = async (indexes: readonly number[]) => {
    const { body } = office.order("A5", []);
    const billItems = indexes.map((index) => ({ key: items[index]?.key, qty: 1 }));
    return office.write(office.cashier, splitBill, {
      body: {
        oldBillId: bill,
        firstBill: { version: now?.version },
        secondBill: { ...body, billItems },
      },
    });
  };
  expect(errorOf(await split([3]))).toMatchObject({ code: "cannot-move-answer" });
  const all = items.map((_item, index) => index);
  const { secondBill } = replyOf(splitBill, await split(all));
  expect(await linesOf(secondBill)).toEqual(await linesOf(bill));

  const one = await office.billOf(bill);
  const broken = { id: one.items[0]?.id, isBrokenUp: true };
  const body = { id: bill, version: one.bill?.version, billItems: [broken] };
  replyOf(updateBill, await office.write(office.waiter, updateBill, { body }));
  expect(await linesOf(bill)).toEqual([
    ["Lunch Set", 1, 0],
    ["Tom Kha Gai", 1, 145_00],
    ["Tenderloin", 1, 640_00],
    ["Rare", 1, 0],
    ["Mixed Salad", 1, 0],
    ["Garlic Butter", 1, 25_00],
    ["Onions", 1, 0],
    ["Leo Beer", 1, 80_00],
    ["Lunch Set", -1, 0],
  ]);
});
