import { expect } from "@playwright/test";

import { findCovered } from "./find-covered.ts";
import { button, line } from "./order-journey.ts";
import { openRestaurant, test } from "./own-venue.ts";
import { sell } from "./sell.ts";
import { refusedCall, textField } from "./till.ts";
import { openTill, pressMenuButton } from "./till-menu.ts";

const phone = { width: 360, height: 640 };
/** What a keyboard leaves of it. */
const aboveKeyboard = { width: 360, height: 350 };

test("on a phone a manager types at once, and sees above the keyboard that the password is wrong", async ({
  page,
  ownServer,
  expectedErrors,
}) => {
  expectedErrors.push(refusedCall);
  const cashier = await openRestaurant(ownServer.origin);
  await sell(cashier, { article: "Pad Thai", table: "6" });
  await openTill(page, "waiter");
  await button(page, "Open bills").tap();
  await page.getByRole("button", { name: /^Table 6\b/ }).tap();
  await line(page, "Pad Thai").waitFor();
  await pressMenuButton(page, "Void");
  await textField(page, "Reason").fill("guests left");
  await page.setViewportSize(phone);
  await page.getByRole("main").getByRole("button", { name: "Void" }).tap();
  const sheet = page.getByRole("dialog", { name: "Ask a manager" });
  const allow = sheet.getByRole("button", { name: "Allow" });
  const nobody = sheet.getByText("Touch the name of whoever allows it.");
  await sheet.getByRole("button", { name: "10 Chai Prasong" }).waitFor();
  await allow.tap();
  await expect(nobody).toBeInViewport({ ratio: 1 });
  await sheet.getByRole("button", { name: "10 Chai Prasong" }).tap();
  await expect(nobody).toHaveCount(0);
  await expect(sheet.getByLabel("Password")).toBeFocused();

  await page.setViewportSize(aboveKeyboard);
  await page.keyboard.type("wrong");
  await page.keyboard.press("Enter");
  const wrong = sheet.getByText("Wrong username or password");
  await expect.poll(async () => await findCovered(wrong)).toEqual([]);
  await expect(sheet.getByLabel("Password")).toBeFocused();
  await expect.poll(async () => await findCovered(sheet.getByLabel("Password"))).toEqual([]);

  await sheet.getByRole("button", { name: "1 Achara Suwan" }).tap();
  await expect(sheet.getByLabel("Password")).toBeFocused();
  await page.keyboard.type("demo");
  await allow.tap();
  await page.getByRole("dialog", { name: "Voided bill" }).waitFor();
});
