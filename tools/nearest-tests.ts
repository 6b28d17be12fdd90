import { dirname, posix } from "node:path";

import { importsOf } from "./source-imports.ts";

/** The tests that use a file, nearest first: direct importers, then importers of those. */
export type NearestTests = (path: string) => readonly string[];

/** Reads the imports among files, in whatever room. Imports of types do not count, as no test can see them. */
export function nearestTests(files: ReadonlyMap<string, string>): NearestTests {
  const importers = new Map<string, string[]>();
  for (const [path, text] of files) {
    for (const used of usedFiles(path, text).filter((one) => files.has(one))) {
      importers.set(used, [...(importers.get(used) ?? []), path]);
    }
  }
  return (path) => {
    const found: string[] = [];
    const seen = new Set([path]);
    let ring = [path];
    while (ring.length > 0) {
      ring = [...new Set(ring.flatMap((file) => importers.get(file) ?? []))]
        .filter((file) => !seen.has(file))
        .toSorted((one, other) => rank(one, path) - rank(other, path) || (one < other ? -1 : 1));
      for (const file of ring) seen.add(file);
      found.push(...ring.filter((file) => /\.test\.tsx?$/.test(file)));
    }
    return found;
  };
}

/** Tests farther away rarely fail where these pass, and take long. */
const mostTests = 8;

/** The tests to run for a file: the nearest of its own room, or of others if its room tests it nowhere. */
export function testsToRun(path: string, tests: readonly string[]): readonly string[] {
  const own = tests.filter((test) => roomOf(test) === roomOf(path));
  return (own.length > 0 ? own : tests).slice(0, mostTests);
}

/** Such as packages/domain. */
function roomOf(path: string): string {
  return path.split("/").slice(0, 2).join("/");
}

/** Among equally near tests, the one beside the file comes first, then those in its folder. */
function rank(test: string, path: string): number {
  if (test.replace(/\.test\.tsx?$/, "") === path.replace(/\.tsx?$/, "")) return 0;
  return dirname(test) === dirname(path) ? 1 : 2;
}

/** The files whose values a file uses. */
function usedFiles(path: string, text: string): readonly string[] {
  const imported = importsOf(path, text).flatMap(({ to, isOfTypes }) =>
    to === null || isOfTypes ? [] : [to],
  );
  // Workers are started by URL.
  const workers = [...text.matchAll(/new URL\(\s*"(\.[^"]+\.tsx?)"/g)].map(([, at = ""]) =>
    posix.join(dirname(path), at),
  );
  return [...imported, ...workers];
}
