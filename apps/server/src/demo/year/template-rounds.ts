import { toStoredLine, type StoredLine } from "@comanda/contract/stored-line";
import type { Bill } from "@comanda/domain/bill/bill";
import { id } from "@comanda/domain/id";
import type { Money } from "@comanda/domain/money/money";
import { billAmount } from "@comanda/domain/payment/bill-totals";

import type { DemoReferenceData } from "./demo-reference-data.ts";

/** What one save did to a bill of the past. */
export type TemplateRound = {
  /** Milliseconds after the bill was opened. */
  readonly after: number;
  readonly version: number;
  readonly amount: Money;
  /** The indexes of the lines that it added to the finished bill. */
  readonly added: readonly number[];
};

/** The lines of a bill as they are stored; the bill itself is not known yet. */
export function storedLines(
  { lines }: Bill,
  { location, currency }: Pick<DemoReferenceData, "location" | "currency">,
): readonly StoredLine[] {
  return lines.map((line) => toStoredLine(line, { location, bill: id<"bill">(1) }, currency));
}

/** Compares each state of a bill with the one before it: a round adds lines, and changes none that was sent. */
export function templateRounds(
  states: readonly Bill[],
  house: Pick<DemoReferenceData, "location" | "currency" | "payTypes">,
): readonly TemplateRound[] {
  const finished = new Map(states.at(-1)?.lines.map((line, index) => [line.key, { line, index }]));
  let sent: ReadonlySet<string> = new Set();
  return states.map((bill) => {
    const before = sent;
    sent = new Set(bill.lines.map(({ key }) => key));
    const added = bill.lines.flatMap((line) => {
      const place = finished.get(line.key);
      if (place === undefined || JSON.stringify(place.line) !== JSON.stringify(line)) {
        throw new Error("A line that was sent has changed");
      }
      return before.has(line.key) ? [] : [place.index];
    });
    return {
      after: Math.max(0, ...bill.lines.map(({ createdAt }) => createdAt - bill.createdAt)),
      version: bill.version,
      amount: billAmount(bill, house.payTypes, house.currency),
      added,
    };
  });
}
