import { expect, type Locator, type Page } from "@playwright/test";

import { findBarriers } from "../find-barriers.ts";
import { choosePart, field } from "../office-journey.ts";
import { button } from "../order-journey.ts";
import { openActions, pressMenuButton } from "../till-menu.ts";
import { tab, touchLogIn, typeCredentials, waitForOrderScreen } from "../till.ts";
import { untilRead } from "./calls-under-way.ts";
import { people } from "./diary.ts";

/** The device is in Lisbon, so the set-up knows the country and what follows from it. */
export async function foundVenue(page: Page): Promise<void> {
  await page.goto("/");
  await expect(field(page, "Country")).toHaveValue("PT");
  await expect(field(page, "Time zone")).toHaveValue("Europe/Lisbon");
  await expect(field(page, "Currency")).toHaveValue("EUR");
  await expect(field(page, "Amounts are written").locator("option:checked")).toHaveText(
    "1.234,50\u00A0€",
  );
  const { first, last, username, password } = people.owner;
  await field(page, "Venue name").fill("Garrafeira do Largo");
  await field(page, "First name").fill(first);
  await field(page, "Last name").fill(last);
  await field(page, "Username").fill(username);
  await field(page, "Password").fill(password);
  await field(page, "Repeat password").fill(password);
  await button(page, "Open the venue").tap();
  await page.getByRole("button", { name: /^Bar / }).tap();
  await expect(tab(page, "Cocktails")).toBeVisible();
}

/** The sample brought the taxes and the ways to pay of Portugal, which stay; its cocktails go. */
export async function removeSamples(page: Page): Promise<void> {
  await pressMenuButton(page, "Back office");
  await checkList(page)
    .getByRole("link", { name: "The menu still has articles of the sample" })
    .tap();
  await button(page, "Remove the samples").tap();
  const question = page.getByRole("dialog");
  await expect(question).toContainText("What goes can be brought back");
  expect(await findBarriers(page)).toEqual([]);
  await question.getByRole("button", { name: "Remove the samples" }).tap();
  await expect(page.getByText(/^Samples removed: \d+$/)).toBeVisible();
  await expect(button(page, "Remove the samples")).toHaveCount(0);
  await openPart(page, "Today");
  await expect(checkList(page)).toContainText("The menu has only your own articles");
  await expect(checkList(page)).toContainText("Tax is set up");
}

/** What is missing before the venue can sell. */
export function checkList(page: Page): Locator {
  return page.getByRole("region", { name: "Before you sell" });
}

/** Opens a part of the office from its menu. */
export async function openPart(page: Page, name: string): Promise<void> {
  await choosePart(page, name);
  await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
}

type Credentials = { readonly username: string; readonly password: string };

export async function signIn(page: Page, { username, password }: Credentials): Promise<void> {
  await typeCredentials(page, username, password);
  await touchLogIn(page);
  await waitForOrderScreen(page);
}

export async function changeUser(page: Page, next: Credentials): Promise<void> {
  await untilRead(page);
  await openActions(page);
  await button(page, "Log out").tap();
  await signIn(page, next);
}
