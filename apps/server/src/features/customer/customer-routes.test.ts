import { randomUUID } from "node:crypto";

import {
  addCustomer,
  listCustomers,
  listCustomerTypes,
  searchCustomers,
} from "@comanda/contract/customer";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { callAs, errorOf, replyOf, signInAs, type SignedIn } from "../../testing/test-till.ts";

let app: TestApp;
let cashier: SignedIn;
let waiter: SignedIn;
let regular: number;

beforeAll(async () => {
  app = await startTestApp();
  cashier = await signInAs(app, "cashier");
  waiter = await signInAs(app, "waiter");
  const types = replyOf(listCustomerTypes, await callAs(app, waiter, listCustomerTypes));
  regular = types[0]?.id ?? 0;
});
afterAll(() => app.close());

const aGuest = (guest: object = {}) => ({
  name: "Nguyễn Văn Đức",
  DOB: "1990-02-28",
  cardNumber: "",
  customerType: regular,
  address: "",
  phone: "+66 81 234 5678",
  email: "duc@example.com",
  preferredDrink: "Singha",
  ...guest,
});

const add = (guest: object, idempotencyKey: string = randomUUID(), as: SignedIn = cashier) =>
  callAs(app, as, addCustomer, { body: aGuest(guest), idempotencyKey });

describe("a new customer", () => {
  test("is sent to every till, and found by phone, company and name without accents", async () => {
    const reply = replyOf(addCustomer, await add({}));
    expect(reply.insert["customer"]).toMatchObject([
      { id: reply.id, name: "Nguyễn Văn Đức", DOB: "1990-02-28", customerType: regular },
    ]);
    const search = async (text: string): Promise<readonly number[]> => {
      const found = await callAs(app, waiter, searchCustomers, { params: { text } });
      return replyOf(searchCustomers, found).map(({ id }) => id);
    };
    expect(await search("duc nguyen")).toContain(reply.id);
    expect(await search("81 234")).toContain(reply.id);
    const company = { companyName: "บริษัท สยามอุตสาหกรรม จำกัด", companyTaxNumber: "0-1055-99" };
    const ofCompany = replyOf(addCustomer, await add({ name: "Prasert", ...company }));
    expect(await search("สยามอุตสาหกรรม")).toEqual([ofCompany.id]);
    expect(await search("0105599")).toEqual([ofCompany.id]);
  });

  test("with a slash in the name is found by a space, since a path has none", async () => {
    const { id } = replyOf(addCustomer, await add({ name: "Suite 12/7 Family" }));
    const params = { text: "Suite 12 7" };
    const found = await callAs(app, waiter, searchCustomers, { params });
    expect(replyOf(searchCustomers, found)).toMatchObject([{ id }]);
  });

  test("needs a name, a type and a phone, and is refused field by field", async () => {
    const refused = errorOf(await add({ name: " ", customerType: null, phone: "" }));
    expect(refused).toMatchObject({
      status: 400,
      fields: [
        { field: "name", error: "name can not empty" },
        { field: "customerType", error: "customerType can not empty" },
        { field: "phone", error: "phone can not empty" },
      ],
    });
  });

  test.each([
    [
      { companyTaxNumber: "4111 1111 1111 1111" },
      {
        field: "companyTaxNumber",
        error: "Please do not enter a card number in companyTaxNumber",
      },
    ],
    [{ email: "duc@" }, { field: "email", error: "email is invalid" }],
    [{ DOB: "28/02/1990" }, { field: "DOB", error: "Wrong date format" }],
    [{ DOB: "1990-02-30" }, { field: "DOB", error: "Wrong date format" }],
    [
      { DOB: "2533-02-03" },
      { field: "DOB", error: "DOB is after today. Please enter a year such as 1990" },
    ],
    [{ customerType: 999_999 }, { field: "customerType", error: "customerType is invalid" }],
    [
      { preferredDrink: "4111 1111 1111 1111" },
      { field: "preferredDrink", error: "Please do not enter a card number in preferredDrink" },
    ],
  ])("with %j is refused", async (guest, field) => {
    expect(errorOf(await add(guest))).toMatchObject({ status: 400, fields: [field] });
  });

  test("has the company from the request, or none for clients without company fields", async () => {
    const company = {
      companyName: "Chao Phraya Trading",
      companyAddress: "1 Charoen Krung Road",
      companyTaxNumber: "0105550005678",
    };
    const none = { companyName: "", companyAddress: "", companyTaxNumber: "" };
    const spaced = { ...company, companyName: ` ${company.companyName} ` };
    const withOne = replyOf(addCustomer, await add({ name: "Has a company", ...spaced }));
    const without = replyOf(addCustomer, await add({ name: "Has none" }));
    expect(withOne.insert["customer"]).toMatchObject([company]);
    const all = replyOf(listCustomers, await callAs(app, cashier, listCustomers));
    expect(all.find(({ id }) => id === withOne.id)).toMatchObject(company);
    expect(all.find(({ id }) => id === without.id)).toMatchObject(none);
  });

  test("is added once however often the request arrives, with an identical reply", async () => {
    const key = randomUUID();
    const guest = { name: "Only Once" };
    const [first, second] = await Promise.all([add(guest, key), add(guest, key)]);
    await app.restart();
    const third = await add(guest, key);
    expect([second.body, third.body]).toEqual([first.body, first.body]);
    const all = replyOf(listCustomers, await callAs(app, cashier, listCustomers));
    expect(all.filter(({ name }) => name === "Only Once")).toHaveLength(1);
  });

  test("with the card of another guest is refused", async () => {
    expect((await add({ name: "Has a card", cardNumber: "C-77" })).statusCode).toBe(200);
    const second = await add({ name: "Found a card", cardNumber: " C-77 " });
    expect(errorOf(second)).toMatchObject({
      status: 400,
      fields: [{ field: "cardNumber", error: "cardNumber is invalid" }],
    });
  });

  test("under the key of another request is refused", async () => {
    const key = randomUUID();
    await add({ name: "First" }, key);
    expect(errorOf(await add({ name: "Second" }, key))).toMatchObject({
      status: 409,
      code: "idempotency-key-reused",
    });
  });

  test("without a key is refused, because a retry could not be recognized", async () => {
    const response = await callAs(app, cashier, addCustomer, { body: aGuest() });
    expect(errorOf(response)).toMatchObject({ status: 400, code: "idempotency-key-missing" });
  });

  test("requires the permission", async () => {
    expect(errorOf(await add({}, randomUUID(), waiter))).toMatchObject({
      status: 403,
      message: "Permission denied",
    });
  });

  test("stays with its location", async () => {
    const harbour = await signInAs(app, "harbour");
    const ours = replyOf(listCustomers, await callAs(app, cashier, listCustomers));
    const theirs = replyOf(listCustomers, await callAs(app, harbour, listCustomers));
    const known = new Set(ours.map(({ id }) => id));
    expect(theirs.filter(({ id }) => known.has(id))).toEqual([]);
  });
});

test("a search returns the first hundred matches, those that begin with the text before others", async () => {
  const names = Array.from({ length: 105 }, (_, index) => `Zed ${String(index).padStart(3, "0")}`);
  await Promise.all(["A Zed", ...names].map((name) => add({ name })));
  const search = async (text: string) => {
    const reply = await callAs(app, waiter, searchCustomers, { params: { text } });
    return replyOf(searchCustomers, reply).map(({ name }) => name);
  };
  expect(await search("zed")).toEqual(names.slice(0, 100));
  expect(await search("zed 104")).toEqual(["Zed 104"]);
  expect(await search("a zed")).toEqual(["A Zed"]);
});
