/**
 * The kinds that change with every press and grow all day. They are stored in chunks, so that only a few are written.
 * A till that opens reads only the open bills before its first screen.
 */
export const chunkedKinds = ["openBill", "endedBill", "billItem"] as const;

export type ChunkedKind = (typeof chunkedKinds)[number];

/** The keys of all chunks of a kind. */
export function chunkKeys(kind: ChunkedKind): IDBKeyRange {
  return IDBKeyRange.bound([kind], [kind, []]);
}

/** Null if it cannot be read. */
export function joinChunks(chunks: unknown): ReadonlyMap<unknown, unknown> | null {
  if (!Array.isArray(chunks)) return null;
  const rows = new Map<unknown, unknown>();
  for (const chunk of chunks) {
    if (!(chunk instanceof Map)) return null;
    for (const [id, row] of chunk) rows.set(id, row);
  }
  return rows;
}
