import { billTableRoles, type BillTables } from "#database/tables/bill-tables.ts";
import { dayTableRoles, type DayTables } from "#database/tables/day-tables.ts";
import { floorTableRoles, type FloorTables } from "#database/tables/floor-tables.ts";
import { journalTableRoles, type JournalTables } from "#database/tables/journal-tables.ts";
import { menuTableRoles, type MenuTables } from "#database/tables/menu-tables.ts";
import { moneyTableRoles, type MoneyTables } from "#database/tables/money-tables.ts";
import { peopleTableRoles, type PeopleTables } from "#database/tables/people-tables.ts";
import { printTableRoles, type PrintTables } from "#database/tables/print-tables.ts";
import { sellingTableRoles, type SellingTables } from "#database/tables/selling-tables.ts";
import { stockTableRoles, type StockTables } from "#database/tables/stock-tables.ts";
import { venueTableRoles, type VenueTables } from "#database/tables/venue-tables.ts";
import type { TableRoles } from "#database/tables/table-roles.ts";

export type Tables = VenueTables &
  PeopleTables &
  MenuTables &
  SellingTables &
  StockTables &
  JournalTables &
  PrintTables &
  DayTables &
  BillTables &
  FloorTables &
  MoneyTables & { readonly migration: { readonly name: string } };

/** Whether a write to a table may change the menu, prices or rules. */
export const tableRoles: TableRoles<Tables> = {
  ...billTableRoles,
  ...floorTableRoles,
  ...dayTableRoles,
  ...journalTableRoles,
  ...menuTableRoles,
  ...moneyTableRoles,
  ...peopleTableRoles,
  ...printTableRoles,
  ...sellingTableRoles,
  ...stockTableRoles,
  ...venueTableRoles,
  migration: "everyday",
};
