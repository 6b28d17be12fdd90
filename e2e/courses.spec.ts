import { updateBill } from "@comanda/contract/bill";
import { listBills } from "@comanda/contract/list-bills";
import { expect, type Locator, type Page } from "@playwright/test";

import { apiTill } from "./api-till.ts";
import { findCutOffTextsIn } from "./cut-off.ts";
import { languages, sizes } from "./displays.ts";
import { holdUntilAllSent } from "./hold-calls.ts";
import { expectServerLost, goOffline } from "./offline-till.ts";
import {
  alert,
  button,
  line,
  linesAtTable,
  orderPanel,
  pressArticle,
  printAndReload,
} from "./order-journey.ts";
import { openRestaurant, test } from "./own-venue.ts";
import { startRobot } from "./robot.ts";
import { serveByCourse } from "./serve-by-course.ts";
import type { RunningServer } from "./start-server.ts";
import { refusedCall, unansweredCall } from "./till.ts";
import { openTill } from "./till-menu.ts";

/** Guests order by seat, and starters, Thai dishes and desserts are served one after the other. */
async function openByCourse(origin: string): Promise<void> {
  await openRestaurant(origin);
  await serveByCourse(await apiTill(origin, "admin", "Restaurant"), true);
}

const seat = (page: Page, name: string) =>
  page.getByRole("group", { name: "Seats" }).getByRole("button", { name, exact: true });

const course = (page: Page, text: string | RegExp) =>
  orderPanel(page).getByRole("heading", { name: text });

/** A starter for the first guest and a curry for the second, sent. */
async function orderTwoCourses(page: Page, table: string): Promise<void> {
  await button(page, "New").tap();
  await page.getByLabel("Table", { exact: true }).fill(table);
  await page.getByLabel("Number of customers (cover)").fill("4");
  await page.getByLabel("Staff ID").fill("20");
  await button(page, "Ok").tap();
  await seat(page, "Seat 1").tap();
  await pressArticle(page, "Fish Cakes");
  await seat(page, "Seat 2").tap();
  await pressArticle(page, "Green Curry");
  await printAndReload(page, table);
  await expect(course(page, /^Course 1 · sent \d\d:\d\d$/)).toBeVisible();
  await expect(course(page, "Course 2 · waiting")).toBeVisible();
}

/** In pixels, from the last key of the open line to the end of the line. */
async function roomBesideKeys(page: Page): Promise<number> {
  const endOf = (element: Locator) =>
    element.evaluate((shown) => shown.getBoundingClientRect().right);
  const tools = page.getByRole("group", { name: "Change Green Curry" });
  return Math.abs((await endOf(tools)) - (await endOf(button(page, "Credit one back"))));
}

async function coursesAtTable(server: RunningServer, table: string) {
  const { bill } = await linesAtTable(server, table);
  return (bill?.courses ?? []).map(({ number, firedAt }) => [number, firedAt !== null]);
}

test("a table of four orders by seat, and one press fires the second course", async ({
  page,
  ownServer,
}) => {
  await openByCourse(ownServer.origin);
  await openTill(page, "cashier");
  await orderTwoCourses(page, "7");
  // What is pressed for nobody is for the table, and a bill begins with it.
  await expect(seat(page, "All")).toHaveAttribute("aria-pressed", "true");
  await pressArticle(page, "Singha Beer");
  await seat(page, "Seat 3").tap();
  await pressArticle(page, "Coconut Ice Cream");
  await line(page, "Coconut Ice Cream").tap();
  const forSeats = page.getByRole("group", { name: "For which seats" });
  await forSeats.getByRole("button", { name: "4", exact: true }).tap();
  await expect(line(page, "Coconut Ice Cream")).toContainText("Shared by 3, 4");
  await expect(course(page, "New · Course 3")).toBeVisible();
  await printAndReload(page, "7");

  const robot = startRobot();
  await robot.press(button(page, "Fire Course 2"));
  await expect(course(page, /^Course 2 · sent \d\d:\d\d$/)).toBeVisible();
  expect(robot.presses()).toBe(1);
  expect(await coursesAtTable(ownServer, "7")).toEqual([
    [1, true],
    [2, true],
  ]);
  const { lines } = await linesAtTable(ownServer, "7");
  expect(lines.map(({ seats = [], course: served = null }) => [seats, served])).toEqual([
    [[1], 1],
    [[2], 2],
    [[], null],
    [[3, 4], 3],
  ]);

  await test.step("a dish comes sooner, and another is made again", async () => {
    const sooner = startRobot();
    await sooner.press(line(page, "Coconut Ice Cream"));
    const served = page.getByRole("group", { name: "Course", exact: true });
    await sooner.press(served.getByRole("button", { name: "At once" }));
    await expect(course(page, /^Course 3/)).toBeHidden();
    expect(sooner.presses()).toBe(2);
    const again = startRobot();
    await again.press(line(page, "Green Curry"));
    await again.press(button(page, "Again"));
    await again.press(button(page, "Burnt"));
    await expect(page.getByText("The kitchen makes Green Curry again")).toBeVisible();
    expect(again.presses()).toBe(3);
  });
});

test("a bill opens at the course that is next, and a later one is fired only after a question", async ({
  page,
  ownServer,
}) => {
  await openByCourse(ownServer.origin);
  await openTill(page, "cashier");
  await page.setViewportSize({ width: 800, height: 600 });
  await orderTwoCourses(page, "7");
  for (const name of ["Seat 1", "Seat 2", "Seat 3", "Seat 4"]) {
    await seat(page, name).tap();
    await pressArticle(page, "Green Curry");
    await pressArticle(page, "Coconut Ice Cream");
  }
  await printAndReload(page, "7");
  await expect(button(page, "Fire Course 2")).toBeInViewport({ ratio: 1 });

  await button(page, "Fire Course 3").tap();
  const question = page.getByRole("dialog", { name: "Fire Course 3 before Course 2?" });
  await question.waitFor();
  expect(await findCutOffTextsIn(page, languages.toReversed())).toEqual([]);
  await question.getByRole("button", { name: "Cancel" }).tap();
  expect(await coursesAtTable(ownServer, "7")).toEqual([[1, true]]);
  await button(page, "Fire Course 3").tap();
  await question.getByRole("button", { name: "Fire Course 3" }).tap();
  await expect(course(page, /^Course 3 · sent \d\d:\d\d$/)).toBeVisible();
  expect(await coursesAtTable(ownServer, "7")).toEqual([
    [1, true],
    [3, true],
  ]);
});

test("a question about a course stays under the finger while another till fires the course before", async ({
  page,
  ownServer,
}) => {
  await openByCourse(ownServer.origin);
  await openTill(page, "cashier");
  await orderTwoCourses(page, "7");
  await pressArticle(page, "Coconut Ice Cream");
  await printAndReload(page, "7");
  await button(page, "Fire Course 3").tap();
  const question = page.getByRole("dialog", { name: "Fire Course 3 before Course 2?" });
  await question.waitFor();
  const other = await apiTill(ownServer.origin, "cashier", "Restaurant");
  const { bill } = await linesAtTable(ownServer, "7");
  const { id = 0, version } = bill ?? {};
  await other.call(updateBill, { body: { id, version, billItems: [], fire: 2 } });
  await expect(page.getByText(/^Course 2 · sent \d\d:\d\d$/)).toBeAttached();
  await question.getByRole("button", { name: "Fire Course 3" }).tap();
  await expect(course(page, /^Course 3 · sent \d\d:\d\d$/)).toBeVisible();
});

test("on every display, seats and courses can be read and pressed", async ({ page, ownServer }) => {
  await openByCourse(ownServer.origin);
  await openTill(page, "cashier");
  await orderTwoCourses(page, "7");
  for (const size of sizes) {
    await page.setViewportSize(size);
    const show = page.getByRole("button", { name: /^Show the order/ });
    // A phone has the seats under the menu, too.
    await expect(seat(page, "All")).toBeVisible();
    expect(await findCutOffTextsIn(page, languages.toReversed())).toEqual([]);
    if (await show.isVisible()) await show.tap();
    // Nothing lies over it.
    await button(page, "Fire Course 2").tap({ trial: true });
    await seat(page, "One more guest").tap({ trial: true });
    await line(page, "Green Curry").tap();
    await page.getByRole("group", { name: "For which seats" }).waitFor();
    expect(await findCutOffTextsIn(page, languages.toReversed())).toEqual([]);
    expect(await roomBesideKeys(page), "unused room beside the keys of a line").toBeLessThan(8);
    await line(page, "Green Curry").tap();
    const hide = button(page, "Back to the menu");
    if (await hide.isVisible()) await hide.tap();
  }
});

test("the pay screens say which course waits, and paying sends it to the kitchen", async ({
  page,
  ownServer,
}) => {
  await openByCourse(ownServer.origin);
  await openTill(page, "cashier");
  await orderTwoCourses(page, "6");
  const { bill } = await linesAtTable(ownServer, "6");
  for (const screen of ["Pay cash", "PAY"]) {
    await button(page, screen).tap();
    await expect(
      page.getByText("Course 2 is waiting and goes to the kitchen when this bill is closed."),
    ).toBeVisible();
    for (const size of sizes) {
      await page.setViewportSize(size);
      expect(await findCutOffTextsIn(page, languages.toReversed())).toEqual([]);
    }
    if (screen === "Pay cash") await button(page, "Cancel").tap();
  }
  await page.getByRole("group", { name: "Cash handed over" }).getByRole("button").first().tap();
  await expect(page.getByRole("heading", { name: "Pay", exact: true })).toBeHidden();
  const till = await apiTill(ownServer.origin, "cashier", "Restaurant");
  const { bills } = await till.call(listBills, { body: { lastPing: 0 } });
  expect(bills.find(({ id }) => id === bill?.id)).toMatchObject({
    status: 1,
    courses: [{ number: 1 }, { number: 2, firedBy: expect.any(Number) }],
  });
});

test("of two tills that fire at once, one is told who was first", async ({
  page,
  browser,
  ownServer,
  expectedErrors,
}) => {
  expectedErrors.push(refusedCall);
  await openByCourse(ownServer.origin);
  await openTill(page, "cashier");
  await orderTwoCourses(page, "8");
  const other = await browser.newPage({ baseURL: ownServer.origin, hasTouch: true });
  await openTill(other, "waiter");
  await button(other, "Open bills").tap();
  await other.getByRole("button", { name: /^Table 8\b/ }).tap();

  await holdUntilAllSent([page, other], `**${updateBill.path}`);
  for (const till of [page, other]) await button(till, "Fire Course 2").tap();
  for (const till of [page, other]) {
    await expect(course(till, /^Course 2 · sent \d\d:\d\d$/)).toBeVisible();
  }
  const isRefused = await Promise.all(
    [page, other].map(async (till) => await alert(till, "Course 2 was fired").isVisible()),
  );
  expect(isRefused.filter(Boolean)).toHaveLength(1);
  await other.close();
});

test("a course that is fired without the server is fired once it is back", async ({
  page,
  context,
  ownServer,
  expectedErrors,
}) => {
  expectedErrors.push(unansweredCall);
  await openByCourse(ownServer.origin);
  await openTill(page, "cashier");
  await orderTwoCourses(page, "9");
  await goOffline(page);
  await button(page, "Fire Course 2").tap();
  await expect(course(page, "Course 2 · not sent yet")).toBeVisible({ timeout: 20_000 });
  await expect(button(page, "Fire Course 2")).toBeHidden();
  await seat(page, "Seat 4").tap();
  await pressArticle(page, "Banana Fritters");
  await button(page, "Print").tap();
  await expectServerLost(page);
  expect(await coursesAtTable(ownServer, "9")).toEqual([[1, true]]);

  await context.setOffline(false);
  await expect(page.getByText(/orders? not sent|Sending/)).toBeHidden({ timeout: 60_000 });
  expect(await coursesAtTable(ownServer, "9")).toEqual([
    [1, true],
    [2, true],
  ]);
  const { lines } = await linesAtTable(ownServer, "9");
  expect(lines.at(-1)).toMatchObject({ seats: [4], course: 3 });
});
