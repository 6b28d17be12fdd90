import type { ShiftSummaryReply } from "@comanda/contract/summary";
import { taxText } from "@comanda/domain/payment/tax-text";
import { fillTemplate } from "@comanda/domain/text/fill-template";
import {
  negateMoney,
  noMoney,
  subtractMoney,
  sumMoney,
  type Money,
} from "@comanda/domain/money/money";
import type { SheetBar, SheetRow, SheetTable } from "../sheet.ts";

import type { SheetFormatter } from "./sheet-formatter.ts";

/** The figures that every summary has, whatever its period. */
type Period = Pick<
  ShiftSummaryReply,
  | "bills"
  | "refunds"
  | "discount"
  | "given"
  | "privileges"
  | "creditedBack"
  | "rounding"
  | "chargeData"
  | "rates"
  | "payDetails"
  | "prepaid"
  | "cashRounding"
  | "foreign"
  | "change"
  | "moneyIns"
  | "moneyOuts"
  | "commissionList"
  | "payCommissions"
>;

type RowEmphasis = SheetRow["look"];

export function createRow(cells: readonly string[], look: RowEmphasis = "plain"): SheetRow {
  return { cells, look };
}

/** The last columns hold amounts; the parameter says how many. */
export function createTable(
  title: string,
  columns: readonly string[],
  rows: readonly SheetRow[],
  amounts = 1,
): SheetTable {
  const firstAmount = columns.length - amounts;
  return {
    title,
    columns: columns.map((name, index) => ({ title: name, isAmount: index >= firstAmount })),
    rows,
    bars: [],
    hasRowPerBar: true,
    isFolded: false,
  };
}

/** Each bar relative to the longest. A single bar would say no more than its figure. */
export function createBars(
  entries: readonly { readonly name: string; readonly amount: Money }[],
  { money }: SheetFormatter,
): readonly SheetBar[] {
  const longest = Math.max(...entries.map(({ amount }) => amount));
  if (entries.length < 2 || longest <= 0) return [];
  return entries.map(({ name, amount }) => ({
    name,
    amount: money(amount),
    share: Math.max(0, amount / longest),
  }));
}

export function billsTable(
  { bills, refunds }: Period,
  { texts, money }: SheetFormatter,
): SheetTable {
  const { tables, columns, rows } = texts;
  const [open, closed, voided] = bills;
  const line = (name: string, { count, amount }: { count: number; amount: Money }) =>
    createRow([name, String(count), money(amount)]);
  return createTable(
    tables.bills,
    [columns.status, columns.count, columns.amount],
    [
      line(rows.close, closed),
      ...(refunds === undefined || refunds.count === 0
        ? []
        : [line(rows.refunds, { ...refunds, amount: negateMoney(refunds.amount) })]),
      line(rows.void, voided),
      line(rows.open, open),
    ],
    2,
  );
}

/** Sales by payment method: change is deducted from the cash. */
export function customerPaymentsTable({ bills }: Period, formatter: SheetFormatter): SheetTable {
  const { tables, columns, rows } = formatter.texts;
  const closed = bills[1];
  const entries = [
    { name: rows.cash, amount: closed.cash },
    { name: rows.card, amount: closed.card },
    { name: rows.other, amount: closed.other },
  ];
  const lines = entries.map(({ name, amount }) => createRow([name, formatter.money(amount)]));
  return {
    ...createTable(
      tables.customerPayments,
      [columns.method, columns.amount],
      [...lines, createRow([rows.total, formatter.money(closed.amount)], "strong")],
    ),
    bars: createBars(entries, formatter),
  };
}

/** What guests handed over, the change they got, and what that has to do with the sales. */
export function paymentsTable(period: Period, formatter: SheetFormatter): SheetTable {
  const { payDetails, change, prepaid = noMoney, cashRounding = noMoney, foreign = [] } = period;
  const { texts, money, payType } = formatter;
  const [, closed] = period.bills;
  const { paidSales, cashRounding: rounded } = texts.rows;
  const sales = cashRounding === 0 ? paidSales : `${paidSales} − ${rounded}`;
  return createTable(
    texts.tables.payments,
    [texts.columns.method, texts.columns.amount],
    [
      ...payDetails.map((detail) => createRow([payType(detail.payType), money(detail.total)])),
      ...foreign.map(({ code, given, worth }) => {
        const amount = formatter.foreign(code, given);
        return createRow([fillTemplate(texts.rows.inCurrency, { amount }), money(worth)], "under");
      }),
      createRow([texts.rows.change, money(change)]),
      createRow([texts.rows.prepaid, money(prepaid)]),
      ...(cashRounding === 0 ? [] : [createRow([texts.rows.cashRounding, money(cashRounding)])]),
      createRow([sales, money(closed.amount)], "strong"),
    ],
  );
}

export function chargesTable({ chargeData }: Period, formatter: SheetFormatter): SheetTable {
  const { texts, money, payType } = formatter;
  return createTable(
    texts.tables.charges,
    [texts.columns.charge, texts.columns.amount],
    chargeData.map(({ payType: id, total, includeOnPrice }) => {
      const name = payType(id);
      return createRow([
        includeOnPrice ? fillTemplate(texts.rows.contained, { charge: name }) : name,
        money(total),
      ]);
    }),
  );
}

/** What each charge was computed on, by its rates; none in reports from before they had it. */
export function ratesTables({ rates = [] }: Period, formatter: SheetFormatter): SheetTable[] {
  if (rates.length === 0) return [];
  const { texts, money, percent, payType } = formatter;
  const { tables, columns } = texts;
  const rows = rates.map(({ payType: id, rate, net, total }) =>
    createRow([taxText(payType(id), percent(rate)), money(net), money(total)]),
  );
  return [createTable(tables.rates, [columns.charge, columns.net, columns.amount], rows, 2)];
}

export function discountsTable(period: Period, { texts, money }: SheetFormatter): SheetTable {
  const { tables, columns, rows } = texts;
  const { discounts = noMoney, onTheHouse = noMoney } = period.given ?? {};
  const promotions = subtractMoney(period.discount, sumMoney([discounts, onTheHouse]));
  const given = [
    { name: rows.discounts, amount: discounts },
    { name: rows.onTheHouse, amount: onTheHouse },
  ].filter(({ amount }) => amount !== 0);
  const { privileges } = period;
  const privilegeRows =
    privileges === undefined
      ? []
      : ([
          [rows.vatExemption, privileges.exemption],
          [rows.seniorDiscount, privileges.seniorDiscount],
          [rows.disabilityDiscount, privileges.disabilityDiscount],
          [rows.exemptSales, privileges.exemptSales],
        ] as const);
  return createTable(
    tables.discounts,
    [columns.kind, columns.amount],
    [
      createRow([rows.creditedBack, money(period.creditedBack)]),
      createRow([rows.promotions, money(promotions)]),
      ...given.map(({ name, amount }) => createRow([name, money(amount)])),
      ...privilegeRows.map(([name, amount]) => createRow([name, money(amount)])),
      createRow([rows.rounding, money(period.rounding)]),
    ],
  );
}

type Group = Period["moneyIns"][number];

/** A group is a row with its sum, and below it each entry with its time and note. */
function groupRows(
  name: string,
  { rows, amount }: Pick<Group, "rows" | "amount">,
  { money, shortMoment }: SheetFormatter,
): readonly SheetRow[] {
  const moved = rows.map(({ createdDate, note, amount: part }) =>
    createRow(["", `${shortMoment(createdDate)} ${note}`.trim(), money(part)], "under"),
  );
  return [createRow([name, "", money(amount)], "strong"), ...moved];
}

/** Money-in, money-out and commissions: long lists, which a screen folds. */
export function foldedTables(
  period: Pick<Period, "moneyIns" | "moneyOuts" | "commissionList" | "payCommissions">,
  formatter: SheetFormatter,
): readonly SheetTable[] {
  const { tables, columns } = formatter.texts;
  const moved = (title: string, groups: readonly Group[]) =>
    createTable(
      title,
      [columns.category, columns.note, columns.amount],
      groups.flatMap((group) => groupRows(group.expenseCategoryName, group, formatter)),
    );
  const earned = createTable(
    tables.earned,
    [columns.staff, columns.amount],
    period.commissionList.map(({ staff, amount }) =>
      createRow([formatter.staff(staff), formatter.money(amount)]),
    ),
  );
  const paid = createTable(
    tables.paid,
    [columns.staff, columns.note, columns.amount],
    period.payCommissions.flatMap((group) =>
      groupRows(formatter.staff(group.staff), group, formatter),
    ),
  );
  return [
    moved(tables.moneyIn, period.moneyIns),
    moved(tables.moneyOut, period.moneyOuts),
    earned,
    paid,
  ].map((one) => ({ ...one, isFolded: true }));
}
