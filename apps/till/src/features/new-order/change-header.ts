import { toWirePlace } from "@comanda/contract/bill-record";
import type { Bill } from "@comanda/domain/bill/bill";
import { assignStaff } from "@comanda/domain/bill/assign-staff";
import { chooseCustomer } from "@comanda/domain/bill/choose-customer";
import { changePlace } from "@comanda/domain/bill/change-place";
import type { NewOrderDraft } from "@comanda/domain/form/new-order-form";
import type { BillId, CustomerId } from "@comanda/domain/id";
import { isRefusal, refuse, type Refusal } from "@comanda/domain/refusal";

import type { Failure } from "#api/failure.ts";

import { showFailure } from "../notice/index.ts";
import { changeHead, repriceUnsent, useOrder } from "../order/index.ts";
import { printTicketsOf } from "../papers/index.ts";

export type BillHeader = NewOrderDraft & { readonly customer: CustomerId | null };

/** Changes a bill's table, covers, staff or customer. */
export async function changeHeader(
  header: BillHeader,
  isSecondBill: boolean,
): Promise<Refusal | Failure | null> {
  const { bill } = useOrder.getState();
  if (bill === null) return refuse("create-order-or-get-bill");
  const changed = withHeader(bill, header);
  if (isRefusal(changed)) return changed;
  const changes = headerChanges(bill, changed, isSecondBill);
  const done = await changeHead(bill, changed, changes);
  if (typeof done !== "string") return done;
  if (done === "sent" && bill.id !== null && "place" in changes) void printMove(bill.id);
  if (header.customer !== bill.customer) repriceUnsent(header.customer);
  return null;
}

/** In the background: the form closes as soon as the guests have moved. */
async function printMove(id: BillId): Promise<void> {
  const failure = await printTicketsOf(id);
  if (failure !== null) showFailure(failure);
}

function withHeader(bill: Bill, { place, cover, staff, customer }: BillHeader): Bill | Refusal {
  const moved = changePlace(bill, place, cover);
  const served = isRefusal(moved) || staff === bill.staff ? moved : assignStaff(moved, staff);
  return isRefusal(served) ? served : chooseCustomer(served, customer);
}

function headerChanges(before: Bill, after: Bill, isSecondBill: boolean) {
  const { place, cover, staff, customer } = after;
  const isMoved = place?.kind !== before.place?.kind || place?.name !== before.place?.name;
  return {
    ...(isMoved && { place: toWirePlace(place), isSecondBill }),
    ...(cover !== before.cover && { cover }),
    ...(staff !== null && staff !== before.staff && { staff }),
    ...(customer !== before.customer && { customer }),
  };
}
