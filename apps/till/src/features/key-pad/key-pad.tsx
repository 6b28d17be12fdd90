import { typedQuantity } from "@comanda/domain/bill/typed-quantity";
import { amountLimits, padLimits } from "@comanda/domain/input-pad/pad-limits";
import { pressPadKey } from "@comanda/domain/input-pad/press-pad-key";
import { isRefusal } from "@comanda/domain/refusal";
import { useRef, useState, type ReactNode } from "react";
import { useLocation } from "wouter";

import { useAllMessages } from "#language/all-messages.ts";
import { CloseOnOutsidePress } from "#ui/close-on-outside-press.tsx";
import { KeyGrid, LetterGrid, LetterToggle } from "#ui/key-grid.tsx";
import { Key } from "#ui/key.tsx";
import { useTypedKeys } from "#ui/use-typed-keys.ts";

import type { KeyPadProps } from "../key-pad-sheet/index.ts";
import { assignTypedStaff, typeOnPad, useOrder } from "../order/index.ts";
import { findTypedBill } from "./find-typed-bill.ts";
import styles from "./key-pad.module.css";
import { PayCashAction } from "./pay-cash-action.tsx";

/** Digits are an article's quantity, or a bill or staff number; letters are for staff IDs. */
const limits = { ...padLimits.billNumber, allowsLetters: true };

export function KeyPad({ moneyFormat, paysCash, place, onFound, onDone }: KeyPadProps) {
  const { order } = useAllMessages();
  const { isTypingCash, typed } = useOrder();
  const [isAlphabet, setIsAlphabet] = useState(false);
  const hasLetters = isAlphabet && !isTypingCash;
  const cashLimits = amountLimits(moneyFormat);
  /** A key goes to the cash field beside "Pay cash" while that is in use, otherwise to the pad. */
  const press = (key: string) => {
    const { typedCash } = useOrder.getState();
    if (isTypingCash) useOrder.setState({ typedCash: pressPadKey(typedCash, key, cashLimits) });
    else pressOnPad(key);
  };
  const pad = useRef<HTMLElement>(null);
  useTypedKeys(pad, pressOnPad);
  return (
    <section
      ref={pad}
      aria-label={order.keyPad}
      className={styles["pad"]}
      data-letters={hasLetters}
      data-takes-digits={typed}
    >
      {place !== undefined && onDone !== undefined && (
        <CloseOnOutsidePress place={place} onClose={onDone} />
      )}
      <Typed />
      {hasLetters ? (
        <LetterGrid texts={order} onKey={press} />
      ) : (
        <KeyGrid
          texts={order}
          extra={(isTypingCash ? cashLimits.fraction : null) ?? "none"}
          onKey={press}
        />
      )}
      <Words onFound={onFound} onDone={onDone}>
        <LetterToggle
          texts={order}
          hasLetters={hasLetters}
          isDisabled={isTypingCash}
          onToggle={setIsAlphabet}
        />
      </Words>
      {paysCash && <PayCashAction moneyFormat={moneyFormat} />}
    </section>
  );
}

type WordsProps = Pick<KeyPadProps, "onFound"> & {
  readonly onDone: KeyPadProps["onDone"] | undefined;
  readonly children: ReactNode;
};

/** What is done with the typed number. */
function Words({ onFound, onDone, children }: WordsProps) {
  const { order } = useAllMessages();
  const [, navigate] = useLocation();
  const typed = useOrder((state) => state.typed);
  const handleFindBill = async () => {
    if (await findTypedBill({ onFound, navigate })) onDone?.();
  };
  const handleSetStaff = () => {
    if (assignTypedStaff()) onDone?.();
  };
  return (
    <div className={styles["words"]}>
      <Key kind="word" isDisabled={typed === ""} onPress={() => typeOnPad("")}>
        {order.clear}
      </Key>
      <Key kind="word" onPress={() => void handleFindBill()}>
        {order.findBill}
      </Key>
      <Key kind="word" onPress={handleSetStaff}>
        {order.setStaff}
      </Key>
      {children}
    </div>
  );
}

function Typed() {
  const { order } = useAllMessages();
  const typed = useOrder((state) => state.typed);
  const count = typedQuantity(typed);
  return (
    <div className={styles["typed"]}>
      {isRefusal(count) && count.refusal === "quantity-too-large" && (
        <span className={styles["hint"]}>{order.padTooMany}</span>
      )}
      <output aria-label={order.typed}>
        {typed === "" ? <span className={styles["hint"]}>{order.padHint}</span> : typed}
      </output>
    </div>
  );
}

function pressOnPad(key: string): void {
  typeOnPad(pressPadKey(useOrder.getState().typed, key, limits));
}
