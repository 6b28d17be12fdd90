import type { StaffId } from "@comanda/domain/id";
import type { SignInPosition } from "@comanda/domain/staff/take-station";

import type { WriteContext } from "#journal/command.ts";

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
