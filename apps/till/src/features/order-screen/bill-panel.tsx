import { privilegedOff } from "@comanda/domain/bill/settlement";
import type { LineKey } from "@comanda/domain/bill/line";
import type { Bill } from "@comanda/domain/bill/bill";
import { formatMoney, formatMoneyWithSign } from "@comanda/domain/money/format-money";
import { addMoney, negateMoney } from "@comanda/domain/money/money";
import { totalsOfBill } from "@comanda/domain/payment/bill-totals";
import { stillDue } from "@comanda/domain/payment/still-due";
import { useCallback } from "react";

import { useMessages } from "#language/use-language.ts";
import { payTypeName } from "#records/pay-type-name.ts";
import type { Reference } from "#records/reference.ts";
import { useStaffNames } from "#records/use-records.ts";
import { characterCount } from "#ui/character-count.ts";
import { Empty } from "#ui/empty.tsx";

import { openedLine, openLine, requireSession, useOrder, zoneOf } from "../order/index.ts";
import styles from "./bill-panel.module.css";
import { FirstSteps } from "./first-steps.tsx";
import type { OrderParts } from "./order-parts.ts";
import { OrderList } from "./order-list.tsx";
import { PayButton } from "./pay-button.tsx";
import { PrintButton } from "./print-button.tsx";
import { useShownBill } from "./use-shown-bill.ts";

type BillPanelProps = {
  readonly reference: Reference;
  readonly lineParts: OrderParts | null;
  /** On a phone, whether it was opened over the menu. */
  readonly isOpened: boolean;
  readonly onPrint: () => void;
  /** Called if the panel has something to offer without an order. */
  readonly onFound: () => void;
};

/** The current bill: its lines, totals and next step. */
export function BillPanel(props: BillPanelProps) {
  const { reference, lineParts, isOpened, onPrint, onFound } = props;
  const { order } = useMessages();
  const bill = useOrder((state) => state.bill);
  const selected = useOrder((state) => state.selected);
  const opened = useOrder(openedLine);
  const isCrediting = useOrder((state) => state.isCrediting);
  const staffNames = useStaffNames();
  const handlePress = useCallback((line: LineKey) => pressLine(line, lineParts), [lineParts]);
  const shown = useShownBill();
  if (bill === null || shown === null) {
    const empty = <Empty title={order.noBill} hint={order.noBillHint} />;
    return (
      <section className={styles["panel"]} aria-label={order.title}>
        {lineParts === null ? (
          empty
        ) : (
          <lineParts.OwnBills reference={reference} onFound={onFound}>
            {empty}
          </lineParts.OwnBills>
        )}
        <FirstSteps />
      </section>
    );
  }
  return (
    <section className={styles["panel"]} aria-label={order.title}>
      {isCrediting && <p className={styles["mode"]}>{order.creditBackOn}</p>}
      {lineParts !== null && <lineParts.SeatStrip />}
      <div className={styles["lines"]}>
        <OrderList
          bill={shown}
          selected={selected}
          opened={opened}
          parts={lineParts}
          reference={reference}
          staffNames={staffNames}
          isOpened={isOpened}
          zone={zoneOf(requireSession())}
          onPress={handlePress}
        />
      </div>
      <div className={styles["sums"]}>
        {lineParts !== null && <lineParts.SetOffer bill={bill} reference={reference} />}
        {lineParts !== null && <lineParts.ServingKeys bill={bill} reference={reference} />}
        <BillSums bill={shown} reference={reference} />
      </div>
      <div className={styles["actions"]}>
        <PrintButton bill={bill} onPrint={onPrint} />
        <PayButton bill={bill} />
      </div>
    </section>
  );
}

/** A press opens a line and selects it for notes and mixers; in credit-back mode it credits one back. */
function pressLine(line: LineKey, parts: OrderParts | null): void {
  const order = useOrder.getState();
  if (order.isCrediting) parts?.creditLine(line);
  else openLine(line === openedLine(order) ? null : line);
}

type BillSumsProps = { readonly bill: Bill; readonly reference: Reference };

/** What adds up to the current total, and what was taken of it; what guests still have to pay is the largest. */
function BillSums({ bill, reference }: BillSumsProps) {
  const { order } = useMessages();
  const { payTypes, currency, moneyFormat } = reference;
  const totals = totalsOfBill(bill, payTypes, currency);
  const { charges, amount } = totals;
  const discount = addMoney(totals.discount, privilegedOff(totals));
  const left = stillDue(bill, amount);
  const due = formatMoneyWithSign(left ?? amount, moneyFormat);
  const added = charges.filter(({ isContained, total }) => !isContained && total !== 0);
  const off = [
    { key: "subtotal", name: order.subtotal, total: totals.subtotal },
    { key: "discount", name: order.discount, total: negateMoney(discount) },
  ];
  const taken = [
    { key: "total", name: order.total, total: amount },
    { key: "paid", name: order.paid, total: bill.paid },
  ];
  const rows = [
    ...(discount === 0 ? [] : off),
    ...added.map(({ payType, total }) => ({
      key: payType,
      name: payTypeName(payType, reference),
      total,
    })),
    ...(left === null ? [] : taken),
  ];
  return (
    <dl className={styles["figures"]}>
      {rows.map(({ key, name, total }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd>{formatMoney(total, moneyFormat)}</dd>
        </div>
      ))}
      <div className={styles["total"]}>
        <dt>{left === null ? order.total : order.stillDue}</dt>
        <dd style={characterCount(due)}>{due}</dd>
      </div>
      {left === null && bill.paid !== 0 && (
        <div>
          <dt>{order.paid}</dt>
          <dd>{formatMoney(bill.paid, moneyFormat)}</dd>
        </div>
      )}
    </dl>
  );
}
