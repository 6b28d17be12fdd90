import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { openRawWrites } from "./raw-writes.ts";
import type { RowsOfBill } from "./rows-of-bill.ts";

export type RawSave = { readonly save: () => void; readonly remove: () => void };

/** Writes the rows of an order as one transaction with one sync, with SQLite alone. */
export function rawSave(rows: RowsOfBill): RawSave {
  const folder = mkdtempSync(join(tmpdir(), "comanda-bench-raw-"));
  const writes = openRawWrites(join(folder, "raw.db"), rows);
  let count = 0;
  return {
    save: () => {
      count += 1;
      writes.begin();
      writes.save(count);
      writes.commit();
    },
    remove: () => {
      writes.close();
      rmSync(folder, { recursive: true });
    },
  };
}
