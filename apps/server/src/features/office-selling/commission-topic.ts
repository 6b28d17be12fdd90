import { officeCommission } from "@comanda/contract/office-selling";
import { noMoney } from "@comanda/domain/money/money";
import { nameRules } from "@comanda/domain/office/check-article";
import { checkCommission } from "@comanda/domain/office/check-commission";

import { defineTopic, partsOf, text, integer, bool } from "../office/index.ts";

export const commissionTopic = defineTopic(officeCommission, {
  table: "commission",
  columns: {
    name: text("name"),
    price: integer("price"),
    isInPrice: bool("is_in_price"),
    isOnBill: bool("is_on_bill"),
  },
  parts: partsOf.commission,
  blank: { price: noMoney, isInPrice: true, isOnBill: false, data: [] },
  texts: { name: nameRules },
  unique: [["name"]],
  refersTo: { "data.userGroup": "user_group" },
  check: checkCommission,
  usedBy: [
    { kind: "article", table: "article", column: "commission", name: "name", isHolding: true },
    { kind: "category", table: "category", column: "commission", name: "name", isHolding: true },
  ],
});
