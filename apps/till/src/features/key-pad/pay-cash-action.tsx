import { amountLimits, padBlurClearMs } from "@comanda/domain/input-pad/pad-limits";
import { typeNumber } from "@comanda/domain/input-pad/press-pad-key";
import type { MoneyFormat } from "@comanda/domain/money/format-money";
import { useEffect, useRef, type FormEvent } from "react";

import { useAllMessages } from "#language/all-messages.ts";
import { Button } from "#ui/button.tsx";
import { PadField } from "#ui/pad-field.tsx";

import { useOpenPayCash } from "../end-bill/index.ts";
import { useOrder } from "../order/index.ts";
import styles from "./pay-cash-action.module.css";

/** "Pay cash" with a field for the cash received, under the keys that type it; left empty, it means the exact amount. */
export function PayCashAction({ moneyFormat }: { readonly moneyFormat: MoneyFormat }) {
  const { money } = useAllMessages();
  const open = useOpenPayCash();
  const typedCash = useOrder((state) => state.typedCash);
  const clearing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => leave, []);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    open();
  };
  const handleFocus = () => {
    clearTimeout(clearing.current);
    useOrder.setState({ isTypingCash: true });
  };
  const handleBlur = () => {
    useOrder.setState({ isTypingCash: false });
    // The field loses focus before the press on the button beside it is handled.
    clearing.current = setTimeout(() => useOrder.setState({ typedCash: "" }), padBlurClearMs);
  };
  return (
    <form className={styles["pay-cash"]} onSubmit={handleSubmit}>
      <Button kind="plain" type="submit">
        {money.payCash}
      </Button>
      <PadField
        label={money.cashTyped}
        isLabelShown={false}
        placeholder={money.cashTyped}
        value={typedCash}
        onFocus={handleFocus}
        onBlur={handleBlur}
        onChange={(text) =>
          useOrder.setState({ typedCash: typeNumber(typedCash, text, amountLimits(moneyFormat)) })
        }
      />
    </form>
  );
}

function leave(): void {
  useOrder.setState({ isTypingCash: false });
}
