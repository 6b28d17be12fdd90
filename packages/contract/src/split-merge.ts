import { Type } from "typebox";

import { lineKeyText } from "./bill-item.ts";
import { orderFields, quantity } from "./bill.ts";
import { defineCall } from "./call.ts";
import { defineWriteReply } from "./change-lists.ts";
import { billId, orNull } from "./wire.ts";

const version = Type.Integer({ minimum: 1 });

export const splitBill = defineCall({
  name: "split-bill",
  method: "POST",
  path: "/bill/split",
  permission: "split_bill",
  body: Type.Object({
    oldBillId: billId,
    /** What stays on the first bill; the version is the one that the till has split. */
    firstBill: Type.Object({ version }),
    secondBill: Type.Object({
      ...orderFields,
      /** How many of which lines move; their prices move with them. */
      billItems: Type.Array(Type.Object({ key: lineKeyText, qty: quantity }), { maxItems: 500 }),
    }),
  }),
  reply: defineWriteReply({
    firstBill: billId,
    secondBill: billId,
    /** The number of the second bill. */
    number: Type.Integer({ minimum: 1 }),
  }),
});

export const mergeBill = defineCall({
  name: "merge-bill",
  method: "POST",
  path: "/bill/merge",
  permission: "merge_bill",
  body: Type.Object({
    /** What the first bill becomes; it gets the lines of both. */
    newBill: Type.Object(orderFields),
    firstBillId: billId,
    firstVersion: version,
    /** Null while none is chosen. */
    secondBillId: orNull(billId),
    secondVersion: orNull(version),
  }),
  reply: defineWriteReply({ id: billId, version }),
});
