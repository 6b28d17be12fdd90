import { id, type BillId, type LocationId, type StaffId, type StationId } from "@comanda/domain/id";
import { instant, msPerDay, type Instant } from "@comanda/domain/time/instant";

import type { Database } from "#database/database.ts";
import { storedChanges, type StoredEntry } from "#journal/packed-entry.ts";
import { readChanges } from "#journal/read-changes.ts";

type Span = { readonly from: Instant; readonly until: Instant | null };

/** A bill that was printed again, or a drawer that was opened without a payment. */
export type Reprint = {
  readonly kind: "reprint" | "drawer";
  readonly at: Instant;
  readonly staff: StaffId | null;
  readonly station: StationId | null;
  /** The bill that was printed. */
  readonly id: BillId | null;
  readonly number: number | null;
};

/**
 * What the journal says about reprints and drawers, in order. A bill's paper is a reprint if it says COPY, or if staff
 * repeated it from the list of papers after it had come out.
 */
export async function findReprints(
  database: Database,
  location: LocationId,
  span: Span,
): Promise<readonly Reprint[]> {
  const end = span.until ?? instant((await findLastTime(database, location)) + 1);
  const found: PrintRow[] = [];
  for (let { from } = span; from < end; from = instant(from + readAtOnceMs)) {
    const until = instant(Math.min(from + readAtOnceMs, end));
    const rows = await findPrinted(database, location, { from, until });
    found.push(...rows.filter(mayHaveReprints));
  }
  // The database would sort all rows with their contents, of which few are left here.
  return found.toSorted((one, other) => one.sequence - other.sequence).flatMap(reprintsIn);
}

/** Neither do the papers of a year fit into the memory of the thread that reads, nor is it cheap to collect them. */
const readAtOnceMs = msPerDay;

async function findLastTime(database: Database, location: LocationId): Promise<number> {
  const row = await database
    .selectFrom("journal")
    .select((eb) => eb.fn.max("at").as("at"))
    .where("location", "=", location)
    .executeTakeFirst();
  return row?.at ?? 0;
}

async function findPrinted(
  database: Database,
  location: LocationId,
  { from, until }: { readonly from: Instant; readonly until: Instant },
): Promise<readonly PrintRow[]> {
  return database
    .selectFrom("journal")
    .select(["sequence", "at", "action", "staff", "station", "changes", "packed"])
    .where("location", "=", location)
    .where("at", ">=", from)
    .where("at", "<", until)
    .where("action", "in", ["open-drawer", "repeat-print-job", "print-bill"])
    .execute();
}

type PrintRow = Omit<Reprint, "kind" | "id" | "number"> &
  Pick<StoredEntry, "sequence" | "action" | "changes" | "packed">;

/** The document is a text within the JSON of the changes. */
const copyMark = String.raw`isCopy\":true`;

/** Most printed bills are no copies, and to read a row takes longer than to search its text. */
function mayHaveReprints(row: PrintRow): boolean {
  return row.action !== "print-bill" || storedChanges(row).includes(copyMark);
}

function reprintsIn(row: PrintRow): readonly Reprint[] {
  const { at, action, staff, station } = row;
  const press = { at, staff, station };
  if (action === "open-drawer") return [{ ...press, kind: "drawer", id: null, number: null }];
  const bills = reprintedBills(action, storedChanges(row));
  return bills.map((bill) => ({ ...press, kind: "reprint", ...bill }));
}

/** The bills that a journal row printed again. */
function reprintedBills(
  action: string,
  changes: string,
): readonly Pick<Reprint, "id" | "number">[] {
  return readChanges({ changes }).flatMap((change) => {
    if (change.table !== "print_job" || change.kind !== "insert") return [];
    const { kind, is_repeat: isRepeat, document, number, bill } = change.row;
    if (kind !== "bill") return [];
    const isAgain =
      action === "repeat-print-job"
        ? isRepeat === 1
        : typeof document === "string" && document.includes('"isCopy":true');
    if (!isAgain) return [];
    return [
      {
        id: typeof bill === "number" ? id<"bill">(bill) : null,
        number: typeof number === "number" ? number : null,
      },
    ];
  });
}
