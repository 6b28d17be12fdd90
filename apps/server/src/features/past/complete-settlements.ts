import { bringForward } from "#database/bring-forward.ts";
import type { Change, Row } from "#journal/changes.ts";

/**
 * Divides the settlement that an early release kept with a bill into what the bill came to and its tenders, as the
 * migration has done with the tables.
 */
export function completeSettlements(changes: readonly Change[]): readonly Change[] {
  return changes.flatMap((change) => {
    if (change.table !== "bill") return [change];
    if (change.kind !== "update") return completeRow(change);
    if (!("settlement" in change.new)) return [change];
    const after = withTotals(change.id, change.new);
    return [
      { ...change, old: withTotals(change.id, change.old), new: after },
      ...tendersIn(change.id, change.new),
    ];
  });
}

/** A whole row of a bill, such as one from before its journal began. */
export function completeRecord(table: string, record: Row): readonly Change[] {
  const change = { kind: "insert", table, id: Number(record["id"]), row: record } as const;
  return table === "bill" ? completeRow(change) : [change];
}

type WholeRow = Extract<Change, { readonly row: Row }>;

function completeRow(change: WholeRow): readonly Change[] {
  if (!("settlement" in change.row)) return [change];
  return [
    { ...change, row: withTotals(change.id, change.row) },
    ...(change.kind === "insert" ? tendersIn(change.id, change.row) : []),
  ];
}

function withTotals(bill: number, { settlement, ...row }: Row): Row {
  if (typeof settlement !== "string") return { ...row, totals: null, paid: 0 };
  const { totals, paid } = bringForward(bill, settlement);
  return { ...row, totals, paid };
}

function tendersIn(bill: number, { settlement, updated_at, shift }: Row): readonly Change[] {
  if (typeof settlement !== "string") return [];
  return bringForward(bill, settlement).tenders.map((tender) => ({
    kind: "insert",
    table: "tender",
    id: tender.id,
    row: {
      ...tender,
      bill,
      key: null,
      reverses: null,
      // A bill that was paid in the millisecond of its last change has no new time in the row.
      ...(updated_at !== undefined && { at: updated_at }),
      ...(shift !== undefined && { shift }),
    },
  }));
}
