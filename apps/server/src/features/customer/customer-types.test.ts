import { newBill } from "@comanda/contract/bill";
import { addCustomer, listCustomerTypes } from "@comanda/contract/customer";
import { officeCustomer, officeCustomerType } from "@comanda/contract/office-venue";
import { officePromotion } from "@comanda/contract/office-selling";
import { money } from "@comanda/domain/money/money";
import { msPerMinute } from "@comanda/domain/time/instant";
import { afterAll, beforeAll, expect, test } from "vitest";

import { openDayAndShift } from "../../testing/test-evening.ts";
import { findNamed, startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, replyOf } from "../../testing/test-till.ts";

let office: Office;
beforeAll(async () => {
  office = await startOffice();
  await openDayAndShift(office);
});
afterAll(() => office.app.close());

test("the types of customers say who pays by invoice", async () => {
  const save = [{ name: "Agency", paysByInvoice: true }, { name: "Neighbour" }];
  await office.save(officeCustomerType, { save });
  const types = replyOf(
    listCustomerTypes,
    await callAs(office.app, office.waiter, listCustomerTypes),
  );
  expect(findNamed(types, "Agency").payInvoice).toBe(true);
  expect(findNamed(types, "Neighbour").payInvoice).toBe(false);
});

test("a former member pays the price of members for what was pressed before", async () => {
  const { customerType } = findNamed(await office.list(officePromotion), "Members' wine");
  const texts = { cardNumber: "", address: "", phone: "1", email: "", preferredDrink: "" };
  const body = { name: "Mali", DOB: "", customerType, ...texts };
  const { id } = replyOf(addCustomer, await office.write(office.cashier, addCustomer, { body }));
  office.app.advance(msPerMinute);
  const shown = { price: money(765_00), amount: money(765_00) };
  const press = office.item("Merlot Bottle", { createdDate: "2026-11-20 12:01:00", shown });
  office.app.advance(msPerMinute);
  const guest = findNamed(await office.list(officeCustomerType), "Guest").id;
  await office.save(officeCustomer, { save: [{ id, revision: 1, customerType: guest }] });
  const order = office.order("C1", [press], { customer: id });
  const { insert } = replyOf(newBill, await office.write(office.waiter, newBill, order));
  expect(insert["billItem"]).toMatchObject([{ total: 765_00 }]);
});
