import { payTypesAt } from "@comanda/domain/payment/dated-rate";
import { instant, msPerMinute } from "@comanda/domain/time/instant";

import { serverNow } from "#api/clock.ts";

import { recordStore } from "./record-store.ts";
import { zoneOfVenue } from "./zone-of-venue.ts";

/**
 * Keeps the charges at the rates of this minute, so that a rate with a date begins without a reload and without the
 * server. Never stopped: without dated rates no timer runs.
 */
export function followRates(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const refresh = () => {
    clearTimeout(timer);
    const { reference } = recordStore.getState();
    if (reference === null) return;
    const { payTypes } = reference;
    if (payTypes.every(({ datedRates }) => datedRates.length === 0)) return;
    timer = setTimeout(refresh, msPerMinute - (serverNow() % msPerMinute));
    const zone = zoneOfVenue();
    if (zone === null) return;
    const now = payTypesAt(payTypes, { at: instant(Math.floor(serverNow())), timeZone: zone });
    if (now !== payTypes) recordStore.setState({ reference: { ...reference, payTypes: now } });
  };
  recordStore.subscribe((now, before) => {
    if (now.reference?.payTypes !== before.reference?.payTypes) refresh();
  });
  refresh();
}
