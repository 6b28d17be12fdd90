import { countCash, endShift, startShift } from "@comanda/contract/day";
import { id } from "@comanda/domain/id";
import { money } from "@comanda/domain/money/money";
import { refuse, type Refusal } from "@comanda/domain/refusal";
import { hasRight } from "@comanda/domain/staff/permission";
import fc from "fast-check";

import { drawerOf } from "../../../testing/test-money.ts";
import { anyTill, actionOf } from "../action.ts";
import { standingCounts } from "../cash-in-drawer.ts";
import type { Model, ModelShift } from "../model.ts";
import type { Night } from "../night.ts";
import type { NightTill } from "../open-venue.ts";
import { withPapers } from "../papers.ts";

const total = fc.constantFrom(0, 0, 20_00, 1500_25);

export const countDrawer = actionOf(
  "count drawer",
  fc.record({ till: anyTill, total }),
  (night, values) => {
    const till = night.till(values.till);
    return {
      till: values.till,
      call: countCash,
      input: { body: { ...drawerOf(values.total), ...countForeign(night, values.total) } },
      verdict: (model, at) => {
        const shift = shiftToEnd(model, till);
        if ("refusal" in shift) return shift;
        const by = till.signedIn.user.id;
        const standing = standingCounts(model, night.facts, shift, at);
        if (standing.filter((count) => count.by === by).length === 2) {
          return refuse("drawer-counted-twice");
        }
        const shifts = new Map(model.shifts).set(till.station, {
          ...shift,
          counted: values.total,
          counts: [...shift.counts, { by, at }],
        });
        return { reply: {}, after: () => ({ ...model, shifts }) };
      },
    };
  },
);

/** Some count dollars, and some only the currency of the venue. */
function countForeign({ facts }: Night, counted: number) {
  if (counted % 2 !== 0) return {};
  const amount = money(counted);
  return { foreign: facts.foreign.map(({ id: currency }) => ({ currency, amount })) };
}

export const endOpenShift = actionOf(
  "end shift",
  fc.record({ till: anyTill, isAsCounted: fc.constantFrom(true, true, true, false) }),
  (night, values) => {
    const till = night.till(values.till);
    const counted = night.model().shifts.get(till.station)?.counted ?? 0;
    const endDrawerCash = values.isAsCounted ? counted : counted + 1;
    return {
      till: values.till,
      call: endShift,
      input: { body: { endDrawerCash, message: "", fileName: "" } },
      verdict: (model, at) => {
        const shift = shiftToEnd(model, till);
        if ("refusal" in shift) return shift;
        if (shift.counted !== endDrawerCash) return refuse("count-invalid");
        const shifts = new Map(model.shifts);
        shifts.delete(till.station);
        return {
          reply: { id: shift.id },
          after: (_given, reply) =>
            withPapers({ ...model, shifts }, reply, { station: till.station, at }),
        };
      },
    };
  },
);

export const startNextShift = actionOf(
  "start shift",
  fc.record({ till: anyTill, total }),
  (night, values) => {
    const { station, signedIn } = night.till(values.till);
    return {
      till: values.till,
      call: startShift,
      input: { body: { startDrawerCash: values.total, ...drawerOf(values.total) } },
      verdict: (model) => {
        const { workDay } = model;
        if (workDay === null) return refuse("start-day");
        if (model.shifts.has(station)) return refuse("shift-already-open");
        const staff = signedIn.user.id;
        return {
          reply: {},
          after: (given) => {
            const drawer = { counted: null, counts: [], cashMovedAt: null };
            const shift = { id: id<"shift">(given), workDay, staff, ...drawer };
            return { ...model, shifts: new Map(model.shifts).set(station, shift) };
          },
        };
      },
    };
  },
);

/** Only the cashier who started a shift may end it, or a user with all permissions. */
export function shiftToEnd(model: Model, { station, signedIn }: NightTill): ModelShift | Refusal {
  const shift = model.shifts.get(station);
  if (shift === undefined) return refuse("shift-not-open");
  const { id: staff, permissions } = signedIn.user;
  return shift.staff === staff || hasRight(permissions, "end_any_shift")
    ? shift
    : refuse("permission-denied");
}
