import { amountLimits, padLimits } from "@comanda/domain/input-pad/pad-limits";
import { pressPadKey } from "@comanda/domain/input-pad/press-pad-key";
import type { MoneyFormat } from "@comanda/domain/money/format-money";

import { useMessages } from "#language/use-language.ts";
import { KeyGrid } from "#ui/key-grid.tsx";
import { Key } from "#ui/key.tsx";

import { typeOnPad, useOrder } from "../order/index.ts";
import styles from "./key-pad.module.css";

/** Digits go before an article as its quantity, or into Bill and Staff; letters into staff IDs. */
const limits = { ...padLimits.billNumber, allowsLetters: true };

type KeyPadProps = {
  readonly moneyFormat: MoneyFormat;
  readonly onFindBill: () => void;
  readonly onSetStaff: () => void;
};

export function KeyPad({ moneyFormat, onFindBill, onSetStaff }: KeyPadProps) {
  const { order } = useMessages();
  const typed = useOrder((state) => state.typed);
  const isTypingCash = useOrder((state) => state.isTypingCash);
  const cashLimits = amountLimits(moneyFormat);
  /** A key goes where something is typed: beside 'Pay cash', or into the pad itself. */
  const press = (key: string) => {
    const { typedCash } = useOrder.getState();
    if (isTypingCash) useOrder.setState({ typedCash: pressPadKey(typedCash, key, cashLimits) });
    else typeOnPad(pressPadKey(useOrder.getState().typed, key, limits));
  };
  return (
    <section aria-label={order.keyPad} className={styles["pad"]}>
      <output aria-label={order.typed} className={styles["typed"]}>
        {typed === "" ? <span className={styles["hint"]}>{order.padHint}</span> : typed}
      </output>
      <KeyGrid
        texts={order}
        extra={isTypingCash ? (cashLimits.fraction ?? "none") : "letters"}
        onKey={press}
      />
      <div className={styles["words"]}>
        <Key kind="word" isDisabled={typed === ""} onPress={() => typeOnPad("")}>
          {order.clear}
        </Key>
        <Key kind="word" onPress={onFindBill}>
          {order.findBill}
        </Key>
        <Key kind="word" onPress={onSetStaff}>
          {order.setStaff}
        </Key>
      </div>
    </section>
  );
}
