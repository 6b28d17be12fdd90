import { isRefusal } from "@comanda/domain/refusal";
import { useState } from "react";
import { Redirect } from "wouter";

import type { Reference } from "#records/reference.ts";

import { requireDividable } from "../end-bill/index.ts";
import { useBillToEnd, type ShowBill } from "../ending/index.ts";
import { wholeSecond } from "../order/index.ts";
import { newSplit } from "./new-split.ts";
import { SplitBoard } from "./split-board.tsx";

type SplitBillScreenProps = {
  readonly origin: string;
  readonly reference: Reference;
  readonly onShowBill: ShowBill;
};

/** Some of a bill goes to a second one, for guests who pay apart. */
export function SplitBillScreen({ origin, reference, onShowBill }: SplitBillScreenProps) {
  const ending = useBillToEnd({ guard: requireDividable, onShowBill, asked: origin });
  const { bill } = ending;
  const [at] = useState(wholeSecond);
  if (bill === null) return <Redirect to="/order" replace />;
  const start = newSplit(bill, at);
  // Closed by somebody else meanwhile, which is being told.
  if (isRefusal(start)) return null;
  return (
    // What others add to the bill begins the split anew, since it would be refused as it is.
    <SplitBoard key={bill.version} start={start} reference={reference} ending={ending} />
  );
}
