import type { Bill, Place } from "@comanda/domain/bill/bill";

import { useAllMessages } from "#language/all-messages.ts";
import type { Reference } from "#records/reference.ts";
import { useRecords } from "#records/use-records.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";

import { moveUnsentTo, openBillAt, unsentOn, useOrder } from "../order/index.ts";
import { UnsentLines } from "./unsent-lines.tsx";

type PlaceTakenProps = {
  readonly bill: Bill;
  readonly place: Place;
  readonly reference: Reference;
};

/** Two tills opened a bill at the same table: the later one adds to the other bill, or asks for a bill of its own. */
export function PlaceTaken({ bill, place, reference }: PlaceTakenProps) {
  const { order, cancel } = useAllMessages();
  // The record of the other bill may arrive after the refusal.
  useRecords((records) => records.bill);
  const other = openBillAt(place);
  return (
    <Dialog
      title={order.placeTaken(order[place.kind](place.name))}
      onClose={close}
      actions={
        <>
          <Button kind="plain" onClick={close}>
            {cancel}
          </Button>
          <Button
            kind="plain"
            onClick={() => useOrder.setState({ isSecondBill: true, isPlaceTaken: false })}
          >
            {order.secondBill}
          </Button>
          {other !== null && (
            <Button kind="next" onClick={() => moveUnsentTo(bill, other)}>
              {order.openThatBill}
            </Button>
          )}
        </>
      }
    >
      <UnsentLines unsent={unsentOn(bill)} reference={reference} />
    </Dialog>
  );
}

function close(): void {
  useOrder.setState({ isPlaceTaken: false });
}
