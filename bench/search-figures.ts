import { searchCustomers } from "@comanda/contract/customer";
import { readHealth } from "@comanda/contract/health";

import { withinMs } from "./goal.ts";
import { measureInTurns } from "./measure.ts";
import { printFigure, printTopic, ratioText, timingText } from "./print-figures.ts";
import { callUnsigned, replyOf, signedTill } from "./till.ts";
import { startVenue } from "./venue.ts";

const size = { articles: 100, bills: 10, openBills: 0, stations: 3 };

/** Of 100,000 guests of the demo, 4,000 share a first name, and as many a last one. */
const searches = [
  ["one letter", "a"],
  ["how many names begin", "kanya"],
  ["a last name that thousands share", "zimmer"],
  ["a part of a last name that thousands share", "tana"],
  ["two names the other way round", "zimmer kanya"],
  ["the number of one guest", "(777)"],
  ["three digits of a phone", "812"],
  ["nothing is found", "zzqx"],
] as const;

/** From the request until the reply, over the network of this machine. */
export async function benchSearch(
  engine: string,
  settings: Readonly<Record<string, string>>,
  { guests, rounds }: { readonly guests: number; readonly rounds: number },
): Promise<void> {
  printTopic(`Searching ${guests} guests on ${engine}`);
  const venue = await startVenue({ ...size, customers: guests }, settings);
  try {
    const till = await signedTill(venue.origin, { username: "waiter" });
    const works = searches.map(([, text]) => async () => {
      replyOf(searchCustomers, await till.ask(searchCustomers, { params: { text } }));
    });
    const health = () => callUnsigned(venue.origin, readHealth);
    const often = { warmUps: 3, times: rounds };
    const [baseline, ...found] = await measureInTurns([health, ...works], often);
    till.leave();
    if (baseline === undefined) return;
    printFigure({ name: "the cheapest call (baseline)", result: timingText(baseline) });
    for (const [index, timing] of found.entries()) {
      printFigure({
        name: searches[index]?.[0] ?? "",
        result: timingText(timing),
        ratio: ratioText(timing.p50, baseline.p50),
        goals: withinMs(timing, { p50: 5 }),
      });
    }
  } finally {
    await venue.remove();
  }
}
