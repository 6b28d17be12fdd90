import { expect, test } from "vitest";

import { readTillSources } from "./language/testing/till-sources.ts";

test("storage keys on the device are unique", () => {
  const names = readTillSources().flatMap(({ text }) =>
    [...text.matchAll(/^const storageKey = "([^"]+)";$/gm)].map(([, name]) => name),
  );
  expect(names.length).toBeGreaterThan(7);
  expect(names).toEqual([...new Set(names)]);
});
