import type { ReplyOf } from "@comanda/contract/call";
import type { readRefund } from "@comanda/contract/refund";
import { formatMoney } from "@comanda/domain/money/format-money";
import type { BillId, PayTypeId } from "@comanda/domain/id";
import { noMoney, type Money } from "@comanda/domain/money/money";
import { findCash } from "@comanda/domain/payment/pay-type";
import type { RefundPayment } from "@comanda/domain/payment/refund-money";
import { refuse } from "@comanda/domain/refusal";
import { useState, type ReactNode } from "react";

import { useAllMessages } from "#language/all-messages.ts";
import type { Reference } from "#records/reference.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { Waiting } from "#ui/waiting.tsx";

import { ReadFailure } from "../failure/index.ts";
import { showRefusal, showSuccess } from "../notice/index.ts";
import { shownNumberOf } from "../order/index.ts";
import { ReasonOptions } from "../reasons/index.ts";
import { planPayments } from "./plan-payments.ts";
import { RefundLines } from "./refund-lines.tsx";
import { RefundMoney } from "./refund-money.tsx";
import styles from "./refund.module.css";
import { useRefund, useRefundChoice, type ChosenLines } from "./use-refund.ts";

type RefundDialogProps = {
  readonly id: BillId;
  readonly reference: Reference;
  /** What was refunded before. */
  readonly children: ReactNode;
  /** Back to the bill, without a refund. */
  readonly onBack: () => void;
  readonly onMade: () => void;
};

type Plan = ReplyOf<typeof readRefund>;

/** Why, and how the money goes back. */
type Terms = {
  readonly reason: string;
  readonly first: PayTypeId | null;
  readonly isInCash: boolean;
};

/** Refunds a paid bill: what goes back, why, and how the money does. */
export function RefundDialog({ id, reference, children, onBack, onMade }: RefundDialogProps) {
  const { refunds, money } = useAllMessages();
  const { plan, chosen, choose } = useRefundChoice(id);
  const [terms, setTerms] = useState<Terms>({ reason: "", first: null, isInCash: false });
  const { isBusy, refund } = useRefund(id);
  const back = plan.state === "ready" ? moneyBack(plan.reply, { chosen, terms, reference }) : null;
  const shown = (total: Money) => formatMoney(total, reference.moneyFormat);
  const handleRefund = () => {
    const { reason } = terms;
    if (chosen.size === 0) showRefusal(refuse("select-an-item"));
    else if (reason.trim() === "") showRefusal(refuse("reason-required"));
    else if (back !== null) {
      void refund({ chosen, reason, payments: back.payments }, (made) => {
        showSuccess(refunds.done(shown(made.amount), shownNumberOf(made)));
        onMade();
      });
    }
  };
  return (
    <Dialog
      kind="sheet"
      title={refunds.refund}
      onClose={onBack}
      actions={
        <>
          <Button kind="plain" onClick={onBack}>
            {money.backToBill}
          </Button>
          <Button kind="takes-away" isBusy={isBusy} disabled={back === null} onClick={handleRefund}>
            {back === null ? refunds.refund : refunds.refundAmount(shown(back.amount))}
          </Button>
        </>
      }
    >
      {children}
      {plan.state === "waiting" && <Waiting>{refunds.loading}</Waiting>}
      {plan.state === "failed" && <ReadFailure read={plan} />}
      {plan.state === "ready" && back !== null && (
        <section className={styles["refund"]} aria-label={refunds.refund}>
          <RefundLines lines={plan.reply.lines} chosen={chosen} onChoose={choose} />
          <RefundTerms
            terms={terms}
            left={plan.reply.payments}
            payments={back.payments}
            reference={reference}
            isBusy={isBusy}
            onChange={setTerms}
          />
        </section>
      )}
    </Dialog>
  );
}

type MoneyBack = { readonly amount: Money; readonly payments: readonly RefundPayment[] };

type Choice = {
  readonly chosen: ChosenLines;
  readonly terms: Terms;
  readonly reference: Reference;
};

function moneyBack(plan: Plan, { chosen, terms, reference }: Choice): MoneyBack {
  // Without a choice the server says what all would come to.
  const amount = chosen.size === 0 ? noMoney : plan.amount;
  const cashInstead = terms.isInCash ? (findCash(reference.payTypes)?.id ?? null) : null;
  return { amount, payments: planPayments(amount, plan.payments, { ...terms, cashInstead }) };
}

type RefundTermsProps = {
  readonly terms: Terms;
  /** What was paid and not refunded yet, by each pay type. */
  readonly left: Plan["payments"];
  readonly payments: readonly RefundPayment[];
  readonly reference: Reference;
  readonly isBusy: boolean;
  readonly onChange: (terms: Terms) => void;
};

function RefundTerms(props: RefundTermsProps) {
  const { terms, left, payments, reference, isBusy, onChange } = props;
  const { money } = useAllMessages();
  const setReason = (reason: string) => onChange({ ...terms, reason });
  return (
    <>
      <ReasonOptions what="credit" reason={terms.reason} isBusy={isBusy} onChange={setReason} />
      <TextArea
        label={money.reason}
        placeholder={money.reasonHint}
        value={terms.reason}
        onChange={setReason}
      />
      <RefundMoney
        left={left}
        payments={payments}
        cash={findCash(reference.payTypes)?.id ?? null}
        isInCash={terms.isInCash}
        reference={reference}
        onFirst={(first) => onChange({ ...terms, first })}
        onInCash={(isInCash) => onChange({ ...terms, isInCash })}
      />
    </>
  );
}
