import type { PayTypeId } from "@comanda/domain/id";
import type { FieldProblem } from "@comanda/domain/form/field-error";
import { formatMoneyWithSign, type MoneyFormat } from "@comanda/domain/money/format-money";
import type { PayRow } from "@comanda/domain/payment/pay-rows";
import { roleOf, type PayType } from "@comanda/domain/payment/pay-type";

import { useAllMessages, type AllMessages } from "#language/all-messages.ts";
import { fieldProblemText } from "#language/field-problem-text.ts";
import { Button } from "#ui/button.tsx";
import { PadField } from "#ui/pad-field.tsx";

import styles from "./pay.module.css";

type FigureRowProps = { readonly row: PayRow; readonly moneyFormat: MoneyFormat };

/** A computed figure: the total, a charge or the change. */
export function FigureRow({ row, moneyFormat }: FigureRowProps) {
  const { money } = useAllMessages();
  return (
    <li
      className={styles["sum"]}
      data-kind={row.kind}
      data-missing={row.kind === "change" && row.total < 0}
    >
      <span>{nameOf(row, money)}</span>
      <output aria-label={nameOf(row, money)}>{formatMoneyWithSign(row.total, moneyFormat)}</output>
    </li>
  );
}

function nameOf({ payType, isContained }: PayRow, money: AllMessages["money"]): string {
  if (payType === null) return money.promotions;
  return isContained
    ? money.contained(payType.name)
    : (defaultFigureName(payType, money) ?? payType.name);
}

/** The default names of a new venue's pay types, as on the wire, where the total comes before charges. */
const defaultNames = {
  subtotal: "Subtotal",
  discount: "Discount",
  total: "Total",
  amount: "Amount",
  change: "Change",
} as const;
const figures = ["subtotal", "discount", "total", "amount", "change"] as const;

/** The translated name of a figure; undefined if the venue has renamed it. */
function defaultFigureName(payType: PayType, money: AllMessages["money"]): string | undefined {
  const figure = figures.find((role) => role === roleOf(payType));
  const isPlain = figure !== undefined && payType.name === defaultNames[figure];
  return isPlain ? money.figures[figure] : undefined;
}

type MethodRowProps = {
  readonly payType: PayType;
  readonly text: string;
  readonly problem: FieldProblem | null;
  readonly isFirst: boolean;
  readonly onFill: (payType: PayTypeId) => void;
  readonly onFocus: (payType: PayTypeId) => void;
  readonly onType: (payType: PayTypeId, text: string) => void;
};

/** A pay type: pressing its name fills in the missing amount, and its field takes any amount. */
export function MethodRow(props: MethodRowProps) {
  const { payType, text, problem, isFirst, onFill, onFocus, onType } = props;
  const messages = useAllMessages();
  const { money } = messages;
  const { id, name } = payType;
  return (
    <li className={styles["method"]}>
      <Button kind="plain" aria-label={money.payRestBy(name)} onClick={() => onFill(id)}>
        {name}
      </Button>
      <PadField
        label={name}
        isLabelShown={false}
        value={text}
        problem={problem === null ? undefined : fieldProblemText(problem, name, messages)}
        isFirst={isFirst}
        onFocus={() => onFocus(id)}
        onChange={(typed) => onType(id, typed)}
      />
    </li>
  );
}
