import type { BodyOf, ReplyOf } from "@comanda/contract/call";
import type { ChangedItem, NewItem, updateBill as updateBillCall } from "@comanda/contract/bill";
import type { JournalField } from "@comanda/contract/change-lists";
import {
  updateBill as updateBillRule,
  type BillHeaderFields,
} from "@comanda/domain/bill/update-bill";
import { isRefusal } from "@comanda/domain/refusal";

import type { RefusedCall } from "#call/refused-call.ts";
import type { WriteContext } from "#journal/command.ts";

import { moveStock } from "../stock/index.ts";
import { computeAmount } from "./compute-amount.ts";
import { saveBill } from "./bill-store.ts";
import { findChangedSince } from "./changed-since.ts";
import { loadPricingContext } from "./load-pricing-context.ts";
import { assignStations } from "./assign-stations.ts";
import { priceRound } from "./price-round.ts";
import { readChangedItems, readNewItems, type OldestPress } from "./read-items.ts";
import {
  checkNotes,
  readPlace,
  requireCustomer,
  requireLineStaff,
  requireServer,
} from "./read-order.ts";
import { loadBillInShift } from "./load-bill-in-shift.ts";

type Call = typeof updateBillCall;
type Body = BodyOf<Call>;

/**
 * Adds a round or changes existing lines. Lines that other stations added remain, whatever version this till has read.
 */
export async function updateBill(
  context: WriteContext,
  body: Body,
  oldestPress: OldestPress,
): Promise<Omit<ReplyOf<Call>, JournalField> | RefusedCall> {
  const { session, at } = context;
  const taken = await loadBillInShift(context, body.id);
  if ("refusal" in taken) return taken;
  const { stored } = taken;
  const refused = checkNotes(body.billItems) ?? (await requireLineStaff(context, body.billItems));
  if (refused !== null) return refused;
  const times = { now: at, oldest: oldestPress(session.id, at) };
  const read = readNewItems(body.billItems.filter(isNew), times);
  if (isRefusal(read)) return read;
  const changed = readChangedItems(body.billItems.filter(isChanged), stored.lines);
  if (isRefusal(changed)) return changed;
  const header = await readHeader(context, body);
  if ("refusal" in header) return header;
  const customer = header.customer === undefined ? stored.bill.customer : header.customer;
  const articles = [...body.billItems.filter(isNew), ...stored.bill.lines].map((line) =>
    "product" in line ? line.product : line.article,
  );
  const pricing = await loadPricingContext(context, { articles, customer, added: read });
  const changedSince = await findChangedSince(context, stored, {
    version: body.version,
    changed,
  });
  const bill = await priceRound(context, {
    before: stored.bill,
    lines: read,
    house: pricing,
    receive: (added) =>
      updateBillRule(stored.bill, { header, added, changed }, { changedSince, house: pricing }),
  });
  if ("refusal" in bill) return bill;
  const shortage = await moveStock(context, {
    before: assignStations(session, stored.lines, stored.bill.lines),
    after: assignStations(session, stored.lines, bill.lines),
  });
  if (shortage !== null) return shortage;
  const { version } = await saveBill(context, stored, {
    bill,
    amount: await computeAmount(context, bill),
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

async function readHeader(
  context: WriteContext,
  { place, cover, staff, customer }: Body,
): Promise<Partial<BillHeaderFields> | RefusedCall> {
  const read = place === undefined ? undefined : readPlace(place);
  if (read !== undefined && "refusal" in read) return read;
  const refused =
    (staff === undefined ? null : await requireServer(context, staff)) ??
    (await requireCustomer(context, customer ?? null));
  if (refused !== null) return refused;
  return {
    ...(read !== undefined && { place: read }),
    ...(cover !== undefined && { cover }),
    ...(staff !== undefined && { staff }),
    ...(customer !== undefined && { customer }),
  };
}
