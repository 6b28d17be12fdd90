/** A report as tables of texts: what a screen shows and what A4 pages are made of is the same. */
export type Sheet = {
  readonly title: string;
  readonly facts: readonly SheetFact[];
  readonly tables: readonly SheetTable[];
};

export type SheetFact = { readonly name: string; readonly value: string };

export type SheetTable = {
  readonly title: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly SheetRow[];
  /** A picture of the rows, where one says more. */
  readonly bars: readonly SheetBar[];
  /** A long list, which a screen shows when it is asked for. */
  readonly isFolded: boolean;
};

export type SheetColumn = {
  readonly title: string;
  /** Amounts stand below each other at the right, and are never broken. */
  readonly isAmount: boolean;
};

export type SheetRow = {
  readonly cells: readonly string[];
  /** `strong` is a sum, `under` belongs to the row above it. */
  readonly look: "plain" | "strong" | "under";
};

export type SheetBar = {
  readonly name: string;
  readonly amount: string;
  /** How long it is, from 0 to 1. */
  readonly share: number;
};
