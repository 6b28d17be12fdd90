import { expect, test } from "vitest";
import { importsIn, type SourceImport } from "./source-imports.ts";

test("the process that serves never loads the bundler, whose memory it would keep", () => {
  const loaded = packagesLoadedBy("tools/start.ts", () => true);
  expect(loaded).toContain("node:child_process");
  expect(loaded).not.toContain("rolldown");
});

test.each(["main.ts", "reader-worker.ts"])(
  "%s starts without what few of its calls need",
  (program) => {
    const loaded = packagesLoadedBy(`apps/server/src/${program}`, ({ isLater }) => !isLater);
    expect(loaded).toContain("kysely");
    for (const heavy of ["@napi-rs/canvas", "@zxcvbn-ts/language-common"])
      expect(loaded).not.toContain(heavy);
  },
);

/** Everything that a program loads by these imports, and that is not a file of ours. */
function packagesLoadedBy(
  program: string,
  loads: (imported: SourceImport) => boolean,
): readonly string[] {
  const files = new Set([program]);
  const packages = new Set<string>();
  for (const file of files) {
    for (const imported of importsIn(file)) {
      if (imported.isOfTypes || !loads(imported)) continue;
      if (imported.to === null) packages.add(imported.specifier);
      else files.add(imported.to);
    }
  }
  return [...packages];
}
