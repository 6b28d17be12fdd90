import { officeArticle } from "@comanda/contract/office-menu";
import { addPicture } from "@comanda/contract/picture";
import { afterAll, beforeAll, expect, test } from "vitest";

import { resultAfterTampering, type Tamper } from "../../testing/tamper-journal.ts";
import { findNamed, startOffice, type Office } from "../../testing/test-office.ts";
import { makePicture } from "../../testing/test-picture.ts";
import { replyOf } from "../../testing/test-till.ts";
import { checkPast } from "./check-past.ts";
import { describePast } from "./describe-past.ts";

let office: Office;
beforeAll(async () => {
  office = await startOffice();
  const body = { content: await makePicture({ color: "#345678" }) };
  const { hash } = replyOf(addPicture, await office.write(office.admin, addPicture, { body }));
  const { id, revision } = findNamed(await office.list(officeArticle), "Tonic");
  await office.save(officeArticle, { save: [{ id, revision, picture: hash }] });
});
afterAll(() => office.app.close());

async function faultsAfter(tamper: Tamper): Promise<number> {
  const verdicts = await resultAfterTampering(office.app.database(), tamper, (tx) => checkPast(tx));
  report = verdicts.flatMap(describePast).join("\n");
  return verdicts.reduce((sum, { faultCount }) => sum + faultCount, 0);
}
let report = "";

test("the check of the past finds no fault in an untouched picture", async () => {
  expect(await faultsAfter(async () => {})).toBe(0);
});

test("it finds a picture that was replaced, and one that was taken away", async () => {
  const replace: Tamper = (tx) => tx.updateTable("picture").set({ content: "AAAA" }).execute();
  expect(await faultsAfter(replace)).toBe(1);
  expect(report).toMatch(
    /The picture of article \d+ \(Tonic\) is not the one that the office saved\./,
  );
  expect(await faultsAfter((tx) => tx.deleteFrom("picture").execute())).toBe(1);
  expect(report).toMatch(/The picture of article \d+ \(Tonic\) is missing\./);
});
