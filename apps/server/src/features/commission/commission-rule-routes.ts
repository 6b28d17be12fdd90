import { listCommissionRules } from "@comanda/contract/commission-rule";

import type { Database } from "#database/database.ts";
import type { CallRegistry } from "#http/register-calls.ts";

import { findCommissions } from "./commission-store.ts";

export function registerCommissionRuleRoutes(
  { answerSigned }: CallRegistry,
  database: Database,
): void {
  answerSigned(listCommissionRules, async (_input, { location }) => {
    const commissions = await findCommissions(database, location);
    return commissions.map(({ id, entries, price, isInPrice, isOnBill }) => ({
      id,
      data: entries.map(({ userGroup, amount }) => ({ userGroup, amount })),
      price,
      commissionIncludePrice: isInPrice,
      commissionShowBill: isOnBill,
    }));
  });
}
