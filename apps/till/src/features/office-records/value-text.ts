import type { MoneyFormat } from "@comanda/domain/money/format-money";
import { dateText, parseWireDate } from "@comanda/domain/time/date-text";

import type { OfficeMessages } from "#language/office-messages.tsx";

import type { Catalog } from "./catalog.ts";
import type { EntryColumn, Field } from "./field.ts";
import { numberText, timeText } from "./number-text.ts";
import { entryIn, listIn, nameOf, textIn, type Fields } from "./office-record.ts";
import type { TopicName } from "./topics.ts";

/** How the venue formats values, and the names of the records they refer to. */
export type RecordLook = {
  readonly office: OfficeMessages;
  readonly money: MoneyFormat;
  readonly catalog: Catalog;
};

/** A field of a record as text, for a table or a comparison of versions. */
export function valueText(field: Field | EntryColumn, values: Fields, look: RecordLook): string {
  const value = values[field.key];
  switch (field.kind) {
    case "text":
    case "color":
      return textIn(value);
    case "secret":
      return "";
    case "flag":
      return value === true ? look.office.records.yes : look.office.records.no;
    case "date": {
      const date = parseWireDate(textIn(value));
      return date === null ? "" : dateText(date);
    }
    case "minute":
      return typeof value === "number" ? timeText(value) : "";
    case "number": {
      const as = typeof field.as === "function" ? field.as(values) : field.as;
      return typeof value === "number" ? numberText(value, as, look.money) : "";
    }
    case "choice":
      return wordOf(textIn(value), field, look);
    case "reference":
      return referenceText(field.of, value, look);
    case "several":
      return listIn(value)
        .map((one) => wordOf(String(one), field, look))
        .join(", ");
    default:
      return listText(field, listIn(value), look);
  }
}

type ListField = Extract<Field, { readonly kind: "references" | "texts" | "amounts" | "entries" }>;

function listText(field: ListField, list: readonly unknown[], look: RecordLook): string {
  const textOf = (entry: unknown): string => {
    switch (field.kind) {
      case "references":
        return referenceText(field.of, entry, look);
      case "texts":
        return textIn(entry);
      case "amounts":
        return typeof entry === "number" ? numberText(entry, "money", look.money) : "";
      case "entries":
        return field.columns.map((column) => valueText(column, entryIn(entry), look)).join(" ");
    }
  };
  return list.map(textOf).join(", ");
}

/** The word for a code; some fields have words of their own. */
export function wordOf(
  word: string,
  field: Pick<Field, "key">,
  { office }: Pick<RecordLook, "office">,
): string {
  const words: Readonly<Record<string, string>> = office.records.words;
  return words[`${field.key}-${word}`] ?? words[word] ?? word;
}

function referenceText(name: TopicName, id: unknown, { catalog }: RecordLook): string {
  const found = catalog.get(name)?.find((thing) => thing.id === id);
  return found === undefined ? "" : nameOf(found);
}
