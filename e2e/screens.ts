import type { Page } from "@playwright/test";

import { floorScreens } from "./floor-walk.ts";
import { helpScreens } from "./help-screens.ts";
import { goTo } from "./till-menu.ts";
import { moneyScreens } from "./money-screens.ts";
import { seatScreens } from "./seat-walk.ts";
import type { Stage } from "./stage.ts";
import {
  openMenuInAnyLanguage,
  at,
  forgetSession,
  logInAs,
  manager,
  onLine,
  openTable,
  orderToggle,
  expectScreen,
  type ScreenWalk,
} from "./screen-walk.ts";

/** Screens before sign-in. */
export const entrance: readonly ScreenWalk[] = [
  {
    name: "start-of-shift",
    open: async (page) => {
      await page.goto("/");
      await logInAs(page, manager);
      await page.getByRole("button", { name: "Lotus House - Bar" }).tap();
      await page.getByRole("tabpanel").waitFor();
      await expectScreen(page, "/cash-calc");
      await page.locator("main table input, main input").first().waitFor();
    },
  },
  {
    name: "login",
    open: async (page) => {
      await forgetSession(page);
      await page.goto("/");
      await page.locator("select").waitFor();
    },
  },
  {
    name: "login-refused",
    open: async (page) => {
      await logInAs(page, { username: "nobody", password: "demo" });
      await page.getByRole("alert").waitFor();
    },
  },
  {
    name: "sale-point",
    open: async (page) => {
      await page.goto("/");
      await logInAs(page, manager);
      await page.getByRole("button", { name: "Lotus House - Restaurant" }).waitFor();
    },
  },
];

/** The order matters: later screens use the bill of earlier ones. */
export const workplace: readonly ScreenWalk[] = [
  {
    name: "order-empty",
    open: async (page) => {
      await page.getByRole("button", { name: "Lotus House - Restaurant" }).tap();
      await page.getByRole("tabpanel").waitFor();
    },
  },
  at("new-order"),
  ...moneyScreens,
  ...floorScreens,
  ...seatScreens,
  {
    name: "order",
    open: async (page) => {
      // Closes the refusal of the previous screen.
      await page.keyboard.press("Escape");
      await openTable(page, "12");
      for (const _ of "12") await page.getByRole("tabpanel").getByRole("button").first().tap();
    },
  },
  {
    name: "order-key-pad",
    open: async (page) => {
      await page.locator("main button[aria-expanded][aria-label]:visible").last().tap();
      await page.locator("[data-key-pad=open]").waitFor();
    },
  },
  {
    // On a phone; elsewhere they are always in sight.
    name: "order-categories",
    open: async (page) => {
      await page.keyboard.press("Escape");
      await page.locator("main button[aria-expanded][aria-label]:visible").first().tap();
      await page.locator("main [aria-expanded=true]:visible").waitFor();
    },
  },
  {
    name: "order-bill",
    open: async (page) => {
      await page.keyboard.press("Escape");
      const toggle = page.locator(orderToggle);
      if (await toggle.isVisible()) await toggle.tap();
      await page.locator("main section button[aria-pressed]:visible").last().waitFor();
    },
  },
  {
    name: "order-line",
    open: async (page) => {
      await page.locator("main section [data-line]:visible").last().tap();
      await page.locator("main section fieldset:visible").waitFor();
    },
  },
  {
    name: "set",
    open: async (page) => {
      const toggle = page.locator(`${orderToggle}[aria-expanded=true]`);
      if (await toggle.isVisible()) await toggle.tap();
      await page.getByRole("searchbox").fill("Lunch Set");
      await page.getByRole("tabpanel").getByRole("button").first().tap();
      await chooseLunch(page);
    },
  },
  {
    name: "order-set",
    open: async (page) => {
      await chooseLunch(page);
      await page.locator("main dialog button[type=submit]").tap();
      await page.locator("main dialog").waitFor({ state: "detached" });
    },
  },
  {
    name: "order-mixers",
    open: async (page) => {
      const toggle = page.locator(`${orderToggle}[aria-expanded=true]`);
      if (await toggle.isVisible()) await toggle.tap();
      await page.getByRole("searchbox").fill("Gin");
      await page.getByRole("tabpanel").getByRole("button").first().tap();
      await page
        .locator("main section[aria-label] button:visible", { hasText: "+" })
        .first()
        .waitFor();
    },
  },
  {
    name: "order-not-found",
    open: async (page) => {
      await page.getByRole("searchbox").fill("zzz");
      await page.getByRole("tabpanel").getByRole("status").waitFor();
    },
  },
  {
    name: "menu",
    open: async (page) => {
      await page.getByRole("searchbox").fill("");
      await goTo(page, "/order");
      await openMenuInAnyLanguage(page);
    },
  },
  ...helpScreens,
  {
    name: "bills-open",
    open: async (page) => {
      await page.keyboard.press("Escape");
      await expectScreen(page, "/bills-open");
    },
  },
  at("change-order"),
  at("choose-cust"),
  {
    name: "choose-cust-found",
    open: async (page) => {
      await page.getByRole("searchbox").fill("an");
      await page.locator("main dialog li button").first().waitFor();
    },
  },
  at("swipe-card"),
  at("add-customer"),
  { name: "add-note", open: async (page) => await onLine(page, "Rib Eye", "/add-note") },
  { name: "order-level", open: async (page) => await onLine(page, "Rib Eye", "/order-level") },
  { name: "change-time", open: async (page) => await onLine(page, "Pool Table", "/change-time") },
  {
    name: "variable-price",
    open: async (page, { catchOfTheDay }) =>
      await expectScreen(page, `/variable-price/${catchOfTheDay}`),
  },
  {
    name: "questions",
    open: async (page, { tenderloin }) => await expectScreen(page, `/questions/${tenderloin}`),
  },
  {
    // An extra that is touched twice, and one that the guests do not want.
    name: "questions-answered",
    open: async (page) => {
      const extras = page.locator("main dialog fieldset").last().getByRole("button");
      for (const place of [0, 0, 3, 3, 3]) await extras.nth(place).tap();
    },
  },
  {
    name: "set-commission",
    open: async (page, { ladyDrink }) =>
      await onLine(page, "Lady Drink", `/set-commission/${ladyDrink}`),
  },
  at("staffs"),
  at("staffs-in"),
  at("staffs-out"),
  at("add-staff", "main input"),
  at("bills-detail"),
  at("bills-reprint"),
  at("stock-delivery"),
  at("papers"),
  at("printer"),
  at("this-till"),
  {
    name: "bill-dialog",
    open: async (page) => {
      await expectScreen(page, "/bills-detail");
      await page.locator("main table tbody button:visible").first().tap();
      await page.getByRole("dialog").locator("dl, table, li").first().waitFor();
    },
  },
];

/** Signs in at a station, for a walk that starts there. */
export async function arrive(page: Page, stage: Stage): Promise<void> {
  for (const { open } of [...entrance, ...workplace.slice(0, 1)]) await open(page, stage);
}

/** The last choice of each section, unless they are chosen. What is asked about a choice comes after its section. */
async function chooseLunch(page: Page): Promise<void> {
  const sheet = page.locator("main dialog");
  if ((await sheet.locator("button[aria-pressed=true]").count()) > 0) return;
  for (const section of [2, 1, 0]) {
    await sheet.locator("fieldset").nth(section).getByRole("button").last().tap();
  }
}
