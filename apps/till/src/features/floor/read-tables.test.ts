import type { BillReply } from "@comanda/contract/bill-record";
import type { FloorTable } from "@comanda/domain/floor/floor";
import { id } from "@comanda/domain/id";
import { money } from "@comanda/domain/money/money";
import { instant, msPerMinute } from "@comanda/domain/time/instant";
import { parseWireDateTime } from "@comanda/domain/time/wire-date";
import fc from "fast-check";
import { expect, test } from "vitest";

import { arrangeTables } from "./arrange-tables.ts";
import { tablesOfTab } from "./floor-tab.ts";
import { findKeptOrders, findMeters, readTables, type BillFacts } from "./read-tables.ts";

const now = parseWireDateTime("2026-11-20 12:30:00") ?? instant(0);
const mali = id<"staff">(20);
const noi = id<"staff">(21);

function tableOf(number: number, name: string): FloorTable {
  return {
    id: id(number),
    room: id(1),
    name,
    kind: "table",
    shape: "square",
    seats: 4,
    x: number * 100,
    y: 0,
    width: 80,
    height: 80,
    turn: 0,
    minimumParty: null,
    maximumParty: null,
    station: null,
  };
}

function billAt(number: number, table: string, changes: Partial<BillReply> = {}): BillReply {
  return {
    id: id(number),
    number,
    billNumberWorkday: number,
    version: 1,
    table,
    room: "",
    cover: 2,
    servingWay: "here",
    staff: mali,
    customer: null,
    status: 0,
    statusNote: "",
    amount: money(500_00),
    privilege: null,
    paid: money(0),
    createdDate: "2026-11-20 12:00:00",
    updatedDate: "2026-11-20 12:00:00",
    origin: null,
    mergedInto: null,
    refundOf: null,
    workDay: null,
    shift: null,
    ...changes,
  };
}

const nothing: BillFacts = {
  rounds: new Map(),
  printed: new Map(),
  meters: new Map(),
  running: new Map(),
  kept: new Set(),
  viewers: new Map(),
};
const noUnsent = { bill: null, newOrder: null };
const floor = { tables: [tableOf(1, "7"), tableOf(2, "Été")], links: [] };
const kinds = (tables: ReturnType<typeof readTables>) =>
  [...tables.tables, ...tables.elsewhere].map(({ place, state }) => [place.name, state.kind]);

test("a bill is at the table of its name, however it is written; other places stand elsewhere", () => {
  const rounds = new Map([
    [id<"bill">(1), "2026-11-20 12:18:00"],
    [id<"bill">(2), "2026-11-20 12:18:00"],
  ]);
  const open = [billAt(1, "ÉTÉ"), billAt(2, "Garden")];
  const facts = { ...nothing, rounds };
  const seen = readTables(floor, open, { facts, unsent: noUnsent, now });
  expect(kinds(seen)).toEqual([
    ["7", "free"],
    ["Été", "waiting"],
    ["Garden", "waiting"],
  ]);
  expect(seen.tables[1]?.state).toEqual({ kind: "waiting", minutes: 12 });
});

test("a room lists its own tables, and other places are among all tables and elsewhere", () => {
  const tables = [tableOf(1, "7"), { ...tableOf(2, "Été"), room: id<"floor-room">(2) }];
  const seen = readTables({ tables, links: [] }, [billAt(1, "Garden")], {
    facts: nothing,
    unsent: noUnsent,
    now,
  });
  const named = (tab: Parameters<typeof tablesOfTab>[1]) =>
    tablesOfTab(seen, tab).map(({ place }) => place.name);
  expect(named("room-2")).toEqual(["Été"]);
  expect(named("elsewhere")).toEqual(["Garden"]);
  expect(named("list")).toEqual(["7", "Été", "Garden"]);
});

test("an order that was never sent takes its table on this till", () => {
  const newOrder = { place: { kind: "table", name: "7" } as const, cover: 3 };
  const seen = readTables(floor, [], { facts: nothing, unsent: { bill: null, newOrder }, now });
  expect(kinds(seen)).toEqual([
    ["7", "ordering"],
    ["Été", "free"],
  ]);
  expect(seen.tables[0]).toMatchObject({ covers: 3, hasNewOrder: true });
});

test("orders that this till keeps, and bills on another screen, are being ordered", () => {
  const rounds = new Map([1, 2].map((bill) => [id<"bill">(bill), "2026-11-20 12:00:00"]));
  const facts = {
    ...nothing,
    rounds,
    kept: findKeptOrders(
      new Map([
        [1, { bill: id<"bill">(1), key: "new" }],
        [2, { bill: id<"bill">(2), key: "old" }],
      ]),
      new Set(["new"]),
    ),
    viewers: new Map([[2, "Noi"]]),
  };
  const open = [billAt(1, "7"), billAt(2, "Été")];
  const seen = readTables(floor, open, { facts, unsent: noUnsent, now });
  expect(kinds(seen)).toEqual([
    ["7", "ordering"],
    ["Été", "ordering"],
  ]);
  expect(seen.tables[1]?.others).toBe("Noi");
});

test("a table that was served eats, and waits again since what came after", () => {
  const rounds = new Map([1, 2, 3].map((bill) => [id<"bill">(bill), "2026-11-20 12:10:00"]));
  const servedAt = "2026-11-20 12:20:00";
  const open = [
    billAt(1, "7", { servedAt }),
    billAt(2, "Été", { servedAt, waitsSince: "2026-11-20 12:25:00" }),
    billAt(3, "Garden"),
  ];
  const seen = readTables(floor, open, { facts: { ...nothing, rounds }, unsent: noUnsent, now });
  const views = [...seen.tables, ...seen.elsewhere];
  expect(views.map(({ state }) => state)).toEqual([
    { kind: "eating", minutes: 10 },
    { kind: "waiting", minutes: 5 },
    { kind: "waiting", minutes: 20 },
  ]);
  const servable = views.map(({ waiting }) => waiting.map((bill) => bill.number));
  expect(servable).toEqual([[], [2], [3]]);
});

test("a course that was fired after the last round is what the guests wait for", () => {
  const rounds = new Map([[id<"bill">(1), "2026-11-20 12:10:00"]]);
  const [fired, waiting] = ["2026-11-20 12:22:00", null].map((firedAt, index) => ({
    number: index + 1,
    firedAt,
    firedBy: null,
    firesAt: null,
  }));
  const courses = [fired, waiting].flatMap((course) => course ?? []);
  const facts = { ...nothing, rounds };
  const seen = readTables(floor, [billAt(1, "7", { courses })], { facts, unsent: noUnsent, now });
  expect(seen.tables[0]?.state).toEqual({ kind: "waiting", minutes: 8 });
});

test("a meter counts from its start and has its cost of this moment", () => {
  const clock = (key: number, timeStart: string | null, timeEnd: string | null) =>
    [key, { bill: id<"bill">(1), timeStart, timeEnd }] as const;
  const meters = findMeters(
    new Map([
      clock(1, "2026-11-20 12:10:00", null),
      clock(2, "2026-11-20 12:05:00", null),
      clock(3, "2026-11-20 11:00:00", "2026-11-20 11:30:00"),
      clock(4, null, null),
    ]),
  );
  const running = new Map([[id<"bill">(1), money(336_00)]]);
  const facts = { ...nothing, meters, running };
  const seen = readTables(floor, [billAt(1, "7")], { facts, unsent: noUnsent, now });
  expect(seen.tables[0]?.state).toEqual({ kind: "running", minutes: 25, cost: 336_00 });
});

test("on a phone, own tables come first, then those that wait longest, then free ones", () => {
  const rounds = new Map(
    [5, 15, 25].map((minute, index) => [id<"bill">(index + 1), `2026-11-20 12:0${minute % 9}:00`]),
  );
  const open = [
    billAt(1, "7", { staff: noi }),
    billAt(2, "Garden", { staff: noi }),
    billAt(3, "Bar", { staff: mali }),
  ];
  const seen = readTables(floor, open, { facts: { ...nothing, rounds }, unsent: noUnsent, now });
  const all = [...seen.tables, ...seen.elsewhere];
  expect(arrangeTables(all, mali).map(({ place }) => place.name)).toEqual([
    "Bar",
    "7",
    "Garden",
    "Été",
  ]);
});

test("no table with an open bill is free, and no bill is left out", () => {
  const anyOpen = fc
    .array(fc.record({ table: fc.constantFrom("7", "été", "8", "x"), minutes: fc.nat(90) }), {
      maxLength: 12,
    })
    .map((all) =>
      all.map(({ table }, index) => billAt(index + 1, table, { cover: index % 2 ? null : 1 })),
    );
  fc.assert(
    fc.property(anyOpen, fc.integer({ min: -60, max: 60 }), (open, minutes) => {
      const moment = instant(now + minutes * msPerMinute);
      const seen = readTables(floor, open, { facts: nothing, unsent: noUnsent, now: moment });
      const views = [...seen.tables, ...seen.elsewhere];
      for (const { state, bills } of views) expect(state.kind === "free").toBe(bills.length === 0);
      const shown = views.flatMap(({ bills }) => bills.map((bill) => bill.id));
      expect(new Set(shown)).toEqual(new Set(open.map((bill) => bill.id)));
      expect(shown).toHaveLength(open.length);
    }),
  );
});
