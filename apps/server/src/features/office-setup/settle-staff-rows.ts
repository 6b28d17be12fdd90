import type { Staff } from "@comanda/domain/staff/staff";
import { settleStaffIds } from "@comanda/domain/staff/settle-staff-ids";
import { isSameStaffId } from "@comanda/domain/staff/staff-id";

import { tidyField, type Fields, type ReadContext } from "../office/index.ts";
import { findStaffOf } from "../staff/index.ts";

export type StaffName = Pick<Staff, "username" | "ref">;

/** The rows of staff with IDs that nobody else has here: each venue gives its first manager the ID 1. */
export async function settleStaffRows(
  reading: ReadContext,
  rows: readonly Fields[],
): Promise<readonly Fields[]> {
  const named = rows.flatMap((row, at) => {
    const name = nameIn(row);
    return name === null ? [] : [{ at, name }];
  });
  const coming = named.map(({ name }) => name);
  const refs = settleStaffIds(coming, await findStaffHere(reading));
  const settled = new Map(named.map(({ at }, index) => [at, refs[index]]));
  return rows.map((row, at) => (settled.has(at) ? { ...row, ref: settled.get(at) } : row));
}

/** The staff of a file whose ID here is not the one of the file. */
export async function findOtherStaffIds(
  reading: ReadContext,
  rows: readonly Fields[],
): Promise<StaffName[]> {
  if (rows.length === 0) return [];
  const refs = new Map((await findStaffHere(reading)).map(({ username, ref }) => [username, ref]));
  return rows.flatMap((row): readonly StaffName[] => {
    const name = nameIn(row);
    const ref = refs.get(name?.username ?? "");
    if (name === null || ref === undefined || isSameStaffId(ref, name.ref)) return [];
    return [{ username: name.username, ref }];
  });
}

/** Null if the row is not complete; it is refused later. */
function nameIn({ username, ref }: Fields): StaffName | null {
  if (typeof username !== "string" || typeof ref !== "string" || ref.trim() === "") return null;
  return { username: String(tidyField("username", username)), ref };
}

async function findStaffHere({ database, location }: ReadContext): Promise<readonly StaffName[]> {
  return (await findStaffOf(database, location)).filter(({ isDeleted }) => !isDeleted);
}
