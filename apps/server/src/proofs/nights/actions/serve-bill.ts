import { updateBill } from "@comanda/contract/bill";
import { isOpen } from "@comanda/domain/bill/bill";
import { serveBill, waitingSince } from "@comanda/domain/bill/served";
import { id } from "@comanda/domain/id";
import { isRefusal, refuse } from "@comanda/domain/refusal";
import { instant, msPerDay } from "@comanda/domain/time/instant";
import { wireDateTime } from "@comanda/domain/time/wire-date";
import fc from "fast-check";

import { anyBill, anyTill, actionOf } from "../action.ts";
import { withBill, type ModelBill } from "../model.ts";
import type { Night } from "../night.ts";
import { withSamePaper } from "../papers.ts";

const chosen = fc.record({
  till: anyTill,
  bill: anyBill,
  /** Careful staff serves a table that waits; others say so of any, or once more. */
  isCareful: fc.constantFrom(true, true, false),
  /** A till may claim that it had to keep the press, for longer than it can have. */
  isOld: fc.constantFrom(false, false, true),
});
type ChosenTable = typeof chosen extends fc.Arbitrary<infer Values> ? Values : never;

function tableToServe(night: Night, { bill, isCareful }: ChosenTable): ModelBill | null {
  const waiting = [...night.model().bills.values()].filter(
    (known) => isOpen(known.bill) && waitingSince(known.bill) !== null,
  );
  const wanted = isCareful ? waiting[bill % Math.max(1, waiting.length)] : undefined;
  return wanted ?? night.billAt(bill);
}

/** All has come that was sent to a table. Of two tills that say so, the second changes nothing. */
export const serveTable = actionOf("serve", chosen, (night, values) => {
  const known = tableToServe(night, values);
  if (known === null) return null;
  const { till, isOld } = values;
  const billId = known.bill.id ?? id<"bill">(1);
  const { station } = night.till(till);
  const pressed = instant(night.app.now() - (isOld ? 2 * msPerDay : 0));
  const body = { id: billId, version: known.bill.version, billItems: [] };
  return {
    till,
    call: updateBill,
    input: { body: { ...body, served: wireDateTime(pressed) } },
    verdict: (model, at) => {
      const now = model.bills.get(billId);
      if (!model.shifts.has(station)) return refuse("start-shift");
      if (now === undefined) return refuse("bill-not-found");
      const { bill } = now;
      const served = serveBill(bill, { at, wasStoredOffline: false });
      if (isRefusal(served)) return served;
      if (served === bill) {
        return { reply: { id: billId, version: bill.version }, after: () => model };
      }
      return {
        reply: { id: billId, version: bill.version + 1 },
        after: () => {
          const change = { id: billId, bill: served, at, station, isServed: true };
          return withSamePaper(withBill(model, night.facts, change), now, billId);
        },
      };
    },
  };
});
