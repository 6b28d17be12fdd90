import { isSameTimeZone, isTimeZone } from "../time/local-time.ts";
import { countries } from "./countries.ts";

/**
 * The spelling of a time zone that was typed in another letter case: Asia/Manila for asia/manila. An alias stays what it
 * is, though the platform knows Asia/Ho_Chi_Minh as Asia/Saigon; one that no country of the set-up has stays as typed.
 */
export function spellTimeZone(typed: string): string {
  if (!isTimeZone(typed)) return typed;
  const { timeZone } = new Intl.DateTimeFormat("en-GB", { timeZone: typed }).resolvedOptions();
  const known = [timeZone, ...countries.flatMap(({ timeZones }) => timeZones)];
  return known.find((name) => isSameTimeZone(name, typed)) ?? typed;
}
