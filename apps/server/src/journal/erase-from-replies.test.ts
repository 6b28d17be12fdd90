import { eraseCustomer } from "@comanda/contract/customer-erasure";
import { officeCustomer } from "@comanda/contract/office-venue";
import { afterAll, beforeAll, expect, test } from "vitest";

import { addGuest } from "../testing/add-guest.ts";
import { readRows } from "../testing/read-schema.ts";
import { startOffice, type Office } from "../testing/test-office.ts";
import { replyOf } from "../testing/test-till.ts";

let office: Office;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.app.close());

const repliesNaming = async (name: string) => {
  const { written_reply: replies = [] } = await readRows(office.app.database());
  return replies.filter((reply) => reply.includes(name)).length;
};

test("a reply that lists a saved guest forgets the guest with the erasure, and no other", async () => {
  const { app, cashier, admin } = office;
  const guests = ["Zelda Onyx", "Mali Topaz"];
  const [zelda, mali] = [await addGuest(app, cashier), await addGuest(app, cashier)];
  for (const [at, { id }] of [zelda, mali].entries()) {
    await office.save(officeCustomer, { save: [{ id, revision: 1, name: guests[at] }] });
  }
  expect(await Promise.all(guests.map(repliesNaming))).toEqual([1, 1]);
  const params = { id: zelda.id };
  replyOf(eraseCustomer, await office.write(admin, eraseCustomer, { params }));
  expect(await Promise.all(guests.map(repliesNaming))).toEqual([0, 1]);
});
