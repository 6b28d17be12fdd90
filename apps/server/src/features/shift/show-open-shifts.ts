import { shift as shiftSchema, type ShiftReply } from "@comanda/contract/day";
import type { LocationId } from "@comanda/domain/id";

import type { Database } from "#database/database.ts";
import { shownAs } from "#journal/shown-as.ts";

import { findOpenShifts } from "./shift-store.ts";
import { shiftShapes } from "./shift-shapes.ts";

/** The shifts that are on at a location, as tills keep them. */
export async function showOpenShifts(
  database: Database,
  location: LocationId,
): Promise<ShiftReply[]> {
  const rows = await findOpenShifts(database, location);
  return rows.map((row) => shownAs(shiftSchema, shiftShapes.shift, row));
}
