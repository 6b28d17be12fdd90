import type { ChunkedKind } from "./read-chunks.ts";

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
