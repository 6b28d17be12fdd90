import type { BillDocument, BillDocumentLine } from "@comanda/contract/print";
import { wholePrice } from "@comanda/domain/bill/discount-reason";
import type { Dots } from "@comanda/domain/paper/dots";
import { negateMoney, noMoney, subtractMoney } from "@comanda/domain/money/money";
import { taxText } from "@comanda/domain/payment/tax-text";
import { fillTemplate } from "@comanda/domain/text/fill-template";

import { printedBillNumber } from "../printed-bill-number.ts";
import type { Block, Document } from "../document.ts";
import type { Formatter } from "../formatter.ts";
import { plainRow, type Note, type Row } from "../rows.ts";
import { composePayments } from "./bill-payments.ts";
import { privilegeBlocks, privilegeRows, takenOffByLaw } from "./bill-privilege.ts";
import { chargedUnits, rateUnits } from "../timed-line.ts";
import { boldText, nameText, plainText, smallText } from "../text-style.ts";

const space = (heightDots: number): Block => ({ kind: "space", heightDots });
const centred = (text: string, style = plainText): readonly Block[] =>
  text === "" ? [] : [{ kind: "text", text, style, align: "centre" }];

/** The bill for guests: the venue, the place and time, each item, and the totals. */
export function composeBill(bill: BillDocument, formatter: Formatter): Document {
  return [
    ...headOf(bill, formatter),
    ...factsOf(bill, formatter),
    { kind: "rule" },
    { kind: "rows", rows: lineRows(bill.lines, formatter), style: plainText, gapDots: 4 },
    { kind: "rule" },
    ...sumsOf(bill, formatter),
    ...taxesOf(bill, formatter),
    ...privilegeBlocks(bill, formatter),
    ...composePayments(bill, formatter),
    ...codesOf(bill, formatter),
    ...(bill.status === 2 ? [] : [space(20), ...centred(formatter.words.thanks)]),
    ...centred(bill.location.footer ?? "", smallText),
  ];
}

/** The codes by which guests can pay with the app of their bank. */
function codesOf({ codes = [] }: BillDocument, { words }: Formatter): Document {
  return codes.flatMap(({ name, text }): Document => [
    space(20),
    ...centred(fillTemplate(words.scanToPay, { name }), boldText),
    { kind: "code", text },
  ]);
}

/** The venue's logo, with a little space before its name. */
export function composeLogo(logo: Dots | null): Document {
  return logo === null ? [] : [{ kind: "dots", dots: logo }, space(10)];
}

/** The name of the venue, where it is, and what the law or the venue requires below. */
export function composeVenue(location: BillDocument["location"], formatter: Formatter): Document {
  const { name, address, phone, taxNumber = "", header = "" } = location;
  return [
    { kind: "text", text: name, style: nameText, align: "centre" },
    ...centred(address, smallText),
    ...centred(phone, smallText),
    ...centred(taxNumberOf(taxNumber, formatter), smallText),
    ...centred(header, smallText),
  ];
}

function headOf(
  { location, isCopy, status, statusNote }: BillDocument,
  formatter: Formatter,
): Document {
  const marks = [
    ...(status === 2 ? [formatter.words.voided] : []),
    ...(isCopy ? [formatter.words.copy] : []),
  ].map((text): Block => ({ kind: "banner", text, style: boldText }));
  return [
    ...composeVenue(location, formatter),
    space(12),
    ...(marks.length === 0 ? [] : [...marks, space(8)]),
    ...(status === 2 ? [...centred(statusNote), space(8)] : []),
  ];
}

/** Longer words for the guests get a line of their own, which may wrap. */
const longestBesideTitle = 18;

function factsOf(bill: BillDocument, formatter: Formatter): Document {
  const { words } = formatter;
  const at = formatter.moment(bill.status === 0 ? bill.createdDate : bill.updatedDate);
  const guests = bill.cover === 0 ? "" : guestsOf(bill, formatter);
  const isBeside = guests.length <= longestBesideTitle;
  // The name is empty only if the guest has been erased since.
  const customer =
    bill.customer === null ? "" : `${words.customer}: ${bill.customer || words.erasedGuest}`;
  const { isNumberedByDay = false } = bill;
  const merged = bill.merged
    .map((each) => String(printedBillNumber({ ...each, isNumberedByDay })))
    .join(", ");
  // The number of the day repeats every day; this one is unique.
  const ofAllDays = isNumberedByDay ? `#${bill.number}` : "";
  const joined = merged === "" ? "" : fillTemplate(words.merged, { numbers: merged });
  const rest = [
    ...servingOf(bill, formatter),
    refundOf(bill, formatter),
    isBeside ? "" : guests,
    bill.staff ?? "",
    customer,
    ...companyOf(bill, formatter),
    joined,
    ofAllDays,
  ];
  return [
    {
      kind: "rows",
      style: boldText,
      rows: [plainRow(titleOf(bill, formatter), isBeside ? guests : "")],
    },
    { kind: "rows", style: plainText, rows: [plainRow(placeOf(bill, formatter), at)] },
    ...rest
      .filter((text) => text !== "")
      .map((text): Block => ({ kind: "text", text, style: plainText })),
  ];
}

function companyOf({ company }: BillDocument, formatter: Formatter): readonly string[] {
  if (company === undefined) return [];
  const { name, address, taxNumber } = company;
  return [name, address, taxNumberOf(taxNumber, formatter)];
}

function taxNumberOf(number: string, { words }: Formatter): string {
  return number === "" ? "" : fillTemplate(words.taxNumber, { number });
}

/** How it is served, unless at the place of the guests. */
export function servingOf(
  { servingWay = "here" }: Pick<BillDocument, "servingWay">,
  { words }: Pick<Formatter, "words">,
): readonly string[] {
  switch (servingWay) {
    case "here":
      return [];
    case "away":
      return [words.toGo];
    case "delivered":
      return [words.delivery];
  }
}

function titleOf(bill: BillDocument, formatter: Formatter): string {
  if (bill.refundOf === undefined) return billTitle(bill, formatter);
  return fillTemplate(formatter.words.refund, { number: printedBillNumber(bill) });
}

/** Which bill a refund is of, and of which day. */
function refundOf(
  { refundOf: old, isNumberedByDay = false }: BillDocument,
  { words, moment }: Formatter,
): string {
  if (old === undefined) return "";
  const number = printedBillNumber({ ...old, isNumberedByDay });
  return fillTemplate(words.refundOf, { number, date: moment(old.paidDate) });
}

/** What a bill is called on its own paper and on its tickets. */
export function billTitle(
  bill: Parameters<typeof printedBillNumber>[0],
  { words }: Pick<Formatter, "words">,
): string {
  return fillTemplate(words.bill, { number: printedBillNumber(bill) });
}

export function guestsOf(
  { cover }: Pick<BillDocument, "cover">,
  { words }: Pick<Formatter, "words">,
): string {
  if (cover === null) return "";
  return cover === 1 ? words.oneGuest : fillTemplate(words.guests, { count: cover });
}

export function placeOf(
  { table, room }: Pick<BillDocument, "table" | "room">,
  { words }: Formatter,
): string {
  const places = [
    ...(table === "" ? [] : [fillTemplate(words.table, { name: table })]),
    ...(room === "" ? [] : [fillTemplate(words.room, { name: room })]),
  ];
  return places.join(" · ");
}

function lineRows(lines: readonly BillDocumentLine[], formatter: Formatter): readonly Row[] {
  return lines.map((line, index) => {
    // A free piece is printed below the line that earns it, which already names the promotion.
    const isNamed = line.isUnder && lines[index - 1]?.promotion === line.promotion;
    return lineRow(line, isNamed ? null : line.promotion, formatter);
  });
}

function lineRow(line: BillDocumentLine, promotion: string | null, formatter: Formatter): Row {
  const { price, quantity } = formatter;
  const isContained = line.total === 0 && line.promotion === null && line.isUnder;
  const details = [
    ...figuresOf(line, formatter),
    line.orderLevel ?? "",
    promotion ?? "",
    line.note,
  ];
  const name = nameOf(line, formatter);
  const isPiece = line.isUnder && line.qty !== 1 && line.time === undefined;
  return {
    lead: line.isUnder ? "" : quantity(line.qty),
    text: isPiece ? `${quantity(line.qty)} × ${name}` : name,
    amounts: [isContained ? "" : price(line.total), ...(line.tax === undefined ? [] : [line.tax])],
    isIndented: line.isUnder,
    notes: details
      .filter((text) => text !== "")
      .map((text): Note => ({ text, style: smallText, isInverted: false })),
  };
}

function nameOf({ name, discount }: BillDocumentLine, { words, quantity }: Formatter): string {
  if (discount === undefined) return name;
  if (discount.rate === null) return words.discount;
  if (discount.rate === wholePrice) return words.onTheHouse;
  return fillTemplate(words.discountOf, { percent: quantity(discount.rate / 100) });
}

/** The price of one piece, or for time the duration, the start and end, and the rate. */
function figuresOf(
  { qty, price: each, time }: BillDocumentLine,
  formatter: Formatter,
): readonly string[] {
  const { words, price, quantity, span } = formatter;
  if (time === undefined) {
    return qty === 1 || each === 0 ? [] : [fillTemplate(words.each, { price: price(each) })];
  }
  const charged = fillTemplate(words[chargedUnits[time.unit]], { count: quantity(qty) });
  const rate =
    each === 0 ? [] : [fillTemplate(words[rateUnits[time.unit]], { price: price(each) })];
  return [span(time), [charged, ...rate].join(" · ")];
}

function sumsOf(bill: BillDocument, formatter: Formatter): Document {
  const { words, price } = formatter;
  const added = bill.charges.filter(({ isContained }) => !isContained);
  // Those that the breakdown of taxes lists are not said twice.
  const listed = new Set((bill.taxes ?? []).map(({ name }) => name));
  const contained = bill.charges.filter(
    ({ name, isContained }) => isContained && !listed.has(name),
  );
  const { given = noMoney } = bill;
  const promoted = [
    { name: words.promotions, total: subtractMoney(bill.discount, given) },
    { name: words.discounts, total: given },
  ]
    .filter(({ total }) => total !== 0)
    .map(({ name, total }) => plainRow(name, price(negateMoney(total))));
  const discounts = [...promoted, ...privilegeRows(bill, formatter)];
  const onTop = [
    ...added.map(({ name, total }) => plainRow(name, price(total))),
    ...(bill.rounding === 0 ? [] : [plainRow(words.rounding, price(bill.rounding))]),
  ];
  // The lines after discounts; without added charges this is the total.
  const between =
    discounts.length === 0 || onTop.length === 0
      ? []
      : [plainRow(words.afterDiscounts, price(subtractMoney(bill.total, takenOffByLaw(bill))))];
  const rows = [...discounts, ...between, ...onTop];
  const summed = rows.length === 0 ? [] : [plainRow(words.subtotal, price(bill.subtotal)), ...rows];
  return [
    { kind: "rows", rows: summed, style: plainText },
    space(6),
    { kind: "total", text: words.total, amount: price(bill.amount) },
    {
      kind: "rows",
      rows: contained.map(({ name, total }) =>
        plainRow(fillTemplate(words.contained, { charge: name }), price(total)),
      ),
      style: smallText,
    },
  ];
}

/** What each tax is on, with the letter that stands at its lines. */
function taxesOf({ taxes = [] }: BillDocument, formatter: Formatter): Document {
  if (taxes.length === 0) return [];
  const { words, price, quantity } = formatter;
  const rows = taxes.map(({ letter, name, rate, net, tax }) => ({
    ...plainRow(taxText(name, quantity(rate / 100)), price(net), price(tax)),
    lead: letter,
  }));
  const head = plainRow("", words.net, words.tax);
  return [space(6), { kind: "rows", rows: [head, ...rows], style: smallText }];
}
