import type { PayTypeId } from "@comanda/domain/id";
import { amountLimits } from "@comanda/domain/input-pad/pad-limits";
import { pressPadKey, typeNumber } from "@comanda/domain/input-pad/press-pad-key";
import { dueIn, inMain, type ForeignCurrency } from "@comanda/domain/money/foreign-currency";
import { foreignText, rateText } from "@comanda/domain/money/foreign-text";
import { noMoney, type Money } from "@comanda/domain/money/money";
import { amountOrNull } from "@comanda/domain/money/read-money";
import { cashDue, leftAfter } from "@comanda/domain/payment/cash-due";
import { useState, type ReactNode } from "react";

import { useAllMessages } from "#language/all-messages.ts";
import type { Reference } from "#records/reference.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { KeyGrid } from "#ui/key-grid.tsx";
import { PadField } from "#ui/pad-field.tsx";

import { amountText } from "./amount-text.ts";
import { DueOrChange } from "./due-or-change.tsx";
import styles from "./foreign-dialog.module.css";

type ForeignDialogProps = {
  readonly currency: ForeignCurrency;
  readonly due: Money;
  readonly cash: PayTypeId;
  readonly reference: Reference;
  readonly isBusy: boolean;
  readonly onCancel: () => void;
  /** What was handed over, and what it is worth. */
  readonly onTake: (amount: Money, worth: Money) => void;
};

/** What a guest hands over of another currency, and the change in the venue's own. */
export function ForeignDialog({ isBusy, onCancel, onTake, ...facts }: ForeignDialogProps) {
  const { currency, due, reference } = facts;
  const { money, order } = useAllMessages();
  const format = { ...reference.moneyFormat, hasDecimals: currency.hasDecimals };
  const limits = amountLimits(format);
  const exact = dueIn(cashDue(due, reference.currency), currency, reference.currency) ?? noMoney;
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? amountText(exact, format);
  const amount = amountOrNull(text, format) ?? noMoney;
  // An amount without a worth cannot be taken.
  const worth = inMain(amount, currency, reference.currency) ?? noMoney;
  return (
    <Dialog
      kind="wide"
      title={money.payInCurrency(currency.code)}
      onClose={onCancel}
      actions={
        <TakeButtons
          taken={foreignText(currency.code, amount, reference.moneyFormat)}
          isNothing={worth <= 0}
          isBusy={isBusy}
          onCancel={onCancel}
          onTake={() => onTake(amount, worth)}
        />
      }
    >
      <div className={styles["parts"]}>
        <ForeignFacts {...facts} exact={exact} worth={worth}>
          <PadField
            label={money.givenInCurrency(currency.code)}
            value={text}
            isFirst
            isSelectedOnFocus
            onFocus={doNothing}
            onChange={(next) => setTyped(typeNumber(text, next, limits))}
          />
        </ForeignFacts>
        <div className={styles["keys"]}>
          <KeyGrid
            texts={order}
            extra={limits.fraction ?? "none"}
            // The first key replaces the suggested amount.
            onKey={(key) => setTyped(pressPadKey(typed ?? "", key, limits))}
          />
        </div>
      </div>
    </Dialog>
  );
}

type TakeButtonsProps = Pick<ForeignDialogProps, "isBusy" | "onCancel"> & {
  /** The amount with its code. */
  readonly taken: string;
  readonly isNothing: boolean;
  readonly onTake: () => void;
};

function TakeButtons({ taken, isNothing, isBusy, onCancel, onTake }: TakeButtonsProps) {
  const { money, cancel } = useAllMessages();
  return (
    <>
      <Button kind="plain" onClick={onCancel}>
        {cancel}
      </Button>
      <Button kind="next" isBusy={isBusy} disabled={isNothing} onClick={onTake}>
        {money.takeForeign(taken)}
      </Button>
    </>
  );
}

type ForeignFactsProps = Pick<ForeignDialogProps, "currency" | "due" | "cash" | "reference"> & {
  readonly exact: Money;
  readonly worth: Money;
  /** The field between what is due and the change. */
  readonly children: ReactNode;
};

/** What is due, at which rate, and what is missing or goes back. */
function ForeignFacts(props: ForeignFactsProps) {
  const { currency, due, cash, reference, exact, worth, children } = props;
  const { moneyFormat } = reference;
  return (
    <div className={styles["facts"]}>
      <p className={styles["due"]}>
        <strong>{foreignText(currency.code, exact, moneyFormat)}</strong>
        <span>{`1 ${currency.code} = ${rateText(currency.rateMillionths, moneyFormat)}`}</span>
      </p>
      {children}
      <DueOrChange
        amount={due}
        left={leftAfter(due, [{ payType: cash, total: worth }], reference)}
        moneyFormat={moneyFormat}
      />
    </div>
  );
}

function doNothing(): void {
  // The field has nothing to take back.
}
