import { toStoredLine } from "@comanda/contract/stored-line";
import type { Bill } from "@comanda/domain/bill/bill";
import type { BillId, LocationId } from "@comanda/domain/id";
import type { Decimals } from "@comanda/domain/money/currency";

import { compilePerRowCount } from "#database/compile-once.ts";
import type { Database } from "#database/database.ts";
import { runInBatches } from "#database/run-in-batches.ts";
import type { WriteContext } from "#journal/command.ts";

import type { LineRow } from "./bill-rows.ts";
import { createStationFinder } from "./find-stock-changes.ts";
import type { LinePlan } from "./plan-line-moves.ts";

export async function findLines(
  database: Database,
  location: LocationId,
  bills: readonly BillId[],
): Promise<readonly LineRow[]> {
  // SQL has no empty list.
  if (bills.length === 0) return [];
  return selectLines(
    database,
    bills.map((bill) => ({ bill })),
    { location },
  );
}

const selectLines = compilePerRowCount(
  (database, bills: readonly Pick<LineRow, "bill">[], { location }: Pick<LineRow, "location">) =>
    database
      .selectFrom("bill_line")
      .selectAll()
      .where("location", "=", location)
      .where(
        "bill",
        "in",
        bills.map(({ bill }) => bill),
      )
      .orderBy("id"),
);

export async function findBillsOfLines(
  database: Database,
  location: LocationId,
  lines: readonly number[],
): Promise<readonly BillId[]> {
  const rows = await runInBatches(lines, (some) =>
    database
      .selectFrom("bill_line")
      .select("bill")
      .distinct()
      .where("location", "=", location)
      .where("id", "in", some)
      .execute(),
  );
  return rows.map(({ bill }) => bill);
}

/** A line has some forty columns, and a statement of SQLite at most 32,766 values. */
const linesPerBatch = 500;

type NewLine = Omit<LineRow, "id">;
type LineUpdate = {
  readonly before: readonly LineRow[];
  readonly after: Bill;
  readonly currency: Decimals;
  /** The lines of another bill that these take back, whose stock returns to its station. */
  readonly credited?: readonly LineRow[];
};

/** Saves the new and changed lines of a bill; lines are never deleted here. */
export async function saveLines(
  context: WriteContext,
  bill: BillId,
  { before, after, currency, credited = before }: LineUpdate,
): Promise<void> {
  const { location } = context.session;
  const round = context.head.sequence + 1;
  const known = new Map(before.map((row) => [row.key, row]));
  const stationOf = createStationFinder(context.session, credited);
  const added: NewLine[] = [];
  for (const line of after.lines) {
    const values = toStoredLine(line, { location, bill }, currency);
    const old = known.get(line.key);
    const marks = {
      stock_station: stationOf(line),
      ticketed_tenths: 0,
      ticketed_seats: null,
      ticketed_for: null,
    };
    if (old === undefined) added.push({ ...values, ...marks, round });
    else await updateLines(context, [old], values);
  }
  await insertLines(context, added);
}

/** Saves the lines of two bills after a move: joined lines are deleted first, so that no key occurs twice. */
export async function moveLines(context: WriteContext, plan: LinePlan): Promise<void> {
  for (const row of plan.joined) await deleteLine(context, row);
  for (const { row, values } of plan.changed) await updateLines(context, [row], values);
  await insertLines(context, plan.parts);
}

/** Ids are assigned in the order of the lines on the bill. */
async function insertLines(
  { tx, changes }: WriteContext,
  lines: readonly NewLine[],
): Promise<void> {
  // Only the ids are new: reading whole rows back takes longer than writing them.
  const given = await runInBatches(
    lines,
    (batch) => insertLinesQuery(tx, batch, {}),
    linesPerBatch,
  );
  const lineOf = new Map(lines.map((line) => [`${line.bill} ${line.key}`, line]));
  for (const { id, bill, key } of given.toSorted((first, second) => first.id - second.id)) {
    const line = lineOf.get(`${bill} ${key}`);
    if (line === undefined) throw new Error("A line was kept that nobody sent");
    changes.inserted("bill_line", { id, ...line });
  }
}

const insertLinesQuery = compilePerRowCount((tx, lines: readonly NewLine[]) =>
  tx.insertInto("bill_line").values(lines).returning(["id", "bill", "key"]),
);

/**
 * Lines that were merged into others get their rows back, or new ones if a split has put theirs on another bill since.
 */
export async function insertLinesAgain(
  context: WriteContext,
  rows: readonly LineRow[],
): Promise<void> {
  const { tx, session, changes } = context;
  const taken = await findTakenIds(tx, session.location, rows);
  for (const row of rows) {
    const { id, ...line } = row;
    if (taken.has(id)) {
      await insertLines(context, [line]);
    } else {
      await tx.insertInto("bill_line").values(row).execute();
      changes.inserted("bill_line", row);
    }
  }
}

async function findTakenIds(
  database: Database,
  location: LocationId,
  rows: readonly LineRow[],
): Promise<ReadonlySet<number>> {
  const wanted = rows.map(({ id }) => id);
  const taken = await runInBatches(wanted, (some) =>
    database
      .selectFrom("bill_line")
      .select("id")
      .where("location", "=", location)
      .where("id", "in", some)
      .execute(),
  );
  return new Set(taken.map(({ id }) => id));
}

/** Sets the same values on all of these lines. */
export async function updateLines(
  { tx, session, changes }: WriteContext,
  lines: readonly LineRow[],
  values: Partial<LineRow>,
): Promise<void> {
  const changed = lines.filter((line) => isChanged(line, values));
  // SQL has no empty list.
  if (changed.length === 0) return;
  const ids = changed.map(({ id }) => id);
  await tx
    .updateTable("bill_line")
    .set(values)
    .where("location", "=", session.location)
    .where("id", "in", ids)
    .execute();
  for (const old of changed) changes.updated("bill_line", old, { ...old, ...values });
}

/** Sets values on each of these lines: most lines of a round get the same, which one statement sets on all of them. */
export async function updateLinesEach(
  context: WriteContext,
  lines: readonly { readonly row: LineRow; readonly values: Partial<LineRow> }[],
): Promise<void> {
  const alike = Map.groupBy(lines, ({ values }) => JSON.stringify(values));
  for (const some of alike.values()) {
    const [first] = some;
    if (first === undefined) continue;
    await updateLines(
      context,
      some.map(({ row }) => row),
      first.values,
    );
  }
}

async function deleteLine({ tx, session, changes }: WriteContext, row: LineRow): Promise<void> {
  await tx
    .deleteFrom("bill_line")
    .where("location", "=", session.location)
    .where("id", "=", row.id)
    .execute();
  changes.deleted("bill_line", row);
}

function isChanged(old: object, values: object): boolean {
  return Object.entries(values).some(([column, value]) => Reflect.get(old, column) !== value);
}
