/** What a row and a record have in common if they belong together; null for one that pairs with none. */
export type KeyAt = (index: number) => string | number | null;

export type Pairing = {
  /** Pairs, in their order, the rows and records of the same key that have no partner yet. */
  readonly pair: (ofRow: KeyAt, ofRecord: KeyAt) => void;
  /** The record of each row. */
  readonly partners: readonly (number | null)[];
};

/** Pairs the rows of a file with records, step by step. Each is used once. */
export function startPairing(rows: number, records: number): Pairing {
  const partners = Array.from({ length: rows }, (): number | null => null);
  const free = new Set(Array.from({ length: records }, (_none, record) => record));
  return {
    partners,
    pair: (ofRow, ofRecord) => {
      const byKey = Map.groupBy(free, ofRecord);
      // Reversed, because taking the last one is quick however many share a key.
      for (const alike of byKey.values()) alike.reverse();
      for (const [row, partner] of partners.entries()) {
        const key = partner === null ? ofRow(row) : null;
        const record = key === null ? undefined : byKey.get(key)?.pop();
        if (record === undefined) continue;
        partners[row] = record;
        free.delete(record);
      }
    },
  };
}
