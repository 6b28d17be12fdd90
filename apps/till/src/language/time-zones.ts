import { isTimeZone } from "@comanda/domain/time/local-time";

/** What browsers still call by a former name, under which nobody looks for it. */
const presentNames: ReadonlyMap<string, string> = new Map([
  ["Africa/Asmera", "Africa/Asmara"],
  ["America/Buenos_Aires", "America/Argentina/Buenos_Aires"],
  ["America/Catamarca", "America/Argentina/Catamarca"],
  ["America/Coral_Harbour", "America/Atikokan"],
  ["America/Cordoba", "America/Argentina/Cordoba"],
  ["America/Godthab", "America/Nuuk"],
  ["America/Indianapolis", "America/Indiana/Indianapolis"],
  ["America/Jujuy", "America/Argentina/Jujuy"],
  ["America/Louisville", "America/Kentucky/Louisville"],
  ["America/Mendoza", "America/Argentina/Mendoza"],
  ["Asia/Calcutta", "Asia/Kolkata"],
  ["Asia/Katmandu", "Asia/Kathmandu"],
  ["Asia/Rangoon", "Asia/Yangon"],
  ["Asia/Saigon", "Asia/Ho_Chi_Minh"],
  ["Atlantic/Faeroe", "Atlantic/Faroe"],
  ["Europe/Kiev", "Europe/Kyiv"],
  ["Pacific/Enderbury", "Pacific/Kanton"],
  ["Pacific/Ponape", "Pacific/Pohnpei"],
  ["Pacific/Truk", "Pacific/Chuuk"],
]);

/** The device's time zone, if it is known. */
export function ownTimeZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? presentName(timeZone) : "Asia/Bangkok";
}

/** Those of the browser, which leaves out UTC even where the device's clock is UTC, and one that is in use already. */
export function timeZones(inUse = ownTimeZone()): readonly string[] {
  const known = Intl.supportedValuesOf("timeZone").map(presentName).toSorted();
  return [...new Set([...known, inUse])];
}

function presentName(zone: string): string {
  const present = presentNames.get(zone);
  return present !== undefined && isTimeZone(present) ? present : zone;
}
