import type { LocationId } from "@comanda/contract/wire";

import type { WriteTransaction } from "./database.ts";

/** What became of a write; one that is not committed is rolled back. */
export type Written = {
  readonly isCommitted: boolean;
  /** Where the journal of its location ends with it. */
  readonly end?: { readonly sequence: number; readonly hash: string };
};

/**
 * Runs a write of a location in a transaction; its outcome is returned once the commit is on the disk. The work gets
 * the outcome of the write before it, if that was not rolled back and belongs to the same transaction.
 */
export type RunWrite = <Outcome extends Written>(
  location: LocationId,
  work: (tx: WriteTransaction, last: Written | null) => Promise<Outcome>,
) => Promise<Outcome>;
