import type { NewItem } from "@comanda/contract/bill";
import { updateBill } from "@comanda/contract/bill";
import { printTickets } from "@comanda/contract/bill-papers";
import { refireLines } from "@comanda/contract/fire-course";
import { listMenu, type Menu } from "@comanda/contract/menu";
import { randomUUID } from "node:crypto";
import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";

import { openDayAndShift } from "../../testing/test-evening.ts";
import { findNamed, startOffice, type Office } from "../../testing/test-office.ts";
import { offerSteakLunch } from "../../testing/test-sets.ts";
import { callAs, errorOf, replyOf } from "../../testing/test-till.ts";

let office: Office;
let menu: Menu;
beforeAll(async () => {
  office = await startOffice();
  await openDayAndShift(office);
  menu = replyOf(listMenu, await callAs(office.app, office.waiter, listMenu));
});
afterAll(() => office.app.close());

const answer = (
  dish: NewItem,
  question: string,
  article: string,
  said: Partial<NewItem> = {},
): NewItem => ({
  ...office.item(article, { qty: dish.qty }),
  type: 1,
  parent: dish.key,
  question: findNamed(menu.questions ?? [], question).id,
  ...said,
});

const steakWith = () => {
  const steak = office.item("Tenderloin");
  const fries = answer(steak, "Sides", "French Fries", { way: "on-the-side" });
  const onions = answer(steak, "Extras", "Onions", { way: "without" });
  return { fries, onions, all: [steak, answer(steak, "Doneness", "Rare"), fries, onions] };
};

async function add(id: number, billItems: readonly object[]): Promise<void> {
  const { bill } = await office.billOf(id);
  const body = { id, version: bill?.version, billItems };
  replyOf(updateBill, await office.write(office.waiter, updateBill, { body }));
}

const again = (id: number, lines: readonly object[]) =>
  office.write(office.waiter, refireLines, { body: { id, lines, reason: "burnt" } });

async function idOf(bill: number, { product }: Pick<NewItem, "product">): Promise<number> {
  const { items } = await office.billOf(bill);
  const found = items.find((item) => item.product === product);
  if (found === undefined) throw new Error(`Nothing of article ${product} on bill ${bill}`);
  return found.id;
}

/** Whether it is made, how many, how and under what. */
async function tickets(id: number) {
  return wordsOf(await office.write(office.waiter, printTickets, { body: { id } }));
}

function wordsOf(reply: LightMyRequestResponse): readonly string[] {
  return replyOf(printTickets, reply).jobs.flatMap(({ document }) =>
    document.kind === "ticket"
      ? document.lines.map(({ name, qty, isCancelled, isUnder, way, dish }) =>
          [
            isCancelled ? "cancel" : "make",
            `${qty}${way === undefined ? "" : ` ${way}`} ${name}`,
            ...(isUnder ? ["under it"] : []),
            ...(dish === undefined ? [] : [`of ${dish}`]),
          ].join(", "),
        )
      : [],
  );
}

test("answers that are credited alone name their dish and how they were ordered", async () => {
  const { fries, onions, all } = steakWith();
  const bill = await office.openBill("B1", all);
  expect(await tickets(bill)).toEqual([
    "make, 1 Tenderloin",
    "make, 1 Rare, under it",
    "make, 1 on-the-side French Fries, under it",
    "make, 1 without Onions, under it",
  ]);
  const credit = (line: NewItem) => ({ ...line, key: randomUUID(), qty: -1, credits: line.key });
  await add(bill, [credit(fries), credit(onions)]);
  expect(await tickets(bill)).toEqual([
    "cancel, 1 on-the-side French Fries, of Tenderloin",
    "cancel, 1 without Onions, of Tenderloin",
  ]);
});

test("a mixer that follows its drink names it, and one that comes with it stands under it", async () => {
  const gin = office.item("Gin");
  const tonic = (drink: NewItem) => office.item("Tonic", { type: 1, parent: drink.key });
  const bill = await office.openBill("B2", [gin]);
  expect(await tickets(bill)).toEqual(["make, 1 Gin"]);
  const second = office.item("Gin");
  await add(bill, [tonic(gin), second, tonic(second)]);
  expect(await tickets(bill)).toEqual([
    "make, 1 Tonic, of Gin",
    "make, 1 Gin",
    "make, 1 Tonic, under it",
  ]);
});

test("a dish is made again as it was ordered, also if only the dish is named", async () => {
  const gin = office.item("Gin", { qty: 3 });
  const tonic = office.item("Tonic", { type: 1, parent: gin.key, qty: 3 });
  const { all } = steakWith();
  const bill = await office.openBill("B3", [...all, gin, tonic]);
  await tickets(bill);
  const steak = await idOf(bill, office.item("Tenderloin"));
  expect(wordsOf(await again(bill, [{ id: steak }]))).toEqual([
    "make, 1 Tenderloin",
    "make, 1 Rare, under it",
    "make, 1 on-the-side French Fries, under it",
    "make, 1 without Onions, under it",
  ]);
  const drink = await idOf(bill, gin);
  const oneDrink = ["make, 1 Gin", "make, 1 Tonic, under it"];
  expect(wordsOf(await again(bill, [{ id: drink, qty: 1 }]))).toEqual(oneDrink);
  const mixer = await idOf(bill, tonic);
  const both = [
    { id: mixer, qty: 2 },
    { id: drink, qty: 1 },
  ];
  expect(wordsOf(await again(bill, both))).toEqual(["make, 1 Gin", "make, 2 Tonic, under it"]);
  expect(await tickets(bill)).toEqual([]);
});

test("a set is made again as its parts, once the kitchen has any of them", async () => {
  const lunch = await offerSteakLunch(office);
  const order = lunch.order(
    [
      [1, "Doneness", "Rare"],
      [1, "Sides", "Mixed Salad"],
    ],
    2,
  );
  const bill = await office.openBill("B4", order);
  const set = await idOf(bill, office.item("Lunch Set"));
  expect(errorOf(await again(bill, [{ id: set }]))).toMatchObject({ code: "not-in-work" });
  await tickets(bill);
  expect(wordsOf(await again(bill, [{ id: set, qty: 1 }]))).toEqual([
    "make, 1 Tom Kha Gai",
    "make, 1 Tenderloin",
    "make, 1 Rare, under it",
    "make, 1 Mixed Salad, under it",
    "make, 1 Leo Beer",
  ]);
  expect(errorOf(await again(bill, [{ id: set, qty: 3 }]))).toMatchObject({
    code: "quantity-invalid",
  });
});
