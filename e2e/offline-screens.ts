import type { Page } from "@playwright/test";
import { listBills } from "@comanda/contract/list-bills";
import { voidBill } from "@comanda/contract/end-bill";

import {
  openMenuInAnyLanguage,
  forgetSession,
  logInAs,
  manager,
  openTable,
  pressFirstTile,
  pressPrint,
  expectScreen,
  type ScreenWalk,
} from "./screen-walk.ts";
import { goOffline } from "./offline-till.ts";
import { sell } from "./sell.ts";
import type { Stage } from "./stage.ts";

/** The table whose bill changes offline and is ended elsewhere meanwhile. */
const table = "Garden 5";
const showWhatWaits = "main output + button";

/**
 * A till without its server, and what it shows afterwards. The last screens of a walk: their changes do not reach the
 * venue.
 */
export const offlineScreens: readonly ScreenWalk[] = [
  {
    name: "order-not-sent",
    open: async (page, { other }) => {
      await sell(other, { article: "Pad Thai", table });
      await beginAtSpa(page);
      await openTable(page, table);
      await goOffline(page);
      await pressFirstTile(page);
      await pressPrint(page);
      await page.locator(showWhatWaits).waitFor({ timeout: 60_000 });
    },
  },
  {
    name: "bills-open-not-sent",
    open: async (page) => {
      await page.keyboard.press("Escape");
      await expectScreen(page, "/bills-open");
    },
  },
  {
    name: "not-sent",
    open: async (page) => {
      await page.locator(showWhatWaits).tap();
      await page.getByRole("dialog").locator("li").first().waitFor();
    },
  },
  {
    name: "log-out-not-sent",
    open: async (page) => {
      await page.keyboard.press("Escape");
      await openMenuInAnyLanguage(page);
      // The first of the buttons below the actions.
      await page.locator("dialog[open] > :last-child button").first().tap();
      await page.getByRole("dialog").locator("li").first().waitFor();
    },
  },
  {
    name: "not-taken",
    open: async (page, stage) => {
      await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");
      await endMeanwhile(stage);
      const stuck = page.waitForResponse((response) => response.status() >= 400, {
        timeout: 60_000,
      });
      await page.context().setOffline(false);
      await stuck;
      await page.locator(showWhatWaits).tap();
      await page.getByRole("dialog").locator("li button").first().waitFor();
    },
  },
];

/** Another station has no pending orders. */
async function beginAtSpa(page: Page): Promise<void> {
  await forgetSession(page);
  await page.goto("/");
  await logInAs(page, manager);
  await page.getByRole("button", { name: "Lotus House - Spa" }).tap();
  await page.getByRole("tabpanel").waitFor();
}

async function endMeanwhile({ other }: Stage): Promise<void> {
  const { bills } = await other.call(listBills, { body: { lastPing: 0 } });
  const id = bills.find((bill) => bill.table === table && bill.status === 0)?.id;
  await other.call(voidBill, { params: { id }, body: { statusNote: "Guests left" } });
}
