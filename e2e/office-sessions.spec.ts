import { expect } from "@playwright/test";

import { apiTill } from "./api-till.ts";
import { findBarriers } from "./find-barriers.ts";
import { openPart, rowOf } from "./office-journey.ts";
import { test } from "./own-venue.ts";

const title = "Logged in";

test("the manager ends the session of a lost device", async ({ page, ownServer }) => {
  await apiTill(ownServer.origin, "waiter", "Bar");
  await openPart(page, "sessions", title);
  await expect(page.getByRole("note")).toContainText("Demo passwords");
  const lost = rowOf(page, title, "20 Mali Wong").first();
  await expect(lost).toContainText("Bar");
  expect(await findBarriers(page)).toEqual([]);
  await lost.tap();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole("dialog").getByRole("button", { name: "Log out this device" }).tap();
  await expect(page.getByText("1 device logged out")).toBeVisible();
  await expect(rowOf(page, title, "20 Mali Wong")).toHaveCount(0);
});
