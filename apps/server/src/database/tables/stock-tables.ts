import type {
  ArticleId,
  LocationId,
  ManagementGroupId,
  Money,
  StationId,
  StockAmount,
  StockId,
  StockItemId,
} from "@comanda/contract/wire";
import type { Generated } from "kysely";

import type { Flag, Retirable } from "./column-types.ts";
import type { TableRoles } from "./table-roles.ts";

export type StockTables = {
  stock_item: Retirable & {
    id: Generated<StockItemId>;
    location: LocationId;
    name: string;
    management_group: ManagementGroupId | null;
    alarm_level_thousandths: StockAmount;
    standard_order_thousandths: StockAmount;
    cost: Money;
    size_thousandths: StockAmount;
    /** Its unit of measure, such as l. */
    unit: string;
    /** What staff counts on the shelf, such as bottles. */
    count: string;
    is_active: Flag;
    /** As with articles. */
    master: StockItemId | null;
    clone: StockItemId | null;
  };
  stock: {
    id: Generated<StockId>;
    location: LocationId;
    station: StationId;
    stock_item: StockItemId;
    current_count_thousandths: StockAmount;
  };
  recipe: {
    location: LocationId;
    article: ArticleId;
    stock_item: StockItemId;
    quantity_thousandths: StockAmount;
  };
};

export const stockTableRoles: TableRoles<StockTables> = {
  stock_item: "reference",
  stock: "everyday",
  recipe: "reference",
};
