import fc from "fast-check";
import { expect, test } from "vitest";

import { createPacer } from "./pacer.ts";

const serverTakes = 50;

test("calls never exceed the server's rate in any second of any clock, and stay in order", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(200), { minLength: 60, maxLength: 200, size: "max" }), (gaps) => {
      const pace = createPacer();
      let now = 0;
      const sent = gaps.map((gap) => {
        now += gap % 7 === 0 ? gap : 0;
        return now + pace(now);
      });
      expect(sent).toEqual(sent.toSorted((one, other) => one - other));
      for (const start of sent) {
        const inSecond = sent.filter((at) => at >= start && at < start + 1000);
        expect(inSecond.length).toBeLessThan(serverTakes);
      }
    }),
  );
});

test("24 queued orders, with four calls each, are sent within four seconds, and a single press at once", () => {
  const pace = createPacer();
  const waits = Array.from({ length: 96 }, () => pace(0));
  expect(waits.slice(0, 25)).toEqual(Array.from({ length: 25 }, () => 0));
  expect(waits.at(-1)).toBe(71 * 50);
  expect(pace(10_000)).toBe(0);
});
