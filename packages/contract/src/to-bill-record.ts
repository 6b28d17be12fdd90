import { billStatusCodes, type Bill } from "@comanda/domain/bill/bill";
import { wireDateTime } from "@comanda/domain/time/wire-date";

import { toBillCourseReply } from "./bill-course.ts";
import { toWirePlace, type BillReply } from "./bill-record.ts";

/** A bill that the server has not saved yet shows its provisional id as its numbers. */
export function toBillRecord(
  made: Bill,
  { id, amount }: Pick<BillReply, "id" | "amount">,
): BillReply {
  return {
    id,
    number: made.number ?? id,
    billNumberWorkday: made.numberInWorkDay ?? id,
    version: Math.max(made.version, 1),
    ...toWirePlace(made.place),
    cover: made.cover,
    servingWay: made.servingWay,
    staff: made.staff,
    customer: made.customer,
    status: billStatusCodes[made.status],
    statusNote: made.statusNote,
    amount,
    privilege: made.privilege,
    paid: made.paid,
    createdDate: wireDateTime(made.createdAt),
    updatedDate: wireDateTime(made.updatedAt),
    origin: made.origin,
    mergedInto: made.mergedInto,
    refundOf: made.refundOf,
    workDay: made.workDay,
    shift: made.shift,
    ...(made.courses.length > 0 && { courses: made.courses.map(toBillCourseReply) }),
    ...(made.servedAt !== null && { servedAt: wireDateTime(made.servedAt) }),
    ...(made.waitsSince !== null && { waitsSince: wireDateTime(made.waitsSince) }),
  };
}
