import { expect, type Locator, type Page } from "@playwright/test";

import { officeQuestion } from "@comanda/contract/office-menu";
import { apiTill } from "./api-till.ts";
import { billDialog, dismissPaid } from "./money-journey.ts";
import { button, line, linesAtTable, newOrder, sentNotice } from "./order-journey.ts";
import { openRestaurant, sellForCash, test } from "./own-venue.ts";
import { startRobot, type Robot } from "./robot.ts";
import { sell } from "./sell.ts";
import { searchFor, tile } from "./till.ts";
import { openTill } from "./till-menu.ts";

const article = (page: Page, name: string): Locator => tile(page, name).getByRole("button");

async function takeBill(page: Page, robot: Robot, table: string): Promise<void> {
  await robot.press(button(page, "Open bills"));
  await robot.press(page.getByRole("button", { name: new RegExp(`^Table ${table}\\b`) }));
}

test("a waiter's evening takes as few presses as the documentation says", async ({
  page,
  ownServer,
}) => {
  const cashier = await openRestaurant(ownServer.origin);
  for (const table of ["3", "5"]) await sellForCash(cashier, { article: "Pad Thai", table });
  await openTill(page, "waiter");

  await test.step("four drinks, three dishes and a note for a table, sent", async () => {
    const robot = startRobot();
    await robot.press(button(page, "New"));
    await robot.press(button(page, "Table 5"));
    for (const drink of ["Singha Beer", "Singha Beer", "Gin", "Drinking Water"]) {
      await robot.press(article(page, drink));
    }
    for (const dish of ["Pad Thai", "Green Curry", "Phở Bò"]) {
      await robot.press(article(page, dish));
    }
    await robot.press(line(page, "Phở Bò"));
    await robot.press(button(page, "No coriander"));
    await robot.press(button(page, "Print"));
    await sentNotice(page).waitFor();
    expect(robot.presses()).toBe(12);
    const { lines } = await linesAtTable(ownServer, "5");
    expect(lines.reduce((sum, { qty }) => sum + qty, 0)).toBe(7);
    expect(lines.map(({ note }) => note).filter((note) => note !== "")).toEqual(["No coriander"]);
  });

  await test.step("the same round once more", async () => {
    const robot = startRobot();
    const own = page.getByRole("list", { name: "Your open bills" });
    await robot.press(own.getByRole("button", { name: /^Table 5\b/ }));
    await robot.press(button(page, "Repeat the last round"));
    await robot.press(button(page, "Print"));
    await sentNotice(page).waitFor();
    expect(robot.presses()).toBe(3);
    const { lines } = await linesAtTable(ownServer, "5");
    expect(lines.reduce((sum, { qty }) => sum + qty, 0)).toBe(14);
  });

  await test.step("the guests move to a table that was used today, or to another", async () => {
    await takeBill(page, startRobot(), "5");
    const toFree = startRobot();
    await toFree.press(button(page, "Move"));
    await toFree.press(button(page, "Table 3"));
    await expect(page.getByText(/^#\d+ · Table 3$/)).toBeVisible();
    expect(toFree.presses()).toBe(2);

    const toTyped = startRobot();
    await toTyped.press(button(page, "Move"));
    await toTyped.press(button(page, "7"));
    await toTyped.press(button(page, "Ok"));
    await expect(page.getByText(/^#\d+ · Table 7$/)).toBeVisible();
    expect(toTyped.presses()).toBe(3);
  });
});

test("a cashier's evening takes as few presses as the documentation says", async ({
  page,
  ownServer,
}) => {
  const cashier = await openRestaurant(ownServer.origin);
  for (const table of ["7", "8"]) await sell(cashier, { article: "Pad Thai", table });
  await openTill(page, "cashier");

  await test.step("a sent piece goes back", async () => {
    await takeBill(page, startRobot(), "7");
    await article(page, "Gin").tap();
    await article(page, "Green Curry").tap();
    await button(page, "Print").tap();
    await sentNotice(page).waitFor();
    await takeBill(page, startRobot(), "7");
    const robot = startRobot();
    await robot.press(line(page, "Green Curry"));
    await robot.press(button(page, "Credit one back"));
    await robot.press(button(page, "Print"));
    await sentNotice(page).waitFor();
    expect(robot.presses()).toBe(3);
  });

  await test.step("a sent piece goes back, with a reason", async () => {
    await takeBill(page, startRobot(), "8");
    const robot = startRobot();
    await robot.press(line(page, "Pad Thai"));
    await robot.press(button(page, "Credit one back"));
    await robot.press(button(page, "Quality"));
    await robot.press(button(page, "Print"));
    await sentNotice(page).waitFor();
    expect(robot.presses()).toBe(4);
    const { lines } = await linesAtTable(ownServer, "8");
    expect(lines.map(({ qty, note }) => [qty, note])).toEqual([
      [1, ""],
      [-1, "Quality"],
    ]);
    // Something is left to pay.
    await takeBill(page, startRobot(), "8");
    await article(page, "Pad Thai").tap();
    await button(page, "Print").tap();
    await sentNotice(page).waitFor();
  });

  await test.step("a bill is split by an item", async () => {
    await takeBill(page, startRobot(), "7");
    const robot = startRobot();
    await robot.press(button(page, "Split"));
    await robot.press(button(page, "Move one Gin"));
    await robot.press(button(page, "Confirm"));
    const dialog = billDialog(page, "Bill split");
    await expect(dialog).toContainText("Pad Thai");
    await robot.press(dialog.getByRole("button", { name: "Close" }));
    await expect(dialog).toContainText("Gin");
    await robot.press(dialog.getByRole("button", { name: "Close" }));
    await expect(dialog).toBeHidden();
    expect(robot.presses()).toBe(5);
  });

  await test.step("a part by card, the rest in cash", async () => {
    await takeBill(page, startRobot(), "8");
    const robot = startRobot();
    await robot.press(button(page, "PAY"));
    for (const key of ["1", "00"]) await robot.press(button(page, key));
    await robot.press(button(page, "Pay 100 by Credit card"));
    await robot.press(button(page, "Pay the rest by Cash"));
    await dismissPaid(page);
    expect(robot.presses()).toBe(5);
  });
});

test("a dish with questions and a set take two presses with what is usual, and one more for each choice", async ({
  page,
  ownServer,
}) => {
  await openRestaurant(ownServer.origin);
  await chooseUsualDishes(ownServer.origin);
  await openTill(page, "waiter");
  await newOrder(page, "6");
  const found = page.getByRole("tabpanel");
  const sheet = page.locator("main dialog");

  await test.step("a steak as it is usually wanted", async () => {
    await searchFor(page, "Tenderloin");
    const robot = startRobot();
    await robot.press(found.getByRole("button", { name: "Tenderloin" }).first());
    await robot.press(button(page, "Confirm"));
    await expect(line(page, "Medium")).toBeVisible();
    expect(robot.presses()).toBe(2);
  });

  await test.step("a set with the usual dishes", async () => {
    await searchFor(page, "Lunch Set");
    const robot = startRobot();
    await robot.press(found.getByRole("button", { name: "Lunch Set" }).first());
    await robot.press(button(page, "Add 249.00"));
    await expect(line(page, "Pad Thai")).toBeVisible();
    expect(robot.presses()).toBe(2);
  });

  await test.step("a set with three other dishes, of which one has questions", async () => {
    await searchFor(page, "Lunch Set");
    const robot = startRobot();
    await robot.press(found.getByRole("button", { name: "Lunch Set" }).first());
    for (const dish of ["Tom Kha Gai", "Half Chicken", "Singha Beer"]) {
      await robot.press(sheet.getByRole("button", { name: dish }));
    }
    await robot.press(button(page, "Add 369.00"));
    await expect(line(page, "Half Chicken")).toBeVisible();
    expect(robot.presses()).toBe(5);
  });
});

/** The office says what is chosen in each section of the set at first. */
async function chooseUsualDishes(origin: string): Promise<void> {
  const office = await apiTill(origin, "admin", "Restaurant");
  const questions = await office.call(officeQuestion.list);
  const save = questions
    .filter(({ name }) => name.endsWith("of the lunch set"))
    .map(({ id, revision, choices }) => ({
      id,
      revision,
      choices: choices.map((choice, index) => ({ ...choice, isDefault: index === 0 })),
    }));
  await office.call(officeQuestion.save, { body: { save, retire: [] } });
}
