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

/** One piece is delivered each minute, by two servers in turn; the clock of one is five minutes ahead. */
beforeAll(async () => {
  app = await startTestApp();
  start = instant(app.now() + 60 * msPerMinute);
  await app
    .database()
    .transaction()
    .execute(async (tx) => {
      for (let at = 0; at < count; at += 1) {
        const noted = at + (at % 2 === 0 ? 5 : 0);
        await append(tx, noted, "stock", { current_count_thousandths: at });
        await append(tx, noted, "article", { price: at });
      }
    });
});
afterAll(() => app.close());

const minute = (after: number) => instant(start + after * msPerMinute);

async function append(
  tx: Parameters<typeof lockJournalHead>[0],
  noted: number,
  table: string,
  before: Readonly<Record<string, number>>,
): Promise<void> {
  const { sequence, hash } = await lockJournalHead(tx, lotus);
  const after = Object.fromEntries(
    Object.entries(before).map(([column, value]) => [column, value + 1]),
  );
  const changes = [{ kind: "update" as const, table, id: 7, old: before, new: after }];
  const who = { staff: null, station: null };
  const entry = { location: lotus, at: minute(noted), action: "deliver", ...who, changes };
  await appendEntry(tx, { ...entry, sequence: sequence + 1 }, hash);
}

const move = (before: number) => ({
  stock: 7,
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

test("of a quiet span, moves are found that two servers noted ten minutes apart", async () => {
  await app
    .database()
    .transaction()
    .execute(async (tx) => {
      for (const [before, noted] of [2010, 2000, 2050, 2040].entries()) {
        await append(tx, noted, "stock", { current_count_thousandths: before });
      }
    });
  const span = { from: minute(2000), until: null };
  const moves = await findStockMoves(app.database(), lotus, span);
  expect(moves.map(({ at: _at, ...rest }) => rest)).toEqual([0, 1, 2, 3].map(move));
});
