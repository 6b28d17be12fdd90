import { privilegeKinds } from "@comanda/domain/bill/privilege";
import type { BillTotals, Settlement } from "@comanda/domain/bill/settlement";
import { Type } from "typebox";

import { money, payTypeId, rate } from "./wire.ts";

/** One charge or payment. */
export const payDetail = Type.Object({ payType: payTypeId, total: money });

const totals = Type.Object({
  subtotal: money,
  discount: money,
  total: money,
  charges: Type.Array(
    Type.Object({
      payType: payTypeId,
      total: money,
      isContained: Type.Boolean(),
      /** The amount that it was computed on, and the percentage; missing on older bills. */
      base: Type.Optional(money),
      rate: Type.Optional(rate),
    }),
  ),
  rounding: money,
  amount: money,
  /** Missing on bills without guests whom the law gives a discount. */
  privileges: Type.Optional(
    Type.Array(
      Type.Object({
        kind: Type.Enum([...privilegeKinds]),
        gross: money,
        exemption: money,
        discount: money,
      }),
    ),
  ),
});

/** What a closed bill came to, as stored with the bill. */
export const totalsSchema = Type.Unsafe<BillTotals>(totals);

/** Cash was not rounded then. */
export type FormerSettlement = Omit<Settlement, "cashRounding">;

/** How a closed bill was paid, as it was stored with the bill before there were tenders. */
export const settlementSchema = Type.Unsafe<FormerSettlement>(
  Type.Object({ totals, payments: Type.Array(payDetail), change: money }),
);
