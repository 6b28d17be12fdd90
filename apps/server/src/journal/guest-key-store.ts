import type { LocationId } from "@comanda/contract/wire";

import type { Database, WriteTransaction } from "#database/database.ts";
import { runInBatches } from "#database/run-in-batches.ts";
import type { RandomBytes } from "#call/runtime.ts";

import { fingerprintOf, guestKeyBytes, guestKeyFrom, type GuestKey } from "./guest-cipher.ts";

/** The keys of guests by their ids; null for an erased guest. */
export type GuestKeys = ReadonlyMap<number, GuestKey | null>;

export async function findGuestKeys(
  database: Database,
  location: LocationId,
  guests: ReadonlySet<number>,
): Promise<GuestKeys> {
  const rows = await runInBatches([...guests], (batch) =>
    database
      .selectFrom("guest_key")
      .select(["customer", "secret"])
      .where("location", "=", location)
      .where("customer", "in", [...batch])
      .execute(),
  );
  return new Map(
    rows.map(({ customer, secret }) => [
      customer,
      secret === null ? null : guestKeyFrom(Buffer.from(secret, "base64")),
    ]),
  );
}

/** Does the same, and makes a key for every guest that has none yet. */
export async function findOrMakeGuestKeys(
  tx: WriteTransaction,
  location: LocationId,
  {
    guests,
    randomBytes,
  }: { readonly guests: ReadonlySet<number>; readonly randomBytes: RandomBytes },
): Promise<GuestKeys> {
  const known = await findGuestKeys(tx, location, guests);
  const made = [...guests]
    .filter((guest) => !known.has(guest))
    .map((guest) => ({ guest, secret: randomBytes(guestKeyBytes) }));
  const rows = made.map(({ guest, secret }) => ({
    location,
    customer: guest,
    secret: secret.toString("base64"),
    fingerprint: fingerprintOf(secret),
  }));
  await runInBatches(rows, (batch) =>
    tx
      .insertInto("guest_key")
      .values([...batch])
      .execute(),
  );
  const fresh = made.map(({ guest, secret }): [number, GuestKey] => [guest, guestKeyFrom(secret)]);
  return new Map([...known, ...fresh]);
}

/** Destroys the key of a guest for good, and returns its fingerprint; null for a guest that never had one. */
export async function destroyGuestKey(
  tx: WriteTransaction,
  location: LocationId,
  customer: number,
): Promise<string | null> {
  const row = await tx
    .updateTable("guest_key")
    .set({ secret: null })
    .where("location", "=", location)
    .where("customer", "=", customer)
    .returning("fingerprint")
    .executeTakeFirst();
  return row?.fingerprint ?? null;
}

/** A reply or a paper that holds personal fields of a guest. */
export type GuestCopy = {
  readonly customer: number;
  readonly kind: "reply" | "paper";
  /** The key of the reply, or the id of the print job. */
  readonly reference: string;
};

export async function insertGuestCopies(
  tx: WriteTransaction,
  location: LocationId,
  copies: readonly GuestCopy[],
): Promise<void> {
  const rows = copies.map((copy) => ({ ...copy, location }));
  await runInBatches(rows, (batch) =>
    tx
      .insertInto("guest_copy")
      .values([...batch])
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
}

/** Removes and returns the list of a guest's copies, which are about to be cleared. */
export async function removeGuestCopies(
  tx: WriteTransaction,
  location: LocationId,
  customer: number,
): Promise<readonly GuestCopy[]> {
  return tx
    .deleteFrom("guest_copy")
    .where("location", "=", location)
    .where("customer", "=", customer)
    .returning(["customer", "kind", "reference"])
    .execute();
}

/** Finds guests whose keys have these fingerprints and are not destroyed. */
export async function findGuestsByFingerprint(
  database: Database,
  fingerprints: readonly string[],
): Promise<readonly { readonly location: LocationId; readonly customer: number }[]> {
  return runInBatches(fingerprints, (batch) =>
    database
      .selectFrom("guest_key")
      .select(["location", "customer"])
      .where("fingerprint", "in", [...batch])
      .where("secret", "is not", null)
      .execute(),
  );
}

/** The fingerprints of destroyed keys. */
export async function findErasedFingerprints(database: Database): Promise<readonly string[]> {
  const rows = await database
    .selectFrom("guest_key")
    .select("fingerprint")
    .where("secret", "is", null)
    .orderBy("fingerprint")
    .execute();
  return rows.map(({ fingerprint }) => fingerprint);
}
