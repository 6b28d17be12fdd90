import { sql } from "kysely";
import { instant } from "@comanda/domain/time/instant";
import { expect, test } from "vitest";

import { resultAfterTampering } from "../../testing/tamper-journal.ts";
import { startTestApp } from "../../testing/test-app.ts";
import { writeBases } from "./base-store.ts";
import { checkPast, isUnchanged } from "./check-past.ts";
import { describePast } from "./describe-past.ts";

test("of very many differences, a hundred are listed and the others counted", async () => {
  const app = await startTestApp();
  await writeBases(app.database(), instant(app.now()));
  const verdicts = await resultAfterTampering(
    app.database(),
    (tx) => sql`update article set price = price + 1, cost = cost + 1`.execute(tx),
    (tx) => checkPast(tx),
  );
  const [lotus] = verdicts;
  if (lotus === undefined) throw new Error("No location");
  expect(isUnchanged(lotus)).toBe(false);
  expect(lotus.faults).toHaveLength(100);
  expect(lotus.faultCount).toBeGreaterThan(100);
  expect(describePast(lotus)).toContain(
    `Lotus House: CHANGED. ${lotus.faultCount - 100} more differences of this kind.`,
  );
  await app.close();
});
