import { newBill, updateBill } from "@comanda/contract/bill";
import { printBill } from "@comanda/contract/bill-papers";
import { plainPress } from "@comanda/contract/sent-line";
import { listMenu } from "@comanda/contract/menu";
import { officeDiscountReason } from "@comanda/contract/office-selling";
import { wireDateTime } from "@comanda/domain/time/wire-date";
import { instant } from "@comanda/domain/time/instant";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { findNamed, startOffice, type Office } from "../../testing/test-office.ts";
import { openDayAndShift } from "../../testing/test-evening.ts";
import { signInAt } from "../../testing/test-money.ts";
import { callAs, errorOf, replyOf, type SignedIn } from "../../testing/test-till.ts";

let evening: Office;
let places = 0;
let reasons: ReadonlyMap<string, number>;
beforeAll(async () => {
  evening = await startOffice();
  await openDayAndShift(evening);
  const menu = replyOf(listMenu, await callAs(evening.app, evening.cashier, listMenu));
  reasons = new Map(menu.discountReasons.map(({ name, id }) => [name, id]));
});
afterAll(() => evening.app.close());

type GivenDiscount = {
  readonly rate?: number | null;
  readonly price?: number | null;
  readonly reason?: string;
  readonly qty?: number;
  readonly parent?: string;
};

async function give(bill: number, gift: GivenDiscount, user: SignedIn = evening.cashier) {
  const { bill: now, items } = await evening.billOf(bill);
  const [line] = items;
  const { rate = 20_00, price = null, reason = "Regular guest", qty = 1 } = gift;
  const item = {
    ...plainPress,
    key: randomUUID(),
    createdDate: wireDateTime(instant(evening.app.now())),
    type: 6,
    product: line?.product,
    qty,
    price,
    parent: gift.parent ?? line?.key,
    staff: user.user.id,
    discount: { reason: reasons.get(reason) ?? 999_999, rate, isOfBill: false },
  };
  return evening.write(user, updateBill, {
    body: { id: bill, version: now?.version, billItems: [item] },
  });
}

describe("a discount", () => {
  test("is a line of its own, in the words of the venue and by whoever gave it", async () => {
    const bill = await evening.openBill("D1", [evening.item("Pad Thai", { qty: 2 })]);
    replyOf(updateBill, await give(bill, { qty: 2 }));
    const { bill: now, items } = await evening.billOf(bill);
    const [sold, discount] = items;
    expect(discount).toMatchObject({
      type: 6,
      parent: sold?.key,
      product: sold?.product,
      qty: 2,
      productPrice: 0,
      price: 0 - (sold?.price ?? 0) / 5,
      note: "Regular guest",
      discountReason: reasons.get("Regular guest"),
      discountRate: 20_00,
      isBillDiscount: false,
      givenBy: evening.cashier.user.id,
      staff: sold?.staff,
    });
    // Service charge of 10 % after the discount.
    expect(now?.amount).toBe(((sold?.total ?? 0) * 0.8 * 11) / 10);
  });

  test("is on the guests' bill with its reason, apart from promotions", async () => {
    const bill = await evening.openBill("D2", [evening.item("Pad Thai")]);
    replyOf(updateBill, await give(bill, { rate: 10_00 }));
    const { jobs } = replyOf(
      printBill,
      await evening.write(evening.cashier, printBill, { params: { id: bill, mode: 0, merged: 0 } }),
    );
    const paper = jobs[0]?.document;
    if (paper?.kind !== "bill") throw new Error("No bill was printed");
    const [sold, discount] = paper.lines;
    expect(discount).toMatchObject({
      note: "Regular guest",
      discount: { rate: 10_00 },
      isUnder: true,
      total: 0 - (sold?.total ?? 0) / 10,
    });
    expect(paper.given).toBe((sold?.total ?? 0) / 10);
  });

  test.each<[string, GivenDiscount]>([
    ["discount-above-limit", { rate: 20_01 }],
    ["discount-above-limit", { rate: 100_00, reason: "Birthday" }],
    ["discount-too-large", { rate: 100_01 }],
    ["amount-invalid", { rate: -1 }],
    ["amount-invalid", { rate: null, price: -1_00 }],
    ["discount-too-large", { rate: null, price: 9999_00 }],
    ["discount-reason-required", { reason: "Because" }],
    ["discount-reason-required", { reason: "Birthday" }],
    ["discount-given", { qty: 2 }],
    ["line-not-found", { parent: "nowhere" }],
  ])("of a cashier is refused as %s: %j", async (code, gift) => {
    places += 1;
    const bill = await evening.openBill(`D3-${places}`, [evening.item("Pad Thai")]);
    const before = await evening.billOf(bill);
    expect(errorOf(await give(bill, gift)).code).toBe(code);
    expect(await evening.billOf(bill)).toEqual(before);
  });

  test("of a manager has no limit, and a waiter may give none", async () => {
    const admin = await signInAt(evening, "admin", "Restaurant");
    const bill = await evening.openBill("D4", [evening.item("Pad Thai")]);
    expect(errorOf(await give(bill, {}, evening.waiter)).code).toBe("permission-denied");
    replyOf(updateBill, await give(bill, { rate: 100_00, reason: "Birthday" }, admin));
    expect((await evening.billOf(bill)).bill?.amount).toBe(0);
  });

  test("is refused on an order that is not sent yet", async () => {
    const sold = evening.item("Pad Thai");
    const gift = {
      ...evening.item("Pad Thai", { type: 6, parent: sold.key }),
      staff: evening.cashier.user.id,
      discount: { reason: reasons.get("Regular guest"), rate: 10_00, isOfBill: false },
    };
    const body = {
      table: "D5",
      room: "",
      cover: null,
      staff: evening.cashier.user.id,
      customer: null,
      isSecondBill: false,
      billItems: [sold, gift],
    };
    expect(errorOf(await evening.write(evening.cashier, newBill, { body })).code).toBe(
      "print-bill-first",
    );
  });

  test("keeps its reason when the venue has retired it, and nobody gives it again", async () => {
    const bill = await evening.openBill("D6", [evening.item("Pad Thai", { qty: 2 })]);
    replyOf(updateBill, await give(bill, { reason: "Long wait" }));
    const row = findNamed(await evening.list(officeDiscountReason), "Long wait");
    await evening.save(officeDiscountReason, {
      save: [],
      retire: [{ id: row.id, revision: row.revision }],
    });
    expect((await evening.billOf(bill)).items[1]).toMatchObject({ note: "Long wait" });
    expect(errorOf(await give(bill, { reason: "Long wait" })).code).toBe(
      "discount-reason-required",
    );
  });
});
