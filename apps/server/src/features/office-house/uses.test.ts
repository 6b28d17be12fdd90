import { officeArticle } from "@comanda/contract/office-menu";
import { officePromotion } from "@comanda/contract/office-selling";
import {
  officeCustomer,
  officeCustomerType,
  officePrinter,
  officeStation,
  officeStockItem,
} from "@comanda/contract/office-venue";
import { newBill } from "@comanda/contract/bill";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { openDayAndShift } from "../../testing/test-evening.ts";
import { endShiftOf } from "../../testing/test-money.ts";
import { findNamed, startOffice, type Office } from "../../testing/test-office.ts";
import { replyOf } from "../../testing/test-till.ts";
import { addRecord, usesOfRecord } from "../../testing/uses-of-record.ts";

let office: Office;
beforeAll(async () => {
  office = await startOffice();
  await openDayAndShift(office);
});
afterAll(() => office.app.close());

describe("what refers to a record of the house is listed, and holds it if it could not do without", () => {
  test("a type of guests has guests and promotions", async () => {
    const type = await addRecord(office, officeCustomerType, { name: "Diver" });
    const guest = { name: "Arun", phone: "081 234 5678", customerType: type.id };
    await addRecord(office, officeCustomer, guest);
    const [product] = await office.list(officeArticle);
    await addRecord(office, officePromotion, {
      name: "Divers drink free",
      type: "everything-free",
      value: 0,
      customerType: type.id,
      products: [product?.id],
    });
    expect(await usesOfRecord(office, officeCustomerType, type)).toEqual({
      listed: ["customer Arun, which holds it", "promotion Divers drink free, which holds it"],
      holding: ["customer Arun", "promotion Divers drink free"],
    });
  });

  test("a guest has open bills", async () => {
    const [type] = await office.list(officeCustomerType);
    const mali = { name: "Mali", phone: "081 234 5679", customerType: type?.id };
    const guest = await addRecord(office, officeCustomer, mali);
    const order = office.order("U1", [office.item("Pad Thai")], { customer: guest.id });
    replyOf(newBill, await office.write(office.waiter, newBill, order));
    expect(await usesOfRecord(office, officeCustomer, guest)).toEqual({
      listed: ["openBill 1, which holds it"],
      holding: ["openBill 1"],
    });
  });

  test("a station has its open shift", async () => {
    const restaurant = findNamed(await office.list(officeStation), "Restaurant");
    expect(await usesOfRecord(office, officeStation, restaurant)).toEqual({
      listed: ["openShift 1, which holds it"],
      holding: ["openShift 1"],
    });
  });

  test("a printer has the stations that print on it", async () => {
    const printer = await addRecord(office, officePrinter, { name: "Attic", address: "10.0.0.9" });
    const routes = [{ productGroup: null, printer: printer.id }];
    await addRecord(office, officeStation, { name: "Loft", routes });
    expect(await usesOfRecord(office, officePrinter, printer)).toEqual({
      listed: ["station Loft, which holds it"],
      holding: ["station Loft"],
    });
  });

  test("a stock item has the articles made of it", async () => {
    const rum = { name: "Rum", unit: "l", count: "bottle", size: 700 };
    const item = await addRecord(office, officeStockItem, rum);
    const [like] = await office.list(officeArticle);
    const { category, productGroup, color } = like ?? {};
    const recipe = [{ stockItem: item.id, amount: 40 }];
    const grog = { name: "Grog", price: 1_00, color, category, productGroup, recipe };
    await addRecord(office, officeArticle, grog);
    expect(await usesOfRecord(office, officeStockItem, item)).toEqual({
      listed: ["article Grog, which holds it"],
      holding: ["article Grog"],
    });
  });
});

describe("a venue keeps at least one sale point", () => {
  const salePoints = async () =>
    (await office.list(officeStation)).filter(({ isSalePoint }) => isSalePoint);
  const closed = (stations: readonly { readonly id: number; readonly revision: number }[]) =>
    stations.map(({ id, revision }) => ({ id, revision, isSalePoint: false }));

  test("so all can be closed but one, and that one neither closed nor retired", async () => {
    await endShiftOf(office, office.cashier, 1500_00);
    const [last, ...others] = await salePoints();
    await office.save(officeStation, { save: closed(others) });
    const save = closed(last === undefined ? [] : [last]);
    const refused = await office.refused(officeStation, { save });
    expect(refused.fields).toMatchObject([{ row: 0, field: "isSalePoint", code: "does-not-fit" }]);
    const retire = [{ id: last?.id, revision: last?.revision }];
    const kept = await office.refused(officeStation, { retire });
    expect(kept.fields).toMatchObject([{ row: 0, field: "isSalePoint", code: "does-not-fit" }]);
    // A station that opens in the same call is enough.
    const [first, second] = others;
    await office.save(officeStation, {
      save: [...save, { id: first?.id, revision: (first?.revision ?? 0) + 1, isSalePoint: true }],
    });
    const gone = [{ id: second?.id, revision: (second?.revision ?? 0) + 1 }];
    await office.save(officeStation, { retire: gone });
    expect((await salePoints()).map(({ id }) => id)).toEqual([first?.id]);
  });
});
