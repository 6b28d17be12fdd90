import type { StoredChange } from "@comanda/contract/bill-history";
import { id as toId, type BillId } from "@comanda/domain/id";
import { exchangeText } from "@comanda/domain/money/foreign-text";
import { formatMoney } from "@comanda/domain/money/format-money";
import { money } from "@comanda/domain/money/money";
import { tenderAmount } from "@comanda/domain/payment/tender";

import type { AllMessages } from "#language/all-messages.ts";
import { payMethodName } from "#records/pay-type-name.ts";
import { recordStore } from "#records/record-store.ts";
import type { Reference } from "#records/reference.ts";

import {
  countText,
  insertedText,
  lineName,
  lineOfItem,
  lineOfRow,
  type HistoryLine,
} from "./history-line.ts";

type Value = string | number | null | undefined;
type Row = Extract<StoredChange, { readonly kind: "insert" }>["row"];

export type HistoryContext = {
  readonly bill: BillId;
  /** The lines that the history adds, by line id. */
  readonly lines: ReadonlyMap<number, HistoryLine>;
  readonly reference: Reference;
  readonly staffNames: ReadonlyMap<number, string>;
  readonly messages: AllMessages;
};

/** The fields shown in the history, by their database columns. */
const billFields = [
  ["table_name", "table"],
  ["room_name", "room"],
  ["cover", "cover"],
  ["staff", "staff"],
  ["customer", "customer"],
  ["company_of", "company"],
  ["status", "status"],
  ["status_note", "statusNote"],
  ["amount", "amount"],
] as const;
type BillField = (typeof billFields)[number][1];

/** For a bill of another day the till has no lines, so it takes them from the history. */
export function linesInHistory(
  entries: readonly { readonly changes: readonly StoredChange[] }[],
): ReadonlyMap<number, HistoryLine> {
  return new Map(
    entries
      .flatMap(({ changes }) => changes)
      .flatMap((change): readonly (readonly [number, HistoryLine])[] =>
        change.kind === "insert" && change.table === "bill_line"
          ? [[change.id, lineOfRow(change.row)]]
          : [],
      ),
  );
}

/** Describes what one write changed on a bill. */
export function historyDetails(
  changes: readonly StoredChange[],
  parts: HistoryContext,
): readonly string[] {
  const { money: texts } = parts.messages;
  const gone = changes.filter(({ kind, table }) => kind === "delete" && table === "bill_line");
  return [
    ...changes.flatMap((change) => detailsOf(change, parts)),
    ...(gone.length === 0 ? [] : [texts.removed(gone.length)]),
  ];
}

function detailsOf(change: StoredChange, parts: HistoryContext): readonly string[] {
  const { table } = change;
  if (change.kind === "delete") return [];
  if (change.kind === "insert") {
    if (change.row["bill"] !== parts.bill) return [];
    if (table === "tender") return [tenderText(change.row, parts)];
    return table === "bill_line" ? [insertedText(change.row, parts)] : [];
  }
  if (table === "bill_line") return lineDetails(change, parts);
  return table === "bill" && change.id === parts.bill ? billDetails(change, parts) : [];
}

type Update = Extract<StoredChange, { readonly kind: "update" }>;

function billDetails({ old, new: now }: Update, parts: HistoryContext): readonly string[] {
  const { billFields: labels, changed } = parts.messages.money;
  return billFields
    .filter(([column]) => column in now && old[column] !== now[column])
    .map(([column, field]) => {
      const text = (value: Value) => valueText(field, value, parts);
      return changed(labels[field], text(old[column]), text(now[column]));
    });
}

function lineDetails({ id, old, new: now }: Update, parts: HistoryContext): readonly string[] {
  const { changed, added, removed } = parts.messages.money;
  const item = recordStore.getState().records.billItem.get(id);
  const line = item === undefined ? parts.lines.get(id) : lineOfItem(item);
  const name = line === undefined ? "" : lineName(line, parts);
  if (old["bill"] !== now["bill"]) {
    return [now["bill"] === parts.bill ? added(name) : removed(1)];
  }
  return lineFields
    .filter((column) => column in now)
    .map((column) => {
      const text = (row: Row) =>
        column === "quantity_tenths" ? soldText(row, line, parts) : plainText(row[column], parts);
      return changed(name, text(old), text(now));
    });
}

/** How much of a line was sold, of a timer that runs that it does. */
function soldText(row: Row, line: HistoryLine | undefined, parts: HistoryContext): string {
  if (row["ended_at"] === null) return parts.messages.order.running;
  return countText(Number(row["quantity_tenths"]), { unit: line?.unit }, parts);
}

const lineFields = ["quantity_tenths", "note"] as const;

/** `Cash 50.00`, or `Cash 166.25 · USD 5 × 33.25` */
function tenderText(row: Row, { reference, messages }: HistoryContext): string {
  const stored = row["pay_type"];
  const payType = typeof stored === "number" ? toId<"pay-type">(stored) : null;
  const name = payMethodName(payType, reference, messages.money.cash);
  const amount = tenderAmount({
    received: money(Number(row["received"])),
    change: money(Number(row["change"])),
    // Journals from before cash was rounded lack it.
    rounding: money(Number(row["rounding"] ?? 0)),
  });
  const text = `${name} ${formatMoney(amount, reference.moneyFormat)}`;
  const code = row["given_code"];
  if (typeof code !== "string") return text;
  const given = { code, amount: money(Number(row["given_amount"])) };
  const rateMillionths = Number(row["rate_millionths"]);
  return `${text} · ${exchangeText({ ...given, rateMillionths }, reference.moneyFormat)}`;
}

function valueText(field: BillField, value: Value, parts: HistoryContext): string {
  const { messages, reference, staffNames } = parts;
  if (typeof value === "number") {
    if (field === "amount") return formatMoney(money(value), reference.moneyFormat);
    if (field === "staff") return staffNames.get(value) ?? `#${value}`;
    if (field === "customer" || field === "company") {
      const known = recordStore.getState().records.customer.get(value);
      const company = field === "company" ? known?.companyName : undefined;
      return company || (known?.name ?? messages.customers.guest);
    }
  }
  const { status } = messages.order;
  if (field === "status" && (value === "open" || value === "closed" || value === "voided")) {
    return status[value];
  }
  return plainText(value, parts);
}

function plainText(value: Value, { messages }: HistoryContext): string {
  return value === null || value === undefined || value === ""
    ? messages.money.empty
    : String(value);
}
