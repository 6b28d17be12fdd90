import type { BillDocument, TicketDocument } from "@comanda/contract/print";
import { money } from "@comanda/domain/money/money";
import { timeZone } from "@comanda/domain/time/local-time";
import { languages } from "@comanda/domain/venue/settings";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

import type { Piece } from "./layout.ts";
import { layoutPaper } from "./layout-paper.ts";
import type { RenderOptions } from "./formatter.ts";
import { openBill } from "./samples/bills.ts";
import { samples } from "./samples/samples.ts";
import { kitchenTicket } from "./samples/tickets.ts";
import { measureFixed } from "./testing/fixed-measure.ts";

const names = fc.constantFrom(
  "Gin",
  "Pad Thai",
  "ข้าวผัดกุ้ง",
  "ผัดไทยกุ้งสดห่อไข่ญี่ปุ่น",
  "Phở bò tái chín đặc biệt",
  "Lechon kawali na may sawsawang suka at sili",
  "Donaudampfschifffahrtsgesellschaft",
  "",
);
const amounts = fc
  .oneof(fc.constant(0), fc.integer({ min: -100_00, max: 10_000_00 }), fc.constant(98_765_432_10))
  .map(money);
const anyOptionalText = fc.option(names);

const bills: fc.Arbitrary<BillDocument> = fc
  .record({
    lines: fc.array(
      fc.record({
        name: names,
        note: names,
        orderLevel: anyOptionalText,
        isUnder: fc.boolean(),
        qty: fc.constantFrom(1, 2, 12, 1.5, 250),
        price: amounts,
        total: amounts,
        promotion: anyOptionalText,
      }),
      { maxLength: 12 },
    ),
    merged: fc.array(fc.record({ number: fc.nat(99), billNumberWorkday: fc.nat(99) }), {
      maxLength: 4,
    }),
    table: names,
    room: names,
    staff: anyOptionalText,
    customer: anyOptionalText,
    status: fc.constantFrom(0 as const, 1 as const, 2 as const),
    statusNote: names,
    isCopy: fc.boolean(),
    discount: amounts,
    charges: fc.array(fc.record({ name: names, total: amounts, isContained: fc.boolean() }), {
      maxLength: 3,
    }),
    rounding: amounts,
    amount: amounts,
    payments: fc.array(fc.record({ name: names, total: amounts }), { maxLength: 3 }),
  })
  .map((some) => ({ ...openBill, ...some }));

const tickets: fc.Arbitrary<TicketDocument> = fc
  .record({
    table: names,
    room: names,
    lines: fc.array(
      fc.record({
        name: names,
        note: names,
        orderLevel: anyOptionalText,
        isUnder: fc.boolean(),
        qty: fc.constantFrom(1, 2, 12, 1.5),
        isCancelled: fc.boolean(),
      }),
      { maxLength: 12 },
    ),
  })
  .map((some) => ({ ...kitchenTicket, ...some }));

const documents = fc.oneof(bills, tickets, fc.constantFrom(...Object.values(samples)));
const anyOptions: fc.Arbitrary<RenderOptions> = fc.record({
  language: fc.constantFrom(...languages),
  isRepeat: fc.boolean(),
  money: fc.constantFrom(
    { hasDecimals: true, decimalSeparator: ".", thousandSeparator: "," },
    { hasDecimals: false, decimalSeparator: ",", thousandSeparator: "." },
  ),
  zone: fc.constant(timeZone("Asia/Bangkok")),
});
/** From the narrowest paper to the widest. */
const widths = fc.integer({ min: 45, max: 104 }).map((bytes) => bytes * 8);

const layoutOf = (
  document: Parameters<typeof layoutPaper>[0],
  options: RenderOptions,
  widthDots: number,
) => layoutPaper(document, options, { widthDots, measure: measureFixed });

const overlap = (one: Piece, other: Piece): boolean =>
  one.xDots < other.xDots + other.widthDots &&
  other.xDots < one.xDots + one.widthDots &&
  one.yDots < other.yDots + other.heightDots &&
  other.yDots < one.yDots + one.heightDots;

const textOf = (piece: Piece): string => ("text" in piece ? piece.text : "");

const withoutSpace = (text: string): string => text.replaceAll(/\s/gu, "");

describe("any paper", () => {
  test("stays within its width", () => {
    fc.assert(
      fc.property(documents, anyOptions, widths, (document, options, widthDots) => {
        const { pieces, heightDots } = layoutOf(document, options, widthDots);
        const outside = pieces.filter(
          (piece) =>
            piece.xDots < 0 ||
            piece.yDots < 0 ||
            piece.xDots + piece.widthDots > widthDots ||
            piece.yDots + piece.heightDots > heightDots,
        );
        expect(outside).toEqual([]);
      }),
    );
  });

  test("has no overlapping pieces", () => {
    fc.assert(
      fc.property(documents, anyOptions, widths, (document, options, widthDots) => {
        const { pieces } = layoutOf(document, options, widthDots);
        const covered = pieces.filter((piece, index) =>
          pieces.slice(index + 1).some((other) => overlap(piece, other)),
        );
        expect(covered).toEqual([]);
      }),
    );
  });

  test("has white banner text that fits into its banner", () => {
    fc.assert(
      fc.property(documents, anyOptions, widths, (document, options, widthDots) => {
        const { pieces } = layoutOf(document, options, widthDots);
        const cut = pieces.filter(
          (piece) =>
            piece.kind === "banner" &&
            (piece.textXDots < piece.xDots ||
              piece.textXDots + measureFixed(piece.text, piece.style) >
                piece.xDots + piece.widthDots),
        );
        expect(cut).toEqual([]);
      }),
    );
  });

  test("has the same layout each time", () => {
    fc.assert(
      fc.property(documents, anyOptions, widths, (document, options, widthDots) => {
        expect(layoutOf(document, options, widthDots)).toEqual(
          layoutOf(document, options, widthDots),
        );
      }),
    );
  });
});

test("notes are white on black, and order levels are not", () => {
  const [dish] = kitchenTicket.lines;
  if (dish === undefined) throw new Error("No dish");
  const lines = [{ ...dish, note: "no nuts", orderLevel: "Medium" }];
  const options: RenderOptions = {
    language: "en_US",
    isRepeat: false,
    money: { hasDecimals: true, decimalSeparator: ".", thousandSeparator: "," },
    zone: timeZone("Asia/Bangkok"),
  };
  const { pieces } = layoutOf({ ...kitchenTicket, lines }, options, 576);
  const kinds = new Map(pieces.map((piece) => [textOf(piece), piece.kind]));
  expect([kinds.get("no nuts"), kinds.get("Medium")]).toEqual(["banner", "text"]);
});

test("the amounts of a bill are aligned at one edge, in the order of its lines", () => {
  fc.assert(
    fc.property(bills, anyOptions, widths, (bill, options, widthDots) => {
      const lines = bill.lines.map((line, index) => ({
        ...line,
        isUnder: false,
        total: money(7_000_000_00 + index * 100),
      }));
      const { pieces } = layoutOf({ ...bill, lines }, options, widthDots);
      const ofLines = pieces.filter((piece) => /^7[,.]000[,.]0\d\d/.test(textOf(piece)));
      expect(ofLines.map((piece) => piece.xDots + piece.widthDots)).toEqual(
        lines.map(() => widthDots - 6),
      );
      const sorted = ofLines.toSorted((one, other) => one.yDots - other.yDots);
      expect(sorted.map(textOf)).toEqual(sorted.map(textOf).toSorted());
    }),
  );
});

test("a ticket contains every dish, note and level, in order", () => {
  fc.assert(
    fc.property(tickets, anyOptions, widths, (ticket, options, widthDots) => {
      const said = withoutSpace(layoutOf(ticket, options, widthDots).pieces.map(textOf).join(""));
      let from = 0;
      for (const { name, orderLevel, note } of ticket.lines) {
        for (const words of [name, orderLevel ?? "", note]) {
          const at = said.indexOf(withoutSpace(words.normalize("NFC")), from);
          expect(at).toBeGreaterThanOrEqual(from);
          from = at + withoutSpace(words).length;
        }
      }
    }),
  );
});
