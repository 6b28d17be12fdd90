import type { LocationId } from "@comanda/contract/wire";
import { Type } from "typebox";

import type { WriteTransaction } from "#database/database.ts";
import { matchesSchema } from "#database/portable-columns.ts";

import type { Change } from "./changes.ts";
import { isCustomerRecord } from "./find-guest-copies.ts";
import { insertGuestCopies, type GuestCopy } from "./guest-key-store.ts";
import { findHistory } from "./journal-store.ts";
import {
  findBillNumbered,
  replacePaper,
  replacePlainReply,
  replyPages,
} from "./name-guests-store.ts";
import { erasedName } from "./personal-fields.ts";
import { readChanges } from "./read-changes.ts";

/** A row of the journal; null means now. */
type PointInJournal = { readonly location: LocationId; readonly sequence: number | null };

/** Bills printed by older releases name their guest, but without the id. */
const namedBill = Type.Object({
  kind: Type.Literal("bill"),
  number: Type.Integer(),
  customer: Type.String({ minLength: 1 }),
});
type NamedBill = { readonly number: number; readonly customer: string };

function isNamedBill(value: unknown): value is NamedBill {
  return matchesSchema(namedBill, value) && !("customerId" in value);
}

/** Adds the guest's id to the papers of these changes, in the journal and in their rows. */
export async function nameGuestsOnPapers(
  tx: WriteTransaction,
  moment: PointInJournal,
  changes: readonly Change[],
): Promise<readonly Change[]> {
  const papers = new Map<Change, string>();
  const copies: GuestCopy[] = [];
  for (const change of changes) {
    if (change.table !== "print_job" || change.kind !== "insert") continue;
    const document: unknown = JSON.parse(String(change.row["document"]));
    if (!isNamedBill(document)) continue;
    const named = await addGuestId(tx, moment, document);
    papers.set(change, JSON.stringify(named));
    if (named.customerId === undefined) continue;
    copies.push({ customer: named.customerId, kind: "paper", reference: String(change.id) });
  }
  if (papers.size === 0) return changes;
  await insertGuestCopies(tx, moment.location, copies);
  for (const [{ id }, document] of papers) {
    await replacePaper(tx, moment.location, { id, document });
  }
  return changes.map((change) => {
    const document = papers.get(change);
    return document === undefined || change.kind === "update"
      ? change
      : { ...change, row: { ...change.row, document } };
  });
}

/** A name without a known guest could never be erased, so it is removed now. */
async function addGuestId<Bill extends NamedBill>(
  tx: WriteTransaction,
  moment: PointInJournal,
  document: Bill,
): Promise<Bill & { readonly customerId?: number }> {
  const customerId = await guestOf(tx, moment, document.number);
  return customerId === null ? { ...document, customer: erasedName } : { ...document, customerId };
}

/** The guest of a bill at a row of the journal. */
async function guestOf(
  tx: WriteTransaction,
  { location, sequence }: PointInJournal,
  number: number,
): Promise<number | null> {
  const bill = await findBillNumbered(tx, location, number);
  if (bill === null) return null;
  const history = await findHistory(tx, location, { entity: "bill", record: bill.id });
  const guests = history
    .filter((entry) => sequence === null || entry.sequence <= sequence)
    .flatMap(readChanges)
    .flatMap((change) => {
      if (change.table !== "bill" || change.id !== bill.id) return [];
      const { customer } = change.kind === "update" ? change.new : change.row;
      return customer === undefined ? [] : [customer];
    });
  // The write that printed the bill may have taken the guest off it.
  const guest = guests.findLast((one) => one !== null) ?? bill.customer;
  return typeof guest === "number" ? guest : null;
}

/** Registers the stored replies that hold a guest's fields, and adds the guests' ids to the papers in them. */
export async function nameGuestsInReplies(
  tx: WriteTransaction,
  location: LocationId,
): Promise<void> {
  for await (const page of replyPages(tx, location)) {
    for (const { key, sequence, body } of page) {
      const guests = new Set<number>();
      const named = await addGuestIds(
        tx,
        { location, sequence },
        {
          reply: JSON.parse(body),
          guests,
        },
      );
      const text = JSON.stringify(named);
      if (text !== body) await replacePlainReply(tx, { location, key, body: text });
      const copies = [...guests].map((customer) => ({
        customer,
        kind: "reply" as const,
        reference: key,
      }));
      await insertGuestCopies(tx, location, copies);
    }
  }
}

const customerUpdates = Type.Object({ customer: Type.Array(Type.Object({ id: Type.Integer() })) });

type ReplySearch = { readonly reply: unknown; readonly guests: Set<number> };

async function addGuestIds(
  tx: WriteTransaction,
  moment: PointInJournal,
  { reply, guests }: ReplySearch,
): Promise<unknown> {
  const inner = (value: unknown): Promise<unknown> =>
    addGuestIds(tx, moment, { reply: value, guests });
  if (Array.isArray(reply)) return mapInOrder(reply, inner);
  if (typeof reply !== "object" || reply === null) return reply;
  if (isNamedBill(reply)) {
    const named = await addGuestId(tx, moment, reply);
    if (named.customerId !== undefined) guests.add(named.customerId);
    return named;
  }
  if (isCustomerRecord(reply)) guests.add(reply.id);
  if (matchesSchema(customerUpdates, reply)) for (const { id } of reply.customer) guests.add(id);
  const values = await mapInOrder(Object.values(reply), inner);
  return Object.fromEntries(Object.keys(reply).map((name, index) => [name, values[index]]));
}

/** The statements of one transaction run one after the other. */
async function mapInOrder(
  values: readonly unknown[],
  work: (value: unknown) => Promise<unknown>,
): Promise<unknown[]> {
  const done: unknown[] = [];
  for (const value of values) done.push(await work(value));
  return done;
}
