import { instant } from "@comanda/domain/time/instant";
import { id } from "@comanda/domain/id";
import { money } from "@comanda/domain/money/money";
import type { WriteTransaction } from "#database/database.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

import {
  rehash,
  resultAfterTampering,
  withoutSubjects,
  type Tamper,
} from "../../testing/tamper-journal.ts";
import { openDayAndShift, startEvening, type Evening } from "../../testing/test-evening.ts";
import { writeBases } from "./base-store.ts";
import { checkPast, type PastVerdict } from "./check-past.ts";
import { describePast } from "./describe-past.ts";

const lotus = id<"location">(1);
const beyond = { location: lotus, where: "The paper", sequence: 5000, hash: "abcdef012345" };

let evening: Evening;
beforeAll(async () => {
  evening = await startEvening();
  await writeBases(evening.app.database(), instant(evening.app.now()));
  await openDayAndShift(evening);
  for (const table of ["A1", "A2"]) await evening.openBill(table, [evening.item("Gin")]);
});
afterAll(() => evening.app.close());

async function verdictAfter(tamper: Tamper): Promise<PastVerdict> {
  const [verdict] = await resultAfterTampering(evening.app.database(), tamper, (tx) =>
    checkPast(tx, { marks: [beyond] }),
  );
  if (verdict === undefined) throw new Error("No verdict");
  return verdict;
}

const lowerAmount = (tx: WriteTransaction) =>
  tx
    .updateTable("bill")
    .set({ amount: money(1) })
    .execute();

test("a journal that is broken in the middle says nothing about the tables, nor about rows further on", async () => {
  const verdict = await verdictAfter(async (tx) => {
    await lowerAmount(tx);
    await withoutSubjects(tx);
    await tx
      .deleteFrom("journal")
      .where("location", "=", lotus)
      .where("sequence", "=", 2)
      .execute();
  });
  expect(verdict).toMatchObject({ chain: { brokenAt: 2 }, faultCount: 0, unknownRows: 0 });
  expect(describePast(verdict)).toEqual([
    "Lotus House: BROKEN at row 2, which is missing.",
    "Lotus House: The tables were not compared: the journal is broken.",
  ]);
});

test("a journal that does not end where the last write left it is still compared with the tables", async () => {
  const verdict = await verdictAfter(async (tx) => {
    await lowerAmount(tx);
    await tx
      .updateTable("journal_head")
      .set({ hash: "0".repeat(64) })
      .where("location", "=", lotus)
      .execute();
  });
  expect(verdict.unknownRows).toBeGreaterThan(0);
  expect(describePast(verdict)).toEqual([
    expect.stringContaining("which is where the journal ends, but not where the last write"),
    "Lotus House: CHANGED. The paper says that the journal had a row 5000, and it ends before that.",
    expect.stringMatching(/bill no\. 1\): amount is 1, and the journal says \d+\.$/),
    expect.stringMatching(/bill no\. 2\): amount is 1, and the journal says \d+\.$/),
  ]);
});

test("a journal that names a table that does not exist is reported", async () => {
  const verdict = await verdictAfter((tx) =>
    rehash(tx, (text) => text.replaceAll('"table":"shift"', '"table":"shaft"')),
  );
  expect(describePast(verdict)).toContain(
    "Lotus House: CHANGED. The journal tells of a table shaft, which this release does not have.",
  );
});

test("a row that was taken out before others is missing, and only that one", async () => {
  const verdict = await verdictAfter((tx) =>
    tx.deleteFrom("bill_line").where("bill", "=", id<"bill">(1)).execute(),
  );
  expect(describePast(verdict)).toContainEqual(
    expect.stringMatching(/bill_line 1 \(of bill no\. 1\) is missing/),
  );
  expect(verdict.faultCount).toBe(2);
});
