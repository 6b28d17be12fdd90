import { randomUUID } from "node:crypto";

import { addCustomer } from "@comanda/contract/customer";
import { officeArticle } from "@comanda/contract/office-menu";
import { afterAll, beforeAll, expect, test } from "vitest";

import { startOffice, type Office } from "../testing/test-office.ts";
import { callAs, errorOf } from "../testing/test-till.ts";

let office: Office;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.app.close());

const guest = {
  name: "Mali",
  DOB: "",
  cardNumber: "",
  customerType: null,
  address: "",
  phone: "+66 1",
  email: "",
  preferredDrink: "",
};

test("a text that is too long is refused with its field and its limit", async () => {
  const { app, admin } = office;
  const body = { ...guest, name: "x".repeat(101), address: "x".repeat(60_000) };
  const write = { body, idempotencyKey: randomUUID() };
  expect(errorOf(await callAs(app, admin, addCustomer, write))).toMatchObject({
    status: 400,
    code: "invalid-request",
    fields: [
      {
        field: "name",
        code: "too-long",
        maximum: 100,
        error: "name can have at most 100 characters",
      },
      {
        field: "address",
        code: "too-long",
        maximum: 250,
        error: "address can have at most 250 characters",
      },
    ],
  });
});

test("a list that is too long is refused with its row, its field and its limit", async () => {
  const { app, admin } = office;
  const cookingOptions = Array.from({ length: 51 }, (_none, index) => `option ${index}`);
  const body = { save: [{ name: "Gin" }, { cookingOptions }], retire: [] };
  const write = { body, idempotencyKey: randomUUID() };
  expect(errorOf(await callAs(app, admin, officeArticle.save, write)).fields).toEqual([
    {
      row: 1,
      field: "cookingOptions",
      code: "too-many",
      maximum: 50,
      error: "cookingOptions can have at most 50 entries",
    },
  ]);
});
