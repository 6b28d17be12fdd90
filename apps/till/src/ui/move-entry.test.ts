import fc from "fast-check";
import { expect, test } from "vitest";

import { moveEntry } from "./move-entry.ts";

const uniqueIds = fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 30 });

test("a moved entry is at its new place, and the order of the others is unchanged", () => {
  fc.assert(
    fc.property(uniqueIds, fc.nat(40), fc.integer({ min: -5, max: 40 }), (list, at, to) => {
      const from = at % list.length;
      const after = moveEntry(list, from, to);
      const place = Math.max(0, Math.min(list.length - 1, to));
      expect(after[place]).toBe(list[from]);
      expect(after.toSpliced(place, 1)).toEqual(list.toSpliced(from, 1));
    }),
  );
});
