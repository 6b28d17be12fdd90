import {
  addPayment as addPaymentCall,
  listExpenseCategories as listExpenseCategoriesCall,
} from "@comanda/contract/payment";
import { paymentTypeCodes } from "@comanda/domain/shift/payment";

import type { Database } from "#database/database.ts";
import type { CallRegistry } from "#http/register-calls.ts";

import { addPayment } from "./add-payment.ts";
import { findCategoriesInUse } from "./payment-store.ts";

export function registerPaymentRoutes(
  { answerSigned, answerPrint }: CallRegistry,
  database: Database,
): void {
  answerPrint(addPaymentCall, ({ body, query }, context) =>
    addPayment(context, body, query.language),
  );
  answerSigned(listExpenseCategoriesCall, async (_input, { location }) => {
    const categories = await findCategoriesInUse(database, location);
    return categories.flatMap(({ id, name, type }) =>
      type === "system" ? [] : [{ id, preset: name, type: paymentTypeCodes[type] }],
    );
  });
}
