import type { PrintDocument } from "@comanda/contract/print";
import { money } from "@comanda/domain/money/money";

const dishes = [
  "Pad Thai",
  "ข้าวผัดกุ้ง",
  "Phở bò tái",
  "Lechon kawali",
  "Green Curry",
  "ส้มตำไทยไข่เค็ม",
  "Bún chả Hà Nội",
  "Halo-halo espesyal",
];

/** A list of sold articles of any length. */
export function articleReport(rows: number, station: string | null): PrintDocument {
  const sold = Array.from({ length: rows }, (_row, index) => ({
    name: `${dishes[index % dishes.length] ?? ""}${index < dishes.length ? "" : ` ${index}`}`,
    qty: 1 + ((index * 7) % 40),
    amount: money((1 + ((index * 7) % 40)) * (45_00 + index * 100)),
  }));
  return {
    kind: "article-report",
    startTime: "2026-11-20 02:30:00",
    station,
    rows: sold,
    amount: money(sold.reduce((sum, { amount }) => sum + amount, 0)),
  };
}

export const commissionReport: PrintDocument = {
  kind: "commission-report",
  startTime: "2026-11-20 02:30:00",
  rows: [
    { ref: "20", name: "Mali Wong", earned: money(1250_00), paid: money(1250_00) },
    { ref: "21", name: "สมหญิง รุ่งเรืองทรัพย์ไพศาล", earned: money(12_340_50), paid: money(0) },
    { ref: "105", name: "Nguyễn Thị Ánh Tuyết", earned: money(560_00), paid: money(300_00) },
  ],
  earned: money(14_150_50),
  paid: money(1550_00),
  dues: [
    {
      ref: "21",
      name: "สมหญิง รุ่งเรืองทรัพย์ไพศาล",
      amount: money(12_490_50),
      lines: [
        { billNumber: 741, qty: 3, article: "Lady Drink", amount: money(150_00) },
        { billNumber: 798, qty: 1, article: "นวดแผนไทย 2 ชั่วโมง", amount: money(12_340_50) },
      ],
    },
    {
      ref: "105",
      name: "Nguyễn Thị Ánh Tuyết",
      amount: money(260_00),
      lines: [
        { billNumber: 802, qty: 6, article: "Lady Drink", amount: money(310_00) },
        { billNumber: 802, qty: -1, article: "Lady Drink", amount: money(-50_00) },
      ],
    },
  ],
};

const piece = (value: number, qty: number) => ({
  value: money(value),
  qty,
  total: money(value * qty),
});

export const cashCount = {
  kind: "cash-count",
  date: "2026-11-20 17:05:00",
  station: "Restaurant",
  staff: "Mali Wong",
  coins: [piece(1_00, 37), piece(2_00, 0), piece(5_00, 24), piece(10_00, 61)],
  notes: [piece(20_00, 48), piece(50_00, 12), piece(100_00, 133), piece(1000_00, 29)],
  total: money(44_627_00),
  foreign: [{ code: "USD", amount: money(90_50) }],
} satisfies PrintDocument;

export const paymentSlip = {
  kind: "payment-slip",
  type: 1,
  date: "2026-11-20 17:05:00",
  location: "Lotus House",
  station: "Restaurant",
  staff: "10 Somchai Dee",
  category: "Market",
  note: "ผักและกุ้งสด ตลาดเช้า, 3 bags",
  amount: money(1_284_50),
} satisfies PrintDocument;

export const testPage: PrintDocument = {
  kind: "test-page",
  date: "2026-11-20 17:05:00",
  location: "Lotus House",
  station: "Restaurant",
  productGroup: "Kitchen",
  printer: "Kitchen, behind the pass",
  address: "192.168.10.22",
};

/** Of a printer that a search has found. */
export const numberPage: PrintDocument = {
  kind: "test-page",
  date: "2026-11-20 17:05:00",
  location: "Lotus House",
  station: "Restaurant",
  productGroup: null,
  printer: "EPSON TM-T20III",
  address: "192.168.10.22",
  number: 2,
};
