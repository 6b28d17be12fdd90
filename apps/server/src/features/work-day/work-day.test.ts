import { endWorkDay, startWorkDay } from "@comanda/contract/day";
import { afterAll, beforeAll, expect, test } from "vitest";

import { startEvening, type Evening } from "../../testing/test-evening.ts";
import { errorOf, replyOf } from "../../testing/test-till.ts";

let evening: Evening;
beforeAll(async () => {
  evening = await startEvening();
});
afterAll(() => evening.app.close());

const open = () => evening.write(evening.cashier, startWorkDay);
const end = () => evening.write(evening.cashier, endWorkDay, { body: {} });

test("every till learns when the day is opened and when it ends, and then the next one can be opened", async () => {
  const { id, insert } = replyOf(startWorkDay, await open());
  const startTime = "2026-11-20 12:00:00";
  const staff = evening.cashier.user.id;
  expect(insert["workDay"]).toEqual([{ id, startTime, staff, endTime: null }]);
  expect(errorOf(await open())).toMatchObject({ status: 409, code: "day-already-open" });

  evening.app.advance(60_000);
  const { update } = replyOf(endWorkDay, await end());
  expect(update["workDay"]).toEqual([
    { id, changes: { endTime: { old: null, new: "2026-11-20 12:01:00" } } },
  ]);
  expect(errorOf(await end())).toMatchObject({ code: "day-not-open" });

  evening.app.advance(60_000);
  const next = replyOf(startWorkDay, await open());
  expect(next.id).toBeGreaterThan(id);
  expect(next.insert["workDay"]).toMatchObject([{ startTime: "2026-11-20 12:02:00" }]);
});
