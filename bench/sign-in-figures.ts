import { voidBill } from "@comanda/contract/end-bill";

import { atMost, named, withinMs } from "./goal.ts";
import { measureInTurns, stopwatch, timingOf } from "./measure.ts";
import { timingText, ms, printFigure, printTopic } from "./print-figures.ts";
import { callUnsigned, signedTill } from "./till.ts";

/** The cost of the signature and the session: a call refused after checking them, against one refused before. */
export async function benchSignature(origin: string, rounds: number): Promise<void> {
  printTopic("Checking who asks");
  const till = await signedTill(origin, { username: "waiter" });
  // A waiter may not void a bill, and is refused before anything is read.
  const body = { statusNote: "" };
  const refused = () => till.ask(voidBill, { params: { id: 1 }, body });
  const unsigned = () => callUnsigned(origin, { ...voidBill, path: "/bill/void/1" }, body);
  const works = [unsigned, refused];
  const [before, after] = await measureInTurns(works, { warmUps: 100, times: rounds });
  till.leave();
  if (before === undefined || after === undefined) return;
  const difference = { p50: after.p50 - before.p50, p99: after.p99 - before.p99 };
  printFigure({ name: "refused, because nobody signed it (baseline)", result: timingText(before) });
  printFigure({ name: "refused, once it is known who signed it", result: timingText(after) });
  printFigure({
    name: "the difference, with the signing by the till",
    result: `p50 ${ms(difference.p50)}, p99 ${ms(difference.p99)}`,
    ratio: `${(after.p50 / before.p50).toFixed(2)} of its baseline`,
    goals: [
      named("p50", atMost(difference.p50 * 1000, [60, "µs"])),
      named("p99", atMost(difference.p99 * 1000, [200, "µs"])),
    ],
  });
}

/** Signing in, with as many at once as the server hashes concurrently. */
export async function benchSignIn(origin: string, rounds: number): Promise<void> {
  printTopic("Signing in, four at once");
  const durations: number[] = [];
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (let count = 0; count < rounds; count += 1) {
        durations.push(
          await stopwatch(async () => (await signedTill(origin, { username: "waiter" })).leave()),
        );
      }
    }),
  );
  const timing = timingOf(durations);
  printFigure({
    name: "password to session",
    result: `p50 ${timing.p50.toFixed(0)} ms, p95 ${timing.p95.toFixed(0)} ms`,
    goals: withinMs(timing, { p95: 150 }),
  });
}
