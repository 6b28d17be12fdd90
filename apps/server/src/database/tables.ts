import type { BillTables } from "#database/tables/bill-tables.ts";
import type { DayTables } from "#database/tables/day-tables.ts";
import type { JournalTables } from "#database/tables/journal-tables.ts";
import type { MenuTables } from "#database/tables/menu-tables.ts";
import type { MoneyTables } from "#database/tables/money-tables.ts";
import type { PeopleTables } from "#database/tables/people-tables.ts";
import type { PrintTables } from "#database/tables/print-tables.ts";
import type { SellingTables } from "#database/tables/selling-tables.ts";
import type { StockTables } from "#database/tables/stock-tables.ts";
import type { VenueTables } from "#database/tables/venue-tables.ts";

export type Tables = VenueTables &
  PeopleTables &
  MenuTables &
  SellingTables &
  StockTables &
  JournalTables &
  PrintTables &
  DayTables &
  BillTables &
  MoneyTables & { readonly migration: { readonly name: string } };
