import type { Change, Row } from "#journal/changes.ts";
import type { JournalEntry } from "#journal/hash-entry.ts";

import { tableRow } from "#journal/recorded-papers.ts";
import { baseCountTable, baseTable, countIn, importTable, recordIn } from "#journal/base-row.ts";
import { completeMerge } from "./complete-merge.ts";
import { completeRecord, completeSettlements } from "./complete-settlements.ts";
import { completeWorkplaces } from "./complete-workplaces.ts";
import type { PastFault } from "./past-fault.ts";
import type { Scratch } from "./scratch-store.ts";

/** The number of rows per table that the base only counted; every row of the other tables is in the journal. */
export type UnjournalledCounts = ReadonlyMap<string, number>;

type ReplayedEntry = Pick<JournalEntry, "sequence" | "action">;

export type Replay = {
  /** What the row changed, with the guests' personal fields decrypted. */
  readonly addEntry: (entry: ReplayedEntry, changes: readonly Change[]) => void;
  readonly unjournalled: () => UnjournalledCounts;
};

type ReplayState = {
  readonly scratch: Scratch;
  readonly unjournalled: Map<string, number>;
  readonly onFault: (fault: PastFault) => void;
};

/** Replays the journal row by row, and stores in the scratch file what the tables should hold. */
export function replayJournal(
  scratch: Scratch,
  onFault: (fault: PastFault) => void,
  startsEmpty: readonly string[] = [],
): Replay {
  const unjournalled = new Map(startsEmpty.map((table) => [table, 0]));
  const state = { scratch, unjournalled, onFault };
  return {
    addEntry: (entry, changes) => {
      const complete = completeWorkplaces(completeSettlements(completeMerge(entry, changes)));
      for (const change of complete) replayChange(state, entry, change);
    },
    unjournalled: () => unjournalled,
  };
}

function replayChange(
  state: ReplayState,
  entry: Pick<JournalEntry, "sequence">,
  change: Change,
): void {
  const { scratch, unjournalled } = state;
  if (change.kind === "insert" && change.table === baseCountTable) {
    const { table, rows } = countIn(change.row);
    unjournalled.set(table, rows);
  } else if (change.kind === "insert" && change.table === baseTable) {
    const { table, record } = recordIn(change.row);
    for (const one of completeRecord(table, record)) {
      if (one.kind === "insert") scratch.put(one.table, one.id, { row: one.row });
    }
  } else if (change.table !== importTable) {
    const { table, id } = change;
    const what = applyToRecord(state, change);
    if (what === null) return;
    state.onFault({
      kind: "contradicts",
      sequence: entry.sequence,
      table,
      id,
      known: "",
      what,
    });
  }
}

/** Returns how the change contradicts the rows before it. */
function applyToRecord({ scratch, unjournalled }: ReplayState, change: Change): string | null {
  const { table, id } = change;
  const known = scratch.get(table, id);
  if (known === undefined && change.kind !== "insert") {
    // One of the rows that were only counted becomes known.
    const left = unjournalled.get(table);
    if (left === 0) return "it was not there";
    if (left !== undefined) unjournalled.set(table, left - 1);
  }
  const before = known?.row ?? {};
  if (change.kind === "insert") {
    scratch.put(table, id, { row: tableRow(table, change.row) });
    return known === undefined || known.row === null ? null : "it is inserted twice";
  }
  if (change.kind === "delete") {
    scratch.put(table, id, { row: null });
    return findContradiction(before, change.row);
  }
  scratch.put(table, id, { row: { ...before, ...change.new } });
  return findContradiction(before, change.old);
}

function findContradiction(before: Row, old: Row): string | null {
  const wrong = Object.entries(old).find(
    ([column, value]) => column in before && before[column] !== value,
  );
  if (wrong === undefined) return null;
  const [column, value] = wrong;
  return `${column} was ${JSON.stringify(before[column])}, not ${JSON.stringify(value)}`;
}
