import { officeArticle } from "@comanda/contract/office-menu";
import { officePayType } from "@comanda/contract/office-selling";
import { printArticles } from "@comanda/contract/report";
import { afterAll, beforeAll, expect, test } from "vitest";

import { openDayAndShift } from "../../testing/test-evening.ts";
import { endShiftOf, payBill, payTypesOf } from "../../testing/test-money.ts";
import { findNamed, startOffice, type Office } from "../../testing/test-office.ts";
import { replyOf } from "../../testing/test-till.ts";

let office: Office;
beforeAll(async () => {
  office = await startOffice();
  await openDayAndShift(office);
  const bill = await office.openBill("1", [office.item("Pad Thai")]);
  const cash = (await payTypesOf(office)).get(800) ?? 0;
  const paid = [{ payType: cash, total: 132_00 }];
  await payBill(office, office.cashier, bill, paid);
});
afterAll(() => office.app.close());

test("a report names a tax that was retired during the day", async () => {
  const { id, name, revision } = findNamed(await office.list(officePayType), "VAT");
  await office.save(officePayType, { retire: [{ id, revision }] });
  const { summary, jobs } = await endShiftOf(office, office.cashier, 0);
  expect(summary.chargeData.map(({ payType }) => payType)).toContain(id);
  expect(jobs).toMatchObject([
    { document: { names: { payTypes: expect.arrayContaining([{ id, name }]) } } },
  ]);
});

test("the list of sold articles names one that was retired during the day", async () => {
  const { id, revision } = findNamed(await office.list(officeArticle), "Pad Thai");
  await office.save(officeArticle, { retire: [{ id, revision }] });
  const { rows } = replyOf(printArticles, await office.write(office.cashier, printArticles));
  expect(rows).toMatchObject([{ product: id, name: "Pad Thai" }]);
});
