import type { CashCount } from "@comanda/domain/money/cash-count";
import { Type } from "typebox";

import { foreignCurrencyId, money } from "./wire.ts";

const rows = Type.Array(Type.Object({ value: money, quantity: Type.Integer(), total: money }));

/** The stored count of a drawer. */
export const cashCountSchema = Type.Unsafe<CashCount>(
  Type.Object({
    coins: rows,
    notes: rows,
    coinsTotal: money,
    notesTotal: money,
    grandTotal: money,
    foreign: Type.Optional(
      Type.Array(Type.Object({ currency: foreignCurrencyId, code: Type.String(), amount: money })),
    ),
  }),
);
