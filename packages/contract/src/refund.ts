import { maxLinesAtOnce } from "@comanda/domain/bill/lines-at-once";
import { Type, type Static } from "typebox";

import { lineKeyText, lineType } from "./bill-item.ts";
import { defineCall } from "./call.ts";
import { defineWriteReply } from "./change-lists.ts";
import { printJobs } from "./print.ts";
import { payDetail } from "./settlement.ts";
import { noteText } from "./typed-text.ts";
import { articleId, billId, dateTime, money, orNull, payTypeId } from "./wire.ts";

/** How many of a line go back; a timer is one piece. */
const refundedLine = Type.Object({ key: lineKeyText, qty: Type.Number() });

const refundableLine = Type.Object({
  key: lineKeyText,
  type: lineType,
  product: articleId,
  name: Type.String(),
  note: Type.String(),
  price: money,
  parent: orNull(lineKeyText),
  /** How many can still be refunded. */
  left: Type.Number({ minimum: 0 }),
});
export type RefundableLine = Static<typeof refundableLine>;

/** One refund of a bill, as the bill lists it. */
const madeRefund = Type.Object({
  id: billId,
  number: Type.Integer({ minimum: 1 }),
  billNumberWorkday: Type.Integer({ minimum: 1 }),
  /** What went back. */
  amount: money,
  createdDate: dateTime,
});

/**
 * Keys and quantities, as in `soup:1,beer:2`. Of a long bill, for which an address has no room, lines can be named by
 * their places in the reply instead: `~0x1~12x2` is one of the first line and two of the thirteenth.
 */
const quantitiesByLine = Type.String({
  maxLength: 20_000,
  pattern: String.raw`^([\w.-]+:\d{1,4}(,[\w.-]+:\d{1,4})*|(~\d{1,5}x\d{1,4})+)$`,
});

/** What can be refunded of a bill, and what the given lines come to. */
export const readRefund = defineCall({
  name: "read-refund",
  method: "GET",
  path: "/bill/refund/{id}",
  permission: "refund",
  params: Type.Object({ id: billId }),
  query: Type.Object({
    /** All that is left if missing. */
    lines: Type.Optional(quantitiesByLine),
    /** In the same way, what stays of all that is left, if that is shorter; ignored beside `lines`. */
    without: Type.Optional(quantitiesByLine),
  }),
  reply: Type.Object({
    lines: Type.Array(refundableLine),
    refunds: Type.Array(madeRefund),
    /** What the guest gets back. */
    amount: money,
    /** What can go back by each pay type, in the order taken. */
    payments: Type.Array(payDetail),
  }),
});

/** Takes back lines of a closed bill by a new bill that is closed at once. */
export const refundBill = defineCall({
  name: "refund-bill",
  method: "POST",
  path: "/bill/refund/{id}",
  permission: "refund",
  namesLines: true,
  params: Type.Object({ id: billId }),
  body: Type.Object({
    /** Made at the press; the keys of the new lines begin with it, and a second refund under it is refused. */
    key: Type.String({ minLength: 1, maxLength: 40, pattern: String.raw`^[\w-]+$` }),
    /** Null for all that is left. */
    lines: orNull(Type.Array(refundedLine, { maxItems: maxLinesAtOnce })),
    /** Why; it stands on the new bill. */
    statusNote: noteText,
    payments: Type.Array(
      Type.Object({
        payType: payTypeId,
        total: money,
        /** What the guest had paid with, if cash goes back instead. */
        insteadOf: orNull(payTypeId),
      }),
      { maxItems: 50 },
    ),
  }),
  reply: defineWriteReply({
    /** The new bill. */
    id: billId,
    number: Type.Integer({ minimum: 1 }),
    billNumberWorkday: Type.Integer({ minimum: 1 }),
    amount: money,
    ...printJobs,
  }),
});
