import { findLine, type Bill } from "@comanda/domain/bill/bill";
import { lineKey, type Line } from "@comanda/domain/bill/line";
import { isFormErrors } from "@comanda/domain/form/field-error";
import { parseVoidForm } from "@comanda/domain/form/void-form";
import { isRefusal } from "@comanda/domain/refusal";
import { useState } from "react";
import { Redirect } from "wouter";

import { useAllMessages } from "#language/all-messages.ts";
import { fieldProblemText } from "#language/field-problem-text.ts";
import { useTitle } from "#language/use-title.ts";
import { blockIfPending } from "#records/outbox-link.ts";
import type { Reference } from "#records/reference.ts";
import { FormScreen } from "#ui/form-screen.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { ToggleButtons } from "#ui/toggle-buttons.tsx";

import { useNavigate } from "../navigation/index.ts";
import { showRefusal, showSuccess, useAction } from "../notice/index.ts";
import { useOrder } from "../order/index.ts";
import { mayBeMadeAgain } from "./may-be-made-again.ts";
import { sendAgain } from "./send-again.ts";

type AgainScreenProps = {
  readonly reference: Reference;
  /** The key of a line. */
  readonly line: string;
};

/** Tells the kitchen to make a dish once more, and why. Touching a usual reason sends it. */
export function AgainScreen({ reference, line: key }: AgainScreenProps) {
  const bill = useOrder((state) => state.bill);
  const line = bill === null ? null : findLine(bill, lineKey(key));
  if (bill === null || line === null || !mayBeMadeAgain(bill, line)) {
    return <Redirect to="/order" replace />;
  }
  const article = reference.menu.articles.find(({ id }) => id === line.article);
  return <AgainForm bill={bill.id} line={line} name={article?.name ?? ""} />;
}

type AgainFormProps = {
  readonly bill: Bill["id"];
  readonly line: Line;
  /** Of the article. */
  readonly name: string;
};

function AgainForm({ bill, line, name }: AgainFormProps) {
  const messages = useAllMessages();
  const { seats: words, cancel } = messages;
  const title = words.againOf(name);
  useTitle(title);
  const navigate = useNavigate();
  const { isBusy, run } = useAction();
  const [reason, setReason] = useState("");
  const [problem, setProblem] = useState<string>();
  const send = async (why: string) => {
    if (blockIfPending(bill)) return;
    if (!(await run(() => sendAgain(line.key, why)))) return;
    showSuccess(words.againSent(name));
    navigate("/order");
  };
  const handleSubmit = () => {
    const parsed = parseVoidForm({ reason });
    if (isRefusal(parsed)) showRefusal(parsed);
    else if (isFormErrors(parsed)) {
      const [error] = parsed.fieldErrors;
      setProblem(error && fieldProblemText(error, words.otherReason, messages));
    } else void send(parsed.reason);
  };
  return (
    <FormScreen
      title={title}
      texts={{ cancel, submit: words.sendAgain }}
      isBusy={isBusy}
      isTyped={reason !== ""}
      onSubmit={handleSubmit}
      onCancel={() => navigate("/order")}
    >
      <ToggleButtons
        label={words.whyAgain}
        options={words.againReasons}
        isPressed={() => false}
        isBusy={isBusy}
        onPress={(why) => void send(why)}
      />
      <TextArea
        label={words.otherReason}
        value={reason}
        problem={problem}
        onChange={(text) => {
          setReason(text);
          setProblem(undefined);
        }}
      />
    </FormScreen>
  );
}
