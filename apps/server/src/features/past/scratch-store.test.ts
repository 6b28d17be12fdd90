import fc from "fast-check";
import { expect, test } from "vitest";

import { openScratch, type JournalledRecord } from "./scratch-store.ts";

const record = (price: number): JournalledRecord => ({ row: { price } });
const deleted: JournalledRecord = { row: null };

/** More than its memory holds, so that most of them are in its file. */
const count = 25_000;

test("of more records than fit in memory, each is returned as it was put last", () => {
  const scratch = openScratch();
  const last = new Map<number, JournalledRecord>();
  const put = (id: number, stored: JournalledRecord) => {
    scratch.put("bill", id, stored);
    last.set(id, stored);
  };
  for (let id = 1; id <= count; id += 1) put(id, record(id));
  for (let id = 1; id <= count; id += 5) put(id, id % 2 === 0 ? deleted : record(0));
  for (const [id, stored] of last) expect(scratch.get("bill", id)).toEqual(stored);
  expect(scratch.get("bill", count + 1)).toBeUndefined();
  expect([...scratch.recordsOf("bill")].map(({ id }) => id)).toEqual([...last.keys()]);
  scratch.close();
});

test("the tables and their records, deleted ones too, are in order, however they were put", () => {
  const table = fc.constantFrom("bill", "article", "staff");
  const put = fc.tuple(table, fc.integer({ min: 1, max: 20 }), fc.option(fc.integer()));
  fc.assert(
    fc.property(fc.array(put), (puts) => {
      const scratch = openScratch();
      const known = new Map<string, Map<number, JournalledRecord>>();
      for (const [name, id, price] of puts) {
        const stored = price === null ? deleted : record(price);
        scratch.put(name, id, stored);
        known.set(name, (known.get(name) ?? new Map<number, JournalledRecord>()).set(id, stored));
      }
      for (const [name, records] of known) {
        const expected = [...records].toSorted(([one], [other]) => one - other);
        expect([...scratch.recordsOf(name)]).toEqual(
          expected.map(([id, stored]) => ({ id, ...stored })),
        );
      }
      expect(scratch.tables()).toEqual([...known.keys()].toSorted());
      scratch.close();
    }),
    { numRuns: 50 },
  );
});
