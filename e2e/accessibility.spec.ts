import { expect } from "@playwright/test";

import { barriers, unreadable } from "./barriers.ts";
import { test as base } from "./journey.ts";
import { entrance, workplace } from "./screens.ts";
import { setStage, type Stage } from "./stage.ts";
import { refusedCall } from "./till.ts";

const test = base.extend<object, { readonly stage: Stage }>({
  stage: [async ({ server }, use) => await use(await setStage(server)), { scope: "worker" }],
});

// Each walk by itself, on whatever processor is free.
test.describe.configure({ mode: "parallel" });

const sizes = [
  { name: "a wide screen", width: 1366, height: 768 },
  { name: "a phone", width: 390, height: 844 },
];

for (const { name, width, height } of sizes) {
  test(`everybody can use every screen on ${name}`, async ({ page, stage, expectedErrors }) => {
    // The end of a day is refused, and shown.
    expectedErrors.push(refusedCall);
    // Four dozen screens, each looked at in all its parts and twice for its colours.
    test.setTimeout(10 * 60_000);
    await page.setViewportSize({ width, height });
    const found: string[] = [];
    for (const screen of [...entrance, ...workplace]) {
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
      await screen.open(page, stage);
      const light = await barriers(page);
      await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
      const dark = await unreadable(page);
      found.push(...[...light, ...dark].map((barrier) => `${screen.name}: ${barrier}`));
    }
    expect(found).toEqual([]);
  });
}
