import type {
  ExpenseCategoryId,
  Instant,
  LocationId,
  Money,
  PaidCommissionId,
  PaymentId,
  ReportId,
  ShiftId,
  StaffId,
  WorkDayId,
} from "@comanda/contract/wire";
import type { Generated } from "kysely";

import type { Json } from "./column-types.ts";
import type { TableRoles } from "./table-roles.ts";

export type MoneyTables = {
  /** Money-in and money-out. */
  payment: {
    id: Generated<PaymentId>;
    location: LocationId;
    type: "money-in" | "money-out";
    amount: Money;
    note: string;
    expense_category: ExpenseCategoryId;
    staff: StaffId;
    shift: ShiftId;
    work_day: WorkDayId;
    created_at: Instant;
  };
  paid_commission: {
    id: Generated<PaidCommissionId>;
    location: LocationId;
    /** The earner. */
    staff: StaffId;
    amount: Money;
    note: string;
    paid_by: StaffId;
    shift: ShiftId;
    work_day: WorkDayId;
    paid_at: Instant;
  };
  /** The lines whose commission was paid. */
  paid_commission_line: {
    location: LocationId;
    bill_line: number;
    paid_commission: PaidCommissionId;
  };
  /** Every count at the end of a shift; the last one is valid. */
  shift_count: {
    id: Generated<number>;
    location: LocationId;
    shift: ShiftId;
    staff: StaffId;
    /** Coins and notes as they were counted. */
    count: Json;
    total: Money;
    at: Instant;
  };
  /** The last number given to a report of a kind. */
  report_counter: { location: LocationId; kind: "shift" | "day" | "month"; last_number: number };
  /** The filed summaries. A row is never updated. */
  report: {
    id: Generated<ReportId>;
    location: LocationId;
    kind: "shift" | "day" | "month";
    number: number;
    shift: ShiftId | null;
    work_day: WorkDayId | null;
    /** YYYY-MM-DD */
    from_date: string | null;
    to_date: string | null;
    staff: StaffId;
    created_at: Instant;
    summary: Json;
    message: string;
    file_name: string;
    /** SHA-256 in hex: the journal vouches for the PDF without holding it. */
    pdf_hash: string | null;
    pdf_length: number | null;
    /** Where the journal ended when it was filed, as 1234:ab12…; empty on reports older than this column. */
    journal_head: Generated<string>;
  };
  /** The PDFs, apart from the journal and from lists. Base64. */
  report_pdf: { location: LocationId; report: ReportId; content: string };
};

export const moneyTableRoles: TableRoles<MoneyTables> = {
  payment: "everyday",
  paid_commission: "everyday",
  paid_commission_line: "everyday",
  shift_count: "everyday",
  report_counter: "everyday",
  report: "everyday",
  report_pdf: "everyday",
};
