import type { OfficeUse } from "@comanda/contract/office";
import { expect, test } from "vitest";

import { shortenUses } from "./shorten-uses.ts";

function manyUses(kind: string, count: number): OfficeUse[] {
  return Array.from({ length: count }, (_none, index) => {
    return { kind, id: index + 1, name: `${kind} ${index + 1}`, isHolding: false };
  });
}

test("a short list of uses is shown as a whole", () => {
  const uses = manyUses("article", 20);
  expect(shortenUses(uses)).toEqual({ shown: uses, more: 0 });
});

test("of a long list, those that the server did not list are counted, too", () => {
  const [first, ...others] = manyUses("article", 200).toReversed();
  if (first === undefined) throw new Error("No uses");
  const articles = [...others.toReversed(), { ...first, more: 2843 }];
  const { shown, more } = shortenUses([...articles, ...manyUses("promotion", 3)]);
  expect(shown).toEqual(articles.slice(0, 20));
  expect(more).toBe(180 + 2843 + 3);
});
