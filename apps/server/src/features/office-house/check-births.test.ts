import { officeCustomer, officeCustomerType } from "@comanda/contract/office-venue";
import { id as idOf } from "@comanda/domain/id";
import { afterAll, beforeAll, expect, test } from "vitest";

import { findNamed, startOffice, type Office } from "../../testing/test-office.ts";

let office: Office;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.app.close());

test("a date of birth after today that was stored before it was refused stays as it is", async () => {
  const customerType = findNamed(await office.list(officeCustomerType), "Member").id;
  const guest = { name: "Pim", phone: "+66 1", customerType };
  const { saved } = await office.save(officeCustomer, { save: [guest] });
  const id = idOf<"customer">(saved[0]?.id ?? 0);
  await office.app
    .database()
    .updateTable("customer")
    .set({ date_of_birth: "2533-02-03" })
    .where("id", "=", id)
    .execute();
  const changed = { save: [{ id, revision: 1, phone: "+66 2" }] };
  expect((await office.save(officeCustomer, changed)).saved).toMatchObject([
    { phone: "+66 2", dateOfBirth: "2533-02-03" },
  ]);
  const again = { save: [{ id, revision: 2, dateOfBirth: "2534-02-03" }] };
  expect((await office.refused(officeCustomer, again)).fields).toMatchObject([
    { field: "dateOfBirth", code: "after-today" },
  ]);
});
