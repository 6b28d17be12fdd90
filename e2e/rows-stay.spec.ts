import { printBill } from "@comanda/contract/bill-papers";
import { voidBill } from "@comanda/contract/end-bill";
import { listStaff, setStaffStation } from "@comanda/contract/staff";
import { expect, type Locator } from "@playwright/test";

import { mainButton, openRestaurant, test } from "./own-venue.ts";
import { loadTable } from "./money-journey.ts";
import { sell } from "./sell.ts";
import { goTo, openTill, pressMenuButton } from "./till-menu.ts";

/** The names in a list, from its top. */
async function namesIn(rows: Locator, pattern: RegExp): Promise<readonly string[]> {
  return (await rows.allTextContents()).map((text) => pattern.exec(text)?.[0] ?? text);
}

test("no bill moves under a finger while others are opened and end: in Bills detail, Merge, and the papers of a bill", async ({
  page,
  ownServer,
}) => {
  const cashier = await openRestaurant(ownServer.origin);
  const [first, second] = [
    await sell(cashier, { article: "Pad Thai", table: "R1" }),
    await sell(cashier, { article: "Pad Thai", table: "R2" }),
  ];
  await sell(cashier, { article: "Pad Thai", table: "R3" });
  await openTill(page, "cashier");
  const rows = page.getByRole("main").getByRole("row").filter({ hasText: /R\d/ });
  const tables = () => namesIn(rows, /R\d/);

  await test.step("Bills detail", async () => {
    await goTo(page, "/bills-detail");
    await expect(rows.first()).toContainText("R3");
    await sell(cashier, { article: "Pad Thai", table: "R4" });
    await expect(rows.filter({ hasText: "R4" })).toBeVisible();
    expect(await tables()).toEqual(["R3", "R2", "R1", "R4"]);
  });

  await test.step("the papers of a bill", async () => {
    await rows.filter({ hasText: "R1" }).getByRole("button").tap();
    await page.getByText("Papers of this bill").tap();
    const papers = page.getByRole("group").getByRole("listitem");
    const print = () => cashier.call(printBill, { params: { id: first.id, mode: 3, merged: 0 } });
    await print();
    await expect(papers).toHaveCount(1);
    await papers.evaluate((row) => row.setAttribute("data-came", "first"));
    await print();
    await expect(papers).toHaveCount(2);
    await expect(papers.first()).toHaveAttribute("data-came", "first");
    await page.keyboard.press("Escape");
  });

  await test.step("Merge", async () => {
    await goTo(page, "/order");
    await loadTable(page, "R1");
    await pressMenuButton(page, "Merge");
    const tiles = page.getByRole("main").getByRole("listitem").filter({ hasText: /R\d/ });
    const places = () => namesIn(tiles, /R\d/);
    await expect(tiles.first()).toContainText("R4");
    await sell(cashier, { article: "Pad Thai", table: "R5" });
    await cashier.call(voidBill, { params: { id: second.id }, body: { statusNote: "Left" } });
    await expect(tiles.filter({ hasText: "R5" })).toBeVisible();
    await expect(tiles.filter({ hasText: "R2" })).toContainText("Voided");
    await expect(tiles.filter({ hasText: "R2" }).getByRole("button")).toHaveCount(0);
    expect(await places()).toEqual(["R4", "R3", "R2", "R5"]);
  });
});

test("no member of staff moves under a finger while others are signed in", async ({
  page,
  ownServer,
}) => {
  const cashier = await openRestaurant(ownServer.origin);
  await openTill(page, "cashier");
  await goTo(page, "/staffs-out");
  const tiles = page.getByRole("main").getByRole("listitem");
  const refs = () => namesIn(tiles, /^\d+/);
  await expect(tiles.first()).toBeVisible();
  const before = await refs();
  const member = (await cashier.call(listStaff)).find(({ ref }) => ref === before[0]);
  const userIds = [Number(member?.id)];
  await cashier.call(setStaffStation, { body: { userIds, station: 1 } });
  await expect(tiles.first()).toContainText("Here");
  expect(await refs()).toEqual(before);
});

test("a bill that has ended keeps its place in the list of open bills, which no longer counts it", async ({
  page,
  ownServer,
}) => {
  const cashier = await openRestaurant(ownServer.origin);
  await sell(cashier, { article: "Pad Thai", table: "R1" });
  const second = await sell(cashier, { article: "Pad Thai", table: "R2" });
  await sell(cashier, { article: "Pad Thai", table: "R3" });
  await openTill(page, "cashier");
  await goTo(page, "/bills-detail");
  await page.getByRole("radio", { name: "Open" }).check();
  await expect(page.getByText(/^3 bills/)).toBeVisible();
  const rows = page.getByRole("main").getByRole("row").filter({ hasText: /R\d/ });
  await cashier.call(voidBill, { params: { id: second.id }, body: { statusNote: "Left" } });
  await expect(page.getByText(/^2 bills/)).toBeVisible();
  expect(await namesIn(rows, /R\d/)).toEqual(["R3", "R2", "R1"]);
  await expect(rows.filter({ hasText: "R2" })).toContainText("Voided");
  const gone = rows.and(page.locator("[data-gone=true]"));
  expect(await namesIn(gone, /R\d/)).toEqual(["R2"]);
});

test("signing several out leaves alone who was signed out at another till meanwhile", async ({
  page,
  ownServer,
}) => {
  const cashier = await openRestaurant(ownServer.origin);
  const staff = await cashier.call(listStaff);
  const [mali, noi] = [20, 30].map((wanted) => staff.find(({ ref }) => Number(ref) === wanted));
  const sign = (ids: readonly unknown[], station: number | null) =>
    cashier.call(setStaffStation, { body: { userIds: ids.map(Number), station } });
  await sign([mali?.id, noi?.id], 1);
  await openTill(page, "cashier");
  await goTo(page, "/staffs-in");
  const tile = (ref: number) =>
    page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ hasText: new RegExp(`^${ref}`) });
  await tile(20).getByRole("button").tap();
  await tile(30).getByRole("button").tap();
  await expect(page.getByText("2 chosen")).toBeVisible();
  await sign([mali?.id], null);
  await expect(tile(20)).toContainText("Not here");
  await expect(tile(20).getByRole("button")).toBeDisabled();
  await expect(page.getByText("1 chosen")).toBeVisible();
  await mainButton(page, "Sign out").tap();
  await expect(page.getByText("1 signed out")).toBeVisible();
});
