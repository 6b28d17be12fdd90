import {
  officeCustomer,
  officeCustomerType,
  officeLocation,
  officePrinter,
  officeStation,
  officeStockItem,
} from "@comanda/contract/office-venue";
import { officeProductGroup } from "@comanda/contract/office-menu";
import { listMenu } from "@comanda/contract/menu";
import { listCustomerTypes } from "@comanda/contract/customer";
import { eraseCustomer } from "@comanda/contract/customer-erasure";
import { listStock } from "@comanda/contract/stock";
import { id as idOf } from "@comanda/domain/id";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { openDayAndShift } from "../../testing/test-evening.ts";
import { findNamed, startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, replyOf, signInAs } from "../../testing/test-till.ts";

let office: Office;
beforeAll(async () => {
  office = await startOffice();
  await openDayAndShift(office);
});
afterAll(() => office.app.close());

const station = async (name: string) => findNamed(await office.list(officeStation), name);

describe("the location", () => {
  test("sets whether tills ask for order levels, and they learn it with the menu", async () => {
    const asksAtTills = async () => {
      const menu = await callAs(office.app, office.waiter, listMenu);
      return replyOf(listMenu, menu).location.askForOrderLevel;
    };
    expect(await asksAtTills()).toBe(false);
    await office.change(officeLocation, { asksForOrderLevel: true });
    expect(await asksAtTills()).toBe(true);
    await office.change(officeLocation, { asksForOrderLevel: false });
  });

  test("exists once and can only be changed", async () => {
    const [here, ...others] = await office.list(officeLocation);
    expect(others).toEqual([]);
    const { id, revision } = here ?? findNamed([], "Lotus House");
    const changes = { phone: "+66 2 111 2222", decimalSeparator: ",", thousandSeparator: " " };
    const { saved, update } = await office.save(officeLocation, {
      save: [{ id, revision, ...changes }],
    });
    expect(saved).toMatchObject([{ ...changes, name: "Lotus House", revision: revision + 1 }]);
    expect(update["location"]).toMatchObject([
      { id, changes: { thousandSeparator: { new: " " } } },
    ]);
  });

  test("has a time zone, which may be typed in any letter case", async () => {
    const zoneAfter = async (typed: string) => {
      await office.change(officeLocation, { timeZone: typed });
      const [here] = await office.list(officeLocation);
      return here?.timeZone;
    };
    expect(await zoneAfter("asia/manila")).toBe("Asia/Manila");
    expect(await zoneAfter("ASIA/BANGKOK ")).toBe("Asia/Bangkok");
  });

  test.each([
    [{ name: "Harbour Hotel" }, "name", "taken"],
    [{ name: "" }, "name", "required"],
    [{ timeZone: "Asia/Atlantis" }, "timeZone", "invalid"],
    [{ decimalSeparator: "-" }, "decimalSeparator", "invalid"],
    [{ decimalSeparator: ".", thousandSeparator: "." }, "thousandSeparator", "does-not-fit"],
    [{ printerServerAddress: "no address" }, "printerServerAddress", "not-a-bridge-address"],
  ])("with %j is refused for its %s", async (changes, field, code) => {
    const [here] = await office.list(officeLocation);
    const { fields } = await office.refused(officeLocation, {
      save: [{ id: here?.id, revision: here?.revision, ...changes }],
    });
    expect(fields).toMatchObject([{ row: 0, field, code }]);
  });
});

describe("a station", () => {
  test("that is new can be picked, and has its print routes", async () => {
    const kitchen = findNamed(await office.list(officePrinter), "Kitchen").id;
    const group = findNamed(await office.list(officeProductGroup), "Kitchen").id;
    const routes = [
      { productGroup: null, printer: null },
      { productGroup: group, printer: kitchen },
    ];
    const { saved } = await office.save(officeStation, { save: [{ name: "Terrace", routes }] });
    expect(saved[0]?.routes).toHaveLength(2);
    const admin = await signInAs(office.app, "admin");
    expect(admin.stations.map(({ name }) => name)).toContain("Terrace");
  });

  test.each([
    [{ name: "Bar" }, "name", "taken"],
    [{ usbWidthDots: 1 }, "usbWidthDots", "out-of-range"],
    [{ routes: [{ productGroup: null, printer: 999_999 }] }, "routes", "not-found"],
    [
      {
        routes: [
          { productGroup: null, printer: null },
          { productGroup: null, printer: null },
        ],
      },
      "routes",
      "repeated",
    ],
  ])("with %j is refused for its %s", async (changes, field, code) => {
    const save = [{ name: "Garden", ...changes }];
    const { fields } = await office.refused(officeStation, { save });
    expect(fields).toMatchObject([{ row: 0, field, code }]);
  });

  test("cannot be retired while its shift is open", async () => {
    const { id, revision } = await station("Restaurant");
    const refused = await office.refused(officeStation, { retire: [{ id, revision }] });
    expect(refused).toMatchObject({ status: 409, code: "still-used" });
    expect(refused.uses).toMatchObject([{ kind: "openShift" }]);
  });

  test("stays a sale point while its shift is open", async () => {
    const { id, revision } = await station("Restaurant");
    const { id: bar, revision: ofBar } = await station("Bar");
    const close = { revision, isSalePoint: false };
    const { fields } = await office.refused(officeStation, {
      save: [
        { ...close, id: bar, revision: ofBar },
        { ...close, id },
      ],
    });
    expect(fields).toMatchObject([{ row: 1, field: "isSalePoint", code: "shift-is-open" }]);
  });

  test("cannot be retired if it is the last sale point", async () => {
    const all = (await office.list(officeStation)).filter(({ isSalePoint }) => isSalePoint);
    const save = all.map(({ id, revision }) => ({ id, revision, isSalePoint: false }));
    const { fields } = await office.refused(officeStation, { save });
    expect(new Set(fields?.map(({ code }) => code))).toEqual(new Set(["does-not-fit"]));
  });
});

describe("a printer", () => {
  test("cannot be retired while papers go to it", async () => {
    const { id, revision } = findNamed(await office.list(officePrinter), "Kitchen");
    expect((await office.usesOf(officePrinter, id)).map(({ kind }) => kind)).toContain("station");
    const refused = await office.refused(officePrinter, { retire: [{ id, revision }] });
    expect(refused.code).toBe("still-used");
  });

  test.each([
    [{ address: "noprinter" }, "address", "invalid"],
    [{ address: "" }, "address", "required"],
    [{ widthDots: 63 }, "widthDots", "out-of-range"],
    [{ dialect: "zpl" }, "dialect", "invalid"],
  ])("with %j is refused for its %s", async (changes, field, code) => {
    const save = [{ name: "Cellar", address: "192.168.10.99", ...changes }];
    const { fields } = await office.refused(officePrinter, { save });
    expect(fields).toMatchObject([{ row: 0, field, code }]);
  });
});

describe("customers", () => {
  const aGuest = async (changes: object = {}) => ({
    name: "Mali Srisuk",
    phone: "+66 81 000 1111",
    customerType: findNamed(await office.list(officeCustomerType), "Member").id,
    ...changes,
  });

  test("are saved, and many can be without a card", async () => {
    const { saved } = await office.save(officeCustomer, {
      save: [await aGuest(), await aGuest({ name: "Somchai" }), await aGuest({ cardNumber: "A1" })],
    });
    expect(saved.map(({ cardNumber }) => cardNumber)).toEqual(["", "", "A1"]);
    const { fields } = await office.refused(officeCustomer, {
      save: [await aGuest({ cardNumber: "A1" })],
    });
    expect(fields).toMatchObject([{ row: 0, field: "cardNumber", code: "taken" }]);
  });

  test("can get the card of a retired one", async () => {
    const first = await office.save(officeCustomer, { save: [await aGuest({ cardNumber: "B2" })] });
    const retire = first.saved.map(({ id, revision }) => ({ id, revision }));
    await office.save(officeCustomer, { retire });
    const { saved } = await office.save(officeCustomer, {
      save: [await aGuest({ cardNumber: "B2" })],
    });
    expect(saved).toMatchObject([{ cardNumber: "B2" }]);
  });

  test.each([
    [{ name: "" }, "name", "required"],
    [{ phone: "" }, "phone", "required"],
    [{ email: "nobody" }, "email", "invalid"],
    [{ dateOfBirth: "1990-02-30" }, "dateOfBirth", "wrong-date-format"],
    [{ dateOfBirth: "2533-02-03" }, "dateOfBirth", "after-today"],
    [{ customerType: 999_999 }, "customerType", "not-found"],
  ])("with %j are refused for their %s", async (changes, field, code) => {
    const { fields } = await office.refused(officeCustomer, { save: [await aGuest(changes)] });
    expect(fields).toMatchObject([{ row: 0, field, code }]);
  });

  test("can have a company, which every till receives", async () => {
    const company = {
      companyName: "Chao Phraya Trading",
      companyAddress: "1 Charoen Krung Road",
      companyTaxNumber: "0105550005678",
    };
    const { saved } = await office.save(officeCustomer, { save: [await aGuest()] });
    const [{ id, revision } = { id: 0, revision: 0 }] = saved;
    expect(saved).toMatchObject([{ companyName: "", companyAddress: "", companyTaxNumber: "" }]);
    const changed = await office.save(officeCustomer, { save: [{ id, revision, ...company }] });
    expect(changed.saved).toMatchObject([company]);
    expect(changed.update["customer"]).toMatchObject([
      { id, changes: { companyTaxNumber: { old: "", new: company.companyTaxNumber } } },
    ]);
    const kept = (await office.list(officeCustomer)).find((guest) => guest.id === id);
    expect(kept).toMatchObject(company);
  });

  test("disappear from the tills when retired, and return complete when restored", async () => {
    const { saved } = await office.save(officeCustomer, { save: [await aGuest({ name: "Rin" })] });
    const [{ id, revision } = { id: 0, revision: 0 }] = saved;
    const retired = await office.save(officeCustomer, { retire: [{ id, revision }] });
    expect(retired.delete).toEqual({ customer: [id] });
    const back = { save: [{ id, revision: revision + 1 }] };
    expect((await office.save(officeCustomer, back)).insert["customer"]).toMatchObject([
      { id, name: "Rin", phone: "+66 81 000 1111" },
    ]);
  });

  test("have their next revision when they are erased", async () => {
    const { saved } = await office.save(officeCustomer, { save: [await aGuest({ name: "Nim" })] });
    const id = idOf<"customer">(saved[0]?.id ?? 0);
    replyOf(eraseCustomer, await office.write(office.admin, eraseCustomer, { params: { id } }));
    const row = await office.app
      .database()
      .selectFrom("customer")
      .select("revision")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(row.revision).toBe(2);
  });

  test("keep their type in use", async () => {
    const { id, revision } = findNamed(await office.list(officeCustomerType), "Member");
    const refused = await office.refused(officeCustomerType, { retire: [{ id, revision }] });
    expect(refused.code).toBe("still-used");
    const { saved } = await office.save(officeCustomerType, { save: [{ name: "Friend" }] });
    const friend = saved[0]?.id;
    const gone = await office.save(officeCustomerType, { retire: [{ id: friend, revision: 1 }] });
    expect(gone.delete).toEqual({ customerType: [friend] });
    const shown = replyOf(
      listCustomerTypes,
      await callAs(office.app, office.waiter, listCustomerTypes),
    );
    expect(shown.map(({ name }) => name)).not.toContain("Friend");
  });
});

describe("a stock item", () => {
  test("that is new can be delivered, and is counted from then on", async () => {
    const { saved } = await office.save(officeStockItem, {
      save: [{ name: "Lime", size: 1000, unit: "kg", count: "bags" }],
    });
    expect(saved).toMatchObject([{ name: "Lime", alarmLevel: 0, isActive: true }]);
    const { stockItems } = replyOf(listStock, await callAs(office.app, office.waiter, listStock));
    expect(findNamed(stockItems, "Lime")).toMatchObject({ unit: "kg", count: "bags" });
  });

  test.each([
    [{ cost: -1 }, "cost", "out-of-range"],
    [{ alarmLevel: 1_000_000_000_001 }, "alarmLevel", "out-of-range"],
    [{ managementGroup: 999_999 }, "managementGroup", "not-found"],
    [{ unit: "x".repeat(21) }, "unit", "too-long"],
  ])("with %j is refused for its %s", async (changes, field, code) => {
    const save = [{ name: "Mint", size: 1000, unit: "kg", count: "bags", ...changes }];
    const { fields } = await office.refused(officeStockItem, { save });
    expect(fields).toMatchObject([{ row: 0, field, code }]);
  });

  test("cannot be retired while a recipe uses it", async () => {
    const { id, revision } = findNamed(await office.list(officeStockItem), "Mango");
    const refused = await office.refused(officeStockItem, { retire: [{ id, revision }] });
    expect(refused.uses?.map(({ name }) => name)).toContain("Mango Sticky Rice");
  });
});
