import type { LocationId } from "@comanda/domain/id";

import { atOneMoment } from "#database/at-one-moment.ts";
import type { Database } from "#database/database.ts";
import { firstHash } from "#journal/hash-entry.ts";
import { verifyJournal, type Verdict } from "#journal/verify-journal.ts";

import { compareTables } from "./compare-tables.ts";
import { findFiledMarks, pdfFaults, type WrittenMark } from "./filed-store.ts";
import { findPlaces } from "./base-store.ts";
import type { PastFault } from "./past-fault.ts";
import { replayJournal } from "./replay-journal.ts";
import { openScratch, type Scratch } from "./scratch-store.ts";

/** What a location's past looks like. */
export type PastVerdict = {
  readonly location: LocationId;
  readonly name: string;
  readonly chain: Verdict;
  /** The first of them; where the chain is broken, the tables cannot be compared with it. */
  readonly faults: readonly PastFault[];
  readonly faultCount: number;
  readonly marks: number;
  readonly reportsWithoutMark: number;
  /** Rows from before the journal that it only counts, or, in a venue that no start has counted yet, does not know. */
  readonly unknownRows: number;
};

export type PastOptions = {
  /** Marks that somebody has read off a report. */
  readonly marks?: readonly (WrittenMark & { readonly location: LocationId })[];
  /** Tables that were empty when the journal began, where the journal itself does not say so. */
  readonly startsEmpty?: readonly string[];
  /** So many faults are named; the others are counted. */
  readonly mostFaults?: number;
};

/** Whether anybody has changed the past, at all locations, as everything was at one moment. */
export async function checkPast(
  database: Database,
  options: PastOptions = {},
): Promise<readonly PastVerdict[]> {
  return atOneMoment(database, async (moment) => {
    const verdicts: PastVerdict[] = [];
    for (const { id, name } of await findPlaces(moment)) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that the room for one is enough
      verdicts.push({ name, ...(await checkLocation(moment, id, options)) });
    }
    return verdicts;
  });
}

export function isUnchanged({ chain, faultCount }: PastVerdict): boolean {
  return chain.isSound && faultCount === 0;
}

export async function checkLocation(
  database: Database,
  location: LocationId,
  options: PastOptions = {},
): Promise<Omit<PastVerdict, "name">> {
  const scratch = openScratch();
  try {
    return await checkWith(scratch, { database, location, options });
  } finally {
    scratch.close();
  }
}

type Request = {
  readonly database: Database;
  readonly location: LocationId;
  readonly options: PastOptions;
};

async function checkWith(
  scratch: Scratch,
  { database, location, options }: Request,
): Promise<Omit<PastVerdict, "name">> {
  const found = collectFaults(options.mostFaults ?? 100);
  const filed = await findFiledMarks(database, location);
  const given = (options.marks ?? []).filter((mark) => mark.location === location);
  const marks = heldMarks([...filed.marks, ...given], found.add);
  const replay = replayJournal(scratch, found.add, options.startsEmpty);
  marks.heed(0, firstHash);
  const chain = await verifyJournal(database, location, (entry) => {
    marks.heed(entry.sequence, entry.hash);
    replay.heed(entry);
  });
  const isWhole = chain.isSound || chain.reason === "head-differs";
  if (isWhole) marks.end();
  const parts = { database, location, scratch, untold: replay.untold(), onFault: found.add };
  const unknownRows = isWhole ? await compareTables(parts) : 0;
  await pdfFaults(database, location, found.add);
  return {
    location,
    chain,
    ...found.all(),
    marks: filed.marks.length + given.length,
    reportsWithoutMark: filed.without,
    unknownRows,
  };
}

function collectFaults(most: number) {
  const faults: PastFault[] = [];
  let faultCount = 0;
  return {
    add: (fault: PastFault): void => {
      faultCount += 1;
      if (faultCount <= most) faults.push(fault);
    },
    all: () => ({ faults, faultCount }),
  };
}

/** Holds the rows of the journal against the marks that were written down of them. */
function heldMarks(all: readonly WrittenMark[], onFault: (fault: PastFault) => void) {
  const waiting = Map.groupBy(all, ({ sequence }) => sequence);
  const tell = ({ where, sequence, hash: told }: WrittenMark, kept: string | null): void =>
    onFault({ kind: "head-differs", where, sequence, told, kept });
  return {
    heed: (sequence: number, hash: string): void => {
      for (const mark of waiting.get(sequence) ?? []) {
        if (!hash.startsWith(mark.hash)) tell(mark, hash.slice(0, mark.hash.length));
      }
      waiting.delete(sequence);
    },
    /** What nobody came to is beyond the end. */
    end: (): void => {
      for (const mark of [...waiting.values()].flat()) tell(mark, null);
    },
  };
}
