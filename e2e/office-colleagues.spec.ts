import { expect } from "@playwright/test";

import { findBarriers } from "./find-barriers.ts";
import { goTo } from "./till-menu.ts";
import { field, openPart, rowOf } from "./office-journey.ts";
import { test } from "./own-venue.ts";

const title = "From other locations";

test("a member of staff of another location is added here, and removed again", async ({ page }) => {
  await openPart(page, "colleagues", title);
  const somebody = rowOf(page, title, "Harbour Hotel").filter({ hasText: "50" });
  await page.getByRole("searchbox", { name: "Search" }).fill("50");
  await expect(somebody).toContainText("No");
  expect(await findBarriers(page)).toEqual([]);
  await somebody.tap();
  const question = page.getByRole("dialog");
  await field(page, "Signed in at").selectOption("Bar");
  expect(await findBarriers(page)).toEqual([]);
  await question.getByRole("button", { name: "Add" }).tap();
  await expect(page.getByText(/now works here/)).toBeVisible();
  await page.getByRole("searchbox", { name: "Search" }).fill("50");
  await expect(somebody).toContainText("Yes");
  await goTo(page, "/office/staff");
  await expect(rowOf(page, "Staff", "50").first()).toBeVisible();

  await goTo(page, "/office/colleagues");
  await page.getByRole("searchbox", { name: "Search" }).fill("50");
  await somebody.tap();
  await expect(page.getByRole("dialog")).toContainText("Harbour Hotel");
  await page.getByRole("button", { name: "Remove" }).tap();
  await expect(page.getByText(/no longer works here/)).toBeVisible();
  await page.getByRole("searchbox", { name: "Search" }).fill("50");
  await expect(somebody).toContainText("No");
});
