import { randomUUID } from "node:crypto";

import { newBill } from "@comanda/contract/bill";
import { listMenu } from "@comanda/contract/menu";
import { officeArticle } from "@comanda/contract/office-menu";
import { previewPrices } from "@comanda/contract/office-prices";
import { exportSetup, importSetup } from "@comanda/contract/office-setup";
import { wireDateTime } from "@comanda/domain/time/wire-date";
import { instant, msPerHour, msPerMinute, msPerSecond } from "@comanda/domain/time/instant";
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

const article = async (name: string) => findNamed(await office.list(officeArticle), name);

async function change(name: string, changes: object): Promise<void> {
  const { id, revision } = await article(name);
  await office.save(officeArticle, { save: [{ id, revision, ...changes }] });
}

const now = () => wireDateTime(instant(office.app.now()));

let tables = 0;
async function chargedFor(name: string, createdDate = now()): Promise<unknown> {
  tables += 1;
  const order = office.order(`D${tables}`, [office.item(name, { createdDate })]);
  const { insert } = replyOf(newBill, await office.write(office.waiter, newBill, order));
  return insert["billItem"]?.[0]?.["price"];
}

const dearerOnSaturday = { datedPrices: [{ fromDate: saturday, price: 650_00 }] };

describe("a price with a date", () => {
  test("begins at six in the morning of its day, although nobody writes anything", async () => {
    await change("Rib Eye", dearerOnSaturday);
    expect(await chargedFor("Rib Eye")).toBe(590_00);
    waitUntilJustBeforeSix();
    expect(await chargedFor("Rib Eye")).toBe(590_00);
    office.app.advance(msPerSecond);
    expect(await chargedFor("Rib Eye")).toBe(650_00);
  });

  test("does not apply to an order that was pressed before and arrives after", async () => {
    await change("Rib Eye", dearerOnSaturday);
    waitUntilJustBeforeSix();
    const late = now();
    office.app.advance(msPerMinute);
    expect(await chargedFor("Rib Eye", late)).toBe(590_00);
    expect(await chargedFor("Rib Eye")).toBe(650_00);
    // Not even if the office has saved the article since.
    await change("Rib Eye", { name: "Rib Eye 300 g", price: 700_00 });
    expect(await chargedFor("Rib Eye", late)).toBe(590_00);
  });

  test("is known to tills beforehand, and its change is told to them", async () => {
    const { id, revision } = await article("Rib Eye");
    const { update } = await office.save(officeArticle, {
      save: [{ id, revision, ...dearerOnSaturday }],
    });
    expect(update["article"]).toMatchObject([
      { id, changes: { datedPrices: { old: [], new: dearerOnSaturday.datedPrices } } },
    ]);
    const menu = replyOf(listMenu, await callAs(office.app, office.waiter, listMenu));
    expect(findNamed(menu.articles, "Rib Eye")).toMatchObject({
      price: 590_00,
      ...dearerOnSaturday,
    });
  });

  test("can be changed and removed, and several can follow each other", async () => {
    const later = { fromDate: sunday, price: 700_00 };
    await change("Rib Eye", { datedPrices: [later, ...dearerOnSaturday.datedPrices] });
    const { datedPrices } = await article("Rib Eye");
    expect(datedPrices).toEqual([...dearerOnSaturday.datedPrices, later]);
    await change("Rib Eye", { datedPrices: [{ ...later, price: 800_00 }] });
    expect((await article("Rib Eye")).datedPrices).toEqual([{ ...later, price: 800_00 }]);
    await change("Rib Eye", { datedPrices: [] });
    waitUntilJustBeforeSix();
    office.app.advance(msPerHour);
    expect(await chargedFor("Rib Eye")).toBe(590_00);
  });

  test("is the price once it has begun, and stays it whatever is saved then", async () => {
    const later = { fromDate: sunday, price: 700_00 };
    await change("Rib Eye", { datedPrices: [...dearerOnSaturday.datedPrices, later] });
    waitUntilJustBeforeSix();
    office.app.advance(msPerHour);
    expect(await article("Rib Eye")).toMatchObject({ price: 650_00, datedPrices: [later] });
    await change("Rib Eye", { datedPrices: [] });
    expect(await article("Rib Eye")).toMatchObject({ price: 650_00, datedPrices: [] });
    expect(await chargedFor("Rib Eye")).toBe(650_00);
    await change("Rib Eye", { price: 610_00 });
    expect(await chargedFor("Rib Eye")).toBe(610_00);
  });

  test.each([
    ["2026-11-20", 650_00, "not-a-later-day"],
    ["2026-11-19", 650_00, "not-a-later-day"],
    ["2026-11-31", 650_00, "wrong-date-format"],
    [saturday, 100_000_000_01, "out-of-range"],
    [saturday, -1, "out-of-range"],
  ])("from %s of %d is refused: %s", async (fromDate, price, code) => {
    const { id, revision } = await article("Rib Eye");
    const { fields } = await office.refused(officeArticle, {
      save: [{ id, revision, datedPrices: [{ fromDate, price }] }],
    });
    expect(fields).toMatchObject([{ row: 0, field: "datedPrices", code }]);
    expect((await article("Rib Eye")).datedPrices).toEqual([]);
  });

  test("is refused twice for one day", async () => {
    const { id, revision } = await article("Rib Eye");
    const twice = [650_00, 660_00].map((price) => ({ fromDate: saturday, price }));
    const { fields } = await office.refused(officeArticle, {
      save: [{ id, revision, datedPrices: twice }],
    });
    expect(fields).toMatchObject([{ field: "datedPrices", code: "repeated" }]);
  });

  test("may be today's in the small hours, which belong to yesterday", async () => {
    office.app.advance(8 * msPerHour);
    expect(now()).toBe("2026-11-20 20:00:00");
    await change("Rib Eye", dearerOnSaturday);
    expect((await article("Rib Eye")).datedPrices).toHaveLength(1);
  });
});

describe("a set-up file", () => {
  const write = async () =>
    replyOf(exportSetup, await callAs(office.app, office.admin, exportSetup)).yaml;
  const bring = async (yaml: string) => {
    const input = { body: { yaml }, idempotencyKey: randomUUID() };
    return replyOf(importSetup, await callAs(office.app, office.admin, importSetup, input));
  };

  test("holds the prices of later days", async () => {
    await change("Rib Eye", dearerOnSaturday);
    const yaml = await write();
    expect(yaml).toContain(`datedPrices:\n      - { fromDate: ${saturday}, price: 650 }`);
    expect(await bring(yaml)).toMatchObject({ added: 0, changed: 0 });
    await change("Rib Eye", { datedPrices: [] });
    expect(await bring(yaml)).toMatchObject({ added: 0, changed: 1 });
    expect(await article("Rib Eye")).toMatchObject(dearerOnSaturday);
  });

  test("that is older than its prices brings those that have begun", async () => {
    await change("Rib Eye", dearerOnSaturday);
    const yaml = await write();
    await change("Rib Eye", { price: 500_00, datedPrices: [] });
    waitUntilJustBeforeSix();
    office.app.advance(msPerHour);
    await bring(yaml);
    expect(await article("Rib Eye")).toMatchObject({ price: 650_00, datedPrices: [] });
  });
});

describe("many new prices from a day on", () => {
  const preview = (body: object) =>
    callAs(office.app, office.admin, previewPrices, {
      body: { category: null, basisPoints: 1000, step: 1_00, ...body },
    });

  test("are those of that day raised, and are saved beside the others", async () => {
    const onSunday = { fromDate: sunday, price: 900_00 };
    await change("Rib Eye", { datedPrices: [...dearerOnSaturday.datedPrices, onSunday] });
    const rows = replyOf(previewPrices, await preview({ fromDate: saturday }));
    const { id, revision, before, price, datedPrices } = findNamed(rows, "Rib Eye");
    expect([before, price]).toEqual([650_00, 715_00]);
    await office.save(officeArticle, { save: [{ id, revision, datedPrices }] });
    expect(await article("Rib Eye")).toMatchObject({
      price: 590_00,
      datedPrices: [{ fromDate: saturday, price: 715_00 }, onSunday],
    });
  });

  test("at once are those that have begun raised", async () => {
    await change("Rib Eye", dearerOnSaturday);
    waitUntilJustBeforeSix();
    office.app.advance(msPerHour);
    const rows = replyOf(previewPrices, await preview({}));
    const { id, revision, before, price } = findNamed(rows, "Rib Eye");
    expect([before, price]).toEqual([650_00, 715_00]);
    await office.save(officeArticle, { save: [{ id, revision, price }] });
    expect(await chargedFor("Rib Eye")).toBe(715_00);
  });

  test.each([
    ["2026-11-20", "not-a-later-day"],
    ["2026-02-30", "wrong-date-format"],
  ])("from %s are refused: %s", async (fromDate, code) => {
    expect(errorOf(await preview({ fromDate }))).toMatchObject({
      status: 400,
      fields: [{ field: "fromDate", code }],
    });
  });
});
