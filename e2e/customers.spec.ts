import { expect, type Page } from "@playwright/test";
import { listCustomers, listCustomerTypes } from "@comanda/contract/customer";

import { apiTill } from "./api-till.ts";
import { test } from "./journey.ts";
import {
  alert,
  button,
  line,
  linesAtTable,
  newOrder,
  pressArticle,
  printAndReload,
  signInAtRestaurant,
} from "./order-journey.ts";
import { startDayWithShifts } from "./start-day-with-shifts.ts";
import { openActions, pressMenuButton } from "./till-menu.ts";
import { refusedCall } from "./till.ts";

test.beforeEach(async ({ server }) => await startDayWithShifts(server));

const label = "Name, company, card or phone";

function search(page: Page) {
  return page.getByRole("searchbox", { name: label });
}

async function openBill(page: Page, table: string): Promise<void> {
  await newOrder(page, table);
  await pressArticle(page, "Pad Thai");
  await printAndReload(page, table);
}

test("a customer is found by name, put on the bill and taken off again", async ({
  page,
  server,
}) => {
  await signInAtRestaurant(page, "waiter");
  await openBill(page, "C1");
  await button(page, "Choose customer").tap();
  await expect(page.getByText("Who is it?")).toBeVisible();
  await page.keyboard.type("nobody at all");
  await expect(page.getByText("No results found!")).toBeVisible();
  await search(page).fill("anong");
  await page.getByRole("button", { name: "Anong Saetang" }).tap();
  await expect(page.getByRole("banner")).toContainText("Anong Saetang");
  const { bill } = await linesAtTable(server, "C1");
  expect(bill?.customer).not.toBeNull();

  await button(page, "Choose customer").tap();
  await button(page, "remove Anong Saetang").tap();
  await expect(page.getByRole("banner")).toContainText("Walk-in");
  expect((await linesAtTable(server, "C1")).bill?.customer).toBeNull();
});

test("a customer who is not found is added from the search, and is on the bill", async ({
  page,
  server,
}) => {
  await signInAtRestaurant(page, "cashier");
  await openBill(page, "C20");
  await button(page, "Choose customer").tap();
  await page.keyboard.type("Nina Newcomer");
  await button(page, "Add customer").tap();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Nina Newcomer");
  await page.getByRole("textbox", { name: "Phone", exact: true }).fill("081 234 5678");
  await page.getByLabel("Customer type").selectOption("Member");
  await button(page, "Ok").tap();
  await expect(page.getByRole("banner")).toContainText("Nina Newcomer");
  expect((await linesAtTable(server, "C20")).bill?.customer).not.toBeNull();
});

test("a member gets the members' price from the first round on", async ({ page, server }) => {
  const till = await apiTill(server.origin, "cashier", "Restaurant");
  const types = await till.call(listCustomerTypes);
  const type = types.find(({ name }) => name === "Member")?.id;
  const member = (await till.call(listCustomers)).find(({ customerType }) => customerType === type);
  const name = member?.name ?? "";
  await signInAtRestaurant(page, "waiter");
  await button(page, "New").tap();
  await page.getByRole("searchbox", { name: "Search customer" }).fill(name);
  await page.getByRole("searchbox", { name: "Search customer" }).press("Enter");
  await expect(button(page, "Remove customer")).toBeVisible();
  await page.getByLabel("Table", { exact: true }).fill("C8");
  await button(page, "Ok").tap();
  await expect(page.getByRole("banner")).toContainText(name);
  await pressArticle(page, "Merlot Bottle");
  await expect(line(page, "Merlot Bottle")).toContainText("765.00");
  await printAndReload(page, "C8");
  const first = await linesAtTable(server, "C8");
  expect(first.bill?.customer).toBe(member?.id);
  expect(first.lines.map(({ total }) => total)).toEqual([765_00]);

  await newOrder(page, "C9");
  await pressArticle(page, "Merlot Bottle");
  await expect(line(page, "Merlot Bottle")).toContainText("850.00");
  await button(page, "Choose customer").tap();
  await search(page).fill(name);
  await page.getByRole("main").getByRole("button", { name }).tap();
  await expect(line(page, "Merlot Bottle")).toContainText("765.00");
  await button(page, "Move").tap();
  await button(page, "Remove customer").tap();
  await button(page, "Ok").tap();
  await expect(line(page, "Merlot Bottle")).toContainText("850.00");
  await printAndReload(page, "C9");
  expect((await linesAtTable(server, "C9")).bill?.customer).toBeNull();
});

test("swiping a house card puts its customer on the bill", async ({ page, server }) => {
  const till = await apiTill(server.origin, "cashier", "Restaurant");
  const guest = (await till.call(listCustomers)).find(({ name }) => name === "Anong Saetang");
  const card = String(guest?.id).padStart(6, "0");
  await signInAtRestaurant(page, "waiter");
  await openBill(page, "C2");
  await pressMenuButton(page, "Swipe card");
  await search(page).fill("anong");
  await expect(page.getByRole("button", { name: `Anong Saetang ${card}` })).toBeVisible();
  await search(page).fill("");
  await page.keyboard.type(`;${card}?`);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("banner")).toContainText("Anong Saetang");
});

test("a customer cannot be chosen without a bill", async ({ page }) => {
  await signInAtRestaurant(page, "waiter");
  await pressMenuButton(page, "Swipe card");
  await search(page).fill("anong");
  await page.keyboard.press("Enter");
  await expect(alert(page, "Please get an open bill")).toBeVisible();
});

test("payment card data is neither shown nor stored", async ({ page }) => {
  await signInAtRestaurant(page, "waiter");
  await pressMenuButton(page, "Swipe card");
  await search(page).waitFor();
  // Tokens, ports and the names of files may have these letters by chance.
  const stored = () => page.evaluate(() => Object.entries(localStorage).map(String));
  const before = new Set(await stored());
  const sent: string[] = [];
  page.on("request", (request) => {
    const { pathname, search: query } = new URL(request.url());
    if (pathname.startsWith("/api/")) sent.push(pathname + query, request.postData() ?? "");
  });
  for (const track of [
    "%B4111111111111111^DOE/JOHN^29121010000000000000?",
    ";4111111111111111=29121010000000000000?",
    "4111111111111111",
  ]) {
    await page.keyboard.type(track);
    await page.keyboard.press("Enter");
    await expect(alert(page, "This is a payment card. Nothing was saved.")).toBeVisible();
    await expect(search(page)).toHaveValue("");
    // A reader is silent between two cards.
    await page.waitForTimeout(300);
  }
  const kept = (await stored()).filter((entry) => !before.has(entry));
  expect([...kept, ...sent].join(" ")).not.toMatch(/4111|DOE/);
  await page.keyboard.type("anong");
  await expect(page.getByRole("button", { name: "Anong Saetang" })).toBeVisible();
});

test("staff without permission to add customers have no button for it", async ({ page }) => {
  await signInAtRestaurant(page, "waiter");
  const actions = await openActions(page);
  await expect(actions.getByRole("button", { name: "Add customer" })).toHaveCount(0);
  await page.goto("/add-customer");
  await expect(page).toHaveURL(/\/order$/);
});

test("adding a customer shows the problem of each field", async ({ page, server }) => {
  await signInAtRestaurant(page, "admin");
  await openBill(page, "C3");
  await pressMenuButton(page, "Add customer");
  await button(page, "Ok").tap();
  for (const field of ["Name", "Phone", "Customer type"]) {
    await expect(page.getByText(`${field} can not empty`)).toBeVisible();
  }
  await page.getByLabel("Name", { exact: true }).fill("Somsak Jaidee");
  await page.getByLabel("Phone").fill("081 234 5678");
  await page.getByLabel("Customer type").selectOption("Member");
  await page.getByLabel("Email").fill("somsak@");
  await page.getByLabel("DOB").fill("31021990");
  await page.getByLabel("Card number").fill("4111 1111 1111 1111");
  await button(page, "Ok").tap();
  await expect(page.getByText("Email is invalid")).toBeVisible();
  await expect(page.getByText("Wrong date format")).toBeVisible();
  await expect(page.getByText("Please do not enter a card number in Card number")).toBeVisible();

  await page.getByLabel("Email").fill("somsak@example.com");
  await page.getByLabel("DOB").fill("24121990");
  await expect(page.getByLabel("DOB")).toHaveValue("24/12/1990");
  await page.getByLabel("Card number").fill("LH-0042");
  await page.getByLabel("Address", { exact: true }).fill("12 Beach Road");
  await page.getByLabel("Preferred drink").fill("Soda");
  const company = page.getByRole("group", { name: "Company" });
  await company.getByLabel("Company name").fill("Jaidee Trading");
  await company.getByLabel("Company tax number").fill("0105550005678");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading")).toHaveText("Customer added successfully");
  await button(page, "Add Somsak Jaidee to the bill").tap();
  await expect(page.getByRole("banner")).toContainText("Somsak Jaidee");
  const till = await apiTill(server.origin, "cashier", "Restaurant");
  const added = (await till.call(listCustomers)).find(({ name }) => name === "Somsak Jaidee");
  expect(added).toMatchObject({
    DOB: "1990-12-24",
    cardNumber: "LH-0042",
    address: "12 Beach Road",
    phone: "081 234 5678",
    email: "somsak@example.com",
    preferredDrink: "Soda",
    companyName: "Jaidee Trading",
    companyAddress: "",
    companyTaxNumber: "0105550005678",
  });
  expect((await linesAtTable(server, "C3")).bill?.customer).toBe(added?.id);
});

test("a field that is refused comes into sight, however far the form was scrolled", async ({
  page,
}) => {
  await signInAtRestaurant(page, "admin");
  for (const size of [
    { width: 800, height: 600 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await page.goto("/add-customer");
    await page.getByLabel("Name", { exact: true }).fill("Somsak Jaidee");
    await page.getByLabel("Customer type").selectOption("Member");
    await page.getByLabel("Company tax number").tap();
    await button(page, "Ok").tap();
    await expect(page.getByLabel("Phone")).toBeFocused();
    await expect(page.getByText("Phone can not empty")).toBeInViewport({ ratio: 1 });
    await button(page, "Cancel").tap();
    const leave = page.getByRole("button", { name: "Leave" });
    if (await leave.isVisible()) await leave.tap();
  }
});

test("the server's problem with a field is shown beside it", async ({ page, expectedErrors }) => {
  expectedErrors.push(refusedCall);
  const refusal = {
    code: "invalid-request",
    message: "Please check what was entered",
    fields: [
      { field: "DOB", error: "Wrong date format" },
      { field: "phone", error: "phone is invalid" },
      { field: "name", error: "Somebody has this name already" },
    ],
  };
  await page.route("**/api/customer", async (route) => {
    await route.fulfill({ status: 400, json: refusal });
  });
  await signInAtRestaurant(page, "admin");
  await pressMenuButton(page, "Add customer");
  await page.getByLabel("Name", { exact: true }).fill("Somsak Jaidee");
  await page.getByLabel("Phone").fill("081 234 5678");
  await page.getByLabel("Customer type").selectOption("Member");
  await button(page, "Ok").tap();
  await expect(page.getByText("Wrong date format")).toBeVisible();
  await expect(page.getByText("Phone is invalid")).toBeVisible();
  await expect(page.getByText("Somebody has this name already")).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Somsak Jaidee");
});
