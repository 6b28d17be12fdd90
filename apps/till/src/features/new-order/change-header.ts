import type { Bill } from "@comanda/domain/bill/bill";
import { assignStaff, changePlace } from "@comanda/domain/bill/change-order";
import type { NewOrderDraft } from "@comanda/domain/form/new-order-form";
import { isRefusal, refuse, type Refusal } from "@comanda/domain/refusal";

import type { Failure } from "#api/failure.ts";
import { sendOrKeep } from "#records/send-or-keep.ts";

import { useOrder } from "../order/index.ts";

/** Guests move, or somebody else serves them. The venue is told at once of a bill that it knows. */
export async function changeHeader({
  place,
  cover,
  staff,
}: NewOrderDraft): Promise<Refusal | Failure | null> {
  const { bill } = useOrder.getState();
  if (bill === null) return refuse("create-order-or-get-bill");
  const moved = changePlace(bill, place, cover);
  const changed = isRefusal(moved) || staff === bill.staff ? moved : assignStaff(moved, staff);
  if (isRefusal(changed)) return changed;
  if (bill.id === null) {
    useOrder.setState({ bill: changed });
    return null;
  }
  const { id, version } = bill;
  const body = { id, version, billItems: [], ...headerChanges(bill, changed) };
  const outcome = await sendOrKeep(body);
  return outcome.ok ? null : outcome.failure;
}

function headerChanges(before: Bill, after: Bill) {
  const { place, cover, staff } = after;
  const isMoved = place?.kind !== before.place?.kind || place?.name !== before.place?.name;
  return {
    ...(isMoved && {
      place: {
        table: place?.kind === "table" ? place.name : "",
        room: place?.kind === "room" ? place.name : "",
      },
    }),
    ...(cover !== before.cover && { cover }),
    ...(staff !== null && staff !== before.staff && { staff }),
  };
}
