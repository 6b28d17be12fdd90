import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { aBill, aLine } from "../testing/builders.ts";
import { insertLine, sortUnderParents, lastItem } from "./line-order.ts";
import { lineKey, type Line } from "./line.ts";

const anyLines: fc.Arbitrary<readonly Line[]> = fc
  .array(fc.nat(6), { maxLength: 8 })
  .chain((parents) => {
    const lines = parents.map((parent, index) =>
      aLine({
        key: lineKey(`${index}`),
        // The parent precedes its child, is missing, or never existed.
        parent: parent < index ? lineKey(`${parent}`) : null,
      }),
    );
    return fc.shuffledSubarray(lines, { minLength: 0 });
  });

test("the last item is the last line that is sold for itself", () => {
  const gin = aLine({ key: lineKey("gin") });
  const credit = aLine({ key: lineKey("credit"), credits: gin.key });
  const free = aLine({ key: lineKey("free"), parent: gin.key });
  const tonic: Line = {
    ...aLine({ key: lineKey("tonic") }),
    type: "mixer",
    way: null,
    parent: gin.key,
  };
  expect(lastItem(aBill({ lines: [gin, credit, free, tonic] }))).toBe(gin);
  expect(lastItem(aBill({ lines: [credit, free, tonic] }))).toBeNull();
});

test("a new line goes below its parent and the lines there, or to the end", () => {
  const aKey = (key: string, parent: string | null = null): Line =>
    aLine({ key: lineKey(key), parent: parent === null ? null : lineKey(parent) });
  const lines = [aKey("gin"), aKey("tonic", "gin"), aKey("beer"), aKey("rice")];
  const keysWith = (line: Line) => insertLine(aBill({ lines }), line).lines.map(({ key }) => key);
  expect(keysWith(aKey("soda", "gin"))).toEqual(["gin", "tonic", "soda", "beer", "rice"]);
  expect(keysWith(aKey("lime", "beer"))).toEqual(["gin", "tonic", "beer", "lime", "rice"]);
  expect(keysWith(aKey("wine"))).toEqual(["gin", "tonic", "beer", "rice", "wine"]);
  expect(keysWith(aKey("ice", "rum"))).toEqual(["gin", "tonic", "beer", "rice", "ice"]);
  const alone = insertLine(aBill({ lines: [aKey("gin"), aKey("beer")] }), aKey("soda", "gin"));
  expect(alone.lines.map(({ key }) => key)).toEqual(["gin", "soda", "beer"]);
});

describe("the order of lines", () => {
  test("puts a line right below its parent, in stored order", () => {
    const [gin, beer] = [aLine({ key: lineKey("gin") }), aLine({ key: lineKey("beer") })];
    const tonic: Line = {
      ...aLine({ key: lineKey("tonic") }),
      type: "mixer",
      way: null,
      parent: gin.key,
    };
    const soda: Line = { ...tonic, key: lineKey("soda") };
    expect(sortUnderParents([tonic, gin, beer, soda])).toEqual([gin, tonic, soda, beer]);
  });

  test("keeps every line, and is stable when applied again", () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const ordered = sortUnderParents(lines);
        expect(new Set(ordered)).toEqual(new Set(lines));
        expect(ordered).toHaveLength(lines.length);
        expect(sortUnderParents(ordered)).toEqual(ordered);
      }),
    );
  });
});
