import type { Bill } from "@comanda/domain/bill/bill";
import type { BillId } from "@comanda/domain/id";
import { useState } from "react";
import { useLocation } from "wouter";

import { useOutboxMessages } from "#language/outbox-messages.ts";
import { useAllMessages } from "#language/all-messages.ts";
import type { Reference } from "#records/reference.ts";
import { useOpenBillRows } from "#records/use-open-bill-rows.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { leave } from "#ui/unsaved.tsx";

import { BillTiles, ListedBillTile, useListedOpenBills } from "../bill-tile/index.ts";
import {
  moveUnsentTo,
  moveUnsentToNew,
  resetOrder,
  shownNumber,
  unsentOn,
} from "../order/index.ts";
import { billEndedText } from "./bill-ended-text.ts";
import { UnsentLines } from "./unsent-lines.tsx";

type BillEndedProps = {
  readonly bill: Bill & { readonly id: BillId };
  readonly reference: Reference;
};

/**
 * Another till has paid, voided or merged the bill: the unsent lines move to another bill or a new one, or are dropped.
 */
export function BillEnded({ bill, reference }: BillEndedProps) {
  const outbox = useOutboxMessages();
  const [, navigate] = useLocation();
  const [isChoosing, setIsChoosing] = useState(false);
  const rows = useOpenBillRows(reference);
  const unsent = unsentOn(bill);
  const merged = rows.find(({ id }) => id === bill.mergedInto);
  const decide = (action: () => void) => () => {
    action();
    leave(() => navigate("/order", { replace: true }));
  };
  if (isChoosing) {
    return (
      <ChooseBill
        reference={reference}
        onChoose={(id) => decide(() => moveUnsentTo(bill, id))()}
        onBack={() => setIsChoosing(false)}
      />
    );
  }
  const canMove = unsent.movable.length > 0;
  const isNewNext = merged === undefined;
  return (
    <Dialog
      title={billEndedText(bill, outbox)}
      // The user must decide here: nothing else can be done with this order.
      onClose={stay}
      actions={
        <>
          <Button kind="plain" onClick={decide(resetOrder)}>
            {outbox.dropLines}
          </Button>
          {canMove && rows.length > 0 && (
            <Button kind="plain" onClick={() => setIsChoosing(true)}>
              {outbox.addToOther}
            </Button>
          )}
          {canMove && (
            <Button
              kind={isNewNext ? "next" : "plain"}
              onClick={decide(() => moveUnsentToNew(bill))}
            >
              {outbox.openAsNew}
            </Button>
          )}
          {canMove && merged !== undefined && (
            <Button kind="next" onClick={decide(() => moveUnsentTo(bill, merged.id))}>
              {outbox.addTo(outbox.bill(shownNumber(merged)))}
            </Button>
          )}
        </>
      }
    >
      <UnsentLines unsent={unsent} reference={reference} />
    </Dialog>
  );
}

function stay(): void {}

function anyBill(): boolean {
  return true;
}

type ChooseBillProps = {
  readonly reference: Reference;
  readonly onChoose: (bill: BillId) => void;
  readonly onBack: () => void;
};

function ChooseBill({ reference, onChoose, onBack }: ChooseBillProps) {
  const outbox = useOutboxMessages();
  const { shifts } = useAllMessages();
  const bills = useListedOpenBills(reference, anyBill);
  return (
    <Dialog
      kind="sheet"
      title={outbox.chooseBill}
      onClose={onBack}
      actions={
        <Button kind="plain" onClick={onBack}>
          {shifts.back}
        </Button>
      }
    >
      <BillTiles label={outbox.chooseBill} items={bills}>
        {(listed) => (
          <ListedBillTile
            key={listed.id}
            listed={listed}
            format={reference.moneyFormat}
            onPress={onChoose}
          />
        )}
      </BillTiles>
    </Dialog>
  );
}
