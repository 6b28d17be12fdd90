import { isRefusal, type Refusal } from "@comanda/domain/refusal";
import { useEffect, useEffectEvent, useState } from "react";
import { Redirect } from "wouter";
import { startSplit, type Split } from "@comanda/domain/bill/split-bill";
import type { Instant } from "@comanda/domain/time/instant";

import type { Reference } from "#records/reference.ts";

import { requireDividable } from "../end-bill/index.ts";
import { useBillToEnd, type ShowBill, type SavedBill } from "../ending/index.ts";
import { showRefusal } from "../notice/index.ts";
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
  if (isRefusal(start)) {
    // When another till has ended the bill, the user is being notified.
    return bill.status === "open" ? <LeaveWithNotice refusal={start} /> : null;
  }
  return <SplitBoard start={start} reference={reference} ending={ending} />;
}

/** Another till took money for the bill, or gave a guest a discount by law. */
function LeaveWithNotice({ refusal }: { readonly refusal: Refusal }) {
  const announce = useEffectEvent(() => showRefusal(refusal));
  useEffect(() => announce(), []);
  return <Redirect to="/order" replace />;
}

/** The second bill has the same table or room, until the user changes it. */
function newSplit(bill: SavedBill, at: Instant): Split | Refusal {
  const { place, staff } = bill;
  return startSplit(bill, { place, staff, cover: null, customer: null }, at);
}
