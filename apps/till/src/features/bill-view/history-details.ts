import type { StoredChange } from "@comanda/contract/bill-history";
import type { BillId } from "@comanda/domain/id";
import { formatMoney } from "@comanda/domain/money/format-money";
import { money } from "@comanda/domain/money/money";
import { formatQuantity } from "@comanda/domain/money/quantity";
import { tenderAmount } from "@comanda/domain/payment/tender";

import type { AllMessages } from "#language/all-messages.ts";
import { recordStore } from "#records/record-store.ts";
import type { Reference } from "#records/reference.ts";

type Value = string | number | null | undefined;
type Row = Extract<StoredChange, { readonly kind: "insert" }>["row"];

export type HistoryContext = {
  readonly bill: BillId;
  /** The articles of the lines in the history, by line id. */
  readonly articles: ReadonlyMap<number, Value>;
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
  ["status", "status"],
  ["status_note", "statusNote"],
  ["amount", "amount"],
] as const;
type BillField = (typeof billFields)[number][1];

/** For a bill of another day the till has no lines, so it takes the articles from the history. */
export function articlesInHistory(
  entries: readonly { readonly changes: readonly StoredChange[] }[],
): ReadonlyMap<number, Value> {
  return new Map(
    entries
      .flatMap(({ changes }) => changes)
      .flatMap((change): readonly (readonly [number, Value])[] =>
        change.kind === "insert" && change.table === "bill_line"
          ? [[change.id, change.row["article"]]]
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
    return table === "bill_line" ? [parts.messages.money.added(itemText(change.row, parts))] : [];
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
  const known = recordStore.getState().records.billItem.get(id)?.product ?? parts.articles.get(id);
  const name = known === undefined ? "" : articleName(known, parts);
  if (old["bill"] !== now["bill"]) {
    return [now["bill"] === parts.bill ? added(name) : removed(1)];
  }
  return lineFields
    .filter((column) => column in now)
    .map((column) => {
      const text = (value: Value) =>
        column === "quantity_tenths" ? quantityText(Number(value), parts) : plainText(value, parts);
      return changed(name, text(old[column]), text(now[column]));
    });
}

function quantityText(tenths: number, { reference }: HistoryContext): string {
  return formatQuantity(tenths / 10, reference.moneyFormat.decimalSeparator);
}

const lineFields = ["quantity_tenths", "note"] as const;

function itemText(row: Row, parts: HistoryContext): string {
  const tenths = row["quantity_tenths"];
  const count = typeof tenths === "number" ? `${quantityText(tenths, parts)} ` : "";
  return `${count}${articleName(row["article"], parts)}`;
}

/** `Cash 50.00` */
function tenderText(row: Row, { reference, messages }: HistoryContext): string {
  const payType = reference.payTypes.find(({ id }) => id === row["pay_type"]);
  const amount = tenderAmount({
    received: money(Number(row["received"])),
    change: money(Number(row["change"])),
    // Journals from before cash was rounded lack it.
    rounding: money(Number(row["rounding"] ?? 0)),
  });
  return `${payType?.name ?? messages.money.cash} ${formatMoney(amount, reference.moneyFormat)}`;
}

function articleName(wanted: Value, { reference }: HistoryContext): string {
  return reference.menu.articles.find(({ id }) => id === wanted)?.name ?? `#${wanted}`;
}

function valueText(field: BillField, value: Value, parts: HistoryContext): string {
  const { messages, reference, staffNames } = parts;
  if (typeof value === "number") {
    if (field === "amount") return formatMoney(money(value), reference.moneyFormat);
    if (field === "staff") return staffNames.get(value) ?? `#${value}`;
    if (field === "customer") {
      return recordStore.getState().records.customer.get(value)?.name ?? messages.customers.guest;
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
