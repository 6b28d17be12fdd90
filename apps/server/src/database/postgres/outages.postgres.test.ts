import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";

import { newBill } from "@comanda/contract/bill";
import { readHealth } from "@comanda/contract/health";
import { listMenu } from "@comanda/contract/menu";
import { officeArticle } from "@comanda/contract/office-menu";
import { sendPing } from "@comanda/contract/ping";
import { id } from "@comanda/domain/id";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

import { openDatabase, type OpenDatabase } from "#database/open-database.ts";
import { verifyJournal } from "#journal/verify-journal.ts";

import { startDatabaseProxy, type DatabaseProxy } from "../../testing/database-proxy.ts";
import { startTestApp } from "../../testing/test-app.ts";
import { openTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { openDayAndShift } from "../../testing/test-evening.ts";
import { findNamed, startOffice, type Office } from "../../testing/test-office.ts";
import { watch } from "../../testing/test-stream.ts";
import { callAs, errorOf, replyOf } from "../../testing/test-till.ts";

/** A connection past the line that breaks. */
let data: TestDatabase;
let line: DatabaseProxy;
let office: Office;
let opened: OpenDatabase;
const limitReplies = (ms: number) => opened.limitReplies(ms);
beforeAll(async () => {
  data = await openTestDatabase();
  line = await startDatabaseProxy(data.databaseUrl ?? "");
  const place = { dataFolder: data.dataFolder, databaseUrl: line.url };
  opened = await openDatabase(place);
  const remove = async (): Promise<void> => {
    await opened.close();
    await line.close();
    await data.remove();
  };
  const openData = async () => ({ ...data, ...opened, ...place, remove });
  office = await startOffice(await startTestApp(undefined, openData));
  await openDayAndShift(office);
  await office.app.app().listen({ host: "127.0.0.1", port: 0 });
});
afterAll(() => office.app.close());

const away = { status: 503, code: "database-away" };
const lotus = id<"location">(1);

const health = () => office.app.app().inject({ url: "/api/health" });
const billsAt = async (table: string): Promise<number> => {
  const bills = data.database.selectFrom("bill").select("id").where("table_name", "=", table);
  return (await bills.execute()).length;
};
const press = (table: string) => ({
  ...office.order(table, [office.item("Pad Thai")]),
  idempotencyKey: randomUUID(),
});
const send = (pressed: ReturnType<typeof press>) => office.write(office.waiter, newBill, pressed);

beforeEach(async () => {
  await vi.waitFor(async () => replyOf(readHealth, await health()), { timeout: 10_000 });
});

describe("a write whose commit got no reply", () => {
  test.each([
    ["after", 1],
    ["before", 0],
  ] as const)(
    "because the connection broke %s it gets a 503, and a retry with its key finds or repeats it",
    async (when, bills) => {
      const table = `cut-${when}`;
      const pressed = press(table);
      line.cutAtCommit(when);
      const unanswered = await send(pressed);
      expect(errorOf(unanswered)).toMatchObject(away);
      expect(unanswered.headers["retry-after"]).toBe("1");
      await expect.poll(() => billsAt(table)).toBe(bills);
      const bill = replyOf(newBill, await send(pressed));
      expect(replyOf(newBill, await send(pressed))).toEqual(bill);
      expect(await billsAt(table)).toBe(1);
      expect(await verifyJournal(data.database, lotus)).toMatchObject({ isSound: true });
    },
  );

  test.each(["before", "after"] as const)(
    "because the connection broke %s the commit of its group, each of the group is found or repeated",
    async (when) => {
      let unanswered = 0;
      // How many share a commit depends on how they arrive.
      for (let round = 0; unanswered < 2 && round < 20; round += 1) {
        const tables = Array.from({ length: 8 }, (_, index) => `${when}-${round}-${index}`);
        const pressed = tables.map(press);
        line.cutAtCommit(when);
        const replies = await Promise.all(pressed.map(send));
        const failed = replies.filter(({ statusCode }) => statusCode !== 200);
        for (const reply of failed) expect(errorOf(reply)).toMatchObject(away);
        unanswered = failed.length;
        const bills = await Promise.all(
          pressed.map(async (one) => replyOf(newBill, await send(one))),
        );
        const again = await Promise.all(
          pressed.map(async (one) => replyOf(newBill, await send(one))),
        );
        expect(again).toEqual(bills);
        expect(await Promise.all(tables.map(billsAt))).toEqual(tables.map(() => 1));
      }
      expect(unanswered).toBeGreaterThanOrEqual(2);
      expect(await verifyJournal(data.database, lotus)).toMatchObject({ isSound: true });
    },
  );

  test.each(["before", "after"] as const)(
    "leaves correct cached reference data: a price change cut off %s its commit",
    async (when) => {
      const article = findNamed(await office.list(officeArticle), "Pad Thai");
      const price = article.price + 10_00;
      // The reference data are cached by now.
      replyOf(newBill, await send(press(`warm-${when}`)));
      line.cutAtCommit(when);
      const { id: changed, revision } = article;
      const saving = { save: [{ id: changed, revision, price }] };
      expect(await office.refused(officeArticle, saving)).toMatchObject(away);
      const expected = when === "after" ? price : article.price;
      // It was pressed after the change, and has the price of its moment.
      const items = [{ ...office.item("Pad Thai"), createdDate: "2026-11-20 12:00:00" }];
      const pressed = { ...office.order(`priced-${when}`, items), idempotencyKey: randomUUID() };
      const { id: bill } = replyOf(newBill, await send(pressed));
      const { items: sold } = await office.billOf(bill);
      expect(sold.map((item) => item.price)).toEqual([expected]);
      const menu = replyOf(listMenu, await callAs(office.app, office.waiter, listMenu));
      expect(findNamed(menu.articles, "Pad Thai").price).toBe(expected);
    },
  );
});

describe("while PostgreSQL is away", () => {
  test("calls and health report it, and the first call after it is back succeeds", async () => {
    const pressed = press("away");
    line.down();
    expect(errorOf(await send(pressed))).toMatchObject(away);
    expect(errorOf(await health())).toMatchObject(away);
    expect(errorOf(await callAs(office.app, office.waiter, listMenu))).toMatchObject(away);
    line.up();
    replyOf(newBill, await send(pressed));
    expect(replyOf(readHealth, await health()).status).toBe("ok");
    expect(await billsAt("away")).toBe(1);
  });

  test("a live stream ends, and the next one brings what was written meanwhile", async () => {
    const { ping: lastPing } = replyOf(newBill, await send(press("before")));
    const first = await watch(office.app, office.cashier, { lastPing });
    line.down();
    await first.ended;
    line.up();
    const { ping } = replyOf(newBill, await send(press("meanwhile")));
    const next = await watch(office.app, office.cashier, { lastPing });
    await expect.poll(() => next.rows.map((row) => row.ping)).toEqual([ping]);
    next.cut();
    await next.ended;
  });
});

describe("a line that passes nothing on any more, but stays open", () => {
  test("fails a call as an outage, and the next ones go on with new connections", async () => {
    const pressed = press("frozen");
    replyOf(newBill, await send(press("before-frozen")));
    limitReplies(300);
    line.freeze("comanda");
    expect(errorOf(await send(pressed))).toMatchObject(away);
    await expect.poll(async () => (await send(pressed)).statusCode).toBe(200);
    expect(await billsAt("frozen")).toBe(1);
    expect(await verifyJournal(data.database, lotus)).toMatchObject({ isSound: true });
  });

  test("leaves no write behind one that hangs", async () => {
    limitReplies(300);
    line.freeze("comanda");
    const replies = await Promise.all(["one", "two", "three"].map((table) => send(press(table))));
    expect(replies[0]?.statusCode).toBe(503);
    for (const { statusCode } of replies) expect([200, 503]).toContain(statusCode);
  });

  test("does not hold a ping up because of its notice, and notices are passed on again", async () => {
    const { id: bill, ping: lastPing } = replyOf(newBill, await send(press("viewed")));
    const listeners = async () => {
      const { rows } = await sql<{ pid: number }>`
        select pid from pg_stat_activity
        where datname = current_database() and query = 'listen comanda_journal'
      `.execute(data.database);
      return rows.map(({ pid }) => pid);
    };
    const [frozen] = await listeners();
    line.freeze("comanda-live");
    const reply = await callAs(office.app, office.cashier, sendPing, { body: { lastPing, bill } });
    expect(replyOf(sendPing, reply).ping).toBe(lastPing);
    const others = async () => (await listeners()).filter((pid) => pid !== frozen);
    await expect.poll(others, { timeout: 10_000 }).toHaveLength(1);
  });

  test("does not count a slow statement as hanging while others are answered, nor an idle connection", async () => {
    limitReplies(1000);
    const slow = sql`select pg_sleep(0.4)`;
    for (let count = 0; count < 3; count += 1) await slow.execute(opened.database);
    // Longer than the limit.
    await setTimeout(1200);
    await expect(slow.execute(opened.database)).resolves.toBeDefined();
  });
});

describe("a PostgreSQL that is read-only", () => {
  const refuseWrites = async (state: string): Promise<void> => {
    await sql
      .raw(
        `create or replace function refuse() returns trigger language plpgsql as
         $$ begin raise exception 'refused for the test' using errcode = '${state}'; end $$;
         create trigger refuse before insert or update on journal_head execute function refuse();
         create trigger refuse before update on migration execute function refuse()`,
      )
      .execute(data.database);
  };
  const allowWrites = () =>
    sql.raw("drop function if exists refuse() cascade").execute(data.database);

  test.each([
    ["53100", "disk-full"],
    ["25006", "database-read-only"],
    ["58030", "disk-failing"],
    ["53200", "server-busy"],
    ["55P03", "server-busy"],
    ["57014", "server-busy"],
  ])("for %s is reported as %s, and the same press succeeds later", async (state, code) => {
    const pressed = press(state);
    await refuseWrites(state);
    const refused = await send(pressed);
    expect(errorOf(refused)).toMatchObject({ status: 503, code });
    expect(refused.headers["retry-after"]).toBe("1");
    expect(errorOf(await health())).toMatchObject({ status: 503, code });
    // A call that needs no write is still answered.
    expect((await callAs(office.app, office.waiter, listMenu)).statusCode).toBe(200);
    await allowWrites();
    replyOf(newBill, await send(pressed));
    expect((await health()).statusCode).toBe(200);
    expect(await billsAt(state)).toBe(1);
  });

  test("because all transactions are read-only is reported, and the same press succeeds later", async () => {
    const name = sql.id(new URL(data.databaseUrl ?? "").pathname.slice(1));
    const set = async (mode: "on" | "off"): Promise<void> => {
      await sql`alter database ${name} set default_transaction_read_only = ${sql.raw(mode)}`.execute(
        data.database,
      );
      // As after a failover, new connections are writable again.
      line.down();
      line.up();
    };
    const pressed = press("read-only");
    await set("on");
    await expect.poll(async () => errorOf(await send(pressed)).code).toBe("database-read-only");
    expect(errorOf(await health())).toMatchObject({ status: 503, code: "database-read-only" });
    await set("off");
    await expect.poll(async () => replyOf(newBill, await send(pressed))).toBeDefined();
  });
});
