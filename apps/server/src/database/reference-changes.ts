import type { WriteTransaction } from "./database.ts";
import type { Engine } from "./engine.ts";
import {
  dropUpdateCascades,
  moveReferenceToTable,
  replaceReference,
  type Reference,
} from "./change-references.ts";
import { dropReferencesToAnyLocation, referToAnyLocation } from "./refer-to-any-location.ts";

/** Changes of the references between existing tables. */
export type ReferenceChanges = {
  /** Columns that name rows of the same table may from now on name a row of another location. */
  readonly referToAnyLocation: ChangeColumns;
  /** These columns may name any number from now on: no sharded PostgreSQL checks them against another location. */
  readonly dropReferencesToAnyLocation: ChangeColumns;
  /** A changed key is no longer passed on to the rows that refer to it. */
  readonly dropUpdateCascades: () => Promise<void>;
  readonly replaceReference: (before: Reference, after: Reference) => Promise<void>;
  /** A column that was added with a reference to an id refers to a row of the same location from now on. */
  readonly referWithinLocation: (table: string, column: string, target: string) => Promise<void>;
};

type ChangeColumns = (table: string, columns: readonly string[]) => Promise<void>;

export function referenceChanges(tx: WriteTransaction, engine: Engine): ReferenceChanges {
  return {
    referToAnyLocation: (table, columns) => referToAnyLocation(tx, engine, { table, columns }),
    dropReferencesToAnyLocation: (table, columns) =>
      dropReferencesToAnyLocation(tx, engine, { table, columns }),
    dropUpdateCascades: () => dropUpdateCascades(tx, engine),
    replaceReference: (before, after) => replaceReference(tx, engine, { before, after }),
    referWithinLocation: async (table, column, target) => {
      // PostgreSQL's references have included the location all along.
      if (engine === "sqlite") await moveReferenceToTable(tx, { table, column, target });
    },
  };
}
