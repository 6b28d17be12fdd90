import { describe, expect, test } from "vitest";

import { id } from "../id.ts";
import {
  aBill,
  accepted,
  aLine,
  bangkok,
  footMassage,
  fridayEvening,
  mali,
  saved,
} from "../testing/builders.ts";
import { noi, pricingFixture } from "../testing/pricing-fixture.ts";
import { orderOf } from "../testing/steak-house.ts";
import { instant, msPerMinute } from "../time/instant.ts";
import type { Bill } from "./bill.ts";
import { changeTime } from "./change-time.ts";
import { findDifferences } from "./find-differences.ts";
import { lineKey } from "./line.ts";
import { receiveLines } from "./receive-lines.ts";
import type { LineChange } from "./update-bill.ts";

const dish = lineKey("dish");
const bill = saved(
  aBill({
    cover: 9,
    staff: mali,
    lines: [aLine({ key: dish, note: "no chili", seats: [1, 2], course: 2 })],
  }),
);

const fieldsOf = (header: Parameters<typeof findDifferences>[1]["header"]) => [
  ...findDifferences(bill, { header, changed: [] }).header,
];

describe("a field of a bill", () => {
  test.each([
    ["place", { place: { kind: "table", name: "Bar 1" } }],
    ["place", { place: { kind: "room", name: "12" } }],
    ["cover", { cover: 3 }],
    ["cover", { cover: null }],
    ["servingWay", { servingWay: "away" }],
    ["staff", { staff: noi }],
    ["customer", { customer: id<"customer">(5) }],
  ] as const)("differs if another %s is wanted: %j", (field, header) => {
    expect(fieldsOf(header)).toEqual([field]);
  });

  test("does not differ if it has the wanted value, or none is wanted", () => {
    const { place, cover, servingWay, staff, customer } = bill;
    expect(fieldsOf({ place, cover, servingWay, staff, customer })).toEqual([]);
    expect(fieldsOf({})).toEqual([]);
  });
});

describe("a line", () => {
  const differencesOf = (of: Bill, change: LineChange) => [
    ...findDifferences(of, { header: {}, changed: [change] }).lines,
  ];
  const linesOf = (change: Partial<LineChange>) => differencesOf(bill, { key: dish, ...change });

  test.each<[string, Partial<LineChange>]>([
    ["note", { note: "no salt" }],
    ["no note", { note: "" }],
    ["order level", { orderLevel: id<"order-level">(3) }],
    ["times", { times: { startedAt: fridayEvening, endedAt: null } }],
    ["seats", { seats: [1] }],
    ["course", { course: null }],
    ["parts", { isBrokenUp: true }],
  ])("differs if it shall have another value: %s", (_what, change) => {
    expect(linesOf(change)).toEqual([dish]);
  });

  test("does not differ if it has what is wanted", () => {
    expect(linesOf({ note: "no chili", seats: [1, 2], course: 2 })).toEqual([]);
  });

  test("does not differ if it has the wanted order level, and differs if it has another one", () => {
    const level = id<"order-level">(3);
    const levelled = saved(aBill({ lines: [aLine({ key: dish, orderLevel: level })] }));
    expect(differencesOf(levelled, { key: dish, orderLevel: level })).toEqual([]);
    const other = id<"order-level">(4);
    expect(differencesOf(levelled, { key: dish, orderLevel: other })).toEqual([dish]);
  });

  test("does not differ if its timer has the wanted times, and differs if it has others", () => {
    const key = lineKey("timer");
    const [startedAt, endedAt] = [fridayEvening, instant(fridayEvening + 30 * msPerMinute)];
    const times = { startedAt, endedAt: null };
    const sent = { ...orderOf("timer", footMassage), times };
    const running = saved(accepted(receiveLines(aBill(), [sent], pricingFixture)));
    expect(differencesOf(running, { key, times })).toEqual([]);
    expect(differencesOf(running, { key, times: { startedAt, endedAt } })).toEqual([key]);
    expect(differencesOf(running, { key, times: { startedAt: endedAt, endedAt: null } })).toEqual([
      key,
    ]);
    const stopped = accepted(changeTime(running, key, { startedAt, endedAt }, bangkok));
    expect(differencesOf(stopped, { key, times: { startedAt, endedAt } })).toEqual([]);
    expect(differencesOf(stopped, { key, times })).toEqual([key]);
  });

  test("differs if the bill does not have it", () => {
    const gone = lineKey("gone");
    expect(linesOf({ key: gone })).toEqual([gone]);
  });
});
