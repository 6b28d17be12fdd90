/** One operation of the server on its files, or one row that it reported to the tills, in order. */
export type RecordedEvent =
  | { readonly kind: "write"; readonly file: string; readonly at: number; readonly bytes: Buffer }
  | { readonly kind: "truncate"; readonly file: string; readonly length: number }
  | { readonly kind: "remove"; readonly file: string }
  /** Another thread may write while a sync runs, and it brings to the disk only what was there at its beginning. */
  | { readonly kind: "sync-begins"; readonly file: string; readonly thread: string }
  | { readonly kind: "sync-ends"; readonly file: string; readonly thread: string }
  /** A reply that names a row of the journal, to whomever. */
  | { readonly kind: "reported"; readonly sequence: number };
