import { officeArticle } from "@comanda/contract/office-menu";
import { afterAll, beforeAll, expect, test } from "vitest";

import { findNamed, startOffice, type Office } from "../../testing/test-office.ts";

let office: Office;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.app.close());

async function aDish(name: string): Promise<object> {
  const { category, productGroup, color } = findNamed(await office.list(officeArticle), "Pad Thai");
  return { name, price: 140_00, category, productGroup, color };
}

test("a pasted name is stored without what nobody sees, and no other one looks like it", async () => {
  const pasted = await aDish("\uFEFFOffice\u00A0Soup\u200B");
  const { saved } = await office.save(officeArticle, { save: [pasted] });
  expect(saved).toMatchObject([{ name: "Office Soup" }]);
  const alike = await aDish("Office So\u00ADup");
  const { fields } = await office.refused(officeArticle, { save: [alike] });
  expect(fields).toMatchObject([{ row: 0, field: "name", code: "taken" }]);
  const empty = await office.refused(officeArticle, { save: [await aDish("\u200B")] });
  expect(empty.fields).toMatchObject([{ field: "name", code: "required" }]);
});
