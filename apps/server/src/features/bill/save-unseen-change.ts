import type { Bill } from "@comanda/domain/bill/bill";

import type { WriteContext } from "#journal/command.ts";

import { movePapersOf } from "../printing/index.ts";
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
  if (before.printed_version === before.version) {
    await movePapersOf(context, { id: row.id, from: before.version, to: row.version });
    await markPaperCurrent(context, row);
  }
  return { ...stored, bill, row };
}
