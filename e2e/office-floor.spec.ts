import { officeFloorTable, readFloor } from "@comanda/contract/floor";
import { expect, type Locator, type Page } from "@playwright/test";

import { apiTill, type ApiTill } from "./api-till.ts";
import { findBarriers } from "./find-barriers.ts";
import { field, openPart } from "./office-journey.ts";
import { mainButton, test } from "./own-venue.ts";
import { refusedCall } from "./till.ts";
import { middleOf, openTouchInput, sendTouch } from "./touch-input.ts";

function tableOf(page: Page, name: string): Locator {
  return page.getByRole("tabpanel").getByRole("button", { name: `Table ${name}, seats:` });
}

/** The tables of a room, as the server has them. */
async function tablesIn({ call }: ApiTill, name: string) {
  const { rooms, tables } = await call(readFloor);
  const room = rooms.find((one) => one.name === name);
  return tables.filter((table) => table.room === room?.id);
}

async function savePlan(page: Page): Promise<void> {
  await mainButton(page, "Save").tap();
  await expect(page.getByText("The plan is saved")).toBeVisible();
}

test("a manager makes a room by keyboard", async ({ page, ownServer }) => {
  await openPart(page, "floor", "Rooms and tables");
  expect(await findBarriers(page)).toEqual([]);
  await expect(page.getByRole("tab", { name: "Restaurant" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await mainButton(page, "Add room").press("Enter");
  await field(page, "Name of the room").fill("Garden");
  await expect(page.getByRole("tab", { name: "Garden" })).toBeVisible();
  await mainButton(page, "Add table").press("Enter");
  // It has the first number that is free in the venue, and is where the keys go on.
  const table = tableOf(page, "13");
  await expect(table).toBeFocused();
  for (const key of ["ArrowRight", "ArrowRight", "ArrowDown", "Shift+ArrowRight"]) {
    await page.keyboard.press(key);
  }
  await expect(field(page, "Width")).toHaveValue("88");
  await page.keyboard.press("Control+z");
  await expect(field(page, "Width")).toHaveValue("80");
  await page.keyboard.press("Control+Shift+z");
  await page.keyboard.press("Control+d");
  await expect(tableOf(page, "14")).toBeFocused();
  await field(page, "Seats").fill("0");
  await mainButton(page, "Save").press("Enter");
  await expect(page.getByRole("alert")).toHaveText(
    "Not saved: 1 table or room needs to be changed",
  );
  await expect(page.getByText("Seats: from 1 to 99")).toBeVisible();
  await field(page, "Seats").fill("2");
  await savePlan(page);

  const till = await apiTill(ownServer.origin, "waiter", "Restaurant");
  expect(await tablesIn(till, "Garden")).toMatchObject([
    { name: "13", x: 32, y: 24, width: 88, height: 80, seats: 4 },
    { name: "14", x: 56, y: 48, width: 88, height: 80, seats: 2 },
  ]);
});

const restMs = 200;

test("a manager makes a room by touch", async ({ page, ownServer }) => {
  await openPart(page, "floor", "Rooms and tables");
  await mainButton(page, "Add room").tap();
  await mainButton(page, "Add table").tap();
  await mainButton(page, "Add table").tap();
  await mainButton(page, "Choose several").tap();
  await tableOf(page, "13").tap();
  const glass = await openTouchInput(page);
  const from = await middleOf(tableOf(page, "14"));
  await sendTouch(glass, "touchStart", [{ id: 0, ...from }]);
  for (const part of [0.25, 0.5, 0.75, 1]) {
    const at = { x: from.x + 77 * part, y: from.y + 60 * part };
    await sendTouch(glass, "touchMove", [{ id: 0, ...at }]);
  }
  // Of a finger that is lifted while it moves, Chromium drops the tap that follows.
  await page.waitForTimeout(restMs);
  await sendTouch(glass, "touchMove", [{ id: 0, x: from.x + 78, y: from.y + 61 }]);
  await page.waitForTimeout(restMs);
  await sendTouch(glass, "touchEnd", []);
  await expect(tableOf(page, "13")).toHaveAttribute("aria-pressed", "true");
  await mainButton(page, "Turn right").tap();
  await expect(tableOf(page, "13")).toHaveCSS("rotate", "15deg");
  await mainButton(page, "Copy room").tap();
  await expect(page.getByRole("tab", { name: "Room 2" })).toBeVisible();
  await mainButton(page, "Undo").tap();
  await expect(page.getByRole("tab", { name: "Room 2" })).toHaveCount(0);
  await page.getByRole("tab", { name: "Room 1" }).tap();
  await expect(tableOf(page, "13")).toHaveCSS("rotate", "15deg");
  await savePlan(page);

  const till = await apiTill(ownServer.origin, "waiter", "Restaurant");
  // Both moved together, by whole steps of the grid.
  expect(await tablesIn(till, "Room 1")).toMatchObject([
    { name: "13", x: 96, y: 80, turn: 15 },
    { name: "14", x: 192, y: 80, turn: 15 },
  ]);
});

test("what two managers change at once is on the plan together", async ({
  page,
  ownServer,
  expectedErrors,
}) => {
  expectedErrors.push(refusedCall);
  await openPart(page, "floor", "Rooms and tables");
  await tableOf(page, "1").tap();
  await field(page, "Seats").fill("3");
  await field(page, "Name").fill("1A");
  const other = await apiTill(ownServer.origin, "admin", "Restaurant");
  const tables = await other.call(officeFloorTable.list, { query: {} });
  const { id = 0, revision = 0 } = tables.find(({ name }) => name === "1") ?? {};
  const save = [{ id, revision, seats: 6, x: 48 }];
  await other.call(officeFloorTable.save, { body: { save, retire: [] } });

  await mainButton(page, "Save").tap();
  await expect(page.getByRole("alert")).toContainText("You have both changed: 1A");
  await expect(field(page, "From the left")).toHaveValue("48");
  await mainButton(page, "Take theirs").tap();
  await expect(field(page, "Seats")).toHaveValue("6");
  await savePlan(page);
  const [first] = await tablesIn(other, "Restaurant");
  expect(first).toMatchObject({ name: "1A", seats: 6, x: 48 });
});
