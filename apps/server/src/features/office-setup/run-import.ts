import { randomUUID } from "node:crypto";

import type { LocationId } from "@comanda/domain/id";

import { sessionOfProgram } from "#call/session.ts";
import type { Database } from "#database/database.ts";
import { isRefused, refuseCall, type RefusedCall } from "#call/refused-call.ts";
import type { Command } from "#journal/command.ts";

import { findOfficeAdmins } from "../staff/index.ts";
import { importSetup, refuseFile, type Imported } from "./import-setup.ts";
import { readSetup } from "./read-setup.ts";
import { settleVenue } from "./settle-venue.ts";

type FileToImport = {
  readonly location: LocationId;
  readonly yaml: string;
  readonly venue: "take" | "keep";
};

/** Imports a file without a signed-in user, as one who may manage the office: for the command line. */
export async function runImport(
  database: Database,
  command: Command,
  { location, yaml, venue }: FileToImport,
): Promise<Imported | RefusedCall> {
  const file = readSetup(yaml);
  if ("unreadable" in file) return refuseFile(file.unreadable);
  const admins = await findOfficeAdmins(database);
  const [admin] = admins.get(location) ?? [];
  if (admin === undefined) return refuseCall("last-admin");
  const session = sessionOfProgram("import", { location, staff: admin });
  let imported: Imported = { added: 0, changed: 0 };
  const request = { session, action: "office-setup-import", key: randomUUID(), requestHash: "" };
  const written = await command(request, async (context) => {
    const reading = { database: context.tx, location, at: context.at };
    const settled = await settleVenue(reading, file, venue);
    const result = isRefused(settled) ? settled : await importSetup(context, settled);
    if ("added" in result) imported = result;
    return result;
  });
  return "refusal" in written ? written : imported;
}
