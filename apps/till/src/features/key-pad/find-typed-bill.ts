import { isRefusal } from "@comanda/domain/refusal";

import { isServerUnavailable } from "#api/failure.ts";
import { allMessages } from "#language/all-messages.ts";
import { rememberScreen } from "#ui/remember-screen.ts";

import { showFailure, showNotice, showRefusal } from "../notice/index.ts";
import {
  findBillOnOtherDays,
  loadBillByNumber,
  typeOnPad,
  useOrder,
  type OtherDayBill,
  type LoadedBill,
} from "../order/index.ts";

/** Callbacks for a found bill. */
type FoundBillHandlers = {
  readonly onFound: (bill: LoadedBill) => void;
  readonly navigate: (path: string) => void;
};

/**
 * Finds the bill with the typed number, also on other days, or shows why it cannot; returns whether it was found. Either
 * way the number is used up: the next tile would take it for a quantity.
 */
export async function findTypedBill(ways: FoundBillHandlers): Promise<boolean> {
  const { typed } = useOrder.getState();
  typeOnPad("");
  if (!/^\d+$/.test(typed)) {
    showRefusal({ refusal: "bill-not-found" });
    return false;
  }
  const found = loadBillByNumber(Number(typed));
  if (!isRefusal(found)) {
    ways.onFound(found);
    return true;
  }
  if (found.refusal === "bill-not-found" && Number(typed) > 0) return findOnOtherDays(typed, ways);
  showRefusal(found);
  return false;
}

/** No bill of the running day has the number. */
async function findOnOtherDays(typed: string, ways: FoundBillHandlers): Promise<boolean> {
  const isStillOpen = rememberScreen();
  const elsewhere = await findBillOnOtherDays(Number(typed));
  // The pad may have been used for something else meanwhile, or its screen left.
  if (useOrder.getState().typed !== "" || !isStillOpen()) return false;
  showFoundBill(elsewhere, Number(typed), ways);
  return elsewhere.kind !== "none";
}

function showFoundBill(
  elsewhere: OtherDayBill,
  number: number,
  { onFound, navigate }: FoundBillHandlers,
): void {
  switch (elsewhere.kind) {
    case "one":
      onFound(elsewhere.bill);
      return;
    case "several":
      navigate(`/bills-detail?number=${number}`);
      return;
    case "none": {
      const { problem } = elsewhere;
      if ("refusal" in problem) showRefusal(problem);
      else if (isServerUnavailable(problem)) showNotice(allMessages().order.otherDaysAway);
      else showFailure(problem);
    }
  }
}
