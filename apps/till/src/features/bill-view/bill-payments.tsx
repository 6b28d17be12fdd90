import type { TenderReply } from "@comanda/contract/tender";
import type { BillId, PayTypeId } from "@comanda/domain/id";
import { sortByIndex, takesMoney } from "@comanda/domain/payment/pay-type";
import { useState } from "react";

import { useAllMessages } from "#language/all-messages.ts";
import type { Reference } from "#records/reference.ts";
import { Button } from "#ui/button.tsx";
import { Waiting } from "#ui/waiting.tsx";

import { ReadFailure } from "../failure/index.ts";
import {
  PaySymbol,
  TenderText,
  usePartPayments,
  useTenders,
  useTenderNames,
} from "../pay/index.ts";
import styles from "./bill-payments.module.css";

type BillPaymentsProps = { readonly id: BillId; readonly reference: Reference };

/** How a bill was paid. Until the drawer is counted, a payment can be booked to another pay type. */
export function BillPayments({ id, reference }: BillPaymentsProps) {
  const { money } = useAllMessages();
  const [corrections, setCorrections] = useState(0);
  const [opened, setOpened] = useState<TenderReply["id"] | null>(null);
  const list = useTenders(id, corrections);
  const { isBusy, correct } = usePartPayments({ id });
  if (list.state === "waiting") return <Waiting>{money.loadingPayments}</Waiting>;
  if (list.state === "failed") return <ReadFailure read={list} />;
  const tenders = list.reply;
  if (tenders.length === 0) return <p className={styles["none"]}>{money.noPayments}</p>;
  const handleChoose = async (tender: TenderReply["id"], payType: PayTypeId) => {
    if (await correct(tender, payType)) setOpened(null);
    setCorrections(corrections + 1);
  };
  return (
    <ul className={styles["payments"]} aria-label={money.payments}>
      {tenders.map((tender) => (
        <li key={tender.id}>
          <Payment
            tender={tender}
            reference={reference}
            isBusy={isBusy}
            isOpen={opened === tender.id}
            onOpen={() => setOpened(opened === tender.id ? null : tender.id)}
            onChoose={(payType) => void handleChoose(tender.id, payType)}
          />
        </li>
      ))}
    </ul>
  );
}

type PaymentProps = {
  readonly tender: TenderReply;
  readonly reference: Reference;
  readonly isBusy: boolean;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onChoose: (payType: PayTypeId) => void;
};

/** A payment, and the other pay types once it is opened. */
function Payment({ tender, reference, isBusy, isOpen, onOpen, onChoose }: PaymentProps) {
  const { money } = useAllMessages();
  const nameOf = useTenderNames(reference);
  const others = sortByIndex(reference.payTypes)
    .filter(takesMoney)
    .filter(({ id }) => id !== tender.payType);
  return (
    <>
      <div className={styles["payment"]}>
        <TenderText tender={tender} reference={reference} />
        {tender.isCorrectable && (
          <Button
            kind="plain"
            aria-expanded={isOpen}
            aria-label={`${money.changePayType}: ${nameOf(tender)}`}
            onClick={onOpen}
          >
            {money.changePayType}
          </Button>
        )}
      </div>
      {isOpen && (
        <fieldset aria-label={money.itWas} className={styles["others"]}>
          <legend>{money.itWas}</legend>
          {others.map((payType) => (
            <Button
              key={payType.id}
              kind="plain"
              isBusy={isBusy}
              onClick={() => onChoose(payType.id)}
            >
              <PaySymbol payType={payType} />
              {payType.name}
            </Button>
          ))}
        </fieldset>
      )}
    </>
  );
}
