import type { ModalMode } from "./modal-mode.ts";

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
