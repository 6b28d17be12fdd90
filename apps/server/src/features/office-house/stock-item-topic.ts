import { officeStockItem } from "@comanda/contract/office-venue";
import { noMoney } from "@comanda/domain/money/money";
import { checkStockItem, stockItemTexts } from "@comanda/domain/office/check-location-records";
import { noStock } from "@comanda/domain/stock/stock-amount";

import { defineTopic, text, integer, bool } from "../office/index.ts";

export const stockItemTopic = defineTopic(officeStockItem, {
  table: "stock_item",
  columns: {
    name: text("name"),
    managementGroup: integer("management_group"),
    alarmLevel: integer("alarm_level_thousandths"),
    standardOrder: integer("standard_order_thousandths"),
    cost: integer("cost"),
    size: integer("size_thousandths"),
    unit: text("unit"),
    count: text("count"),
    isActive: bool("is_active"),
  },
  blank: {
    managementGroup: null,
    alarmLevel: noStock,
    standardOrder: noStock,
    cost: noMoney,
    isActive: true,
  },
  texts: stockItemTexts,
  unique: [["name"]],
  refersTo: { managementGroup: "management_group" },
  check: checkStockItem,
  usedBy: [
    {
      kind: "article",
      table: "article",
      column: "stock_item",
      name: "name",
      through: { table: "recipe", owner: "article" },
      isHolding: true,
    },
  ],
});
