import type { StaffId, StationId } from "@comanda/domain/id";
import type { Instant } from "@comanda/domain/time/instant";

import type { Change } from "#journal/changes.ts";

import type { BillRow, LineRow, TenderRow } from "./history-store.ts";
import type { PastPapers } from "./past-report-store.ts";

/** The stored rows of a bill of the past. */
export type PastRows = {
  readonly bill: BillRow;
  readonly lines: readonly LineRow[];
  readonly tenders: readonly TenderRow[];
};

export type StoredDay = {
  /** As they were planned. */
  readonly sales: readonly PastRows[];
  readonly papers: PastPapers;
};

/** One write of the past. */
export type PastEvent = {
  readonly at: Instant;
  /** The name of the call. */
  readonly action: string;
  readonly staff: StaffId;
  readonly station: StationId | null;
  readonly changesOf: (stored: StoredDay) => readonly Change[];
};
