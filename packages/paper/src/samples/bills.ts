import type { BillDocument, BillDocumentLine } from "@comanda/contract/print";
import { money } from "@comanda/domain/money/money";
import { rate } from "@comanda/domain/money/rate";

type Line = Partial<Omit<BillDocumentLine, "price" | "total">> & {
  readonly name: string;
  readonly price?: number;
  readonly total?: number;
};

/** A line with its prices in hundredths. */
function line({ price = 0, qty = 1, total = price * qty, ...words }: Line): BillDocumentLine {
  return {
    note: "",
    orderLevel: null,
    isUnder: false,
    promotion: null,
    qty,
    ...words,
    price: money(price),
    total: money(Math.round(total)),
  };
}

const evening: readonly BillDocumentLine[] = [
  line({ name: "Gin", price: 140_00 }),
  line({ name: "Tonic", price: 30_00, isUnder: true }),
  line({
    name: "Singha Beer",
    price: 90_00,
    qty: 2,
    promotion: "Happy hour: 2 + 1",
  }),
  line({ name: "Singha Beer", isUnder: true, promotion: "Happy hour: 2 + 1" }),
  line({ name: "ผัดไทยกุ้งสด Pad Thai with fresh prawns", price: 220_00, note: "no nuts" }),
  line({ name: "Phở bò tái chín đặc biệt", price: 185_00, qty: 2 }),
  line({ name: "Rib Eye 250 g", price: 890_00, orderLevel: "Medium rare", note: "sauce aside" }),
  line({
    name: "Foot Massage",
    price: 400_00,
    qty: 1.5,
    time: { unit: 1, start: "2026-11-20 12:10:00", end: "2026-11-20 13:40:00" },
  }),
];

export const openBill: BillDocument = {
  kind: "bill",
  location: {
    name: "Lotus House",
    address: "24 Soi Convent, Silom, Bangkok 10500",
    phone: "+66 2 000 0100",
  },
  number: 10_482,
  billNumberWorkday: 37,
  merged: [],
  table: "12",
  room: "",
  cover: 4,
  staff: "Mali Wong",
  customer: null,
  status: 0,
  statusNote: "",
  isCopy: false,
  createdDate: "2026-11-20 11:59:00",
  updatedDate: "2026-11-20 13:40:00",
  lines: [...evening],
  subtotal: money(2520_00),
  discount: money(90_00),
  total: money(2430_00),
  charges: [
    { name: "Service charge 10 %", total: money(243_00), isContained: false },
    { name: "VAT 7 %", total: money(174_87), isContained: true },
  ],
  rounding: money(0),
  amount: money(2673_00),
  payments: [],
  change: money(0),
};

/** The first of the guests has paid and left. */
export const partPaidBill: BillDocument = {
  ...openBill,
  payments: [{ name: "Cash", total: money(50_000) }],
  due: money(openBill.amount - 50_000),
};

/** The guests take it along. */
export const awayBill: BillDocument = { ...openBill, table: "7", servingWay: "away" };

/** The venue prints a code for paying on it. */
export const codeBill: BillDocument = {
  ...openBill,
  codes: [
    {
      name: "QR transfer",
      text: "00020101021229370016A000000677010111011300668123456785802TH530376454072673.00620905051048263047513",
    },
  ],
};

export const paidBill: BillDocument = {
  ...openBill,
  status: 1,
  customer: "บริษัท เจ้าพระยาพาณิชย์ จำกัด",
  payments: [
    { name: "Visa", total: money(1500_00) },
    { name: "Cash", total: money(1200_00) },
  ],
  change: money(27_00),
};

export const plainBill: BillDocument = {
  ...openBill,
  number: 7,
  table: "",
  room: "305",
  cover: 1,
  staff: null,
  lines: [line({ name: "Cà phê sữa đá", price: 85_00 })],
  subtotal: money(85_00),
  discount: money(0),
  total: money(85_00),
  charges: [],
  amount: money(85_00),
};

/** A set at its price, and below it what was chosen; the soup costs more. */
export const setBill: BillDocument = {
  ...openBill,
  number: 13,
  lines: [
    line({ name: "Lunch Set", price: 249_00, qty: 2 }),
    line({ name: "Tom Kha Gai", price: 30_00, qty: 2, isUnder: true }),
    line({ name: "Pad Thai", qty: 2, isUnder: true, note: "no nuts" }),
    line({ name: "Leo Beer", qty: 2, isUnder: true }),
  ],
  subtotal: money(558_00),
  discount: money(0),
  total: money(558_00),
  charges: [],
  amount: money(558_00),
};

export const discountedBill: BillDocument = {
  ...openBill,
  number: 12,
  lines: [
    line({ name: "Gin", price: 140_00, qty: 3 }),
    line({
      name: "Gin",
      price: -3_33,
      qty: 2,
      isUnder: true,
      note: "Long wait",
      discount: { rate: null },
    }),
    line({ name: "Tiramisu", price: 120_00 }),
    line({
      name: "Tiramisu",
      price: -120_00,
      isUnder: true,
      note: "Birthday",
      discount: { rate: rate(100_00) },
    }),
    line({
      name: "Gin",
      price: -31_00,
      note: "Regular guest",
      discount: { rate: rate(7_50) },
    }),
  ],
  subtotal: money(540_00),
  discount: money(157_66),
  given: money(157_66),
  total: money(382_34),
  charges: [],
  amount: money(382_34),
};

export const mergedBill: BillDocument = {
  ...openBill,
  merged: [
    { number: 10_479, billNumberWorkday: 34 },
    { number: 10_480, billNumberWorkday: 35 },
  ],
  lines: [
    line({ name: "ต้มยำกุ้งน้ำข้น", price: 180_00, qty: 6 }),
    line({ name: "น้ำมะนาวปั่น", price: 65_00, qty: 12 }),
    line({ name: "Lechon kawali na may sawsawang suka at sili", price: 320_00, qty: 3 }),
  ],
  subtotal: money(2820_00),
  discount: money(0),
  total: money(2820_00),
  charges: [{ name: "Service charge 10 %", total: money(282_00), isContained: false }],
  rounding: money(-25),
  amount: money(3101_75),
};

/** Two taxes, with the letter of its tax at each line. */
export const taxedBill: BillDocument = {
  ...openBill,
  number: 12,
  lines: [
    line({ name: "Bacalhau à Brás", price: 14_50, tax: "A" }),
    line({ name: "Vinho verde", price: 4_00, qty: 2, tax: "B" }),
    line({ name: "Café", price: 1_20, qty: 2, tax: "A" }),
  ],
  subtotal: money(24_90),
  discount: money(0),
  total: money(24_90),
  charges: [
    { name: "IVA 13 %", total: money(1_94), isContained: true },
    { name: "IVA 23 %", total: money(1_50), isContained: true },
  ],
  taxes: [
    { letter: "A", name: "IVA 13 %", rate: rate(13_00), net: money(14_96), tax: money(1_94) },
    { letter: "B", name: "IVA 23 %", rate: rate(23_00), net: money(6_50), tax: money(1_50) },
  ],
  amount: money(24_90),
};

/** A part of the bill with two taxes, half of it in cash instead of a card. */
export const refundBill: BillDocument = {
  ...taxedBill,
  number: 10_502,
  cover: null,
  status: 1,
  refundOf: { number: 10_498, billNumberWorkday: 12, paidDate: "2026-11-18 13:05:00" },
  lines: [line({ name: "Vinho verde", price: 4_00, qty: -1, tax: "B" })],
  subtotal: money(-4_00),
  total: money(-4_00),
  charges: [{ name: "IVA 23 %", total: money(-75), isContained: true }],
  taxes: [{ letter: "B", name: "IVA 23 %", rate: rate(23_00), net: money(-3_25), tax: money(-75) }],
  amount: money(-4_00),
  payments: [
    { name: "Cartão", total: money(-2_00) },
    { name: "Dinheiro", total: money(-2_00), insteadOf: "Cartão" },
  ],
  change: money(0),
};

/** The bill that a refund was of, when it is printed again. */
export const refundedBill: BillDocument = {
  ...taxedBill,
  status: 1,
  payments: [{ name: "Cartão", total: money(24_90) }],
  refunds: [{ number: 10_502, billNumberWorkday: 3, amount: money(4_00) }],
};

export const voidedBill: BillDocument = {
  ...plainBill,
  status: 2,
  subtotal: money(0),
  total: money(0),
  amount: money(0),
  statusNote: "guests left before the food came",
};

/** Two of four guests are privileged by Philippine law; VAT of 12 % is in the prices. */
export const privilegedBill: BillDocument = {
  ...openBill,
  number: 15,
  table: "3",
  location: { ...openBill.location, name: "Casa Manila", address: "Intramuros, Manila" },
  lines: [line({ name: "Crispy Pata", price: 1234_50 })],
  subtotal: money(1234_50),
  discount: money(0),
  total: money(1234_50),
  charges: [{ name: "Service charge", total: money(105_81), isContained: false }],
  privilege: {
    guests: 4,
    rate: rate(20_00),
    taxedSales: money(551_11),
    vat: money(66_13),
    exemptSales: money(551_12),
    holders: [
      {
        kind: "senior",
        name: "Rosario de la Cruz",
        idNumber: "QC-123456",
        exemption: money(33_07),
        discount: money(55_11),
      },
      {
        kind: "disability",
        name: "Jose Bautista",
        idNumber: "PWD-0042",
        exemption: money(33_07),
        discount: money(55_11),
      },
    ],
  },
  amount: money(1163_95),
};
