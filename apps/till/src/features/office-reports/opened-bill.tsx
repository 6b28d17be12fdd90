import { useRead } from "#records/use-read.ts";
import { showBill } from "@comanda/contract/bill-papers";
import { billStatuses } from "@comanda/contract/bill-record";
import { modeOnLoad } from "@comanda/domain/bill/modal-mode";
import type { BillId } from "@comanda/domain/id";
import { useLocation } from "wouter";

import { callApi } from "#api/call.ts";
import type { Reference } from "#records/reference.ts";

import { BillDialog } from "../bill-view/index.ts";
import { reportAddress, type ReportView } from "./report-address.ts";

type OpenedBillProps = {
  readonly id: BillId;
  readonly view: ReportView;
  readonly reference: Reference;
};

/** Marks a bill that was opened from its list, so that closing it goes back there. */
export const openedFromList = "opened-from-list";

/** A bill of a report, as it was printed. What can be done with it depends on whether it is paid, voided or open. */
export function OpenedBill({ id, view, reference }: OpenedBillProps) {
  const [, navigate] = useLocation();
  const request = useRead(() => callApi(showBill, { params: { id }, query: {} }), String(id));
  if (request.state === "waiting") return null;
  const handleClose = () => {
    if (history.state === openedFromList) history.back();
    else navigate(reportAddress({ ...view, bill: null }), { replace: true });
  };
  return (
    <BillDialog
      key={id}
      id={id}
      // The dialog says why a bill cannot be read.
      mode={
        request.state === "failed"
          ? "detail"
          : modeOnLoad({ status: billStatuses[request.reply.status] })
      }
      date={null}
      reference={reference}
      onClose={handleClose}
    />
  );
}
