import { expect, test } from "vitest";
import { importsIn } from "./source-imports.ts";

test("the process that serves never loads the bundler, whose memory it would keep", () => {
  const loaded = packagesLoadedBy("tools/start.ts");
  expect(loaded).toContain("node:child_process");
  expect(loaded).not.toContain("rolldown");
});

/** Everything that a tool imports, now or later, and that is not a file of ours. */
function packagesLoadedBy(tool: string): readonly string[] {
  const files = new Set([tool]);
  const packages = new Set<string>();
  for (const file of files) {
    for (const { specifier, to, isOfTypes } of importsIn(file)) {
      if (isOfTypes) continue;
      if (to === null) packages.add(specifier);
      else files.add(to);
    }
  }
  return [...packages];
}
