import { addCustomer, searchCustomers } from "@comanda/contract/customer";
import { afterAll, beforeAll, expect, test } from "vitest";

import { findUnstorableTexts } from "./find-unstorable-texts.ts";
import { inputReader } from "./read-input.ts";
import { startEvening, type Evening } from "../testing/test-evening.ts";
import { callAs, errorOf } from "../testing/test-till.ts";

let evening: Evening;
beforeAll(async () => {
  evening = await startEvening();
});
afterAll(() => evening.app.close());

const guest = {
  name: "Anong",
  DOB: "",
  cardNumber: "",
  customerType: 1,
  address: "",
  phone: "081 234 5678",
  email: "",
  preferredDrink: "",
};

test.each([
  ["nothing but a NUL", "\0"],
  ["a NUL", "An\0ong"],
  ["half of a character", "Anong \uD83D"],
])("a text with %s is refused with the name of its field", async (_what, name) => {
  const body = { ...guest, name, preferredDrink: name };
  const refused = errorOf(await evening.write(evening.cashier, addCustomer, { body }));
  expect(refused).toMatchObject({ status: 400, code: "invalid-request" });
  expect(refused.fields?.map(({ field }) => field)).toEqual(["name", "preferredDrink"]);
});

test.each([
  ["a NUL", [0x00]],
  ["half of a character", [0xed, 0xa0, 0xbd]],
])("a body in which %s is not escaped is no JSON", async (_what, bytes) => {
  const [before, after] = JSON.stringify({ ...guest, name: "An|ong" }).split("|");
  const body = Buffer.concat([
    Buffer.from(`${before}`),
    Buffer.from(bytes),
    Buffer.from(`${after}`),
  ]);
  const read = inputReader(addCustomer);
  const refused = await read({ params: {}, query: {}, contentType: "application/json", body });
  expect(refused).toEqual({ refusal: "invalid-request" });
});

test("such a text in an address is refused, too", async () => {
  const asked = callAs(evening.app, evening.cashier, searchCustomers, { params: { text: "\0" } });
  expect(errorOf(await asked)).toMatchObject({ status: 400 });
});

test("every other text is stored unchanged", async () => {
  const body = { ...guest, name: "น้ำ 👩‍👩‍👧‍👦 \u0001 Phở" };
  const { statusCode } = await evening.write(evening.cashier, addCustomer, { body });
  expect(statusCode).toBe(200);
});

test("the bytes of a file are not looked at one by one", () => {
  // A property beside the bytes would be found only by looking at each of them.
  const file = Object.assign(new Uint8Array(8), { beside: "\0" });
  expect(findUnstorableTexts({ body: { name: "\0" }, file })).toEqual(["body.name"]);
});
