import { dirname, posix } from "node:path";

import { importsOf } from "./source-imports.ts";

/** The tests that use a file, nearest first: those of its folder, then other direct importers, then importers of those. */
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
        .toSorted();
      for (const file of ring) seen.add(file);
      found.push(...ring.filter((file) => /\.test\.tsx?$/.test(file)));
    }
    return found.toSorted((one, other) => distance(one, path) - distance(other, path));
  };
}

/** Tests farther away rarely fail where these pass, and take long. */
const mostTests = 8;
const mostOfFolder = 16;
/** A file such as the store of a feature's figures is used, and tested, in other features. */
const leastOfOthers = 4;

/** The tests to run for a file: the nearest of its own room, or of others if its room tests it nowhere. */
export function testsToRun(path: string, tests: readonly string[]): readonly string[] {
  const own = tests.filter((test) => roomOf(test) === roomOf(path));
  const isBeside = (test: string) => dirname(test) === dirname(path);
  const beside = own.filter(isBeside).slice(0, mostOfFolder);
  const others = (own.length > 0 ? own : tests).filter((test) => !isBeside(test));
  return [...beside, ...others.slice(0, Math.max(leastOfOthers, mostTests - beside.length))];
}

/** Such as packages/domain. */
function roomOf(path: string): string {
  return path.split("/").slice(0, 2).join("/");
}

/**
 * The test beside the file comes first, then those of its folder, first those whose names share words with its own: a
 * feature of the server is tested through HTTP, where the imports of all tests lead to all of its files. The order of
 * the others remains.
 */
function distance(test: string, path: string): number {
  if (dirname(test) !== dirname(path)) return 0;
  const [words, others] = [wordsOf(test), wordsOf(path)];
  if (words.join() === others.join()) return -100;
  return -1 - words.filter((word) => others.includes(word)).length;
}

/** "split-bills.test.ts" has the words split and bill. */
function wordsOf(path: string): readonly string[] {
  const [name = ""] = posix.basename(path).split(".");
  return name.split("-").map((word) => word.replace(/s$/, ""));
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
