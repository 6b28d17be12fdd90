import { isRefusal, type Refusal } from "@comanda/domain/refusal";
import { useState } from "react";
import { Redirect } from "wouter";
import { startSplit, type Split } from "@comanda/domain/bill/split-bill";
import type { Instant } from "@comanda/domain/time/instant";

import type { Reference } from "#records/reference.ts";

import { requireDividable } from "../end-bill/index.ts";
import { useBillToEnd, type ShowBill, type SavedBill } from "../ending/index.ts";
import { currentWholeSecond } from "../order/index.ts";
import { SplitBoard } from "./split-board.tsx";

type SplitBillScreenProps = {
  readonly origin: string;
  readonly reference: Reference;
  readonly onShowBill: ShowBill;
};

/** Moves lines to a second bill, for guests who pay separately. */
export function SplitBillScreen({ origin, reference, onShowBill }: SplitBillScreenProps) {
  const ending = useBillToEnd({ guard: requireDividable, onShowBill, asked: origin });
  const { bill } = ending;
  const [at] = useState(currentWholeSecond);
  if (bill === null) return <Redirect to="/order" replace />;
  const start = newSplit(bill, at);
  // Another till has ended the bill, and the user is being notified.
  if (isRefusal(start)) return null;
  return <SplitBoard start={start} reference={reference} ending={ending} />;
}

/** The second bill has the same table or room, until the user changes it. */
function newSplit(bill: SavedBill, at: Instant): Split | Refusal {
  const { place, staff } = bill;
  return startSplit(bill, { place, staff, cover: null, customer: null }, at);
}
