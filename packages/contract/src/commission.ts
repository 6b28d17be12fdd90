import { Type } from "typebox";

import { defineCall } from "./call.ts";
import { defineWriteReply } from "./change-lists.ts";
import {
  articleId,
  billId,
  dateTime,
  money,
  paidCommissionId,
  shiftId,
  staffId,
  workDayId,
} from "./wire.ts";

const billItemId = Type.Integer({ minimum: 1 });

/** A paid commission, as sent to tills. */
export const paidCommission = Type.Object({
  id: paidCommissionId,
  staff: staffId,
  amount: money,
  note: Type.String(),
  /** The user who paid it. */
  user: staffId,
  shift: shiftId,
  workDay: workDayId,
  createdDate: dateTime,
});

/** What is owed to each member of staff, from paid bills. */
export const listCommissions = defineCall({
  name: "list-commissions",
  method: "GET",
  path: "/commission/list",
  permission: "session",
  reply: Type.Array(
    Type.Object({
      staff: staffId,
      amount: money,
      lines: Type.Array(
        Type.Object({
          billItem: billItemId,
          bill: billId,
          billNumber: Type.Integer({ minimum: 1 }),
          product: articleId,
          qty: Type.Number(),
          /** For one piece. */
          commission: money,
          /** Negative if a credited line takes its commission back. */
          amount: money,
        }),
      ),
    }),
  ),
});

/** Pays exactly the sum that was shown, for exactly those lines. */
export const payCommission = defineCall({
  name: "pay-commission",
  method: "PUT",
  path: "/commission/pay",
  permission: "pay_commission",
  body: Type.Object({
    staffId,
    amount: money,
    billItemIdList: Type.Array(billItemId, { minItems: 1, maxItems: 5000 }),
  }),
  reply: defineWriteReply({ id: paidCommissionId }),
});

/** What an article earns a member of staff. */
export const matchCommission = defineCall({
  name: "match-commission",
  method: "GET",
  path: "/commission/match/{product}/{staff}",
  permission: "session",
  params: Type.Object({ product: articleId, staff: staffId }),
  reply: Type.Object({
    amount: money,
    /** What the guest pays for it on top. */
    price: money,
    commissionIncludePrice: Type.Boolean(),
    commissionShowBill: Type.Boolean(),
  }),
});
