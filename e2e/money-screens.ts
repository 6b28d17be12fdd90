import { goTo } from "./floor.ts";
import { at, openTable, shows, type ScreenWalk } from "./screen-walk.ts";

/** Where bills end, money moves, and shifts and days are counted and told. */
export const moneyScreens: readonly ScreenWalk[] = [
  {
    name: "pay",
    open: async (page) => {
      await openTable(page, "Terrace 7");
      await shows(page, "/pay");
    },
  },
  at("pay-cash"),
  at("void-bill"),
  {
    name: "split-bill",
    open: async (page, { terrace }) => await shows(page, `/split-bill/${terrace}`),
  },
  {
    name: "merge-bill",
    open: async (page, { terrace }) => await shows(page, `/merge-bill/${terrace}`),
  },
  at("do-payment"),
  at("pay-commission"),
  at("cash-calc"),
  {
    name: "shift-report",
    open: async (page) => {
      await page.locator("main button[type=submit]").tap();
      await page.waitForURL(/shift-report$/);
      await page.locator("main table").first().waitFor();
    },
  },
  at("print-article-workday"),
  at("end-of-month"),
  at("reports", "main li, main table"),
  {
    name: "report",
    open: async (page, { report }) => {
      await shows(page, `/reports/${report}`);
      await page.locator("main table").first().waitFor();
    },
  },
  {
    name: "end-of-day-refused",
    open: async (page) => {
      await goTo(page, "/end-of-day");
      await page.getByRole("dialog").waitFor();
    },
  },
];
