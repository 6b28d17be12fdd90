import { printShift as printShiftCall } from "@comanda/contract/day";

import { write } from "#records/write.ts";

import type { Problem } from "../notice/index.ts";
import { deliverPapers, paperQuery } from "../papers/index.ts";

/** Prints the figures of the shift before it ends. */
export async function printShift(): Promise<Problem> {
  const outcome = await write(printShiftCall, { query: paperQuery() });
  if (!outcome.ok) return outcome.failure;
  void deliverPapers(outcome.reply);
  return null;
}
