import { fireCourse, holdCourse, refireLines } from "@comanda/contract/fire-course";
import { noPrinter } from "@comanda/contract/print";
import type { StationId } from "@comanda/contract/wire";
import { isOpen, requireOpen, type Bill } from "@comanda/domain/bill/bill";
import {
  courseOf,
  fireCourse as fireCourseRule,
  holdCourse as holdCourseRule,
  waitingCourses,
} from "@comanda/domain/bill/course";
import { waitAgain } from "@comanda/domain/bill/served";
import { quantityToPrepare, findItemOf } from "@comanda/domain/bill/ticket-lines";
import type { Line } from "@comanda/domain/bill/line";
import { id } from "@comanda/domain/id";
import { isRefusal, refuse, type Refusal } from "@comanda/domain/refusal";
import fc from "fast-check";

import { anyBill, anyTill, actionOf } from "../action.ts";
import { lineAt, withBill, type ModelBill } from "../model.ts";
import type { Night } from "../night.ts";
import { papersIn, withPapers, withSamePaper } from "../papers.ts";
import { firingOf, type VenueFacts } from "../venue-facts.ts";
import { addressFor, ticketsOfBill } from "./print-bill.ts";

type FiredCourse = {
  readonly bill: Bill;
  readonly course: number;
  readonly firing: Parameters<typeof fireCourseRule>[2];
  readonly station: StationId;
};

/** A course as fired from a station, unless nobody there would get a ticket of it. */
export function fireAt(
  facts: VenueFacts,
  { bill, course, firing, station }: FiredCourse,
): Bill | Refusal {
  const fired = fireCourseRule(bill, course, firing);
  if (isRefusal(fired)) return fired;
  const addresses = fired.lines
    .filter((line) => courseOf(fired, line) === course && quantityToPrepare(fired, line) > 0)
    .map((line) => {
      const group = facts.groupOf.get(findItemOf(fired, line).article) ?? null;
      return addressFor(facts, station, group);
    });
  return addresses.every((address) => address === noPrinter)
    ? refuse("no-station-makes")
    : waitAgain(bill, fired, firing.at);
}

const chosen = fc.record({
  till: anyTill,
  bill: anyBill,
  course: fc.constantFrom(1, 2, 3, 9),
  /** Careful staff fires what waits. */
  isCareful: fc.constantFrom(true, true, false),
});
type ChosenCourse = typeof chosen extends fc.Arbitrary<infer Values> ? Values : never;

/** Mostly one on which something waits. */
function billWithCourses(night: Night, { bill, isCareful }: ChosenCourse): ModelBill | null {
  const waiting = [...night.model().bills.values()].filter(
    (known) => isOpen(known.bill) && waitingCourses(known.bill).length > 0,
  );
  const wanted = isCareful ? waiting[bill % Math.max(1, waiting.length)] : undefined;
  return wanted ?? night.openBillAt(bill);
}

function courseIn({ bill }: ModelBill, { course, isCareful }: ChosenCourse): number {
  const waiting = waitingCourses(bill);
  return isCareful ? (waiting[course % Math.max(1, waiting.length)] ?? course) : course;
}

/** Two tills may fire the same course at once: the second is told. */
export const fireNextCourse = actionOf("fire course", chosen, (night, values) => {
  const { till } = values;
  const known = billWithCourses(night, values);
  if (known === null) return null;
  const course = courseIn(known, values);
  const { facts } = night;
  const billId = known.bill.id ?? id<"bill">(1);
  const { station, signedIn } = night.till(till);
  return {
    till,
    call: fireCourse,
    input: { params: { id: billId }, body: { course } },
    verdict: (model, at) => {
      const now = model.bills.get(billId);
      if (!model.shifts.has(station)) return refuse("start-shift");
      if (now === undefined) return refuse("bill-not-found");
      const firing = firingOf(facts, signedIn.user.id, at);
      const fired = fireAt(facts, { bill: now.bill, course, firing, station });
      if (isRefusal(fired)) return fired;
      const { ticketed, isRight } = ticketsOfBill(facts, station, { ...now, bill: fired });
      const version = now.bill.version + 1;
      return {
        reply: { id: billId, version },
        isRight,
        after: (_given, reply) => {
          const change = { id: billId, bill: fired, at, station, ticketed };
          const saved = withSamePaper(withBill(model, facts, change), now, billId);
          return withPapers(saved, reply, { station, at, bill: { id: billId, version } });
        },
      };
    },
  };
});

/** A course is told to wait, though it would be fired by itself. */
export const holdNextCourse = actionOf("hold course", chosen, (night, values) => {
  const { till } = values;
  const known = billWithCourses(night, values);
  if (known === null) return null;
  const course = courseIn(known, values);
  const billId = known.bill.id ?? id<"bill">(1);
  const { station } = night.till(till);
  return {
    till,
    call: holdCourse,
    input: { params: { id: billId }, body: { course } },
    verdict: (model, at) => {
      const now = model.bills.get(billId);
      if (!model.shifts.has(station)) return refuse("start-shift");
      if (now === undefined) return refuse("bill-not-found");
      const held = holdCourseRule(now.bill, course);
      if (isRefusal(held)) return held;
      return {
        reply: { id: billId, version: now.bill.version + 1 },
        after: () => {
          const saved = withBill(model, night.facts, { id: billId, bill: held, at, station });
          return withSamePaper(saved, now, billId);
        },
      };
    },
  };
});

/** No line has this id. */
const nowhere = 999_999;

/** Something was spoilt: a ticket says so, and the bill stays as it is. */
export const makeAgain = actionOf(
  "make again",
  fc.record({ till: anyTill, bill: anyBill, line: fc.nat(9) }),
  (night, values) => {
    const known = night.openBillAt(values.bill);
    const key = known === null ? null : lineAt(known, values.line);
    const line = known === null || key === null ? undefined : night.lineId(known, key);
    if (known === null) return null;
    const billId = known.bill.id ?? id<"bill">(1);
    const { station } = night.till(values.till);
    return {
      till: values.till,
      call: refireLines,
      input: { body: { id: billId, lines: [{ id: line ?? nowhere }], reason: "burnt" } },
      verdict: (model, at) => {
        const now = model.bills.get(billId);
        if (now === undefined) return refuse("bill-not-found");
        const closed = requireOpen(now.bill);
        if (closed !== null) return closed;
        const spoilt = now.bill.lines.find((one) => one.key === key);
        if (line === undefined || spoilt === undefined) return refuse("line-not-found");
        const expected = quantitiesMadeAgain(now, spoilt);
        if (expected.length === 0) return refuse("not-in-work");
        const { version } = now.bill;
        return {
          reply: {},
          isRight: (reply) => {
            const tickets = papersIn(reply).map(({ document }) =>
              document.kind === "ticket" && document.again === "burnt" ? document.lines : null,
            );
            if (tickets.includes(null)) return false;
            const printed = tickets.flatMap((lines) => lines ?? []).map(({ qty }) => qty);
            return inOrder(printed) === inOrder(expected);
          },
          after: (_given, reply) =>
            withPapers(model, reply, { station, at, bill: { id: billId, version } }),
        };
      },
    };
  },
);

/** How many of a line, and of each line that stands under it, the kitchen has and is still to have. */
function quantitiesMadeAgain({ bill, ticketed }: ModelBill, spoilt: Line): readonly number[] {
  const inWork = (line: Line): number =>
    Math.max(0, Math.min(ticketed.get(line.key) ?? 0, quantityToPrepare(bill, line)));
  const goesWith = (line: Line): boolean => {
    // A free piece stands under another one, but is a piece itself.
    if (line.type !== "mixer" && !(line.type === "normal" && line.question !== null)) return false;
    const above = bill.lines.find(({ key }) => key === line.parent);
    return above !== undefined && (above.key === spoilt.key || goesWith(above));
  };
  const isSet = spoilt.price === 0 && bill.lines.some((line) => isPartOf(line, spoilt));
  const parts = bill.lines.filter((line) => isPartOf(line, spoilt));
  const isInWork = isSet ? parts.some((part) => inWork(part) > 0) : inWork(spoilt) > 0;
  if (!isInWork) return [];
  return bill.lines
    .filter((line) => line.key === spoilt.key || goesWith(line))
    .map(inWork)
    .filter((count) => count > 0);
}

function isPartOf(line: Line, { key }: Line): boolean {
  return line.type === "normal" && line.question !== null && line.parent === key;
}

function inOrder(counts: readonly number[]): string {
  return counts.toSorted((one, other) => one - other).join();
}
