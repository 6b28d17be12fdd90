import { printBill } from "@comanda/contract/bill-papers";
import { closeBill } from "@comanda/contract/end-bill";
import { listMenu } from "@comanda/contract/menu";
import { officeArticle, officeCategory } from "@comanda/contract/office-menu";
import { officePayType, officeTaxClass } from "@comanda/contract/office-selling";
import { readOwnerReport } from "@comanda/contract/owner-report";
import { listPayTypes } from "@comanda/contract/pay-type";
import type { OwnerReportKind } from "@comanda/domain/owner-report/report-columns";
import { afterAll, beforeAll, expect, test } from "vitest";

import { openDayAndShift } from "../../testing/test-evening.ts";
import { findNamed, startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, replyOf } from "../../testing/test-till.ts";

let office: Office;
let food: number;
let drinks: number;
beforeAll(async () => {
  office = await startOffice();
  await openDayAndShift(office);
  const categories = await office.list(officeCategory);
  await office.save(officeCategory, {
    save: categories.map(({ id, revision }) => ({ id, revision, taxClass: null })),
  });
  const { saved } = await office.save(officeTaxClass, {
    save: [{ name: "Food" }, { name: "Drinks" }],
  });
  [food = 0, drinks = 0] = saved.map(({ id }) => id);
});
afterAll(() => office.app.close());

const payType = async (name: string) => findNamed(await office.list(officePayType), name);
const categoryOf = async (article: string) => {
  const { category } = findNamed(await office.list(officeArticle), article);
  const categories = await office.list(officeCategory);
  const own = categories.find(({ id }) => id === category);
  if (own === undefined) throw new Error(`${article} has no category`);
  return own;
};
const menuClassOf = async (article: string) => {
  const { articles } = replyOf(listMenu, await callAs(office.app, office.waiter, listMenu));
  return findNamed(articles, article).taxClass;
};

async function ownerReport(kind: OwnerReportKind) {
  const query = { from: "2026-11-20", to: "2026-11-20" };
  const asked = { params: { kind }, query };
  return replyOf(readOwnerReport, await callAs(office.app, office.admin, readOwnerReport, asked));
}

async function paperOf(bill: number) {
  const print = { params: { id: bill, mode: 3, merged: 0 } };
  const [job] = replyOf(printBill, await office.write(office.cashier, printBill, print)).jobs;
  if (job?.document.kind !== "bill") throw new Error("No bill was printed");
  return job.document;
}

const chargesOn = async (bill: number) =>
  (await paperOf(bill)).charges.map(({ name, total }) => [name, total]);

test("a tax cannot be limited to classes while articles have none, since they would bear no tax", async () => {
  const { id, revision } = await payType("VAT");
  const limited = { save: [{ id, revision, taxClasses: [food] }] };
  expect((await office.refused(officePayType, limited)).fields).toMatchObject([
    { field: "taxClasses", code: "articles-without-tax-class" },
  ]);
  const { id: cash, revision: ofCash } = await payType("Cash");
  expect(
    (
      await office.refused(officePayType, {
        save: [{ id: cash, revision: ofCash, taxClasses: [food] }],
      })
    ).fields,
  ).toMatchObject([{ field: "taxClasses", code: "does-not-fit" }]);
});

test("articles have the class of the nearest category above them, unless they have one of their own", async () => {
  const all = await office.list(officeCategory);
  const gin = await categoryOf("Gin");
  await office.save(officeCategory, {
    save: all.map(({ id, revision }) => ({
      id,
      revision,
      taxClass: id === gin.id ? drinks : food,
    })),
  });
  expect(await menuClassOf("Pad Thai")).toBe(food);
  expect(await menuClassOf("Gin")).toBe(drinks);
  const tonic = findNamed(await office.list(officeArticle), "Tonic");
  await office.save(officeArticle, {
    save: [{ id: tonic.id, revision: tonic.revision, taxClass: drinks }],
  });
  expect(await menuClassOf("Tonic")).toBe(drinks);
});

test("each tax is on the lines of its classes and their part of the service charge", async () => {
  const { id, revision } = await payType("VAT");
  await office.save(officePayType, {
    save: [
      { id, revision, taxClasses: [food] },
      {
        name: "VAT 19 %",
        indexNumber: 690,
        value: 19_00,
        isVat: true,
        isIncludedInPrice: true,
        isOnCharges: true,
        taxClasses: [drinks],
      },
    ],
  });
  const tills = replyOf(listPayTypes, await callAs(office.app, office.cashier, listPayTypes));
  expect(findNamed(tills, "VAT").taxClasses).toEqual([food]);
  const bill = await office.openBill("1", [office.item("Pad Thai"), office.item("Gin")]);
  // 7/107 of 132.00, and 19/119 of 154.00.
  const charges = [
    ["Service charge", 26_00],
    ["VAT", 8_64],
    ["VAT 19 %", 24_59],
  ];
  expect(await chargesOn(bill)).toEqual(charges);
  const cash = findNamed(tills, "Cash").id;
  const paid = { body: { payDetails: [{ payType: cash, total: 286_00 }] } };
  replyOf(
    closeBill,
    await office.write(office.cashier, closeBill, { params: { id: bill }, ...paid }),
  );
  expect(await chargesOn(bill)).toEqual(charges);
  const margins = await ownerReport("margins");
  const at = margins.columns.findIndex(({ key }) => key === "netOfLines");
  // 140.00 less 19/119, and 120.00 less 7/107: each article without its own tax. The rest is the service charge's.
  expect(new Map(margins.rows.map((row) => [row[0], row[at]]))).toEqual(
    new Map([
      ["Gin", 117_65],
      ["Pad Thai", 112_15],
    ]),
  );
  expect((await ownerReport("taxes")).rows).toEqual([
    ["VAT 7 %", 123_36, 8_64, 132_00],
    ["VAT 19 %", 129_41, 24_59, 154_00],
  ]);
  const soup = await office.openBill("2", [office.item("Pad Thai")]);
  expect(await chargesOn(soup)).toEqual([
    ["Service charge", 12_00],
    ["VAT", 8_64],
  ]);
});

test("a bill with two taxes says what each is on, with its letter at the lines; one with a single tax does not", async () => {
  const both = await paperOf(
    await office.openBill("5", [office.item("Gin"), office.item("Pad Thai")]),
  );
  expect(both.lines.map(({ name, tax }) => [name, tax])).toEqual([
    ["Gin", "B"],
    ["Pad Thai", "A"],
  ]);
  // 132.00 − 8.64, and 154.00 − 24.59.
  expect(both.taxes).toEqual([
    { letter: "A", name: "VAT", rate: 7_00, net: 123_36, tax: 8_64 },
    { letter: "B", name: "VAT 19 %", rate: 19_00, net: 129_41, tax: 24_59 },
  ]);
  const single = await paperOf(await office.openBill("6", [office.item("Gin")]));
  expect(single).not.toHaveProperty("taxes");
  expect(single.lines[0]).not.toHaveProperty("tax");
});

test("a line keeps the class that its article had at the sale", async () => {
  const bill = await office.openBill("3", [office.item("Gin")]);
  const gin = await categoryOf("Gin");
  const { saved } = await office.save(officeCategory, {
    save: [{ id: gin.id, revision: gin.revision, taxClass: food }],
  });
  const later = await office.openBill("4", [office.item("Gin")]);
  expect((await office.billOf(bill)).items.map(({ taxClass }) => taxClass)).toEqual([drinks]);
  expect((await office.billOf(later)).items.map(({ taxClass }) => taxClass)).toEqual([food]);
  expect(await chargesOn(bill)).toEqual([
    ["Service charge", 14_00],
    ["VAT 19 %", 24_59],
  ]);
  const revision = saved[0]?.revision;
  await office.save(officeCategory, { save: [{ id: gin.id, revision, taxClass: drinks }] });
});

test("where taxes are by class, no article may be without one", async () => {
  const { category, productGroup } = findNamed(await office.list(officeArticle), "Pad Thai");
  const { saved } = await office.save(officeCategory, {
    save: [{ name: "New", color: "#1e90ff" }],
  });
  const bare = { name: "Beer", price: 100, color: "#1e90ff", productGroup };
  const inNew = { save: [{ ...bare, category: saved[0]?.id }] };
  expect((await office.refused(officeArticle, inNew)).fields).toMatchObject([
    { row: 0, field: "taxClass", code: "no-tax-class" },
  ]);
  await office.save(officeArticle, { save: [{ ...bare, category }] });
  const { id, revision } = await categoryOf("Pad Thai");
  expect(
    (await office.refused(officeCategory, { save: [{ id, revision, taxClass: null }] })).fields,
  ).toMatchObject([{ row: 0, field: "taxClass", code: "articles-without-tax-class" }]);
});

test("a class that is in use cannot be retired, and one that is not can", async () => {
  expect((await office.usesOf(officeTaxClass, drinks)).map(({ kind }) => kind)).toEqual([
    "article",
    "category",
    "payType",
  ]);
  const { id, revision } = findNamed(await office.list(officeTaxClass), "Drinks");
  const retire = { retire: [{ id, revision }] };
  expect((await office.refused(officeTaxClass, retire)).code).toBe("still-used");
  const { saved } = await office.save(officeTaxClass, { save: [{ name: "Books" }] });
  const books = saved.map((one) => ({ id: one.id, revision: one.revision }));
  await office.save(officeTaxClass, { retire: books });
});
