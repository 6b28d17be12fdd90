import type { TableMaker } from "#database/new-table.ts";

export async function peopleTables(make: TableMaker): Promise<void> {
  await staffTables(make);
  await make
    .plainTable("session")
    .text("id")
    .refersToShared("staff", "staff")
    .refersToShared("location", "location", "optional")
    .integer("station", "optional")
    .references(["location", "station"], "station", ["location", "id"])
    .integer("epoch")
    .integer("created_at")
    .integer("ends_at")
    .integer("revoked_at", "optional")
    .primaryKey("id")
    .check("place", "(location is null) = (station is null)")
    .check("length", "ends_at > created_at")
    .create();
  await make.index("session_of_staff", "session", ["staff"]);
  await make
    .locationTable("customer_type")
    .text("name")
    .flag("pays_by_invoice")
    .unique("location", "name")
    .create();
  await make
    .locationTable("customer")
    .text("name")
    .text("date_of_birth", "optional")
    .text("card_number")
    .refersTo("customer_type", "customer_type")
    .text("address")
    .text("phone")
    .text("email")
    .text("preferred_drink")
    .integer("deleted_at", "optional")
    .check("name_present", "name <> ''")
    .create();
  await make.index("customer_by_name", "customer", ["location", "name"]);
  await make.uniqueWhere(
    "customer_one_per_card",
    "customer",
    ["location", "card_number"],
    "card_number <> '' and deleted_at is null",
  );
}

async function staffTables(make: TableMaker): Promise<void> {
  await make
    .sharedTable("user_group")
    .text("name")
    .enumeration("kind", ["management", "cashier", "service", "other"])
    .unique("name")
    .create();
  await make
    .sharedTable("staff")
    .text("ref")
    .text("username")
    .text("password_hash", "optional")
    .text("first_name")
    .text("last_name")
    .enumeration("role", ["admin", "cashier", "staff"])
    .refersToShared("user_group", "user_group")
    .text("sub_roles")
    .text("permissions")
    .flag("may_log_in")
    .refersToShared("location", "location", "optional")
    .integer("station", "optional")
    .references(["location", "station"], "station", ["location", "id"])
    .integer("deleted_at", "optional")
    .unique("username")
    .unique("id", "ref")
    .check("username_lower", "username = lower(username) and username <> ''")
    .check("ref_present", "ref <> ''")
    .check("place", "station is null or location is not null")
    .create();
  // The staff ID is repeated here because it must be unique among the staff of a location.
  await make
    .plainTable("staff_location")
    .refersToShared("location", "location")
    .integer("staff")
    .text("ref")
    .references(["staff", "ref"], "staff", ["id", "ref"])
    .primaryKey("location", "staff")
    .unique("location", "ref")
    .create();
}
