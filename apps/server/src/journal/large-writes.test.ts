import { officeCustomer, officeCustomerType } from "@comanda/contract/office-venue";
import { afterAll, beforeAll, expect, test } from "vitest";

import { startOffice, type Office } from "../testing/test-office.ts";
import { readChanges } from "./read-changes.ts";

let office: Office;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.app.close());

test("a write of many changes has a row of the journal for each thousand of them", async () => {
  const [type] = await office.list(officeCustomerType);
  const guests = Array.from({ length: 2001 }, (_none, index) => ({
    name: `G ${index}`,
    phone: "081",
    customerType: type?.id,
  }));
  await office.save(officeCustomer, { save: guests });
  const rows = await office.app
    .database()
    .selectFrom("journal")
    .select(["changes", "packed"])
    .where("action", "=", "office-customer-save")
    .orderBy("sequence")
    .execute();
  const counts = rows.map((row) => readChanges(row).length);
  expect(counts).toEqual([1000, 1000, 1]);
});
