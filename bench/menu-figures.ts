import { readHealth } from "@comanda/contract/health";
import { listMenu } from "@comanda/contract/menu";

import { atMost, withinMs } from "./goal.ts";
import { measureInTurns } from "./measure.ts";
import { timingText, printFigure, printTopic, ratioText } from "./print-figures.ts";
import { callUnsigned, signedTill } from "./till.ts";
import type { Venue } from "./venue.ts";

/** A till's first menu call: the full menu, or the reply that it has not changed. */
export async function benchMenu(
  { origin }: Pick<Venue, "origin">,
  { articles, rounds }: { readonly articles: number; readonly rounds: number },
): Promise<void> {
  printTopic(`Menu of ${articles} articles`);
  const till = await signedTill(origin, { username: "waiter" });
  const first = await till.ask(listMenu, { headers: { "accept-encoding": "gzip" } });
  const tag = first.headers.etag ?? "";
  const whole = () => till.ask(listMenu, { headers: { "accept-encoding": "gzip" } });
  const unchanged = () => till.ask(listMenu, { headers: { "if-none-match": tag } });
  const cheapest = () => callUnsigned(origin, readHealth);
  const works = [cheapest, whole, unchanged];
  const [baseline, full, same] = await measureInTurns(works, { warmUps: 5, times: rounds });
  till.leave();
  if (baseline === undefined || full === undefined || same === undefined) return;
  printFigure({ name: "health, the cheapest call (baseline)", result: timingText(baseline) });
  printFigure({
    name: "whole menu",
    result: timingText(full),
    ratio: ratioText(full.p50, baseline.p50),
    goals: withinMs(full, articles <= 1000 ? { p50: 10 } : {}),
  });
  printFigure({
    name: "menu that is still the same (304)",
    result: timingText(same),
    ratio: ratioText(same.p50, baseline.p50),
  });
  printFigure({
    name: "bytes, compressed",
    result: `${(first.body.length / 1000).toFixed(1)} kB`,
    goals: articles <= 1000 ? [atMost(first.body.length / 1000, [60, "kB"])] : [],
  });
}
