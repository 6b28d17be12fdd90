import type { OfficeMessages } from "#language/office-messages.tsx";

import type { Catalog } from "./catalog.ts";
import type { Fields } from "./office-record.ts";
import type { TopicName } from "./topics.ts";
import type { RecordContext } from "./value-text.ts";

export type FieldName = keyof OfficeMessages["records"]["fields"];

/** How a number is stored: money and percentages in hundredths, stock in thousandths, rates in millionths. */
export type NumberKind = "money" | "percent" | "stock" | "rate" | "count";

type FieldKind =
  | {
      readonly kind: "text";
      readonly isLong?: true;
      /** Small letters become capitals while they are typed. */
      readonly isInCapitals?: true;
    }
  /** Write-only: the server never returns it. */
  | { readonly kind: "secret" }
  | { readonly kind: "color" }
  | { readonly kind: "flag" }
  /** The hash of a picture that the office has sent. */
  | { readonly kind: "picture" }
  /** The same of the logo of papers. */
  | { readonly kind: "logo" }
  | { readonly kind: "date" }
  /** A minute of the day, shown as a time. */
  | { readonly kind: "minute" }
  | {
      readonly kind: "number";
      /** The unit, which may depend on other fields. */
      readonly as: NumberKind | ((values: Fields) => NumberKind);
      readonly isOptional?: true;
      /** In a new entry: it has to be typed, instead of being 0. */
      readonly startsEmpty?: true;
      /** The same: its first value, instead of 0. */
      readonly startsAt?: number;
    }
  /** A flag whose two states are both named. */
  | { readonly kind: "either" }
  | {
      readonly kind: "choice";
      /** The options, which may depend on the record. */
      readonly options: readonly string[] | ((values: Fields) => readonly string[]);
      /** There is always a choice. */
      readonly isNeverEmpty?: true;
    }
  /** Any number of the options. */
  | {
      readonly kind: "several";
      readonly options: readonly (string | number)[];
      /** The option that excludes all others. */
      readonly alone?: string;
    }
  /** Permissions, given one right at a time. */
  | { readonly kind: "rights" }
  | {
      readonly kind: "reference";
      readonly of: TopicName;
      readonly isOptional?: true;
      /** Which records of the topic can be chosen, if not all. */
      readonly isOffered?: (record: Fields) => boolean;
    }
  /** Records, either in a significant order or as a set. */
  | { readonly kind: "references"; readonly of: TopicName; readonly isOrdered: boolean }
  /** The words of papers that the venue replaces. */
  | { readonly kind: "paperWords" }
  | { readonly kind: "texts" }
  | { readonly kind: "amounts" }
  | { readonly kind: "entries"; readonly columns: readonly EntryColumn[] };

/** A field of a list entry. */
export type EntryColumn = { readonly key: FieldName } & Extract<
  FieldKind,
  { readonly kind: "number" | "flag" | "reference" | "date" | "minute" | "several" }
>;

export function optionsOf(
  { options }: Extract<FieldKind, { readonly kind: "choice" }>,
  values: Fields,
): readonly string[] {
  return typeof options === "function" ? options(values) : options;
}

/** A field of a record, as a form shows it. */
export type Field = FieldKind & {
  readonly key: FieldName;
  /** Replaces the default label where another is clearer, as for `value` in promotions. */
  readonly label?: (values: Fields) => FieldName;
  /** The name of its hint, if that depends on other fields. */
  readonly hint?: (values: Fields) => string;
  /** Other fields that change with this one. */
  readonly alsoSets?: (values: Fields) => Fields;
  /** What a table says instead of the value; it has no such column while all records say nothing. */
  readonly tableText?: (values: Fields, context: RecordContext) => string;
  /** Whether the field applies, given the other values and the records of the venue. */
  readonly isShown?: (values: Fields, catalog: Catalog) => boolean;
};
