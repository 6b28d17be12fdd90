import { officeArticle, officeCategory } from "@comanda/contract/office-menu";
import { officeCommission, officePromotion } from "@comanda/contract/office-selling";
import { afterAll, beforeAll, expect, test } from "vitest";

import { openDayAndShift } from "../../testing/test-evening.ts";
import { findNamed, startOffice, type Office } from "../../testing/test-office.ts";
import { addRecord, usesOfRecord } from "../../testing/uses-of-record.ts";

let office: Office;
beforeAll(async () => {
  office = await startOffice();
  await openDayAndShift(office);
});
afterAll(() => office.app.close());

test("articles and categories hold their commission", async () => {
  const commission = await addRecord(office, officeCommission, { name: "Song" });
  const earning = { commission: commission.id };
  const [like] = await office.list(officeArticle);
  const { category, productGroup, color } = like ?? {};
  const encore = { name: "Encore", price: 1_00, color, category, productGroup, ...earning };
  await addRecord(office, officeArticle, encore);
  await addRecord(office, officeCategory, { name: "Songs", color, ...earning });
  expect(await usesOfRecord(office, officeCommission, commission)).toEqual({
    listed: ["article Encore, which holds it", "category Songs, which holds it"],
    holding: ["article Encore", "category Songs"],
  });
});

test("a promotion can be retired from open bills", async () => {
  await office.openBill("U1", [office.item("Singha Beer")]);
  const promotion = findNamed(await office.list(officePromotion), "Singha happy hour");
  expect(await usesOfRecord(office, officePromotion, promotion)).toEqual({
    listed: ["openBill 1"],
    holding: [],
  });
});
