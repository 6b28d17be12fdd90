import type { ServingWay } from "@comanda/contract/serving-way";
import type { StoredLine } from "@comanda/contract/stored-line";
import type {
  BillId,
  CustomerId,
  ForeignCurrencyId,
  Instant,
  LocationId,
  Money,
  PayTypeId,
  ShiftId,
  StaffId,
  StationId,
  TenderId,
  WorkDayId,
} from "@comanda/contract/wire";
import type { Generated } from "kysely";

import type { Json } from "./column-types.ts";
import type { TableRoles } from "./table-roles.ts";

export type BillTables = {
  /** The last number given in a series: all bills of the location, or those of a work day. */
  bill_counter: { location: LocationId; series: string; last_number: number };
  bill: {
    id: Generated<BillId>;
    location: LocationId;
    number: number;
    /** The work day in which it was opened, which its second number counts in. */
    opened_work_day: WorkDayId;
    number_in_work_day: number;
    version: number;
    table_name: string;
    room_name: string;
    /** The same text for every way of writing the place; may be empty in bills that ended before it was recorded. */
    place_key: Generated<string>;
    cover: number | null;
    serving_way: Generated<ServingWay>;
    staff: StaffId | null;
    customer: CustomerId | null;
    /** Whose company its papers name since the guests have asked for it after they paid. */
    company_of: CustomerId | null;
    status: "open" | "closed" | "voided";
    status_note: string;
    created_at: Instant;
    updated_at: Instant;
    origin: BillId | null;
    /** The bill that took all its lines. */
    merged_into: BillId | null;
    /** The closed bill whose lines this one takes back. */
    refund_of: BillId | null;
    /** The work day in which it was closed or voided. */
    work_day: WorkDayId | null;
    shift: ShiftId | null;
    /** The guests whose share costs less by law, and how many share it. */
    privilege: Json | null;
    /** Its courses that were fired, will be by themselves, or will not be. */
    courses: Json | null;
    /** The time of the last Served; null if there was none. */
    served_at: Instant | null;
    /** Since when the guests wait again. */
    waits_since: Instant | null;
    /** What it came to when it was closed. */
    totals: Json | null;
    amount: Money;
    /** What its tenders have paid of it. */
    paid: Generated<Money>;
    /** How many papers were made of it. */
    papers: Generated<number>;
    /** Its version on the last of them; 0 before the first. */
    printed_version: Generated<number>;
  };
  bill_line: StoredLine & {
    id: Generated<number>;
    /** The station that it took its stock from; null on lines older than this column. */
    stock_station: StationId | null;
    /** How many of it are on tickets to the kitchen or bar. */
    ticketed_tenths: number;
    /** The seats that kitchen or bar know; null for the table. */
    ticketed_seats: Json | null;
    /** For which places and serving ways, and to be made how, kitchen or bar have it; null if nothing is known. */
    ticketed_for: Json | null;
  };
  /** When the server does something by itself; at most one for a record. */
  alarm: {
    location: LocationId;
    /** The next course of a bill is fired. */
    kind: "course";
    /** The bill. */
    record: number;
    due_at: Instant;
    /** The station whose printers make the papers. */
    station: StationId | null;
  };
  /** A bill that was joined into another one and can be taken apart from it. */
  joined_bill: {
    id: Generated<number>;
    location: LocationId;
    bill: BillId;
    into_bill: BillId;
    /** The journal row of the join: later lines belong to either of the two. */
    round: number;
    /** The note that the bill had. */
    status_note: string;
    /** Of each of its lines: its row, its key before and since, and how much of it there was. */
    lines: Json;
  };
  /** Money that was taken for a bill, or given back. A row never changes. */
  tender: {
    /** Negative for what was taken before there were tenders. */
    id: Generated<TenderId>;
    location: LocationId;
    bill: BillId;
    /** Made by the till at the press; null for the payments with which a bill was closed at once. */
    key: string | null;
    /** Null for cash that was given back where the venue has no pay type for cash. */
    pay_type: PayTypeId | null;
    /** What the guest handed over; negative if it was given back. */
    received: Money;
    change: Money;
    /** What it is more than it pays of the bill, because cash is rounded. */
    rounding: Generated<Money>;
    /** What the guest handed over of another currency, with its code and its rate of that moment. */
    given_currency: ForeignCurrencyId | null;
    given_code: string | null;
    given_amount: Money | null;
    rate_millionths: number | null;
    /** The tender that it takes back. */
    reverses: TenderId | null;
    /** What the guest had paid with, if a refund gave cash instead. */
    instead_of: PayTypeId | null;
    staff: StaffId;
    /** The shift whose drawer it is in. */
    shift: ShiftId;
    at: Instant;
  };
};

export const billTableRoles: TableRoles<BillTables> = {
  bill_counter: "everyday",
  bill: "everyday",
  bill_line: "everyday",
  joined_bill: "everyday",
  alarm: "everyday",
  tender: "everyday",
};
