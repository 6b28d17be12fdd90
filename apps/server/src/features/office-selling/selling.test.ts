import {
  officeCommission,
  officeCurrency,
  officeExpenseCategory,
  officePayType,
} from "@comanda/contract/office-selling";
import { listPayTypes } from "@comanda/contract/pay-type";
import { listExpenseCategories } from "@comanda/contract/payment";
import { listCommissionRules } from "@comanda/contract/commission-rule";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { findNamed, startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, replyOf } from "../../testing/test-till.ts";

let office: Office;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.app.close());

const payType = async (name: string) => findNamed(await office.list(officePayType), name);

describe("a pay type", () => {
  test("that is new appears on the pay screen of every till", async () => {
    const { saved, insert } = await office.save(officePayType, {
      save: [{ name: "City tax", indexNumber: 610, value: 150 }],
    });
    expect(saved).toMatchObject([{ name: "City tax", value: 150, isVat: false, revision: 1 }]);
    expect(insert["payType"]).toMatchObject([{ name: "City tax", indexNumber: 610, value: 150 }]);
    const shown = replyOf(listPayTypes, await callAs(office.app, office.waiter, listPayTypes));
    expect(findNamed(shown, "City tax")).toMatchObject({ indexNumber: 610, value: 150 });
  });

  test.each([
    [{ indexNumber: 700 }, "indexNumber", "taken"],
    [{ indexNumber: 750 }, "indexNumber", "does-not-fit"],
    [{ indexNumber: 99 }, "indexNumber", "invalid"],
    [{ value: 10_001 }, "value", "out-of-range"],
    [{ indexNumber: 1010, value: 1 }, "value", "does-not-fit"],
    [{ indexNumber: 1010, isVat: true }, "isVat", "does-not-fit"],
    [{ isCreditCard: true }, "isCreditCard", "does-not-fit"],
    [{ indexNumber: 1010, isOnCharges: true }, "isOnCharges", "does-not-fit"],
    [{ name: "Cash" }, "name", "taken"],
    [{ value: 1000, isHiddenOnBill: true }, "isHiddenOnBill", "must-be-shown"],
  ])("with %j is refused for its %s", async (changes, field, code) => {
    const save = [{ name: "Another", indexNumber: 620, ...changes }];
    const { fields } = await office.refused(officePayType, { save });
    expect(fields?.map((problem) => [problem.field, problem.code])).toContainEqual([field, code]);
  });

  test.each([
    ["promptpay", "not-a-promptpay-number", "Lotus House is no PromptPay number"],
    ["vietqr", "not-a-vietqr-account", "Lotus House is no account for VietQR"],
    ["qr-ph", "not-a-qr-ph-account", "Lotus House is no account for QR Ph"],
    ["epc", "not-an-iban", "Lotus House is no IBAN"],
  ])("whose %s code pays nobody is refused as %s", async (qrScheme, code, sentence) => {
    const paying = { isTransfer: true, qrScheme, qrReceiver: "Lotus House" };
    const save = [{ name: "Another", indexNumber: 1010, ...paying }];
    const { fields } = await office.refused(officePayType, { save });
    const found = fields?.find(({ field }) => field === "qrReceiver");
    expect(found?.code).toBe(code);
    expect(found?.error).toContain(sentence.replace("Lotus House", "qrReceiver"));
  });

  test("that guests pay on top explains why it stays on their bill", async () => {
    const save = [{ name: "Another", indexNumber: 620, value: 1000, isHiddenOnBill: true }];
    const { fields } = await office.refused(officePayType, { save });
    expect(fields?.map(({ error }) => error)).toEqual([
      "isHiddenOnBill is only for charges included in prices. Guests pay this one on top, so the bill must show it",
    ]);
    const contained = save.map((row) => ({ ...row, isIncludedInPrice: true }));
    const { saved } = await office.save(officePayType, { save: contained });
    expect(saved).toMatchObject([{ isHiddenOnBill: true, isIncludedInPrice: true }]);
  });

  test("that the pay screen requires can neither be retired nor moved", async () => {
    const { id, revision } = await payType("Cash");
    const gone = await office.refused(officePayType, { retire: [{ id, revision }] });
    expect(gone.fields).toMatchObject([{ row: 0, field: "indexNumber", code: "does-not-fit" }]);
    const moved = await office.refused(officePayType, {
      save: [{ id, revision, indexNumber: 810 }],
    });
    expect(moved.fields).toMatchObject([{ row: 0, field: "indexNumber", code: "does-not-fit" }]);
  });

  test("that was a method never becomes a charge", async () => {
    const { id, revision } = await payType("QR transfer");
    const { fields } = await office.refused(officePayType, {
      save: [{ id, revision, indexNumber: 630 }],
    });
    const problems = fields?.map(({ field, code }) => [field, code]);
    expect(problems).toContainEqual(["indexNumber", "does-not-fit"]);
  });

  test("can swap places with another one", async () => {
    const [qr, card] = [await payType("QR transfer"), await payType("Credit card")];
    const { saved } = await office.save(officePayType, {
      save: [
        { id: qr.id, revision: qr.revision, indexNumber: card.indexNumber },
        { id: card.id, revision: card.revision, indexNumber: qr.indexNumber },
      ],
    });
    expect(saved.map(({ indexNumber }) => indexNumber)).toEqual([card.indexNumber, qr.indexNumber]);
  });

  test.each([
    ["QR transfer", "Credit card"],
    ["Credit card", "QR transfer"],
  ])("such as %s can take the place that %s leaves in the same save", async (taking, leaving) => {
    const [one, other] = [await payType(taking), await payType(leaving)];
    const indexNumber = other.indexNumber + 10;
    await office.save(officePayType, {
      save: [
        { id: one.id, revision: one.revision, indexNumber: other.indexNumber },
        { id: other.id, revision: other.revision, indexNumber },
      ],
    });
    expect((await payType(taking)).indexNumber).toBe(other.indexNumber);
    expect((await payType(leaving)).indexNumber).toBe(indexNumber);
  });
});

describe("a new pay type", () => {
  test("gets its place by itself: charges before a new tax, ways to pay at the end", async () => {
    const { saved } = await office.save(officePayType, {
      save: [
        { name: "Island tax", role: "charge", isVat: true, value: 100 },
        { name: "Music", role: "charge", value: 200 },
        { name: "Gift card", role: "method" },
        { name: "Dance", role: "charge", value: 200 },
      ],
    });
    const places = (await office.list(officePayType)).map(({ name, indexNumber }) => [
      name,
      indexNumber,
    ]);
    const placeOf = new Map(places.map(([name, place]) => [name, Number(place)]));
    const order = ["Service charge", "VAT", "City tax", "Music", "Dance", "Island tax"];
    const ascending = order.map((name) => placeOf.get(name) ?? 0);
    expect(ascending).toEqual(ascending.toSorted((one, other) => one - other));
    expect(saved[2]?.indexNumber).toBeGreaterThan(placeOf.get("QR transfer") ?? 0);
    expect(saved[0]).not.toHaveProperty("role");
  });

  test("says its role only if it is new and has no place", async () => {
    const { id, revision } = await payType("VAT");
    for (const row of [
      { id, revision, role: "charge" },
      { name: "Another", indexNumber: 620, role: "charge" },
    ]) {
      const { fields } = await office.refused(officePayType, { save: [row] });
      expect(fields).toMatchObject([{ row: 0, field: "role", code: "does-not-fit" }]);
    }
  });

  test("is refused if no place of its kind is left, as there is for one invoice only", async () => {
    const save = [{ name: "Second invoice", role: "invoice" }];
    const { fields } = await office.refused(officePayType, { save });
    expect(fields).toMatchObject([
      {
        field: "name",
        code: "no-place-left",
        error:
          "All places of this kind are taken, by retired entries too. Please bring one back and change it",
      },
    ]);
  });
});

describe("an expense category", () => {
  test("can be used for payments until it is retired, and keeps its direction", async () => {
    const { saved } = await office.save(officeExpenseCategory, {
      save: [{ name: "Flowers", type: "money-out" }],
    });
    const shown = async () => {
      const listed = await callAs(office.app, office.cashier, listExpenseCategories);
      return replyOf(listExpenseCategories, listed).map(({ preset }) => preset);
    };
    expect(await shown()).toContain("Flowers");
    const id = saved[0]?.id;
    const { fields } = await office.refused(officeExpenseCategory, {
      save: [{ id, revision: 1, type: "money-in" }],
    });
    expect(fields).toMatchObject([{ row: 0, field: "type", code: "does-not-fit" }]);
    await office.save(officeExpenseCategory, { retire: [{ id, revision: 1 }] });
    expect(await shown()).not.toContain("Flowers");
  });
});

describe("the currency", () => {
  test("has the coins and notes that drawers are counted in", async () => {
    const [baht] = await office.list(officeCurrency);
    const { saved, update } = await office.save(officeCurrency, {
      save: [{ id: baht?.id, revision: baht?.revision, coins: [1_00, 2_00], symbol: "B" }],
    });
    expect(saved).toMatchObject([{ code: "THB", coins: [1_00, 2_00], symbol: "B" }]);
    expect(update["currency"]).toMatchObject([{ changes: { coins: { new: [1_00, 2_00] } } }]);
  });

  test.each([
    [{ code: "Baht" }, "code", "too-long"],
    [{ code: "th" }, "code", "not-a-currency-code"],
    [{ coins: [1, 1] }, "coins", "repeated"],
    [{ notes: [0] }, "notes", "out-of-range"],
    [{ hasDecimals: false, coins: [25, 50, 1_00] }, "coins", "not-whole"],
    [{ hasDecimals: false, coins: [1_00], notes: [20_50] }, "notes", "not-whole"],
    [{ exchangeRateMillionths: 2_000_000 }, "exchangeRateMillionths", "out-of-range"],
    [{ symbol: " " }, "symbol", "required"],
  ])("with %j is refused for its %s", async (changes, field, code) => {
    const [baht] = await office.list(officeCurrency);
    const { fields } = await office.refused(officeCurrency, {
      save: [{ id: baht?.id, revision: baht?.revision, ...changes }],
    });
    expect(fields).toMatchObject([{ row: 0, field, code }]);
  });

  test("exists once, and cannot be retired", async () => {
    const added = await office.refused(officeCurrency, { save: [{ name: "Dollar" }] });
    expect(added.fields).toMatchObject([{ row: 0, field: "id", code: "required" }]);
    const [baht] = await office.list(officeCurrency);
    const retire = [{ id: baht?.id, revision: baht?.revision }];
    const gone = await office.refused(officeCurrency, { retire });
    expect(gone.fields).toMatchObject([{ row: 0, field: "id", code: "does-not-fit" }]);
  });
});

describe("a commission", () => {
  test("has an amount for each user group and one for all others", async () => {
    const data = [
      { userGroup: null, amount: 10_00 },
      { userGroup: 1, amount: 20_00 },
    ];
    const { saved } = await office.save(officeCommission, { save: [{ name: "Song", data }] });
    expect(saved[0]?.data).toHaveLength(2);
    const rules = replyOf(
      listCommissionRules,
      await callAs(office.app, office.waiter, listCommissionRules),
    );
    expect(rules.find(({ id }) => id === saved[0]?.id)?.data).toHaveLength(2);
  });

  test.each([
    [{ price: -1 }, "price", "out-of-range"],
    [{ data: [{ userGroup: null, amount: -1 }] }, "data", "out-of-range"],
    [{ data: [{ userGroup: 999, amount: 1 }] }, "data", "not-found"],
    [
      {
        data: [
          { userGroup: null, amount: 1 },
          { userGroup: null, amount: 2 },
        ],
      },
      "data",
      "repeated",
    ],
  ])("with %j is refused for its %s", async (changes, field, code) => {
    const { fields } = await office.refused(officeCommission, {
      save: [{ name: "Dance", ...changes }],
    });
    expect(fields).toMatchObject([{ row: 0, field, code }]);
  });

  test("cannot be retired while an article uses it", async () => {
    const rows = await office.list(officeCommission);
    const uses = await Promise.all(rows.map(({ id }) => office.usesOf(officeCommission, id)));
    expect(uses.flat().map(({ name }) => name)).toContain("Lady Drink");
  });
});
