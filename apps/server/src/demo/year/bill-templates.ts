import type { StoredLine } from "@comanda/contract/stored-line";
import type { Bill } from "@comanda/domain/bill/bill";
import type { CustomerType } from "@comanda/domain/customer/customer";
import type { CustomerId } from "@comanda/domain/id";
import { weekdayOf, type CalendarDate, type Weekday } from "@comanda/domain/time/calendar";
import { instantOfLocal } from "@comanda/domain/time/instant-of-local";

import { billEnds, type BillEnds } from "./bill-ends.ts";
import { happens, pick, type RandomSource } from "./random-source.ts";
import type { DemoReferenceData } from "./demo-reference-data.ts";
import { orderMinutes, orderTemplate } from "./order-template.ts";
import { storedLines, templateRounds, type TemplateRound } from "./template-rounds.ts";
import { guestsInHour } from "./year-days.ts";

/** An evening computed by the business rules, to be repeated in the same hour of other weeks. */
export type BillTemplate = BillEnds & {
  /** Before its end. */
  readonly bill: Bill;
  /** With the template's own times. */
  readonly lines: readonly StoredLine[];
  readonly rounds: readonly TemplateRound[];
  readonly leastMinutes: number;
  /** The customers who may have this evening: none, or one of these. */
  readonly customers: readonly CustomerId[];
};

export type BillTemplates = (weekday: Weekday, hour: number) => readonly BillTemplate[];

/** Promotions depend on weekday and hour, so each hour of the week has its own templates. */
export function billTemplates(
  house: DemoReferenceData,
  random: RandomSource,
  { week, inEachHour }: { readonly week: readonly CalendarDate[]; readonly inEachHour: number },
): BillTemplates {
  const made = new Map<string, readonly BillTemplate[]>();
  for (const date of week) {
    for (const [hour] of guestsInHour) {
      const at = instantOfLocal({ ...date, hour, minute: 0, second: 0 }, house.rules.timeZone);
      const templates = Array.from({ length: inEachHour }, () => {
        const guests = happens(random, 0.1) ? pick(random, house.guests) : null;
        const server = pick(random, house.servers).id;
        const customerType = guests?.type ?? null;
        const occasion = { at, server, customerType: customerType?.id ?? null };
        const states = orderTemplate(house, random, occasion);
        return templateOf(house, states, { customerType, customers: guests?.customers ?? [] });
      });
      made.set(`${weekdayOf(date)} ${hour}`, templates);
    }
  }
  return (weekday, hour) => {
    const templates = made.get(`${weekday} ${hour}`);
    if (templates === undefined) throw new Error(`No templates for day ${weekday}, ${hour}:00`);
    return templates;
  };
}

type Guest = {
  readonly customerType: CustomerType | null;
  readonly customers: readonly CustomerId[];
};

function templateOf(
  house: DemoReferenceData,
  states: readonly [Bill, ...Bill[]],
  { customerType, customers }: Guest,
): BillTemplate {
  const bill = states.at(-1) ?? states[0];
  return {
    bill,
    lines: storedLines(bill, house),
    rounds: templateRounds(states, house),
    leastMinutes: bill.lines.some(({ type }) => type === "timer") ? 60 : orderMinutes + 1,
    customers,
    ...billEnds(bill, house, customerType),
  };
}
