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

/** Callbacks for a found bill. */
type Ways = {
  readonly onFound: (bill: LoadedBill) => void;
  readonly navigate: (path: string) => void;
};

/** Finds the bill with the typed number, also on other days, or shows why it cannot; returns whether it was found. */
export async function findTypedBill(ways: Ways): Promise<boolean> {
  const { typed } = useOrder.getState();
  if (!/^\d+$/.test(typed)) {
    sayRefusal({ refusal: "bill-not-found" });
    return false;
  }
  const found = loadBillByNumber(Number(typed));
  if (!isRefusal(found)) {
    typeOnPad("");
    ways.onFound(found);
    return true;
  }
  if (found.refusal === "bill-not-found" && Number(typed) > 0) return findOfOtherDays(typed, ways);
  sayRefusal(found);
  return false;
}

/** No bill of the running day has the number. */
async function findOfOtherDays(typed: string, ways: Ways): Promise<boolean> {
  const elsewhere = await findBillElsewhere(Number(typed));
  // The pad may have been used for something else meanwhile.
  if (useOrder.getState().typed !== typed) return false;
  if (elsewhere.found !== "none") typeOnPad("");
  show(elsewhere, Number(typed), ways);
  return elsewhere.found !== "none";
}

function show(elsewhere: BillElsewhere, number: number, { onFound, navigate }: Ways): void {
  switch (elsewhere.found) {
    case "one":
      onFound(elsewhere.bill);
      return;
    case "several":
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
