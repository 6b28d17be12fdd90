import { minuteText } from "@comanda/domain/time/minute-text";
import { noAllergens } from "@comanda/domain/menu/allergens";
import { priceListTexts } from "@comanda/paper/messages/price-list-texts";
import type { MoneyFormat } from "@comanda/domain/money/format-money";
import { rights, rightsIn } from "@comanda/domain/staff/list-rights";
import { parseWireDate } from "@comanda/domain/time/wire-date";
import { dateText } from "@comanda/domain/time/date-time-text";
import { languages, type Language } from "@comanda/domain/venue/settings";

import { languageName } from "#language/language-facts.ts";
import type { OfficeMessages } from "#language/office-messages.tsx";

import type { Catalog } from "./catalog.ts";
import type { EntryColumn, Field } from "./field.ts";
import { numberText } from "./number-text.ts";
import {
  toEntry,
  toList,
  recordName,
  toText,
  type Fields,
  type OfficeRecord,
} from "./office-record.ts";
import { ownWordsOf } from "./own-words.ts";
import type { TopicName } from "./topics.ts";

/** How the venue formats values, and the names of the records they refer to. */
export type RecordContext = {
  readonly office: OfficeMessages;
  /** That of the office's texts. */
  readonly language: Language;
  readonly money: MoneyFormat;
  readonly catalog: Catalog;
  /** Takes a record that was added in place into the catalog; missing where none can be added. */
  readonly onAdded?: (topic: TopicName, thing: OfficeRecord) => void;
};

/** A field of a record as text, for a table or a comparison of versions. */
export function valueText(
  field: Field | EntryColumn,
  values: Fields,
  context: RecordContext,
): string {
  const value = values[field.key];
  switch (field.kind) {
    case "text":
    case "color":
      return toText(value);
    case "secret":
    // A picture has no text.
    case "picture":
    case "logo":
      return "";
    case "flag":
      return value === true ? context.office.records.yes : context.office.records.no;
    case "either":
      return codeText(String(value === true), field, context);
    case "date": {
      const date = parseWireDate(toText(value));
      return date === null ? "" : dateText(date);
    }
    case "minute":
      return typeof value === "number" ? minuteText(value) : "";
    case "number": {
      const as = typeof field.as === "function" ? field.as(values) : field.as;
      return typeof value === "number" ? numberText(value, as, context.money) : "";
    }
    case "choice":
      return codeText(toText(value), field, context);
    case "reference":
      return referenceText(field.of, value, context);
    case "paperWords":
      return ownWordsOf(value)
        .map(({ text }) => text)
        .join(", ");
    case "rights":
      return rightsText(toList(value).map(String), context);
    case "several":
      return toList(value)
        .map((one) => codeText(String(one), field, context))
        .join(", ");
    default:
      return listText(field, toList(value), context);
  }
}

/** The names of the rights, for permissions of the specification those of all its rights. */
function rightsText(permissions: readonly string[], { office }: RecordContext): string {
  const { names, everything } = office.rights;
  const held = rightsIn(permissions);
  return held.length === rights.length ? everything : held.map((one) => names[one]).join(", ");
}

type ListField = Extract<Field, { readonly kind: "references" | "texts" | "amounts" | "entries" }>;

function listText(field: ListField, list: readonly unknown[], context: RecordContext): string {
  const textOf = (entry: unknown): string => {
    switch (field.kind) {
      case "references":
        return referenceText(field.of, entry, context);
      case "texts":
        return toText(entry);
      case "amounts":
        return typeof entry === "number" ? numberText(entry, "money", context.money) : "";
      case "entries":
        return field.columns.map((column) => valueText(column, toEntry(entry), context)).join(" ");
    }
  };
  return list.map(textOf).join(", ");
}

/** The word for a code; some fields have words of their own. */
export function codeText(
  word: string,
  field: Pick<Field, "key">,
  { office, language }: Pick<RecordContext, "office" | "language">,
): string {
  const words: Readonly<Record<string, string>> = office.records.words;
  return (
    (field.key === "allergens" ? allergenTexts(office, language)[word] : undefined) ??
    words[`${field.key}-${word}`] ??
    words[word] ??
    nativeName(word) ??
    word
  );
}

/** What the speakers of a language call it; null for any other word. */
function nativeName(word: string): string | null {
  const code = languages.find((known) => known === word);
  return code === undefined ? null : languageName(code);
}

/** The words that guests read on menus. */
function allergenTexts(
  office: OfficeMessages,
  language: Language,
): Readonly<Record<string, string>> {
  const { allergens } = priceListTexts[language];
  return { ...allergens, [noAllergens]: office.records.noAllergens };
}

export function referenceText(name: TopicName, id: unknown, { catalog }: RecordContext): string {
  const found = catalog.get(name)?.find((thing) => thing.id === id);
  return found === undefined ? "" : recordName(found);
}
