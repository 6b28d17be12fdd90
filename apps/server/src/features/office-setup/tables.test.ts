import { randomUUID } from "node:crypto";

import { officeCustomer, officeLocation } from "@comanda/contract/office-venue";
import { officeArticle } from "@comanda/contract/office-menu";
import { exportTable, importSetup, importTable } from "@comanda/contract/office-setup";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { findNamed, startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, errorOf, replyOf } from "../../testing/test-till.ts";

let office: Office;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.app.close());

const read = async (list: string) =>
  replyOf(exportTable, await callAs(office.app, office.admin, exportTable, { params: { list } }))
    .csv;
const send = (list: string, csv: string) =>
  callAs(office.app, office.admin, importTable, {
    params: { list },
    body: { csv },
    idempotencyKey: randomUUID(),
  });
const bring = async (list: string, csv: string) => replyOf(importTable, await send(list, csv));

describe("a table of a venue with a decimal comma", () => {
  const priceOf = async (name: string) => findNamed(await office.list(officeArticle), name).price;
  const signs = (decimalSeparator: string, thousandSeparator: string) =>
    office.change(officeLocation, { decimalSeparator, thousandSeparator });
  beforeAll(() => signs(",", "."));
  afterAll(() => signs(".", ","));

  test("uses the comma, separates cells by semicolons, and changes nothing when imported again", async () => {
    const csv = await read("articles");
    expect(csv).toContain("\r\nPad Thai;120;38,4;");
    const { added, changed, update } = await bring("articles", csv);
    expect([added, changed, update]).toEqual([0, 0, {}]);
  });

  test.each([
    ["name;price\nGin;10,50", 10_50],
    ["name;price\nGin;1.050", 1050_00],
    ['name,price\nGin,"1.234,56"', 1234_56],
    ["name,price\nGin,145.5", 145_50],
    ["name;price\nGin;1 234,5", 1234_50],
  ])("such as %j is read by its number format", async (csv, price) => {
    await bring("articles", csv);
    expect(await priceOf("Gin")).toBe(price);
  });

  test("uses the comma in recipes too", async () => {
    await bring("articles", "name;recipe\nGin;House gin 0,045 | Mango 1.000");
    const { recipe } = findNamed(await office.list(officeArticle), "Gin");
    expect(recipe.map(({ amount }) => amount)).toEqual([45, 1_000_000]);
  });

  test.each([
    ["name,price\nGin,1.050", "ambiguous-number", "Please leave out the thousands separator"],
    ["name;price\nGin;1,050", "too-many-decimals", "price can have at most 2 decimals"],
    ["name;price\nGin;12,5,0", "invalid", "Allowed: an amount"],
  ])("such as %j is refused with a message", async (csv, code, sentence) => {
    const { fields } = errorOf(await send("articles", csv));
    expect(fields?.[0]).toMatchObject({ field: "price", code });
    expect(fields?.[0]?.error).toContain(sentence);
  });

  test("a set-up file is read the same way in such a venue", async () => {
    const set = (yaml: string) =>
      callAs(office.app, office.admin, importSetup, {
        body: { yaml },
        idempotencyKey: randomUUID(),
      });
    const gin = (price: string) => `commissions: [{ name: Signs, price: ${price} }]`;
    expect(errorOf(await set(gin("1.050"))).fields?.[0]?.code).toBe("ambiguous-number");
    expect(errorOf(await set(gin("'1,050'"))).fields?.[0]?.code).toBe("ambiguous-number");
    expect(replyOf(importSetup, await set(gin("'10,50'")))).toMatchObject({ added: 1 });
    const again = replyOf(importSetup, await set(gin("10.5")));
    expect([again.added, again.changed]).toEqual([0, 0]);
  });
});

describe("a table", () => {
  test.each(["articles", "customers"])(
    "of %s that is imported again changes nothing",
    async (list) => {
      const csv = await read(list);
      const { added, changed, update } = await bring(list, csv);
      expect([added, changed, update]).toEqual([0, 0, {}]);
      expect(await read(list)).toBe(csv);
    },
  );

  test("has a row per article, with names instead of ids", async () => {
    const csv = await read("articles");
    expect(csv.startsWith("\uFEFFname,price,cost,color,category")).toBe(true);
    expect(csv).toContain("\r\nPad Thai,120,38.4,");
    expect(csv).toContain("Mango 1");
  });

  test("changes only its own columns", async () => {
    const before = findNamed(await office.list(officeArticle), "Gin");
    const { changed } = await bring("articles", "name;price;isActive\nGin;145.50;no\n");
    expect(changed).toBe(1);
    expect(findNamed(await office.list(officeArticle), "Gin")).toEqual({
      ...before,
      price: 145_50,
      isActive: false,
      revision: before.revision + 1,
    });
  });

  test("adds new guests, matched by card, or by name and phone", async () => {
    const csv = "name,phone,customerType\nMali S,+66 1,Guest\nMali S,+66 2,Guest\n";
    expect(await bring("customers", csv)).toMatchObject({ added: 2, changed: 0 });
    expect(await bring("customers", csv)).toMatchObject({ added: 0, changed: 0 });
    const guests = (await office.list(officeCustomer)).filter(({ name }) => name === "Mali S");
    expect(guests.map(({ phone }) => phone)).toEqual(["+66 1", "+66 2"]);
  });

  test("of two guests of one name and phone leaves the card with the guest who has it", async () => {
    const head = "name,phone,customerType,cardNumber";
    await bring("customers", `${head}\nKim Lee,0700,Guest,K77\nKim Lee,0700,Guest,\n`);
    const holder = async () =>
      (await office.list(officeCustomer)).find(({ cardNumber }) => cardNumber === "K77")?.id;
    const before = await holder();
    const { added, changed } = await bring("customers", await read("customers"));
    expect([added, changed]).toEqual([0, 0]);
    expect(await holder()).toBe(before);
    expect(before).toBeDefined();
  });

  describe("of guests whose phones and cards are digits", () => {
    const head = "name,phone,customerType,cardNumber";
    const guest = (phone: string, card: string) => `${head}\nAnong D,${phone},Guest,${card}\n`;
    beforeAll(() => bring("customers", guest("0812345678", "0004567")));

    test("protects those that a spreadsheet would take for numbers, and reads them back", async () => {
      const long = "name,phone,customerType\nLong,8901234567890123,Guest\n'007,+66 7,Guest\n";
      expect(await bring("customers", long)).toMatchObject({ added: 2 });
      const written = await read("customers");
      for (const cell of [",'0812345678,", ",'0004567", ",'8901234567890123,", "\n'007,"]) {
        expect(written).toContain(cell);
      }
      expect(await bring("customers", written)).toMatchObject({ added: 0, changed: 0 });
      expect(findNamed(await office.list(officeCustomer), "Anong D").phone).toBe("0812345678");
    });

    test("of an earlier release has no protection, and is imported unchanged", async () => {
      const csv = guest("0812345678", "0004567");
      expect(await bring("customers", csv)).toMatchObject({ added: 0, changed: 0 });
    });

    test.each([
      ["both without their zeros", guest("812345678", "4567"), "phone", "lost-zeros"],
      ["a phone without its zero", guest("812345678", ""), "phone", "lost-zeros"],
      ["the phone of a known card", guest("812345678", "0004567"), "phone", "lost-zeros"],
      ["a card without its zeros", guest("0812345678", "4567"), "cardNumber", "lost-zeros"],
      ["a rounded card", guest("1", "8.90123E+15"), "cardNumber", "rounded-number"],
    ])("is refused for %s", async (_what, csv, field, code) => {
      const { fields } = errorOf(await send("customers", csv));
      expect(fields?.[0]).toMatchObject({ section: "customers", row: 0, field, code });
      const guests = await office.list(officeCustomer);
      expect(guests.filter(({ name }) => name === "Anong D")).toHaveLength(1);
    });

    test("names the guest's own phone when it is refused", async () => {
      const { fields } = errorOf(await send("customers", guest("812345678", "")));
      expect(fields?.[0]?.error).toBe(
        'customers 1 (Anong D): phone differs from that of a guest of this name only in the zeros at its start: "812345678". Allowed: one of 0812345678',
      );
    });

    test("may get back the zeros that were lost before, and other phones", async () => {
      await bring("customers", `${head}\nLost Z,99,Guest,Z1\n`);
      const found = `${head}\nLost Z,0099,Guest,Z1\nLost Z,98,Guest,\n`;
      expect(await bring("customers", found)).toMatchObject({ added: 1, changed: 1 });
    });
  });

  test("of guests names a date of birth after today, as in a year of the Buddhist calendar", async () => {
    const csv = "name,phone,customerType,dateOfBirth\nDara,+66 9,Guest,2533-02-03\n";
    const { fields } = errorOf(await send("customers", csv));
    expect(fields).toMatchObject([{ row: 0, field: "dateOfBirth", code: "after-today" }]);
    expect(fields?.[0]?.error).toContain("dateOfBirth is after today");
  });

  test("of guests includes their companies, which can be changed and imported", async () => {
    const head = "name,phone,customerType,companyName,companyAddress,companyTaxNumber";
    const csv = `${head}\nSuda P,+66 5,Guest,Chao Phraya Trading,"1 Charoen Krung, Bangkok",0105550005678\n`;
    expect(await bring("customers", csv)).toMatchObject({ added: 1 });
    const written = await read("customers");
    const suda = async () => findNamed(await office.list(officeCustomer), "Suda P");
    const { id, revision, ...before } = await suda();
    expect(before).toMatchObject({
      companyName: "Chao Phraya Trading",
      companyAddress: "1 Charoen Krung, Bangkok",
      companyTaxNumber: "0105550005678",
    });
    const none = { companyName: "", companyAddress: "", companyTaxNumber: "" };
    await office.save(officeCustomer, { save: [{ id, revision, ...none }] });
    expect(await bring("customers", written)).toMatchObject({ added: 0, changed: 1 });
    expect(await suda()).toMatchObject(before);
    expect(await read("customers")).toBe(written);
  });

  test("of guests with formula-like names runs no formula, and is imported unchanged", async () => {
    const csv = "name,phone,customerType\n=1+1,+66 3,Guest\n＠SUM(A1),-1,Guest\n'=x,'+66 4,Guest\n";
    expect(await bring("customers", csv)).toMatchObject({ added: 3 });
    const written = await read("customers");
    for (const cell of ["'=1+1", "'＠SUM(A1)", "'+66 3", "'-1"]) expect(written).toContain(cell);
    expect(written).not.toMatch(/(?:^|,|\n)[=+@＠]/);
    expect(await bring("customers", written)).toMatchObject({ added: 0, changed: 0, update: {} });
    expect(await read("customers")).toBe(written);
  });

  test.each(["Gin\nTonic,yes\n", "Gin\n", "Gin\r\n,", "Gin,"])(
    "such as %j, from which a spreadsheet left out empty cells at the end of a row, is imported",
    async (rows) => {
      const { added } = await bring("articles", `name,isActive\n${rows}`);
      expect(added).toBe(0);
    },
  );

  test("with a name that is too long is refused with the maximum length", async () => {
    const { fields } = errorOf(await send("articles", `name,price\n${"x".repeat(101)},1\n`));
    expect(fields?.[0]).toMatchObject({ row: 0, field: "name", code: "too-long", maximum: 100 });
    expect(fields?.[0]?.error).toContain("name can have at most 100 characters");
  });

  test.each([
    ["a value that cannot be read", "Fine,1\n\n,\n\nWrong,dear\n", "price", 4],
    ["a value that is not allowed", `\n${"x".repeat(101)},1\n`, "name", 1],
    ["too many cells", "\nFine,1\nWrong,1,2\n", "csv", 2],
    ["a last row that was cut off", "Fine,1\n\nGin", "csv", 2],
  ])("with %s names its row, and empty rows count", async (_what, rows, field, row) => {
    const { fields } = errorOf(await send("articles", `name,price\n${rows}`));
    expect(fields?.[0]).toMatchObject({ field, row });
    expect(fields?.[0]?.error).toContain(`articles ${row + 1}`);
  });

  test.each([
    ['name,price\nA,1\nB,1\n"C,1\nD,1', { code: "open-quote", line: 4, column: 1 }],
    ['name,price\nA,"1"2\n', { code: "text-after-quote", line: 2, column: 2 }],
    ["name,price,,\nA,1,,\nB,1,,5", { code: "no-name-above", row: 1, column: 4 }],
    ["name,,price\nA,,1\nB,x,1", { code: "no-name-above", row: 1, column: 2 }],
    ["name,price\nA,1,,5", { code: "too-many-cells", row: 0, column: 4 }],
    ["name,price,name\nA,1,B", { code: "named-twice", value: "name" }],
    [
      "name,price\nNew Thing,1\n\nOld Thing,1\nNew  Thing ,2",
      { code: "in-earlier-row", section: "articles", row: 3, field: "name", line: 2 },
    ],
  ])("such as %j is refused with its place", async (csv, problem) => {
    expect(errorOf(await send("articles", csv)).fields).toMatchObject([problem]);
  });

  test("may have empty columns, as spreadsheets write them", async () => {
    const csv = "name,,price,,\nGin,,145,,\nPad Thai,,120\n,,,,\n";
    expect(await bring("articles", csv)).toMatchObject({ added: 0 });
  });

  test("of guests may have two of the same name", async () => {
    const csv = "name,phone,customerType\nTwin,+66 8,Guest\nTwin,+66 8,Guest\n";
    expect(await bring("customers", csv)).toMatchObject({ added: 2 });
  });

  test.each([
    ["", "csv"],
    ['name\n"open', "csv"],
    ["name,name\nGin,Gin", "csv"],
    ["name\nGin,1", "csv"],
    ["name,colour\nGin,red", "colour"],
    ["name,price\nGin,dear", "price"],
    ["name;price\nGin;1,050", "price"],
    ["name,price\nGin,1.050", "price"],
    ["name,isActive\nGin,maybe", "isActive"],
    ["name,recipe\nGin,Mango lots", "recipe"],
    ["name,price\nNew Thing,1", "color"],
  ])("such as %j is refused for its %s", async (csv, field) => {
    const { status, fields } = errorOf(await send("articles", csv));
    expect([status, fields?.[0]?.field]).toEqual([400, field]);
  });
});
