import { showBill } from "@comanda/contract/bill-papers";
import { addCustomer, listCustomers, listCustomerTypes } from "@comanda/contract/customer";
import { expect } from "@playwright/test";

import { apiTill } from "./api-till.ts";
import { test } from "./journey.ts";
import { createBill, loadTable, showReceipt } from "./money-journey.ts";
import { button, signInAtRestaurant } from "./order-journey.ts";
import { startDayWithShifts } from "./start-day-with-shifts.ts";

test.beforeEach(async ({ server }) => await startDayWithShifts(server));

test("guests who have paid get the bill with their company, known or new", async ({
  page,
  server,
}) => {
  const till = await apiTill(server.origin, "cashier", "Restaurant");
  const [type] = await till.call(listCustomerTypes);
  const none = { DOB: "", cardNumber: "", address: "", email: "", preferredDrink: "" };
  const company = { companyName: "บริษัท สยามอุตสาหกรรม จำกัด", companyTaxNumber: "0105551234567" };
  const person = { name: "Prasert Siriwan", phone: "0815550199", customerType: type?.id ?? 0 };
  await till.call(addCustomer, { body: { ...none, ...person, ...company } });
  const { id } = await createBill(server, "CO1");
  await signInAtRestaurant(page, "cashier");
  await loadTable(page, "CO1");
  await button(page, "PAY").tap();
  await button(page, "Pay the rest by Cash").tap();
  await showReceipt(page);

  await button(page, "Company").tap();
  const form = page.getByRole("region", { name: "Company" });
  await form.getByRole("searchbox").fill("0105551");
  await form.getByRole("button", { name: /^Prasert Siriwan.*สยามอุตสาหกรรม/ }).tap();
  await expect(form).toBeHidden();
  const shown = () => till.call(showBill, { params: { id } });
  expect(await shown()).toMatchObject({ company: { name: company.companyName } });

  await button(page, "Company").tap();
  await form.getByRole("searchbox").fill("Nordwind GmbH");
  await expect(form.getByText("No results found!")).toBeVisible();
  await form.getByRole("button", { name: "Add customer" }).tap();
  const adding = page.getByRole("form", { name: "Add customer" });
  await expect(adding).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(adding).toBeHidden();
  await expect(form.getByRole("searchbox")).toHaveValue("Nordwind GmbH");
  await form.getByRole("button", { name: "Add customer" }).tap();
  await expect(adding.getByLabel("Company name")).toHaveValue("Nordwind GmbH");
  await adding.getByLabel("Company name").fill("");
  await adding.getByLabel("Name", { exact: true }).fill("Erik Holm");
  await adding.getByLabel("Phone").fill("+49 40 123456");
  await adding.getByLabel("Customer type").selectOption({ index: 1 });
  await button(page, "Add and print").tap();
  await expect(adding.getByLabel("Company name")).toBeFocused();
  await adding.getByLabel("Company name").fill("Nordwind GmbH");
  await button(page, "Add and print").tap();
  await expect(adding).toBeHidden();
  expect(await shown()).toMatchObject({
    customer: "Erik Holm",
    company: { name: "Nordwind GmbH" },
  });
  expect((await till.call(listCustomers)).filter(({ name }) => name === "Erik Holm")).toHaveLength(
    1,
  );

  await button(page, "History").tap();
  const history = page.getByRole("list", { name: "History" });
  await expect(history).toContainText("สยามอุตสาหกรรม จำกัด, now Nordwind GmbH");
});
