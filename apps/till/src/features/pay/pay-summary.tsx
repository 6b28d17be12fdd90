import type { BillTotals, PayDetail } from "@comanda/domain/bill/settlement";
import { formatMoney } from "@comanda/domain/money/format-money";
import { subtractMoney, type Money } from "@comanda/domain/money/money";
import { cashDue, leftAfter } from "@comanda/domain/payment/cash-due";
import { buildPayRows, type PayRow } from "@comanda/domain/payment/pay-rows";
import { roleOf, type PayType } from "@comanda/domain/payment/pay-type";

import type { ReactNode } from "react";

import { useAllMessages, type AllMessages } from "#language/all-messages.ts";
import type { Reference } from "#records/reference.ts";

import { DueOrChange } from "./due-or-change.tsx";
import styles from "./pay.module.css";

type PaySummaryProps = {
  readonly totals: BillTotals;
  /** What was taken before. */
  readonly paid: Money;
  readonly payments: readonly PayDetail[];
  readonly reference: Reference;
  readonly children?: ReactNode;
};

/** What is still due, or else the change, large enough to read from across the counter; what it is made of below. */
export function PaySummary({ totals, paid, payments, reference, children }: PaySummaryProps) {
  const { order, money } = useAllMessages();
  const { payTypes, currency, moneyFormat } = reference;
  const due = subtractMoney(totals.amount, paid);
  const inCash = cashDue(due, currency);
  return (
    <div className={styles["summary"]}>
      <DueOrChange
        amount={due}
        left={leftAfter(due, payments, { payTypes, currency })}
        moneyFormat={moneyFormat}
      />
      <ul className={styles["figures"]}>
        {buildPayRows(totals, payments, payTypes)
          .filter((row) => isWorthALine(row, totals))
          .map((row) => (
            <FigureRow key={row.payType?.id ?? row.kind} row={row} moneyFormat={moneyFormat} />
          ))}
        {paid !== 0 && <Figure name={order.paid} amount={paid} moneyFormat={moneyFormat} />}
        {inCash !== due && <Figure name={money.inCash} amount={inCash} moneyFormat={moneyFormat} />}
      </ul>
      {children}
    </div>
  );
}

/** Figures that repeat another or are nothing only take room. */
function isWorthALine({ kind, total }: PayRow, { subtotal }: BillTotals): boolean {
  switch (kind) {
    case "subtotal":
    case "exemption":
    case "law-discount":
    case "amount":
      return true;
    case "discount":
    case "charge":
      return total !== 0;
    case "total":
      return total !== subtotal;
    default:
      return false;
  }
}

type FigureRowProps = {
  readonly row: PayRow;
  readonly moneyFormat: Reference["moneyFormat"];
};

function FigureRow({ row, moneyFormat }: FigureRowProps) {
  const messages = useAllMessages();
  const { kind, total } = row;
  return (
    <Figure kind={kind} name={nameOf(row, messages)} amount={total} moneyFormat={moneyFormat} />
  );
}

type FigureProps = {
  readonly kind?: PayRow["kind"];
  readonly name: string;
  readonly amount: Money;
  readonly moneyFormat: Reference["moneyFormat"];
};

function Figure({ kind, name, amount, moneyFormat }: FigureProps) {
  return (
    <li data-kind={kind}>
      <span>{name}</span> <output aria-label={name}>{formatMoney(amount, moneyFormat)}</output>
    </li>
  );
}

function nameOf({ kind, payType, isContained }: PayRow, messages: AllMessages): string {
  const { money, privilege } = messages;
  if (kind === "exemption") return privilege.exemption;
  if (kind === "law-discount") return privilege.discount;
  if (payType === null) return money.figures.discount;
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
} as const;
const figures = ["subtotal", "discount", "total", "amount"] as const;

/** The translated name of a figure; undefined if the venue has renamed it. */
function defaultFigureName(payType: PayType, money: AllMessages["money"]): string | undefined {
  const figure = figures.find((role) => role === roleOf(payType));
  const isPlain = figure !== undefined && payType.name === defaultNames[figure];
  return isPlain ? money.figures[figure] : undefined;
}
