import { Type } from "typebox";

import { fits } from "#database/portable-columns.ts";

import type { Change } from "./changes.ts";
import type { GuestCopy } from "./guest-key-store.ts";
import { guestsIn, isNamedPaper, readNamedPaper } from "./personal-fields.ts";

type Answered = {
  /** The idempotency key that the reply is kept under. */
  readonly key: string;
  readonly reply: object;
  readonly changes: readonly Change[];
};

/** Where a write leaves personal fields of guests besides their rows and the journal, to be cleared with them. */
export function copiesIn({ key, reply, changes }: Answered): readonly GuestCopy[] {
  // A paper that goes nowhere is in the reply alone.
  const guests = new Set([...guestsIn(changes), ...guestsOnPapers(reply)]);
  return [
    ...[...guests].map((customer) => ({ customer, kind: "reply" as const, reference: key })),
    ...changes.flatMap(paperOf),
  ];
}

const printed = Type.Object({ jobs: Type.Array(Type.Object({ document: Type.Unknown() })) });

function guestsOnPapers(reply: object): readonly number[] {
  if (!fits(printed, reply)) return [];
  return reply.jobs.flatMap(({ document }) =>
    isNamedPaper(document) ? [document.customerId] : [],
  );
}

function paperOf(change: Change): readonly GuestCopy[] {
  if (change.table !== "print_job" || change.kind !== "insert") return [];
  const paper = readNamedPaper(String(change.row["document"]));
  if (paper === null) return [];
  return [{ customer: paper.customerId, kind: "paper", reference: String(change.id) }];
}
