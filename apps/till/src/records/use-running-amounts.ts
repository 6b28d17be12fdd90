import type { Bill } from "@comanda/domain/bill/bill";
import { instant } from "@comanda/domain/time/instant";
import { useEffect, useMemo, useState } from "react";

import { serverNow } from "#api/clock.ts";

import type { Reference } from "./reference.ts";
import {
  computeAmounts,
  hasSameAmounts,
  findRunningBills,
  type RunningAmounts,
} from "./running-amounts.ts";
import { useRecords } from "./use-records.ts";
import { zoneOfVenue } from "./zone-of-venue.ts";

const tickMs = 1000;
const noAmounts: RunningAmounts = new Map();

/** The current amounts of bills with running timers. Rerenders when an amount changes. */
export function useRunningAmounts(reference: Reference): RunningAmounts {
  const bill = useRecords((records) => records.bill);
  const billItem = useRecords((records) => records.billItem);
  const bills = useMemo(() => findRunningBills({ bill, billItem }), [bill, billItem]);
  const [amounts, setAmounts] = useState(() => currentAmounts(bills, reference));
  useEffect(() => {
    if (bills.length === 0) return undefined;
    const tick = () =>
      setAmounts((before) => {
        const now = currentAmounts(bills, reference);
        return hasSameAmounts(before, now) ? before : now;
      });
    tick();
    const timer = setInterval(tick, tickMs);
    return () => clearInterval(timer);
  }, [bills, reference]);
  return bills.length === 0 ? noAmounts : amounts;
}

function currentAmounts(bills: readonly Bill[], reference: Reference): RunningAmounts {
  const zone = zoneOfVenue();
  if (zone === null) return noAmounts;
  return computeAmounts(bills, { now: instant(Math.round(serverNow())), zone }, reference);
}
