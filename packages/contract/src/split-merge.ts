import { maxLinesAtOnce } from "@comanda/domain/bill/lines-at-once";
import { Type } from "typebox";

import { lineKeyText } from "./bill-item.ts";
import { orderFields, place, quantity } from "./bill.ts";
import { defineCall } from "./call.ts";
import { defineWriteReply } from "./change-lists.ts";
import { billId, orNull } from "./wire.ts";

const version = Type.Integer({ minimum: 1 });

export const splitBill = defineCall({
  name: "split-bill",
  method: "POST",
  path: "/bill/split",
  permission: "split_bill",
  namesLines: true,
  body: Type.Object({
    oldBillId: billId,
    /** What stays on the first bill; the version is the one that the till has split. */
    firstBill: Type.Object({ version }),
    secondBill: Type.Object({
      ...orderFields,
      /** How many of which lines move; their prices move with them. */
      billItems: Type.Array(Type.Object({ key: lineKeyText, qty: quantity }), {
        maxItems: maxLinesAtOnce,
      }),
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

export const partBill = defineCall({
  name: "part-bill",
  method: "POST",
  path: "/bill/part/{id}",
  permission: "merge_bill",
  namesLines: true,
  params: Type.Object({ id: billId }),
  body: Type.Object({
    version,
    /** The bill that gets its lines back. */
    bill: billId,
    /** What was ordered since for its guests; everything else stays, except what is under a line that goes. */
    later: Type.Array(lineKeyText, { maxItems: maxLinesAtOnce }),
    /** Where they sit now, if not where they sat before. */
    place: Type.Optional(Type.Object({ table: place, room: place })),
  }),
  reply: defineWriteReply({
    firstBill: billId,
    secondBill: billId,
    /** The number of the second bill. */
    number: Type.Integer({ minimum: 1 }),
  }),
});
