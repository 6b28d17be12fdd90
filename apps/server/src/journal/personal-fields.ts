import { Type, type Static } from "typebox";

import { matchesSchema } from "#database/portable-columns.ts";

import type { Change, Row } from "./changes.ts";

type Value = Row[string];

/** The personal columns of a customer, each with its value after the guest is erased. */
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

/** Replaces the guest's name on a bill; each language has its own word for it. */
export const erasedName = "";
/** Replaces a text of the guest's company on a bill. */
const erasedText = "";

/** One personal value of a guest in a change. */
export type PersonalField = {
  readonly customer: number;
  readonly column: string;
  readonly value: Value;
  /** The value after the guest is erased. */
  readonly erased: Value;
};

type Replace = (field: PersonalField) => Value;

/**
 * The only list of where the journal names a guest: replaces every personal value of a change. A value that an erased
 * guest has too, such as an empty address, reveals nothing and stays.
 */
export function replacePersonalFields(change: Change, replace: Replace): Change {
  if (change.table === "customer") {
    return mapRows(change, (row) => replaceInCustomer(change.id, row, replace));
  }
  if (change.table === "print_job")
    return mapRows(change, (row) => replaceInPaperRow(row, replace));
  return change;
}

/** The guests with personal values, or with values of a kind, in these changes. */
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

function mapRows(change: Change, replaceIn: (row: Row) => Row): Change {
  return change.kind === "update"
    ? { ...change, old: replaceIn(change.old), new: replaceIn(change.new) }
    : { ...change, row: replaceIn(change.row) };
}

function replaceInCustomer(customer: number, row: Row, replace: Replace): Row {
  const personal = Object.entries(erasedCustomer).flatMap(([column, erased]) => {
    const value = row[column];
    if (value === undefined || value === erased) return [];
    return [[column, replace({ customer, column, value, erased })]];
  });
  return { ...row, ...Object.fromEntries(personal) };
}

function replaceInPaperRow(row: Row, replace: Replace): Row {
  const { document } = row;
  if (typeof document !== "string") return row;
  const named = readNamedPaper(document);
  if (named === null) return row;
  let isReplaced = false;
  const replaced = replaceOnPaper(named, (field) => {
    const value = replace(field);
    isReplaced ||= value !== field.value;
    return value;
  });
  return isReplaced ? { ...row, document: JSON.stringify(replaced) } : row;
}

/** The document of a paper without the guest's fields. */
export function eraseGuestOnPaper(paper: NamedPaper): PaperDocument {
  return replaceOnPaper(paper, ({ erased }) => erased);
}

type PaperDocument = Readonly<Record<string, unknown>>;

/** Replaces every field of the guest on a paper. */
function replaceOnPaper(paper: NamedPaper, replace: Replace): PaperDocument {
  const { customerId, customer: value } = paper;
  const column = "document.customer";
  const customer = replace({ customer: customerId, column, value, erased: erasedName });
  return matchesSchema(companyPaper, paper)
    ? { ...paper, customer, company: replaceInCompany(paper, replace) }
    : { ...paper, customer };
}

function replaceInCompany({ customerId, company }: CompanyPaper, replace: Replace): object {
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

/** The document of a paper, if it names a guest. */
export function readNamedPaper(text: string): NamedPaper | null {
  // A bill is a few kilobytes, and most name no guest.
  if (!text.includes('"customerId":')) return null;
  const document: unknown = JSON.parse(text);
  return isNamedPaper(document) ? document : null;
}

/** Whether a value is the document of a paper that still names its guest. */
export function isNamedPaper(value: unknown): value is NamedPaper {
  return matchesSchema(namedPaper, value) && value.customer !== erasedName;
}
