import type { TableMaker } from "#database/new-table.ts";

/** Menus that are served at certain times only, with the articles and categories that are on them. */
export async function addScheduledMenus(make: TableMaker): Promise<void> {
  await make
    .locationTable("scheduled_menu")
    .text("name")
    .text("hours")
    .unique("location", "name")
    .create();
  await make.addColumnWithDefault("scheduled_menu", "revision", {
    value: 1,
    check: `"revision" >= 1`,
  });
  await make.addInteger("scheduled_menu", "deleted_at");
  await make
    .plainTable("scheduled_menu_article")
    .refersToShared("location", "location")
    .refersTo("scheduled_menu", "scheduled_menu")
    .refersTo("article", "article")
    .primaryKey("location", "scheduled_menu", "article")
    .create();
  await make
    .plainTable("scheduled_menu_category")
    .refersToShared("location", "location")
    .refersTo("scheduled_menu", "scheduled_menu")
    .refersTo("category", "category")
    .primaryKey("location", "scheduled_menu", "category")
    .create();
}
