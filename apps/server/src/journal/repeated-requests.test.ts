import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { refuseCall } from "#call/refused-call.ts";

import { openTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import {
  addType,
  bodyOf,
  countTypes,
  harbour,
  request,
  session,
  typeWriter,
} from "../testing/type-writes.ts";
import type { Command, WriteContext } from "./command.ts";

let data: TestDatabase;
let command: Command;

beforeAll(async () => {
  data = await openTestDatabase();
  command = typeWriter(data.database);
});

afterAll(async () => {
  await data.remove();
});

describe("a repeated request", () => {
  test("has one effect and the same reply, also in a new process", async () => {
    const once = request();
    const first = await command(once, (context) => addType(context, "Once"));
    const second = await command(once, (context) => addType(context, "Once"));
    const { database } = await data.reopen();
    const third = await typeWriter(database)(once, (context) => addType(context, "Once"));
    expect([bodyOf(second), bodyOf(third)]).toEqual([bodyOf(first), bodyOf(first)]);
    const rows = database.selectFrom("customer_type").where("name", "=", "Once").select("id");
    expect(await rows.execute()).toHaveLength(1);
    data = { ...data, database };
    command = typeWriter(database);
  });

  test("gets the changes from the journal, which the stored reply does not repeat", async () => {
    const once = request();
    await command(once, (context) => addType(context, "Stored once"));
    const stored = data.database.selectFrom("written_reply").where("key", "=", once.key);
    const { body } = await stored.select("body").executeTakeFirstOrThrow();
    expect(body).toBe('{"name":"Stored once"}');
  });

  test("gets the whole reply that an earlier release has stored", async () => {
    const once = request();
    await command(once, (context) => addType(context, "Stored whole"));
    const whole = { body: '{"name":"Old","ping":3}', is_whole: 1 as const };
    const stored = data.database.updateTable("written_reply").where("key", "=", once.key);
    await stored.set(whole).execute();
    expect(bodyOf(await command(once, async () => ({})))).toBe(whole.body);
  });

  test("has one effect if both requests arrive at once", async () => {
    const once = request();
    const add = (context: WriteContext): Promise<object> => addType(context, "Twin");
    const both = await Promise.all([command(once, add), command(once, add)]);
    expect(bodyOf(both[0])).toBe(bodyOf(both[1]));
    expect(await countTypes(data.database, "Twin")).toBe(1);
  });

  test("gets its reply even if the write would be refused or fail by now", async () => {
    const once = request();
    const first = await command(once, (context) => addType(context, "Before"));
    const refused = await command(once, async (context) => {
      await addType(context, "Refused");
      return refuseCall("bill-not-open");
    });
    const failed = await command(once, async (context) => {
      await addType(context, "Failed");
      throw new Error("It has changed since");
    });
    expect([bodyOf(refused), bodyOf(failed)]).toEqual([bodyOf(first), bodyOf(first)]);
    const counts = ["Before", "Refused", "Failed"].map((name) => countTypes(data.database, name));
    expect(await Promise.all(counts)).toEqual([1, 0, 0]);
  });

  test("is refused if the request differs", async () => {
    const once = request();
    await command(once, (context) => addType(context, "Mine"));
    const other = { ...once, requestHash: "b" };
    const refused = await command(other, (context) => addType(context, "Theirs"));
    expect(refused).toEqual({ refusal: "idempotency-key-reused" });
    expect(await countTypes(data.database, "Theirs")).toBe(0);
  });

  test("is a different write at another location", async () => {
    const once = request();
    await command(once, (context) => addType(context, "Here"));
    const there = { ...once, session: { ...session, location: harbour } };
    expect(await command(there, async () => ({ result: "done" }))).toHaveProperty("written");
  });
});
