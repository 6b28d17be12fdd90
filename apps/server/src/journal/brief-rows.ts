import { Type, type Static } from "typebox";

import type { Change, Row } from "./changes.ts";

const values = Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Null()]));
const record = { table: Type.String(), id: Type.Integer() };

/** A change as a journal row holds it: a whole row of a record may be brief. */
export const storedChange = Type.Union([
  Type.Object({ kind: Type.Enum(["insert", "delete"]), ...record, row: values }),
  Type.Object({ kind: Type.Enum(["insert", "delete"]), ...record, brief: values }),
  Type.Object({ kind: Type.Literal("update"), ...record, old: values, new: values }),
]);
export type StoredChange = Static<typeof storedChange>;

/**
 * What most rows of the tables that grow with the sale hold; a brief row leaves it out. Journals depend on it: a value
 * is never changed, and a column that is added later only if all earlier rows have this value in it.
 */
const usualValues: Readonly<Record<string, Row>> = {
  bill: {
    origin: null,
    version: 1,
    table_name: "",
    room_name: "",
    serving_way: "here",
    customer: null,
    company_of: null,
    status: "open",
    status_note: "",
    merged_into: null,
    refund_of: null,
    work_day: null,
    shift: null,
    privilege: null,
    courses: null,
    served_at: null,
    waits_since: null,
    totals: null,
    paid: 0,
    papers: 0,
    printed_version: 0,
  },
  bill_line: {
    type: "normal",
    quantity_tenths: 10,
    note: "",
    promotion: null,
    tax_class: null,
    credits: null,
    parent: null,
    question: null,
    way: null,
    order_level: null,
    is_free: 0,
    commission: 0,
    is_on_bill: 0,
    is_in_price: 0,
    time_unit: null,
    started_at: null,
    ended_at: null,
    product_minimum: 0,
    minimum: 0,
    contained_commission: 0,
    discount_reason: null,
    discount_rate: null,
    is_of_bill: 0,
    given_by: null,
    extra: 0,
    ticketed_tenths: 0,
    ticketed_seats: null,
    ticketed_for: null,
    seats: null,
    course: null,
  },
  tender: {
    key: null,
    change: 0,
    rounding: 0,
    given_currency: null,
    given_code: null,
    given_amount: null,
    rate_millionths: null,
    reverses: null,
    instead_of: null,
  },
  print_job: {
    bill: null,
    bill_version: null,
    number: null,
    title: "",
    language: "en_US",
    wording: null,
    attempt: 1,
    is_repeat: 0,
    is_unasked: 0,
    state: "queued",
    cause: null,
  },
};

/** Leaves out what the row has in common with most others of its table. */
export function toStoredChange(change: Change): StoredChange {
  const usual = usualValues[change.table];
  if (change.kind === "update" || usual === undefined || !isComplete(change, usual)) return change;
  const { kind, table, id, row } = change;
  const brief: Record<string, Row[string]> = {};
  for (const column of Object.keys(row)) {
    const value = row[column] ?? null;
    if (column !== "id" && usual[column] !== value) brief[column] = value;
  }
  return { kind, table, id, brief };
}

export function fromStoredChange(stored: StoredChange): Change {
  if (!("brief" in stored)) return stored;
  const { kind, table, id, brief } = stored;
  return { kind, table, id, row: { id, ...usualValues[table], ...brief } };
}

/** A row that lacks a usual column would get it when it is read. */
function isComplete({ id, row }: { readonly id: number; readonly row: Row }, usual: Row): boolean {
  return row["id"] === id && Object.keys(usual).every((column) => column in row);
}
