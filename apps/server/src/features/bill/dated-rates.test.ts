import { randomUUID } from "node:crypto";

import { printBill } from "@comanda/contract/bill-papers";
import { readWorkDay } from "@comanda/contract/day";
import { closeBill } from "@comanda/contract/end-bill";
import { officePayType } from "@comanda/contract/office-selling";
import { exportSetup, importSetup } from "@comanda/contract/office-setup";
import { listPayTypes } from "@comanda/contract/pay-type";
import { msPerHour, msPerSecond } from "@comanda/domain/time/instant";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { openDayAndShift } from "../../testing/test-evening.ts";
import { findNamed, startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, errorOf, replyOf } from "../../testing/test-till.ts";

/** Friday, 20 November 2026, at seven in the evening in Bangkok. */
let office: Office;
beforeEach(async () => {
  office = await startOffice();
  await openDayAndShift(office);
});
afterEach(() => office.app.close());

const saturday = "2026-11-21";
const sunday = "2026-11-22";
const waitUntilJustBeforeSix = () => office.app.advance(11 * msPerHour - msPerSecond);

const charge = async (name: string) => findNamed(await office.list(officePayType), name);

async function change(name: string, changes: object): Promise<void> {
  const { id, revision } = await charge(name);
  await office.save(officePayType, { save: [{ id, revision, ...changes }] });
}

/** Service charge and VAT, which is contained in both, as the bill says them. */
async function chargesOn(bill: number) {
  const print = { params: { id: bill, mode: 3, merged: 0 } };
  const [job] = replyOf(printBill, await office.write(office.cashier, printBill, print)).jobs;
  if (job?.document.kind !== "bill") throw new Error("No bill was printed");
  return job.document.charges.map(({ name, total }) => [name, total]);
}

async function pay(bill: number, total: number): Promise<void> {
  const tills = replyOf(listPayTypes, await callAs(office.app, office.cashier, listPayTypes));
  const payDetails = [{ payType: findNamed(tills, "Cash").id, total }];
  const asked = { params: { id: bill }, body: { payDetails } };
  replyOf(closeBill, await office.write(office.cashier, closeBill, asked));
}

const tenOnSaturday = { datedRates: [{ fromDate: saturday, rate: 10_00 }] };
// The plate costs 120.00; guests pay 10 % for the service.
const atSeven = [
  ["Service charge", 12_00],
  ["VAT", 8_64],
];
const atTen = [
  ["Service charge", 12_00],
  ["VAT", 12_00],
];

describe("a rate with a date", () => {
  test("begins at six in the morning of its day, for bills that are open then, too", async () => {
    await change("VAT", tenOnSaturday);
    const closed = await office.openBill("1", [office.item("Pad Thai")]);
    const open = await office.openBill("2", [office.item("Pad Thai")]);
    await pay(closed, 132_00);
    waitUntilJustBeforeSix();
    expect(await chargesOn(open)).toEqual(atSeven);
    office.app.advance(msPerSecond);
    expect(await chargesOn(open)).toEqual(atTen);
    // A closed bill keeps what it was closed with.
    expect(await chargesOn(closed)).toEqual(atSeven);
    await pay(open, 132_00);
    await change("VAT", { value: 7_00 });
    expect(await chargesOn(open)).toEqual(atTen);
  });

  test("of an added charge changes what is due from that hour on", async () => {
    await change("Service charge", { datedRates: [{ fromDate: saturday, rate: 20_00 }] });
    const bill = await office.openBill("1", [office.item("Pad Thai")]);
    const dayBills = async () =>
      replyOf(readWorkDay, await callAs(office.app, office.admin, readWorkDay)).bills.slice(0, 2);
    expect(await chargesOn(bill)).toEqual(atSeven);
    waitUntilJustBeforeSix();
    office.app.advance(msPerSecond);
    expect(await chargesOn(bill)).toEqual([
      ["Service charge", 24_00],
      ["VAT", 9_42],
    ]);
    // Until it is paid, the day counts it as Open bills lists it.
    expect(await dayBills()).toMatchObject([{ count: 1, amount: 132_00 }, { count: 0 }]);
    await pay(bill, 144_00);
    expect(await dayBills()).toMatchObject([{ count: 0 }, { count: 1, amount: 144_00 }]);
  });

  test("is known to tills beforehand", async () => {
    await change("VAT", tenOnSaturday);
    const tills = replyOf(listPayTypes, await callAs(office.app, office.cashier, listPayTypes));
    expect(findNamed(tills, "VAT")).toMatchObject({ value: 7_00, ...tenOnSaturday });
  });

  test("is the percentage once it has begun, and stays it whatever is saved then", async () => {
    const later = { fromDate: sunday, rate: 12_00 };
    await change("VAT", { datedRates: [later, ...tenOnSaturday.datedRates] });
    waitUntilJustBeforeSix();
    office.app.advance(msPerHour);
    expect(await charge("VAT")).toMatchObject({ value: 10_00, datedRates: [later] });
    await change("VAT", { datedRates: [] });
    expect(await charge("VAT")).toMatchObject({ value: 10_00, datedRates: [] });
  });

  test.each([
    ["2026-11-20", 10_00, "not-a-later-day"],
    ["2026-11-19", 10_00, "not-a-later-day"],
    ["2026-11-31", 10_00, "wrong-date-format"],
    [saturday, 100_01, "out-of-range"],
    [saturday, -1, "invalid"],
    [saturday, 7_25.5, "invalid"],
  ])("from %s of %d is refused: %s", async (fromDate, rate, code) => {
    const { id, revision } = await charge("VAT");
    const { fields } = await office.refused(officePayType, {
      save: [{ id, revision, datedRates: [{ fromDate, rate }] }],
    });
    const field = code === "invalid" ? "datedRates.0.rate" : "datedRates";
    expect(fields).toMatchObject([{ row: 0, field, code }]);
    expect((await charge("VAT")).datedRates).toEqual([]);
  });

  test("is refused twice for one day, and for what is no charge", async () => {
    const refused = async (name: string, datedRates: readonly object[]) => {
      const { id, revision } = await charge(name);
      return (await office.refused(officePayType, { save: [{ id, revision, datedRates }] })).fields;
    };
    const twice = [8_00, 9_00].map((rate) => ({ fromDate: saturday, rate }));
    expect(await refused("VAT", twice)).toMatchObject([{ code: "repeated" }]);
    expect(await refused("Cash", tenOnSaturday.datedRates)).toMatchObject([
      { field: "datedRates", code: "does-not-fit" },
    ]);
  });
});

describe("a set-up file", () => {
  const write = async () =>
    replyOf(exportSetup, await callAs(office.app, office.admin, exportSetup)).yaml;
  const bring = async (yaml: string) => {
    const input = { body: { yaml }, idempotencyKey: randomUUID() };
    return callAs(office.app, office.admin, importSetup, input);
  };

  test("holds the rates of later days in percent", async () => {
    await change("VAT", { datedRates: [{ fromDate: saturday, rate: 7_25 }] });
    const yaml = await write();
    expect(yaml).toContain(`datedRates:\n      - { fromDate: ${saturday}, rate: 7.25 }`);
    await change("VAT", { datedRates: [] });
    expect(replyOf(importSetup, await bring(yaml))).toMatchObject({ added: 0, changed: 1 });
    expect((await charge("VAT")).datedRates).toEqual([{ fromDate: saturday, rate: 7_25 }]);
    const tooExact = errorOf(await bring(yaml.replace("rate: 7.25", "rate: 7.255")));
    expect(tooExact.status).toBe(400);
  });

  test("that is older than its rates brings the one that has begun", async () => {
    await change("VAT", tenOnSaturday);
    const yaml = await write();
    await change("VAT", { value: 5_00, datedRates: [] });
    waitUntilJustBeforeSix();
    office.app.advance(msPerHour);
    replyOf(importSetup, await bring(yaml));
    expect(await charge("VAT")).toMatchObject({ value: 10_00, datedRates: [] });
  });
});
