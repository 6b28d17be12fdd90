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

/** After sending, paying, splitting or merging, the modal prints the original, not a copy. */
export function showsOriginal(mode: ModalMode): boolean {
  return mode === "new" || mode === "close" || mode === "split" || mode === "merge";
}

/** Whether the modal shows a bill that is paid or voided, and therefore final. */
export function isOfEndedBill(mode: ModalMode): boolean {
  return mode === "close" || mode === "reprint" || mode === "voided";
}

export type ModalFollowUp =
  | { readonly next: "order" }
  | { readonly next: "second-bill" }
  | { readonly next: "stay" };

/**
 * What follows when the modal closes: the second bill of a split, or the order screen after a payment, void or merge.
 */
export function modalFollowUp(mode: ModalMode, isSecondBillShown: boolean): ModalFollowUp {
  switch (mode) {
    case "split":
      return isSecondBillShown ? { next: "order" } : { next: "second-bill" };
    case "close":
    case "voided":
    case "merge":
      return { next: "order" };
    case "new":
    case "detail":
    case "reprint":
      return { next: "stay" };
  }
}
