import { expect } from "@playwright/test";
import { button, linesAtTable, newOrder, pressArticle } from "./order-journey.ts";
import { openRestaurant, test } from "./own-venue.ts";
import { choosePart, openPart } from "./office-journey.ts";
import { openTill } from "./till-menu.ts";
import { waitForStoredRecords, clearStoredVenue } from "./offline-till.ts";
import {
  chooseSalePoint,
  logIn,
  logOut,
  openMenuAtRestaurant,
  refusedCall,
  tab,
  tile,
  touchLogIn,
  typeCredentials,
  unansweredCall,
  waitForOrderScreen,
} from "./till.ts";

/** Blocked before the till has loaded a menu: with a cached one it would open. */
const menuCall = "**/api/product/list";

const networkError =
  "Network ErrorThe server is not responding. Please check the network and try again.";

test("a lost server is reported in a sentence, and work continues when it is back", async ({
  page,
  ownServer,
  expectedErrors,
}) => {
  // While it stops, the server may still reply 503; after it starts, it refuses requests signed before.
  expectedErrors.push(unansweredCall, /status of (401|503) /);
  await page.goto(ownServer.origin);
  await page.getByLabel("Username").waitFor();
  await ownServer.stop();
  await typeCredentials(page, "waiter", "demo");
  await touchLogIn(page);
  await expect(page.getByRole("alert")).toHaveText(networkError);

  await ownServer.startAgain();
  await touchLogIn(page);
  await page.getByRole("heading", { name: "Please choose your sale point" }).waitFor();

  await ownServer.stop();
  await chooseSalePoint(page, "Lotus House - Restaurant");
  await expect(page.getByRole("alert")).toHaveText(networkError);

  await ownServer.startAgain();
  await chooseSalePoint(page, "Lotus House - Restaurant");
  await expect(tile(page, "Pad Thai")).toContainText("120.00");
});

test("a menu that fails to load can be requested again by hand", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(unansweredCall);
  await logIn(page, "waiter");
  await page.getByRole("heading", { name: "Please choose your sale point" }).waitFor();
  // With the page's clock stopped, it does not retry by itself.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 5000);
  await page.route(menuCall, (route) => route.abort("connectionrefused"));
  await chooseSalePoint(page, "Lotus House - Restaurant");
  const tryAgain = page.getByRole("button", { name: "Try again" });
  // A lost reply is asked for again a few times first, at once.
  await expect(async () => {
    await page.clock.runFor(200);
    await tryAgain.waitFor({ timeout: 500 });
  }).toPass();

  await page.unroute(menuCall);
  await tryAgain.tap();
  await expect(tab(page, "Grill")).toBeVisible();
});

test("a part of the office that got no reply asks again once the server is back, or when asked", async ({
  page,
  ownServer,
  expectedErrors,
}) => {
  expectedErrors.push(unansweredCall, /status of (401|503) /);
  await openPart(page, "taxes", "Taxes");
  const categories = page.getByRole("grid", { name: "Categories", exact: true });
  await page.route("**/api/office/category*", (route) => route.abort("connectionrefused"));
  await choosePart(page, "Categories");
  await expect(page.getByRole("alert")).toContainText("Network Error");
  await page.unroute("**/api/office/category*");
  await page.getByRole("button", { name: "Try again" }).tap();
  await expect(categories).toBeVisible();

  await ownServer.stop();
  await choosePart(page, "Ways to pay");
  await expect(page.getByRole("alert")).toContainText("Network Error");
  await ownServer.startAgain();
  await expect(page.getByRole("grid", { name: "Ways to pay", exact: true })).toBeVisible();
});

test("an invalid reply fails instead of showing wrong data", async ({ page }) => {
  await logIn(page, "waiter");
  await page.route(menuCall, (route) => route.fulfill({ json: { articles: "none" } }));
  await chooseSalePoint(page, "Lotus House - Restaurant");
  await expect(page.getByRole("alert")).toHaveText(/^The operation failed\./);
});

test("logging out works without the server", async ({ page, expectedErrors }) => {
  expectedErrors.push(unansweredCall);
  await openMenuAtRestaurant(page);
  await page.route("**/api/**", (route) => route.abort("connectionrefused"));
  await logOut(page);
  await expect(page.getByLabel("Username")).toBeVisible();
});

test("a tablet whose clock is an hour behind signs with the server's time", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(refusedCall);
  await page.clock.install({ time: Date.now() - 60 * 60 * 1000 });
  await openMenuAtRestaurant(page);

  // A cached venue would include its time zone.
  await waitForStoredRecords(page);
  await clearStoredVenue(page);
  // The first call after a reload is refused, then sent again with the time from the refusal.
  const refused = page.waitForResponse((response) => response.url().endsWith("/bill/list"));
  await page.reload();
  expect((await refused).status()).toBe(401);
  await expect(tab(page, "Grill")).toBeVisible();
});

test("an order is sent at once from any of eight windows on one device", async ({
  page,
  context,
  ownServer,
}) => {
  await openRestaurant(ownServer.origin);
  await openTill(page, "cashier");
  const others = [];
  for (let count = 2; count <= 8; count += 1) {
    const other = await context.newPage();
    await other.goto(ownServer.origin);
    await waitForOrderScreen(other);
    others.push(other);
  }
  for (const [index, window] of [page, ...others.slice(-1)].entries()) {
    const table = `W${index}`;
    await window.bringToFront();
    await newOrder(window, table);
    await pressArticle(window, "Pad Thai");
    await button(window, "Print").tap();
    await expect.poll(async () => (await linesAtTable(ownServer, table)).lines).toHaveLength(1);
    await expect(window.getByText("Not sent yet")).toHaveCount(0);
  }
});
