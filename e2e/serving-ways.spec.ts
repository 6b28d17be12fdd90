import { officePayType } from "@comanda/contract/office-selling";
import { expect, type Page } from "@playwright/test";

import { apiTill } from "./api-till.ts";
import { findCutOffTextsIn } from "./cut-off.ts";
import { languages } from "./displays.ts";
import { button, line, linesAtTable, orderPanel } from "./order-journey.ts";
import { openRestaurant, test } from "./own-venue.ts";
import { sell } from "./sell.ts";
import { goTo, openTill } from "./till-menu.ts";

/** Looks at the tile of the bill among the open ones, and comes back. */
async function expectOnTile(page: Page, text: string): Promise<void> {
  await goTo(page, "/bills-open");
  const tile = page.getByRole("button", { name: /^Table 7\b/ });
  await expect(tile).toContainText(text);
  await tile.tap();
}

test("one touch says that a bill is to go, and its charges follow on every screen", async ({
  page,
  ownServer,
}) => {
  const cashier = await openRestaurant(ownServer.origin);
  await sell(cashier, { article: "Pad Thai", table: "7" });
  const office = await apiTill(ownServer.origin, "admin", "Restaurant");
  const service = (await office.call(officePayType.list)).find(
    ({ name }) => name === "Service charge",
  );
  if (service === undefined) throw new Error("The venue has no service charge");
  const { id, revision } = service;
  const save = [{ id, revision, servingWays: ["here"] }];
  await office.call(officePayType.save, { body: { save, retire: [] } });

  await openTill(page, "cashier");
  await page.setViewportSize({ width: 800, height: 600 });
  await button(page, "Open bills").tap();
  await page.getByRole("button", { name: /^Table 7\b/ }).tap();
  await line(page, "Pad Thai").waitFor();
  for (const isPhone of [false, true]) {
    if (isPhone) {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole("button", { name: /^Show the order/ }).tap();
    }
    const way = (name: string) =>
      orderPanel(page).getByRole("group", { name: "Served" }).getByRole("button", { name });
    const total = orderPanel(page).getByText("Total", { exact: true }).locator("+ dd");
    await expect(way("Here")).toHaveAttribute("aria-pressed", "true");
    await expect(total).toContainText("132.00");
    // English is the last one.
    expect(await findCutOffTextsIn(page, languages.toReversed())).toEqual([]);
    await way("To go").tap();
    await expect(way("To go")).toHaveAttribute("aria-pressed", "true");
    await expect(total).toContainText("120.00");
    expect((await linesAtTable(ownServer, "7")).bill).toMatchObject({
      servingWay: "away",
      amount: 120_00,
    });
    if (!isPhone) await expectOnTile(page, "To go");
    await way("Here").tap();
    await expect(total).toContainText("132.00");
  }
});
