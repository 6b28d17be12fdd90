import { expect, type Page } from "@playwright/test";

import { test } from "./journey.ts";
import { goTo } from "./till-menu.ts";
import { languages } from "./displays.ts";
import { startDayWithShifts } from "./start-day-with-shifts.ts";

test.beforeEach(async ({ server }) => await startDayWithShifts(server));

/** The texts that a cashier reads from the login to the change. */
const vietnamese = {
  name: "Tiếng Việt",
  tag: "vi-VN",
  username: "Tên đăng nhập",
  password: "Mật khẩu",
  logIn: "Chạm để đăng nhập",
  newOrder: "Đơn mới",
  table: "Bàn",
  staffId: "Mã nhân viên",
  ok: "Đồng ý",
  atTable: (table: string) => `Đơn mới · Bàn ${table}`,
  search: "Tìm món",
  print: "In",
  sent: "Đã gửi món",
  close: "Đóng",
  openBills: "Hóa đơn mở",
  payCash: "Trả tiền mặt",
  cash: "Khách đưa",
  change: "Tiền thối",
  closeBill: "Đóng hóa đơn",
  show: "Xem",
  receipt: "Biên lai",
  tooLittle: "Chưa trả đủ tiền",
  paid: "Đã thanh toán",
  noBill: "Chưa có đơn",
};

const filipino: typeof vietnamese = {
  name: "Filipino",
  tag: "fil-PH",
  username: "Username",
  password: "Password",
  logIn: "Pindutin para mag-log in",
  newOrder: "Bago",
  table: "Mesa",
  staffId: "Staff ID",
  ok: "OK",
  atTable: (table) => `Bagong order · Mesa ${table}`,
  search: "Maghanap sa menu",
  print: "I-print",
  sent: "Naipadala na ang order",
  close: "Isara",
  openBills: "Bukas na bill",
  payCash: "Bayad na cash",
  cash: "Cash",
  change: "Sukli",
  closeBill: "Isara ang bill",
  show: "Ipakita",
  receipt: "Resibo",
  tooLittle: "Kulang ang bayad",
  paid: "Bayad na",
  noBill: "Wala pang order",
};

for (const words of [vietnamese, filipino]) {
  test(`a cashier signs in, takes an order and is paid in ${words.name}`, async ({ page }) => {
    const table = words.tag.toUpperCase();
    await signIn(page, words);
    await takeOrder(page, words, table);
    await pay(page, words, table);
    await expect(page.getByRole("main")).toContainText(words.noBill);
  });
}

async function signIn(page: Page, words: typeof vietnamese): Promise<void> {
  await page.goto("/");
  await page.getByRole("combobox").selectOption(words.name);
  await expect(page.locator("html")).toHaveAttribute("lang", words.tag);
  await page.getByLabel(words.username).fill("cashier");
  await page.getByLabel(words.password).fill("demo");
  await press(page, words.logIn);
  await press(page, "Lotus House - Restaurant");
}

async function takeOrder(page: Page, words: typeof vietnamese, table: string): Promise<void> {
  await press(page, words.newOrder);
  await page.getByLabel(words.table, { exact: true }).fill(table);
  await page.getByLabel(words.staffId).fill("20");
  await press(page, words.ok);
  await expect(page.getByText(words.atTable(table))).toBeVisible();
  await page.getByRole("searchbox", { name: words.search }).fill("Pad Thai");
  await page.getByRole("tabpanel").getByRole("button", { name: "Pad Thai" }).tap();
  await press(page, words.print);
  await press(page, words.show);
  await page
    .getByRole("dialog", { name: words.sent })
    .getByRole("button", { name: words.close })
    .tap();
}

async function pay(page: Page, words: typeof vietnamese, table: string): Promise<void> {
  await press(page, words.openBills);
  await page.getByRole("button", { name: `${words.table} ${table}` }).tap();
  await press(page, words.payCash);
  const cash = page.getByRole("textbox", { name: words.cash, exact: true });
  await cash.fill("1");
  await press(page, words.closeBill);
  await expect(page.getByRole("alert")).toContainText(words.tooLittle);
  await cash.fill("200");
  // The separators are the venue's, whatever the language.
  await expect(page.getByRole("status", { name: words.change })).toHaveText("68.00");
  await press(page, words.closeBill);
  await press(page, words.receipt);
  await page
    .getByRole("dialog", { name: words.paid })
    .getByRole("button", { name: words.close })
    .tap();
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name, exact: true }).tap();
}

for (const { name, code } of languages) {
  test(`days are Gregorian, day before month, in ${name}`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem("comanda.language", chosen), code);
    await page.goto("/");
    await page.locator("input").first().fill("admin");
    await page.locator("input[type=password]").fill("demo");
    await page.locator("button[type=submit]").tap();
    await press(page, "Lotus House - Restaurant");
    await page.getByRole("tabpanel").waitFor();
    await goTo(page, "/end-of-month");
    const month = new Intl.DateTimeFormat("en-GB", {
      timeZone: "Asia/Bangkok",
      month: "2-digit",
      year: "numeric",
    }).format();
    await expect(page.locator("main input").first()).toHaveValue(`01/${month}`);
    await expect(page.locator("main input").last()).toHaveValue(new RegExp(`^\\d\\d/${month}$`));
  });
}
