import type { WriteTransaction } from "#database/database.ts";
import type { TableMaker } from "#database/new-table.ts";

/** Pay types say whether they open the drawer, and money-in and money-out have a paper. */
export async function addDrawerAndSlips(make: TableMaker): Promise<void> {
  const no = { value: 0, check: `"opens_drawer" in (0, 1)` };
  await make.addColumnWithDefault("pay_type", "opens_drawer", no);
  await make.allowEnumValue("print_job", "kind", { word: "payment-slip", after: "test-page" });
}

/** The index of cash on the pay screen when this was released. */
const cashIndex = 800;

/** Cash opens the drawer from now on. The journal has never recorded this column, so nothing contradicts it. */
export async function letCashOpenDrawer(tx: WriteTransaction): Promise<void> {
  await tx
    .updateTable("pay_type")
    .set({ opens_drawer: 1 })
    .where("index_number", "=", cashIndex)
    .execute();
}
