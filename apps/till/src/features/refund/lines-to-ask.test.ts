import type { RefundableLine } from "@comanda/contract/refund";
import { id } from "@comanda/domain/id";
import { money } from "@comanda/domain/money/money";
import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";

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
  expect(linesToAsk(lines, all)).toEqual({});
});

test("a part of it is asked for by its lines", () => {
  expect(linesToAsk(lines, new Map([["soup", 1]]))).toEqual({ lines: "soup:1" });
});

test("most of it is asked for by what stays", () => {
  const most = new Map([
    ["soup", 1],
    ["rice", 1],
  ]);
  expect(linesToAsk(lines, most)).toEqual({ without: "soup:1" });
});

describe("of a bill of 700 lines", () => {
  const long = Array.from({ length: 700 }, () => aLine(randomUUID(), 1));
  const allButFirst = (count: number) => new Map(long.slice(count).map(({ key }) => [key, 1]));

  test("all but one line is asked for by that line", () => {
    expect(linesToAsk(long, allButFirst(1))).toEqual({ without: `${long[0]?.key}:1` });
  });

  test("half is asked for by the places of its lines", () => {
    const asked = linesToAsk(long, allButFirst(350));
    const places = Array.from({ length: 350 }, (_, index) => `~${350 + index}x1`);
    expect(asked).toEqual({ lines: places.join("") });
  });

  test("a place counts the lines of which nothing is left", () => {
    const [returned, ...left] = long.map((line, place) => ({ ...line, left: place === 0 ? 0 : 1 }));
    if (returned === undefined) throw new Error("The bill is empty");
    const asked = linesToAsk(
      [returned, ...left],
      new Map(left.slice(349).map(({ key }) => [key, 1])),
    );
    expect(asked).toMatchObject({ without: expect.stringMatching(/^~1x1~2x1~/) });
  });
});

test("half of a bill of 2,000 lines has room in an address, and half of 5,000 is refused", () => {
  const half = (count: number) => {
    const long = Array.from({ length: count }, () => aLine(randomUUID(), 1));
    return linesToAsk(long, new Map(long.slice(count / 2).map(({ key }) => [key, 1])));
  };
  expect(half(2000)).toMatchObject({ lines: expect.stringMatching(/^~1000x1~/) });
  expect(half(5000)).toEqual({ refusal: "too-many-lines-at-once", about: { maximum: 2000 } });
});
