/** One operation of the server on its files, or one row that it reported to the tills, in order. */
export type RecordedEvent =
  | { readonly kind: "write"; readonly file: string; readonly at: number; readonly bytes: Buffer }
  | { readonly kind: "truncate"; readonly file: string; readonly length: number }
  | { readonly kind: "remove"; readonly file: string }
  /** From here on everything that was written to the file before is on the disk. */
  | { readonly kind: "sync"; readonly file: string }
  /** A reply that names a row of the journal, to whomever. */
  | { readonly kind: "told"; readonly sequence: number };
