import { startWorkDay } from "@comanda/contract/day";
import { listExpenseCategories } from "@comanda/contract/payment";
import type { DaySummaryReply } from "@comanda/contract/summary";
import { id, type LocationId, type WorkDayId } from "@comanda/domain/id";

import { doStep, type Step } from "./any-step.ts";
import type { TestApp } from "./test-app.ts";
import { eveningIn, type Evening } from "./test-evening.ts";
import { emptyLedger, type LedgerVenue } from "./test-ledger.ts";
import { endDay, endShiftOf, payTypesOf, signInAt, startShiftOf } from "./test-money.ts";
import { callAs, replyOf, type SignedIn } from "./test-till.ts";

const startCash = 2000_00;
const msPerStep = 31 * 60_000;

/** A work day at two tills. */
export type Night = {
  readonly evening: Evening;
  /** The date on which it began, in Bangkok. */
  readonly date: string;
  readonly day: WorkDayId;
  /** Carries out a step, which takes half an hour. */
  readonly play: (step: Step) => Promise<void>;
  readonly end: () => Promise<DaySummaryReply>;
};

/** Starts a work day and its shifts at this moment. */
export async function startNight(app: TestApp): Promise<Night> {
  // Bangkok is seven hours ahead.
  const date = new Date(app.now() + 7 * 3_600_000).toISOString().slice(0, 10);
  const evening = await eveningIn(app);
  const tills = [evening.cashier, await signInAt(evening, "admin", "Bar")];
  const venue = await venueOf(evening);
  replyOf(startWorkDay, await evening.write(evening.cashier, startWorkDay));
  const stations = tills.map((user) => ({ user, ledger: emptyLedger() }));
  for (const { user } of stations) await startShiftOf(evening, user, startCash);
  const [day] = await app
    .database()
    .selectFrom("work_day")
    .select("id")
    .orderBy("id", "desc")
    .limit(1)
    .execute();
  return {
    evening,
    date,
    day: day?.id ?? id<"work-day">(999_999),
    play: async (step) => {
      await doStep(venue, stations, step);
      app.advance(msPerStep);
    },
    end: async () => {
      for (const { user } of stations) await endShiftOf(evening, user, startCash);
      return (await endDay(evening, evening.cashier)).summary;
    },
  };
}

async function venueOf(evening: Evening): Promise<LedgerVenue> {
  const { app, cashier } = evening;
  const list = await callAs(app, cashier, listExpenseCategories);
  const categories = replyOf(listExpenseCategories, list);
  const companies = await app
    .database()
    .selectFrom("customer")
    .innerJoin("customer_type", "customer_type.id", "customer.customer_type")
    .select("customer.id")
    .where("customer_type.pays_by_invoice", "=", 1)
    .where("customer.location", "=", locationOf(cashier))
    .execute();
  return {
    evening,
    payTypes: await payTypesOf(evening),
    categories: new Map(categories.map(({ preset, id: own }) => [preset, own])),
    company: companies[0]?.id ?? 0,
  };
}

export function locationOf(user: SignedIn): LocationId {
  return user.user.subLocations[0] ?? id<"location">(999_999);
}
