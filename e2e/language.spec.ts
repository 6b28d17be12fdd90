import { expect, type Locator } from "@playwright/test";
import { test } from "./journey.ts";
import { refusedCall, tile } from "./till.ts";

test("the till is in Thai from the login to the menu, and remembers the language", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByLabel("Language").selectOption("ไทย");
  await expect(page).toHaveTitle("Comanda - เข้าสู่ระบบ");
  await expect(page.locator("html")).toHaveAttribute("lang", "th-TH");

  await page.reload();
  await page.getByLabel("ชื่อผู้ใช้").fill("waiter");
  await page.getByLabel("รหัสผ่าน").fill("demo");
  await page.getByRole("button", { name: "แตะเพื่อเข้าสู่ระบบ" }).tap();
  await expect(page.getByRole("heading", { name: "กรุณาเลือกจุดขายของคุณ" })).toBeVisible();

  await page.getByRole("button", { name: "Lotus House - Restaurant" }).tap();
  await expect(tile(page, "Pad Thai")).toContainText("120.00");
  await expect(tile(page, "Mango Sticky Rice")).toContainText("สินค้าหมด");
  await expect(page.getByRole("searchbox", { name: "ค้นหาเมนู" })).toBeVisible();
  await page.getByRole("button", { name: "คำสั่ง", exact: true }).tap();
  await expect(page.getByRole("button", { name: "ออกจากระบบ" })).toBeVisible();
});

test("the server's refusal is shown in Thai", async ({ page, expectedErrors }) => {
  expectedErrors.push(refusedCall);
  await page.goto("/");
  await page.getByLabel("Language").selectOption("ไทย");
  await page.getByRole("button", { name: "แตะเพื่อเข้าสู่ระบบ" }).tap();
  await expect(page.getByRole("alert")).toHaveText("กรุณากรอกชื่อผู้ใช้และรหัสผ่าน");

  await page.getByLabel("ชื่อผู้ใช้").fill("waiter");
  await page.getByLabel("รหัสผ่าน").fill("wrong");
  await page.getByRole("button", { name: "แตะเพื่อเข้าสู่ระบบ" }).tap();
  await expect(page.getByRole("alert")).toHaveText("ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง");
});

test("a device without Thai letters shows those of the till, at a change of the language and at the next start", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByLabel("Language").selectOption("ไทย");
  await expectLettersOfTheTill(page.getByRole("button", { name: "แตะเพื่อเข้าสู่ระบบ" }));
  await page.reload();
  await expectLettersOfTheTill(page.getByRole("button", { name: "แตะเพื่อเข้าสู่ระบบ" }));
});

/** Boxes in the place of letters have another width. */
async function expectLettersOfTheTill(button: Locator): Promise<void> {
  const { shown, drawn } = await button.evaluate(async (element) => {
    await document.fonts.ready;
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
    const pen = document.createElement("canvas").getContext("2d");
    if (!(text instanceof Text) || pen === null) throw new Error("The button has no text");
    const range = document.createRange();
    range.selectNodeContents(text);
    const { fontWeight, fontSize } = getComputedStyle(element);
    pen.font = `${fontWeight} ${fontSize} "Comanda Letters"`;
    return { shown: range.getBoundingClientRect().width, drawn: pen.measureText(text.data).width };
  });
  expect(Math.abs(shown - drawn)).toBeLessThan(2);
}

test("the language can be changed back", async ({ page }) => {
  await page.goto("/");
  await page.getByLabel("Language").selectOption("ไทย");
  await page.getByLabel("ภาษา").selectOption("English");
  await expect(page.getByRole("button", { name: "Touch for log in" })).toBeVisible();
});

test("a language that fails to load leaves the previous one", async ({ page, expectedErrors }) => {
  await page.goto("/");
  await page.route("**/assets/th_TH-till-*", async (route) => await route.abort());
  expectedErrors.push(/ERR_FAILED/);
  await page.getByLabel("Language").selectOption("ไทย");
  await expect(page.getByRole("alert")).toContainText("Network Error");
  await expect(page.getByLabel("Language")).toHaveValue("en_US");
  await page.reload();
  await expect(page.getByRole("button", { name: "Touch for log in" })).toBeVisible();
});

test("the choice is stored on the device, and only languages that the venue allows are offered", async ({
  page,
}) => {
  await page.route("**/api/setting/list", async (route) => {
    const response = await route.fetch();
    const settings: unknown = await response.json();
    const allowedLanguages = ["en_US", "vi_VN", "tl_PH"];
    await route.fulfill({ response, json: Object.assign({}, settings, { allowedLanguages }) });
  });
  await page.goto("/");
  const offered = page.getByRole("combobox").getByRole("option");
  await expect(offered).toHaveText(["English", "Filipino", "Tiếng Việt"]);
  await page.getByLabel("Language").selectOption("Filipino");
  await expect(page.locator("html")).toHaveAttribute("lang", "fil-PH");

  await page.reload();
  await expect(page).toHaveTitle("Comanda - Pag-log in");
  await expect(page.getByLabel("Wika")).toHaveValue("tl_PH");
  await expect(offered).toHaveText(["English", "Filipino", "Tiếng Việt"]);
});

test("a language that the venue no longer allows is replaced", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("comanda.language", "th_TH"));
  await page.route("**/api/setting/list", async (route) => {
    const response = await route.fetch();
    const settings: unknown = await response.json();
    const only = { language: "vi_VN", allowedLanguages: ["vi_VN"] };
    await route.fulfill({ response, json: Object.assign({}, settings, only) });
  });
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Chạm để đăng nhập" })).toBeVisible();
  await expect(page.getByRole("combobox").getByRole("option")).toHaveText(["Tiếng Việt"]);
});

for (const { short, title } of [
  { short: "vi", title: "Comanda - Đăng nhập" },
  { short: "th", title: "Comanda - เข้าสู่ระบบ" },
  { short: "tl", title: "Comanda - Pag-log in" },
]) {
  test(`a language that is kept by its short name is known: ${short}`, async ({ page }) => {
    await page.addInitScript((code) => localStorage.setItem("comanda.language", code), short);
    await page.goto("/");
    await expect(page).toHaveTitle(title);
  });
}

test("a language chosen in one window holds in the device's other windows", async ({
  page,
  context,
}) => {
  await page.goto("/");
  const other = await context.newPage();
  await other.goto("/");
  await other.getByLabel("Language").selectOption("ไทย");
  await expect(page).toHaveTitle("Comanda - เข้าสู่ระบบ");
});
