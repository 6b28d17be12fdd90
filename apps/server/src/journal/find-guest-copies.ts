import { Type } from "typebox";

import { matchesSchema } from "#database/portable-columns.ts";

import type { GuestCopy } from "./guest-key-store.ts";
import { isNamedPaper } from "./personal-fields.ts";

type AnsweredWrite = {
  /** The idempotency key under which the reply is stored. */
  readonly key: string;
  readonly reply: object;
};

/** Which guests a write leaves in its reply, besides their rows and the journal: the reply is cleared with them. */
export function findGuestCopies({ key, reply }: AnsweredWrite): readonly GuestCopy[] {
  // A paper that goes nowhere, and a record that was saved unchanged, are in the reply only.
  const guests = new Set([
    ...guestsOnPapers(reply),
    ...Object.values(reply).flatMap(guestsInRecords),
  ]);
  // The journal's own papers become unreadable with the guest's key.
  return [...guests].map((customer) => ({ customer, kind: "reply", reference: key }));
}

const repliesWithPapers = Type.Object({
  jobs: Type.Array(Type.Object({ document: Type.Unknown() })),
});

function guestsOnPapers(reply: object): readonly number[] {
  if (!matchesSchema(repliesWithPapers, reply)) return [];
  return reply.jobs.flatMap(({ document }) =>
    isNamedPaper(document) ? [document.customerId] : [],
  );
}

/** A customer as tills or the back office get one: no other record has both fields. */
const customerRecord = Type.Object({
  id: Type.Integer(),
  cardNumber: Type.String(),
  preferredDrink: Type.String(),
});

export function isCustomerRecord(value: unknown): value is { readonly id: number } {
  return matchesSchema(customerRecord, value);
}

function guestsInRecords(list: unknown): readonly number[] {
  const records: readonly unknown[] = Array.isArray(list) ? list : [];
  return records.filter(isCustomerRecord).map(({ id }) => id);
}
