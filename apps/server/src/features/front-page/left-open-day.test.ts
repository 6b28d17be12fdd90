import { readFrontPage } from "@comanda/contract/front-page";
import { instant, msPerDay, msPerMinute } from "@comanda/domain/time/instant";
import { wireDateTime } from "@comanda/domain/time/wire-date";
import { afterAll, beforeAll, expect, test } from "vitest";

import { openDayAndShift } from "../../testing/test-evening.ts";
import { startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, replyOf, signInAs } from "../../testing/test-till.ts";

let office: Office;

beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.app.close());

async function leftOpenSince() {
  const admin = await signInAs(office.app, "admin");
  return replyOf(readFrontPage, await callAs(office.app, admin, readFrontPage)).leftOpenSince;
}

test("the front page says since when a day is open that nobody has ended for 24 hours", async () => {
  expect(await leftOpenSince()).toBeNull();
  const began = instant(office.app.now());
  await openDayAndShift(office);
  expect(await leftOpenSince()).toBeNull();
  office.app.advance(msPerDay - msPerMinute);
  expect(await leftOpenSince()).toBeNull();
  office.app.advance(2 * msPerMinute);
  expect(await leftOpenSince()).toBe(wireDateTime(began));
});
