import type { Bill } from "@comanda/domain/bill/bill";

import type { WriteContext } from "#journal/command.ts";

import { movePapersOf } from "../printing/index.ts";
import type { BillRow } from "./bill-rows.ts";
import { markPaperCurrent, saveBillRow, type StoredBill } from "./bill-store.ts";

/**
 * Saves what guests do not see of a bill, such as its courses or that all has come: the paper that they have of it does
 * not become an old one.
 */
export async function saveUnseenChange(
  context: WriteContext,
  stored: StoredBill,
  bill: Bill,
): Promise<StoredBill> {
  const before = stored.row;
  const row = await saveBillRow(context, stored, { bill, amount: before.amount });
  await keepPaper(context, before, row);
  return { ...stored, bill, row };
}

/** After a save of which guests see nothing, the paper that they have shows its version, too. */
export async function keepPaper(
  context: WriteContext,
  before: BillRow,
  after: BillRow,
): Promise<void> {
  if (before.printed_version !== before.version) return;
  await movePapersOf(context, { id: after.id, from: before.version, to: after.version });
  await markPaperCurrent(context, after);
}
