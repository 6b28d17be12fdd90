import { chromium, expect, type Page } from "@playwright/test";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { breakPart, mendPart, watchBrokenPart, type BrokenPart } from "./break-screen.ts";
import { watchFaultReports } from "./fault-reports.ts";
import { goTo } from "./till-menu.ts";
import { officeParts } from "./office-screens.ts";
import { button, signInAtRestaurant } from "./order-journey.ts";
import { waitForLeavingSheet } from "./screen-walk.ts";
import { arrive, workplace } from "./screens.ts";
import { refusedCall, searchFor, tab, unansweredCall } from "./till.ts";
import { test } from "./walked-test.ts";
import { wholeBrowser } from "./whole-browser.ts";

/** The page's own message about the planted error. */
const planted = /planted/;

const tryAgain = "Try again";
const faultTitle = "Something went wrong on this page";

test.beforeEach(async ({ page, expectedErrors }) => {
  expectedErrors.push(planted);
  await watchBrokenPart(page);
});

/** Screens that lie over the order, which has a heading of its own. One that closes is inert until it is gone. */
const sheets = new Set([
  "add-note",
  "discount",
  "order-level",
  "set",
  "questions",
  "again",
  "change-time",
  "variable-price",
  "set-commission",
  "choose-cust",
  "change-order",
  "void-bill",
]);

async function headingOf(page: Page): Promise<BrokenPart> {
  const sheet = page.locator("main dialog");
  const isSheet = sheets.has(new URL(page.url()).pathname.split("/")[1] ?? "");
  await sheet.waitFor({ state: isSheet ? "visible" : "hidden" });
  const heading = isSheet
    ? sheet.locator("h1")
    : page.locator(":is(main h1, main h2):visible:not([inert] *)").first();
  await heading.waitFor();
  return {
    tag: await heading.evaluate(({ nodeName }) => nodeName),
    text: (await heading.textContent()) ?? "",
  };
}

test("an exception on any screen shows a message and leaves the rest of the till working, and the screen opens again", async ({
  page,
  stage,
  expectedErrors,
}) => {
  expectedErrors.push(refusedCall);
  await arrive(page, stage);
  const paths: string[] = [];
  for (const { name, open } of workplace.slice(1)) {
    await open(page, stage);
    const path = new URL(page.url()).pathname;
    if (paths.includes(path) || path === "/order" || name === "bill-dialog") continue;
    paths.push(path);
    await breakAndMend(page, path);
  }
  for (const path of officeParts) {
    await goTo(page, path);
    await breakAndMend(page, path);
  }
  expect(paths.length).toBeGreaterThan(20);
});

async function breakAndMend(page: Page, path: string): Promise<void> {
  const heading = await headingOf(page);
  await breakPart(page, heading);
  await goTo(page, "/order");
  await page.getByRole("tabpanel").waitFor();
  await goTo(page, path);
  await expect(page.getByRole("heading", { name: faultTitle }), path).toBeVisible();
  // The frame around the screen still works.
  await expect(page.getByRole("navigation").first(), path).toBeVisible();
  await mendPart(page);
  await button(page, tryAgain).tap();
  await expect(page.locator(heading.tag, { hasText: heading.text }).first(), path).toBeVisible();
  await waitForLeavingSheet(page);
}

test("an exception in the frame shows a message too, even if the error page does not load", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(unansweredCall);
  await signInAtRestaurant(page, "waiter");
  const who = page.getByRole("banner").getByText("Mali Wong");
  await breakPart(page, { tag: await who.evaluate(({ nodeName }) => nodeName), text: "Mali Wong" });
  await page.reload();
  await expect(page.getByRole("heading", { name: faultTitle })).toBeVisible();
  await page.route("**/assets/fault-page-*.js", async (route) => await route.abort());
  await page.reload();
  await expect(page.getByText("The operation failed.")).toBeVisible();
  await mendPart(page);
  await button(page, tryAgain).tap();
  await expect(tab(page, "Grill")).toBeVisible();
});

test("a press that fails shows a sentence, and is reported to the server without typed text", async ({
  page,
}) => {
  const reports = watchFaultReports(page);
  await signInAtRestaurant(page, "waiter");
  await page.evaluate(() => {
    addEventListener("click", () => {
      throw new TypeError('planted by "Somchai" 0812345678');
    });
    addEventListener("keydown", () => void Promise.reject(new RangeError("planted later")));
  });
  await tab(page, "Grill").tap();
  await expect(page.getByText("The operation failed.")).toBeVisible();
  await expect.poll(() => reports.length).toBe(1);
  await page.getByRole("searchbox").press("a");
  await expect.poll(() => reports.length).toBe(2);
  // A repeated error is not reported again.
  await tab(page, "Grill").tap();
  await searchFor(page, "b");
  const [press, later] = reports.map((report): unknown => JSON.parse(report));
  expect(press).toMatchObject({ screen: "/order", during: "error", kind: "TypeError" });
  expect(press).toMatchObject({ message: 'planted by "…" #' });
  expect(later).toMatchObject({ during: "unhandledrejection", kind: "RangeError" });
  expect(reports).toHaveLength(2);
});

test("a till that fails before its first screen shows what to do, in plain HTML", async ({
  page,
}) => {
  const reports = watchFaultReports(page);
  await page.addInitScript(() => {
    if (!("mended" in sessionStorage)) {
      Storage.prototype.getItem = () => {
        throw new Error("planted");
      };
    }
  });
  await page.goto("/");
  const words = page.getByText("The till has not opened. Touch here to load it again.");
  await expect(words).toBeVisible({ timeout: 5000 });
  await expect(page.getByText("Hindi nabuksan ang till.")).toBeVisible();
  await expect.poll(() => reports.length).toBe(1);
  await page.evaluate(() => sessionStorage.setItem("mended", "yes"));
  await words.tap();
  await expect(page.getByLabel("Username")).toBeVisible();
  await expect(words).toBeHidden();
});

test("a till whose browser blocks site data says what to allow", async ({ server }) => {
  const profile = await mkdtemp(join(tmpdir(), "comanda-profile-"));
  await mkdir(join(profile, "Default"));
  const blocked = { profile: { default_content_setting_values: { cookies: 2 } } };
  await writeFile(join(profile, "Default", "Preferences"), JSON.stringify(blocked));
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: wholeBrowser,
    args: ["--headless=new", "--no-sandbox", "--disable-gpu"],
  });
  const page = await browser.newPage();
  await page.goto(server.origin);
  await expect(page.getByText("Allow cookies and site data for it")).toBeVisible();
  await expect(page.getByText("Payagan ang cookies at site data nito")).toBeVisible();
  await expect(page.getByText("The till has not opened.")).toBeHidden();
  await browser.close();
  await rm(profile, { recursive: true, force: true });
});

test("a till whose program does not load says so after a while", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(unansweredCall);
  await page.route("**/assets/first-*.js", async (route) => await route.abort());
  await page.goto("/");
  const words = page.getByText("The till has not opened. Touch here to load it again.");
  await expect(words).toBeHidden();
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  await expect(words).toBeVisible();
});
