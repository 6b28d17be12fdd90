import { setImmediate } from "node:timers/promises";

import { expect, test } from "vitest";

import { rowsOfCsv } from "./csv-rows.ts";
import { sectionNamed } from "./sections.ts";

test("a large table is read in slices, between which others have their turn", async () => {
  const row = (at: number) => `Guest ${at},+66 ${at},Guest\n`;
  const csv = `name,phone,customerType\n${Array.from({ length: 30_000 }, (_none, at) => row(at)).join("")}`;
  let isReading = true;
  const reading = rowsOfCsv(sectionNamed("customers"), csv).finally(() => {
    isReading = false;
  });
  let turns = 0;
  while (isReading) {
    turns += 1;
    // oxlint-disable-next-line no-await-in-loop -- one turn after the other
    await setImmediate();
  }
  expect(await reading).toHaveLength(30_000);
  // In one go there would be one turn before it is through, and one after.
  expect(turns).toBeGreaterThan(3);
});
