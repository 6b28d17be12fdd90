import { useLocation } from "wouter";

import type { Reference } from "#records/reference.ts";

import { BillDialog } from "../bill-view/index.ts";
import { reportAddress, type ReportView } from "./report-address.ts";

type OpenedBillProps = { readonly view: ReportView; readonly reference: Reference };

/** Marks a bill that was opened from its list, so that closing it goes back there. */
export const openedFromList = "opened-from-list";

/** A bill of a report, as it was printed. */
export function OpenedBill({ view, reference }: OpenedBillProps) {
  const [, navigate] = useLocation();
  if (view.bill === null) return null;
  const { id, isVoided } = view.bill;
  const handleClose = () => {
    if (history.state === openedFromList) history.back();
    else navigate(reportAddress({ ...view, bill: null }), { replace: true });
  };
  return (
    <BillDialog
      key={id}
      id={id}
      mode={isVoided ? "voided" : "reprint"}
      date={null}
      reference={reference}
      onClose={handleClose}
    />
  );
}
