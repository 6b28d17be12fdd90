import { beforeEach, describe, expect, test } from "vitest";

import {
  baseCount,
  baseCountTable,
  baseRecord,
  baseTable,
  importTable,
} from "#journal/base-row.ts";
import type { Change, Row } from "#journal/changes.ts";

import type { PastFault } from "./past-fault.ts";
import { replayJournal, type Replay } from "./replay-journal.ts";
import { openScratch, type Scratch } from "./scratch-store.ts";

let scratch: Scratch;
let replay: Replay;
let faults: PastFault[];
let sequence: number;

beforeEach(() => {
  scratch = openScratch();
  faults = [];
  sequence = 0;
  replay = replayJournal(scratch, (fault) => faults.push(fault), ["shift"]);
  return scratch.close;
});

/** Replays one row of the journal; returns what contradicts the rows before it. */
function replayed(...changes: readonly Change[]): readonly string[] {
  const before = faults.length;
  sequence += 1;
  replay.addEntry({ sequence, action: "any" }, changes);
  return faults.slice(before).map((fault) => ("what" in fault ? fault.what : fault.kind));
}

const insert = (table: string, id: number, row: Row): Change => ({
  kind: "insert",
  table,
  id,
  row: { id, ...row },
});
const update = (table: string, id: number, [old, now]: readonly [Row, Row]): Change => ({
  kind: "update",
  table,
  id,
  old,
  new: now,
});
const remove = (table: string, id: number, row: Row): Change => ({
  kind: "delete",
  table,
  id,
  row,
});
const counted = (table: string, rows: number) =>
  insert(baseCountTable, 1, baseCount(1, table, rows));

describe("a row of the journal that tells the truth", () => {
  test("contradicts nothing, and the last one counts", () => {
    expect(replayed(insert("shift", 1, { cash: 5 }))).toEqual([]);
    expect(replayed(update("shift", 1, [{ cash: 5 }, { cash: 6 }]))).toEqual([]);
    expect(scratch.get("shift", 1)).toEqual({ row: { id: 1, cash: 6 } });
    expect(replayed(remove("shift", 1, { id: 1, cash: 6 }))).toEqual([]);
    expect(scratch.get("shift", 1)).toEqual({ row: null });
    expect(replayed(insert("shift", 1, { cash: 7 }))).toEqual([]);
  });

  test("may name a column that the rows before it do not", () => {
    replayed(insert("shift", 1, { cash: 5 }));
    expect(replayed(update("shift", 1, [{ note: null }, { note: "late" }]))).toEqual([]);
    expect(scratch.get("shift", 1)).toEqual({ row: { id: 1, cash: 5, note: "late" } });
  });

  test("may change what the base has recorded", () => {
    const record = insert(baseTable, 1, baseRecord(1, "article", { id: 7, price: 90 }));
    expect(replayed(record, counted("article", 0))).toEqual([]);
    expect(replayed(update("article", 7, [{ price: 90 }, { price: 95 }]))).toEqual([]);
    expect(scratch.get("article", 7)).toEqual({ row: { id: 7, price: 95 } });
    expect(scratch.tables()).toEqual(["article"]);
  });

  test("says nothing of any table if it imports the past of a demo", () => {
    expect(replayed(insert(importTable, 1, { day: 1 }))).toEqual([]);
    expect(scratch.tables()).toEqual([]);
  });
});

describe("rows that the base only counted", () => {
  test("become known one by one, and no more than there were", () => {
    replayed(counted("article", 2));
    expect(replayed(update("article", 1, [{ price: 1 }, { price: 2 }]))).toEqual([]);
    expect(replay.unjournalled().get("article")).toBe(1);
    expect(replayed(update("article", 1, [{ price: 2 }, { price: 3 }]))).toEqual([]);
    expect(replay.unjournalled().get("article")).toBe(1);
    expect(replayed(remove("article", 2, { price: 1 }))).toEqual([]);
    expect(replay.unjournalled().get("article")).toBe(0);
    expect(replayed(update("article", 3, [{ price: 1 }, { price: 2 }]))).toEqual([
      "it was not there",
    ]);
  });

  test("are not reduced by a row that is new", () => {
    replayed(counted("article", 2));
    expect(replayed(insert("article", 3, { price: 1 }))).toEqual([]);
    expect(replay.unjournalled().get("article")).toBe(2);
  });

  test("are any number where nothing counted them, and none where a table began empty", () => {
    expect(replayed(update("article", 1, [{ price: 1 }, { price: 2 }]))).toEqual([]);
    expect(replay.unjournalled().has("article")).toBe(false);
    expect(replayed(remove("shift", 1, { cash: 5 }))).toEqual(["it was not there"]);
  });
});

describe("a row of the journal that contradicts those before it", () => {
  test("is named, with its record", () => {
    replayed(insert("shift", 4, { cash: 5 }));
    replayed(insert("shift", 4, { cash: 6 }));
    expect(faults).toEqual([
      {
        kind: "contradicts",
        sequence: 2,
        table: "shift",
        id: 4,
        known: "",
        what: "it is inserted twice",
      },
    ]);
  });

  test("states another value than they left, whether it changes or deletes", () => {
    replayed(insert("shift", 1, { cash: 5, note: "a" }));
    expect(replayed(update("shift", 1, [{ note: "a", cash: 4 }, { cash: 6 }]))).toEqual([
      "cash was 5, not 4",
    ]);
    expect(replayed(remove("shift", 1, { cash: 6, note: "b" }))).toEqual(['note was "a", not "b"']);
  });
});
