import type { BillId, ShiftId } from "@comanda/domain/id";

import { sessionState } from "#api/session.ts";
import type { OutboxMessages } from "#language/outbox-messages.ts";
import type { Records } from "@comanda/sync/records/records";

import { shownNumberOf } from "../order/index.ts";

type EndedBill = {
  readonly isVoided: boolean;
  readonly mergedInto: BillId | null;
  readonly shift: ShiftId | number | null;
};

/** How a bill ended: paid at which station, merged into which bill, or voided. */
export function describeBillEnd(
  { isVoided, mergedInto, shift }: EndedBill,
  outbox: OutboxMessages,
  records: Records,
): string {
  if (isVoided) {
    const target = mergedInto === null ? undefined : records.bill.get(mergedInto);
    return target === undefined ? outbox.voided : outbox.mergedInto(shownNumberOf(target));
  }
  const station = stationOf(shift, records);
  return station === null ? outbox.paid : outbox.paidAt(station);
}

function stationOf(shift: number | null, { shift: shifts }: Records): string | null {
  const now = sessionState();
  const at = shift === null ? undefined : shifts.get(shift)?.station;
  if (at === undefined || now.state === "signed-out") return null;
  return now.session.stations.find(({ id }) => id === at)?.name ?? null;
}
