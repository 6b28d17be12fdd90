import { voidBill } from "@comanda/contract/end-bill";
import { modeAfterAction } from "@comanda/domain/bill/modal-mode";
import { isFormErrors } from "@comanda/domain/form/field-error";
import { parseVoidForm } from "@comanda/domain/form/void-form";
import { isRefusal } from "@comanda/domain/refusal";
import { useState } from "react";
import { Redirect, useLocation } from "wouter";

import { fieldProblemText } from "#language/field-problem-text.ts";
import { useAllMessages } from "#language/all-messages.ts";
import { useTitle } from "#language/use-title.ts";
import { write } from "#records/write.ts";
import { FormScreen } from "#ui/form-screen.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { useStoredText } from "#ui/use-stored-text.ts";

import { requireVoidable } from "../end-bill/index.ts";
import { useBillToEnd, type SavedBill, type ShowBill } from "../ending/index.ts";
import { showRefusal } from "../notice/index.ts";
import { shownNumber } from "../order/index.ts";
import { printAfter } from "../papers/index.ts";
import { ReasonOptions } from "../reasons/index.ts";

/** Voids a bill that will not be paid, with a reason. */
export function VoidBillScreen({ onShowBill }: { readonly onShowBill: ShowBill }) {
  const messages = useAllMessages();
  const { money, cancel } = messages;
  useTitle(money.voidBill);
  const [, navigate] = useLocation();
  const { bill, isBusy, end } = useBillToEnd({ guard: requireVoidable, onShowBill });
  const [reason, setReason] = useStoredText(`void.${bill?.id}`, "");
  const [problem, setProblem] = useState<string>();
  if (bill === null) return <Redirect to="/order" replace />;
  const handleReason = (text: string) => {
    setReason(text);
    setProblem(undefined);
  };
  const handleSubmit = () => {
    const parsed = parseVoidForm({ reason });
    if (isRefusal(parsed)) {
      showRefusal(parsed);
      return;
    }
    if (isFormErrors(parsed)) {
      const [error] = parsed.fieldErrors;
      setProblem(error && fieldProblemText(error, money.reason, messages));
      return;
    }
    void end(() => sendVoid(bill.id, parsed.reason));
  };
  return (
    <FormScreen
      title={money.voidTitle(shownNumber(bill) ?? 0)}
      texts={{ cancel, submit: money.voidBill }}
      isBusy={isBusy}
      isTyped={reason !== ""}
      takesAway
      onSubmit={handleSubmit}
      onCancel={() => navigate("/order")}
    >
      <ReasonOptions what="void" reason={reason} onChange={handleReason} />
      <TextArea
        label={money.reason}
        placeholder={money.reasonHint}
        value={reason}
        problem={problem}
        onChange={handleReason}
      />
    </FormScreen>
  );
}

async function sendVoid(id: SavedBill["id"], statusNote: string) {
  const outcome = await write(voidBill, { params: { id }, body: { statusNote } });
  if (!outcome.ok) return outcome.failure;
  void printAfter([id], "other");
  return { id, mode: modeAfterAction("void") };
}
