import { officeCommission, officePayType, officePromotion } from "@comanda/contract/office-selling";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { startOffice, type Office } from "../../testing/test-office.ts";

let office: Office;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.app.close());

describe("a new record needs only what has no default", () => {
  test("a pay type takes payments: it is no tax, no card, no transfer, is on the bill and opens no drawer", async () => {
    const { saved } = await office.save(officePayType, {
      save: [{ name: "Voucher", indexNumber: 950 }],
    });
    expect(saved).toMatchObject([
      {
        value: 0,
        isIncludedInPrice: false,
        isOnCharges: false,
        isCreditCard: false,
        isTransfer: false,
        isVat: false,
        isHiddenOnBill: false,
        opensDrawer: false,
      },
    ]);
  });

  test("a commission is in the price and not on the bill", async () => {
    const { saved } = await office.save(officeCommission, { save: [{ name: "Tip" }] });
    expect(saved).toMatchObject([{ price: 0, isInPrice: true, isOnBill: false, data: [] }]);
  });

  test("a promotion applies at any time of any day, to every guest", async () => {
    const free = { name: "On the house", type: "everything-free", value: 0 };
    const { saved } = await office.save(officePromotion, { save: [free] });
    expect(saved).toMatchObject([
      {
        subValue: 0,
        customerType: null,
        isActive: true,
        priority: 0,
        fromDate: null,
        toDate: null,
        startMinute: null,
        endMinute: null,
        weekdays: [1, 2, 3, 4, 5, 6, 7],
        products: [],
      },
    ]);
  });
});
