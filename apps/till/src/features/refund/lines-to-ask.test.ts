import type { RefundableLine } from "@comanda/contract/refund";
import { id } from "@comanda/domain/id";
import { money } from "@comanda/domain/money/money";
import { expect, test } from "vitest";

import { linesToAsk } from "./lines-to-ask.ts";

function aLine(key: string, left: number): RefundableLine {
  const article = { product: id<"article">(1), name: "Pad Thai", note: "", price: money(120_00) };
  return { key, type: 0, ...article, parent: null, left };
}

const lines = [aLine("soup", 2), aLine("rice", 1), aLine("returned", 0)];

test("the whole bill is asked for without naming its lines", () => {
  const all = new Map([
    ["soup", 2],
    ["rice", 1],
  ]);
  expect(linesToAsk(lines, all).size).toBe(0);
});

test("a part of it is asked for by its lines", () => {
  const some = new Map([
    ["soup", 1],
    ["rice", 1],
  ]);
  expect(linesToAsk(lines, some)).toBe(some);
});
