/** A column value of either database engine. */
export type ColumnValue = string | number | null;

/** The column of a field, and its conversion. */
export type Column = {
  readonly column: string;
  readonly type: "text" | "whole";
  readonly toColumn: (value: unknown) => ColumnValue;
  readonly fromColumn: (value: ColumnValue) => unknown;
  /** Stored when sent, and never returned. */
  readonly isSecret?: true;
};

export function text(column: string): Column {
  return { column, type: "text", toColumn: plain, fromColumn: (value) => value };
}

export function integer(column: string): Column {
  return { column, type: "whole", toColumn: plain, fromColumn: (value) => value };
}

export function bool(column: string): Column {
  return {
    column,
    type: "whole",
    toColumn: (value) => (value === true ? 1 : 0),
    fromColumn: (value) => value === 1,
  };
}

/** A column that is stored as sent and never returned. */
export function secret(column: string): Column {
  return { column, type: "text", toColumn: plain, fromColumn: () => null, isSecret: true };
}

/** A list stored as JSON. */
export function list(column: string): Column {
  return {
    column,
    type: "text",
    toColumn: (value) => JSON.stringify(value),
    fromColumn: (value): unknown => JSON.parse(String(value)),
  };
}

function plain(value: unknown): ColumnValue {
  if (value === null || typeof value === "string" || typeof value === "number") return value;
  throw new TypeError(`No column holds ${JSON.stringify(value)}`);
}
