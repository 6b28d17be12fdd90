import type { Settlement } from "@comanda/domain/bill/settlement";
import { Type } from "typebox";

import { money, payTypeId } from "./wire.ts";

/** One charge or payment. */
export const payDetail = Type.Object({ payType: payTypeId, total: money });

/** How a closed bill was paid, as stored with the bill. */
export const settlementSchema = Type.Unsafe<Settlement>(
  Type.Object({
    totals: Type.Object({
      subtotal: money,
      discount: money,
      total: money,
      charges: Type.Array(
        Type.Object({ payType: payTypeId, total: money, isContained: Type.Boolean() }),
      ),
      rounding: money,
      amount: money,
    }),
    payments: Type.Array(payDetail),
    change: money,
  }),
);
