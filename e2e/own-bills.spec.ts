import { expect } from "@playwright/test";

import { openRestaurant, test } from "./own-venue.ts";
import { sell } from "./sell.ts";
import { openTill } from "./till-menu.ts";

test.use({ viewport: { width: 390, height: 844 } });

const bills = 12;

test("a phone says how many of the user's open bills find no room, and leads to them", async ({
  page,
  ownServer,
}) => {
  const cashier = await openRestaurant(ownServer.origin);
  for (let number = 1; number <= bills; number += 1) {
    await sell(cashier, { article: "Pad Thai", table: `K${number}` });
  }
  await openTill(page, "waiter");
  const cards = page
    .getByRole("list", { name: "Your open bills" })
    .getByRole("button")
    .filter({ visible: true });
  await cards.first().waitFor();
  const shown = await cards.count();
  expect(shown).toBeLessThan(bills);
  const more = page.getByRole("button", { name: `${bills - shown} more in Open bills` });
  await expect(more).toBeInViewport({ ratio: 1 });
  await expect(cards.last()).toBeInViewport({ ratio: 1 });

  await test.step("on a wide screen they all find room", async () => {
    await page.setViewportSize({ width: 820, height: 3000 });
    await expect(cards).toHaveCount(bills);
    await expect(more).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(cards).toHaveCount(shown);
  });

  await more.tap();
  await expect(page.getByRole("heading", { name: "Open bills" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Table K/ })).toHaveCount(bills);
});
