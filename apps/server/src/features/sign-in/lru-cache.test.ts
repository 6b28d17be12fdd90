import fc from "fast-check";
import { expect, test } from "vitest";

import { createLruCache } from "./lru-cache.ts";

test("the last value put in is there, and never more than the maximum", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(30), { minLength: 1 }), (keys) => {
      const kept = createLruCache<number>(10);
      for (const key of keys) kept.put(String(key), key);
      const last = keys.at(-1) ?? 0;
      const there = Array.from({ length: 31 }, (_, key) => key).filter(
        (key) => kept.get(String(key)) !== undefined,
      );
      expect(there).toContain(last);
      expect(there.length).toBeLessThanOrEqual(10);
    }),
  );
});

test("a value that is read stays while others come and go", () => {
  const kept = createLruCache<string>(10);
  kept.put("asked for", "value");
  const answers = Array.from({ length: 100 }, (_, count) => {
    kept.put(`other ${count}`, "other");
    return kept.get("asked for");
  });
  expect(new Set(answers)).toEqual(new Set(["value"]));
});

test("a value that is not read is forgotten", () => {
  const kept = createLruCache<string>(4);
  kept.put("first", "value");
  for (const other of ["a", "b", "c", "d"]) kept.put(other, other);
  expect(kept.get("first")).toBeUndefined();
});
