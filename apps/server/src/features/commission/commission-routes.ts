import {
  listCommissions as listCommissionsCall,
  matchCommission as matchCommissionCall,
  payCommission as payCommissionCall,
} from "@comanda/contract/commission";
import { earnedAmount } from "@comanda/domain/commission/commission-due";

import type { Database } from "#database/database.ts";
import type { CallRegistry } from "#http/register-calls.ts";

import { findDues } from "./find-dues.ts";
import { matchCommission } from "./match-commission.ts";
import { payCommission } from "./pay-commission.ts";

export function registerCommissionRoutes(
  { answerSigned, answerWrite }: CallRegistry,
  database: Database,
): void {
  answerSigned(listCommissionsCall, async (_input, { location }) => {
    const dues = await findDues(database, location);
    return dues.map(({ staff, amount, lines }) => ({
      staff,
      amount,
      lines: lines.map((line) => ({
        billItem: line.billItem,
        bill: line.bill,
        billNumber: line.billNumber,
        product: line.article,
        qty: line.quantity,
        commission: line.commission,
        amount: earnedAmount(line),
      })),
    }));
  });
  answerWrite(payCommissionCall, ({ body }, context) => payCommission(context, body));
  answerSigned(matchCommissionCall, ({ params }, { location }) =>
    matchCommission(database, location, params),
  );
}
