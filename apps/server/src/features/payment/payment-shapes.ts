import { asCode, asDateTime, asIs } from "@comanda/contract/wire-columns";
import { paymentTypeCodes } from "@comanda/domain/shift/payment";

import type { WireShapes } from "#journal/wire-shapes.ts";

export const paymentShapes = {
  payment: {
    entity: "payment",
    columns: {
      id: asIs("id"),
      type: asCode("type", paymentTypeCodes),
      amount: asIs("amount"),
      note: asIs("note"),
      expense_category: asIs("expenseCategory"),
      staff: asIs("user"),
      shift: asIs("shift"),
      work_day: asIs("workDay"),
      created_at: asDateTime("createdDate"),
    },
  },
} satisfies WireShapes;
