import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

import { atMost } from "./goal.ts";
import { printFigure, printTopic } from "./print-figures.ts";

/** The assets that a till loads first, against the budget of 130 kB of script and 15 kB of style. */
export function benchBuild(): void {
  printTopic("The built till");
  const dist = join(import.meta.dirname, "..", "apps", "till", "dist");
  const page = join(dist, "index.html");
  if (!existsSync(page)) return;
  // The assets named in the page load first; the other screens load when the till is idle.
  const files = readFileSync(page, "utf8").match(/(?<=["/])assets\/[^"]+/g) ?? [];
  for (const [kind, budgetBytes] of [
    ["js", 130_000],
    ["css", 15_000],
  ] as const) {
    const bytes = files
      .filter((file) => file.endsWith(`.${kind}`))
      .reduce((sum, file) => sum + statSync(join(dist, `${file}.gz`)).size, 0);
    printFigure({
      name: `first ${kind}, gzip`,
      result: `${(bytes / 1000).toFixed(1)} kB`,
      ratio: `${(bytes / budgetBytes).toFixed(2)} of its budget`,
      goals: [atMost(bytes / 1000, [budgetBytes / 1000, "kB"])],
    });
  }
}
