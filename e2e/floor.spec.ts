import { updateBill } from "@comanda/contract/bill";
import { fireCourse } from "@comanda/contract/fire-course";
import { expect } from "@playwright/test";

import { billAt, openWithTables } from "./draw-tables.ts";
import { choice, table, tableMenu } from "./floor-till.ts";
import { holdReplies, holdRequests } from "./hold-calls.ts";
import { expectServerLost, goOffline } from "./offline-till.ts";
import { alert, button, linesAtTable, pressArticle, sentNotice } from "./order-journey.ts";
import { test } from "./own-venue.ts";
import { startRobot } from "./robot.ts";
import { sell, sendRound } from "./sell.ts";
import { refusedCall, unansweredCall } from "./till.ts";
import { openTill, pressMenuButton } from "./till-menu.ts";

test("tables are seated, moved, joined and taken apart from the floor, with few presses", async ({
  page,
  ownServer,
}) => {
  const cashier = await openWithTables(ownServer.origin);
  await openTill(page, "cashier");
  await pressMenuButton(page, "Floor");

  await test.step("guests sit down at a free table and order", async () => {
    const robot = startRobot();
    await expect(table(page, "J1")).toHaveAccessibleName(/Free$/);
    await robot.press(table(page, "J1"));
    await robot.press(button(page, "2 covers"));
    expect(robot.presses()).toBe(2);
    await pressArticle(page, "Pad Thai");
    await button(page, "Print").tap();
    await sentNotice(page).waitFor();
    const { lines } = await linesAtTable(ownServer, "J1");
    expect(lines).toHaveLength(1);
  });

  await test.step("a taken table opens its order with one press", async () => {
    await pressMenuButton(page, "Floor");
    const robot = startRobot();
    await robot.press(table(page, "J1"));
    expect(robot.presses()).toBe(1);
    await expect(page.getByText(/^#\d+ · Table J1$/)).toBeVisible();
    await pressMenuButton(page, "Floor");
  });

  await test.step("the guests move, with three presses", async () => {
    const robot = startRobot();
    await robot.press(tableMenu(page, "J1"));
    await robot.press(choice(page, "Move"));
    await robot.press(table(page, "J2"));
    expect(robot.presses()).toBe(3);
    await expect(table(page, "J1")).toHaveAccessibleName(/Free$/);
    await expect(table(page, "J2")).not.toHaveAccessibleName(/Free$/);
    expect(await billAt(cashier, "J2")).toBeDefined();
  });

  await test.step("another till's guests appear by themselves", async () => {
    await sell(cashier, { article: "Green Curry", table: "J3" });
    await expect(table(page, "J3")).toHaveAccessibleName(/Waiting 0 min/);
  });

  await test.step("two tables become one bill, and two again", async () => {
    const second = await billAt(cashier, "J3");
    await tableMenu(page, "J3").tap();
    await choice(page, "Join into one bill").tap();
    await table(page, "J2").tap();
    await expect(table(page, "J3")).toHaveAccessibleName(/Free$/);
    const joined = await billAt(cashier, "J2");
    const { lines } = await linesAtTable(ownServer, "J2");
    expect(lines).toHaveLength(2);
    await tableMenu(page, "J2").tap();
    await choice(page, "Take apart").tap();
    await page.getByText("Which bill gets its lines back?").waitFor();
    await choice(page, "Take apart").tap();
    await expect(table(page, "J3")).not.toHaveAccessibleName(/Free$/);
    expect(await billAt(cashier, "J3")).toMatchObject({ id: second?.id, number: second?.number });
    expect(await billAt(cashier, "J2")).toMatchObject({ id: joined?.id });
  });

  await test.step("guests of two tables sit together", async () => {
    await tableMenu(page, "J2").tap();
    await choice(page, "Sit together").tap();
    await table(page, "J3").tap();
    await expect(table(page, "J2")).toHaveAccessibleName(/with J3/);
  });

  await test.step("a second touch while guests move begins no order at their table", async () => {
    await tableMenu(page, "J3").tap();
    await choice(page, "Move").tap();
    const release = await holdRequests(page, "**/api/bill/update");
    await table(page, "J4").tap();
    await table(page, "J4").tap();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    release();
    await expect(table(page, "J4")).not.toHaveAccessibleName(/Free$/);
    await page.unroute("**/api/bill/update");
    await table(page, "J4").dragTo(table(page, "J3"));
    await expect(table(page, "J3")).not.toHaveAccessibleName(/Free$/);
  });

  await test.step("guests are not counted while another order has unsent lines", async () => {
    await table(page, "J2").tap();
    await pressArticle(page, "Pad Thai");
    await pressMenuButton(page, "Floor");
    await table(page, "J4").tap();
    await expect(alert(page, "Please print bill first")).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  await test.step("a table is dragged to a free one, and arrow keys lead from table to table", async () => {
    await page.mouse.move(0, 0);
    await table(page, "J3").dragTo(table(page, "J4"));
    await expect(table(page, "J4")).not.toHaveAccessibleName(/Free$/);
    await table(page, "J1").focus();
    await page.keyboard.press("ArrowRight");
    await expect(table(page, "J2")).toBeFocused();
  });
});

test("from the floor, a course is fired with two presses, by whoever is first", async ({
  page,
  ownServer,
  expectedErrors,
}) => {
  expectedErrors.push(refusedCall);
  const cashier = await openWithTables(ownServer.origin);
  const dinner = { article: "Fish Cakes", next: "Green Curry" };
  await sell(cashier, { ...dinner, table: "J1" });
  const { id } = await sell(cashier, { ...dinner, table: "J2" });
  await sell(cashier, { article: "Pad Thai", table: "J3" });
  await openTill(page, "cashier");
  await pressMenuButton(page, "Floor");

  await test.step("the next course of a table", async () => {
    const robot = startRobot();
    await robot.press(tableMenu(page, "J1"));
    await robot.press(choice(page, "Fire Course 2"));
    expect(robot.presses()).toBe(2);
    await expect(page.getByText("The kitchen makes Course 2")).toBeVisible();
    const { bill } = await linesAtTable(ownServer, "J1");
    expect(bill?.courses).toMatchObject([{ number: 1 }, { number: 2, firesAt: null }]);
    await tableMenu(page, "J1").tap();
    await choice(page, "Move").waitFor();
    await expect(choice(page, "Fire Course 2")).toBeHidden();
    await choice(page, "Cancel").tap();
  });

  await test.step("another till was faster", async () => {
    await page.route(`**${updateBill.path}`, async (route) => {
      await cashier.call(fireCourse, { params: { id }, body: { course: 2 } });
      await route.continue();
    });
    await tableMenu(page, "J2").tap();
    await choice(page, "Fire Course 2").tap();
    await expect(alert(page, "Course 2 was fired by")).toBeVisible();
    await page.unroute(`**${updateBill.path}`);
    const { bill } = await linesAtTable(ownServer, "J2");
    expect(bill?.courses).toHaveLength(2);
  });

  await test.step("a table without courses is not asked", async () => {
    await tableMenu(page, "J3").tap();
    await choice(page, "Move").waitFor();
    await expect(page.getByRole("dialog").getByRole("button", { name: /^Fire/ })).toBeHidden();
    await choice(page, "Cancel").tap();
  });
});

test("what is touched on the floor while the server has not yet replied is done as well", async ({
  page,
  ownServer,
}) => {
  const cashier = await openWithTables(ownServer.origin);
  for (const name of ["J1", "J2"]) {
    await sell(cashier, { article: "Fish Cakes", next: "Green Curry", table: name });
  }
  await openTill(page, "cashier");
  await pressMenuButton(page, "Floor");
  const release = await holdReplies(page, `**${updateBill.path}`);
  for (const name of ["J1", "J2"]) {
    await tableMenu(page, name).tap();
    await choice(page, "Fire Course 2").tap();
  }
  release();
  for (const name of ["J1", "J2"]) {
    const firesAt = async () =>
      (await linesAtTable(ownServer, name)).bill?.courses?.map((course) => course.firesAt);
    await expect.poll(firesAt).toEqual([null, null]);
  }
});

test("a table that was served eats, until its guests order more", async ({
  page,
  context,
  ownServer,
  expectedErrors,
}) => {
  expectedErrors.push(unansweredCall);
  const cashier = await openWithTables(ownServer.origin);
  const { id } = await sell(cashier, { article: "Pad Thai", table: "J1" });
  await sell(cashier, { article: "Pad Thai", table: "J2", next: "Green Curry" });
  await openTill(page, "cashier");
  await pressMenuButton(page, "Floor");

  await test.step("two presses say so", async () => {
    await expect(table(page, "J1")).toHaveAccessibleName(/Waiting 0 min/);
    const robot = startRobot();
    await robot.press(tableMenu(page, "J1"));
    await robot.press(choice(page, "Served"));
    expect(robot.presses()).toBe(2);
    await expect(table(page, "J1")).toHaveAccessibleName(/Eating 0 min/);
    expect(await billAt(cashier, "J1")).toHaveProperty("servedAt");
    await tableMenu(page, "J1").tap();
    await choice(page, "Move").waitFor();
    await expect(choice(page, "Served")).toBeHidden();
    await choice(page, "Cancel").tap();
  });

  await test.step("another till sends a round", async () => {
    await sendRound(cashier, id, "Singha Beer");
    await expect(table(page, "J1")).toHaveAccessibleName(/Waiting 0 min/);
    expect(await billAt(cashier, "J1")).toHaveProperty("waitsSince");
  });

  await test.step("without the server, it waits on the till", async () => {
    await goOffline(page);
    await tableMenu(page, "J2").tap();
    await choice(page, "Served").tap();
    await expect(table(page, "J2")).toHaveAccessibleName(/Eating 0 min/, { timeout: 20_000 });
    await expectServerLost(page);
    expect(await billAt(cashier, "J2")).not.toHaveProperty("servedAt");
    await context.setOffline(false);
    await expect(page.getByText(/orders? not sent|Sending/)).toBeHidden({ timeout: 60_000 });
    await expect(table(page, "J2")).toHaveAccessibleName(/Eating/);
    expect(await billAt(cashier, "J2")).toHaveProperty("servedAt");
  });

  await test.step("and a course that is fired makes its guests wait", async () => {
    await tableMenu(page, "J2").tap();
    await choice(page, "Fire Course 2").tap();
    await expect(table(page, "J2")).toHaveAccessibleName(/Waiting 0 min/);
  });
});
