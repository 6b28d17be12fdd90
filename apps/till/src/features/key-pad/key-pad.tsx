import { amountLimits, padLimits } from "@comanda/domain/input-pad/pad-limits";
import { pressPadKey } from "@comanda/domain/input-pad/press-pad-key";
import type { MoneyFormat } from "@comanda/domain/money/format-money";
import { useState } from "react";
import { useLocation } from "wouter";

import { useMessages } from "#language/use-language.ts";
import { KeyGrid, LetterGrid, LetterToggle } from "#ui/key-grid.tsx";
import { Key } from "#ui/key.tsx";

import { assignTypedStaff, typeOnPad, useOrder, type LoadedBill } from "../order/index.ts";
import { findTypedBill } from "./find-typed-bill.ts";
import styles from "./key-pad.module.css";

/** Digits are an article's quantity, or a bill or staff number; letters are for staff IDs. */
const limits = { ...padLimits.billNumber, allowsLetters: true };

export type KeyPadProps = {
  readonly moneyFormat: MoneyFormat;
  /**
   * Called with the bill whose number was typed: an open one is now the current bill, and a closed or voided one is to
   * be shown.
   */
  readonly onFound: (bill: LoadedBill) => void;
  /** Called when the typed number has found a bill or a member of staff. */
  readonly onDone?: () => void;
};

export function KeyPad({ moneyFormat, onFound, onDone }: KeyPadProps) {
  const { order } = useMessages();
  const [, navigate] = useLocation();
  const typed = useOrder((state) => state.typed);
  const isTypingCash = useOrder((state) => state.isTypingCash);
  const [isAlphabet, setIsAlphabet] = useState(false);
  const hasLetters = isAlphabet && !isTypingCash;
  const cashLimits = amountLimits(moneyFormat);
  /** A key goes to the cash field beside "Pay cash" while that is in use, otherwise to the pad. */
  const press = (key: string) => {
    const { typedCash } = useOrder.getState();
    if (isTypingCash) useOrder.setState({ typedCash: pressPadKey(typedCash, key, cashLimits) });
    else typeOnPad(pressPadKey(useOrder.getState().typed, key, limits));
  };
  const handleFindBill = async () => {
    if (await findTypedBill({ onFound, navigate })) onDone?.();
  };
  const handleSetStaff = () => {
    if (assignTypedStaff()) onDone?.();
  };
  return (
    <section aria-label={order.keyPad} className={styles["pad"]} data-letters={hasLetters}>
      <output aria-label={order.typed} className={styles["typed"]}>
        {typed === "" ? <span className={styles["hint"]}>{order.padHint}</span> : typed}
      </output>
      {hasLetters ? (
        <LetterGrid texts={order} onKey={press} />
      ) : (
        <KeyGrid
          texts={order}
          extra={(isTypingCash ? cashLimits.fraction : null) ?? "none"}
          onKey={press}
        />
      )}
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
        <LetterToggle
          texts={order}
          hasLetters={hasLetters}
          isDisabled={isTypingCash}
          onToggle={setIsAlphabet}
        />
      </div>
    </section>
  );
}
