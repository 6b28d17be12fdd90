import type { Place } from "../bill/bill.ts";
import { placeKey, placeMaximumLength } from "../bill/place.ts";
import { placeOfTable, type FloorTable, type TableBox } from "../floor/floor.ts";
import {
  largestTable,
  mostRooms,
  mostSeats,
  mostTables,
  planSize,
  roomNameLength,
  smallestTable,
} from "../floor/plan-limits.ts";
import { freeTextRules, required } from "../form/field-rule.ts";
import { outOfRange, type Problem, type RowProblem, type TextRules } from "./problem.ts";

export const floorRoomTexts: TextRules = {
  name: [required, ...freeTextRules(roomNameLength)],
};

/** A bill finds its table by the name that staff type, so it is no longer than what a bill can hold. */
export const floorTableTexts: TextRules = {
  name: [required, ...freeTextRules(placeMaximumLength)],
};

/** One less than a full turn, which is none. */
const largestTurn = 359;

/** The numbers of a table. */
type TableNumbers = TableBox & Pick<FloorTable, "seats" | "minimumParty" | "maximumParty">;

/** A table stands on the plan as a whole before it is turned; tables may overlap, such as stools under a bar. */
export function checkFloorTable(table: TableNumbers): readonly Problem[] {
  return [
    ...checkBox(table),
    ...checkWhole("seats", table.seats, [1, mostSeats]),
    ...checkParty(table),
  ];
}

function checkBox({ x, y, width, height, turn }: TableBox): readonly Problem[] {
  const wrongSize = [
    ...checkWhole("width", width, [smallestTable, largestTable]),
    ...checkWhole("height", height, [smallestTable, largestTable]),
  ];
  // Where a table without a size may stand cannot be said.
  const room = (size: number) => planSize - (wrongSize.length > 0 ? 0 : size);
  return [
    ...wrongSize,
    ...checkWhole("x", x, [0, room(width)]),
    ...checkWhole("y", y, [0, room(height)]),
    ...checkWhole("turn", turn, [0, largestTurn]),
  ];
}

function checkParty({ minimumParty, maximumParty }: TableNumbers): readonly Problem[] {
  const wrong = [
    ...checkGuests("minimumParty", minimumParty),
    ...checkGuests("maximumParty", maximumParty),
  ];
  if (wrong.length > 0 || minimumParty === null || maximumParty === null) return wrong;
  return minimumParty > maximumParty ? [{ field: "maximumParty", code: "does-not-fit" }] : [];
}

function checkGuests(field: string, guests: number | null): readonly Problem[] {
  return guests === null ? [] : checkWhole(field, guests, [1, mostSeats]);
}

/** Also refuses what is no number: nothing is less than it, nor greater. */
function checkWhole(
  field: string,
  value: number,
  [least, most]: readonly [number, number],
): readonly Problem[] {
  const isFine = Number.isInteger(value) && value >= least && value <= most;
  return isFine ? [] : [outOfRange(field, least, most)];
}

type NamedTable = Pick<FloorTable, "kind" | "name">;

/** The saved rows together, beside the tables in use that stay as they are. */
type Together<Row> = {
  readonly saved: readonly (Row & { readonly row: number; readonly isNew: boolean })[];
  readonly others: readonly Row[];
};

/** Two tables of a location are never the same place of a bill, and there are at most 500 of them. */
export function checkFloorTables(together: Together<NamedTable>): readonly RowProblem[] {
  return [
    ...checkNames(together, placeOfTable),
    ...checkCount(together, mostTables, "too-many-tables"),
  ];
}

/** No two rooms of a location have the same name, however it is written, and there are at most 50 of them. */
export function checkFloorRooms(
  together: Together<{ readonly name: string }>,
): readonly RowProblem[] {
  return [
    ...checkNames(together, roomAsPlace),
    ...checkCount(together, mostRooms, "too-many-rooms"),
  ];
}

/** Names of rooms are compared as those of places are. */
function roomAsPlace({ name }: { readonly name: string }): Place {
  return { kind: "table", name };
}

function checkNames<Row extends object>(
  { saved, others }: Together<Row>,
  placeOf: (row: Row) => Place,
): readonly RowProblem[] {
  const seen = new Set(others.map((other) => placeKey(placeOf(other))));
  return saved.flatMap((one): readonly RowProblem[] => {
    const key = placeKey(placeOf(one));
    const isTaken = seen.has(key);
    seen.add(key);
    return isTaken ? [{ row: one.row, field: "name", code: "taken" }] : [];
  });
}

function checkCount(
  { saved, others }: Together<object>,
  most: number,
  code: "too-many-tables" | "too-many-rooms",
): readonly RowProblem[] {
  const excess = others.length + saved.length - most;
  const added = saved.filter(({ isNew }) => isNew);
  return excess <= 0 ? [] : added.slice(-excess).map(({ row }) => ({ row, field: "name", code }));
}
