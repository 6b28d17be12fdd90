import { randomUUID } from "node:crypto";

import { id } from "@comanda/domain/id";

import { sessionOfProgram } from "#call/session.ts";
import type { Database } from "#database/database.ts";
import type { Command } from "#journal/command.ts";
import { findGuestsByFingerprint } from "#journal/guest-key-store.ts";

import { eraseRow } from "./erase-customer.ts";

/** Erases the guests that a restored backup brought back, even if the backup holds an open bill of theirs. */
export async function eraseListedGuests(
  database: Database,
  command: Command,
  fingerprints: readonly string[],
): Promise<number> {
  const guests = await findGuestsByFingerprint(database, fingerprints);
  for (const { location, customer } of guests) {
    const session = sessionOfProgram("erase-again", { location, staff: id<"staff">(1) });
    const request = { session, action: "erase-again", key: randomUUID(), requestHash: "" };
    await command({ ...request, isOwn: true }, async (context) => {
      await eraseRow(context, id<"customer">(customer));
      return {};
    });
  }
  return guests.length;
}
