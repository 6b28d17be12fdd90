import { isRefusal, type Refusal } from "@comanda/domain/refusal";

import {
  articleForCommission,
  requireBillForCustomer,
  requireLevelled,
  requireNotable,
  requireTimer,
} from "../order/index.ts";
import type { LineAction } from "./order-parts.ts";

/** The address of the screen for an action, or why it cannot be opened. */
export function leadToLineAction(action: LineAction): string | Refusal {
  switch (action) {
    case "note":
      return requireNotable() ?? "/add-note";
    case "level":
      return requireLevelled() ?? "/order-level";
    case "time":
      return requireTimer() ?? "/change-time";
    case "commission": {
      const article = articleForCommission();
      return isRefusal(article) ? article : `/set-commission/${article}`;
    }
    case "customer":
      return requireBillForCustomer() ?? "/choose-cust";
  }
}
