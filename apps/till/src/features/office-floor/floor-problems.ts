import type { Plan } from "@comanda/domain/floor/plan";
import {
  checkFloorRooms,
  checkFloorTable,
  checkFloorTables,
  floorRoomTexts,
  floorTableTexts,
} from "@comanda/domain/office/check-floor";
import { checkTexts, type Problem } from "@comanda/domain/office/problem";

import type { StoredFloor } from "./stored-floor.ts";

/** What is wrong with a field of a room or table. */
export type FloorProblem = Problem & { readonly of: "room" | "table"; readonly key: number };

/** What would be refused, by the rules of the server. */
export function findFloorProblems(plan: Plan, stored: StoredFloor): readonly FloorProblem[] {
  const { rooms, tables } = plan;
  const own = [
    ...rooms.flatMap((room) =>
      checkTexts(floorRoomTexts, room).map((problem) => problemOf("room", room.key, problem)),
    ),
    ...tables.flatMap((table) =>
      [...checkTexts(floorTableTexts, table), ...checkFloorTable(table)].map((problem) =>
        problemOf("table", table.key, problem),
      ),
    ),
  ];
  const savedRooms = rooms.map((room, row) => ({
    ...room,
    row,
    isNew: !stored.rooms.has(room.key),
  }));
  const savedTables = tables.map((table, row) => ({
    ...table,
    row,
    isNew: !stored.tables.has(table.key),
  }));
  const together = [
    ...checkFloorRooms({ saved: savedRooms, others: [] }).map((problem) =>
      problemOf("room", rooms[problem.row]?.key ?? 0, problem),
    ),
    ...checkFloorTables({ saved: savedTables, others: [] }).map((problem) =>
      problemOf("table", tables[problem.row]?.key ?? 0, problem),
    ),
  ];
  return [...own, ...together];
}

function problemOf(of: FloorProblem["of"], key: number, problem: Problem): FloorProblem {
  return { ...problem, of, key };
}
