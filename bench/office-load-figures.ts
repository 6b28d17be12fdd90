import { findBills } from "@comanda/contract/find-bills";
import type { Call } from "@comanda/contract/call";
import { calls } from "@comanda/contract/calls";
import { readOwnerReport } from "@comanda/contract/owner-report";
import { ownerReportKinds } from "@comanda/domain/owner-report/report-columns";

import type { Evening } from "./evening.ts";
import { atMost, named } from "./goal.ts";
import { timingOf, type Timing } from "./measure.ts";
import { timingText, printFigure, printTopic } from "./print-figures.ts";
import { timedSave } from "./save-figures.ts";
import { signedTill, type Till } from "./till.ts";
import type { Venue } from "./venue.ts";

/** The slowest save in a hundred, beside an office that asks for everything, as a multiple of a quiet office's. */
const maxSlowdown = 1.5;

/** Quiet and busy phases take turns, because the machine may be busier from one minute to the next. */
const phases = 6;

/** What a save takes while one user of the office loads every report, list and export in a loop. */
export async function benchOfficeLoad(
  { origin }: Venue,
  evening: Evening,
  rounds: number,
): Promise<void> {
  printTopic("Saving while the office loads every report, list and export in a loop");
  const [till] = evening.tills;
  if (till === undefined) return;
  const admin = await signedTill(origin, { username: "admin" });
  const quiet: number[] = [];
  const busy: number[] = [];
  let loads = 0;
  for (let phase = 0; phase < phases; phase += 1) {
    await saveFor(quiet, { evening, till, rounds: Math.ceil(rounds / phases) });
    const closing = new AbortController();
    const loading = loadUntil(admin, closing.signal);
    await saveFor(busy, { evening, till, rounds: Math.ceil(rounds / phases) });
    closing.abort();
    loads += await loading;
  }
  admin.leave();
  printPhases(timingOf(quiet), timingOf(busy), loads);
}

function printPhases(quiet: Timing, busy: Timing, loads: number): void {
  printFigure({ name: "quiet office (baseline)", result: timingText(quiet) });
  printFigure({
    name: `busy office, ${loads} replies`,
    result: timingText(busy),
    ratio: `p99 ${(busy.p99 / quiet.p99).toFixed(2)} of its baseline`,
    goals: [named("p99", atMost(busy.p99 / quiet.p99, [maxSlowdown, "times"]))],
  });
}

type Saving = { readonly evening: Evening; readonly till: Till; readonly rounds: number };

async function saveFor(durations: number[], { evening, till, rounds }: Saving): Promise<void> {
  for (let count = 0; count < rounds; count += 1) {
    durations.push((await timedSave(till, evening)).save);
  }
}

/** The lists and exports of the office, which need nothing but the user's rights. */
const all: readonly Call[] = calls;
const lists = all.filter(
  ({ method, path, query, params }) =>
    method === "GET" && path.startsWith("/office/") && query === undefined && params === undefined,
);

/** Returns how many replies came. */
async function loadUntil(admin: Till, closing: AbortSignal): Promise<number> {
  const query = { from: dateBefore(365), to: dateBefore(0) };
  const loads = [
    ...ownerReportKinds.map(
      (kind) => async () => admin.ask(readOwnerReport, { params: { kind }, query }),
    ),
    ...lists.map((call) => async () => admin.ask(call)),
    async () => admin.ask(findBills, { query: { text: "1" } }),
  ];
  let count = 0;
  for (; !closing.aborted; count += 1) {
    const { status } = (await loads[count % loads.length]?.()) ?? { status: 0 };
    if (status !== 200) throw new Error(`The office was refused: ${status}`);
  }
  return count;
}

function dateBefore(days: number): string {
  return new Date(Date.now() - days * 24 * 3_600_000).toISOString().slice(0, 10);
}
