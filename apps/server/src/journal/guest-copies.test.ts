import { expect, test } from "vitest";

import { eraseGuestFromReply } from "./erase-guest-from-reply.ts";
import { findGuestCopies } from "./find-guest-copies.ts";

const record = (id: number) => ({
  id,
  name: "Mali",
  DOB: "1990-01-31",
  dateOfBirth: "1990-01-31",
  cardNumber: "A1",
  address: "Silom",
  phone: "081",
  email: "mali@example.com",
  preferredDrink: "Tea",
  companyName: "Co",
  companyAddress: "Sathorn",
  companyTaxNumber: "0105",
  customerType: 3,
});
const erased = (id: number) => ({
  id,
  name: "Guest",
  DOB: null,
  dateOfBirth: null,
  cardNumber: "",
  address: "",
  phone: "",
  email: "",
  preferredDrink: "",
  companyName: "",
  companyAddress: "",
  companyTaxNumber: "",
  customerType: 3,
});
const company = { name: "Co", address: "Sathorn", taxNumber: "" };
const bill = (customerId: number) => ({ kind: "bill", customer: "Mali", customerId, company });
const namelessBill = (customerId: number) => ({
  kind: "bill",
  customer: "",
  customerId,
  company: { name: "", address: "", taxNumber: "" },
});
const change = { old: "Silom", new: "Sathorn" };

test("a reply is remembered for each guest in it, once", () => {
  const customersOf = (reply: object) =>
    findGuestCopies({ key: "k", reply }).map(({ customer }) => customer);
  expect(findGuestCopies({ key: "k", reply: { saved: [record(5)] } })).toEqual([
    { customer: 5, kind: "reply", reference: "k" },
  ]);
  expect(customersOf({ saved: [record(5), record(6)], more: [record(5), null, 1] })).toEqual([
    5, 6,
  ]);
  expect(customersOf({ jobs: [{ document: bill(7) }, { document: bill(7) }] })).toEqual([7]);
  expect(customersOf({ jobs: [{ document: bill(7) }], saved: [record(8)] })).toEqual([7, 8]);
});

test("a reply without a guest's fields is not remembered", () => {
  for (const reply of [
    { id: 5 },
    { saved: [{ id: 5, cardNumber: "A1" }] },
    { saved: [{ id: 5, preferredDrink: "Tea" }] },
    { jobs: [{ document: { kind: "bill", customer: null } }] },
    { jobs: [{ document: namelessBill(5) }] },
    { customer: record(5).name },
  ]) {
    expect(findGuestCopies({ key: "k", reply })).toEqual([]);
  }
});

test("one guest's fields are cleared wherever a reply has them, and no other guest's", () => {
  const reply = (five: object, changes: object, paper: object) => ({
    id: 5,
    text: null,
    saved: [five, record(6)],
    insert: { customer: [five], bill: [{ id: 5, name: "Mali" }] },
    update: {
      customer: [
        { id: 5, changes: { address: changes, customerType: { old: 1, new: 2 } } },
        { id: 6, changes: { address: change } },
      ],
      bill: [{ id: 5, changes: { name: change } }],
    },
    jobs: [{ document: paper }, { document: bill(6) }],
  });
  const before = JSON.stringify(reply(record(5), change, bill(5)));
  expect(JSON.parse(eraseGuestFromReply(before, 5))).toEqual(
    reply(erased(5), { old: "", new: "" }, namelessBill(5)),
  );
  expect(eraseGuestFromReply(before, 9)).toBe(before);
});
