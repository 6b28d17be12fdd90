import type { RowProblem } from "@comanda/domain/office/problem";

import type { SaveContext } from "../office/index.ts";
import { findKnownHashes, type ContentTable } from "./content-store.ts";

type Naming<Field extends ContentTable> = { readonly [Name in Field]: string | null };

/** What a record newly names by its hash must have been sent to its location. */
export async function checkContents<Field extends ContentTable>(
  { database, location, plans }: SaveContext<Naming<Field>>,
  field: Field,
): Promise<readonly RowProblem[]> {
  const named = plans.flatMap(({ row, before, after }) => {
    const hash = after[field];
    return hash === null || hash === before?.[field] ? [] : [{ row, hash }];
  });
  const hashes = named.map(({ hash }) => hash);
  const known = await findKnownHashes(database, field, location, hashes);
  return named.flatMap(({ row, hash }): readonly RowProblem[] =>
    known.has(hash) ? [] : [{ row, field, code: "not-found" }],
  );
}
