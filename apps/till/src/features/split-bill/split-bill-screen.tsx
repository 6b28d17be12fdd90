import { isRefusal } from "@comanda/domain/refusal";
import { useState } from "react";
import { Redirect } from "wouter";

import type { Reference } from "#records/reference.ts";

import { requireDividable, useEnding, type ShowBill } from "../end-bill/index.ts";
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
  const ending = useEnding(onShowBill);
  const { bill } = ending;
  const [opened] = useState(() => ({ refusal: requireDividable(), at: wholeSecond() }));
  const isRefused = opened.refusal !== null && bill?.status === "open";
  if (bill === null || String(bill.id) !== origin || isRefused) {
    return <Redirect to="/order" replace />;
  }
  const start = newSplit(bill, opened.at);
  // Closed by somebody else meanwhile, which is being told.
  if (isRefusal(start)) return null;
  return (
    // What others add to the bill begins the split anew, since it would be refused as it is.
    <SplitBoard key={bill.version} start={start} reference={reference} ending={ending} />
  );
}
