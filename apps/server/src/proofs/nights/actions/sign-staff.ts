import { setStaffStation } from "@comanda/contract/staff";
import { id } from "@comanda/domain/id";
import { isRefusal } from "@comanda/domain/refusal";
import { signStaffIn, signStaffOut } from "@comanda/domain/staff/sign-staff";
import fc from "fast-check";

import { refuseCall } from "#call/refused-call.ts";

import { anyTill, actionOf } from "../action.ts";

const chosen = fc.record({
  till: anyTill,
  /** The last of the forty numbers is no member of staff. */
  who: fc.uniqueArray(fc.nat(39), { minLength: 1, maxLength: 4 }),
  /** Null signs them out; the last is no station. */
  where: fc.constantFrom(0, 0, 1, 2, 3, null, null, 9),
});

/** Signs staff in at a station or out of it, all of the selected or none; absent staff get no orders. */
export const signStaff = actionOf("sign staff", chosen, (night, { till, who, where }) => {
  const { staff } = night.model();
  const { location, places } = night.facts;
  const ids = who.map((one) => (one === 39 ? undefined : staff[one % staff.length]?.id));
  const userIds = [...new Set(ids.map((known) => known ?? id<"staff">(999_999)))];
  const nowhere = id<"station">(999_999);
  const station = where === null ? null : (places[where]?.id ?? nowhere);
  const cashier = night.till(till).signedIn.user.id;
  return {
    till,
    call: setStaffStation,
    input: { body: { userIds, station } },
    verdict: (model, at) => {
      const wanted = new Set(userIds);
      const touched = model.staff.filter((one) => wanted.has(one.id));
      if (touched.length < userIds.length) return refuseCall("record-not-found");
      const user = model.staff.find((one) => one.id === cashier);
      const place = places.find((each) => each.id === station);
      if (user === undefined) throw new Error("Nobody is at the till");
      if (station !== null && place === undefined) return refuseCall("record-not-found");
      const signed =
        place === undefined
          ? signStaffOut(user, touched, location)
          : signStaffIn(user, touched, place);
      if (isRefusal(signed)) return signed;
      const placeOf = new Map(signed.map((one) => [one.id, one]));
      const after = model.staff.map((one) => placeOf.get(one.id) ?? one);
      const moves = new Map(model.moves);
      for (const one of touched) {
        const { location: from } = one;
        if (placeOf.get(one.id)?.location === from) continue;
        moves.set(one.id, [...(moves.get(one.id) ?? []), { at, from }]);
      }
      return { reply: {}, after: () => ({ ...model, staff: after, moves }) };
    },
  };
});
