import type { Bill } from "./bill.ts";

/** How the bill modal shows a bill. */
export type ModalMode = "new" | "detail" | "close" | "split" | "merge" | "reprint" | "voided";

export type BillAction = "save" | "close" | "void" | "split" | "merge";

/** The mode for a bill that was looked up: a closed one is a reprint. */
export function modeOnLoad(bill: Pick<Bill, "status">): ModalMode {
  switch (bill.status) {
    case "open":
      return "detail";
    case "closed":
      return "reprint";
    case "voided":
      return "voided";
  }
}

/** The mode after an action on the bill. */
export function modeAfterAction(action: BillAction): ModalMode {
  switch (action) {
    case "save":
      return "new";
    case "close":
      return "close";
    case "void":
      return "voided";
    case "split":
    case "merge":
      return action;
  }
}
