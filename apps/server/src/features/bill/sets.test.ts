import { newBill, updateBill, type NewItem } from "@comanda/contract/bill";
import { printBill, printTickets } from "@comanda/contract/bill-papers";
import { listMenu, type Menu } from "@comanda/contract/menu";
import { officeQuestion } from "@comanda/contract/office-menu";
import { splitBill } from "@comanda/contract/split-merge";
import { joinNotes } from "@comanda/domain/bill/join-notes";
import { noteMaximumLength } from "@comanda/domain/form/maximum-lengths";
import { afterAll, beforeAll, expect, test } from "vitest";

import { coursesOn } from "../../testing/test-courses.ts";
import { openDayAndShift } from "../../testing/test-evening.ts";
import { findNamed, startOffice, type Office } from "../../testing/test-office.ts";
import { signInAt } from "../../testing/test-money.ts";
import { callAs, errorOf, replyOf } from "../../testing/test-till.ts";

let office: Office;
let menu: Menu;
beforeAll(async () => {
  office = await startOffice();
  await openDayAndShift(office);
  menu = replyOf(listMenu, await callAs(office.app, office.waiter, listMenu));
});
afterAll(() => office.app.close());

const dish = (name: string) => findNamed(menu.articles, name);

function part(section: string, article: string): NonNullable<NewItem["parts"]>[number] {
  const { questions = [] } = menu;
  return { question: findNamed(questions, section).id, product: dish(article).id, qty: 1 };
}

const starter = () => part("Starter of the lunch set", "Tom Kha Gai");
const main = () => part("Main of the lunch set", "Pad Thai");
const drink = () => part("Drink of the lunch set", "Leo Beer");
const lunch = (changes: Partial<NewItem> = {}) =>
  office.item("Lunch Set", { parts: [starter(), main(), drink()], ...changes });

const nameOf = (article: number) => menu.articles.find(({ id }) => id === article)?.name;

async function linesOf(bill: number) {
  const { items } = await office.billOf(bill);
  return items.map(({ product, qty, total }) => [nameOf(product), qty, total]);
}

test("a dish of a set that was broken up before it was sent keeps both notes, however long", async () => {
  const note = joinNotes("s".repeat(noteMaximumLength), "d".repeat(noteMaximumLength));
  const bill = await office.openBill("S90", [
    office.item("Pad Thai", { note }),
    lunch({ parts: [{ ...starter(), note }, main(), drink()] }),
  ]);
  const { items } = await office.billOf(bill);
  expect(items.filter((item) => item.note === note)).toHaveLength(2);
});

test("the menu says of a set that it is one, and of nothing else", () => {
  expect(dish("Lunch Set")).toMatchObject({ type: 0, isSet: true });
  expect(dish("Pad Thai")).not.toHaveProperty("isSet");
});

test("a set is one press, whose price is allocated to its parts", async () => {
  const bill = await office.openBill("S1", [lunch({ qty: 2 })]);
  // 249.00 by 145.00, 120.00 and 80.00, and 30.00 more for the soup.
  expect(await linesOf(bill)).toEqual([
    ["Lunch Set", 2, 0],
    ["Tom Kha Gai", 2, 2 * (104_65 + 30_00)],
    ["Pad Thai", 2, 2 * 86_61],
    ["Leo Beer", 2, 2 * 57_74],
  ]);
  const { items } = await office.billOf(bill);
  expect(items.map(({ extra }) => extra)).toEqual([undefined, 30_00, undefined, undefined]);
  expect(items.slice(1).every(({ parent }) => parent === items[0]?.key)).toBe(true);
});

test("the note of a part takes no card number either", async () => {
  const parts = [{ ...starter(), note: "4111 1111 1111 1111" }, main(), drink()];
  const sent = await office.write(office.waiter, newBill, office.order("S2", [lunch({ parts })]));
  expect(errorOf(sent).fields).toMatchObject([{ field: "billItems.0.note" }]);
});

test("all of it or nothing is ordered", async () => {
  const order = async (item: NewItem) => {
    return errorOf(await office.write(office.waiter, newBill, office.order("S2", [item])));
  };
  expect(await order(lunch({ parts: [starter(), main()] }))).toMatchObject({
    code: "answer-missing",
    message: "Please choose: Drink of the lunch set",
  });
  expect(await order(lunch({ parts: [starter(), main(), main(), drink()] }))).toMatchObject({
    code: "answers-too-many",
  });
  const beer = { ...main(), product: dish("Leo Beer").id };
  expect(await order(lunch({ parts: [starter(), beer, drink()] }))).toMatchObject({
    code: "answer-not-offered",
    message: "Leo Beer does not go with Lunch Set",
  });
  expect(await order(office.item("Lunch Set"))).toMatchObject({ code: "answer-missing" });
});

test("each part has a ticket at its own station, and the set has none", async () => {
  const bill = await office.openBill("S3", [lunch()]);
  const print = { body: { id: bill } };
  const { jobs } = replyOf(printTickets, await office.write(office.waiter, printTickets, print));
  const tickets = jobs.flatMap(({ document }) =>
    document.kind === "ticket"
      ? [[document.productGroup, document.lines.map(({ name }) => name)]]
      : [],
  );
  expect(tickets).toEqual([
    ["Kitchen", ["Tom Kha Gai", "Pad Thai"]],
    ["Bar", ["Leo Beer"]],
  ]);
});

test("tickets of the parts say for whom the set is, and once that it is for others", async () => {
  const { lineOf, change, tickets } = coursesOn(() => office);
  const bill = await office.openBill("S8", [lunch({ seats: [2] })]);
  expect(await lineOf(bill, "Lunch Set")).toMatchObject({ seats: [2] });
  const dishes = ["Leo Beer", "Pad Thai", "Tom Kha Gai"];
  expect(await tickets(bill)).toEqual(dishes.map((one) => `make, 1 ${one}, seats 2`));
  const { id } = await lineOf(bill, "Lunch Set");
  replyOf(updateBill, await change(bill, { billItems: [{ id, seats: [1] }] }));
  expect(await tickets(bill)).toEqual(dishes.map((one) => `make, 1 ${one}, seats 1, other seats`));
  expect(await tickets(bill)).toEqual([]);
});

test("the note of a set is on the tickets of all its parts, before their own, and so are its changes", async () => {
  const { lineOf, change, tickets } = coursesOn(() => office);
  const parts = [starter(), { ...main(), note: "mild" }, drink()];
  const bill = await office.openBill("S9", [lunch({ note: "NO PEANUTS", parts })]);
  expect(await tickets(bill)).toEqual([
    "make, 1 Leo Beer, NO PEANUTS",
    "make, 1 Pad Thai, NO PEANUTS, mild",
    "make, 1 Tom Kha Gai, NO PEANUTS",
  ]);
  const { id } = await lineOf(bill, "Lunch Set");
  replyOf(updateBill, await change(bill, { billItems: [{ id, note: "" }] }));
  expect(await tickets(bill)).toEqual([
    "make, 1 Leo Beer, not NO PEANUTS, changed",
    "make, 1 Pad Thai, not NO PEANUTS, mild, changed, mild",
    "make, 1 Tom Kha Gai, not NO PEANUTS, changed",
  ]);
  replyOf(updateBill, await change(bill, { billItems: [{ id, note: "hot" }] }));
  await tickets(bill);
  replyOf(updateBill, await change(bill, { billItems: [{ id, isBrokenUp: true }] }));
  // The dishes are as the kitchen has them.
  expect(await tickets(bill)).toEqual([]);
  expect(await lineOf(bill, "Pad Thai")).toMatchObject({ note: "hot, mild" });
});

test("guests read the set at one price, and below it what costs more", async () => {
  const bill = await office.openBill("S4", [lunch()]);
  const print = { params: { id: bill, mode: 3, merged: 0 } };
  const [job] = replyOf(printBill, await office.write(office.cashier, printBill, print)).jobs;
  if (job?.document.kind !== "bill") throw new Error("No bill was printed");
  expect(job.document.lines.map(({ name, total, isUnder }) => [name, total, isUnder])).toEqual([
    ["Lunch Set", 249_00, false],
    ["Tom Kha Gai", 30_00, true],
    ["Pad Thai", 0, true],
    ["Leo Beer", 0, true],
  ]);
});

test("a part goes nowhere without its set", async () => {
  const bill = await office.openBill("S5", [lunch({ qty: 2 })]);
  const { items, bill: now } = await office.billOf(bill);
  const split = async (parts: readonly number[]) => {
    const moved = parts.map((index) => ({ key: items[index]?.key, qty: 1 }));
    const { body } = office.order("S6", []);
    const { isSecondBill: _second, ...place } = { isSecondBill: true, ...body };
    return office.write(office.cashier, splitBill, {
      body: {
        oldBillId: bill,
        firstBill: { version: now?.version },
        secondBill: { ...place, billItems: moved },
      },
    });
  };
  expect(errorOf(await split([1]))).toMatchObject({ code: "part-of-set" });
  replyOf(splitBill, await split([0, 1, 2, 3]));
  expect(await linesOf(bill)).toEqual([
    ["Lunch Set", 1, 0],
    ["Tom Kha Gai", 1, 134_65],
    ["Pad Thai", 1, 86_61],
    ["Leo Beer", 1, 57_74],
  ]);
});

test("breaking up charges the parts at their own prices, and takes a right once the bill was printed", async () => {
  const bill = await office.openBill("S7", [lunch()]);
  const breakUp = async (user = office.waiter) => {
    const { items, bill: now } = await office.billOf(bill);
    const body = {
      id: bill,
      version: now?.version,
      billItems: [{ id: items[0]?.id, isBrokenUp: true }],
    };
    return office.write(user, updateBill, { body });
  };
  await office.write(office.cashier, printBill, { params: { id: bill, mode: 3, merged: 0 } });
  expect(errorOf(await breakUp())).toMatchObject({ code: "permission-denied" });
  replyOf(updateBill, await breakUp(await signInAt(office, "admin", "Restaurant")));
  expect(await linesOf(bill)).toEqual([
    ["Lunch Set", 1, 0],
    ["Tom Kha Gai", 1, 145_00],
    ["Pad Thai", 1, 120_00],
    ["Leo Beer", 1, 80_00],
    ["Lunch Set", -1, 0],
  ]);
  const { items } = await office.billOf(bill);
  expect(items[1]).toMatchObject({ parent: null });
});

test("a set is no part of a set, nor an answer to any other question", async () => {
  const question = findNamed(await office.list(officeQuestion), "Main of the lunch set");
  const choice = { product: dish("Lunch Set").id, price: 0, isDefault: false, maximum: 1 };
  const { id, revision, choices } = question;
  const { fields = [] } = await office.refused(officeQuestion, {
    save: [{ id, revision, choices: [...choices, choice] }],
  });
  expect(fields.map(({ field }) => field)).toContain("choices");
  const other = { name: "Also", products: [dish("Phở Bò").id], choices: [choice] };
  expect(await office.refused(officeQuestion, { save: [other] })).toMatchObject({
    fields: [{ field: "choices", code: "does-not-fit" }],
  });
});
