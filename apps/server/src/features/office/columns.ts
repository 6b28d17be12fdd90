/** What a column of either engine holds. */
export type Value = string | number | null;

/** Where a field is kept, and how. */
export type Column = {
  readonly column: string;
  readonly type: "text" | "whole";
  readonly keep: (value: unknown) => Value;
  readonly show: (value: Value) => unknown;
  /** It is kept where it is sent, and never told. */
  readonly isSecret?: true;
};

export function text(column: string): Column {
  return { column, type: "text", keep: plain, show: (value) => value };
}

export function whole(column: string): Column {
  return { column, type: "whole", keep: plain, show: (value) => value };
}

export function yesOrNo(column: string): Column {
  return {
    column,
    type: "whole",
    keep: (value) => (value === true ? 1 : 0),
    show: (value) => value === 1,
  };
}

/** What nobody is told, as it is kept. */
export function secret(column: string): Column {
  return { column, type: "text", keep: plain, show: () => null, isSecret: true };
}

/** A list that is kept as JSON. */
export function list(column: string): Column {
  return {
    column,
    type: "text",
    keep: (value) => JSON.stringify(value),
    show: (value): unknown => JSON.parse(String(value)),
  };
}

function plain(value: unknown): Value {
  if (value === null || typeof value === "string" || typeof value === "number") return value;
  throw new TypeError(`No column holds ${JSON.stringify(value)}`);
}
