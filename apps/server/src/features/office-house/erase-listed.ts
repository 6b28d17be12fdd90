import { randomUUID } from "node:crypto";

import { id } from "@comanda/domain/id";

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
    const nobody = {
      id: "erase-again",
      epoch: 0,
      permissions: [],
      station: null,
      staff: id<"staff">(1),
    };
    const session = { ...nobody, location };
    const request = { session, action: "erase-again", key: randomUUID(), requestHash: "" };
    await command({ ...request, isOwn: true }, async (context) => {
      await eraseRow(context, id<"customer">(customer));
      return {};
    });
  }
  return guests.length;
}
