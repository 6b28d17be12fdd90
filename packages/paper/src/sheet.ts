/** A report as tables of texts: screens and A4 pages show the same. */
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
  /** A chart, if it adds information. */
  readonly bars: readonly SheetBar[];
  /** Whether the rows repeat what the bars show; otherwise the bars stand in for rows. */
  readonly hasRowPerBar: boolean;
  /** A long list, which a screen shows only on request. */
  readonly isFolded: boolean;
};

export type SheetColumn = {
  readonly title: string;
  /** Amounts are aligned at the right, and never broken. */
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
  /** The length, from 0 to 1. */
  readonly share: number;
};
