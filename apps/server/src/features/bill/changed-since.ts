import type { LocationId, StaffId } from "@comanda/domain/id";
import { lineKey, type LineKey } from "@comanda/domain/bill/line";
import { findDifferences } from "@comanda/domain/bill/find-differences";
import type { BillHeaderFields, BillUpdate, ChangedSince } from "@comanda/domain/bill/update-bill";

import type { WriteContext } from "#journal/command.ts";
import type { Change } from "#journal/changes.ts";
import { findHistory } from "#journal/journal-store.ts";
import type { Database } from "#database/database.ts";
import { readChanges } from "#journal/read-changes.ts";

import { findStaffOf } from "../staff/index.ts";
import type { StoredBill } from "./bill-store.ts";

/** The bill field of each column. */
const fieldOfColumn: Readonly<Record<string, keyof BillHeaderFields>> = {
  table_name: "place",
  room_name: "place",
  cover: "cover",
  serving_way: "servingWay",
  staff: "staff",
  customer: "customer",
};

type UpdateOfVersion = Pick<BillUpdate, "header" | "changed"> & {
  /** The version of the bill that the till last read. */
  readonly version: number;
};

/**
 * Finds, in the journal, what other tills changed on a bill after this till had read it. A version that the bill does
 * not have yet was read before an older backup was restored. The journal lacks what came after that, so whatever
 * differs counts as changed.
 */
export async function findChangedSince(
  { tx, session }: WriteContext,
  { row, lines, bill }: StoredBill,
  { version, header: wanted, changed }: UpdateOfVersion,
): Promise<ChangedSince> {
  if (version > row.version) return findDifferences(bill, { header: wanted, changed });
  const header = new Set<keyof BillHeaderFields>();
  let mover: StaffId | null = null;
  const changedLines = new Set<LineKey>();
  if (row.version === version) return { header, lines: changedLines };
  // The till only changes lines it has seen on the bill: one that is missing now was moved by another till.
  const here = new Set(lines.map(({ key }) => lineKey(key)));
  for (const { key } of changed) if (!here.has(key)) changedLines.add(key);
  const keys = new Map(lines.map(({ id, key }) => [id, lineKey(key)]));
  const history = await findHistory(tx, session.location, { entity: "bill", record: row.id });
  for (const entry of history) {
    const changes = readChanges(entry).filter(({ kind }) => kind === "update");
    const ofBill = changes.find(({ table, id }) => table === "bill" && id === row.id);
    if (ofBill?.kind !== "update" || Number(ofBill.new["version"] ?? 0) <= version) continue;
    for (const column of Object.keys(ofBill.new)) {
      const field = fieldOfColumn[column];
      if (field !== undefined) header.add(field);
      if (field === "place") mover = entry.staff;
    }
    for (const change of changes) {
      const key = change.table === "bill_line" ? keys.get(change.id) : undefined;
      if (key !== undefined && isSeenByTills(change)) changedLines.add(key);
    }
  }
  if (mover === null) return { header, lines: changedLines };
  return { header, lines: changedLines, movedBy: await nameUser(tx, session.location, mover) };
}

/** Tickets change columns of lines that tills do not see, so such a change conflicts with none of theirs. */
function isSeenByTills(change: Change): boolean {
  if (change.kind !== "update") return false;
  return Object.keys(change.new).some((column) => !column.startsWith("ticketed_"));
}

async function nameUser(tx: Database, location: LocationId, id: StaffId): Promise<string> {
  const [user] = await findStaffOf(tx, location, [id]);
  if (user === undefined) return "";
  const name = `${user.firstName} ${user.lastName}`.trim();
  return name === "" ? user.username : name;
}
