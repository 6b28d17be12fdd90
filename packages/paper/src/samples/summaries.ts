import type { PrintDocument } from "@comanda/contract/print";
import type {
  DaySummaryReply,
  MonthSummaryReply,
  ShiftSummaryReply,
} from "@comanda/contract/summary";
import { id, type PayTypeId, type StaffId, type StationId } from "@comanda/domain/id";
import { rate } from "@comanda/domain/money/rate";
import { money, noMoney } from "@comanda/domain/money/money";

const mali: StaffId = id(20);
const somying: StaffId = id(21);
const restaurant: StationId = id(1);
const cash: PayTypeId = id(1);
const visa: PayTypeId = id(2);
const service: PayTypeId = id(3);
const vat: PayTypeId = id(4);

const names = {
  staff: [
    { id: mali, ref: "20", name: "Mali Wong" },
    { id: somying, ref: "21", name: "สมหญิง รุ่งเรือง" },
  ],
  stations: [{ id: restaurant, name: "Restaurant" }],
  payTypes: [
    { id: cash, name: "Cash" },
    { id: visa, name: "Visa" },
    { id: service, name: "Service charge 10 %" },
    { id: vat, name: "VAT 7 %" },
  ],
};

const sold = {
  count: 42,
  amount: money(86_420_00),
  cash: money(40_000_00),
  card: money(46_420_00),
  other: money(0),
  cardAndOther: money(46_420_00),
};

const moved = (note: string, amount: number) => ({
  createdDate: "2026-11-20 08:15:00",
  note,
  amount: money(amount),
});

type Period = Omit<DaySummaryReply, "location" | "startTime" | "endTime" | "shifts" | "totals">;

const period: Period = {
  bills: [{ count: 3, amount: money(4200_00) }, sold, { count: 1, amount: money(185_00) }],
  subtotal: money(80_000_00),
  discount: money(1436_40),
  creditedBack: money(320_00),
  rounding: money(-3),
  chargeData: [
    { payType: service, total: money(7856_43), includeOnPrice: false },
    { payType: vat, total: money(5653_64), includeOnPrice: true },
  ],
  rates: [
    {
      payType: service,
      rate: rate(10_00),
      includeOnPrice: false,
      net: money(78_564_30),
      total: money(7856_43),
    },
    {
      payType: vat,
      rate: rate(7_00),
      includeOnPrice: true,
      net: money(80_766_29),
      total: money(5653_64),
    },
  ],
  payDetails: [
    { payType: cash, total: money(41_250_00) },
    { payType: visa, total: money(46_420_00) },
  ],
  change: money(1250_00),
  prepaid: noMoney,
  moneyIns: [],
  moneyOuts: [
    {
      expenseCategory: id(1),
      expenseCategoryName: "ตลาด Market",
      amount: money(1740_00),
      rows: [moved("น้ำแข็ง 4 ถุง", 240_00), moved("Fresh prawns and lime", 1500_00)],
    },
  ],
  commissionList: [{ staff: mali, amount: money(1250_00) }],
  payCommissions: [{ staff: mali, amount: money(500_00), rows: [moved("advance", 500_00)] }],
  salesByHour: [
    { hour: 18, count: 12, amount: money(21_300_00) },
    { hour: 19, count: 20, amount: money(44_120_00) },
    { hour: 23, count: 10, amount: money(21_000_00) },
  ],
  salesByCategory: [
    { category: id(1), categoryName: "ต้มยำและแกง", amount: money(50_000_00) },
    { category: id(2), categoryName: "Cocktails", amount: money(28_563_60) },
  ],
  journalHead: "18204:ab12cd34ef567890ab12cd34",
};

const shift: ShiftSummaryReply = {
  ...period,
  name: "Evening",
  station: restaurant,
  user: mali,
  startTime: "2026-11-20 09:30:00",
  endTime: "2026-11-20 17:05:00",
  drawer: {
    startCash: money(5000_00),
    receivedCash: money(41_250_00),
    change: money(1250_00),
    moneyIn: money(0),
    moneyOut: money(1740_00),
    commissionsPaid: money(500_00),
    expected: money(42_760_00),
    counted: money(42_740_00),
    difference: money(-20_00),
  },
};

const head = { name: "Evening", station: restaurant };
const totals = {
  sales: money(86_420_00),
  moneyIn: money(0),
  moneyOut: money(1740_00),
  commissionsPaid: money(500_00),
  total: money(84_180_00),
};
const shifts = [
  {
    ...head,
    user: mali,
    start: "2026-11-20 02:30:00",
    end: "2026-11-20 09:30:00",
    amount: money(30_000_00),
    difference: money(-20_00),
  },
  { ...head, user: somying, start: "2026-11-20 09:30:00", end: null, amount: money(56_420_00) },
];

const day: DaySummaryReply = {
  ...period,
  location: { name: "Lotus House" },
  startTime: "2026-11-20 02:30:00",
  endTime: "2026-11-20 17:10:00",
  shifts,
  totals,
};

const month: MonthSummaryReply = {
  ...period,
  location: { name: "Lotus House" },
  from: "2026-11-01",
  to: "2026-11-30",
  monthYear: "2026-11",
  days: [
    { ...sold, startTime: "2026-11-19 02:30:00", endTime: "2026-11-19 17:10:00" },
    { ...sold, amount: money(60_000_00), startTime: "2026-11-20 02:30:00", endTime: null },
  ],
  shifts,
  totals,
};

export const shiftReport: PrintDocument = {
  kind: "shift-report",
  number: 12,
  summary: shift,
  names,
};
export const dayReport: PrintDocument = { kind: "day-report", number: 7, summary: day, names };
export const monthReport: PrintDocument = {
  kind: "month-report",
  number: 2,
  summary: month,
  names,
};
