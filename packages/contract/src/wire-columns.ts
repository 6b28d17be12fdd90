import { formatDateTime } from "./wire.ts";

/** How the wire shows one column of a table. */
export type WireColumn = {
  readonly name: string;
  readonly show: (value: string | number | null) => unknown;
  /** Most records have none of it. In a change list, null says that a record has it no longer. */
  readonly isLeftOutIfNull?: true;
};

export type WireColumns = Readonly<Record<string, WireColumn>>;

export function asIs(name: string): WireColumn {
  return { name, show: (value) => value };
}

export function leftOutIfNull(column: WireColumn): WireColumn {
  return { ...column, isLeftOutIfNull: true };
}

/** A text that rows of older releases lack: it was empty. */
export function asOptionalText(name: string): WireColumn {
  return { name, show: (value) => value ?? "" };
}

export function asFlag(name: string): WireColumn {
  return { name, show: (value) => value === 1 };
}

export function asDateTime(name: string): WireColumn {
  return {
    name,
    show: (value) => (typeof value === "number" ? formatDateTime(value) : null),
  };
}

/** A list that is stored or recorded as JSON. */
export function asJson(name: string): WireColumn {
  return { name, show: (text): unknown => (typeof text === "string" ? JSON.parse(text) : []) };
}

/** A record that is stored as JSON, if there is one; rows of older releases lack it. */
export function asOptionalJson(name: string): WireColumn {
  return { name, show: (text): unknown => (typeof text === "string" ? JSON.parse(text) : null) };
}

/** An enumeration that the wire has numbers for. */
export function asCode(name: string, codes: Readonly<Record<string, number>>): WireColumn {
  return { name, show: (word) => (typeof word === "string" ? codes[word] : null) };
}
