import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { id } from "../id.ts";
import type { Customer } from "./customer.ts";
import { customerSearchDelayMs, findFirstCustomers } from "./find-customers.ts";

function aCustomer(number: number, name: string, changes: Partial<Customer> = {}): Customer {
  return {
    id: id(number),
    name,
    dateOfBirth: null,
    cardNumber: "",
    customerType: id(1),
    address: "",
    phone: "",
    email: "",
    preferredDrink: "",
    companyName: "",
    companyAddress: "",
    companyTaxNumber: "",
    ...changes,
  };
}

const duc = aCustomer(1, "Nguyễn Văn Đức", { cardNumber: "LH-0042", phone: "+84 90 123-4567" });
const somchai = aCustomer(2, "สมชาย ใจดี", { phone: "081 555 0101" });
const dana = aCustomer(3, "Dana Duck");
const anong = aCustomer(4, "อนงค์ แสงทอง", {
  companyName: "บริษัท สยามอุตสาหกรรม จำกัด",
  companyTaxNumber: "0-1055-12345-67-8",
});
const erik = aCustomer(5, "Erik Holm", {
  companyName: "Nordwind GmbH",
  companyTaxNumber: "DE 811 907 980",
});
const everyone = [duc, somchai, dana];
const ofCompanies = [anong, erik, dana];

const findCustomers = (customers: readonly Customer[], search: string) =>
  findFirstCustomers(customers, search, customers.length).first;

const searchNames = (search: string, customers = everyone): readonly string[] =>
  findCustomers(customers, search).map(({ name }) => name);

describe("finding guests", () => {
  test("by name, ignoring case and accents", () => {
    expect(searchNames("nguyen")).toEqual([duc.name]);
    expect(searchNames("ĐỨC VĂN")).toEqual([duc.name]);
    expect(searchNames("สมชาย")).toEqual([somchai.name]);
  });

  test("by card number", () => {
    expect(searchNames("lh-0042")).toEqual([duc.name]);
  });

  test("by phone, in any notation", () => {
    expect(searchNames("0815550101")).toEqual([somchai.name]);
    expect(searchNames("90-123 45")).toEqual([duc.name]);
  });

  test("by company, also together with the guest's own name", () => {
    expect(searchNames("สยามอุตสาหกรรม", ofCompanies)).toEqual([anong.name]);
    expect(searchNames("nordwind", ofCompanies)).toEqual([erik.name]);
    expect(searchNames("gmbh erik", ofCompanies)).toEqual([erik.name]);
    expect(searchNames("nordwind dana", ofCompanies)).toEqual([]);
  });

  test("by the company's tax number, in any notation", () => {
    expect(searchNames("0105512345678", ofCompanies)).toEqual([anong.name]);
    expect(searchNames("1055 12345", ofCompanies)).toEqual([anong.name]);
    expect(searchNames("de811.907", ofCompanies)).toEqual([erik.name]);
  });

  test("letters without any digit are not a tax number", () => {
    expect(searchNames("de-", ofCompanies)).toEqual([]);
  });

  test("a name that contains a number is not searched as a phone", () => {
    expect(searchNames("room 101")).toEqual([]);
  });

  test("signs without any digit are not a phone", () => {
    expect(searchNames("+()")).toEqual([]);
  });

  test("names that begin with the text come first", () => {
    expect(searchNames("du")).toEqual([dana.name, duc.name]);
    expect(searchNames("d")).toEqual([dana.name, duc.name]);
    expect(searchNames("n")[0]).toBe(duc.name);
  });

  test("equal names sort by id", () => {
    const namesakes = [aCustomer(9, "Ann"), aCustomer(4, "Ann")];
    expect(findCustomers(namesakes, "ann").map(({ id: number }) => number)).toEqual([4, 9]);
  });

  test("an empty text matches every guest, an unknown one none", () => {
    expect(searchNames(" ")).toHaveLength(everyone.length);
    expect(searchNames("zzz")).toEqual([]);
  });

  test("a search starts half a second after the last key", () => {
    expect(customerSearchDelayMs).toBe(500);
  });
});

test("the first matches equal the start of the full list", () => {
  const aName = fc.constantFrom("Ann", "ann", "Bea", "Đan", "Dan", "สมชาย", "Joanna", "Nok");
  fc.assert(
    fc.property(
      fc.array(aName, { maxLength: 12 }),
      fc.constantFrom("a", "an", "", "n", "ส", "zz"),
      fc.integer({ min: 1, max: 5 }),
      (names, search, atMost) => {
        const customers = names.map((name, index) => aCustomer(20 - index, name));
        const all = findCustomers(customers, search);
        expect(findFirstCustomers(customers, search, atMost)).toEqual({
          first: all.slice(0, atMost),
          more: Math.max(0, all.length - atMost),
        });
      },
    ),
  );
});
