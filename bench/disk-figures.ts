import { settlePrintJob } from "@comanda/contract/print-job";

import type { Evening, SavedBill } from "./evening.ts";
import { atMost } from "./goal.ts";
import { printFigure, printTopic } from "./print-figures.ts";
import { replyOf, type Till } from "./till.ts";
import { readDatabase, type Venue } from "./venue.ts";

/**
 * The disk that a bill takes: the pages of the database in use, before and after a few hundred of them. Replies are
 * removed after 30 days.
 */
export async function benchDisk(
  { folder }: Venue,
  { evening, bills }: { readonly evening: Evening; readonly bills: number },
): Promise<void> {
  printTopic("Disk for a bill of five lines, paid in cash");
  const [till] = evening.tills;
  if (till === undefined) return;
  const sellWith = async (sell: (saved: SavedBill) => Promise<void>): Promise<Bytes> => {
    const before = bytesByTable(folder);
    for (let count = 0; count < bills; count += 1) await sell(await evening.saveBill(till));
    return bytesForEach(bills, before, bytesByTable(folder));
  };
  const sellWithoutPapers = async (saved: SavedBill) => void (await evening.payBill(till, saved));
  // The first bill of an evening brings pages of its own.
  await sellWith(sellWithoutPapers);
  printBytes("without papers", await sellWith(sellWithoutPapers));
  const printed = await sellWith(async (saved) => {
    await evening.printPapers(till, saved);
    await evening.payBill(till, saved);
  });
  printBytes("with two tickets and the printed bill", printed, 5);
  const reported = await sellWith(async (saved) => {
    const papers = [
      ...(await evening.printPapers(till, saved)),
      ...(await evening.payBill(till, saved)).jobs,
    ];
    // A paper without a printer is no job.
    for (const paper of papers) if (paper.id !== 0) await reportAsPrinted(till, paper);
  });
  printBytes("the same, each paper reported as printed", reported);
  for (const [table, bytes] of largestOf(reported)) {
    printFigure({ name: `of it ${table}`, result: `${bytes.toFixed(0)} bytes` });
  }
}

async function reportAsPrinted(till: Till, { id }: { readonly id: number }): Promise<void> {
  const body = { attempt: 1, state: "sent" } as const;
  replyOf(settlePrintJob, await till.ask(settlePrintJob, { params: { id }, body }));
}

/** The bytes of each table, with those of its indexes. */
type Bytes = ReadonlyMap<string, number>;

function bytesByTable(folder: string): Bytes {
  const database = readDatabase(folder);
  try {
    const rows = database
      .prepare(
        `select coalesce(tbl_name, stat.name) as "table", sum(pgsize) as bytes
         from dbstat as stat left join sqlite_schema as part on part.name = stat.name
         where stat.aggregate = true group by 1`,
      )
      .all();
    return new Map(rows.map(({ table, bytes }) => [String(table), Number(bytes)]));
  } finally {
    database.close();
  }
}

function bytesForEach(bills: number, before: Bytes, after: Bytes): Bytes {
  return new Map(
    [...after].map(([table, bytes]) => [table, (bytes - (before.get(table) ?? 0)) / bills]),
  );
}

const replies = "written_reply";

function printBytes(name: string, bytes: Bytes, maxKilobytes?: number): void {
  const whole = [...bytes.values()].reduce((sum, each) => sum + each, 0);
  const later = whole - (bytes.get(replies) ?? 0);
  const result = `${inKilobytes(whole)}, after 30 days ${inKilobytes(later)}`;
  const goals = maxKilobytes === undefined ? [] : [atMost(whole / 1000, [maxKilobytes, "kB"])];
  printFigure({ name, result, goals });
}

function largestOf(bytes: Bytes): readonly (readonly [string, number])[] {
  return [...bytes].filter(([, each]) => each >= 20).toSorted(([, one], [, other]) => other - one);
}

function inKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
