import { updateBill } from "@comanda/contract/bill";
import { printTickets } from "@comanda/contract/bill-papers";
import { startShift } from "@comanda/contract/day";
import type { Call } from "@comanda/contract/call";
import { voidBill } from "@comanda/contract/end-bill";
import { fireCourse, refireLines } from "@comanda/contract/fire-course";
import { officeProductGroup } from "@comanda/contract/office-menu";
import { officeLocation, officePrinter, officeStation } from "@comanda/contract/office-venue";
import { pickStation } from "@comanda/contract/pick-station";
import { localPrinter, noPrinter } from "@comanda/contract/print";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { coursesOn, wordsOfTicket } from "../../testing/test-courses.ts";
import { openDayAndShift } from "../../testing/test-evening.ts";
import { findNamed, startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, errorOf, replyOf, type SignedIn } from "../../testing/test-till.ts";

const kitchen = "192.168.10.22";
const barKitchen = "192.168.10.99";

/** The waiter orders in the restaurant. The administrator is at the bar, whose food comes from another kitchen. */
let office: Office;
beforeAll(async () => {
  office = await startOffice();
  await openDayAndShift(office);
  await workAt(office.admin, "Bar");
  const printer = {
    name: "Bar kitchen",
    address: barKitchen,
    widthDots: 576,
    dialect: "esc-pos",
    hasCutter: true,
    imageMode: "raster",
    paperLanguage: null,
  };
  await office.save(officePrinter, { save: [printer] });
  await cookAt("Bar", barKitchen);
});
beforeEach(async () => {
  await office.change(officeLocation, { printerServerAddress: "https://bridge.test" });
  await cookAt("Restaurant", kitchen);
});
afterAll(() => office.app.close());

const { nextTable, lineOf } = coursesOn(() => office);

/** Sets the address at which the tickets for food that a station orders come out. */
async function cookAt(station: string, address: string): Promise<void> {
  const { id, revision, routes } = findNamed(await office.list(officeStation), station);
  const { id: productGroup } = findNamed(await office.list(officeProductGroup), "Kitchen");
  const printers = await office.list(officePrinter);
  const printer = printers.find((each) => each.address === address)?.id ?? null;
  const others = routes.filter((route) => route.productGroup !== productGroup);
  const routed = address === localPrinter ? others : [...others, { productGroup, printer }];
  await office.save(officeStation, { save: [{ id, revision, routes: routed }] });
}

const order = (...items: readonly ReturnType<Office["item"]>[]) =>
  office.openBill(nextTable(), items);
const print = async (user: SignedIn, call: Call, input: object) =>
  replyOf(printTickets, await office.write(user, call, input)).jobs.map((job) =>
    [job.printer, ...wordsOfTicket(job)].join(": "),
  );
const tickets = (user: SignedIn, bill: number) => print(user, printTickets, { body: { id: bill } });

async function voidFor(user: SignedIn, bill: number): Promise<void> {
  const input = { params: { id: bill }, body: { statusNote: "left" } };
  replyOf(voidBill, await office.write(user, voidBill, input));
}

/** Goes to a station and starts a shift there. */
async function workAt(user: SignedIn, name: string): Promise<void> {
  const { id } = findNamed(user.stations, name);
  await callAs(office.app, user, pickStation, { params: { id } });
  const body = { startDrawerCash: 0, coin: [], cash: [] };
  replyOf(startShift, await office.write(user, startShift, { body }));
}

/** At the bar, unless somebody else does it. */
async function add(bill: number, press: object, user = office.admin): Promise<void> {
  const version = (await office.billOf(bill)).bill?.version ?? 1;
  const body = { id: bill, version, billItems: [press] };
  replyOf(updateBill, await office.write(user, updateBill, { body }));
}

describe("what the bar does to an order of the restaurant", () => {
  test("is told to the kitchen that has it, and what the bar adds to its own", async () => {
    const { item, admin, waiter } = office;
    const bill = await order(item("Pad Thai", { qty: 2 }));
    expect(await tickets(waiter, bill)).toEqual([`${kitchen}: make, 2 Pad Thai`]);
    const { key } = await lineOf(bill, "Pad Thai");
    await add(bill, item("Pad Thai", { qty: -1, credits: key }));
    await add(bill, item("Green Curry"));
    expect(await tickets(admin, bill)).toEqual([
      `${kitchen}: cancel, 1 Pad Thai`,
      `${barKitchen}: make, 1 Green Curry`,
    ]);
    await voidFor(admin, bill);
    expect(await tickets(waiter, bill)).toEqual([
      `${kitchen}: cancel, 1 Pad Thai`,
      `${barKitchen}: cancel, 1 Green Curry`,
    ]);
  });

  test("is on one ticket if both have the same kitchen", async () => {
    const { item, admin, waiter } = office;
    await cookAt("Restaurant", barKitchen);
    const bill = await order(item("Pad Thai", { qty: 2 }));
    await tickets(waiter, bill);
    const { key } = await lineOf(bill, "Pad Thai");
    await add(bill, item("Pad Thai", { qty: -1, credits: key }));
    await add(bill, item("Green Curry"));
    expect(await tickets(admin, bill)).toEqual([
      `${barKitchen}: cancel, 1 Pad Thai: make, 1 Green Curry`,
    ]);
  });

  test("is on one ticket with what a third station ordered from the same kitchen", async () => {
    const { item, admin, cashier, waiter } = office;
    await workAt(cashier, "Spa");
    const bill = await order(item("Pad Thai"));
    await add(bill, item("Green Curry"), cashier);
    await tickets(waiter, bill);
    await voidFor(admin, bill);
    expect(await tickets(admin, bill)).toEqual([
      `${kitchen}: cancel, 1 Pad Thai: cancel, 1 Green Curry`,
    ]);
  });

  test("fires its courses there", async () => {
    const { item, admin, waiter } = office;
    const bill = await order(
      item("Green Curry", { course: 1 }),
      item("Pad Thai", { course: 2 }),
      item("Jasmine Rice", { course: 3 }),
    );
    await tickets(waiter, bill);
    const input = { params: { id: bill }, body: { course: 2 } };
    expect(await print(admin, fireCourse, input)).toEqual([
      `${kitchen}: make, 1 Pad Thai, course 2`,
    ]);
  });

  test("orders a dish again from the kitchen that made it", async () => {
    const { item, admin, waiter } = office;
    const bill = await order(item("Pad Thai"));
    await tickets(waiter, bill);
    const { id } = await lineOf(bill, "Pad Thai");
    const input = { body: { id: bill, lines: [{ id }], reason: "dropped" } };
    expect(await print(admin, refireLines, input)).toEqual([`${kitchen}: make, 1 Pad Thai`]);
  });
});

test("the bar cannot fire a course of the restaurant for which nobody cooks", async () => {
  const { item, admin } = office;
  await cookAt("Restaurant", noPrinter);
  const bill = await order(item("Pad Thai", { course: 1 }), item("Green Curry", { course: 2 }));
  const input = { params: { id: bill }, body: { course: 2 } };
  const refused = errorOf(await office.write(admin, fireCourse, input));
  expect(refused.code).toBe("no-station-makes");
});

describe("tickets of the restaurant come out where the bar's do", () => {
  const cancelled = async () => {
    const { item, admin, waiter } = office;
    const bill = await order(item("Pad Thai"));
    await tickets(waiter, bill);
    await voidFor(admin, bill);
    return tickets(admin, bill);
  };

  test("if its own till prints them, which the bar's cannot reach", async () => {
    await cookAt("Restaurant", localPrinter);
    expect(await cancelled()).toEqual([`${barKitchen}: cancel, 1 Pad Thai`]);
  });

  test("if there is no bridge, so that each till prints its own papers", async () => {
    await office.change(officeLocation, { printerServerAddress: "" });
    expect(await cancelled()).toEqual([`${barKitchen}: cancel, 1 Pad Thai`]);
  });
});
