import { instant } from "@comanda/domain/time/instant";
import { money } from "@comanda/domain/money/money";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { findHead } from "#journal/journal-store.ts";
import { id } from "@comanda/domain/id";

import { openDayAndShift, startEvening, type Evening } from "../../testing/test-evening.ts";
import { resultAfterTampering, type Tamper } from "../../testing/tamper-journal.ts";
import { writeBases } from "./base-store.ts";
import { checkPast, isUnchanged } from "./check-past.ts";
import { describeFault } from "./past-fault.ts";
import { describePast } from "./describe-past.ts";

const lotus = id<"location">(1);

let evening: Evening;
beforeEach(async () => {
  evening = await startEvening();
  await openDayAndShift(evening);
  await evening.openBill("T1", [evening.item("Gin")]);
});
afterEach(() => evening.app.close());

const writeMissingBase = () => writeBases(evening.app.database(), instant(evening.app.now()));

async function faultsAfter(tamper: Tamper): Promise<readonly string[]> {
  const verdicts = await resultAfterTampering(evening.app.database(), tamper, (tx) =>
    checkPast(tx),
  );
  return verdicts.flatMap(({ faults }) => faults.map(describeFault));
}

const raisePrice: Tamper = (tx) =>
  tx
    .updateTable("article")
    .set({ price: money(1) })
    .where("name", "=", "Green Curry")
    .where("location", "=", lotus)
    .execute();

describe("a venue whose journal began without a base", () => {
  test("is compared as far as its journal goes, and the check counts what it does not know", async () => {
    expect(await faultsAfter(raisePrice)).toEqual([]);
    const [verdict] = await checkPast(evening.app.database());
    expect(verdict === undefined ? [] : describePast(verdict).at(-1)).toMatch(
      /^Lotus House: Rows from before the journal, only counted: [1-9]\d+\.$/,
    );
  });

  test("gets its base at the next start, once, and is compared completely from then on", async () => {
    await writeMissingBase();
    const head = await findHead(evening.app.database(), lotus);
    await writeMissingBase();
    expect(await findHead(evening.app.database(), lotus)).toEqual(head);
    expect((await checkPast(evening.app.database())).every(isUnchanged)).toBe(true);
    expect(await faultsAfter(raisePrice)).toEqual([
      expect.stringMatching(
        /^article \d+ \(Green Curry\): price is 1, and the journal says \d+\.$/,
      ),
    ]);
    await evening.openBill("T2", [evening.item("Gin")]);
    expect((await checkPast(evening.app.database())).every(isUnchanged)).toBe(true);
  });
});

test("a report filed before journal positions were recorded stays valid, and is counted as without one", async () => {
  const [verdict] = await resultAfterTampering(
    evening.app.database(),
    (tx) => fileOldReport(tx),
    (tx) => checkPast(tx),
  );
  if (verdict === undefined) throw new Error("No verdict");
  expect(verdict).toMatchObject({ faultCount: 0, marks: 0, reportsWithoutMark: 1 });
  expect(describePast(verdict)).toContain(
    "Lotus House: Reports from before marks were printed: 1.",
  );
});

/** As in a release that did not record the journal head. */
const fileOldReport: Tamper = async (tx) => {
  const { id: shift } = await tx
    .selectFrom("shift")
    .select("id")
    .limit(1)
    .executeTakeFirstOrThrow();
  const common = {
    location: lotus,
    kind: "shift" as const,
    number: 1,
    shift,
    staff: id<"staff">(1),
  };
  const created_at = instant(evening.app.now());
  const texts = { summary: "{}", message: "", file_name: "" };
  await tx
    .insertInto("report")
    .values({ ...common, ...texts, created_at })
    .execute();
};
