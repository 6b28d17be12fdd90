import type { Page } from "@playwright/test";

import type { ScreenWalk } from "./screen-walk.ts";
import type { Stage } from "./stage.ts";

type Walk = {
  readonly page: Page;
  readonly stage: Stage;
  readonly screens: readonly ScreenWalk[];
};

/** Checks each screen of a walk; findings are prefixed with the name of their screen. */
export async function findOnEach(
  { page, stage, screens }: Walk,
  look: () => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { name, open } of screens) {
    await open(page, stage);
    found.push(...(await look()).map((finding) => `${name} ${finding}`));
  }
  return found;
}
