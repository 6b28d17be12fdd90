import { modalFollowUp } from "@comanda/domain/bill/modal-follow-up";
import { useEffect, useState } from "react";
import { useLocation } from "wouter";

import { operationFailed } from "#api/failure.ts";
import { BillDialog } from "#features/bill-view/index.ts";
import { OptionalPart } from "#features/fault/index.ts";
import { showFailure } from "#features/notice/index.ts";
import { closeBillView, type LoadedBill } from "#features/order/index.ts";
import type { Reference } from "#records/reference.ts";

type ViewedBillProps = {
  readonly bill: LoadedBill;
  readonly reference: Reference;
  /** Called with the bill that follows, if any. */
  readonly onShow: (bill: LoadedBill | null) => void;
};

/** The bill as printed. If it cannot be shown, shows the failure and closes. */
export function ViewedBill({ bill, reference, onShow }: ViewedBillProps) {
  const { id, mode, second, date = null } = bill;
  const [path, navigate] = useLocation();
  const [screen] = useState(path);
  useEffect(() => {
    if (path === screen) return;
    closeBillView(id);
    onShow(null);
  });
  const handleClose = () => {
    const { next } = modalFollowUp(mode, second === undefined);
    if (next === "order") navigate("/order");
    closeBillView(id);
    onShow(next === "second-bill" && second !== undefined ? { id: second, mode } : null);
  };
  const handleFault = () => {
    showFailure(operationFailed);
    handleClose();
  };
  return (
    <OptionalPart key={id} onFault={handleFault}>
      <BillDialog id={id} mode={mode} date={date} reference={reference} onClose={handleClose} />
    </OptionalPart>
  );
}
