import type { Reference } from "#records/reference.ts";
import { useAllMessages } from "#language/all-messages.ts";
import { Button } from "#ui/button.tsx";

import type { SavedBill } from "../ending/index.ts";
import { ReadFailure } from "../failure/index.ts";
import { TenderText, useTenderNames } from "./tender-text.tsx";
import type { PartPayments } from "./use-part-payments.ts";
import { useTenders } from "./use-tenders.ts";

type TakenPaymentsProps = {
  readonly bill: SavedBill;
  readonly reference: Reference;
  readonly parts: PartPayments;
};

/** What was taken of an open bill, each with its time and who took it. */
export function TakenPayments({ bill, reference, parts }: TakenPaymentsProps) {
  const { order, money: texts } = useAllMessages();
  const list = useTenders(bill.id, bill.version);
  const nameOf = useTenderNames(reference);
  if (list.state === "waiting") return null;
  if (list.state === "failed") {
    return (
      <li>
        <ReadFailure read={list} />
      </li>
    );
  }
  return list.reply.map((tender) => (
    <li key={tender.id} data-taken>
      <TenderText
        tender={tender}
        reference={reference}
        note={tender.isCorrectable ? null : texts.countedPart}
      />
      {tender.isCorrectable && (
        <Button
          kind="plain"
          isBusy={parts.isBusy}
          aria-label={`${order.undo}: ${nameOf(tender)}`}
          onClick={() => void parts.undo(tender.id)}
        >
          {order.undo}
        </Button>
      )}
    </li>
  ));
}
