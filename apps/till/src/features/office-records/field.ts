import type { OfficeMessages } from "#language/office-messages.tsx";

import type { Fields } from "./thing.ts";
import type { TopicName } from "./topics.ts";

export type FieldName = keyof OfficeMessages["records"]["fields"];

/** How a number is kept: money and percentages in hundredths, stock in thousandths, rates in millionths. */
export type NumberKind = "money" | "percent" | "stock" | "rate" | "count";

type Input =
  | { readonly kind: "text"; readonly isLong?: true }
  /** It is sent and never told. */
  | { readonly kind: "secret" }
  | { readonly kind: "color" }
  | { readonly kind: "flag" }
  | { readonly kind: "date" }
  /** A minute of the day, as a time. */
  | { readonly kind: "minute" }
  | {
      readonly kind: "number";
      /** In what it counts, which may depend on the rest. */
      readonly as: NumberKind | ((values: Fields) => NumberKind);
      readonly isOptional?: true;
    }
  | { readonly kind: "choice"; readonly options: readonly string[] }
  /** Any of some. */
  | { readonly kind: "several"; readonly options: readonly (string | number)[] }
  | { readonly kind: "reference"; readonly of: TopicName; readonly isOptional?: true }
  /** Things in an order that counts, or of which only counts that they are there. */
  | { readonly kind: "references"; readonly of: TopicName; readonly isOrdered: boolean }
  | { readonly kind: "texts" }
  | { readonly kind: "amounts" }
  | { readonly kind: "entries"; readonly columns: readonly EntryColumn[] };

/** A field of an entry of a list. */
export type EntryColumn = { readonly key: FieldName } & Extract<
  Input,
  { readonly kind: "number" | "reference" }
>;

/** A field of a thing, as a form shows it. */
export type Field = Input & {
  readonly key: FieldName;
  /** Where another label says it better, as that of `value` in promotions. */
  readonly label?: (values: Fields) => FieldName;
  /** What has to change with it. */
  readonly alsoSets?: (values: Fields) => Fields;
  /** Whether the rest makes it mean something. */
  readonly isShown?: (values: Fields) => boolean;
};
