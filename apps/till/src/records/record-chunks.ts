/** The kinds that change with every press and grow all day. They are stored in chunks, so that only a few are written. */
export const chunkedKinds = ["bill", "billItem"] as const;

type ChunkedKind = (typeof chunkedKinds)[number];

/** Few enough to be copied between two frames on a slow tablet. */
const idsPerChunk = 128;

type Known<Row> = ReadonlyMap<number, Row>;

/** The chunks that differ between two states of a kind, by their number. */
export function changedChunks<Row>(
  before: Known<Row> | undefined,
  now: Known<Row>,
): ReadonlyMap<number, Known<Row>> {
  const chunks = new Map<number, Map<number, Row>>();
  if (before === now) return chunks;
  const markChanged = (id: number) => chunks.set(chunkOf(id), new Map());
  for (const [id, row] of now) if (before?.get(id) !== row) markChanged(id);
  for (const id of before?.keys() ?? []) if (!now.has(id)) markChanged(id);
  for (const [id, row] of now) chunks.get(chunkOf(id))?.set(id, row);
  return chunks;
}

function chunkOf(id: number): number {
  return Math.floor(id / idsPerChunk);
}

export function chunkKey(kind: ChunkedKind, chunk: number): IDBValidKey {
  return [kind, chunk];
}

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
