import type { QueryOf, ReplyOf } from "@comanda/contract/call";
import type { readRefund } from "@comanda/contract/refund";
import { formatMoney } from "@comanda/domain/money/format-money";
import type { BillId, PayTypeId } from "@comanda/domain/id";
import { noMoney } from "@comanda/domain/money/money";
import { findCash } from "@comanda/domain/payment/pay-type";
import { isRefusal, refuse } from "@comanda/domain/refusal";
import { useState } from "react";

import { useAllMessages } from "#language/all-messages.ts";
import type { Reference } from "#records/reference.ts";
import { Button } from "#ui/button.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { Waiting } from "#ui/waiting.tsx";

import { ReadFailure } from "../failure/index.ts";
import { showRefusal, showSuccess } from "../notice/index.ts";
import { shownNumberOf } from "../order/index.ts";
import { ReasonOptions } from "../reasons/index.ts";
import { linesToAsk } from "./lines-to-ask.ts";
import { planPayments } from "./plan-payments.ts";
import { RefundLines } from "./refund-lines.tsx";
import { RefundMoney } from "./refund-money.tsx";
import styles from "./refund.module.css";
import { useRefund, useRefundPlan, type ChosenLines } from "./use-refund.ts";

type BillRefundProps = {
  readonly id: BillId;
  readonly reference: Reference;
  readonly onMade: () => void;
};

/** Refunds a paid bill: what goes back, why, and how the money does. */
export function BillRefund({ id, reference, onMade }: BillRefundProps) {
  const { refunds } = useAllMessages();
  const [chosen, setChosen] = useState<ChosenLines>(new Map());
  const [asked, setAsked] = useState<QueryOf<typeof readRefund>>({});
  const plan = useRefundPlan(id, asked);
  if (plan.state === "waiting") return <Waiting>{refunds.loading}</Waiting>;
  if (plan.state === "failed") return <ReadFailure read={plan} />;
  const handleChoose = (lines: ChosenLines) => {
    const query = linesToAsk(plan.reply.lines, lines);
    if (isRefusal(query)) {
      showRefusal(query);
      return;
    }
    setChosen(lines);
    setAsked(query);
  };
  return (
    <RefundForm
      id={id}
      plan={plan.reply}
      chosen={chosen}
      reference={reference}
      onChoose={handleChoose}
      onMade={onMade}
    />
  );
}

type RefundFormProps = BillRefundProps & {
  readonly plan: ReplyOf<typeof readRefund>;
  readonly chosen: ChosenLines;
  readonly onChoose: (chosen: ChosenLines) => void;
};

function RefundForm({ id, plan, chosen, reference, onChoose, onMade }: RefundFormProps) {
  const { refunds, money } = useAllMessages();
  const [reason, setReason] = useState("");
  const [first, setFirst] = useState<PayTypeId | null>(null);
  const [isInCash, setIsInCash] = useState(false);
  const { isBusy, refund } = useRefund(id);
  const cash = findCash(reference.payTypes)?.id ?? null;
  // Without a choice the server says what all would come to.
  const amount = chosen.size === 0 ? noMoney : plan.amount;
  const payments = planPayments(amount, plan.payments, {
    first,
    cashInstead: isInCash ? cash : null,
  });
  const shown = (total: typeof amount) => formatMoney(total, reference.moneyFormat);
  const handleRefund = () => {
    if (chosen.size === 0) showRefusal(refuse("select-an-item"));
    else if (reason.trim() === "") showRefusal(refuse("reason-required"));
    else {
      void refund({ chosen, reason, payments }, (made) => {
        showSuccess(refunds.done(shown(made.amount), shownNumberOf(made)));
        onMade();
      });
    }
  };
  return (
    <section className={styles["refund"]} aria-label={refunds.refund}>
      <RefundLines lines={plan.lines} chosen={chosen} onChoose={onChoose} />
      <ReasonOptions what="credit" reason={reason} isBusy={isBusy} onChange={setReason} />
      <TextArea
        label={money.reason}
        placeholder={money.reasonHint}
        value={reason}
        onChange={setReason}
      />
      <RefundMoney
        left={plan.payments}
        payments={payments}
        cash={cash}
        isInCash={isInCash}
        reference={reference}
        onFirst={setFirst}
        onInCash={setIsInCash}
      />
      <Button kind="takes-away" isBusy={isBusy} onClick={handleRefund}>
        {refunds.refundAmount(shown(amount))}
      </Button>
    </section>
  );
}
