import { noMoney } from "@comanda/domain/money/money";
import { instant } from "@comanda/domain/time/instant";
import type { Bill } from "@comanda/domain/bill/bill";
import { id } from "@comanda/domain/id";
import type { MoneyFormat } from "@comanda/domain/money/format-money";
import { bangkok } from "@comanda/domain/testing/builders";
import { composePaper } from "@comanda/paper/compose-paper";
import type { Block, Document } from "@comanda/paper/document";
import fc from "fast-check";
import { expect, test } from "vitest";

import {
  anyBill,
  anyMoneyFormat,
  anyPayTypes,
  readPainted,
  type BillRules,
} from "../../testing/random-bills.ts";
import { presentBill } from "./present-bill.ts";

import { noGiven, type TenderRow } from "./tender-store.ts";

const location = {
  id: id<"location">(1),
  name: "Lotus House",
  address: "",
  phone: "",
  timeZone: bangkok,
  printerServerAddress: "",
  usesLocalServer: false,
  groupsBillItems: false,
  usesBillNumberPerWorkDay: false,
  asksForOrderLevel: false,
  usesSeats: false,
  courseMinutes: null,
  printsLaterCourses: true,
  decimalSeparator: ".",
  thousandSeparator: ",",
  currencySign: "none",
  taxNumber: "",
  billHeader: "",
  billFooter: "",
  logo: null,
} as const;
const words = {
  location,
  articles: new Map(),
  orderLevels: new Map(),
  productGroups: new Map(),
  promotions: new Map(),
  staff: null,
  customer: { customer: null },
};
const row = {
  number: 1,
  number_in_work_day: 1,
  table_name: "12",
  room_name: "",
  cover: 2,
  serving_way: "here",
} as const;

const anySign = fc.constantFrom(undefined, "฿", "₫", "Rp", "kr.");

const anySignedFormat = fc
  .record({ format: anyMoneyFormat, text: anySign, isBefore: fc.boolean() })
  .map(({ format, text, isBefore }): MoneyFormat =>
    text === undefined ? format : { ...format, sign: { text, isBefore } },
  );

const anyPaper = fc
  .tuple(anySignedFormat, anyPayTypes)
  .map(([format, payTypes]): BillRules => ({ format, payTypes }))
  .chain((rules) => fc.tuple(fc.constant(rules), anyBill(rules), fc.boolean()));

test("the figures on a bill add up: its lines, its sums, and the payments", () => {
  fc.assert(
    fc.property(anyPaper, ([rules, bill, isGrouped]) => {
      fc.pre(bill.status !== "voided");
      const { lines, sums, total, payments } = paintedFigures(bill, rules, isGrouped);
      const between = sums.find(isBetween)?.amount ?? sum(lines);
      const [subtotal = total, ...rest] = sums.filter((one) => !isBetween(one));
      const discount = rest.filter(({ name }) => name === "Promotions");
      expect(sum(lines)).toBe(sum([subtotal, ...discount].map(figure)));
      expect(between).toBe(sum(lines));
      expect(figure(subtotal) + sum(rest.map(figure))).toBe(total);
      const [change, ...paid] = payments.toReversed();
      expect(change === undefined ? total : sum(paid) - change).toBe(total);
    }),
    { numRuns: 500 },
  );
});

test("a voided bill has a total of zero and contains no charges", () => {
  fc.assert(
    fc.property(anyPaper, ([rules, bill, isGrouped]) => {
      const voided = { ...bill, status: "voided", settlement: null } as const;
      const { sums, total, contained } = paintedFigures(voided, rules, isGrouped);
      expect({ sums, total, contained }).toEqual({ sums: [], total: 0, contained: [] });
    }),
    { numRuns: 50 },
  );
});

type Figure = number | { readonly name: string; readonly amount: number };

type PaintedFigures = {
  readonly lines: readonly number[];
  readonly sums: readonly { readonly name: string; readonly amount: number }[];
  readonly total: number;
  /** The figures under the total that it already contains. */
  readonly contained: readonly number[];
  readonly payments: readonly number[];
};

/** The payments with which a bill was closed at once. */
function tendersIn({ settlement }: Bill): readonly TenderRow[] {
  if (settlement === null) return [];
  const { payments, change } = settlement;
  const tender = {
    bill: id<"bill">(1),
    location: id<"location">(1),
    key: null,
    reverses: null,
    instead_of: null,
  };
  const nothing = { change: noMoney, rounding: noMoney, ...noGiven };
  const taken = { staff: id<"staff">(1), shift: id<"shift">(1), at: instant(0), ...nothing };
  const rows = payments.map(({ payType, total }, index) => {
    return { id: id<"tender">(index + 1), pay_type: payType, received: total, ...tender, ...taken };
  });
  const last = { id: id<"tender">(rows.length + 1), pay_type: null, received: noMoney };
  return [...rows, { ...last, ...tender, ...taken, change }];
}

function paintedFigures(
  bill: Bill,
  { payTypes, format }: BillRules,
  isGrouped: boolean,
): PaintedFigures {
  const currency = { ...format, symbol: format.sign?.text ?? "฿" };
  const knownPayTypes = payTypes;
  const isCopy = false;
  const paper = {
    words,
    payTypes,
    knownPayTypes,
    currency,
    isGrouped,
    isCopy,
    merged: [],
    refunding: {},
  };
  const document = composePaper(presentBill({ bill, row, tenders: tendersIn(bill) }, paper), {
    language: "en_US",
    isRepeat: false,
    money: format,
    zone: bangkok,
  });
  const [, lines = [], sums = [], payments = []] = sections(document);
  const read = (text: string): number =>
    text === "" ? 0 : readPainted(withoutSign(text, format), format);
  const amountsIn = (blocks: Document) =>
    rowsIn(blocks).map(({ amounts }) => read(amounts[0] ?? ""));
  const totalAt = sums.findIndex(({ kind }) => kind === "total");
  const totalBlock = sums[totalAt];
  if (totalBlock?.kind !== "total") throw new Error("The bill has no total");
  return {
    lines: amountsIn(lines),
    sums: rowsIn(sums.slice(0, totalAt)).map(({ text, amounts }) => ({
      name: text,
      amount: read(amounts[0] ?? ""),
    })),
    total: read(totalBlock.amount),
    contained: amountsIn(sums.slice(totalAt)),
    payments: amountsIn(payments),
  };
}

/** Checks that every amount has its currency sign, exactly once, if the venue shows one. */
function withoutSign(text: string, { sign }: MoneyFormat): string {
  if (sign === undefined) return text;
  const [before = "", after = "", ...more] = text.split(sign.text);
  const isThere = more.length === 0 && text.includes(sign.text);
  const [around, digits] = sign.isBefore ? [before, after] : [after, before];
  if (!isThere || !["", "-"].includes(around)) throw new Error(`Not an amount: ${text}`);
  return around + digits.trim();
}

/** The parts of the paper between its rules. */
function sections(document: Document): readonly Document[] {
  const parts: Block[][] = [[]];
  for (const block of document) {
    if (block.kind === "rule") parts.push([]);
    else parts.at(-1)?.push(block);
  }
  return parts;
}

function rowsIn(blocks: Document) {
  return blocks.flatMap((block) => (block.kind === "rows" ? block.rows : []));
}

/** Subtotals before charges are shown in between and not added again. */
function isBetween({ name }: { readonly name: string }): boolean {
  return name === "After discounts";
}

function figure(one: Figure): number {
  return typeof one === "number" ? one : one.amount;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
