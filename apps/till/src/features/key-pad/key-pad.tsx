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

/** Digits go before an article as its quantity, or into Bill and Staff; letters into staff IDs. */
const limits = { ...padLimits.billNumber, allowsLetters: true };

export type KeyPadProps = {
  readonly moneyFormat: MoneyFormat;
  /** The bill whose number was typed: an open one is at hand now, and a closed or voided one is to be shown. */
  readonly onFound: (bill: LoadedBill) => void;
  /** What was typed has found its bill, or its staff. */
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
  /** A key goes where something is typed: beside 'Pay cash', or into the pad itself. */
  const press = (key: string) => {
    const { typedCash } = useOrder.getState();
    if (isTypingCash) useOrder.setState({ typedCash: pressPadKey(typedCash, key, cashLimits) });
    else typeOnPad(pressPadKey(useOrder.getState().typed, key, limits));
  };
  const handleFindBill = async () => {
    if (await findTypedBill({ onFound, navigate })) onDone?.();
  };
  const handleSetStaff = () => {
    void assignTypedStaff();
    if (typed !== "" && useOrder.getState().typed === "") onDone?.();
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
