import { compareNeed } from "@comanda/domain/floor/table-state";
import type { StaffId } from "@comanda/domain/id";

import { isServedBy, type TableView } from "./read-tables.ts";

const { compare: compareNames } = new Intl.Collator("en", { numeric: true });

/** For a phone: the user's own tables first, then those that wait longest; free ones last, by their names. */
export function arrangeTables(tables: readonly TableView[], user: StaffId): readonly TableView[] {
  const own = (view: TableView): number => (isServedBy(view, user) ? 0 : 1);
  return tables.toSorted(
    (one, other) =>
      own(one) - own(other) ||
      compareNeed(one.state, other.state) ||
      compareNames(one.place.name, other.place.name),
  );
}
