import type { GridField } from "@comanda/domain/menu-grid/grid-cell";
import type { CellChange } from "@comanda/domain/menu-grid/grid-edits";
import { readGridCell } from "@comanda/domain/menu-grid/read-grid-cell";
import { repeatRows } from "@comanda/domain/menu-grid/repeat-rows";
import { chooseAllergenSigns } from "@comanda/domain/menu-import/read-allergens";
import { chooseNumberSigns } from "@comanda/domain/menu-import/choose-number-signs";
import { maximumImportRows } from "@comanda/domain/menu-import/import-field";
import { readPastedRows } from "@comanda/domain/text/pasted-rows";

import type { CellBox } from "#ui/cell-range.ts";
import type { PastedText } from "#ui/pasted-text.ts";

import type { GridCells } from "./grid-cells.ts";
import { keyOfRow } from "./key-of-row.ts";

/** Why rows cannot be pasted. */
export type PasteProblem = "too-wide" | "too-many-rows";

type PasteContext = Pick<GridCells, "reading" | "keys">;

/** What pasted rows change, from the first cell of the selection on. An empty cell changes nothing, as in the import. */
export function pasteCells(
  { text, isFromSpreadsheet }: PastedText,
  box: CellBox,
  cells: PasteContext,
): readonly CellChange[] | PasteProblem {
  const { reading } = cells;
  const read = readPastedRows(text, isFromSpreadsheet);
  const rows = repeatRows(read.rows, {
    height: box.bottom - box.top + 1,
    width: box.right - box.left + 1,
  });
  if (rows.length > maximumImportRows) return "too-many-rows";
  const fields = reading.fields.slice(box.left);
  if (rows.some((row) => row.slice(fields.length).some(isFilled))) return "too-wide";
  const tableRows = rows.map((row, index) => ({ row: index + 1, cells: row }));
  const signs = chooseNumberSigns(tableRows, fields, {
    separator: read.separator,
    venue: reading.format,
  });
  const allergenSigns = chooseAllergenSigns(tableRows, fields);
  return rows.flatMap((row, down) =>
    fields.flatMap((field: GridField, right): readonly CellChange[] => {
      const cell = row[right] ?? "";
      if (!isFilled(cell)) return [];
      const edit = readGridCell(field, cell, { ...reading, signs, allergenSigns });
      return [{ key: keyOfRow(cells, box.top + down), field, edit }];
    }),
  );
}

function isFilled(cell: string): boolean {
  return cell.trim() !== "";
}
