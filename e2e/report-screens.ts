import {
  ownerReportKinds,
  type OwnerReportKind,
} from "@comanda/domain/owner-report/report-columns";
import type { Page } from "@playwright/test";

import { grid, inOffice, showsPart, wrong } from "./office-part.ts";
import type { ScreenWalk } from "./screen-walk.ts";

/** Reports with the columns of another one. */
const alike: ReadonlySet<OwnerReportKind> = new Set(["hours", "categories", "stations"]);

export const differentReports = ownerReportKinds.filter((kind) => !alike.has(kind));

/** Each report that looks different, a report compared with other days, and what rows open. */
export const reportScreens: readonly ScreenWalk[] = [
  ...differentReports.map(report),
  inOffice("reports-compared", "main figure", "reports/categories/today", "?with=before"),
  {
    name: "office-reports-opened",
    open: async (page) => {
      await openFirstRow(page, "reports/categories/today");
      await page.locator("main h2").waitFor();
    },
  },
  {
    name: "office-reports-bills",
    open: async (page) => {
      await openFirstRow(page, "reports/stations/today");
      await page.locator("main h2").waitFor();
    },
  },
  {
    name: "office-reports-bill",
    open: async (page) => {
      await openFirstRow(page, "reports/bills/today");
      await page.getByRole("dialog").locator("canvas").first().waitFor();
    },
  },
  {
    name: "office-reports-own-dates",
    open: async (page) => {
      await showsPart(page, "reports/days/today");
      await page.locator("main select").nth(2).selectOption("own");
      await page.locator("main select").nth(1).selectOption("own");
      await page.locator("main input[inputmode=numeric]").nth(3).waitFor();
      await page.locator("main input[inputmode=numeric]").first().fill("31022026");
      await page.locator(wrong).waitFor();
    },
  },
];

function report(kind: OwnerReportKind, index: number): ScreenWalk {
  return {
    name: `office-reports-${kind}`,
    open: async (page) => {
      const answered = page.waitForResponse(/\/office\/report\//);
      if (index === 0) await showsPart(page, "reports");
      else await page.locator("main select").first().selectOption(kind);
      await answered;
      await page.locator(`${grid}, main output:not([class*=waiting])`).first().waitFor();
    },
  };
}

async function openFirstRow(page: Page, path: string): Promise<void> {
  await showsPart(page, path);
  await page.locator(`${grid} [role=row][data-opens=true]`).first().tap();
  await page.keyboard.press("Shift");
}
