import type { RowProblem } from "@comanda/domain/office/problem";

import type { SaveContext } from "../office/index.ts";
import { findKnownHashes } from "./picture-store.ts";

type WithPicture = { readonly picture: string | null };

/** The picture of an article must have been sent to the same location. */
export async function checkPictures({
  database,
  location,
  plans,
}: SaveContext<WithPicture>): Promise<readonly RowProblem[]> {
  const named = plans.flatMap(({ row, before, after: { picture } }) =>
    picture === null || picture === before?.picture ? [] : [{ row, picture }],
  );
  const hashes = [...new Set(named.map(({ picture }) => picture))];
  const known = await findKnownHashes(database, location, hashes);
  return named.flatMap(({ row, picture }): readonly RowProblem[] =>
    known.has(picture) ? [] : [{ row, field: "picture", code: "not-found" }],
  );
}
