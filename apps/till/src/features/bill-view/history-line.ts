import type { StoredChange } from "@comanda/contract/bill-history";
import { toLine, type BillItemReply } from "@comanda/contract/bill-item";
import { typeFieldsOf } from "@comanda/domain/bill/type-fields-of";

import type { AllMessages } from "#language/all-messages.ts";
import { discountText } from "#language/discount-text.ts";
import { quantityText } from "#language/quantity-text.ts";
import type { Reference } from "#records/reference.ts";

type Row = Extract<StoredChange, { readonly kind: "insert" }>["row"];
type Value = Row[string] | undefined;

/** What the history has to know of a line to name it. */
export type HistoryLine = {
  readonly type: Value;
  readonly article: Value;
  readonly staff: Value;
  readonly note: Value;
  /** Of a discount, in basis points; null if an amount was taken off. */
  readonly rate: Value;
  readonly unit: Value;
};

type Names = {
  readonly reference: Reference;
  readonly staffNames: ReadonlyMap<number, string>;
  readonly messages: AllMessages;
};

export function lineOfRow(row: Row): HistoryLine {
  return {
    type: row["type"],
    article: row["article"],
    staff: row["staff"],
    note: row["note"],
    rate: row["discount_rate"],
    unit: row["time_unit"],
  };
}

export function lineOfItem(item: BillItemReply): HistoryLine {
  const line = toLine(item);
  const { rate, unit } = typeFieldsOf(line);
  return { type: line.type, article: line.article, staff: line.staff, note: line.note, rate, unit };
}

/** The sold line as it was saved: `+ 2 Pad Thai`, `+ On the house · 2 Pad Thai · Birthday`, or `− 2 Pad Thai`. */
export function insertedText(row: Row, names: Names): string {
  const { money, order } = names.messages;
  const line = lineOfRow(row);
  const tenths = Number(row["quantity_tenths"] ?? 0);
  const isRunning = line.type === "timer" && row["ended_at"] === null;
  const count = isRunning ? "" : countText(Math.abs(tenths), line, names);
  const way = wayText(row["way"], names);
  const marks = [isRunning ? order.running : "", way, row["is_free"] === 1 ? order.free : ""];
  const text = [...lineParts(line, count, names), ...marks].filter((one) => one !== "").join(" · ");
  return tenths < 0 ? money.takenBack(text) : money.added(text);
}

/** A line without its quantity: `Pad Thai`, or `Commission Malee · Lady Drink`. */
export function lineName(line: HistoryLine, names: Names): string {
  return lineParts(line, "", names)
    .filter((one) => one !== "")
    .join(" · ");
}

/** What of an article was sold, after what it is if it is no sale, as orders and bills list it. */
function lineParts(line: HistoryLine, count: string, names: Names): readonly string[] {
  const { messages, reference, staffNames } = names;
  const sold = `${count} ${articleName(line.article, reference)}`.trim();
  if (line.type === "discount") {
    const rate = typeof line.rate === "number" ? line.rate : null;
    return [discountText(rate, messages, reference.moneyFormat), sold, String(line.note ?? "")];
  }
  if (line.type !== "commission") return [sold];
  const earner = staffNames.get(Number(line.staff)) ?? "";
  return [`${messages.order.commissionFor} ${earner}`.trim(), sold];
}

/** `2`, or `1.5 h` of a timer. */
export function countText(
  tenths: number,
  { unit }: Pick<HistoryLine, "unit">,
  { reference, messages }: Names,
): string {
  const known = unit === "minutes" || unit === "hours" || unit === "days" ? unit : null;
  return quantityText({ quantity: tenths / 10, unit: known }, messages, reference.moneyFormat);
}

function wayText(way: Value, { messages: { order } }: Names): string {
  const ways: Readonly<Record<string, string>> = order.ways;
  return ways[String(way)] ?? "";
}

function articleName(wanted: Value, { menu }: Reference): string {
  return menu.articles.find(({ id }) => id === wanted)?.name ?? `#${wanted}`;
}
