import { Type, type Static } from "typebox";

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
  company_name: "",
  company_address: "",
  company_tax_number: "",
} as const satisfies Row;

/** What a bill says where the guest's name was; each language has a word for it. */
export const erasedName = "";
/** What a bill says where a text of the guest's company was. */
const erasedText = "";

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
  let isReplaced = false;
  const replaced = onPaper(named, (field) => {
    const value = replace(field);
    isReplaced ||= value !== field.value;
    return value;
  });
  return isReplaced ? { ...row, document: JSON.stringify(replaced) } : row;
}

/** The document of a paper, without what it says of its guest. */
export function forgetGuestOnPaper(paper: NamedPaper): PaperDocument {
  return onPaper(paper, ({ erased }) => erased);
}

type PaperDocument = Readonly<Record<string, unknown>>;

/** All that a paper says of its guest, replaced by something else. */
function onPaper(paper: NamedPaper, replace: Replace): PaperDocument {
  const { customerId, customer: value } = paper;
  const column = "document.customer";
  const customer = replace({ customer: customerId, column, value, erased: erasedName });
  return fits(companyPaper, paper)
    ? { ...paper, customer, company: withCompany(paper, replace) }
    : { ...paper, customer };
}

function withCompany({ customerId, company }: CompanyPaper, replace: Replace): object {
  const texts = Object.entries(company).map(([name, value]) => {
    const column = `document.company.${name}`;
    const field = { customer: customerId, column, value, erased: erasedText };
    return [name, value === erasedText ? value : replace(field)];
  });
  return Object.fromEntries(texts);
}

const namedPaper = Type.Object({ customer: Type.String(), customerId: Type.Integer() });
export type NamedPaper = Readonly<Static<typeof namedPaper>>;

const companyPaper = Type.Object({
  ...namedPaper.properties,
  company: Type.Record(Type.String(), Type.String()),
});
type CompanyPaper = Readonly<Static<typeof companyPaper>>;

/** The document of a paper, if a guest is named on it. */
export function readNamedPaper(text: string): NamedPaper | null {
  // A bill has a few kilobytes, and most of them name no guest.
  if (!text.includes('"customerId":')) return null;
  const document: unknown = JSON.parse(text);
  return isNamedPaper(document) ? document : null;
}

/** Whether a value is the document of a paper that still names its guest. */
export function isNamedPaper(value: unknown): value is NamedPaper {
  return fits(namedPaper, value) && value.customer !== erasedName;
}
