import type { StaffId } from "@comanda/domain/id";
import { signedOutPosition } from "@comanda/domain/staff/take-station";

import { recordNotFound, refuseCall, type RefusedCall } from "#call/refused-call.ts";
import type { WriteContext } from "#journal/command.ts";

import { refuseUsed } from "../office/index.ts";
import { endSessionsOf } from "../sign-in/index.ts";
import { endWorkplace, lockStaff, updateStaff } from "../staff/index.ts";
import { countWorkplaces } from "./colleague-store.ts";
import { requireOfficeAdmin } from "./require-office-admin.ts";
import { staffTopic } from "./staff-topic.ts";

type EmptyReply = Readonly<Record<string, never>>;

/** Removes staff from this location; they stay at their other locations. */
export function removeStaffFromLocation(
  context: WriteContext,
  staff: StaffId,
): Promise<EmptyReply | RefusedCall> {
  return requireOfficeAdmin(context, () => removeHere(context, staff));
}

async function removeHere(
  context: WriteContext,
  staff: StaffId,
): Promise<EmptyReply | RefusedCall> {
  const { tx, session } = context;
  const { location } = session;
  const [row] = await lockStaff(context, [staff]);
  if (row === undefined || row.deleted_at !== null) return recordNotFound("Staff", staff);
  if ((await countWorkplaces(tx, staff)) === 1) return refuseCall("only-workplace");
  const retire = [{ id: staff, revision: row.revision }];
  const usedHere = { ...staffTopic, findMoreUses: async () => [] };
  const used = await refuseUsed(usedHere, { database: tx, location }, { save: [], retire });
  if (used !== null) return used;
  if (row.location === location) await updateStaff(context, row, signedOutPosition);
  await endWorkplace(context, staff);
  await endSessionsOf(context, [staff]);
  return {};
}
