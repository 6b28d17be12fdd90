import type { StaffMove } from "@comanda/domain/bill/require-earners-here";
import { id, type LocationId, type StaffId } from "@comanda/domain/id";
import type { SignInPosition } from "@comanda/domain/staff/take-station";

import type { Instant } from "@comanda/domain/time/instant";

import type { Database } from "#database/database.ts";
import type { WriteContext } from "#journal/command.ts";
import { findChangesSince } from "#journal/record-changes-store.ts";

import { updateStaff } from "./staff-store.ts";

/** Stores where a user is now, and notifies the other tills. */
export async function moveStaff(
  context: Pick<WriteContext, "tx" | "session" | "changes">,
  staff: StaffId,
  move: (whereabouts: SignInPosition) => SignInPosition,
): Promise<void> {
  const before = await context.tx
    .selectFrom("staff")
    .selectAll()
    .where("id", "=", staff)
    .executeTakeFirstOrThrow();
  const { location, station } = move(before);
  if (location === before.location && station === before.station) return;
  await updateStaff(context, before, { location, station });
}

type MovesSince = {
  readonly location: LocationId;
  readonly staff: readonly StaffId[];
  readonly since: Instant;
};

/** Where each of these users was until each move since a moment, as this location's journal knows it, oldest first. */
export async function findStaffMoves(
  database: Database,
  { location, staff, since }: MovesSince,
): Promise<ReadonlyMap<StaffId, readonly StaffMove[]>> {
  const rows = await findChangesSince(database, location, { table: "staff", ids: staff, since });
  const moves = rows.flatMap(({ at, changes }) =>
    changes.flatMap((change) => {
      if (change.kind !== "update") return [];
      const from = change.old["location"];
      if (from === undefined) return [];
      const move: StaffMove = { at, from: from === null ? null : id<"location">(Number(from)) };
      return [{ who: change.id, move }];
    }),
  );
  const movesOf = (one: StaffId) => moves.filter(({ who }) => who === one).map(({ move }) => move);
  return new Map(staff.map((one) => [one, movesOf(one)]));
}
