import { id, type BillId, type LocationId, type StaffId, type StationId } from "@comanda/domain/id";
import type { Instant } from "@comanda/domain/time/instant";

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
  { from, until }: Span,
): Promise<readonly Reprint[]> {
  const rows = await database
    .selectFrom("journal")
    .select(["sequence", "at", "action", "staff", "station", "changes", "packed"])
    .where("location", "=", location)
    .where("at", ">=", from)
    .where((eb) => (until === null ? eb.lit(true) : eb("at", "<", until)))
    .where("action", "in", ["open-drawer", "repeat-print-job", "print-bill"])
    .execute();
  return (
    rows
      .map(({ sequence, ...row }) => ({ sequence, reprints: reprintsIn(row) }))
      .filter(({ reprints }) => reprints.length > 0)
      // The database would sort all rows with their contents, of which few are left here.
      .toSorted((one, other) => one.sequence - other.sequence)
      .flatMap(({ reprints }) => reprints)
  );
}

type PrintRow = Omit<Reprint, "kind" | "id" | "number"> &
  Pick<StoredEntry, "action" | "changes" | "packed">;

function reprintsIn({ action, changes, packed, ...row }: PrintRow): readonly Reprint[] {
  if (action === "open-drawer") return [{ ...row, kind: "drawer", id: null, number: null }];
  const bills = reprintedBills(action, storedChanges({ changes, packed }));
  return bills.map((bill) => ({ ...row, kind: "reprint", ...bill }));
}

/** The document is a text within the JSON of the changes. */
const copyMark = String.raw`isCopy\":true`;

/** The bills that a journal row printed again. */
function reprintedBills(
  action: string,
  changes: string,
): readonly Pick<Reprint, "id" | "number">[] {
  // Most printed bills are no copies, and reading a row takes longer than searching its text.
  if (action === "print-bill" && !changes.includes(copyMark)) return [];
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
