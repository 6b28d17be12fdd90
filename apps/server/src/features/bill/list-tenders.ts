import type { ReplyOf } from "@comanda/contract/call";
import type { listTenders as listTendersCall } from "@comanda/contract/tender";
import type { BillId, LocationId } from "@comanda/domain/id";
import { isUncounted, stillCounts } from "@comanda/domain/payment/correct-tender";
import { wireDateTime } from "@comanda/domain/time/wire-date";

import { recordNotFound, type RefusedCall } from "#call/refused-call.ts";
import type { Database } from "#database/database.ts";

import { findOpenShiftIds } from "../shift/index.ts";
import { findBillShift } from "./bill-store.ts";
import { findRefundIds } from "./refund-store.ts";
import { findTenders, givenOf } from "./tender-store.ts";

/** What was taken for a bill. */
export async function listTenders(
  database: Database,
  location: LocationId,
  bill: BillId,
): Promise<ReplyOf<typeof listTendersCall> | RefusedCall> {
  const head = await findBillShift(database, location, bill);
  if (head === null) return recordNotFound("Bill", bill);
  const tenders = await findTenders(database, location, bill);
  const open = await findOpenShiftIds(database, location);
  const isFixed =
    head.refund_of !== null || (await findRefundIds(database, location, bill)).length > 0;
  return tenders.map((tender) => ({
    id: tender.id,
    payType: tender.pay_type,
    received: tender.received,
    change: tender.change,
    rounding: tender.rounding,
    given: givenOf(tender),
    reverses: tender.reverses,
    insteadOf: tender.instead_of,
    staff: tender.staff,
    createdDate: wireDateTime(tender.at),
    isCorrectable:
      !isFixed && isUncounted([tender.shift, head.shift], open) && stillCounts(tender, tenders),
  }));
}
