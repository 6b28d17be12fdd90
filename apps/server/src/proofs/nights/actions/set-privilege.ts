import { setPrivilege } from "@comanda/contract/privilege";
import type { PrivilegedGuest } from "@comanda/domain/bill/privilege";
import { id } from "@comanda/domain/id";
import { grantPrivilege } from "@comanda/domain/payment/grant-privilege";
import { isRefusal, refuse } from "@comanda/domain/refusal";
import { privilegeRateAt } from "@comanda/domain/venue/find-privilege";
import fc from "fast-check";

import { anyBill, anyTill, actionOf } from "../action.ts";
import { withBill } from "../model.ts";

const anyHolder = fc.record<PrivilegedGuest>({
  kind: fc.constantFrom("senior", "disability"),
  name: fc.constantFrom("Rosario de la Cruz", "José", " Lolo ", ""),
  idNumber: fc.constantFrom("QC-1", "QC-2", "PWD 77", " 9 "),
});

const granting = fc.record({
  till: anyTill,
  bill: anyBill,
  guests: fc.constantFrom(1, 2, 3, 5, 0),
  holders: fc.array(anyHolder, { maxLength: 3 }),
});

/** Seniors and persons with disability at a bill, none of them any longer, or more of them than guests. */
export const grantAtBill = actionOf(
  "set privilege",
  granting,
  (night, { till, bill, guests, holders }) => {
    const known = night.openBillAt(bill);
    if (known === null) return null;
    const billId = known.bill.id ?? id<"bill">(1);
    const { station } = night.till(till);
    return {
      till,
      call: setPrivilege,
      input: { params: { id: billId }, body: { guests, holders } },
      verdict: (model, at) => {
        const now = model.bills.get(billId);
        if (!model.shifts.has(station)) return refuse("start-shift");
        if (now === undefined) return refuse("bill-not-found");
        const { payTypes, currency, pricing } = night.facts;
        const rate = privilegeRateAt(pricing.timeZone);
        const granted = grantPrivilege(now.bill, { guests, holders }, { rate, payTypes, currency });
        if (isRefusal(granted)) return granted;
        const saved = withBill(model, night.facts, { id: billId, bill: granted, at, station });
        return {
          reply: { id: billId, amount: saved.bills.get(billId)?.amount },
          after: () => saved,
        };
      },
    };
  },
);
