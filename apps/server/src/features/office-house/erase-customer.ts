import type { ParamsOf, ReplyOf } from "@comanda/contract/call";
import type {
  eraseCustomer as eraseCustomerCall,
  readErasure as readErasureCall,
} from "@comanda/contract/customer-erasure";
import type { CustomerId, LocationId } from "@comanda/domain/id";
import { roleOf } from "@comanda/domain/payment/pay-type";
import { wireDate } from "@comanda/domain/time/wire-date";
import { localTime } from "@comanda/domain/time/local-time";

import type { Database, WriteTransaction } from "#database/database.ts";
import { recordNotFound, type RefusedCall } from "#call/refused-call.ts";
import type { WriteContext } from "#journal/command.ts";
import { eraseGuestFromReply } from "#journal/erase-guest-from-reply.ts";
import { destroyGuestKey, removeGuestCopies } from "#journal/guest-key-store.ts";
import { erasedCustomer } from "#journal/personal-fields.ts";
import { findReplies, replaceReply } from "#journal/reply-store.ts";

import { refuseUsed } from "../office/index.ts";
import { findReportChargeSettings } from "../pay-type/index.ts";
import { clearGuestOnPapers } from "../printing/index.ts";
import { findTimeZone } from "../venue/index.ts";
import { findBillsOfCustomer, findCustomerRow, updateCustomerRow } from "./customer-row-store.ts";
import { customerTopic } from "./customer-topics.ts";

type Erase = typeof eraseCustomerCall;

/** What must follow an erasure outside the tables: a note for backups, and clearing the database log. */
export type AfterErasure = (fingerprint: string | null) => Promise<void>;

/** A guest has a right to be forgotten. The row stays, so that the references of bills remain valid. */
export async function eraseCustomer(
  context: WriteContext,
  { id }: ParamsOf<Erase>,
  afterErasure: AfterErasure,
): Promise<object | RefusedCall> {
  const { tx, session } = context;
  const { location } = session;
  const row = await findCustomerRow(tx, location, id);
  if (row === null) return recordNotFound("Customer", id);
  const place = { database: tx, location };
  const retire = [{ id, revision: row.revision }];
  const used = await refuseUsed(customerTopic, place, { save: [], retire });
  if (used !== null) return used;
  const fingerprint = await eraseRow(context, id);
  context.afterCommit(() => afterErasure(fingerprint));
  return {};
}

/** Clears a guest's row and every copy of it, and destroys the key; returns the fingerprint of the key. */
export async function eraseRow(
  writing: Pick<WriteContext, "tx" | "session" | "at" | "changes">,
  id: CustomerId,
): Promise<string | null> {
  const { tx, session, at, changes } = writing;
  const { location } = session;
  const row = await findCustomerRow(tx, location, id);
  if (row === null) return null;
  const { revision, deleted_at, erased_at } = row;
  const after = {
    ...erasedCustomer,
    revision: revision + 1,
    deleted_at: deleted_at ?? at,
    erased_at: at,
  };
  await updateCustomerRow(tx, location, { id, ...after });
  changes.erasedRow("customer", id, { old: { revision, deleted_at, erased_at }, new: after });
  await clearCopies(tx, location, id);
  return destroyGuestKey(tx, location, id);
}

async function clearCopies(
  tx: WriteTransaction,
  location: LocationId,
  customer: CustomerId,
): Promise<void> {
  const copies = await removeGuestCopies(tx, location, customer);
  const of = (kind: "reply" | "paper"): readonly string[] =>
    copies.flatMap((copy) => (copy.kind === kind ? [copy.reference] : []));
  await clearGuestOnPapers(tx, location, of("paper").map(Number));
  for (const reply of await findReplies(tx, location, of("reply"))) {
    await replaceReply(tx, { ...reply, body: eraseGuestFromReply(reply.body, customer) });
  }
}

/** What prevents an erasure, and what a venue may have to print and archive first. */
export async function readErasure(
  database: Database,
  location: LocationId,
  { id }: ParamsOf<typeof readErasureCall>,
): Promise<ReplyOf<typeof readErasureCall> | RefusedCall> {
  if ((await findCustomerRow(database, location, id)) === null)
    return recordNotFound("Customer", id);
  const bills = await findBillsOfCustomer(database, location, id);
  const { payTypes } = await findReportChargeSettings(database, location);
  const invoice = new Set(
    payTypes.filter((payType) => roleOf(payType) === "invoice").map((payType) => payType.id),
  );
  const invoices = bills.filter(({ paidBy }) => paidBy.some((payType) => invoice.has(payType)));
  const last = invoices.at(-1)?.updatedAt ?? null;
  const zone = await findTimeZone(database, location);
  const open = bills.filter(({ status }) => status === "open");
  return {
    openBills: open.map(({ number }) => number),
    bills: bills.length - open.length,
    invoices: invoices.length,
    lastInvoice: last === null ? null : wireDate(localTime(last, zone)),
  };
}
