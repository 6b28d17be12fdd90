import { asDateTime, asIs } from "@comanda/contract/wire-columns";

import type { WireShapes } from "#journal/wire-shapes.ts";

export const commissionShapes = {
  paid_commission: {
    entity: "paidCommission",
    columns: {
      id: asIs("id"),
      staff: asIs("staff"),
      amount: asIs("amount"),
      note: asIs("note"),
      paid_by: asIs("user"),
      shift: asIs("shift"),
      work_day: asIs("workDay"),
      paid_at: asDateTime("createdDate"),
    },
  },
} satisfies WireShapes;
