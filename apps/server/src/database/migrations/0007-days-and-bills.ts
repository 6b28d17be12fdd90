import type { TableMaker } from "#database/new-table.ts";

export async function dayAndBillTables(make: TableMaker): Promise<void> {
  await dayTables(make);
  await billTable(make);
  await lineTable(make);
}

async function dayTables(make: TableMaker): Promise<void> {
  await make
    .locationTable("work_day")
    .whole("started_at")
    .refersToShared("started_by", "staff")
    .whole("ended_at", "optional")
    .check("end", "ended_at >= started_at")
    .create();
  await make.uniqueWhere("work_day_one_open", "work_day", ["location"], "ended_at is null");
  await make
    .locationTable("shift")
    .refersTo("station", "station")
    .refersTo("work_day", "work_day")
    .refersToShared("staff", "staff")
    .text("name")
    .whole("started_at")
    .text("start_count")
    .whole("ended_at", "optional")
    .check("end", "ended_at >= started_at")
    .create();
  await make.uniqueWhere("shift_one_open", "shift", ["location", "station"], "ended_at is null");
}

async function billTable(make: TableMaker): Promise<void> {
  await make
    .plainTable("bill_counter")
    .refersToShared("location", "location")
    .text("series")
    .whole("last_number")
    .primaryKey("location", "series")
    .create();
  await make
    .locationTable("bill")
    .whole("number")
    .refersTo("opened_work_day", "work_day")
    .whole("number_in_work_day")
    .whole("version")
    .text("table_name")
    .text("room_name")
    .whole("cover", "optional")
    .refersToShared("staff", "staff", "optional")
    .refersTo("customer", "customer", "optional")
    .oneOf("status", ["open", "closed", "voided"])
    .text("status_note")
    .whole("created_at")
    .whole("updated_at")
    .refersTo("origin", "bill", "optional")
    .refersTo("work_day", "work_day", "optional")
    .refersTo("shift", "shift", "optional")
    .text("settlement", "optional")
    .whole("amount")
    .unique("location", "number")
    .unique("location", "opened_work_day", "number_in_work_day")
    .check("one_place", "table_name = '' or room_name = ''")
    .check("settled", "(status = 'closed') = (settlement is not null)")
    .check("void_amount", "status <> 'voided' or amount = 0")
    .create();
  await make.index("bill_by_status", "bill", ["location", "status", "number"]);
  await make.index("bill_by_shift", "bill", ["location", "shift"]);
}

async function lineTable(make: TableMaker): Promise<void> {
  await make
    .locationTable("bill_line")
    .refersTo("bill", "bill")
    .text("key")
    .oneOf("type", ["normal", "mixer", "commission", "timer"])
    .refersTo("article", "article")
    .whole("quantity_tenths")
    .whole("product_price")
    .whole("price")
    .whole("cost")
    .whole("total")
    .refersToShared("staff", "staff")
    .text("note")
    .refersTo("promotion", "promotion", "optional")
    .whole("created_at")
    .text("credits", "optional")
    .text("parent", "optional")
    .refersTo("order_level", "order_level", "optional")
    .flag("is_free")
    .whole("commission")
    .flag("is_on_bill")
    .flag("is_in_price")
    .text("time_unit", "optional")
    .whole("started_at", "optional")
    .whole("ended_at", "optional")
    .whole("product_minimum")
    .whole("minimum")
    .whole("contained_commission")
    .unique("location", "bill", "key")
    .check(
      "sign",
      "(credits is null and quantity_tenths >= 0) or (credits is not null and quantity_tenths <= 0)",
    )
    .check("timer", "(type = 'timer') = (started_at is not null and time_unit is not null)")
    .create();
}
