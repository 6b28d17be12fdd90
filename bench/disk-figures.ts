import type { Evening, SavedBill } from "./evening.ts";
import { printFigure, printTopic } from "./print-figures.ts";
import { readDatabase, type Venue } from "./venue.ts";

/** The disk that a bill takes for good: the pages of the database in use, before and after a few hundred of them. */
export async function benchDisk(
  { folder }: Venue,
  { evening, bills }: { readonly evening: Evening; readonly bills: number },
): Promise<void> {
  printTopic("Disk for a bill of five lines, paid in cash");
  const [till] = evening.tills;
  if (till === undefined) return;
  const sellWith = async (print: (saved: SavedBill) => Promise<void>): Promise<number> => {
    const before = usedBytes(folder);
    for (let count = 0; count < bills; count += 1) {
      const saved = await evening.saveBill(till);
      await print(saved);
      await evening.payBill(till, saved);
    }
    return (usedBytes(folder) - before) / bills;
  };
  // The first bill of an evening brings pages of its own.
  await sellWith(async () => {});
  const bare = await sellWith(async () => {});
  printFigure({ name: "without papers", result: inKilobytes(bare) });
  const printed = await sellWith((saved) => evening.printPapers(till, saved));
  printFigure({
    name: "with a ticket and the printed bill",
    result: inKilobytes(printed),
    target: "<= 5 kB",
  });
}

function usedBytes(folder: string): number {
  const database = readDatabase(folder);
  try {
    const [{ bytes } = { bytes: 0 }] = database
      .prepare(
        `select (page_count - freelist_count) * page_size as bytes
         from pragma_page_count(), pragma_freelist_count(), pragma_page_size()`,
      )
      .all();
    return Number(bytes);
  } finally {
    database.close();
  }
}

function inKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
