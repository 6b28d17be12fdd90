import type { StaffId } from "@comanda/domain/id";
import { nowhere } from "@comanda/domain/staff/take-station";

import { noRecord, refuseCall, type RefusedCall } from "#call/refused-call.ts";
import type { Writing } from "#journal/command.ts";

import { refuseUsed } from "../office/index.ts";
import { endSessionsOf } from "../sign-in/index.ts";
import { endWorkplace, takeStaff, updateStaff } from "../staff/index.ts";
import { countWorkplaces } from "./colleague-store.ts";
import { keepKeepers } from "./require-office-admin.ts";
import { staffTopic } from "./staff-topic.ts";

type Nothing = Readonly<Record<string, never>>;

/** Removes staff from this location; they stay at their other locations. */
export function letColleagueGo(writing: Writing, staff: StaffId): Promise<Nothing | RefusedCall> {
  return keepKeepers(writing, () => letGo(writing, staff));
}

async function letGo(writing: Writing, staff: StaffId): Promise<Nothing | RefusedCall> {
  const { tx, session } = writing;
  const { location } = session;
  const [row] = await takeStaff(writing, [staff]);
  if (row === undefined || row.deleted_at !== null) return noRecord("Staff", staff);
  if ((await countWorkplaces(tx, staff)) === 1) return refuseCall("only-workplace");
  const retire = [{ id: staff, revision: row.revision }];
  const used = await refuseUsed(staffTopic, { database: tx, location }, { save: [], retire });
  if (used !== null) return used;
  if (row.location === location) await updateStaff(writing, row, nowhere);
  await endWorkplace(writing, staff);
  await endSessionsOf(writing, [staff]);
  return {};
}
