import { randomUUID } from "node:crypto";

import type { LocationId } from "@comanda/domain/id";
import { normalizeUsername } from "@comanda/domain/staff/username";

import { sessionOfProgram } from "#call/session.ts";
import type { Database } from "#database/database.ts";
import { isRefused, type RefusedCall } from "#call/refused-call.ts";
import type { Command } from "#journal/command.ts";

import { findStaffRows } from "../staff/index.ts";
import { saveStaffRecords } from "./save-staff.ts";

type NewPassword = {
  readonly locations: readonly LocationId[];
  readonly username: string;
  readonly passwordHash: string;
};

/**
 * Replaces a password from the command line, for when no admin can sign in to the office; null for an unknown username.
 */
export async function replacePassword(
  database: Database,
  command: Command,
  { locations, username, passwordHash }: NewPassword,
): Promise<"replaced" | RefusedCall | null> {
  const name = normalizeUsername(username);
  for (const location of locations) {
    const rows = await findStaffRows(database, location);
    const found = rows.find((row) => row.username === name);
    if (found === undefined) continue;
    const { id, revision } = found;
    const session = sessionOfProgram("password", { location, staff: id });
    const request = { session, action: "office-staff-save", key: randomUUID(), requestHash: "" };
    const written = await command(request, async (context) => {
      const save = [{ id, revision, password: passwordHash }];
      const saved = await saveStaffRecords(context, { save, retire: [] });
      return isRefused(saved) ? saved : {};
    });
    return "refusal" in written ? written : "replaced";
  }
  return null;
}
