import { officeDiscountReason } from "@comanda/contract/office-selling";
import { nameRules } from "@comanda/domain/office/check-article";

import { defineTopic, text } from "../office/index.ts";

/** Bills and reports keep a reason that was retired. */
export const discountReasonTopic = defineTopic(officeDiscountReason, {
  table: "discount_reason",
  columns: { name: text("name"), kind: text("kind") },
  texts: { name: nameRules },
  unique: [["name"]],
  // What was given on the house for a reason must not become a discount.
  checkAll: async ({ plans }) =>
    plans.flatMap(({ row, before, after }) =>
      before !== null && before.kind !== after.kind
        ? [{ row, field: "kind", code: "does-not-fit" as const }]
        : [],
    ),
});
