import { expect, type Page } from "@playwright/test";

import { languages, sizes } from "./displays.ts";
import { test } from "./journey.ts";
import { unansweredCall } from "./till.ts";
import {
  alert,
  button,
  line,
  linesAtTable,
  newOrder,
  orderPanel,
  pressArticle,
  printAndReload,
  signInAtRestaurant,
} from "./order-journey.ts";
import { setViewport } from "./set-viewport.ts";
import { speak } from "./speak.ts";
import { startDayWithShifts } from "./start-day-with-shifts.ts";

test.beforeEach(async ({ server }) => await startDayWithShifts(server));

async function amountOf(page: Page, article: string): Promise<number> {
  const text = await line(page, article).innerText();
  return Number(text.trim().split("\n").at(-1)?.replaceAll(",", ""));
}

function numberIn(text: string): number {
  return Number(text.replaceAll(/[^\d.]/g, ""));
}

async function startEarlier(page: Page, quarters: number): Promise<void> {
  const steps = page.getByRole("group", { name: "Move the start" });
  for (let count = 0; count < quarters; count += 1) {
    await steps.getByRole("button", { name: "−15 min" }).tap();
  }
}

test("a running massage shows its growing cost", async ({ page, expectedErrors }) => {
  expectedErrors.push(unansweredCall);
  await page.clock.install();
  await signInAtRestaurant(page, "waiter");
  await newOrder(page, "T1");
  await pressArticle(page, "Foot Massage");
  await expect(line(page, "Foot Massage")).toContainText("running");
  // The first half hour is the minimum charge.
  expect(await amountOf(page, "Foot Massage")).toBe(240);
  await button(page, "Change time").tap();
  await startEarlier(page, 3);
  await button(page, "Submit").tap();
  await line(page, "Foot Massage").waitFor();
  const before = await amountOf(page, "Foot Massage");
  expect(before).toBeGreaterThanOrEqual(45 * 8);
  // The next call to the server would set the till's clock back.
  await page.context().setOffline(true);
  await page.clock.fastForward("02:00");
  // The timer goes on meanwhile, and another minute may have begun.
  const grown = new Set([before + 16, before + 24]);
  await expect.poll(async () => grown.has(await amountOf(page, "Foot Massage"))).toBe(true);
  // On a phone the same total stands in the foot, too.
  await page.setViewportSize({ width: 390, height: 700 });
  await button(page, "Show the order 1 new").tap();
  const inFoot = page.getByRole("strong").filter({ hasText: /\d\.\d\d/ });
  const underLines = orderPanel(page).getByRole("definition").last();
  await expect
    .poll(async () => (await inFoot.innerText()) === (await underLines.innerText()))
    .toBe(true);
  expect(numberIn(await inFoot.innerText())).toBeGreaterThan(before);
});

test("a running line has its amount beside its name, also in a narrow order", async ({ page }) => {
  await signInAtRestaurant(page, "waiter");
  await newOrder(page, "T4");
  await pressArticle(page, "Foot Massage");
  await expect(line(page, "Foot Massage")).toContainText("running");
  const row = page.locator("[data-line]").filter({ hasText: "Foot Massage" });
  for (const size of sizes.filter(({ width }) => width > 390)) {
    await setViewport(page, size);
    for (const { code } of languages) {
      await speak(page, code);
      const below = await row.evaluate(({ children }) => {
        const [quantity, , amount] = [...children].map((part) => part.getBoundingClientRect());
        return (amount?.bottom ?? NaN) - (quantity?.bottom ?? NaN);
      });
      expect(Math.abs(below), `${code} at ${size.width}`).toBeLessThan(10);
    }
  }
});

test("stopping a saved timer is sent to the server at once", async ({ page, server }) => {
  await signInAtRestaurant(page, "waiter");
  await newOrder(page, "T2");
  await pressArticle(page, "Pool Table");
  await printAndReload(page, "T2");
  await line(page, "Pool Table").tap();
  await button(page, "Change time").tap();
  await startEarlier(page, 6);
  await button(page, "Stop now").tap();
  await expect(page.getByText(/^1\.6 h · 320\.00$/)).toBeVisible();
  await button(page, "Submit").tap();
  await expect(line(page, "Pool Table")).toContainText("320.00");
  await expect(line(page, "Pool Table")).not.toContainText("running");
  const { lines } = await linesAtTable(server, "T2");
  expect(lines).toMatchObject([{ qty: 1.6, total: 320_00 }]);
  expect(lines[0]?.timeEnd).not.toBeNull();
});

test("times are typed by the venue's clock, and an end must be after its start", async ({
  page,
}) => {
  await signInAtRestaurant(page, "waiter");
  await newOrder(page, "T3");
  await pressArticle(page, "Pool Table");
  await button(page, "Change time").tap();
  await page.getByLabel("Start", { exact: true }).fill("201120261800");
  await expect(page.getByLabel("Start", { exact: true })).toHaveValue("20/11/2026 18:00");
  await page.getByLabel("End", { exact: true }).fill("20/11/2026 17:00");
  await button(page, "Submit").tap();
  await expect(alert(page, "Please choose an end after the start")).toBeVisible();
  await page.getByLabel("End", { exact: true }).fill("31/02/2026 17:00");
  await button(page, "Submit").tap();
  await expect(page.getByText("Wrong date format")).toBeVisible();
  // Another time on the same day.
  await page.getByLabel("End", { exact: true }).fill("20/11/2026 17:00");
  await expect(page.getByText("Wrong date format")).toBeHidden();
  for (const key of ["2", "0", "3", "0"]) await button(page, key).tap();
  await expect(page.getByLabel("End", { exact: true })).toHaveValue("20/11/2026 20:30");
  await expect(page.getByText("2.5 h · 500.00")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(line(page, "Pool Table")).toContainText("2.5 h");
  await expect(line(page, "Pool Table")).toContainText("500.00");
});

test("cancelling changes nothing", async ({ page }) => {
  await signInAtRestaurant(page, "waiter");
  await newOrder(page, "T4");
  await pressArticle(page, "Pool Table");
  await button(page, "Change time").tap();
  await button(page, "Stop now").tap();
  await page.keyboard.press("Escape");
  await expect(line(page, "Pool Table")).toContainText("running");
});
