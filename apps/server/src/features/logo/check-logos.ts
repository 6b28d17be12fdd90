import type { RowProblem } from "@comanda/domain/office/problem";

import type { SaveContext } from "../office/index.ts";
import { findKnownLogos } from "./logo-store.ts";

type WithLogo = { readonly logo: string | null };

/** The logo of a location must have been sent to it. */
export async function checkLogos({
  database,
  location,
  plans,
}: Pick<SaveContext<WithLogo>, "database" | "location" | "plans">): Promise<readonly RowProblem[]> {
  const named = plans.flatMap(({ row, before, after: { logo } }) =>
    logo === null || logo === before?.logo ? [] : [{ row, logo }],
  );
  const known = await findKnownLogos(
    database,
    location,
    named.map(({ logo }) => logo),
  );
  return named.flatMap(({ row, logo }): readonly RowProblem[] =>
    known.has(logo) ? [] : [{ row, field: "logo", code: "not-found" }],
  );
}
