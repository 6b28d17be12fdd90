import { Type, type Static } from "typebox";

import { lineKeyText } from "./bill-item.ts";
import { defineCall } from "./call.ts";
import { defineWriteReply } from "./change-lists.ts";
import { paperLanguage, printJobs } from "./print.ts";
import {
  billId,
  dateTime,
  foreignCurrencyId,
  money,
  orNull,
  payTypeId,
  staffId,
  tenderId,
} from "./wire.ts";

/** Money that was taken for a bill, or given back. It never changes: another one takes it back. */
export const tender = Type.Object({
  id: tenderId,
  /** Null for cash that was given back where the venue has no pay type for cash. */
  payType: orNull(payTypeId),
  /** What the guest handed over; negative if it was given back. */
  received: money,
  change: money,
  /** What it is more than it pays of the bill, because cash is rounded; negative if it is less. */
  rounding: money,
  /** What the guest handed over of another currency, at the rate of that moment; negative if it was given back. */
  given: orNull(
    Type.Object({
      currency: foreignCurrencyId,
      code: Type.String(),
      amount: money,
      rateMillionths: Type.Integer(),
    }),
  ),
  /** The tender that it takes back. */
  reverses: orNull(tenderId),
  /** What the guest had paid with, if a refund gave cash instead. */
  insteadOf: orNull(payTypeId),
  staff: staffId,
  createdDate: dateTime,
  /** Whether it still counts, in a drawer that is not counted yet: it can be taken back or booked to another pay type. */
  isCorrectable: Type.Boolean(),
});
export type TenderReply = Static<typeof tender>;

/** What was taken for a bill, in that order. */
export const listTenders = defineCall({
  name: "list-tenders",
  method: "GET",
  path: "/bill/{id}/tenders",
  permission: "take_payment",
  params: Type.Object({ id: billId }),
  reply: Type.Array(tender),
});

/** The bill, what its tenders have paid of it and whether it is closed, after a tender. */
const afterTender = { id: billId, paid: money, isClosed: Type.Boolean() };

/**
 * Takes a part of what is due, or all of it, which closes the bill. What is due to the guest is given back in the same
 * way. The print jobs open the drawer if the pay type does so; if the bill is closed, they are those of close-bill.
 */
export const takeTender = defineCall({
  name: "take-tender",
  method: "POST",
  path: "/bill/tender",
  permission: "take_payment",
  query: Type.Object(paperLanguage),
  body: Type.Object({
    bill: billId,
    /** Made at the press; a second tender under it is refused. */
    key: lineKeyText,
    payType: payTypeId,
    amount: money,
    /**
     * Notes of another currency that the guest hands over as cash, at the rate that the till showed. The amount is what
     * they are worth.
     */
    given: Type.Optional(
      Type.Object({
        currency: foreignCurrencyId,
        amount: money,
        rateMillionths: Type.Integer({ minimum: 1 }),
      }),
    ),
  }),
  reply: defineWriteReply({ ...afterTender, tender: tenderId, change: money, ...printJobs }),
});

/** Gives back one tender of an open bill. */
export const undoTender = defineCall({
  name: "undo-tender",
  method: "PATCH",
  path: "/bill/tender/undo/{id}",
  permission: "take_payment",
  params: Type.Object({ id: tenderId }),
  reply: defineWriteReply({ ...afterTender, ...printJobs }),
});

/** Books a tender to another pay type until its shift ends, also of a closed bill. */
export const correctTender = defineCall({
  name: "correct-tender",
  method: "PATCH",
  path: "/bill/tender/correct/{id}",
  permission: "take_payment",
  params: Type.Object({ id: tenderId }),
  body: Type.Object({ payType: payTypeId }),
  /** The tender that counts instead. */
  reply: defineWriteReply({ ...afterTender, tender: tenderId }),
});

/** Takes back the payment that has closed a bill within the last minute: the bill is open again. */
export const reopenBill = defineCall({
  name: "reopen-bill",
  method: "PATCH",
  path: "/bill/reopen/{id}",
  permission: "take_payment",
  params: Type.Object({ id: billId }),
  query: Type.Object({
    /** Set if staff chose to open it at a table or room that has another bill by now. */
    isSecondBill: Type.Optional(Type.Literal("true")),
  }),
  reply: defineWriteReply({ ...afterTender, ...printJobs }),
});
