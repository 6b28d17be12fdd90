import { readOwnerReport } from "@comanda/contract/owner-report";
import { readMonthReport } from "@comanda/contract/report";
import { ownerReportKinds } from "@comanda/domain/owner-report/report-columns";

import { withinMs } from "./goal.ts";
import { measure, measureInTurns } from "./measure.ts";
import { timingText, printFigure, printTopic, ratioText } from "./print-figures.ts";
import { replyOf, signedTill } from "./till.ts";
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
  const till = await signedTill(origin, { username: "admin" });
  const body = { startTime: dateOf(from), endTime: dateOf(to), force: true };
  const report = async () =>
    void replyOf(readMonthReport, await till.ask(readMonthReport, { body }));
  const [raw, asked] = await measureInTurns([floor, report], { warmUps: 2, times: rounds });
  till.leave();
  if (raw === undefined || asked === undefined) return;
  printFigure({ name: "counted by SQLite alone (baseline)", result: timingText(raw) });
  const ratio = ratioText(asked.p50, raw.p50);
  const goals = withinMs(asked, { p95: 100 });
  printFigure({ name: "month report", result: timingText(asked), ratio, goals });
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
    printFigure({
      name: `month by ${kind}`,
      result: timingText(asked),
      goals: withinMs(asked, { p50: 250 }),
    });
  }
  till.leave();
}

function dateOf(epochMs: number): string {
  return new Date(epochMs).toISOString().slice(0, 10);
}
