import { voidBill } from "@comanda/contract/end-bill";
import { expect } from "@playwright/test";

import { billAt, openWithTables } from "./draw-tables.ts";
import { table } from "./floor-till.ts";
import { test } from "./own-venue.ts";
import { sell } from "./sell.ts";
import { openTill, pressMenuButton } from "./till-menu.ts";

test("a phone lists the tables: own ones first, then those that wait longest", async ({
  page,
  ownServer,
}) => {
  const { origin } = ownServer;
  const cashier = await openWithTables(origin);
  await sell(cashier, { article: "Pad Thai", table: "J3" });
  await sell(cashier, { article: "Pad Thai", table: "Garden" });
  await page.setViewportSize({ width: 390, height: 844 });
  await openTill(page, "waiter");
  await page.goto(`${origin}/floor`);
  const shown = page.getByRole("button", { name: /^Table / });
  await expect(shown.first()).toHaveAccessibleName(/^Table (J3|Garden) Waiting/);
  await expect(shown.nth(1)).toHaveAccessibleName(/^Table (J3|Garden) Waiting/);
  await expect(shown.last()).toHaveAccessibleName(/Free/);

  await test.step("and none moves under a finger, whatever other tills do", async () => {
    const places = async () =>
      (await shown.allTextContents()).map((text) => /Table \S+/.exec(text)?.[0]);
    const before = await places();
    expect(before.indexOf("Table J4")).toBeGreaterThan(before.indexOf("Table J1"));
    await sell(cashier, { article: "Pad Thai", table: "J4" });
    await sell(cashier, { article: "Pad Thai", table: "Bench" });
    const garden = await billAt(cashier, "Garden");
    await cashier.call(voidBill, {
      params: { id: garden?.id },
      body: { statusNote: "Left" },
    });
    await expect(table(page, "J4")).toHaveAccessibleName(/Waiting/);
    await expect(table(page, "Bench")).toHaveAccessibleName(/Waiting/);
    await expect(table(page, "Garden")).toHaveAccessibleName(/Free/);
    expect(await places()).toEqual([...before, "Table Bench"]);
    await page.goto(`${origin}/floor`);
    await expect(shown.nth(2)).toHaveAccessibleName(/Waiting/);
    await expect(table(page, "Garden")).toHaveCount(0);
  });

  await test.step("a room lists its own tables, in the width of the phone", async () => {
    await page.getByText("Hall", { exact: true }).tap();
    await expect(shown).toHaveText([/J3/, /J4/, /J1/, /J2/]);
    const right = await shown.first().evaluate((one) => one.getBoundingClientRect().right);
    expect(right).toBeLessThan(390);
  });

  await test.step("and is still chosen after an order", async () => {
    await table(page, "J3").tap();
    await page.getByText(/^#\d+ · Table J3$/).waitFor();
    await pressMenuButton(page, "Floor");
    await expect(shown).toHaveText([/J3/, /J4/, /J1/, /J2/]);
  });
});
