import { toBillItem } from "@comanda/contract/to-bill-item";
import { toBillRecord } from "@comanda/contract/to-bill-record";
import { lineKey } from "@comanda/domain/bill/line";
import { id } from "@comanda/domain/id";
import { money } from "@comanda/domain/money/money";
import { aBill, aLine } from "@comanda/domain/testing/builders";
import { describe, expect, test } from "vitest";

import { byId, noRecords } from "../records/records.ts";
import { joinRest } from "./join-rest.ts";
import { answered, loaded, pingId, row, runEvents, time, untilPing } from "./testing/run-events.ts";

const bill = toBillRecord(aBill(), { id: id<"bill">(1), amount: money(120_00) });
const item = (number: number) => {
  const line = aLine({ key: lineKey(`line-${number}`) });
  return toBillItem(line, { id: number, bill: bill.id }, { hasDecimals: true });
};
const addsLine = (number: number, ping: number, mark: string) =>
  row({ insert: { billItem: [item(number)] }, ping, mark });
const open = { ...noRecords, bill: byId([bill]) };
const restId = 3;
/** A till that has the open bills as of row 4, is live, and has requested the rest. */
const waiting = [
  [0, { kind: "opened", opened: { kind: "nothing" } }],
  [
    10,
    {
      kind: "loaded",
      id: 1,
      loaded: { ...loaded, records: open, mark: "a400000000000000", isPartial: true },
    },
  ],
  [10, { kind: "stream-heard", id: 2 }],
  [100, time],
] as const;
const rest = (items: readonly number[], ping: number, mark: string) =>
  ({
    kind: "rest-loaded",
    id: restId,
    loaded: joinRest({ bill: byId([bill]), billItem: byId(items.map(item)), ping, mark }),
  }) as const;
const linesOf = ({ state }: ReturnType<typeof runEvents>) => [...state.known.billItem.keys()];

describe("a till that has shown the open bills", () => {
  test("requests the rest a tenth of a second later", () => {
    expect(runEvents(waiting.slice(0, 3)).does).not.toContain("load-rest");
    expect(runEvents(waiting).does).toEqual(["load-rest"]);
  });

  test("applies what happened meanwhile to the rest", () => {
    const after = runEvents([
      ...waiting,
      [10, addsLine(2, 5, "a500000000000000")],
      [10, rest([1], 4, "a400000000000000")],
    ]);
    expect(linesOf(after)).toEqual([1, 2]);
    expect(after.state).toMatchObject({ ping: 5, rest: { kind: "here" } });
  });

  test("does not apply a row again that the rest already has", () => {
    const deleted = row({ delete: { billItem: [1] }, ping: 6, mark: "a600000000000000" });
    const after = runEvents([
      ...waiting,
      [10, rest([2], 6, "a600000000000000")],
      [10, addsLine(1, 5, "a500000000000000")],
      [10, addsLine(2, 6, "a600000000000000")],
    ]);
    expect(linesOf(after)).toEqual([2]);
    expect(
      linesOf(runEvents([...waiting, [10, rest([1], 5, "a500000000000000")], [10, deleted]])),
    ).toEqual([1]);
  });

  test("stores nothing before the rest is here", () => {
    const change = [10, addsLine(2, 5, "a500000000000000")] as const;
    const before = runEvents([...waiting, change, [3000, time]]);
    expect(before.does).not.toContain("write-device");
    const after = runEvents([
      ...waiting,
      change,
      [10, rest([1], 4, "a400000000000000")],
      [3000, time],
    ]);
    expect(after.does).toContain("write-device");
  });

  test("stores nothing as long as the bills are newer than the other records", () => {
    const ahead = [...waiting, [10, rest([1, 2], 5, "a500000000000000")]] as const;
    expect(runEvents([...ahead, [3000, time]]).does).not.toContain("write-device");
    const level = runEvents([...ahead, [10, addsLine(2, 5, "a500000000000000")], [3000, time]]);
    expect(level.does).toContain("write-device");
  });

  test("requests the rest again after a second if it fails", () => {
    const failed = [10, { kind: "rest-loaded", id: restId, loaded: null }] as const;
    expect(runEvents([...waiting, failed, [999, time]]).does).not.toContain("load-rest");
    expect(runEvents([...waiting, failed, [1000, time]]).does).toContain("load-rest");
  });

  test.each([
    ["a row that it knows differently", [10, rest([1], 4, "b400000000000000")] as const],
    ["a row before its first", [10, rest([1], 3, "a300000000000000")] as const],
  ])("loads everything if the rest is of %s", (_what, event) => {
    expect(runEvents([...waiting, event]).does).toContain("load");
  });

  test("loads everything if the journal ends before the row of the rest", () => {
    const ahead = [...waiting, [10, rest([1], 9, "a900000000000000")]] as const;
    expect(runEvents([...ahead, untilPing, [10, answered(pingId + 1, {})]]).does).toContain("load");
  });
});

test("a till that starts from its cache applies the rows since to the rest, too", () => {
  const kept = {
    ...loaded,
    records: open,
    mark: "a400000000000000",
    isReferenceOld: false,
    heardAt: 5,
  };
  const added = { insert: { billItem: [item(2)] }, update: {}, delete: {}, ping: 5 };
  const answer = { ping: 5, reload: false, atHand: [], rows: [added], release: "today's" };
  const opened = {
    kind: "kept",
    kept: { ...kept, isPartial: true },
    answer: { ...answer, datetime: "2026-11-20 19:00:00" },
  } as const;
  const after = runEvents([
    [0, { kind: "opened", opened }],
    [100, time],
    [10, { ...rest([1], 4, "a400000000000000"), id: 2 }],
  ]);
  expect(linesOf(after)).toEqual([1, 2]);
});
