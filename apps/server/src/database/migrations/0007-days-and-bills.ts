import type { TableMaker } from "#database/new-table.ts";

export async function dayAndBillTables(make: TableMaker): Promise<void> {
  await dayTables(make);
  await billTable(make);
  await lineTable(make);
}

async function dayTables(make: TableMaker): Promise<void> {
  await make
    .locationTable("work_day")
    .integer("started_at")
    .refersToShared("started_by", "staff")
    .integer("ended_at", "optional")
    .check("end", "ended_at >= started_at")
    .create();
  await make.uniqueWhere("work_day_one_open", "work_day", ["location"], "ended_at is null");
  await make
    .locationTable("shift")
    .refersTo("station", "station")
    .refersTo("work_day", "work_day")
    .refersToShared("staff", "staff")
    .text("name")
    .integer("started_at")
    .text("start_count")
    .integer("ended_at", "optional")
    .check("end", "ended_at >= started_at")
    .create();
  await make.uniqueWhere("shift_one_open", "shift", ["location", "station"], "ended_at is null");
}

async function billTable(make: TableMaker): Promise<void> {
  await make
    .plainTable("bill_counter")
    .refersToShared("location", "location")
    .text("series")
    .integer("last_number")
    .primaryKey("location", "series")
    .create();
  await make
    .locationTable("bill")
    .integer("number")
    .refersTo("opened_work_day", "work_day")
    .integer("number_in_work_day")
    .integer("version")
    .text("table_name")
    .text("room_name")
    .integer("cover", "optional")
    .refersToShared("staff", "staff", "optional")
    .refersTo("customer", "customer", "optional")
    .enumeration("status", ["open", "closed", "voided"])
    .text("status_note")
    .integer("created_at")
    .integer("updated_at")
    .refersTo("origin", "bill", "optional")
    .refersTo("work_day", "work_day", "optional")
    .refersTo("shift", "shift", "optional")
    .text("settlement", "optional")
    .integer("amount")
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
    .enumeration("type", ["normal", "mixer", "commission", "timer"])
    .refersTo("article", "article")
    .integer("quantity_tenths")
    .integer("product_price")
    .integer("price")
    .integer("cost")
    .integer("total")
    .refersToShared("staff", "staff")
    .text("note")
    .refersTo("promotion", "promotion", "optional")
    .integer("created_at")
    .text("credits", "optional")
    .text("parent", "optional")
    .refersTo("order_level", "order_level", "optional")
    .flag("is_free")
    .integer("commission")
    .flag("is_on_bill")
    .flag("is_in_price")
    .text("time_unit", "optional")
    .integer("started_at", "optional")
    .integer("ended_at", "optional")
    .integer("product_minimum")
    .integer("minimum")
    .integer("contained_commission")
    .unique("location", "bill", "key")
    .check(
      "sign",
      "(credits is null and quantity_tenths >= 0) or (credits is not null and quantity_tenths <= 0)",
    )
    .check("timer", "(type = 'timer') = (started_at is not null and time_unit is not null)")
    .create();
}
