import { expect } from "@playwright/test";

import { closingButtons } from "./closing-buttons.ts";
import { doubleTap, slowestGapMs, watchPresses } from "./double-tap.ts";
import { loadTable } from "./money-journey.ts";
import { sell } from "./sell.ts";
import { refusedCall, textField } from "./till.ts";
import { openTill } from "./till-menu.ts";
import { openRestaurant, test } from "./own-venue.ts";

/** From a fast double tap to a slow one. */
const gapsMs = [60, 140, 250, 400];

for (const { name, width, height } of [
  { name: "a PC", width: 1366, height: 768 },
  { name: "a phone", width: 390, height: 844 },
]) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport: { width, height } });

    test(`on ${name} a double tap on a button that closes something presses nothing below`, async ({
      page,
      ownServer,
      expectedErrors,
    }) => {
      // A discount above the limit is refused.
      expectedErrors.push(refusedCall);
      const till = await openRestaurant(ownServer.origin);
      await watchPresses(page);
      await openTill(page, "cashier");
      let judged = 0;
      for (const [index, closing] of closingButtons.entries()) {
        await test.step(closing.name, async () => {
          const target = await closing.come(page, till);
          const { reached, gapMs } = await doubleTap(
            page,
            target,
            gapsMs[index % gapsMs.length] ?? 0,
          );
          if (gapMs > slowestGapMs) return;
          judged += 1;
          expect(reached, closing.name).toHaveLength(1);
        });
      }
      expect(judged).toBeGreaterThan(closingButtons.length / 2);
    });
  });
}

test("a double tap on a payment of a part does not pay the rest with it", async ({
  page,
  ownServer,
}) => {
  const till = await openRestaurant(ownServer.origin);
  await sell(till, { article: "Pad Thai", table: "DT1" });
  await openTill(page, "cashier");
  await loadTable(page, "DT1");
  await page.getByRole("button", { name: "PAY", exact: true }).tap();
  for (const [gapMs, due] of [
    [140, "122.00"],
    [250, "112.00"],
    [400, "102.00"],
  ] as const) {
    await textField(page, "Amount").fill("10");
    await doubleTap(page, page.getByRole("button", { name: "Pay 10 by Credit card" }), gapMs);
    await expect(page.getByRole("status", { name: "Still due" })).toHaveText(due);
  }
});
