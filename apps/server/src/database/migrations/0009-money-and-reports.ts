import type { TableMaker } from "#database/new-table.ts";

export async function moneyAndReportTables(make: TableMaker): Promise<void> {
  await make.addInteger("pay_type", "deleted_at");
  await paymentTables(make);
  await make
    .locationTable("shift_count")
    .refersTo("shift", "shift")
    .refersToShared("staff", "staff")
    .text("count")
    .integer("total")
    .integer("at")
    .check("total", "total >= 0")
    .create();
  await make.index("shift_count_by_shift", "shift_count", ["location", "shift", "id"]);
  await reportTables(make);
  await make.index("work_day_by_start", "work_day", ["location", "started_at"]);
}

async function paymentTables(make: TableMaker): Promise<void> {
  await make
    .locationTable("payment")
    .enumeration("type", ["money-in", "money-out"])
    .integer("amount")
    .text("note")
    .refersTo("expense_category", "expense_category")
    .refersToShared("staff", "staff")
    .refersTo("shift", "shift")
    .refersTo("work_day", "work_day")
    .integer("created_at")
    .check("amount", "amount > 0")
    .create();
  await make.index("payment_by_shift", "payment", ["location", "shift"]);
  await make
    .locationTable("paid_commission")
    .refersToShared("staff", "staff")
    .integer("amount")
    .text("note")
    .refersToShared("paid_by", "staff")
    .refersTo("shift", "shift")
    .refersTo("work_day", "work_day")
    .integer("paid_at")
    .check("amount", "amount > 0")
    .create();
  await make.index("paid_commission_by_shift", "paid_commission", ["location", "shift"]);
  // The key keeps a line from being paid twice.
  await make
    .plainTable("paid_commission_line")
    .refersToShared("location", "location")
    .refersTo("bill_line", "bill_line")
    .refersTo("paid_commission", "paid_commission")
    .primaryKey("location", "bill_line")
    .create();
  // Commission lines are few among all lines, and are queried without their bills.
  await make.uniqueWhere(
    "bill_line_commission",
    "bill_line",
    ["location", "id"],
    "type = 'commission'",
  );
}

async function reportTables(make: TableMaker): Promise<void> {
  await make
    .plainTable("report_counter")
    .refersToShared("location", "location")
    .enumeration("kind", ["shift", "day", "month"])
    .integer("last_number")
    .primaryKey("location", "kind")
    .create();
  await make
    .locationTable("report")
    .enumeration("kind", ["shift", "day", "month"])
    .integer("number")
    .refersTo("shift", "shift", "optional")
    .refersTo("work_day", "work_day", "optional")
    .text("from_date", "optional")
    .text("to_date", "optional")
    .refersToShared("staff", "staff")
    .integer("created_at")
    .text("summary")
    .text("message")
    .text("file_name")
    .text("pdf_hash", "optional")
    .integer("pdf_length", "optional")
    .unique("location", "kind", "number")
    .check("number", "number > 0")
    .check("of_shift", "(kind = 'shift') = (shift is not null)")
    .check("of_work_day", "(kind = 'day') = (work_day is not null)")
    .check("of_month", "(kind = 'month') = (from_date is not null and to_date is not null)")
    .check("pdf", "(pdf_hash is null) = (pdf_length is null)")
    .create();
  await make.uniqueWhere(
    "report_one_per_shift",
    "report",
    ["location", "shift"],
    "shift is not null",
  );
  await make.uniqueWhere(
    "report_one_per_work_day",
    "report",
    ["location", "work_day"],
    "work_day is not null",
  );
  await make
    .plainTable("report_pdf")
    .refersToShared("location", "location")
    .refersTo("report", "report")
    .text("content")
    .primaryKey("location", "report")
    .create();
}
