import type { Page } from "@playwright/test";
import { officeArticle } from "@comanda/contract/office-menu";

import { fileOf } from "./beginning-screens.ts";
import { chooseTable, loseTheNameOfATable, previewThePlan } from "./floor-screens.ts";
import { importScreens } from "./import-screens.ts";
import { grid, inOffice, beginScheduledMenu, showsPart, wrong } from "./office-part.ts";
import { otherParts } from "./other-parts.ts";
import { printingScreens } from "./printing-screens.ts";
import { reportScreens } from "./report-screens.ts";
import type { ScreenWalk } from "./screen-walk.ts";
import type { Stage } from "./stage.ts";

/** The data that the office edits, by address, with the example that shows the most; otherwise the first one. */
const recordParts: readonly { readonly path: string; readonly example?: string }[] = [
  { path: "articles", example: "Rib Eye" },
  { path: "categories" },
  { path: "favourites" },
  { path: "mixer-groups" },
  { path: "questions", example: "Sides" },
  { path: "order-levels" },
  { path: "product-groups" },
  { path: "management-groups" },
  { path: "promotions", example: "Singha happy hour" },
  { path: "discount-reasons", example: "Birthday" },
  { path: "taxes" },
  { path: "charges" },
  { path: "ways-to-pay", example: "QR transfer" },
  { path: "expense-categories" },
  { path: "currencies" },
  { path: "staff", example: "Mali" },
  { path: "staff-groups" },
  { path: "commissions" },
  { path: "customers" },
  { path: "customer-types" },
  { path: "stock-items" },
  { path: "location" },
  { path: "stations" },
  { path: "printers", example: "Restaurant receipts" },
];

/** Every part in the menu of the office. */
export const officeParts: readonly string[] = [
  ...recordParts.map(({ path }) => path),
  ...otherParts,
].map((path) => `/office/${path}`);

const form = "main form";

/** Each part of the office, with its questions, refusals and messages. */
export const officeScreens: readonly ScreenWalk[] = [
  inOffice("today", "main table", "today"),
  ...reportScreens,
  {
    name: "office-menu",
    open: async (page) => {
      const mark = page.locator("header button").first();
      if ((await page.locator("nav:visible").count()) > 0) return;
      await mark.tap();
      await page.getByRole("dialog").waitFor();
    },
  },
  ...recordParts.flatMap(({ path, example }) => [
    inOffice(path, grid, path),
    {
      name: `office-${path}-form`,
      open: async (page: Page) => await openExample(page, path, example),
    },
  ]),
  ...[
    "articles",
    "promotions",
    "taxes",
    "ways-to-pay",
    "staff",
    "printers",
    "foreign-currencies",
  ].map((path) => inOffice(`${path}-new`, form, `${path}/new`)),
  { name: "office-scheduled-menus-new", open: beginScheduledMenu },
  inOffice("paper-languages", "main h1", "paper-languages"),
  inOffice("paper-languages-new", "main form canvas", "paper-languages/new"),
  { name: "office-paper-languages-refused", open: loseAPlaceholder },
  inOffice("floor", "main [role=tabpanel] button", "floor"),
  { name: "office-floor-table", open: chooseTable },
  { name: "office-floor-refused", open: loseTheNameOfATable },
  { name: "office-floor-preview", open: previewThePlan },
  inOffice("accounting", "main h1", "accounting"),
  inOffice("accounts", "main h1", "accounts"),
  inOffice("accounts-new", form, "accounts/new"),
  inOffice("ways-to-pay-order", "main form ol", "ways-to-pay/order"),
  {
    name: "office-articles-refused",
    open: async (page) => {
      await showsPart(page, "articles/new");
      await submit(page);
      await page.locator(wrong).first().waitFor();
    },
  },
  {
    name: "office-articles-unsaved",
    open: async (page) => {
      await page.locator("main form input").first().fill("Papaya Shake");
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "office-articles-future-prices",
    open: async (page) => {
      await openExample(page, "articles", "Rib Eye");
      const prices = page.locator("main form > fieldset").nth(1);
      await prices.locator("fieldset button").first().tap();
      await prices.locator("ol input").first().fill("01/06/2030");
      await prices.locator("ol input").last().fill("650");
    },
  },
  { name: "office-articles-conflict", open: meetConflict },
  {
    name: "office-articles-retire",
    open: async (page) => await askToRetire(page, "articles", "Singha Beer"),
  },
  {
    name: "office-categories-held",
    open: async (page) => await askToRetire(page, "categories", "Starters"),
  },
  {
    name: "office-customers-erase",
    open: async (page) => {
      await openExample(page, "customers");
      await page.locator("main h1 + div button:last-child").tap();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "office-articles-not-found",
    open: async (page) => {
      await showsPart(page, "articles");
      await page.getByRole("searchbox").fill("zzz");
      await page.locator("main output").nth(1).waitFor();
    },
  },
  {
    name: "office-articles-retired",
    open: async (page) => {
      await page.getByRole("searchbox").fill("");
      await page.locator("main input[type=radio]").nth(1).check({ force: true });
      await page.locator("main output").nth(1).waitFor();
    },
  },
  {
    name: "office-promotions-trial",
    open: async (page) => {
      await openExample(page, "promotions", "Singha happy hour");
      await page.locator("main form fieldset button").last().tap();
      await page.locator("main form table").scrollIntoViewIfNeeded();
    },
  },
  inOffice("price-list", "main img", "price-list"),
  inOffice("prices", form, "prices"),
  {
    name: "office-prices-refused",
    open: async (page) => {
      await submit(page);
      await page.locator(wrong).waitFor();
    },
  },
  {
    name: "office-prices-shown",
    open: async (page) => {
      await page.locator("main form input").first().fill("5");
      await submit(page);
      await page.locator(grid).waitFor();
    },
  },
  inOffice("grid", `${grid} [role=gridcell]`, "grid"),
  {
    name: "office-grid-changed",
    open: async (page) => {
      const cells = page.locator(`${grid} [role=row]`).nth(1).locator("[role=gridcell]");
      await cells.nth(1).click();
      await page.keyboard.type("12O");
      await page.keyboard.press("Enter");
      await page.keyboard.type("135");
      await page.keyboard.press("Enter");
      await page.keyboard.press("ArrowUp");
      await page.keyboard.press("Shift+ArrowUp");
      await page.locator(`${grid} [data-wrong=true]`).waitFor();
    },
  },
  inOffice("import", "main textarea", "import"),
  ...importScreens,
  inOffice("tiles", "main li[data-place]", "tiles"),
  {
    name: "office-tiles-picked",
    open: async (page) => {
      await page.locator("main li[data-place] button").first().press("Enter");
      await page.locator("main li button[aria-pressed=true]").waitFor();
    },
  },
  {
    name: "office-tiles-moved",
    open: async (page) => {
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("Enter");
      await page.locator("main li button[aria-pressed=true]").waitFor({ state: "detached" });
    },
  },
  inOffice("printing", "main section section", "printing"),
  ...printingScreens,
  inOffice("rights", "main section", "rights"),
  {
    name: "office-rights-people",
    open: async (page) => {
      await page.locator("main select").selectOption("people");
      await page.locator("main section").waitFor({ state: "detached" });
    },
  },
  inOffice("colleagues", grid, "colleagues"),
  inOffice("sessions", grid, "sessions"),
  {
    name: "office-sessions-all",
    open: async (page) => {
      // The first button asks before it logs anybody out, and the walk must stay signed in.
      await page.locator("main").getByRole("button").first().press("Enter");
      await page.getByRole("dialog").waitFor();
    },
  },
  inOffice("house", form, "house"),
  {
    name: "office-house-refused",
    open: async (page) => {
      await page.locator("main form input").first().fill(" ");
      await submit(page);
      await page.locator(wrong).first().waitFor();
    },
  },
  inOffice("files", "main section", "files"),
  {
    name: "office-files-refused",
    open: async (page) => {
      const file = fileOf("articles:\n  - { name: Pad Thai, price: -5 }\n");
      await page.locator("main input[type=file]").first().setInputFiles(file);
      await page.locator("main section li").first().waitFor();
    },
  },
  {
    name: "office-files-copy",
    open: async (page) => {
      await page.locator("main select").selectOption({ index: 1 });
      await page.locator("main select").locator("xpath=following::button[1]").tap();
      await page.getByRole("dialog").waitFor();
    },
  },
];

async function submit(page: Page): Promise<void> {
  await page.locator("main form button[type=submit]").tap();
}

async function openExample(page: Page, path: string, name?: string): Promise<void> {
  await showsPart(page, path);
  if (name !== undefined) await page.getByRole("searchbox").fill(name);
  const row = page
    .locator(`${grid} [role=row]:has([role=gridcell])`)
    .filter({ hasText: name ?? "" })
    .first();
  await row.tap();
  await page.locator(form).waitFor();
  // At machine speed, a tap right after this one and close to it would count as the second half of a double tap; a key
  // press ends the first tap.
  await page.keyboard.press("Shift");
}

async function askToRetire(page: Page, path: string, name: string): Promise<void> {
  await openExample(page, path, name);
  await page.locator("main h1 + button").tap();
  await page.getByRole("dialog").waitFor();
}

/** Another till changes the record that is edited here. */
async function meetConflict(page: Page, { other }: Stage): Promise<void> {
  await openExample(page, "articles", "Pad Thai");
  const articles = await other.call(officeArticle.list, { query: {} });
  const dish = articles.find((article) => article.name === "Pad Thai");
  const changed = { id: dish?.id, revision: dish?.revision, cost: (dish?.cost ?? 0) + 100 };
  await other.call(officeArticle.save, { body: { save: [changed], retire: [] } });
  await page.locator("main form input").first().fill("Pad Thai with tofu");
  await submit(page);
  await page.locator("main [role=alert]").waitFor();
}

/** A word that lost what stands in braces, beside the papers that show the others. */
async function loseAPlaceholder(page: Page): Promise<void> {
  await showsPart(page, "paper-languages/new");
  await page.locator("main form canvas").first().waitFor();
  await page.locator("main form input[placeholder*='{']").first().fill("IVA");
  await page.locator(wrong).first().waitFor();
}
