import { expect } from "@playwright/test";
import { test } from "./journey.ts";
import {
  chooseSalePoint,
  logIn,
  logOut,
  openMenuAtRestaurant,
  refusedCall,
  tab,
  touchLogIn,
  typeCredentials,
} from "./till.ts";

test("a waiter logs in and chooses one of the sale points", async ({ page }) => {
  await logIn(page, "waiter");

  await expect(page.getByRole("heading", { name: "Please choose your sale point" })).toBeVisible();
  await expect(page.getByRole("listitem")).toHaveText([
    "Lotus House - Restaurant",
    "Lotus House - Bar",
    "Lotus House - Spa",
  ]);
  await expect(page).toHaveTitle("Comanda - Sale point");

  await chooseSalePoint(page, "Lotus House - Bar");
  await expect(page.getByText("Lotus House - Bar")).toBeVisible();
  await expect(page.getByRole("banner").getByText("Mali Wong")).toBeVisible();
  await expect(page).toHaveTitle("Comanda - Order");
});

test("a user of two venues is offered the sale points of both", async ({ page }) => {
  await logIn(page, "admin");
  await expect(page.getByRole("button", { name: "Lotus House - Restaurant" })).toBeVisible();

  await chooseSalePoint(page, "Harbour Hotel - Front desk");
  await expect(page.getByText("Harbour Hotel - Front desk")).toBeVisible();
});

test("a user with only one sale point goes straight to it", async ({ page }) => {
  // An address without permission is treated as if it had not been requested.
  await page.goto("/office");
  await expect(page).toHaveURL(/\/login$/);
  await typeCredentials(page, "harbour", "demo");
  await touchLogIn(page);
  await expect(page.getByText("Harbour Hotel - Front desk")).toBeVisible();
  await expect(page).toHaveURL(/\/order$/);

  await page.goto("/login");
  await expect(page).toHaveURL(/\/order$/);
});

test("a user name in capitals with a trailing space is accepted", async ({ page }) => {
  await page.goto("/");
  await typeCredentials(page, "WAITER ", "demo");
  await touchLogIn(page);
  await expect(page.getByRole("heading", { name: "Please choose your sale point" })).toBeVisible();
});

test("a wrong password is refused, and the right one then succeeds", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(refusedCall);
  await page.goto("/");
  await typeCredentials(page, "waiter", "wrong");
  await touchLogIn(page);
  await expect(page.getByRole("alert")).toHaveText("Wrong username or password");
  await expect(page.getByLabel("Password")).toBeFocused();

  await page.getByLabel("Password").fill("demo");
  await expect(page.getByRole("alert")).toBeHidden();
  await touchLogIn(page);
  await expect(page.getByRole("heading", { name: "Please choose your sale point" })).toBeVisible();
});

test("empty fields are reported without calling the server", async ({ page }) => {
  await page.goto("/");
  await expect(page).toHaveTitle("Comanda - Login");
  const calls: string[] = [];
  page.on("request", (request) => calls.push(request.url()));

  await touchLogIn(page);
  await expect(page.getByRole("alert")).toHaveText("A username and password must be present");
  await expect(page.getByLabel("Username")).toBeFocused();

  await typeCredentials(page, "waiter", "");
  await touchLogIn(page);
  await expect(page.getByRole("alert")).toHaveText("A username and password must be present");
  expect(calls.filter((url) => url.endsWith("/api/auth"))).toEqual([]);
});

test("a therapist may not log in", async ({ page, expectedErrors }) => {
  expectedErrors.push(refusedCall);
  await logIn(page, "therapist");
  await expect(page.getByRole("alert")).toHaveText("Please ask a manager to let you log in");
});

test("a reload keeps the session and the sale point", async ({ page }) => {
  await openMenuAtRestaurant(page);
  await page.reload();
  await expect(page.getByText("Lotus House - Restaurant")).toBeVisible();
  await expect(tab(page, "Grill")).toBeVisible();
});

test("any address leads to the login, and from there back to it, also after a reload", async ({
  page,
}) => {
  await page.goto("/staffs-in?from=link");
  await expect(page).toHaveURL(/\/login$/);
  await typeCredentials(page, "waiter", "demo");
  await touchLogIn(page);
  await page.getByRole("heading", { name: "Please choose your sale point" }).waitFor();
  await page.reload();
  await chooseSalePoint(page, "Lotus House - Spa");
  await expect(page.getByText("Lotus House - Spa")).toBeVisible();
  await expect(page).toHaveTitle("Comanda - Staffs");
  await expect(page).toHaveURL(/\/staffs-in\?from=link$/);
});

test("logging out ends the session for good", async ({ page }) => {
  await openMenuAtRestaurant(page);
  await page.getByRole("button", { name: "Open bills", exact: true }).tap();
  await expect(page).toHaveURL(/\/bills-open$/);
  const release = page.waitForResponse(/\/api\/pick-station\/0$/);
  await logOut(page);
  expect((await release).status()).toBe(200);
  await expect(page.getByLabel("Username")).toBeVisible();

  await page.reload();
  await expect(page.getByLabel("Username")).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);

  // The next user starts at the order screen, not where the previous one stopped.
  await typeCredentials(page, "harbour", "demo");
  await touchLogIn(page);
  await expect(page).toHaveURL(/\/order$/);
});

test("logging out waits for calls in progress, so that the server refuses none", async ({
  page,
}) => {
  await openMenuAtRestaurant(page);
  const release = page.waitForResponse(/\/api\/pick-station\/0$/);
  await page.route(/\/api\/ping$/, async (route) => {
    // The release would overtake it, if it did not wait.
    await Promise.race([release, page.waitForTimeout(500)]);
    await route.continue();
  });
  const [ping] = await Promise.all([
    page.waitForRequest(/\/api\/ping$/),
    page.evaluate(() => dispatchEvent(new Event("online"))),
  ]);
  await logOut(page);
  expect((await ping.response())?.status()).toBe(200);
  expect((await release).status()).toBe(200);
  await expect(page.getByLabel("Username")).toBeVisible();
});

test("a session unknown to the server leads to the login and back", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(refusedCall);
  await openMenuAtRestaurant(page);
  await page.getByRole("button", { name: "Open bills", exact: true }).tap();
  await expect(page).toHaveURL(/\/bills-open$/);
  await page.evaluate(() => {
    const kept = localStorage.getItem("comanda.session") ?? "";
    localStorage.setItem(
      "comanda.session",
      kept.replace(/"session":"[^"]+"/, `"session":"${"x".repeat(22)}"`),
    );
  });
  await page.reload();
  await expect(page.getByRole("alert")).toHaveText("Please log in again");
  await expect(page).toHaveURL(/\/login$/);

  await typeCredentials(page, "waiter", "demo");
  await touchLogIn(page);
  await chooseSalePoint(page, "Lotus House - Restaurant");
  await expect(page).toHaveURL(/\/bills-open$/);
  await expect(page).toHaveTitle("Comanda - Open bills");
});

test("logging in in a second window ends only the session of the first", async ({
  page,
  context,
}) => {
  await logIn(page, "waiter");
  await page.getByRole("heading", { name: "Please choose your sale point" }).waitFor();
  const second = await context.newPage();
  await second.addInitScript(() => localStorage.removeItem("comanda.session"));
  await logIn(second, "admin");
  await second.getByRole("heading", { name: "Please choose your sale point" }).waitFor();

  await chooseSalePoint(page, "Lotus House - Bar");
  await expect(page.getByRole("alert")).toHaveText("Please log in again");
  await chooseSalePoint(second, "Lotus House - Bar");
  await expect(second.getByRole("banner").getByText("Achara Suwan")).toBeVisible();
});

test("the data stored for a reload cannot sign", async ({ page }) => {
  await openMenuAtRestaurant(page);
  const kept = await page.evaluate(() => localStorage.getItem("comanda.session"));
  expect(kept).toContain('"username":"waiter"');
  expect(kept).toContain('"key":""');
});
