import type { Page } from "@playwright/test";

import { goTo } from "./till-menu.ts";
import {
  at,
  openTable,
  pressFirstTile,
  pressPrint,
  expectScreen,
  type ScreenWalk,
} from "./screen-walk.ts";
import { sell } from "./sell.ts";

/** The table whose bill the walk pays. */
const quickTable = "Garden 9";

/** What is offered beside a message. */
const offer = (page: Page) => page.locator("[role=status] button + button");

/** Screens where bills end, money moves, and shifts and days are counted and reported. */
export const moneyScreens: readonly ScreenWalk[] = [
  {
    name: "pay",
    open: async (page) => {
      await openTable(page, "Terrace 7");
      await expectScreen(page, "/pay");
    },
  },
  {
    name: "pay-code",
    // Its last method is the QR transfer.
    open: async (page) => {
      await page.locator("main form fieldset").first().getByRole("button").last().tap();
      await page.getByRole("dialog").getByRole("img").waitFor();
    },
  },
  {
    name: "pay-rest",
    // Its second method, since cash would close the bill.
    open: async (page) => {
      await page.keyboard.press("Escape");
      await page.locator("main form fieldset").first().getByRole("button").nth(1).tap();
    },
  },
  {
    name: "pay-typed",
    open: async (page) => {
      for (const key of ["5", "00"])
        await page.getByRole("button", { name: key, exact: true }).tap();
    },
  },
  at("pay-cash"),
  at("discount"),
  {
    name: "discount-house",
    open: async (page) => await page.locator("main label:has([type=radio])").last().tap(),
  },
  at("void-bill"),
  {
    name: "approval",
    // As if the user lacked the right.
    open: async (page) => {
      const json = { code: "permission-denied", message: "Permission denied", isRule: true };
      await page.route("**/api/bill/void/*", (route) => route.fulfill({ status: 403, json }), {
        times: 1,
      });
      await page.locator("main textarea").fill("Guests left");
      await page.locator("main button[type=submit]").tap();
      await page.locator("dialog:has(> h2) fieldset button").first().tap();
      await page.locator("dialog:has(> h2) input[type=password]").waitFor();
    },
  },
  {
    name: "split-bill",
    open: async (page, { terrace }) => {
      await page.keyboard.press("Escape");
      await expectScreen(page, `/split-bill/${terrace}`);
    },
  },
  {
    name: "merge-bill",
    open: async (page, { terrace }) => await expectScreen(page, `/merge-bill/${terrace}`),
  },
  {
    name: "order-sent",
    open: async (page, { other }) => {
      await sell(other, { article: "Pad Thai", table: quickTable });
      await openTable(page, quickTable);
      await pressFirstTile(page);
      await pressPrint(page);
      await offer(page).first().waitFor();
    },
  },
  {
    name: "order-sent-shown",
    open: async (page) => {
      await offer(page).last().tap();
      await page.getByRole("dialog").locator("canvas").waitFor();
    },
  },
  {
    name: "paid",
    open: async (page) => {
      await page.keyboard.press("Escape");
      await openTable(page, quickTable);
      await expectScreen(page, "/pay");
      await page.locator("main form fieldset").nth(1).getByRole("button").last().tap();
      await offer(page).first().waitFor();
    },
  },
  {
    name: "paid-shown",
    open: async (page) => {
      // The receipt; beside it the payment can be taken back.
      await offer(page).first().tap();
      await page.getByRole("dialog").locator("canvas").waitFor();
    },
  },
  {
    name: "bill-history",
    open: async (page) => {
      await page.getByRole("dialog").getByRole("button").nth(-2).tap();
      await page.getByRole("dialog").locator("ol[aria-label] li").first().waitFor();
    },
  },
  {
    name: "bill-payments",
    open: async (page) => {
      await page.getByRole("dialog").getByRole("button").nth(-4).tap();
      await page.getByRole("dialog").locator("ul[aria-label] button").first().tap();
      await page.getByRole("dialog").locator("ul[aria-label] fieldset").waitFor();
    },
  },
  {
    name: "bill-refund",
    open: async (page) => {
      await page.getByRole("dialog").getByRole("button").nth(4).tap();
      await page.getByRole("dialog").locator("section ul li").first().waitFor();
    },
  },
  {
    name: "do-payment",
    open: async (page) => {
      // Back to the bill, and from there.
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").locator("canvas").waitFor();
      await page.keyboard.press("Escape");
      await expectScreen(page, "/do-payment");
    },
  },
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
      await expectScreen(page, `/reports/${report}`);
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
