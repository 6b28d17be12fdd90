import { listStaff, setStaffStation } from "@comanda/contract/staff";
import { expect, type Locator, type Page } from "@playwright/test";

import { apiTill } from "./api-till.ts";
import { test } from "./journey.ts";
import { openActions, goTo, openTill, pressMenuButton } from "./till-menu.ts";
import { refusedCall, logOut } from "./till.ts";

test("a cashier signs staff in and out, and other tills see it at once", async ({
  page,
  browser,
  server,
}) => {
  const other = await browser.newPage({ baseURL: server.origin, hasTouch: true });
  await openTill(other, "waiter");
  await goTo(other, "/staffs");
  await openTill(page, "cashier");
  await pressMenuButton(page, "All Staffs");
  await expect(page).toHaveTitle("Comanda - Staffs");
  const refs = await page.getByRole("main").getByRole("listitem").allInnerTexts();
  const ids = refs.map((text) => Number.parseInt(text, 10));
  expect(ids).toEqual(ids.toSorted((one, next) => one - next));
  expect(ids).toContain(30);

  await signIn(page, ["20", "30"]);
  await expect(page.getByText("2 signed in")).toBeVisible();
  await expect(member(page, "30")).toContainText("Here, Restaurant");
  await expect(member(other, "30")).toContainText("Here, Restaurant");
  await expect(member(other, "20")).toContainText("Here, Restaurant");

  await pressMenuButton(page, "Sign out");
  await expect(page).toHaveURL("/staffs-in");
  await member(page, "30").tap();
  await page.getByRole("main").getByRole("button", { name: "Sign out" }).tap();
  await expect(page.getByText("1 signed out")).toBeVisible();
  await expect(member(page, "30")).toBeHidden();
  await expect(member(other, "30")).toContainText("Not here");

  await page.getByRole("radio", { name: "All Staffs" }).check();
  await pressMenuButton(page, "Sign in");
  await expect(page).toHaveURL("/staffs-out");
  await expect(member(page, "30")).toBeVisible();
  await expect(member(page, "20")).toBeHidden();
  // The button of the current list returns to the order.
  await pressMenuButton(page, "Sign in");
  await expect(page).toHaveURL("/order");
  await other.close();
});

test("signing in or out needs a cashier and a selection, and signing out also staff who are present", async ({
  page,
  server,
}) => {
  const cashier = await apiTill(server.origin, "cashier", "Restaurant");
  await openTill(page, "cashier");
  await goTo(page, "/staffs");
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).tap();
  await expect(page.getByText("Please choose staff")).toBeVisible();

  const therapist = 30;
  await signOutByApi(cashier, page, therapist);
  await member(page, String(therapist)).tap();
  await page.getByRole("main").getByRole("button", { name: "Sign out" }).tap();
  await expect(page.getByText("Staff not signed in")).toBeVisible();
  await logOut(page);
  await page.getByLabel("Username").waitFor();

  await openTill(page, "waiter");
  await goTo(page, "/staffs");
  await member(page, "20").tap();
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).tap();
  await expect(page.getByText("Permission denied")).toBeVisible();
});

test("adding staff shows the problem of each field first", async ({ page, expectedErrors }) => {
  expectedErrors.push(refusedCall);
  await openTill(page, "cashier");
  await pressMenuButton(page, "Add staff");
  await expect(page.getByRole("radio", { name: "Service" })).toBeChecked();
  await expect(page.getByRole("radio", { name: /Management|Cashier/ })).toHaveCount(0);
  const add = page.getByRole("main").getByRole("button", { name: "Add staff" });
  await add.tap();
  for (const problem of ["Username", "ID", "First name", "Last name", "Permissions"]) {
    await expect(page.getByText(`${problem} can not empty`, { exact: true })).toBeVisible();
  }
  await expect(page.getByLabel("Username")).toBeFocused();

  await page.getByLabel("Username").fill("waiter");
  await page.getByLabel("First name").fill("Noi");
  await page.getByLabel("Last name").fill("Srisai");
  await page.getByLabel("ID", { exact: true }).fill("20");
  await page.getByLabel("Order taker / Staff / Waitress").check();
  await page.getByLabel("Can Login").check();
  await add.tap();
  await expect(page.getByText("Password can not empty")).toBeVisible();
  await page.getByLabel("Password").fill("a long secret");
  await add.tap();
  await expect(page.getByText("Staff Id used in location")).toBeVisible();
  await page.getByLabel("ID", { exact: true }).fill("77");
  await add.tap();
  await expect(page.getByText("This username is already in use")).toBeVisible();

  await page.getByLabel("Username").fill("noi");
  await page.getByLabel("Username").press("Enter");
  await expect(page.getByText("Staff added successfully")).toBeVisible();
  await expect(page).toHaveURL("/order");
  await goTo(page, "/staffs");
  await expect(member(page, "77")).toContainText("Noi Srisai");
  await expect(member(page, "77")).toContainText("Not here");
});

test("staff without permission to add staff have no button for it, and the address refuses them", async ({
  page,
}) => {
  await openTill(page, "waiter");
  const actions = await openActions(page);
  await expect(actions.getByRole("button", { name: "Add staff" })).toHaveCount(0);
  await goTo(page, "/add-staff");
  await expect(page.getByText("Permission denied")).toBeVisible();
  await expect(page).toHaveURL("/order");
});

function member(page: Page, ref: string): Locator {
  return page.getByRole("main").getByRole("button", { name: new RegExp(String.raw`^${ref}\b`) });
}

async function signIn(page: Page, refs: readonly string[]): Promise<void> {
  for (const ref of refs) await member(page, ref).tap();
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).tap();
}

/** Signs a member of staff out, whatever the previous journey did. */
async function signOutByApi(
  till: Awaited<ReturnType<typeof apiTill>>,
  page: Page,
  ref: number,
): Promise<void> {
  const found = (await till.call(listStaff)).find((one) => one.ref === String(ref));
  if (found === undefined) throw new Error(`There is no staff ${ref}`);
  if (found.station !== null) {
    await till.call(setStaffStation, { body: { userIds: [found.id], station: null } });
  }
  await expect(member(page, String(ref))).toContainText("Not here");
}
