import { isRefusal } from "@comanda/domain/refusal";

import { isServerAway } from "#api/failure.ts";
import { languageState } from "#language/language.ts";

import { sayFailure, sayNotice, sayRefusal } from "../notice/index.ts";
import {
  findBillElsewhere,
  loadBillByNumber,
  typeOnPad,
  useOrder,
  type BillElsewhere,
  type LoadedBill,
} from "../order/index.ts";

type Ways = {
  readonly onShowBill: (bill: LoadedBill) => void;
  readonly navigate: (path: string) => void;
};

/** A closed or voided bill is shown; an open one goes to the order screen. */
export async function findTypedBill(ways: Ways): Promise<void> {
  const { typed } = useOrder.getState();
  if (!/^\d+$/.test(typed)) {
    sayRefusal({ refusal: "bill-not-found" });
    return;
  }
  const found = loadBillByNumber(Number(typed));
  if (isRefusal(found)) {
    if (found.refusal !== "bill-not-found" || Number(typed) === 0) sayRefusal(found);
    else await findOfOtherDays(typed, ways);
    return;
  }
  typeOnPad("");
  if (found.mode !== "detail") ways.onShowBill(found);
}

/** A number that no bill of the running day has. */
async function findOfOtherDays(typed: string, ways: Ways): Promise<void> {
  const elsewhere = await findBillElsewhere(Number(typed));
  // By now the pad may be used for something else.
  if (useOrder.getState().typed !== typed) return;
  show(elsewhere, Number(typed), ways);
}

function show(elsewhere: BillElsewhere, number: number, { onShowBill, navigate }: Ways): void {
  switch (elsewhere.found) {
    case "one":
      typeOnPad("");
      onShowBill(elsewhere.bill);
      return;
    case "several":
      typeOnPad("");
      navigate(`/bills-detail?number=${number}`);
      return;
    case "none": {
      const { problem } = elsewhere;
      if ("refusal" in problem) sayRefusal(problem);
      else if (isServerAway(problem)) sayNotice(languageState().messages.order.otherDaysAway);
      else sayFailure(problem);
    }
  }
}
