import { payTypesAt } from "@comanda/domain/payment/dated-rate";
import { instant, msPerMinute } from "@comanda/domain/time/instant";
import { timeZone } from "@comanda/domain/time/local-time";

import { serverNow } from "#api/clock.ts";
import { sessionState } from "#api/session.ts";

import { recordStore } from "./record-store.ts";

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

function zoneOfVenue() {
  const now = sessionState();
  if (now.state === "signed-out") return null;
  const { locations, user } = now.session;
  const here = locations.find(({ id }) => id === user.location);
  return here === undefined ? null : timeZone(here.timeZone);
}
