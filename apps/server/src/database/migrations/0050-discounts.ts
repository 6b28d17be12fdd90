import type { TableMaker } from "#database/new-table.ts";

/** Discounts that staff give: why, who may give how much, and the lines of bills that take something off. */
export async function addDiscounts(make: TableMaker): Promise<void> {
  await addDiscountReasons(make);
  await make.addInteger("user_group", "discount_limit");
  await make.allowEnumValue("bill_line", "type", { word: "discount", after: "timer" });
  await make.addReference("bill_line", "discount_reason", "discount_reason");
  await make.addInteger("bill_line", "discount_rate");
  await make.addColumnWithDefault("bill_line", "is_of_bill", {
    value: 0,
    check: `"is_of_bill" in (0, 1)`,
  });
  await make.addInteger("bill_line", "given_by");
}

export async function addDiscountReasons(make: TableMaker): Promise<void> {
  await make
    .locationTable("discount_reason")
    .text("name")
    .enumeration("kind", ["discount", "house"])
    .unique("location", "name")
    .create();
  await make.addColumnWithDefault("discount_reason", "revision", {
    value: 1,
    check: `"revision" >= 1`,
  });
  await make.addInteger("discount_reason", "deleted_at");
}
