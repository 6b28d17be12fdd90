import type { TableMaker } from "#database/new-table.ts";

/** A bill that takes back lines of another names it; cash that went back names what the guest had paid with. */
export async function addRefunds(make: TableMaker): Promise<void> {
  await make.addReference("bill", "refund_of", "bill");
  await make.addReference("tender", "instead_of", "pay_type");
  await make.indexWhere(
    "refunds_of_bill",
    "bill",
    ["location", "refund_of"],
    "refund_of is not null",
  );
}
