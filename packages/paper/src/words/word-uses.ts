import type { PaperMessages } from "../messages/paper-messages.ts";
import { listPaperWords, reportGroups } from "./paper-words.ts";

/** What a word of papers is used for. */
type WordUse =
  | "bills"
  | "bills-and-tickets"
  | "tickets"
  | "repeats"
  | "times"
  | "lists"
  | "counts"
  | "slips"
  | "report-heads"
  | "report-tables"
  | "test-pages";

/** In the order of their importance to a venue. A word that several kinds of papers have is with the first of them. */
const usesOfWords: Readonly<Record<keyof PaperMessages, WordUse>> = {
  thanks: "bills",
  total: "bills",
  subtotal: "bills",
  promotions: "bills",
  discount: "bills",
  discountOf: "bills",
  onTheHouse: "bills",
  discounts: "bills",
  afterDiscounts: "bills",
  rounding: "bills",
  cashRounding: "bills",
  contained: "bills",
  net: "bills",
  tax: "bills",
  lessVat: "bills",
  seniorDiscount: "bills",
  disabilityDiscount: "bills",
  taxedSales: "bills",
  exemptSales: "bills",
  vatAmount: "bills",
  sharedBy: "bills",
  senior: "bills",
  disability: "bills",
  idNumber: "bills",
  change: "bills",
  due: "bills",
  refund: "bills",
  refundOf: "bills",
  refundedBy: "bills",
  cashInsteadOf: "bills",
  scanToPay: "bills",
  each: "bills",
  taxNumber: "bills",
  customer: "bills",
  erasedGuest: "bills",
  merged: "bills",
  voided: "bills",
  bill: "bills-and-tickets",
  table: "bills-and-tickets",
  room: "bills-and-tickets",
  oneGuest: "bills-and-tickets",
  guests: "bills-and-tickets",
  toGo: "bills-and-tickets",
  delivery: "bills-and-tickets",
  without: "tickets",
  extra: "tickets",
  onTheSide: "tickets",
  cancelled: "tickets",
  course: "tickets",
  seats: "tickets",
  forTable: "tickets",
  seatsChanged: "tickets",
  moved: "tickets",
  changed: "tickets",
  noNote: "tickets",
  eatIn: "tickets",
  changedSince: "tickets",
  orderedBefore: "tickets",
  later: "tickets",
  again: "tickets",
  from: "tickets",
  copy: "repeats",
  chargedMinutes: "times",
  chargedHours: "times",
  chargedDays: "times",
  perMinute: "times",
  perHour: "times",
  perDay: "times",
  articleReport: "lists",
  commissionReport: "lists",
  workDay: "lists",
  station: "lists",
  allStations: "lists",
  article: "lists",
  qty: "lists",
  amount: "lists",
  staff: "lists",
  earned: "lists",
  paid: "lists",
  unpaidCommissions: "lists",
  sum: "lists",
  cashCount: "counts",
  coins: "counts",
  notes: "counts",
  moneyIn: "slips",
  moneyOut: "slips",
  date: "slips",
  location: "slips",
  category: "slips",
  note: "slips",
  signature: "slips",
  testPage: "test-pages",
  printer: "test-pages",
  address: "test-pages",
  printerAtTill: "test-pages",
  papers: "test-pages",
  receiptsAndReports: "test-pages",
  testText: "test-pages",
  numberText: "test-pages",
};

const headGroups: ReadonlySet<string> = new Set(["titles", "reportTitles", "facts"]);

export type PaperWord = {
  /** Its name in the product. */
  readonly word: string;
  readonly use: WordUse;
  readonly english: string;
};

/** All words of papers, those that guests read first. */
export function listWordUses(): readonly PaperWord[] {
  const english = listPaperWords("en_US");
  const words = [
    ...Object.entries(usesOfWords),
    ...[...english.keys()].flatMap((word): readonly [string, WordUse][] => {
      const group = reportGroups.find((one) => word.startsWith(`${one}.`));
      if (group === undefined) return [];
      return [[word, headGroups.has(group) ? "report-heads" : "report-tables"]];
    }),
  ];
  return words.map(([word, use]) => ({ word, use, english: english.get(word) ?? "" }));
}
