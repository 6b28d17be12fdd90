import type { PayTypeId } from "@comanda/domain/id";
import { isFormErrors } from "@comanda/domain/form/field-error";
import { parsePayCashForm } from "@comanda/domain/form/pay-cash-form";
import { amountLimits } from "@comanda/domain/input-pad/pad-limits";
import { pressPadKey, typeNumber } from "@comanda/domain/input-pad/press-pad-key";
import { dueIn, inMain, type ForeignCurrency } from "@comanda/domain/money/foreign-currency";
import { foreignFormat, foreignText, rateText } from "@comanda/domain/money/foreign-text";
import type { MoneyFormat } from "@comanda/domain/money/format-money";
import { noMoney, type Money } from "@comanda/domain/money/money";
import { cashDue, leftAfter } from "@comanda/domain/payment/cash-due";
import { useState, type ReactNode } from "react";

import { useAllMessages } from "#language/all-messages.ts";
import { fieldProblemText } from "#language/field-problem-text.ts";
import type { Reference } from "#records/reference.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { KeyGrid } from "#ui/key-grid.tsx";
import { PadField } from "#ui/pad-field.tsx";

import { amountText } from "./amount-text.ts";
import { DueOrChange } from "./due-or-change.tsx";
import styles from "./foreign-dialog.module.css";
import type { ForeignCash } from "./use-foreign-payment.ts";

type ForeignDialogProps = {
  readonly currency: ForeignCurrency;
  readonly due: Money;
  readonly cash: PayTypeId;
  readonly reference: Reference;
  readonly isBusy: boolean;
  readonly onCancel: () => void;
  readonly onTake: (handed: ForeignCash) => void;
};

/** What a guest hands over of another currency, and the change in the venue's own. */
export function ForeignDialog({ isBusy, onCancel, onTake, ...facts }: ForeignDialogProps) {
  const { currency, due, reference } = facts;
  const { money, order } = useAllMessages();
  const exact = dueIn(cashDue(due, reference.currency), currency, reference.currency) ?? noMoney;
  const field = useForeignAmount(currency, exact, reference.moneyFormat);
  const { amount, limits } = field;
  // An amount without a worth cannot be taken.
  const worth = inMain(amount, currency, reference.currency) ?? noMoney;
  const handleTake = () => onTake({ amount, worth, isOffered: field.isOffered });
  return (
    <Dialog
      kind="wide"
      title={money.payInCurrency(currency.code)}
      onClose={onCancel}
      onEnter={() => {
        if (worth > 0 && !isBusy) handleTake();
      }}
      actions={
        <TakeButtons
          taken={foreignText(currency.code, amount, reference.moneyFormat)}
          isNothing={worth <= 0}
          isBusy={isBusy}
          onCancel={onCancel}
          onTake={handleTake}
        />
      }
    >
      <div className={styles["parts"]}>
        <ForeignFacts {...facts} exact={exact} worth={worth}>
          <PadField
            label={money.givenInCurrency(currency.code)}
            value={field.text}
            problem={field.problem}
            isFirst
            isSelectedOnFocus
            onFocus={doNothing}
            onChange={field.type}
            onScan={field.refuseScan}
          />
        </ForeignFacts>
        <div className={styles["keys"]}>
          <KeyGrid texts={order} extra={limits.fraction ?? "none"} onKey={field.pressKey} />
        </div>
      </div>
    </Dialog>
  );
}

/** The amount handed over: all that is due until another one is typed. What is no amount says so, and is none. */
function useForeignAmount(
  { code, hasDecimals }: ForeignCurrency,
  exact: Money,
  moneyFormat: MoneyFormat,
) {
  const messages = useAllMessages();
  const { money } = messages;
  const format = foreignFormat(moneyFormat, { hasDecimals, currencyTexts: [code] });
  const limits = amountLimits(format);
  const [typed, setTyped] = useState<string | null>(null);
  const [isScanned, setIsScanned] = useState(false);
  const put = (text: string | null) => {
    setIsScanned(false);
    setTyped(text);
  };
  const offered = amountText(exact, format);
  const text = typed ?? offered;
  const parsed = parsePayCashForm({ cash: text }, format);
  const [error] = isFormErrors(parsed) && typed !== null && typed !== "" ? parsed.fieldErrors : [];
  const readAmount = isFormErrors(parsed) ? noMoney : parsed.cash;
  const wrong = error && fieldProblemText(error, money.givenInCurrency(code), messages);
  return {
    text,
    limits,
    isOffered: typed === null,
    amount: typed === null ? exact : readAmount,
    problem: isScanned ? messages.order.scannedCode : wrong,
    type: (next: string) => put(typeNumber(text, next, limits)),
    // The first key replaces the suggested amount.
    pressKey: (key: string) => put(pressPadKey(typed ?? "", key, limits)),
    // A notice would lie under the dialog.
    refuseScan: (textBefore: string) => {
      put(textBefore === offered ? null : textBefore);
      setIsScanned(true);
    },
  };
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
