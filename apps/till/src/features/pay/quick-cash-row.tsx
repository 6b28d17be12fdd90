import { formatMoney, type MoneyFormat } from "@comanda/domain/money/format-money";
import { minorUnitsPerUnit, type Money } from "@comanda/domain/money/money";
import { quickCash, type CashPieces } from "@comanda/domain/payment/quick-cash";

import { useAllMessages } from "#language/all-messages.ts";
import { Button } from "#ui/button.tsx";
import { characterCount } from "#ui/character-count.ts";

import styles from "./tenders.module.css";

type QuickCashRowProps = {
  readonly due: Money;
  readonly currency: CashPieces;
  readonly moneyFormat: MoneyFormat;
  readonly isBusy: boolean;
  readonly onPay: (amount: Money) => void;
};

/** The amounts that guests are likely to hand over; one press pays and closes the bill. */
export function QuickCashRow({ due, currency, moneyFormat, isBusy, onPay }: QuickCashRowProps) {
  const { money } = useAllMessages();
  const amounts = quickCash(due, currency);
  const texts = amounts.map((amount) => shortAmount(amount, moneyFormat));
  const longest = texts.reduce((one, other) => (other.length > one.length ? other : one), "");
  return (
    <fieldset
      aria-label={money.quickCash}
      aria-disabled={isBusy}
      className={styles["quick"]}
      style={characterCount(longest)}
    >
      {amounts.map((amount, index) => (
        // By its place: what is due changes under a finger only with a press of the same hand.
        // oxlint-disable-next-line react/no-array-index-key
        <Button key={index} kind="plain" onClick={() => onPay(amount)}>
          {index === 0 && <small>{money.exact}</small>}
          {texts[index]}
        </Button>
      ))}
    </fieldset>
  );
}

/** Whole amounts as they stand on notes. */
function shortAmount(amount: Money, format: MoneyFormat): string {
  const isWhole = amount % minorUnitsPerUnit === 0;
  return formatMoney(amount, isWhole ? { ...format, hasDecimals: false } : format);
}
