import type { Place } from "./bill.ts";
import { placeMaximumLength } from "./place.ts";

/** A counter starts again at 1 every day, so five digits suffice; after the last, it starts again, too. */
const highestNumber = 99_999;

/** The place of the next order at a counter: its name and the number after the highest known one, such as 'Bar 17'. */
export function nextCounterPlace(counter: string, places: readonly (Place | null)[]): Place {
  const highest = places.reduce(
    (top, place) => Math.max(top, counterNumber(counter, place) ?? 0),
    0,
  );
  return numberedPlace(counter, highest + 1);
}

export function isCounterPlace(counter: string, place: Place | null): boolean {
  return counterNumber(counter, place) !== null;
}

/** The place with the next number, if the place is one of this counter; null for any other table or room. */
export function placeAfter(counter: string, place: Place): Place | null {
  const number = counterNumber(counter, place);
  return number === null ? null : numberedPlace(counter, number + 1);
}

function numberedPlace(counter: string, number: number): Place {
  return { kind: "table", name: `${shortName(counter)} ${number > highestNumber ? 1 : number}` };
}

/** The number of a place at this counter; null for any other table or room. */
function counterNumber(counter: string, place: Place | null): number | null {
  const start = `${shortName(counter)} `;
  if (place?.kind !== "table" || !place.name.startsWith(start)) return null;
  const digits = place.name.slice(start.length);
  return /^[1-9]\d{0,4}$/.test(digits) ? Number(digits) : null;
}

/** As much of the name as leaves room for the number; a cut must not leave half a character. */
function shortName(counter: string): string {
  const room = placeMaximumLength - ` ${highestNumber}`.length;
  return counter
    .slice(0, room)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trim();
}
