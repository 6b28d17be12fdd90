import { startWorkDay as startWorkDayCall } from "@comanda/contract/day";
import { isRefusal } from "@comanda/domain/refusal";
import { startWorkDay } from "@comanda/domain/work-day/start-work-day";

import type { CallRegistry } from "#http/register-calls.ts";

import { findOpenDay, insertDay } from "./work-day-store.ts";

export function registerWorkDayRoutes({ answerWrite }: CallRegistry): void {
  answerWrite(startWorkDayCall, async (_input, context) => {
    const { tx, session, at } = context;
    const { location, staff: by } = session;
    const openDay = await findOpenDay(tx, location);
    const day = startWorkDay({ location, openDay, by, at });
    return isRefusal(day) ? day : { id: await insertDay(context, day) };
  });
}
