import { refuse, type Refusal } from "../refusal.ts";
import { currentLines, findLine, type Bill } from "./bill.ts";

/**
 * While an order is on its way to the server, its lines and header stay as they were sent: a change would be lost, or
 * the kitchen would not see it. New lines may be added.
 */
export function requireSentLinesKept(sent: Bill, changed: Bill): Refusal | null {
  const isKept =
    isSame(headerOf(sent), headerOf(changed)) &&
    currentLines(sent).every((line) => {
      const now = findLine(changed, line.key);
      return now !== null && (now.isSaved || isSame(now, line));
    });
  return isKept ? null : refuse("order-being-sent");
}

function headerOf({ place, cover, servingWay, staff, customer }: Bill) {
  return { place, cover, servingWay, staff, customer };
}

/** Rules copy lines that they leave as they are. */
function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
