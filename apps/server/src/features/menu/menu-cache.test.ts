import { newBill } from "@comanda/contract/bill";
import { voidBill } from "@comanda/contract/end-bill";
import { listMenu, type Menu } from "@comanda/contract/menu";
import { id } from "@comanda/domain/id";
import { money } from "@comanda/domain/money/money";
import { stockAmount } from "@comanda/domain/stock/stock-amount";
import { instant } from "@comanda/domain/time/instant";
import { afterAll, beforeAll, expect, test } from "vitest";

import { appendEntry, lockJournalHead } from "#journal/journal-store.ts";

import { openDayAndShift, startEvening, type Evening } from "../../testing/test-evening.ts";
import { callAs, replyOf } from "../../testing/test-till.ts";

const lotus = id<"location">(1);

let evening: Evening;
beforeAll(async () => {
  evening = await startEvening();
  await openDayAndShift(evening);
});
afterAll(() => evening.app.close());

async function readMenu(): Promise<{ readonly tag: unknown; readonly menu: Menu }> {
  const response = await callAs(evening.app, evening.waiter, listMenu);
  return { tag: response.headers["etag"], menu: replyOf(listMenu, response) };
}

async function sell(article: string, table: string): Promise<number> {
  const { write, waiter, order, item } = evening;
  const opened = await write(waiter, newBill, order(table, [item(article)]));
  return replyOf(newBill, opened).id;
}

test("a menu is unchanged however much is sold", async () => {
  const before = await readMenu();
  await sell("Pad Thai", "1");
  expect(await readMenu()).toEqual(before);
});

test("articles that a sale used up have run out in the next menu, and return when the bill is voided", async () => {
  const database = evening.app.database();
  const { menu, tag } = await readMenu();
  const beer = menu.articles.find(({ name }) => name === "Singha Beer")?.id;
  const runOut = async () =>
    (await readMenu()).menu.articles.find((article) => article.id === beer)?.outOfStock;
  const { stock_item: bottle } = await database
    .selectFrom("recipe")
    .select("stock_item")
    .where("article", "=", id<"article">(beer ?? 0))
    .executeTakeFirstOrThrow();
  await database
    .updateTable("stock")
    .set({ current_count_thousandths: stockAmount(1000) })
    .where("stock_item", "=", bottle)
    .execute();
  const bill = await sell("Singha Beer", "2");
  expect(await runOut()).toEqual([bottle]);
  const { write, cashier } = evening;
  await write(cashier, voidBill, { params: { id: bill }, body: { statusNote: "Left" } });
  expect(await runOut()).toEqual([]);
  expect((await readMenu()).tag).toBe(tag);
});

/** Changes the first article directly in the table, and writes a journal row that reports the change. */
async function reprice(price: number, action: string, table: string): Promise<void> {
  const { menu } = await readMenu();
  const article = menu.articles[0]?.id ?? 0;
  const location = lotus;
  await evening.app
    .database()
    .transaction()
    .execute(async (tx) => {
      const head = await lockJournalHead(tx, location);
      await tx
        .updateTable("article")
        .set({ price: money(price) })
        .where("id", "=", id<"article">(article))
        .execute();
      const at = instant(evening.app.now());
      const changes = [{ kind: "update", table, id: article, old: {}, new: {} }] as const;
      const entry = { location, sequence: head.sequence + 1, at, action, changes };
      await appendEntry(tx, { ...entry, staff: null, station: null }, head.hash);
    });
}

const firstPrice = async (): Promise<unknown> => (await readMenu()).menu.articles[0]?.price;

test("printing does not rebuild the menu, and a change of reference data does", async () => {
  const before = await firstPrice();
  await reprice(66_600, "settle-print-job", "print_job");
  expect(await firstPrice()).toBe(before);
  await reprice(77_700, "change-price", "article");
  expect(await firstPrice()).toBe(77_700);
});

test("a menu that is read in several batches has each article once, in order", async () => {
  const database = evening.app.database();
  const { id: _id, ...plain } = await database
    .selectFrom("article")
    .selectAll()
    .where("location", "=", lotus)
    .orderBy("id")
    .executeTakeFirstOrThrow();
  const copies = Array.from({ length: 600 }, (_none, at) => ({ ...plain, name: `Copy ${at}` }));
  for (let from = 0; from < copies.length; from += 300) {
    await database
      .insertInto("article")
      .values(copies.slice(from, from + 300))
      .execute();
  }
  await reprice(88_800, "change-price", "article");
  const { articles } = (await readMenu()).menu;
  const stored = await database
    .selectFrom("article")
    .select(["id", "name"])
    .where("location", "=", lotus)
    .orderBy("id")
    .execute();
  expect(articles.map(({ id: article, name }) => ({ id: article, name }))).toEqual(stored);
  expect(stored.length).toBeGreaterThan(600);
});
