import { expect, type Page } from "@playwright/test";

import { field } from "../office-journey.ts";
import { people, rights } from "./diary.ts";
import { openPart } from "./found-venue.ts";

const staff = ["cashier", "waiter", "cook"] as const;

/** Three people, one after the other in the same form, with the rights of each in words. */
export async function hireStaff(page: Page): Promise<void> {
  await openPart(page, "Staff");
  await page.getByRole("button", { name: "New", exact: true }).tap();
  for (const role of staff) {
    const { id, first, last, username, password } = people[role];
    await field(page, "Staff ID").fill(id);
    await field(page, "First name").fill(first);
    await field(page, "Last name").fill(last);
    await field(page, "Can log in to a till").check();
    await field(page, "Username").fill(username);
    await field(page, "New password").fill(password);
    await expect(page.getByText("Empty: no change.")).toHaveCount(0);
    await giveRights(page, rights[role]);
    const isLast = role === staff.at(-1);
    const button = isLast ? "Save" : "Save and add another";
    await page.getByRole("button", { name: button, exact: true }).tap();
    await expect(page.getByText(`${id} ${first} ${last} saved`)).toBeVisible();
  }
}

/** The form keeps the rights of the person before. */
async function giveRights(page: Page, given: readonly string[]): Promise<void> {
  const all: readonly string[] = Object.values(rights).flat();
  for (const right of new Set(all)) {
    await field(page, right).setChecked(given.includes(right));
  }
}
