import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { id } from "@comanda/domain/id";

import { refuseCall } from "#call/refused-call.ts";

import { openTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import {
  addType,
  at,
  bodyOf,
  countTypes,
  lotus,
  request,
  typeWriter,
} from "../testing/type-writes.ts";
import type { Command } from "./command.ts";
import { findEntriesAfter, findHistory } from "./journal-store.ts";
import { verifyJournal } from "./verify-journal.ts";

let data: TestDatabase;
let command: Command;

beforeAll(async () => {
  data = await openTestDatabase();
  command = typeWriter(data.database);
});

afterAll(async () => {
  await data.remove();
});

describe("a write", () => {
  test("replies with the records that it changed, in the form that tills get", async () => {
    const written = await command(request(), (context) => addType(context, "Regular"));
    expect(JSON.parse(bodyOf(written))).toMatchObject({
      name: "Regular",
      insert: { customerType: [{ name: "Regular", payInvoice: false }] },
      update: {},
      delete: {},
    });
  });

  test("is one row of the journal of its location", async () => {
    const before = await findEntriesAfter(data.database, lotus, { sequence: 0, limit: 100 });
    const written = await command(request(), (context) => addType(context, "Neighbour"));
    const after = await findEntriesAfter(data.database, lotus, { sequence: 0, limit: 100 });
    expect(after).toHaveLength(before.length + 1);
    expect(JSON.parse(bodyOf(written))).toMatchObject({ ping: after.length });
    expect(after.at(-1)).toMatchObject({
      sequence: after.length,
      at,
      action: "add-customer-type",
      staff: 1,
      station: 1,
    });
  });

  test("is published after its commit, if it writes a row", async () => {
    const announced: string[] = [];
    const loud = typeWriter(data.database, {
      publish: async (location, sequence) => {
        const newest = await findEntriesAfter(data.database, location, { sequence: 0, limit: 100 });
        announced.push(`row ${sequence} of ${newest.length}`);
      },
    });
    const first = await findEntriesAfter(data.database, lotus, { sequence: 0, limit: 100 });
    const newest = first.length + 1;
    const asked = request();
    await loud(asked, (context) => {
      context.afterCommit(async () => void announced.push("after"));
      return addType(context, "Loud");
    });
    expect(announced).toEqual([`row ${newest} of ${newest}`, "after"]);
    await loud(asked, async () => ({}));
    await loud(request(), async () => refuseCall("bill-not-open"));
    await loud(request(), async () => ({ result: "nothing to do" }));
    expect(announced).toHaveLength(2);
  });

  test("that is refused leaves no changes, whatever it had written before", async () => {
    const head = (await findEntriesAfter(data.database, lotus, { sequence: 0, limit: 100 })).length;
    const refused = await command(request(), async (context) => {
      await addType(context, "Never");
      return refuseCall("bill-not-open");
    });
    expect(refused).toEqual({ refusal: "bill-not-open" });
    expect(await countTypes(data.database, "Never")).toBe(0);
    const after = await findEntriesAfter(data.database, lotus, { sequence: 0, limit: 100 });
    expect(after).toHaveLength(head);
  });

  test("that fails leaves no changes either", async () => {
    const failing = command(request(), async (context) => {
      await addType(context, "Broken");
      throw new Error("the disk is full");
    });
    await expect(failing).rejects.toThrow("the disk is full");
    expect(await countTypes(data.database, "Broken")).toBe(0);
  });

  test("that changes nothing gets a reply and leaves no row", async () => {
    const before = await findEntriesAfter(data.database, lotus, { sequence: 0, limit: 100 });
    const written = await command(request(), async () => ({ result: "nothing to do" }));
    expect(JSON.parse(bodyOf(written))).toMatchObject({ result: "nothing to do", insert: {} });
    const after = await findEntriesAfter(data.database, lotus, { sequence: 0, limit: 100 });
    expect(after).toEqual(before);
  });
});

describe("the journal", () => {
  test("has no gap and no repetition under concurrent writes", async () => {
    const writes = Array.from({ length: 40 }, (_, index) =>
      command(request(), (context) => addType(context, `Many ${index}`)),
    );
    await Promise.all(writes);
    const rows = await findEntriesAfter(data.database, lotus, { sequence: 0, limit: 1000 });
    expect(rows.map(({ sequence }) => sequence)).toEqual(rows.map((_, index) => index + 1));
    expect(await verifyJournal(data.database, lotus)).toEqual({
      location: lotus,
      isSound: true,
      rows: rows.length,
    });
  });

  test("lists the history of a record", async () => {
    await command(request(), (context) => addType(context, "Told"));
    const { id: record } = await data.database
      .selectFrom("customer_type")
      .select("id")
      .where("name", "=", "Told")
      .executeTakeFirstOrThrow();
    await command(request({ action: "rename" }), async ({ tx, changes }) => {
      const before = await tx
        .selectFrom("customer_type")
        .selectAll()
        .where("id", "=", record)
        .executeTakeFirstOrThrow();
      const after = { ...before, name: "Told again" };
      await tx
        .updateTable("customer_type")
        .set({ name: after.name })
        .where("id", "=", before.id)
        .execute();
      changes.updated("customer_type", before, after);
      return {};
    });
    const history = await findHistory(data.database, lotus, { entity: "customer_type", record });
    expect(history.map(({ action }) => action)).toEqual(["add-customer-type", "rename"]);
    expect(JSON.parse(history[1]?.changes ?? "")).toEqual([
      {
        kind: "update",
        table: "customer_type",
        id: record,
        old: { name: "Told" },
        new: { name: "Told again" },
      },
    ]);
  });

  test.each([
    ["changed", { staff: id<"staff">(2) }],
    ["not-chained", { previous_hash: "f".repeat(64) }],
  ])("reveals the first row that was %s afterwards", async (reason, damage) => {
    const sound = await findEntriesAfter(data.database, lotus, { sequence: 2, limit: 1 });
    const row = sound[0];
    const change = data.database.updateTable("journal").where("location", "=", lotus);
    await change.set(damage).where("sequence", "=", 3).execute();
    expect(await verifyJournal(data.database, lotus)).toEqual({
      location: lotus,
      isSound: false,
      brokenAt: 3,
      reason,
    });
    await change
      .set({ staff: row?.staff ?? null, previous_hash: row?.previous_hash ?? "" })
      .where("sequence", "=", 3)
      .execute();
  });

  test("reveals a removed row and a head that was set back", async () => {
    const head = await data.database
      .selectFrom("journal_head")
      .selectAll()
      .where("location", "=", lotus)
      .executeTakeFirstOrThrow();
    const setHead = data.database.updateTable("journal_head").where("location", "=", lotus);
    await setHead.set({ sequence: head.sequence + 1 }).execute();
    expect(await verifyJournal(data.database, lotus)).toMatchObject({ reason: "head-differs" });
    await setHead.set({ sequence: head.sequence }).execute();
    await data.database.deleteFrom("journal_subject").where("sequence", "=", 2).execute();
    await data.database.deleteFrom("journal").where("sequence", "=", 2).execute();
    expect(await verifyJournal(data.database, lotus)).toMatchObject({
      brokenAt: 2,
      reason: "missing",
    });
  });
});
