import type { BillStatus } from "@comanda/domain/bill/bill";
import { modeOnLoad } from "@comanda/domain/bill/modal-mode";
import { useState } from "react";

import { useAllMessages } from "#language/all-messages.ts";
import { useTitle } from "#language/use-title.ts";
import type { Reference } from "#records/reference.ts";
import { Choices } from "#ui/choices.tsx";

import type { LoadedBill } from "../order/index.ts";
import { BillsList } from "./bills-list.tsx";

type BillsScreenProps = {
  readonly reference: Reference;
  readonly onShowBill: (bill: LoadedBill) => void;
};

/** Lists all bills of a day, or of all days, whatever their status; a touch opens one. */
export function BillsDetailScreen({ reference, onShowBill }: BillsScreenProps) {
  const { floor, order } = useAllMessages();
  useTitle(floor.billsTitle);
  const [status, setStatus] = useState<BillStatus | "all">("all");
  return (
    <BillsList
      title={floor.billsTitle}
      status={status}
      reference={reference}
      filter={
        <Choices
          label={floor.whichBills}
          value={status}
          options={[
            { value: "all", name: floor.allBills },
            { value: "open", name: order.status.open },
            { value: "closed", name: order.status.closed },
            { value: "voided", name: order.status.voided },
          ]}
          onChange={setStatus}
        />
      }
      onPress={(row) => onShowBill({ id: row.id, mode: modeOnLoad(row) })}
    />
  );
}

/** Lists paid bills; a touch shows one as it would be reprinted. */
export function ReprintBillScreen({ reference, onShowBill }: BillsScreenProps) {
  const { floor } = useAllMessages();
  useTitle(floor.reprintTitle);
  return (
    <BillsList
      title={floor.reprintTitle}
      status="closed"
      reference={reference}
      filter={null}
      onPress={({ id }) => onShowBill({ id, mode: "reprint" })}
    />
  );
}
