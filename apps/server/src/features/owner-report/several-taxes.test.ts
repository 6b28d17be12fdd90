import { closeBill } from "@comanda/contract/end-bill";
import { officeArticle, officeCategory } from "@comanda/contract/office-menu";
import { officePayType, officeTaxClass } from "@comanda/contract/office-selling";
import { readOwnerReport } from "@comanda/contract/owner-report";
import { afterAll, beforeAll, expect, test } from "vitest";

import { openDayAndShift } from "../../testing/test-evening.ts";
import { payBill, payTypesOf } from "../../testing/test-money.ts";
import { findNamed, startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, replyOf } from "../../testing/test-till.ts";

let office: Office;
beforeAll(async () => {
  office = await startOffice();
  await openDayAndShift(office);
  await taxAlcoholTwice();
});
afterAll(() => office.app.close());

/** VAT is on all lines, but no longer on the service charge, and a second tax on drinks. */
async function taxAlcoholTwice(): Promise<void> {
  const { saved } = await office.save(officeTaxClass, {
    save: [{ name: "Food" }, { name: "Drinks" }],
  });
  const [food, drinks] = saved.map(({ id }) => id);
  const { category: ofGin } = findNamed(await office.list(officeArticle), "Gin");
  const categories = await office.list(officeCategory);
  await office.save(officeCategory, {
    save: categories.map(({ id, revision }) => ({
      id,
      revision,
      taxClass: id === ofGin ? drinks : food,
    })),
  });
  const { id, revision } = findNamed(await office.list(officePayType), "VAT");
  const alcoholTax = {
    name: "Alcohol tax",
    indexNumber: 690,
    value: 10_00,
    isVat: true,
    isIncludedInPrice: true,
    taxClasses: [drinks ?? 0],
  };
  await office.save(officePayType, { save: [{ id, revision, isOnCharges: false }, alcoholTax] });
}

async function sell(table: string, article: string): Promise<void> {
  const bill = await office.openBill(table, [office.item(article)]);
  const cash = (await payTypesOf(office)).get(800) ?? 0;
  const payments = [{ payType: cash, total: 500_00 }];
  replyOf(closeBill, await payBill(office, office.cashier, bill, payments));
}

test("what bears several taxes is a row of its own beside what bears none", async () => {
  await sell("1", "Pad Thai");
  await sell("2", "Gin");
  const query = { from: "2026-11-20", to: "2026-11-20" };
  const asked = { params: { kind: "taxes" }, query };
  const reply = await callAs(office.app, office.admin, readOwnerReport, asked);
  const { rows, totals } = replyOf(readOwnerReport, reply);
  expect(rows).toEqual([
    ["VAT 7 %", 242_99, 17_01, 260_00],
    ["Alcohol tax 10 %", 127_27, 12_73, 140_00],
    // The service charge of 12.00.
    ["", 12_00, 0, 12_00],
    // The gin, of which only the difference to its service charge is known.
    ["severalTaxes", -126_00, 0, -126_00],
  ]);
  expect(totals).toEqual([null, 256_26, 29_74, 286_00]);
});
