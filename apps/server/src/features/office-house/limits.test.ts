import { officeArticle, officeManagementGroup } from "@comanda/contract/office-menu";
import { officeCustomer, officeCustomerType } from "@comanda/contract/office-venue";
import { afterAll, beforeAll, expect, test } from "vitest";

import { startOffice, type Office } from "../../testing/test-office.ts";
import { addRecord } from "../../testing/uses-of-record.ts";

let office: Office;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.app.close());

const range = (count: number) => Array.from({ length: count }, (_none, index) => index);

test("of many conflicts, the first fifty are shown", async () => {
  const [type] = await office.list(officeCustomerType);
  const guest = (index: number) => ({ name: `G ${index}`, phone: "081", customerType: type?.id });
  const { saved } = await office.save(officeCustomer, { save: range(51).map(guest) });
  const stale = saved.map(({ id, revision }) => ({ id, revision: revision + 1, name: "Else" }));
  const refused = await office.refused(officeCustomer, { save: stale });
  expect(refused.conflicts?.map(({ row }) => row)).toEqual(range(50));
});

test("of many uses, two hundred are listed, the oldest first", async () => {
  const group = await addRecord(office, officeManagementGroup, { name: "Many" });
  const [like] = await office.list(officeArticle);
  const { category, productGroup, color } = like ?? {};
  const dish = (index: number) => ({
    name: `Dish ${index}`,
    price: 1_00,
    color,
    category,
    productGroup,
    managementGroup: group.id,
  });
  await office.save(officeArticle, { save: range(201).map(dish) });
  const uses = await office.usesOf(officeManagementGroup, group.id);
  expect(uses.map(({ name }) => name)).toEqual(range(200).map((index) => `Dish ${index}`));
});
