import { Type } from "typebox";

import { fits } from "#database/portable-columns.ts";

import type { Change, Row } from "./changes.ts";

type Value = Row[string];

/** The personal columns of a customer, each with what it says once the guest is erased. */
export const erasedCustomer = {
  name: "Guest",
  date_of_birth: null,
  card_number: "",
  address: "",
  phone: "",
  email: "",
  preferred_drink: "",
} as const satisfies Row;

/** What a bill says where the guest's name was; each language has a word for it. */
export const erasedName = "";

/** The name of a guest in the document of a paper. */
const nameOnPaper = "document.customer";

/** One value of a change that tells something about a guest. */
export type PersonalField = {
  readonly customer: number;
  readonly column: string;
  readonly value: Value;
  /** The value of an erased guest. */
  readonly erased: Value;
};

type Replace = (field: PersonalField) => Value;

/**
 * The only list of where the journal names a guest: every personal value of a change, replaced by another. A value that
 * an erased guest has too, such as an empty address, tells nothing and stays.
 */
export function replacePersonalFields(change: Change, replace: Replace): Change {
  if (change.table === "customer") {
    return withRows(change, (row) => withCustomer(change.id, row, replace));
  }
  if (change.table === "print_job") return withRows(change, (row) => withPaper(row, replace));
  return change;
}

/** The guests about whom these changes tell something, or something of a kind. */
export function guestsIn(
  changes: readonly Change[],
  isMeant: (value: Value) => boolean = () => true,
): ReadonlySet<number> {
  const guests = new Set<number>();
  for (const change of changes) {
    replacePersonalFields(change, ({ customer, value }) => {
      if (isMeant(value)) guests.add(customer);
      return value;
    });
  }
  return guests;
}

function withRows(change: Change, replaceIn: (row: Row) => Row): Change {
  return change.kind === "update"
    ? { ...change, old: replaceIn(change.old), new: replaceIn(change.new) }
    : { ...change, row: replaceIn(change.row) };
}

function withCustomer(customer: number, row: Row, replace: Replace): Row {
  const personal = Object.entries(erasedCustomer).flatMap(([column, erased]) => {
    const value = row[column];
    if (value === undefined || value === erased) return [];
    return [[column, replace({ customer, column, value, erased })]];
  });
  return { ...row, ...Object.fromEntries(personal) };
}

function withPaper(row: Row, replace: Replace): Row {
  const { document } = row;
  if (typeof document !== "string") return row;
  const named = readNamedPaper(document);
  if (named === null) return row;
  const { customerId, customer: value } = named;
  const field = { customer: customerId, column: nameOnPaper, value, erased: erasedName };
  const customer = replace(field);
  return customer === value ? row : { ...row, document: JSON.stringify({ ...named, customer }) };
}

const namedPaper = Type.Object({ customer: Type.String(), customerId: Type.Integer() });

/** The document of a paper, if a guest is named on it. */
export function readNamedPaper(text: string) {
  // A bill has a few kilobytes, and most of them name no guest.
  if (!text.includes('"customerId":')) return null;
  const document: unknown = JSON.parse(text);
  return isNamedPaper(document) ? document : null;
}

/** Whether a value is the document of a paper that still names its guest. */
export function isNamedPaper(
  value: unknown,
): value is { readonly customer: string; readonly customerId: number } {
  return fits(namedPaper, value) && value.customer !== erasedName;
}
