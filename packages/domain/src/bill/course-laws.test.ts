import fc from "fast-check";
import { expect, test } from "vitest";

import {
  addQuantity,
  noQuantity,
  oneQuantity,
  quantity,
  type Quantity,
} from "../money/quantity.ts";
import { isRefusal } from "../refusal.ts";
import { instant, msPerMinute } from "../time/instant.ts";
import { aBill, accepted, aLine, fridayEvening, mali } from "../testing/builders.ts";
import type { Bill } from "./bill.ts";
import { courseOf, fireCourse, scheduleCourses, sendCourses, waitingCourses } from "./course.ts";
import { creditBack } from "./credit-back.ts";
import { lineKey, type LineKey } from "./line.ts";
import { chooseCourse, chooseSeats } from "./mark-line.ts";
import { markRoundSent } from "./mark-round-sent.ts";
import { mergeBills } from "./merge-bills.ts";
import { splitOff } from "./split-off.ts";
import {
  divideTicketedQuantity,
  quantityToPrepare,
  quantityToTicket,
  ticketLines,
  type TicketedQuantities,
} from "./ticket-lines.ts";

/** A bill, and what the kitchen was told of its lines. */
type Table = { readonly bill: Bill; readonly ticketed: TicketedQuantities };

const steps = fc.array(
  fc.record({
    do: fc.constantFrom(
      "add",
      "add",
      "reseat",
      "recourse",
      "fire",
      "fire",
      "credit",
      "split",
      "merge",
      "print",
      "print",
    ),
    table: fc.nat(3),
    line: fc.nat(6),
    course: fc.constantFrom(null, 0, 1, 1, 2, 2, 2, 3),
    count: fc.integer({ min: 1, max: 3 }),
  }),
  { minLength: 20, maxLength: 60, size: "max" },
);
type Step = typeof steps extends fc.Arbitrary<(infer One)[]> ? One : never;

const header = { place: aBill().place, cover: null, staff: mali, customer: null };

/** The tables of a restaurant, and a kitchen that counts for itself what it was told to make. */
function openRestaurant() {
  const kitchen = new Map<string, Quantity>();
  /** All that it ever began with, whatever was cancelled later. */
  const begun = new Map<string, Quantity>();
  let tables: Table[] = [];
  let count = 0;
  const firing = () => {
    count += 1;
    const at = instant(fridayEvening + count * msPerMinute);
    return { at, by: mali, minutes: 20, counter: null };
  };
  const replace = (old: Table, ...now: Table[]): void => {
    tables = [...tables.filter((table) => table !== old), ...now];
  };

  const print = (table: Table): void => {
    const { bill, ticketed } = table;
    const next = new Map(ticketed);
    for (const { line, quantity: missing, isCancelled } of ticketLines(bill, ticketed)) {
      const course = courseOf(bill, line);
      if (!isCancelled && course !== null && waitingCourses(bill).includes(course)) {
        throw new Error(`The kitchen was asked for ${line.key} of a course that waits`);
      }
      const [dish = ""] = line.key.split(".");
      const sum = kitchen.get(dish) ?? noQuantity;
      kitchen.set(dish, quantity(isCancelled ? sum - missing : sum + missing));
      if (!isCancelled) {
        begun.set(dish, addQuantity(begun.get(dish) ?? noQuantity, missing));
      }
      next.set(line.key, quantityToTicket(bill, line, ticketed.get(line.key) ?? noQuantity));
    }
    replace(table, { bill, ticketed: next });
  };

  const change = (table: Table, bill: Bill | { readonly refusal: string }): void => {
    if (!isRefusal(bill) && "lines" in bill) replace(table, { ...table, bill });
  };

  const take = (step: Step): void => {
    const table = tables[step.table];
    if (step.do === "add" || table === undefined) {
      const key = lineKey(`d${(count += 1)}`);
      const line = aLine({ key, quantity: quantity(step.count), course: step.course });
      const bill = table?.bill ?? aBill({ cover: null });
      const added = { ...bill, lines: [...bill.lines, { ...line, isSaved: false }] };
      const now = markRoundSent(sendCourses(added, firing()), 1);
      if (table === undefined) tables = [...tables, { bill: now, ticketed: new Map() }];
      else replace(table, { ...table, bill: now });
      return;
    }
    const { bill } = table;
    const line = bill.lines[step.line % Math.max(1, bill.lines.length)];
    if (step.do === "print") return print(table);
    if (step.do === "fire") return change(table, fireCourse(bill, step.course ?? 2, firing()));
    if (line === undefined) return;
    const chosen = { course: step.course, article: "" };
    if (step.do === "recourse") return change(table, chooseCourse(bill, line.key, chosen));
    if (step.do === "reseat") return change(table, chooseSeats(bill, line.key, [step.count]));
    if (step.do === "credit") {
      const press = { key: lineKey(`c${(count += 1)}`), at: bill.createdAt, promotions: [] };
      const credited = creditBack(bill, { ...press, line: line.key, quantity: oneQuantity });
      if (isRefusal(credited)) return;
      return change(table, scheduleCourses(markRoundSent(credited, 1), firing()));
    }
    if (step.do === "split") return split(table, line.key);
    const other = tables.find((one) => one !== table);
    if (other !== undefined) merge(table, other);
  };

  const split = (table: Table, key: LineKey): void => {
    const line = table.bill.lines.find((one) => one.key === key);
    const parts = new Map([[key, line?.credits === null ? oneQuantity : noQuantity]]);
    const halves = splitOff(table.bill, { second: header, parts, at: fridayEvening });
    if (isRefusal(halves)) return;
    const ticketed = { first: new Map(table.ticketed), second: new Map<LineKey, Quantity>() };
    for (const moved of halves.second.lines) {
      const rest = halves.first.lines.find((one) => one.key === moved.key);
      const share = divideTicketedQuantity(table.ticketed.get(moved.key) ?? noQuantity, {
        first: rest === undefined ? noQuantity : quantityToPrepare(halves.first, rest),
        second: quantityToPrepare(halves.second, moved),
      });
      const all = table.ticketed.get(moved.key) ?? noQuantity;
      ticketed.second.set(moved.key, rest === undefined ? all : share.second);
      if (rest === undefined) ticketed.first.delete(moved.key);
      else ticketed.first.set(moved.key, share.first);
    }
    replace(
      table,
      { bill: scheduleCourses(halves.first, firing()), ticketed: ticketed.first },
      { bill: scheduleCourses(halves.second, firing()), ticketed: ticketed.second },
    );
  };

  const merge = (target: Table, source: Table): void => {
    const merged = mergeBills(target.bill, source.bill, { header, at: fridayEvening });
    if (isRefusal(merged)) return;
    const ticketed = new Map(target.ticketed);
    for (const [key, known] of source.ticketed) {
      const name = merged.renamed.get(key) ?? key;
      ticketed.set(name, addQuantity(ticketed.get(name) ?? noQuantity, known));
    }
    replace(source);
    replace(target, { bill: scheduleCourses(merged.target, firing()), ticketed });
  };

  /** Everything is fired, and every table prints. */
  const finish = (): void => {
    const all = tables;
    for (const table of all) {
      const fired = waitingCourses(table.bill).reduce(
        (bill, course) => accepted(fireCourse(bill, course, firing())),
        table.bill,
      );
      const ready = { ...table, bill: fired };
      replace(table, ready);
      print(ready);
    }
  };

  const ordered = (lines: "all" | "sold"): ReadonlyMap<string, Quantity> => {
    const dishes = new Map<string, Quantity>();
    for (const { bill } of tables) {
      for (const line of bill.lines) {
        if (lines === "sold" && line.credits !== null) continue;
        const [dish = ""] = (line.credits ?? line.key).split(".");
        dishes.set(dish, addQuantity(dishes.get(dish) ?? noQuantity, line.quantity));
      }
    }
    return dishes;
  };
  return { take, finish, kitchen, begun, ordered };
}

const withoutNothing = (dishes: ReadonlyMap<string, Quantity>) =>
  new Map([...dishes].filter(([, count]) => count !== 0));

test("the kitchen gets each line once through any mix of seats, courses, fire, credit, split and merge", () => {
  fc.assert(
    fc.property(steps, (taken) => {
      const { take, finish, kitchen, begun, ordered } = openRestaurant();
      for (const step of taken) take(step);
      finish();
      expect(withoutNothing(kitchen)).toEqual(withoutNothing(ordered("all")));
      // Nothing that is in work is cancelled and begun again because of its course.
      const sold = ordered("sold");
      for (const [dish, count] of begun) expect(count).toBeLessThanOrEqual(sold.get(dish) ?? 0);
    }),
    { numRuns: 1000 },
  );
});
