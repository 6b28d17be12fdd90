import { calls } from "@comanda/contract/calls";
import type { Call } from "@comanda/contract/call";
import { readOwnerReport } from "@comanda/contract/owner-report";
import { ownerReportKinds } from "@comanda/domain/owner-report/report-columns";

import { measure, measureInTurns } from "./measure.ts";
import { timingText, printFigure, printTopic, ratioText } from "./print-figures.ts";
import { signedTill } from "./till.ts";
import { readDatabase, type Venue } from "./venue.ts";

/** The figures of the last thirty days of the year. */
export async function benchMonth({ origin, folder }: Venue, rounds: number): Promise<void> {
  printTopic("A month of the year");
  const database = readDatabase(folder);
  const query = database.prepare(`
    select status, count(*) as bills, sum(amount) as amount from bill
    where location = 1 and shift in (
      select id from shift where location = 1 and started_at between ? and ?)
    group by status`);
  const to = Date.now();
  const from = to - 30 * 24 * 3_600_000;
  const floor = async () => query.all(from, to);
  const call: Call | undefined = calls.find(({ path }) => path.endsWith("/month-report"));
  if (call === undefined) {
    const raw = await measure(floor, { warmUps: 2, times: rounds });
    printFigure({ name: "counted by SQLite alone", result: timingText(raw) });
    printFigure({
      name: "month report",
      result: "there is no such call yet",
      target: "p95 <= 100 ms",
    });
  } else {
    const till = await signedTill(origin, { username: "admin" });
    const body = { startTime: dateOf(from), endTime: dateOf(to), force: true };
    const report = async () => {
      const { status } = await till.ask(call, { body });
      if (status !== 200) throw new Error(`The month report was refused: ${status}`);
    };
    const [raw, asked] = await measureInTurns([floor, report], { warmUps: 2, times: rounds });
    till.leave();
    if (raw === undefined || asked === undefined) return;
    printFigure({ name: "counted by SQLite alone (baseline)", result: timingText(raw) });
    const ratio = ratioText(asked.p50, raw.p50);
    const target = "p95 <= 100 ms";
    printFigure({ name: "month report", result: timingText(asked), ratio, target });
  }
  database.close();
  await benchOwnerReports(origin, { from: dateOf(from), to: dateOf(to) }, rounds);
}

/** Every owner report for a month; tills still get replies in between. */
async function benchOwnerReports(
  origin: string,
  query: { readonly from: string; readonly to: string },
  rounds: number,
): Promise<void> {
  const till = await signedTill(origin, { username: "admin" });
  for (const kind of ownerReportKinds) {
    const asked = await measure(
      async () => {
        const { status } = await till.ask(readOwnerReport, { params: { kind }, query });
        if (status !== 200) throw new Error(`The report was refused: ${status}`);
      },
      { warmUps: 1, times: rounds },
    );
    printFigure({ name: `month by ${kind}`, result: timingText(asked), target: "p50 <= 250 ms" });
  }
  till.leave();
}

function dateOf(epochMs: number): string {
  return new Date(epochMs).toISOString().slice(0, 10);
}
