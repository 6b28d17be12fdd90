import {
  officeCustomer,
  officeCustomerType,
  officePrinter,
  officeStation,
  officeStockItem,
} from "@comanda/contract/office-venue";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { startOffice, type Office } from "../../testing/test-office.ts";

let office: Office;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.app.close());

describe("a new record needs only what has no default", () => {
  test("a station is a sale point with a table for each order, and prints on a roll of 80 mm", async () => {
    const { saved } = await office.save(officeStation, { save: [{ name: "Beach" }] });
    expect(saved).toMatchObject([
      {
        isSalePoint: true,
        isCounter: false,
        printsBillWithOrder: true,
        usbWidthDots: 576,
        usbHasCutter: true,
        routes: [],
      },
    ]);
  });

  test("a printer prints pictures on a roll of 80 mm, and cuts it", async () => {
    const printer = { name: "Beach", address: "192.168.10.99" };
    const { saved } = await office.save(officePrinter, { save: [printer] });
    expect(saved).toMatchObject([
      { widthDots: 576, dialect: "esc-pos", hasCutter: true, imageMode: "raster" },
    ]);
  });

  test("guests of a new type pay at once, and a guest has a name, a phone and a type", async () => {
    const { saved } = await office.save(officeCustomerType, { save: [{ name: "Diver" }] });
    expect(saved).toMatchObject([{ paysByInvoice: false }]);
    const guest = { name: "Arun", phone: "081 234 5678", customerType: saved[0]?.id };
    expect((await office.save(officeCustomer, { save: [guest] })).saved).toMatchObject([
      { dateOfBirth: null, cardNumber: "", address: "", email: "", companyName: "" },
    ]);
  });

  test("a stock item is in use, costs nothing and is never low", async () => {
    const rum = { name: "Rum", unit: "l", count: "bottle", size: 700 };
    const { saved } = await office.save(officeStockItem, { save: [rum] });
    expect(saved).toMatchObject([
      { managementGroup: null, alarmLevel: 0, standardOrder: 0, cost: 0, isActive: true },
    ]);
  });
});
