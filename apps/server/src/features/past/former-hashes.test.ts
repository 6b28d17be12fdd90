import { id } from "@comanda/domain/id";
import { afterEach, beforeEach, expect, test } from "vitest";

import { findEntriesAfter, findHead } from "#journal/journal-store.ts";

import { addGuest } from "../../testing/add-guest.ts";
import { rehash, resultAfterTampering, type Tamper } from "../../testing/tamper-journal.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { signInAs } from "../../testing/test-till.ts";
import { unsealJournals } from "../../testing/unseal-journals.ts";
import { checkPast, isUnchanged } from "./check-past.ts";
import { describePast } from "./describe-past.ts";

const lotus = id<"location">(1);

let app: TestApp;

beforeEach(async () => {
  app = await startTestApp();
  await addGuest(app, await signInAs(app, "cashier"), "Zelda");
});
afterEach(() => app.close());

/** The head as a manager types it from a paper. */
async function copyMark() {
  const { sequence, hash } = await findHead(app.database(), lotus);
  return { sequence, hash: hash.slice(0, 24), location: lotus, where: "The paper" };
}

/** Computes the chain anew with another text, and stores the hashes of before as former ones. */
const plant: Tamper = async (tx) => {
  const all = { sequence: 0, limit: 10_000 };
  const before = await findEntriesAfter(tx, lotus, all);
  await rehash(tx, (text) => text.replace("{", "{ "));
  const former = before.map(({ sequence, hash }) => ({ location: lotus, sequence, hash }));
  await tx.insertInto("former_hash").values(former).execute();
};

async function describeAfter(tamper: Tamper, marks: Awaited<ReturnType<typeof copyMark>>[]) {
  const verdicts = await resultAfterTampering(app.database(), tamper, (tx) =>
    checkPast(tx, { marks }),
  );
  return verdicts.filter(({ location }) => location === lotus).flatMap(describePast);
}

test("former hashes that were planted let no falsified row match the mark on a paper", async () => {
  const mark = await copyMark();
  const said = await describeAfter(plant, [mark]);
  expect(said).toContainEqual(
    expect.stringMatching(/CHANGED\. The paper says that row \d+ of the journal begins with/),
  );
  expect(said).toContain(
    "Lotus House: CHANGED. Row 1 of the journal has a former hash, and no upgrade rewrote it.",
  );
});

test("nor does a row of the table of rewrites", async () => {
  const mark = await copyMark();
  const claim: Tamper = async (tx) => {
    await plant(tx);
    const head = { former_head: "", head: "", former_digest: "" };
    const rows = { location: lotus, from_sequence: 1, to_sequence: mark.sequence };
    await tx
      .insertInto("journal_rewrite")
      .values({ ...rows, ...head })
      .execute();
  };
  const said = (await describeAfter(claim, [mark])).join("\n");
  expect(said).toMatch(/The paper says that row \d+ of the journal begins with/);
  expect(said).toContain(
    `Rows 1 to ${mark.sequence} of the journal are said to be rewritten by an upgrade, and the journal does not tell of one.`,
  );
});

test("the check says that an upgrade rewrote rows, and compares marks with the hashes of that time", async () => {
  await unsealJournals(app.database());
  const mark = await copyMark();
  await app.restart();
  const [verdict] = await checkPast(app.database(), { marks: [mark] });
  if (verdict === undefined) throw new Error("There is no venue");
  expect(isUnchanged(verdict)).toBe(true);
  expect(describePast(verdict)[1]).toMatch(
    /^Lotus House: An upgrade of the server rewrote rows \d+ to \d+, to encrypt what they say about guests, after the last write of 2026-11-20 12:00:00 UTC\./,
  );
});
