import { nameKey } from "../menu-import/group-book.ts";
import type { NameFinder } from "../menu-import/name-finder.ts";
import { toAllergenSet } from "../menu/allergens.ts";
import { readCell, type CellReading } from "../menu-import/read-import-row.ts";
import type { CellEdit, GridField, GridProblem, GridValue } from "./grid-cell.ts";

type Named = { readonly id: number; readonly name: string };
type Category = Named & { readonly parentId: number | null };

/** The records that cells name. */
export type GridLists = {
  readonly category: NameFinder<Category>;
  readonly categoryOfId: (id: number) => Category | null;
  readonly productGroup: NameFinder<Named>;
  readonly managementGroup: NameFinder<Named>;
  readonly taxClass: NameFinder<Named>;
};

export type GridReading = Omit<CellReading, "columns"> & {
  readonly lists: GridLists;
  /** The columns of the venue. */
  readonly fields: readonly GridField[];
};

/** Reads what was typed or pasted into a cell, as the import reads it; categories and groups have to exist. */
export function readGridCell(field: GridField, text: string, reading: GridReading): CellEdit {
  const typed = text.trim();
  const read = typed === "" ? emptyCell(field) : readTyped(field, typed, reading);
  return "code" in read ? { text: typed, problem: read } : read;
}

/** Whether a cell may be empty, and what it then means. */
function emptyCell(field: GridField): { readonly value: GridValue } | GridProblem {
  if (field === "cost") return { value: 0 };
  // Without a class of its own, an article has that of its category.
  const mayBeEmpty: readonly GridField[] = ["managementGroup", "taxClass", "allergens"];
  return mayBeEmpty.includes(field) ? { value: null } : { code: "required" };
}

function readTyped(
  field: GridField,
  typed: string,
  reading: GridReading,
): { readonly value: GridValue } | GridProblem {
  const { lists } = reading;
  const read = readCell(field, typed, { ...reading, columns: [] });
  if ("code" in read) return read;
  if (read.category !== undefined) return findCategory(read.category, lists);
  if (read.productGroup !== undefined) return idOf(lists.productGroup(read.productGroup));
  if (read.managementGroup !== undefined) return idOf(lists.managementGroup(read.managementGroup));
  if (read.taxClass !== undefined) return idOf(lists.taxClass(read.taxClass));
  if (read.allergens !== undefined) return { value: toAllergenSet(read.allergens) };
  return { value: read.name ?? read.price ?? read.cost ?? read.isActive ?? null };
}

function idOf(found: Named | null): { readonly value: GridValue } | GridProblem {
  return found === null ? { code: "not-found" } : { value: found.id };
}

/** The last category of a path, if it is where the path says. */
function findCategory(
  path: readonly string[],
  lists: GridLists,
): { readonly value: GridValue } | GridProblem {
  const found = lists.category(path.at(-1) ?? "");
  let around: Category | null = found;
  for (const name of path.slice(0, -1).toReversed()) {
    const outer = around?.parentId ?? null;
    around = outer === null ? null : lists.categoryOfId(outer);
    if (found !== null && (around === null || nameKey(around.name) !== nameKey(name))) {
      return { code: "category-elsewhere", other: around?.name ?? "" };
    }
  }
  return idOf(found);
}
