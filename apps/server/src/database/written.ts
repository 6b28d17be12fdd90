import type { LocationId } from "@comanda/contract/wire";

import type { WriteTransaction } from "./database.ts";

/** What became of a write; one that is not kept is rolled back. */
export type Written = { readonly isKept: boolean };

/** Runs a write of a location in a transaction; its outcome is returned once the commit is on the disk. */
export type RunWrite = <Outcome extends Written>(
  location: LocationId,
  work: (tx: WriteTransaction) => Promise<Outcome>,
) => Promise<Outcome>;
