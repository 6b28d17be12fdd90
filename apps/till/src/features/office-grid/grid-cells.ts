import {
  gridFields,
  isWrong,
  type CellEdit,
  type GridField,
  type GridValue,
  type GridValues,
} from "@comanda/domain/menu-grid/grid-cell";
import {
  changedValues,
  isNewRow,
  type CellChange,
  type GridEdits,
} from "@comanda/domain/menu-grid/grid-edits";
import { readGridCell, type GridReading } from "@comanda/domain/menu-grid/read-grid-cell";
import { chooseAllergenSigns } from "@comanda/domain/menu-import/read-allergens";
import { writePastedRows } from "@comanda/domain/text/csv";
import { writeHtmlTable } from "@comanda/domain/text/html-table";

import type { CopiedCells } from "#ui/cell-grid-props.ts";
import type { CellBox, CellPlace } from "#ui/cell-range.ts";

import {
  articleEditor,
  fieldsOfEditor,
  valueText,
  type Fields,
  type OfficeRecord,
  type RecordContext,
} from "../office-records/index.ts";
import { fieldsOf } from "./grid-rows.ts";
import { keyOfRow } from "./key-of-row.ts";

/** What the cells of the grid hold. */
export type GridCells = {
  /** The rows: articles by their ids, and new ones by negative numbers; the last one is empty. */
  readonly keys: readonly number[];
  readonly edits: GridEdits;
  /** The saved values of a row; of a new one, its defaults. */
  readonly savedOf: (key: number) => GridValues;
  readonly reading: GridReading;
  readonly look: RecordContext;
};

export function fieldAt({ column }: CellPlace): GridField {
  return gridFields[column] ?? "name";
}

function contentAt(cells: GridCells, place: CellPlace): CellEdit {
  const [key, field] = [keyOfRow(cells, place.row), fieldAt(place)];
  return cells.edits.get(key)?.[field] ?? { value: cells.savedOf(key)[field] };
}

export function isChangedAt(cells: GridCells, place: CellPlace): boolean {
  return cells.edits.get(keyOfRow(cells, place.row))?.[fieldAt(place)] !== undefined;
}

export function textAt(cells: GridCells, place: CellPlace): string {
  const content = contentAt(cells, place);
  return isWrong(content) ? content.text : cellText(fieldAt(place), content.value, cells.look);
}

export function savedTextAt(cells: GridCells, place: CellPlace): string {
  const field = fieldAt(place);
  return cellText(field, cells.savedOf(keyOfRow(cells, place.row))[field], cells.look);
}

const articleFields = new Map(fieldsOfEditor(articleEditor).map((field) => [field.key, field]));

function cellText(field: GridField, value: GridValue, look: RecordContext): string {
  const shown = articleFields.get(field);
  return shown === undefined || value === null
    ? ""
    : valueText(shown, fieldsOf({ [field]: value }), look);
}

export function typeCell(cells: GridCells, place: CellPlace, text: string): readonly CellChange[] {
  const field = fieldAt(place);
  const row = { row: place.row, cells: [text] };
  const allergenSigns = chooseAllergenSigns([row], [field]);
  const edit = readGridCell(field, text, { ...cells.reading, allergenSigns });
  return [{ key: keyOfRow(cells, place.row), field, edit }];
}

/** Clears what may be empty; every article keeps its name, its price and where it belongs. */
export function clearCells(cells: GridCells, box: CellBox): readonly CellChange[] {
  return placesIn(box).flatMap((place): readonly CellChange[] => {
    const [key, field] = [keyOfRow(cells, place.row), fieldAt(place)];
    const edit = isNewRow(key)
      ? { value: cells.savedOf(key)[field] }
      : readGridCell(field, "", cells.reading);
    return isWrong(edit) ? [] : [{ key, field, edit }];
  });
}

/** Repeats the rows of one box in another below it. */
export function fillCells(cells: GridCells, from: CellBox, to: CellBox): readonly CellChange[] {
  const height = from.bottom - from.top + 1;
  return placesIn(to).map((place) => {
    const row = from.top + ((place.row - to.top) % height);
    const edit = contentAt(cells, { row, column: place.column });
    return { key: keyOfRow(cells, place.row), field: fieldAt(place), edit };
  });
}

export function copyCells(cells: GridCells, box: CellBox): CopiedCells {
  const places = Map.groupBy(placesIn(box), ({ row }) => row);
  const rows = [...places.values()].map((row) => row.map((place) => textAt(cells, place)));
  return { text: writePastedRows(rows), html: writeHtmlTable(rows) };
}

function placesIn({ top, left, bottom, right }: CellBox): readonly CellPlace[] {
  return Array.from({ length: bottom - top + 1 }, (_row, down) =>
    Array.from({ length: right - left + 1 }, (_cell, along) => ({
      row: top + down,
      column: left + along,
    })),
  ).flat();
}

/** The record with the values that were changed here. */
export function mineOf({ edits }: GridCells, record: OfficeRecord): Fields {
  return { ...record, ...fieldsOf(changedValues(edits.get(record.id))) };
}
