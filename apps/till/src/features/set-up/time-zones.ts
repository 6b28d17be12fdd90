import { isTimeZone } from "@comanda/domain/time/local-time";

/** The device's time zone, if it is known. */
export function ownTimeZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : "Asia/Bangkok";
}

/** Those of the browser, which leaves out UTC even where the device's clock is UTC. */
export function timeZones(): readonly string[] {
  const known = Intl.supportedValuesOf("timeZone");
  const own = ownTimeZone();
  return known.includes(own) ? known : [...known, own];
}
