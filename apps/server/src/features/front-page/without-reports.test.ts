import { readFrontPage } from "@comanda/contract/front-page";
import { officeStaff } from "@comanda/contract/office-staff";
import { afterAll, beforeAll, expect, test } from "vitest";

import { openDayAndShift } from "../../testing/test-evening.ts";
import { findMember, startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, replyOf, signInAs, type SignedIn } from "../../testing/test-till.ts";

let office: Office;
beforeAll(async () => {
  office = await startOffice();
  await openDayAndShift(office);
});
afterAll(() => office.app.close());

const frontPage = async (user: SignedIn) =>
  replyOf(readFrontPage, await callAs(office.app, user, readFrontPage));

test("the front page has no sales for a user who only runs the office", async () => {
  const { id, revision } = await findMember(office, "waiter");
  await office.save(officeStaff, { save: [{ id, revision, permissions: ["keep_office"] }] });
  await office.openBill("a", [office.item("Pad Thai")]);
  const { figures, ...others } = await frontPage(office.admin);
  expect(figures?.today.date).toBeDefined();
  expect(others.openBills.count).toBe(1);
  // What the reports would not tell this user is not in any other place, either.
  const keeper = await signInAs(office.app, "waiter");
  expect(await frontPage(keeper)).toEqual({ ...others, figures: null });
});
