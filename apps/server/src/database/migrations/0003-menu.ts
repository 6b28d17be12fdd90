import type { TableMaker } from "#database/new-table.ts";

export async function menuTables(make: TableMaker): Promise<void> {
  await groupTables(make);
  await make
    .locationTable("category")
    .text("name")
    .refersTo("parent", "category", "optional")
    .integer("index_number")
    .text("color")
    .refersTo("mixer_group", "mixer_group", "optional")
    .refersTo("commission", "commission", "optional")
    .unique("location", "name")
    .check("own_parent", "parent <> id")
    .create();
  await articleTable(make);
  await positionTables(make);
}

async function groupTables(make: TableMaker): Promise<void> {
  await make.locationTable("product_group").text("name").unique("location", "name").create();
  await make.locationTable("management_group").text("name").unique("location", "name").create();
  await make
    .locationTable("mixer_group")
    .text("name")
    .integer("maximum")
    .unique("location", "name")
    .check("maximum", "maximum > 0")
    .create();
  await make
    .locationTable("order_level")
    .text("name")
    .integer("index_number")
    .refersTo("product_group", "product_group")
    .unique("location", "product_group", "name")
    .create();
  await make
    .locationTable("commission")
    .text("name")
    .integer("price")
    .flag("is_in_price")
    .flag("is_on_bill")
    .unique("location", "name")
    .check("price", "price >= 0")
    .create();
  // An entry without a user group is the default, "entry 0" of the specification.
  await make
    .locationTable("commission_entry")
    .refersTo("commission", "commission")
    .refersToShared("user_group", "user_group", "optional")
    .integer("amount")
    .unique("location", "commission", "user_group")
    .check("amount", "amount >= 0")
    .create();
  await make.uniqueWhere(
    "commission_one_default",
    "commission_entry",
    ["location", "commission"],
    "user_group is null",
  );
}

async function articleTable(make: TableMaker): Promise<void> {
  await make
    .locationTable("article")
    .text("name")
    .integer("price")
    .integer("cost")
    .text("color")
    .refersTo("category", "category")
    .refersTo("management_group", "management_group", "optional")
    .refersTo("product_group", "product_group")
    .refersTo("mixer_group", "mixer_group", "optional")
    .refersTo("commission", "commission", "optional")
    .integer("commission_price", "optional")
    .flag("commission_active")
    .flag("has_order_level")
    .enumeration("type", ["sale", "recipe", "mixer", "timer"])
    .enumeration("time_unit", ["minutes", "hours", "days"])
    .integer("price_minimum", "optional")
    .integer("price_maximum", "optional")
    .flag("has_variable_price")
    .flag("is_active")
    .text("cooking_options")
    .refersTo("master", "article", "optional")
    .refersTo("clone", "article", "optional")
    .integer("deleted_at", "optional")
    .check("name_present", "name <> ''")
    .check("amounts", "price >= 0 and cost >= 0")
    .check(
      "price_range",
      "has_variable_price = 0 or (price_minimum is not null and price_maximum is not null" +
        " and price_minimum <= price_maximum)",
    )
    .create();
  await make.uniqueWhere(
    "article_one_per_name",
    "article",
    ["location", "name"],
    "deleted_at is null",
  );
}

async function positionTables(make: TableMaker): Promise<void> {
  await make
    .plainTable("mixer_group_article")
    .refersToShared("location", "location")
    .refersTo("mixer_group", "mixer_group")
    .refersTo("article", "article")
    .integer("index_number")
    .primaryKey("location", "mixer_group", "article")
    .create();
  await make
    .locationTable("favorite")
    .text("name")
    .integer("index_number")
    .unique("location", "name")
    .create();
  await make
    .locationTable("product_position")
    .refersTo("category", "category", "optional")
    .refersTo("favorite", "favorite", "optional")
    .refersTo("article", "article")
    .integer("index_number")
    .unique("location", "category", "article")
    .unique("location", "favorite", "article")
    .check("one_place", "(category is null) <> (favorite is null)")
    .create();
}
