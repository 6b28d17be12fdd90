import { id } from "@comanda/domain/id";
import { instant } from "@comanda/domain/time/instant";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import type { WriteTransaction } from "#database/database.ts";

import { openTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import { firstHash, hashEntry, hashFirstVersion } from "./hash-entry.ts";
import type { JournalEntry } from "./hash-entry.ts";
import {
  appendEntry,
  appendPlainEntry,
  findEntriesAfter,
  lockJournalHead,
} from "./journal-store.ts";
import { packText, unpackText } from "./packed-text.ts";
import { formatVerdict, verifyJournals } from "./verify-journals.ts";
import { verifyJournal, type Verdict } from "./verify-journal.ts";

const lotus = id<"location">(1);
const rows = 30;
const plainRows = 10;

let data: TestDatabase;
let journal: readonly JournalEntry[];

beforeAll(async () => {
  data = await openTestDatabase();
  for (let sequence = 1; sequence <= rows; sequence += 1) {
    // The first ones are as earlier releases wrote them: in plain text, and with the first version of the hash.
    const write = sequence <= plainRows ? appendPlainEntry : appendEntry;
    await data.database.transaction().execute(async (tx) => append(tx, sequence, write));
  }
  journal = await findEntriesAfter(data.database, lotus, { sequence: 0, limit: rows });
});
afterAll(() => data.remove());

async function append(
  tx: WriteTransaction,
  sequence: number,
  write: typeof appendEntry,
): Promise<void> {
  const { hash } = await lockJournalHead(tx, lotus);
  const row = { id: sequence, name: `Guest ${sequence}` };
  const changes = [{ kind: "insert", table: "customer_type", id: sequence, row }] as const;
  const who = { staff: sequence % 2 === 0 ? null : id<"staff">(1), station: id<"station">(1) };
  const at = instant(1_800_000_000_000 + sequence);
  const approval = {
    approved_by: sequence % 3 === 0 ? id<"staff">(2) : null,
    pressed_at: sequence % 4 === 0 ? instant(at - 60_000) : null,
  };
  const entry = { location: lotus, sequence, at, action: "test", ...who, ...approval, changes };
  await write(tx, entry, hash);
}

class Undo extends Error {}

/** The verdict on the journal after tampering, which is then undone. */
async function verdictAfter(tamper: (tx: WriteTransaction) => Promise<unknown>): Promise<Verdict> {
  const found: Verdict[] = [];
  const tampered = data.database.transaction().execute(async (tx) => {
    // Tampering with rows ignores the table of their subjects.
    await tx.deleteFrom("journal_subject").where("location", "=", lotus).execute();
    await tamper(tx);
    found.push(await verifyJournal(tx, lotus));
    throw new Undo();
  });
  await expect(tampered).rejects.toThrow(Undo);
  const [verdict] = found;
  if (verdict === undefined) throw new Error("Nothing was verified");
  return verdict;
}

const at = (tx: WriteTransaction, sequence: number) =>
  tx.updateTable("journal").where("location", "=", lotus).where("sequence", "=", sequence);

const aPackedRow = fc.integer({ min: plainRows + 1, max: rows });
const aRow = fc.integer({ min: 1, max: rows });

/** Changes one character of a text column, or one unit of a number. */
const aChange = fc
  .record({
    sequence: aRow,
    column: fc.constantFrom(
      ...(["at", "action", "staff", "station", "approved_by", "pressed_at"] as const),
      ...(["changes", "previous_hash", "hash"] as const),
    ),
    place: fc.nat(),
    character: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCodePoint(code)),
  })
  .map(({ sequence, column, place, character }) => {
    const value = (row: JournalEntry): string | number => {
      const old = row[column];
      if (typeof old === "number") return old + 1 + (place % 100);
      if (old === null) return 1;
      const index = place % old.length;
      const other = old[index] === character ? "~" : character;
      return old.slice(0, index) + other + old.slice(index + 1);
    };
    return { sequence, column, value };
  });

describe("every kind of tampering with a journal is found at its first affected row", () => {
  test("one character of a row is changed", async () => {
    await fc.assert(
      fc.asyncProperty(aChange, async ({ sequence, column, value }) => {
        const row = journal[sequence - 1];
        if (row === undefined) throw new Error("No such row");
        const changed = { [column]: value(row) };
        const verdict = await verdictAfter((tx) => at(tx, sequence).set(changed).execute());
        expect(verdict).toMatchObject({ isSound: false, brokenAt: sequence });
      }),
    );
  });

  test("a packed row gets another text or hash", async () => {
    await fc.assert(
      fc.asyncProperty(aPackedRow, fc.boolean(), async (sequence, isHash) => {
        const verdict = await verdictAfter(async (tx) => {
          const { packed } = await tx
            .selectFrom("journal")
            .select("packed")
            .where("location", "=", lotus)
            .where("sequence", "=", sequence)
            .executeTakeFirstOrThrow();
          if (packed === null) throw new Error("The row is not packed");
          const { hash, text } = unpackText(packed);
          const forged = isHash
            ? packText({ hash: "0".repeat(64), text })
            : packText({ hash, text: text.replace("Guest", "Ghost") });
          await at(tx, sequence).set({ packed: forged }).execute();
        });
        expect(verdict).toMatchObject({ isSound: false, brokenAt: sequence, reason: "changed" });
      }),
    );
  });

  test("the bytes of a packed row are damaged or gone", async () => {
    for (const packed of [null, Uint8Array.of(), Uint8Array.of(1, 2, 3), Uint8Array.of(9)]) {
      const verdict = await verdictAfter((tx) => at(tx, 20).set({ packed }).execute());
      expect(verdict).toMatchObject({ isSound: false, brokenAt: 20 });
    }
  });

  test("rows are removed", async () => {
    await fc.assert(
      fc.asyncProperty(aRow, fc.integer({ min: 1, max: 3 }), async (first, count) => {
        const verdict = await verdictAfter((tx) =>
          tx
            .deleteFrom("journal")
            .where("location", "=", lotus)
            .where("sequence", ">=", first)
            .where("sequence", "<", first + count)
            .execute(),
        );
        expect(verdict).toMatchObject({ isSound: false, brokenAt: first });
      }),
    );
  });

  test("two rows are swapped", async () => {
    const aPair = fc.uniqueArray(aRow, { minLength: 2, maxLength: 2 });
    await fc.assert(
      fc.asyncProperty(aPair, async ([one = 0, other = 0]) => {
        const verdict = await verdictAfter(async (tx) => {
          await at(tx, one).set({ sequence: 1_000_000 }).execute();
          await at(tx, other).set({ sequence: one }).execute();
          await at(tx, 1_000_000).set({ sequence: other }).execute();
        });
        expect(verdict).toMatchObject({ isSound: false, brokenAt: Math.min(one, other) });
      }),
    );
  });

  test("an approval or a press is struck out", async () => {
    const row = journal.findLast(({ approved_by, pressed_at }) => approved_by && pressed_at);
    for (const struck of [{ approved_by: null }, { pressed_at: null }]) {
      const verdict = await verdictAfter((tx) =>
        at(tx, row?.sequence ?? 0)
          .set(struck)
          .execute(),
      );
      expect(verdict).toMatchObject({ isSound: false, brokenAt: row?.sequence });
    }
  });

  test("a row pretends to be from before the second version of the hash", async () => {
    const last = journal.at(-1);
    if (last === undefined) throw new Error("The journal is empty");
    const struck = { ...last, approved_by: null, pressed_at: null };
    const pretend = (hash: string) =>
      verdictAfter(async (tx) => {
        const { approved_by, pressed_at, changes, previous_hash } = struck;
        const plain = { approved_by, pressed_at, changes, previous_hash, hash, packed: null };
        await at(tx, rows).set(plain).execute();
        await tx.updateTable("journal_head").set({ hash }).where("location", "=", lotus).execute();
      });
    expect(await pretend(hashFirstVersion(struck))).toMatchObject({
      brokenAt: rows,
      reason: "changed",
    });
    // The chain itself cannot tell a whole new row from an old one; the marks on filed reports do.
    expect(await pretend(hashEntry(struck))).toMatchObject({ isSound: true });
  });

  test("the end is cut off", async () => {
    await fc.assert(
      fc.asyncProperty(aRow, async (first) => {
        const verdict = await verdictAfter((tx) =>
          tx
            .deleteFrom("journal")
            .where("location", "=", lotus)
            .where("sequence", ">=", first)
            .execute(),
        );
        expect(verdict).toMatchObject({ brokenAt: first, reason: "head-differs" });
      }),
    );
  });

  test("rows are added or the head is set back", async () => {
    const setHead = (sequence: number, hash: string) =>
      verdictAfter((tx) =>
        tx
          .updateTable("journal_head")
          .set({ sequence, hash })
          .where("location", "=", lotus)
          .execute(),
      );
    expect(await setHead(rows - 1, journal[rows - 2]?.hash ?? "")).toMatchObject({
      reason: "head-differs",
    });
    expect(await setHead(0, firstHash)).toMatchObject({ reason: "head-differs" });
    expect(await setHead(rows, "0".repeat(64))).toMatchObject({ reason: "head-differs" });
  });
});

test("a journal longer than a batch is read to its end", async () => {
  const many = await openTestDatabase();
  await many.database.transaction().execute(async (tx) => {
    for (let sequence = 1; sequence <= 501; sequence += 1) {
      // Each row follows the one before it.
      await append(tx, sequence, appendEntry);
    }
  });
  const read: number[] = [];
  const verdict = await verifyJournal(many.database, lotus, async (entries) => {
    read.push(...entries.map(({ sequence }) => sequence));
  });
  expect(verdict).toEqual({ location: lotus, isSound: true, rows: 501 });
  expect(read).toEqual(Array.from({ length: 501 }, (_none, index) => index + 1));
  await many.remove();
});

test("every location is reported in a line of its own", async () => {
  expect((await verifyJournals(data.database)).map(formatVerdict)).toEqual([
    "Lotus House: 30 rows, all as they were written.",
    "Harbour Hotel: 0 rows, all as they were written.",
  ]);
  const broken = { location: lotus, isSound: false, brokenAt: 7, reason: "changed" } as const;
  expect(formatVerdict({ ...broken, name: "Lotus House" })).toBe(
    "Lotus House: BROKEN at row 7, which is not as it was written.",
  );
});
