import { dueIn, type ForeignCurrency } from "@comanda/domain/money/foreign-currency";
import { foreignText } from "@comanda/domain/money/foreign-text";
import type { Money } from "@comanda/domain/money/money";

import { useAllMessages } from "#language/all-messages.ts";
import type { Reference } from "#records/reference.ts";
import { Button } from "#ui/button.tsx";
import { CashIcon } from "#ui/pay-icons.tsx";

import { hasLongWord } from "./has-long-word.ts";
import styles from "./tenders.module.css";

type ForeignKeysProps = {
  /** What is due in cash. */
  readonly due: Money;
  readonly reference: Pick<Reference, "foreign" | "currency" | "moneyFormat">;
  readonly onPress: (currency: ForeignCurrency) => void;
};

/** A button for each other currency that can pay what is due, with how much that is in it. */
export function ForeignKeys({ due, reference, onPress }: ForeignKeysProps) {
  const { money } = useAllMessages();
  return reference.foreign.map((currency) => {
    const amount = dueIn(due, currency, reference.currency);
    if (amount === null) return null;
    const text = foreignText(currency.code, amount, reference.moneyFormat);
    return (
      <Button
        key={currency.id}
        kind="plain"
        data-wide={hasLongWord(text)}
        aria-label={money.payInCurrency(currency.code)}
        onClick={() => onPress(currency)}
      >
        <CashIcon />
        <span className={styles["amount"]}>{text}</span>
      </Button>
    );
  });
}
