import { officePromotion } from "@comanda/contract/office-selling";
import { nameRules } from "@comanda/domain/office/check-article";
import { checkPromotion } from "@comanda/domain/office/check-promotion";

import { defineTopic, list, partsOf, text, integer, bool } from "../office/index.ts";

/** Lines that were added under a retired promotion keep their price and its name. */
export const promotionTopic = defineTopic(officePromotion, {
  table: "promotion",
  columns: {
    name: text("name"),
    type: text("type"),
    value: integer("value"),
    subValue: integer("sub_value"),
    customerType: integer("customer_type"),
    isActive: bool("is_active"),
    priority: integer("priority"),
    fromDate: text("from_date"),
    toDate: text("to_date"),
    startMinute: integer("start_minute"),
    endMinute: integer("end_minute"),
    weekdays: list("weekdays"),
  },
  parts: partsOf.promotion,
  blank: {
    subValue: 0,
    customerType: null,
    isActive: true,
    priority: 0,
    fromDate: null,
    toDate: null,
    startMinute: null,
    endMinute: null,
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    products: [],
    categories: [],
  },
  texts: { name: nameRules },
  unique: [["name"]],
  refersTo: { customerType: "customer_type", products: "article", categories: "category" },
  check: checkPromotion,
  usedBy: [
    {
      kind: "openBill",
      table: "bill",
      column: "promotion",
      name: "number",
      through: { table: "bill_line", owner: "bill" },
      where: ["status", "open"],
      isHolding: false,
    },
  ],
});
