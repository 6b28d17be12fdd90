import type { FloorTableId } from "../id.ts";
import { refuse, type Refusal } from "../refusal.ts";
import type { Floor, FloorTable, TableLink } from "./floor.ts";

export type LinkedTables = {
  readonly tables: readonly FloorTableId[];
  /** The links that become part of this one. */
  readonly replaced: readonly TableLink[];
};

/** Guests of two tables sit together: so do all who sit with either of them. Their bills stay as they are. */
export function linkTables(
  { tables, links }: Pick<Floor, "tables" | "links">,
  wanted: readonly FloorTable[],
): LinkedTables | Refusal {
  const [first, ...others] = wanted;
  const far = others.find(({ room }) => room !== first?.room);
  if (first !== undefined && far !== undefined) {
    return refuse("tables-apart", { first: first.name, second: far.name });
  }
  const ids = new Set(wanted.map(({ id }) => id));
  const replaced = links.filter((link) => link.tables.some((id) => ids.has(id)));
  const all = new Set([...ids, ...replaced.flatMap((link) => link.tables)]);
  return { tables: tables.map(({ id }) => id).filter((id) => all.has(id)), replaced };
}
