import { expect, type Locator, type Page } from "@playwright/test";

import { billDialog, closeBillDialog, paidNotice, showReceipt } from "../money-journey.ts";
import { button, line, pressArticle, sentNotice } from "../order-journey.ts";
import { pressMenuButton } from "../till-menu.ts";
import { goods, happyBill, people, portBills, sharedTable } from "./diary.ts";

type Order = {
  readonly table: string;
  readonly staff: string;
  readonly articles: readonly string[];
};

/** Takes an order at a table, sends it, and opens it again. */
async function order(page: Page, { table, staff, articles }: Order): Promise<void> {
  await shown(page, "New").tap();
  await page.getByLabel("Table", { exact: true }).fill(table);
  await page.getByLabel("Staff ID").fill(staff);
  await button(page, "Ok").tap();
  await page.getByText(`New order · Table ${table}`).waitFor();
  for (const article of articles) await pressArticle(page, article);
  await shown(page, "Print").tap();
  await sentNotice(page).waitFor();
  await openOwn(page, new RegExp(`^Table ${table}\\b`));
}

async function openOwn(page: Page, name: RegExp): Promise<void> {
  const own = page.getByRole("list", { name: "Your open bills" });
  await own.getByRole("button", { name }).tap();
  await expect(page.getByText(/^#\d+ · Table \d+$/)).toBeVisible();
}

/** Buttons that a telephone and a wide screen have at different places. */
function shown(page: Page, name: string): Locator {
  return button(page, name).locator("visible=true").first();
}

/** Checks what is on a paper, from top to bottom. */
async function expectPaper(paper: Locator, lines: readonly string[]): Promise<void> {
  await expect(paper).toContainText(lines.at(-1) ?? "");
  const text = (await paper.innerText()).replaceAll(/\s+/g, " ");
  let from = 0;
  for (const each of lines) {
    const at = text.indexOf(each, from);
    expect(at, `${each} in ${text}`).toBeGreaterThanOrEqual(from);
    from = at + each.length;
  }
}

/** Part by card, typed with a comma, and the rest in cash. */
export async function serveHappyHour(page: Page): Promise<void> {
  const { white, cheese } = goods;
  const articles = [white.name, white.name, cheese.name];
  await order(page, { table: happyBill.table, staff: people.cashier.id, articles });
  await button(page, "PAY").tap();
  await page.getByRole("textbox", { name: "Amount", exact: true }).fill(happyBill.card);
  await button(page, "Pay 10,50 by Multibanco").tap();
  await button(page, happyBill.note).tap();
  await expectPaper(await showReceipt(page), happyBill.lines);
  await closeBillDialog(page, "Paid");
}

/** After the happy hour, on the waiter's telephone. */
export async function serveSharedTable(page: Page): Promise<void> {
  const { white, red, cheese } = goods;
  const { table, first, second } = sharedTable;
  const articles = [white.name, red.name, cheese.name];
  await order(page, { table, staff: people.waiter.id, articles });
  await pressMenuButton(page, "Split");
  await button(page, `Move one ${red.name}`).tap();
  await button(page, "Confirm").tap();
  const papers = billDialog(page, "Bill split");
  await expectPaper(papers, first);
  await papers.getByRole("button", { name: "Close" }).tap();
  await expectPaper(papers, second);
  await closeBillDialog(page, "Bill split");

  await openOwn(page, /#3/);
  await shown(page, "PAY").tap();
  await button(page, sharedTable.note).tap();
  await expect(paidNotice(page)).toContainText(sharedTable.change);

  await openOwn(page, /#2/);
  await line(page, cheese.name).tap();
  await button(page, "Credit one back").tap();
  await button(page, sharedTable.reason).tap();
  await shown(page, "Print").tap();
  await sentNotice(page).waitFor();
  await openOwn(page, /#2/);
  await shown(page, "PAY").tap();
  await button(page, "Pay the rest by Multibanco").tap();
  await button(page, "Close").tap();
  await expect(paidNotice(page)).toContainText("#2");
}

/** The expensive bottle, once at the wrong table. */
export async function servePort(page: Page): Promise<void> {
  const staff = people.cashier.id;
  const { port, book } = goods;
  await order(page, { table: portBills.voided, staff, articles: [port.name] });
  await pressMenuButton(page, "Void");
  await page.getByRole("textbox", { name: "Reason" }).fill(portBills.reason);
  await page.getByRole("main").getByRole("button", { name: "Void" }).tap();
  await expectPaper(billDialog(page, "Voided bill"), ["VOIDED", portBills.reason]);
  await closeBillDialog(page, "Voided bill");

  await order(page, { table: portBills.paid, staff, articles: [port.name, book.name] });
  await button(page, "PAY").tap();
  await button(page, "Pay the rest by MB WAY").tap();
  await button(page, "Close").tap();
  await expectPaper(await showReceipt(page), portBills.paper);
  await closeBillDialog(page, "Paid");
}
