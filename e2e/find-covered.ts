import type { Locator } from "@playwright/test";

/** Those that a finger cannot press where they are: a corner is out of sight, or under something else. */
export async function findCovered(targets: Locator): Promise<readonly string[]> {
  return await targets.evaluateAll((all) =>
    all.flatMap((target) => {
      const { left, right, top, bottom } = target.getBoundingClientRect();
      const corners = [
        [left + 8, top + 8],
        [right - 8, bottom - 8],
      ] as const;
      const isWhole = corners.every(([x, y]) => target.contains(document.elementFromPoint(x, y)));
      return isWhole ? [] : [target.textContent || target.id];
    }),
  );
}
