import { findLine, type Bill } from "@comanda/domain/bill/bill";
import { lineKey, type Line } from "@comanda/domain/bill/line";
import { isFormErrors } from "@comanda/domain/form/field-error";
import { parseVoidForm } from "@comanda/domain/form/void-form";
import { netQuantity } from "@comanda/domain/bill/net-quantity";
import { quantity, type Quantity } from "@comanda/domain/money/quantity";
import { isRefusal } from "@comanda/domain/refusal";
import { useState } from "react";
import { Redirect } from "wouter";

import { useAllMessages } from "#language/all-messages.ts";
import { fieldProblemText } from "#language/field-problem-text.ts";
import { useTitle } from "#language/use-title.ts";
import { blockIfPending } from "#records/outbox-link.ts";
import type { Reference } from "#records/reference.ts";
import { Choices } from "#ui/choices.tsx";
import { FormScreen } from "#ui/form-screen.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { ToggleButtons } from "#ui/toggle-buttons.tsx";

import { useNavigate } from "../navigation/index.ts";
import { showRefusal, showSuccess, useAction } from "../notice/index.ts";
import { typeOnPad, useOrder } from "../order/index.ts";
import { mayBeMadeAgain } from "./may-be-made-again.ts";
import { offeredPieces } from "./offered-pieces.ts";
import { sendAgain } from "./send-again.ts";

type AgainScreenProps = {
  readonly reference: Reference;
  /** The key of a line. */
  readonly line: string;
};

/** Tells the kitchen to make one piece of a dish or more once again, and why. Touching a usual reason sends it. */
export function AgainScreen({ reference, line: key }: AgainScreenProps) {
  const bill = useOrder((state) => state.bill);
  const line = bill === null ? null : findLine(bill, lineKey(key));
  if (bill === null || line === null || !mayBeMadeAgain(bill, line)) {
    return <Redirect to="/order" replace />;
  }
  const article = reference.menu.articles.find(({ id }) => id === line.article);
  return <AgainForm bill={bill} line={line} name={article?.name ?? ""} />;
}

type AgainFormProps = {
  readonly bill: Bill;
  readonly line: Line;
  /** Of the article. */
  readonly name: string;
};

function AgainForm({ bill, line, name }: AgainFormProps) {
  const messages = useAllMessages();
  const { seats: words, order, cancel } = messages;
  const title = words.againOf(name);
  useTitle(title);
  const navigate = useNavigate();
  const { isBusy, run } = useAction();
  const [reason, setReason] = useState("");
  const [problem, setProblem] = useState<string>();
  const [{ offered, first }] = useState(() =>
    offeredPieces(netQuantity(bill, line), useOrder.getState().typed),
  );
  const [pieces, setPieces] = useState(first);
  const send = async (why: string) => {
    if (blockIfPending(bill.id)) return;
    if (!(await run(() => sendAgain({ key: line.key, pieces }, why)))) return;
    typeOnPad("");
    showSuccess(words.againSent(order.pieces(pieces, name)));
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
      texts={{ cancel, submit: words.makeAgain }}
      isBusy={isBusy}
      isTyped={reason !== ""}
      onSubmit={handleSubmit}
      onCancel={() => navigate("/order")}
    >
      <HowMany label={words.howManyAgain} offered={offered} pieces={pieces} onChange={setPieces} />
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

type HowManyProps = {
  readonly label: string;
  readonly offered: readonly Quantity[];
  readonly pieces: Quantity;
  readonly onChange: (pieces: Quantity) => void;
};

function HowMany({ label, offered, pieces, onChange }: HowManyProps) {
  if (offered.length === 1) return null;
  return (
    <Choices
      label={label}
      isLabelShown
      value={String(pieces)}
      options={offered.map((count) => ({ value: String(count), name: String(count) }))}
      onChange={(value) => onChange(quantity(Number(value)))}
    />
  );
}
