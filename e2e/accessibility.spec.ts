import { expect } from "@playwright/test";

import { barriers } from "./barriers.ts";
import { test as base } from "./journey.ts";
import { entrance, workplace } from "./screens.ts";
import { setStage, type Stage } from "./stage.ts";

const test = base.extend<object, { readonly stage: Stage }>({
  stage: [async ({ server }, use) => await use(await setStage(server)), { scope: "worker" }],
});

const sizes = [
  { name: "a wide screen", width: 1366, height: 768 },
  { name: "a phone", width: 390, height: 844 },
];

for (const theme of ["light", "dark"] as const) {
  for (const { name, width, height } of sizes) {
    test(`everybody can use every screen, ${theme} on ${name}`, async ({ page, stage }) => {
      // Two dozen screens, each looked at in all its parts.
      test.setTimeout(5 * 60_000);
      await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
      await page.setViewportSize({ width, height });
      const found: string[] = [];
      for (const screen of [...entrance, ...workplace]) {
        await screen.open(page, stage);
        found.push(...(await barriers(page)).map((barrier) => `${screen.name}: ${barrier}`));
      }
      expect(found).toEqual([]);
    });
  }
}
