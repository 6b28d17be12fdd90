import type { StaffId, StationId } from "@comanda/domain/id";
import { weekdayOf } from "@comanda/domain/time/calendar";
import { instant, msPerHour, msPerMinute, type Instant } from "@comanda/domain/time/instant";
import { midnightOf } from "@comanda/domain/time/instant-of-local";

import type { BillEnd } from "./bill-ends.ts";
import type { BillTemplate, BillTemplates } from "./bill-templates.ts";
import { randomInteger, happens, pick, type RandomSource } from "./random-source.ts";
import type { DemoReferenceData } from "./demo-reference-data.ts";
import { orderMinutes } from "./order-template.ts";
import { guestsInHour, type YearDay } from "./year-days.ts";

/** A bill of the history that has no numbers yet. */
export type PlannedBill = {
  readonly template: Pick<BillTemplate, "bill" | "lines" | "rounds" | "customers">;
  readonly end: BillEnd;
  readonly openedAt: Instant;
  readonly endedAt: Instant;
  readonly station: StationId;
  readonly server: StaffId;
  /** The bill of the same day that this one refunds. */
  readonly refundOf: PlannedBill | null;
};

type PlannedSale = PlannedBill & { readonly template: BillTemplate };

export type BillPlan = {
  readonly house: DemoReferenceData;
  readonly templates: BillTemplates;
  readonly chance: RandomSource;
};

const hourWeights = guestsInHour.reduce((sum, [, weight]) => sum + weight, 0);

/** The bills of a day, in the order they were opened. */
export function planBills(plan: BillPlan, day: YearDay): readonly PlannedSale[] {
  const midnight = midnightOf(day.date, plan.house.rules.timeZone);
  const weekday = weekdayOf(day.date);
  const planned = Array.from({ length: day.bills }, () => {
    const hour = pickHour(plan.chance);
    const template = pick(plan.chance, plan.templates(weekday, hour));
    return planBill(plan, template, instant(midnight + hour * msPerHour));
  });
  return planned.toSorted((first, second) => first.openedAt - second.openedAt);
}

function planBill(
  { house, chance: random }: BillPlan,
  template: BillTemplate,
  hour: Instant,
): PlannedSale {
  const intoHour = randomInteger(random, 0, (59 - orderMinutes) * 60) * 1000;
  const openedAt = instant(hour + intoHour);
  const stay = randomInteger(random, template.leastMinutes, 75);
  return {
    template,
    end: endBill(random, template),
    openedAt,
    endedAt: instant(openedAt + stay * msPerMinute),
    station: pick(random, house.salePoints),
    server: pick(random, house.servers).id,
    refundOf: null,
  };
}

function endBill(random: RandomSource, template: BillTemplate): BillEnd {
  if (happens(random, 0.012)) return template.voided;
  const shared = pickShared(random, template);
  return shared ?? pick(random, template.closed);
}

function pickShared(random: RandomSource, { inParts, corrected }: BillTemplate): BillEnd | null {
  if (happens(random, 0.005)) return corrected;
  return happens(random, 0.03) ? inParts : null;
}

/** The bills that are still open at the end of the history. */
export function planOpenBills(plan: BillPlan, day: YearDay, count: number): readonly PlannedBill[] {
  return planBills(plan, { ...day, bills: count }).map((planned) => ({
    ...planned,
    end: planned.template.open,
    endedAt: instant(planned.openedAt + (planned.template.rounds.at(-1)?.after ?? 0)),
  }));
}

function pickHour(random: RandomSource): number {
  let left = random() * hourWeights;
  for (const [hour, weight] of guestsInHour) {
    left -= weight;
    if (left < 0) return hour;
  }
  return guestsInHour[0]?.[0] ?? 0;
}
