import { randomUUID } from "node:crypto";

import { startShift, startWorkDay } from "@comanda/contract/day";
import { pickStation } from "@comanda/contract/pick-station";
import type { StationId } from "@comanda/contract/wire";
import { id } from "@comanda/domain/id";
import { stockAmount } from "@comanda/domain/stock/stock-amount";
import { instant, msPerHour } from "@comanda/domain/time/instant";
import { timeZone } from "@comanda/domain/time/local-time";

import { writeBases } from "../../features/past/index.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { callAs, replyOf, signInAs, type SignedIn } from "../../testing/test-till.ts";
import { readVenueFacts, type VenueFacts } from "./venue-facts.ts";
import { takeCurrencies } from "./take-currencies.ts";
import { taxByClass } from "./tax-by-class.ts";
import { loadLists } from "./load-lists.ts";
import { tillView, type TillView } from "./till-view.ts";

/** A signed-in till at a station, and its local data. */
export type NightTill = {
  readonly signedIn: SignedIn;
  readonly station: StationId;
  readonly view: TillView;
  /** The same user at the same station, with a new session. */
  readonly signInAgain: () => Promise<void>;
};

export type OpenVenue = {
  readonly app: TestApp;
  readonly facts: VenueFacts;
  readonly tills: readonly NightTill[];
};

/** From 17:00 in Bangkok, so that a night goes through happy hour and out of it. */
const untilEvening = 22 * msPerHour;

/** So little stock that it runs out sometimes: 12 pieces, or 12 litres. */
const fewThousandths = stockAmount(12_000);

/** So many minutes after the one before, a course is fired by itself: a night waits as long now and then. */
const courseMinutes = 20;

/** Two at the restaurant, and one each at the bar and at the spa. */
const staffOfTills = ["cashier", "waiter", "admin", "cashier"];

/** Where seniors and persons with disability have a discount by law. Its clock is an hour ahead. */
export const manila = { timeZone: timeZone("Asia/Manila"), untilEvening: untilEvening - msPerHour };
const bangkok = { timeZone: timeZone("Asia/Bangkok"), untilEvening };

/** Lotus House on an evening: all staff signed in, the day and all shifts begun, nothing sold yet. */
export async function openVenue(
  place = bangkok,
  { hasCurrencies = false } = {},
): Promise<OpenVenue> {
  const app = await startTestApp();
  app.advance(place.untilEvening);
  const settings = { time_zone: place.timeZone, course_minutes: courseMinutes };
  await app.database().updateTable("location").set(settings).execute();
  await taxByClass(app.database(), id(1));
  if (hasCurrencies) await takeCurrencies(app.database(), id(1));
  const facts = await readVenueFacts(app.database(), id(1), instant(app.now()));
  await app
    .database()
    .updateTable("stock")
    .set({ current_count_thousandths: fewThousandths })
    .where("current_count_thousandths", ">", fewThousandths)
    .execute();
  await writeBases(app.database(), instant(app.now()));
  const [restaurant = id<"station">(1), ...others] = facts.stations;
  const seated: Omit<NightTill, "view">[] = [];
  for (const [index, name] of staffOfTills.entries()) {
    const station = [restaurant, restaurant, ...others][index] ?? restaurant;
    seated.push(await takeSeat(app, name, station));
  }
  await beginDayAndShifts({ app, tills: seated });
  const loaded = await loadLists(app, seated[0]?.signedIn);
  const tills = seated.map((seat) => Object.assign(seat, { view: tillView(loaded) }));
  return { app, facts, tills };
}

async function takeSeat(
  app: TestApp,
  name: string,
  station: StationId,
): Promise<Omit<NightTill, "view">> {
  let signedIn = await signInAt(app, name, station);
  return {
    station,
    get signedIn() {
      return signedIn;
    },
    signInAgain: async () => {
      signedIn = await signInAt(app, name, station);
    },
  };
}

async function signInAt(app: TestApp, name: string, station: StationId): Promise<SignedIn> {
  const signedIn = await signInAs(app, name);
  replyOf(pickStation, await callAs(app, signedIn, pickStation, { params: { id: station } }));
  return signedIn;
}

function withKey() {
  return { idempotencyKey: randomUUID() };
}

type VenueTills = {
  readonly app: TestApp;
  readonly tills: readonly Pick<NightTill, "signedIn">[];
};

/** Begins the day and the shifts, except those that are open. */
export async function beginDayAndShifts({ app, tills }: VenueTills): Promise<void> {
  const body = { startDrawerCash: 0, coin: [], cash: [] };
  const [first] = tills;
  if (first === undefined) return;
  await callAs(app, first.signedIn, startWorkDay, withKey());
  for (const { signedIn } of tills) {
    await callAs(app, signedIn, startShift, { body, ...withKey() });
  }
}
