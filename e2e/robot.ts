import type { Locator } from "@playwright/test";

export type Robot = {
  readonly press: (target: Locator) => Promise<void>;
  readonly presses: () => number;
};

/** Sells as staff do, and counts what it presses. */
export function startRobot(): Robot {
  let presses = 0;
  return {
    press: async (target) => {
      presses += 1;
      await target.tap();
    },
    presses: () => presses,
  };
}
