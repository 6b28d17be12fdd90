import type { Bill } from "./bill.ts";

/** In which way the bill modal shows a bill. */
export type ModalMode = "new" | "detail" | "close" | "split" | "merge" | "reprint" | "voided";

export type BillAction = "save" | "close" | "void" | "split" | "merge";

/** How a bill that was looked up opens: a closed one as a reprint, a voided one as voided. */
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

/** How the modal shows the bill after something was done with it. */
export function modeAfter(action: BillAction): ModalMode {
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

/** What was just sent, paid, split or merged comes out of the printer as it is shown: the original, and no copy. */
export function showsOriginal(mode: ModalMode): boolean {
  return mode === "new" || mode === "close" || mode === "split" || mode === "merge";
}

export type AfterModal =
  | { readonly next: "order" }
  | { readonly next: "second-bill" }
  | { readonly next: "stay" };

/** What comes when the modal is closed: the second bill of a split, the order screen after a payment, void or merge. */
export function afterModal(mode: ModalMode, isSecondBillShown: boolean): AfterModal {
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
