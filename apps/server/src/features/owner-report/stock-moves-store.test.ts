import { id } from "@comanda/domain/id";
import { instant, msPerMinute, type Instant } from "@comanda/domain/time/instant";
import { afterAll, beforeAll, expect, test } from "vitest";

import { appendEntry, lockJournalHead } from "#journal/journal-store.ts";

import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { findStockMoves } from "./stock-moves-store.ts";

const lotus = id<"location">(1);
/** More than one batch. */
const count = 1100;

let app: TestApp;
/** When the deliveries began. */
let start: Instant;

/** One piece of two items in turn is delivered each minute, by two servers in turn; the clock of one is five minutes ahead. */
beforeAll(async () => {
  app = await startTestApp();
  start = instant(app.now() + 60 * msPerMinute);
  await app
    .database()
    .transaction()
    .execute(async (tx) => {
      for (let at = 0; at < count; at += 1) {
        const noted = at + (at % 2 === 0 ? 5 : 0);
        const before = { current_count_thousandths: at };
        await append(tx, noted, { table: "stock", id: 7 + (at % 2), before });
        await append(tx, noted, { table: "article", before: { price: at } });
      }
    });
});
afterAll(() => app.close());

const minute = (after: number) => instant(start + after * msPerMinute);

type Written = {
  readonly table: string;
  readonly id?: number;
  readonly before: Readonly<Record<string, number>>;
};

async function append(
  tx: Parameters<typeof lockJournalHead>[0],
  noted: number,
  { table, id: record = 7, before }: Written,
): Promise<void> {
  const { sequence, hash } = await lockJournalHead(tx, lotus);
  const after = Object.fromEntries(
    Object.entries(before).map(([column, value]) => [column, value + 1]),
  );
  const changes = [{ kind: "update" as const, table, id: record, old: before, new: after }];
  const who = { staff: null, station: null };
  const entry = { location: lotus, at: minute(noted), action: "deliver", ...who, changes };
  await appendEntry(tx, { ...entry, sequence: sequence + 1 }, hash);
}

const move = (before: number) => ({
  stock: 7 + (before % 2),
  staff: null,
  bill: null,
  action: "deliver",
  before,
  after: before + 1,
});

test("of a journal that is read in several batches, each move is found once and in order", async () => {
  const moves = await findStockMoves(app.database(), lotus, { from: start, until: null });
  expect(moves.map(({ at: _at, ...rest }) => rest)).toEqual(
    Array.from({ length: count }, (_none, at) => move(at)),
  );
});

test("of a span, the moves that are noted in it are found, although the clocks of two servers differ", async () => {
  const moves = await findStockMoves(app.database(), lotus, {
    from: minute(100),
    until: minute(102),
  });
  // Every other row is noted five minutes late.
  expect(moves.map(({ at: _at, ...rest }) => rest)).toEqual([move(96), move(101)]);
});

test("of a span without rows there are no moves", async () => {
  const later = instant(start + 10 * count * msPerMinute);
  expect(await findStockMoves(app.database(), lotus, { from: later, until: null })).toEqual([]);
});

test("of a quiet span, the moves of all items are found in order, although two servers noted them ten minutes apart", async () => {
  const noted = [2010, 2000, 2030, 2050, 2040];
  await app
    .database()
    .transaction()
    .execute(async (tx) => {
      for (const [at, after] of noted.entries()) {
        const before = { current_count_thousandths: at };
        await append(tx, after, { table: "stock", id: 7 + (at % 2), before });
      }
    });
  const span = { from: minute(2000), until: null };
  const moves = await findStockMoves(app.database(), lotus, span);
  expect(moves.map(({ stock, before, at }) => [stock, before, at])).toEqual(
    noted.map((after, at) => [7 + (at % 2), at, minute(after)]),
  );
});
