import { eraseCustomer } from "@comanda/contract/customer-erasure";
import fc from "fast-check";

import { refuseCall } from "#call/refused-call.ts";

import { anyTill, actionOf } from "../action.ts";

/** Mostly one of the latest guests: the first ones are on most of the bills. */
const chosen = fc.record({ till: anyTill, fromLast: fc.nat(12) });

/** A manager erases a guest while service goes on, which may still order for that guest. */
export const eraseGuest = actionOf("erase customer", chosen, (night, { till, fromLast }) => {
  const guest = [...night.model().customers.keys()].at(-1 - fromLast);
  if (guest === undefined) return null;
  return {
    till,
    call: eraseCustomer,
    input: { params: { id: guest } },
    verdict: (model) => {
      if (model.erased.has(guest)) return refuseCall("record-not-found");
      const isSeated = [...model.bills.values()].some(
        ({ bill }) => bill.status === "open" && bill.customer === guest,
      );
      if (isSeated || model.seated.has(guest)) return refuseCall("still-used");
      return {
        reply: {},
        after: () => ({
          ...model,
          erased: new Set([...model.erased, guest]),
          cards: new Map([...model.cards].filter(([, holder]) => holder !== guest)),
        }),
      };
    },
  };
});
