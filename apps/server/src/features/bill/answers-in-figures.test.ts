import { updateBill, type NewItem } from "@comanda/contract/bill";
import { listCommissions } from "@comanda/contract/commission";
import { closeBill, voidBill } from "@comanda/contract/end-bill";
import { listMenu, type Menu } from "@comanda/contract/menu";
import { officeArticle, officeCategory, officeQuestion } from "@comanda/contract/office-menu";
import { officePayType, officeTaxClass } from "@comanda/contract/office-selling";
import { readOwnerReport } from "@comanda/contract/owner-report";
import { listPayTypes } from "@comanda/contract/pay-type";
import { plainPress } from "@comanda/contract/sent-line";
import type { OwnerReportKind } from "@comanda/domain/owner-report/report-columns";
import { wireDateTime } from "@comanda/domain/time/wire-date";
import { instant, msPerSecond } from "@comanda/domain/time/instant";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";

import { coursesOn } from "../../testing/test-courses.ts";
import { openDayAndShift } from "../../testing/test-evening.ts";
import { findNamed, startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, replyOf } from "../../testing/test-till.ts";

let office: Office;
let menu: Menu;
beforeAll(async () => {
  office = await startOffice();
  await openDayAndShift(office);
  await taxButterAsDrinks();
  menu = replyOf(listMenu, await callAs(office.app, office.waiter, listMenu));
});
afterAll(() => office.app.close());

/** 7 % on all but garlic butter, which bears 19 %, so that an answer has another tax than its dish. */
async function taxButterAsDrinks(): Promise<void> {
  const { saved } = await office.save(officeTaxClass, {
    save: [{ name: "Food" }, { name: "Drinks" }],
  });
  const [food = 0, drinks = 0] = saved.map(({ id }) => id);
  const categories = await office.list(officeCategory);
  await office.save(officeCategory, {
    save: categories.map(({ id, revision }) => ({ id, revision, taxClass: food })),
  });
  const butter = findNamed(await office.list(officeArticle), "Garlic Butter");
  await office.save(officeArticle, {
    save: [{ id: butter.id, revision: butter.revision, taxClass: drinks }],
  });
  const { id, revision } = findNamed(await office.list(officePayType), "VAT");
  const dearer = { name: "VAT 19 %", indexNumber: 690, value: 19_00, taxClasses: [drinks] };
  const asVat = { isVat: true, isIncludedInPrice: true, isOnCharges: true };
  await office.save(officePayType, {
    save: [
      { id, revision, taxClasses: [food] },
      { ...dearer, ...asVat },
    ],
  });
}

const nameOf = (article: number) => menu.articles.find(({ id }) => id === article)?.name;

async function ownerReport(kind: OwnerReportKind) {
  const query = { from: "2026-11-20", to: "2026-11-20" };
  const asked = { params: { kind }, query };
  return replyOf(readOwnerReport, await callAs(office.app, office.admin, readOwnerReport, asked));
}

/** An article and as many of each answer. */
function dish(
  article: string,
  answers: readonly (readonly [question: string, article: string, way?: "without"])[],
  qty = 1,
): readonly NewItem[] {
  const createdDate = wireDateTime(instant(office.app.now()));
  const item = office.item(article, { qty, createdDate });
  const asked = (name: string) => findNamed(menu.questions ?? [], name).id;
  return [
    item,
    ...answers.map(([question, answer, way]) => ({
      ...office.item(answer, { qty, createdDate }),
      type: 1 as const,
      parent: item.key,
      question: asked(question),
      ...(way !== undefined && { way }),
    })),
  ];
}

const steak = (qty = 1) =>
  dish(
    "Tenderloin",
    [
      ["Doneness", "Rare"],
      ["Sides", "French Fries"],
      ["Extras", "Garlic Butter"],
      ["Extras", "Onions", "without"],
    ],
    qty,
  );

const pressNow = () => ({
  ...plainPress,
  key: randomUUID(),
  createdDate: wireDateTime(instant(office.app.now())),
});

async function send(bill: number, items: readonly object[]): Promise<void> {
  const version = (await office.billOf(bill)).bill?.version;
  const body = { id: bill, version, billItems: items };
  replyOf(updateBill, await office.write(office.cashier, updateBill, { body }));
}

async function payInCash(bill: number): Promise<void> {
  const tills = replyOf(listPayTypes, await callAs(office.app, office.cashier, listPayTypes));
  const payDetails = [{ payType: findNamed(tills, "Cash").id, total: 10_000_00 }];
  const paid = { params: { id: bill }, body: { payDetails } };
  replyOf(closeBill, await office.write(office.cashier, closeBill, paid));
}

test("a voided bill counts for nothing, and the kitchen stops its answers with their dish", async () => {
  const { tickets } = coursesOn(() => office);
  const bill = await office.openBill("F1", steak(2));
  const made = await tickets(bill);
  expect(made).toEqual(
    ["French Fries", "Garlic Butter", "Onions", "Rare", "Tenderloin"].map(
      (one) => `make, 2 ${one}`,
    ),
  );
  const voiding = { params: { id: bill }, body: { statusNote: "guests left" } };
  replyOf(voidBill, await office.write(office.cashier, voidBill, voiding));
  expect(await tickets(bill)).toEqual(made.map((line) => line.replace("make", "cancel")));
  expect((await ownerReport("margins")).rows).toEqual([]);
});

test("a discount on a dish leaves its answers, and each bears its own tax", async () => {
  const bill = await office.openBill("F2", steak());
  const { items } = await office.billOf(bill);
  const [sold] = items;
  const reason = findNamed(menu.discountReasons, "Regular guest").id;
  const gift = { discount: { reason, rate: 20_00, isOfBill: false }, parent: sold?.key };
  const given = { ...pressNow(), ...gift, type: 6, product: sold?.product };
  await send(bill, [{ ...given, staff: office.cashier.user.id }]);
  // 640.00 less 128.00, 25.00 for the butter, and 10 % service.
  expect((await office.billOf(bill)).bill?.amount).toBe(590_70);
  await payInCash(bill);
  // 7/107 of 563.20, and 19/119 of 27.50.
  expect((await ownerReport("taxes")).rows).toEqual([
    ["VAT 7 %", 526_36, 36_84, 563_20],
    ["VAT 19 %", 23_11, 4_39, 27_50],
  ]);
  // What is left out is not sold.
  const { rows } = await ownerReport("margins");
  expect(rows.map(([name]) => name)).not.toContain("Onions");
});

test("commission is for the pieces of the dish, and goes back with them and their answers", async () => {
  const extras = findNamed(await office.list(officeQuestion), "Extras");
  const { id, revision, products } = extras;
  const lady = findNamed(menu.articles, "Lady Drink").id;
  await office.save(officeQuestion, { save: [{ id, revision, products: [...products, lady] }] });
  // A press in the second of the change is by the menu before it.
  office.app.advance(msPerSecond);
  const [drink, ...answers] = dish("Lady Drink", [["Extras", "Garlic Butter"]], 3);
  if (drink === undefined) throw new Error("Nothing was ordered");
  const commission = office.item("Lady Drink", {
    type: 2,
    parent: drink.key,
    staff: office.waiter.user.id,
  });
  const bill = await office.openBill("F3", [drink, ...answers, commission]);
  await send(bill, [{ ...pressNow(), product: lady, qty: -1, credits: drink.key }]);
  const { items } = await office.billOf(bill);
  const countOf = (name: string, type: number) =>
    items
      .filter((item) => nameOf(item.product) === name && item.type === type)
      .reduce((sum, { qty }) => sum + qty, 0);
  expect(countOf("Lady Drink", 0)).toBe(2);
  expect(countOf("Lady Drink", 2)).toBe(2);
  expect(countOf("Garlic Butter", 1)).toBe(2);
  const butter = items.filter(({ product }) => nameOf(product) === "Garlic Butter");
  expect(butter.reduce((sum, { total }) => sum + total, 0)).toBe(2 * 25_00);
  await payInCash(bill);
  const due = await callAs(office.app, office.cashier, listCommissions);
  expect(replyOf(listCommissions, due)).toMatchObject([{ amount: 2 * 50_00 }]);
});
