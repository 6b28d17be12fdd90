import type { ApprovableCall } from "@comanda/contract/approval";
import type { NewItem } from "@comanda/contract/bill";
import { plainPress } from "@comanda/contract/sent-line";
import { id } from "@comanda/domain/id";
import { money } from "@comanda/domain/money/money";
import { rate } from "@comanda/domain/money/rate";
import { mali, padThai } from "@comanda/domain/testing/builders";
import type { Language } from "@comanda/domain/venue/settings";
import { messages as english } from "@comanda/languages/en_US/till/all";
import { outbox } from "@comanda/languages/lists/till-outbox";
import { messages as translations } from "@comanda/languages/lists/till-all";
import { withEnglish } from "@comanda/languages/with-english";
import { firstProvisionalId } from "@comanda/sync/outbox/provisional";
import { byId } from "@comanda/sync/records/records";
import { describe, expect, test } from "vitest";

import { isApprovable } from "./can-be-allowed.ts";
import { describeRequest, type AskedRequest } from "./describe-request.ts";
import type { RequestWords } from "./request-words.ts";
import { askedRecords, askedReference, at, cashId } from "./testing/asked-venue.ts";

const bill = id<"bill">(1);
const other = id<"bill">(2);
const seated = { table: "5", room: "", cover: 2, staff: mali, customer: null };

function aGivenDiscount(
  key: string,
  discount: Partial<NewItem["discount"]>,
  press: Partial<NewItem> = {},
) {
  const given = { reason: id<"discount-reason">(1), rate: null, isOfBill: false, ...discount };
  const line = { ...plainPress, key, product: padThai.id, createdDate: at, parent: "k50" };
  return { ...line, type: 6 as const, discount: given, ...press };
}

const change = (...billItems: readonly unknown[]) => ({
  body: { id: bill, version: 1, billItems },
});

/** What a till sends for each call. */
const requests: Readonly<Record<ApprovableCall, AskedRequest>> = {
  "update-bill": change(aGivenDiscount("g", { rate: rate(100_00) })),
  "void-bill": { params: { id: bill }, body: { statusNote: "Guests left" } },
  "split-bill": {
    body: {
      oldBillId: bill,
      firstBill: { version: 1 },
      secondBill: { ...seated, billItems: ["k50", "k51"].map((key) => ({ key, qty: 1 })) },
    },
  },
  "merge-bill": {
    body: {
      newBill: seated,
      firstBillId: bill,
      firstVersion: 1,
      secondBillId: other,
      secondVersion: 1,
    },
  },
  "part-bill": { params: { id: bill }, body: { version: 1, bill: other, later: [] } },
  "close-bill": {
    params: { id: bill },
    body: { payDetails: [{ payType: cashId, total: money(500_00) }] },
  },
  "take-tender": { body: { bill, key: "t", payType: cashId, amount: money(100_00) } },
  "undo-tender": { params: { id: 7 } },
  "correct-tender": { params: { id: 7 }, body: { payType: cashId } },
  "reopen-bill": { params: { id: bill } },
  "open-drawer": {},
  "add-payment": { body: { type: 1, amount: money(45_00), note: "Ice", expenseCategory: 1 } },
  "pay-commission": { body: { staffId: mali, amount: money(80_00), billItemIdList: [50] } },
  "start-shift": { body: { startDrawerCash: money(2_000_00), coin: [], cash: [] } },
};

type Texts = readonly [title: string, ...lines: readonly string[]];

/** In the order of the languages below. */
const texts: Readonly<Record<ApprovableCall, readonly [Texts, Texts, Texts, Texts]>> = {
  "update-bill": [
    ["Give a discount", "100 % off 1 × Pad Thai", "#14 · Table 20 · 231.00"],
    ["Giảm giá", "giảm 100 % cho 1 × Pad Thai", "#14 · Bàn 20 · 231.00"],
    ["ให้ส่วนลด", "ลด 100 % ให้ 1 × Pad Thai", "#14 · โต๊ะ 20 · 231.00"],
    ["Magbigay ng diskuwento", "bawas na 100 % sa 1 × Pad Thai", "#14 · Mesa 20 · 231.00"],
  ],
  "void-bill": [
    ["Void bill", "#14 · Table 20 · 231.00", "Guests left"],
    ["Hủy hóa đơn", "#14 · Bàn 20 · 231.00", "Guests left"],
    ["ยกเลิกบิล", "#14 · โต๊ะ 20 · 231.00", "Guests left"],
    ["I-void ang bill", "#14 · Mesa 20 · 231.00", "Guests left"],
  ],
  "split-bill": [
    ["Split bill", "#14 · Table 20 · 231.00", "Table 5: 1 × Pad Thai"],
    ["Tách hóa đơn", "#14 · Bàn 20 · 231.00", "Bàn 5: 1 × Pad Thai"],
    ["แยกบิล", "#14 · โต๊ะ 20 · 231.00", "โต๊ะ 5: 1 × Pad Thai"],
    ["Hatiin ang bill", "#14 · Mesa 20 · 231.00", "Mesa 5: 1 × Pad Thai"],
  ],
  "merge-bill": [
    ["Merge bills", "#14 · Table 20 · 231.00", "#15 · Room 201 · 1,050.00"],
    ["Gộp hóa đơn", "#14 · Bàn 20 · 231.00", "#15 · Phòng 201 · 1,050.00"],
    ["รวมบิล", "#14 · โต๊ะ 20 · 231.00", "#15 · ห้อง 201 · 1,050.00"],
    ["Pagsamahin ang mga bill", "#14 · Mesa 20 · 231.00", "#15 · Kuwarto 201 · 1,050.00"],
  ],
  "part-bill": [
    ["Take bills apart", "#14 · Table 20 · 231.00", "#15 · Room 201 · 1,050.00"],
    ["Tách lại hóa đơn đã gộp", "#14 · Bàn 20 · 231.00", "#15 · Phòng 201 · 1,050.00"],
    ["แยกบิลที่รวมไว้ออกจากกัน", "#14 · โต๊ะ 20 · 231.00", "#15 · ห้อง 201 · 1,050.00"],
    ["Paghiwalayin ang mga bill", "#14 · Mesa 20 · 231.00", "#15 · Kuwarto 201 · 1,050.00"],
  ],
  "close-bill": [
    ["Take payment", "#14 · Table 20 · 231.00", "Cash 500.00"],
    ["Thanh toán", "#14 · Bàn 20 · 231.00", "Cash 500.00"],
    ["รับชำระเงิน", "#14 · โต๊ะ 20 · 231.00", "Cash 500.00"],
    ["Tanggapin ang bayad", "#14 · Mesa 20 · 231.00", "Cash 500.00"],
  ],
  "take-tender": [
    ["Take a part payment", "#14 · Table 20 · 231.00", "Cash 100.00"],
    ["Thu một phần tiền", "#14 · Bàn 20 · 231.00", "Cash 100.00"],
    ["รับชำระบางส่วน", "#14 · โต๊ะ 20 · 231.00", "Cash 100.00"],
    ["Tanggapin ang bahagi ng bayad", "#14 · Mesa 20 · 231.00", "Cash 100.00"],
  ],
  "undo-tender": [
    ["Give a payment back", "#15 · Room 201 · 1,050.00"],
    ["Trả lại tiền đã thu", "#15 · Phòng 201 · 1,050.00"],
    ["คืนเงินที่รับชำระ", "#15 · ห้อง 201 · 1,050.00"],
    ["Isauli ang bayad", "#15 · Kuwarto 201 · 1,050.00"],
  ],
  "correct-tender": [
    ["Change the pay type", "#15 · Room 201 · 1,050.00", "Cash"],
    ["Đổi cách trả", "#15 · Phòng 201 · 1,050.00", "Cash"],
    ["เปลี่ยนวิธีชำระ", "#15 · ห้อง 201 · 1,050.00", "Cash"],
    ["Palitan ang paraan ng bayad", "#15 · Kuwarto 201 · 1,050.00", "Cash"],
  ],
  "reopen-bill": [
    ["Undo payment", "#14 · Table 20 · 231.00"],
    ["Rút lại thanh toán", "#14 · Bàn 20 · 231.00"],
    ["ยกเลิกการชำระ", "#14 · โต๊ะ 20 · 231.00"],
    ["Bawiin ang bayad", "#14 · Mesa 20 · 231.00"],
  ],
  "open-drawer": [["Open the drawer"], ["Mở ngăn tiền"], ["เปิดลิ้นชัก"], ["Buksan ang kaha"]],
  "add-payment": [
    ["Money-out", "45.00", "Ice"],
    ["Tiền ra", "45.00", "Ice"],
    ["เงินออก", "45.00", "Ice"],
    ["Perang lumabas", "45.00", "Ice"],
  ],
  "pay-commission": [
    ["Pay commission", "Mali Saetang · 80.00"],
    ["Trả hoa hồng", "Mali Saetang · 80.00"],
    ["จ่ายค่าคอมมิชชั่น", "Mali Saetang · 80.00"],
    ["Magbayad ng komisyon", "Mali Saetang · 80.00"],
  ],
  "start-shift": [
    ["Start the shift", "2,000.00"],
    ["Mở ca", "2,000.00"],
    ["เปิดกะ", "2,000.00"],
    ["Simulan ang shift", "2,000.00"],
  ],
};

const spoken: readonly Language[] = ["en_US", "vi_VN", "th_TH", "tl_PH"];

async function wordsIn(code: Language, changed: Partial<RequestWords> = {}): Promise<RequestWords> {
  const own = code === "en_US" ? {} : await translations[code]();
  return {
    messages: withEnglish(english, own),
    outbox: withEnglish(outbox.en_US, outbox[code]),
    reference: askedReference,
    records: askedRecords,
    numberOf: ({ number }) => number,
    currentBill: other,
    ...changed,
  };
}

async function said(call: ApprovableCall, request: AskedRequest, changed?: Partial<RequestWords>) {
  const { title, lines } = describeRequest(call, request, await wordsIn("en_US", changed));
  return [title, ...lines];
}

describe.each(spoken.map((code, index) => [code, index] as const))("in %s", (code, index) => {
  test.each(Object.keys(requests).filter(isApprovable))("%s", async (call) => {
    const { title, lines } = describeRequest(call, requests[call], await wordsIn(code));
    expect([title, ...lines]).toEqual(texts[call][index]);
  });
});

describe("a change of an order", () => {
  const table20 = "#14 · Table 20 · 231.00";

  test("gives one discount on the whole bill, by its rate or by its amount in all", async () => {
    const tenth = { rate: rate(10_00), isOfBill: true };
    expect(
      await said("update-bill", change(aGivenDiscount("a", tenth), aGivenDiscount("b", tenth))),
    ).toEqual(["Give a discount", "10 % off the whole bill", table20]);
    const parts = [aGivenDiscount("a", { isOfBill: true }, { price: money(10_00), qty: 2 })];
    const rest = aGivenDiscount("b", { isOfBill: true }, { price: money(5_00) });
    expect(await said("update-bill", change(...parts, rest))).toEqual([
      "Give a discount",
      "25.00 off the whole bill",
      table20,
    ]);
  });

  test("gives discounts on some lines, of which the first three are named", async () => {
    const gifts = [10, 20, 30, 40, 50].map((percent) =>
      aGivenDiscount(`g${percent}`, { rate: rate(percent * 100), isOfBill: percent < 30 }),
    );
    expect(await said("update-bill", change(...gifts))).toEqual([
      "Give a discount",
      "10 % off 1 × Pad Thai, 20 % off 1 × Pad Thai, 30 % off 1 × Pad Thai and 2 more",
      table20,
    ]);
  });

  test("breaks up a set", async () => {
    const broken = { id: 50, isBrokenUp: true };
    expect(await said("update-bill", change(broken))).toEqual([
      "Break up a set",
      "2 × Pad Thai",
      table20,
    ]);
    const both = await said(
      "update-bill",
      change(broken, aGivenDiscount("g", { rate: rate(20_00) })),
    );
    expect(both[0]).toBe("Give a discount · Break up a set");
  });

  test("names nothing that needs no manager", async () => {
    const dish = { ...plainPress, key: "d", product: padThai.id, createdDate: at };
    const taken = aGivenDiscount("t", { rate: rate(10_00) }, { qty: -1, credits: "g" });
    expect(await said("update-bill", change(dish, taken))).toEqual(["Change the order", table20]);
  });

  test("of a bill whose ID another one has by now names neither table nor amount", async () => {
    const { body } = change(aGivenDiscount("g", { rate: rate(20_00) }));
    const restored = { body: { ...body, createdDate: "2026-11-19 11:05:00" } };
    expect((await said("update-bill", restored)).at(-1)).toBe("An order");
  });
});

test("a bill without a place, without a number or unknown", async () => {
  const [known] = askedRecords.bill.values();
  if (known === undefined) throw new Error("The venue has no bill");
  const made = id<"bill">(firstProvisionalId + 1);
  const records = {
    ...askedRecords,
    bill: byId([
      { ...known, table: "" },
      { ...known, id: made },
    ]),
  };
  const reopen = (asked: number) => said("reopen-bill", { params: { id: asked } }, { records });
  expect((await reopen(1))[1]).toBe("#14 · 231.00");
  expect((await reopen(made))[1]).toBe("Table 20 · 231.00");
  expect((await reopen(9))[1]).toBe("An order");
});

test("a second bill that is not chosen yet, and money put in without an amount", async () => {
  const merge = { newBill: seated, firstBillId: bill, firstVersion: 1 };
  const open = { ...merge, secondBillId: null, secondVersion: null };
  expect(await said("merge-bill", { body: open })).toEqual([
    "Merge bills",
    "#14 · Table 20 · 231.00",
  ]);
  const payment = { type: 0, amount: null, note: "", expenseCategory: null };
  expect(await said("add-payment", { body: payment })).toEqual(["Money-in"]);
  expect(await said("undo-tender", { params: { id: 7 } }, { currentBill: null })).toEqual([
    "Give a payment back",
  ]);
});

test("a request that the server would not understand, by its action", async () => {
  expect(await said("void-bill", { params: { id: bill } })).toEqual(["Void bill"]);
  expect(await said("add-payment", {})).toEqual(["Put money in or take it out"]);
});
