import type { BodyOf, ReplyOf } from "@comanda/contract/call";
import type { ChangedItem, NewItem, updateBill as updateBillCall } from "@comanda/contract/bill";
import type { JournalField } from "@comanda/contract/change-lists";
import { updateBill as updateBillRule, type Header } from "@comanda/domain/bill/update-bill";
import { requirePlace } from "@comanda/domain/form/new-order-form";
import { isRefusal, refuse, type Refusal } from "@comanda/domain/refusal";
import { canPostBill } from "@comanda/domain/staff/find-staff";
import type { Staff } from "@comanda/domain/staff/staff";

import type { RefusedCall } from "#http/refused-call.ts";
import type { Writing } from "#journal/command.ts";

import { moveStock } from "../stock/index.ts";
import { amountOf } from "./amount-of.ts";
import { saveBill } from "./bill-store.ts";
import { findChangedSince } from "./changed-since.ts";
import { loadHouse } from "./load-house.ts";
import { readChangedItems, readNewItems } from "./read-items.ts";
import { requireCustomer } from "./require-customer.ts";
import { takeBill } from "./take-bill.ts";

type Call = typeof updateBillCall;
type Body = BodyOf<Call>;

/** Another round, or a change of what is there. Lines of other stations stay, whatever this till has read. */
export async function updateBill(
  writing: Writing,
  body: Body,
): Promise<Omit<ReplyOf<Call>, JournalField> | RefusedCall> {
  const { session, at } = writing;
  const taken = await takeBill(writing, body.id);
  if ("refusal" in taken) return taken;
  const { stored } = taken;
  const added = readNewItems(body.billItems.filter(isNew), at);
  if (isRefusal(added)) return added;
  const changed = readChangedItems(body.billItems.filter(isChanged), stored.lines);
  if (isRefusal(changed)) return changed;
  const header = readHeader(body);
  if (isRefusal(header)) return header;
  const unknown = await requireCustomer(writing, header.customer);
  if (unknown !== null) return unknown;
  const customer = header.customer === undefined ? stored.bill.customer : header.customer;
  const articles = [...body.billItems.filter(isNew), ...stored.bill.lines].map((line) =>
    "product" in line ? line.product : line.article,
  );
  const house = await loadHouse(writing, { articles, customer });
  if (!mayServe(body.staff, house.staff, session.location)) return refuse("staff-id-invalid");
  const changedSince = await findChangedSince(writing, stored, body.version);
  const bill = updateBillRule(stored.bill, { header, added, changed }, { changedSince, house });
  if (isRefusal(bill)) return bill;
  const shortage = await moveStock(writing, { before: stored.bill.lines, after: bill.lines });
  if (shortage !== null) return shortage;
  const { version } = await saveBill(writing, stored, {
    bill,
    amount: await amountOf(writing, bill),
  });
  return { id: body.id, version };
}

type Item = NewItem | ChangedItem;

function isNew(item: Item): item is NewItem {
  return "key" in item;
}

function isChanged(item: Item): item is ChangedItem {
  return "id" in item;
}

function readHeader({ place, cover, staff, customer }: Body): Partial<Header> | Refusal {
  const read = place === undefined ? undefined : requirePlace(place);
  if (isRefusal(read)) return read;
  return {
    ...(read !== undefined && { place: read }),
    ...(cover !== undefined && { cover }),
    ...(staff !== undefined && { staff }),
    ...(customer !== undefined && { customer }),
  };
}

function mayServe(
  wanted: Body["staff"],
  staff: readonly Staff[],
  location: Writing["session"]["location"],
): boolean {
  if (wanted === undefined) return true;
  const server = staff.find(({ id }) => id === wanted);
  return server !== undefined && canPostBill(server, location);
}
