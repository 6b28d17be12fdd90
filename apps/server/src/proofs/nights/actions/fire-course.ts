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
import { quantityToPrepare, quantityToTicket, findItemOf } from "@comanda/domain/bill/ticket-lines";
import { id } from "@comanda/domain/id";
import { noQuantity } from "@comanda/domain/money/quantity";
import { isRefusal, refuse, type Refusal } from "@comanda/domain/refusal";
import fc from "fast-check";

import { anyBill, anyTill, actionOf } from "../action.ts";
import { lineAt, withBill, type ModelBill } from "../model.ts";
import type { Night } from "../night.ts";
import { papersIn, withPapers } from "../papers.ts";
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
          const saved = withBill(model, facts, { id: billId, bill: fired, at, station, ticketed });
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
        after: () => withBill(model, night.facts, { id: billId, bill: held, at, station }),
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
        const onTickets = now.ticketed.get(spoilt.key) ?? noQuantity;
        const inWork = onTickets > 0 ? quantityToTicket(now.bill, spoilt, onTickets) : noQuantity;
        if (inWork <= 0) return refuse("not-in-work");
        const { version } = now.bill;
        return {
          reply: {},
          isRight: (reply) =>
            papersIn(reply).every(
              ({ document }) => document.kind === "ticket" && document.again === "burnt",
            ),
          after: (_given, reply) =>
            withPapers(model, reply, { station, at, bill: { id: billId, version } }),
        };
      },
    };
  },
);
