import { expect } from "@playwright/test";
import { test } from "./journey.ts";
import { anythingIsKept, forgetVenue } from "./offline-house.ts";
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
} from "./till.ts";

/** Broken before the till has seen a menu: it keeps what it has seen, and would open with that. */
const menuCall = "**/api/product/list";

const networkError =
  "Network ErrorThe server is not responding. Please check the network and try again.";

test("a server that is gone is told in a sentence, and all goes on when it is back", async ({
  page,
  ownServer,
  expectedErrors,
}) => {
  // It starts the server three times.
  test.slow();
  // While it stops it may still answer 503, and just started it has what was signed before signed again.
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

test("a menu that does not come can be asked for by hand", async ({ page, expectedErrors }) => {
  expectedErrors.push(unansweredCall);
  await logIn(page, "waiter");
  await page.getByRole("heading", { name: "Please choose your sale point" }).waitFor();
  // With the clock of the page at a stand it does not ask again by itself.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 5000);
  await page.route(menuCall, (route) => route.abort("connectionrefused"));
  await chooseSalePoint(page, "Lotus House - Restaurant");
  await page.getByRole("button", { name: "Try again" }).waitFor();

  await page.unroute(menuCall);
  await page.getByRole("button", { name: "Try again" }).tap();
  await expect(tab(page, "Grill")).toBeVisible();
});

test("a reply that makes no sense fails, instead of showing nonsense", async ({ page }) => {
  await logIn(page, "waiter");
  await page.route(menuCall, (route) => route.fulfill({ json: { articles: "none" } }));
  await chooseSalePoint(page, "Lotus House - Restaurant");
  await expect(page.getByRole("alert")).toHaveText(/^The operation failed\./);
});

test("who wants to leave may leave, also without the server", async ({ page, expectedErrors }) => {
  expectedErrors.push(unansweredCall);
  await openMenuAtRestaurant(page);
  await page.route("**/api/**", (route) => route.abort("connectionrefused"));
  await logOut(page).tap();
  await expect(page.getByLabel("Username")).toBeVisible();
});

test("a tablet whose clock is an hour behind signs by the server's clock", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(refusedCall);
  await page.clock.install({ time: Date.now() - 60 * 60 * 1000 });
  await openMenuAtRestaurant(page);

  // With what it kept of the venue, it would have kept what time it is there.
  await anythingIsKept(page);
  await forgetVenue(page);
  // The first call after a reload is refused, and sent again by the clock that the refusal tells.
  const refused = page.waitForResponse((response) => response.url().endsWith("/bill/list"));
  await page.reload();
  expect((await refused).status()).toBe(401);
  await expect(tab(page, "Grill")).toBeVisible();
});
