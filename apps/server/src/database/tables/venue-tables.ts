import type {
  CashWay,
  CurrencyId,
  ForeignCurrencyId,
  Instant,
  LocationId,
  Money,
  PaperLanguageId,
  StationId,
} from "@comanda/contract/wire";
import type { Generated } from "kysely";

import type { Flag, Json, Retirable, Revised } from "./column-types.ts";
import type { TableRoles } from "./table-roles.ts";

export type VenueTables = {
  location: Revised & {
    id: Generated<LocationId>;
    name: string;
    address: string;
    phone: string;
    time_zone: string;
    printer_server_address: string;
    uses_local_server: Flag;
    groups_bill_items: Flag;
    uses_bill_number_per_work_day: Flag;
    asks_for_order_level: Flag;
    decimal_separator: string;
    thousand_separator: string;
    currency_sign: Generated<"none" | "before" | "after">;
    tax_number: Generated<string>;
    bill_header: Generated<string>;
    bill_footer: Generated<string>;
    /** The hash of the logo above them. */
    logo: Generated<string | null>;
    chart_of_accounts: Generated<"country" | "skr03" | "skr04" | "simple">;
    datev_consultant: Generated<string>;
    datev_client: Generated<string>;
    fiscal_year_month: Generated<number>;
    uses_seats: Generated<Flag>;
    /** How many minutes after the one before a course is fired by itself; null if none is. */
    course_minutes: Generated<number | null>;
    prints_later_courses: Generated<Flag>;
  };
  /** The logos that locations have or had, by their hash; only an unused one is ever deleted. */
  logo: {
    location: LocationId;
    /** Half of its SHA-256, in hex. */
    hash: string;
    /** In base64. */
    content: string;
    /** Whether the location has or had it, so that papers may name it. */
    is_used: Flag;
    /** When the office last sent it. */
    sent_at: Instant;
  };
  station: Retirable & {
    id: Generated<StationId>;
    location: LocationId;
    name: string;
    is_sale_point: Flag;
    /** Whether guests order and pay there without a table. */
    is_counter: Generated<Flag>;
    /** Of the printer at its till. */
    usb_width_dots: Generated<number>;
    usb_has_cutter: Generated<Flag>;
    /** Of its papers; null for the language of the till. */
    paper_language: Generated<PaperLanguageId | null>;
    /** Whether the guests' bill is printed with each order that is sent from it. */
    prints_bill_with_order: Generated<Flag>;
  };
  currency: Revised & {
    id: Generated<CurrencyId>;
    location: LocationId;
    name: string;
    symbol: string;
    code: string;
    exchange_rate_millionths: number;
    coins: Json;
    notes: Json;
    has_decimals: Flag;
    is_main: Flag;
    /** What the smallest coin is worth; null if cash is not rounded. */
    cash_step: Money | null;
    cash_way: Generated<CashWay>;
  };
  /** Other currencies that guests can pay in. */
  foreign_currency: Revised &
    Retirable & {
      id: Generated<ForeignCurrencyId>;
      location: LocationId;
      name: string;
      code: string;
      rate_millionths: number;
      has_decimals: Flag;
    };
  setting: { name: string; value: Json };
};

export const venueTableRoles: TableRoles<VenueTables> = {
  location: "reference",
  logo: "reference",
  station: "reference",
  currency: "reference",
  foreign_currency: "reference",
  setting: "reference",
};
