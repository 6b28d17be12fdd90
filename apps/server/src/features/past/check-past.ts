import type { LocationId } from "@comanda/domain/id";

import { readSnapshot } from "#database/read-snapshot.ts";
import type { Database } from "#database/database.ts";
import { firstHash } from "#journal/hash-entry.ts";
import { openPersonalFields } from "#journal/open-personal-fields.ts";
import { findRewrites, type JournalledRewrite } from "#journal/find-rewrites.ts";
import {
  findBrokenFormerHash,
  findFormerHash,
  findStrayFormerHash,
} from "#journal/rewrite-store.ts";
import { verifyJournal, type Verdict } from "#journal/verify-journal.ts";

import { compareTables } from "./compare-tables.ts";
import { findFiledPositions, checkPdfs, type RecordedPosition } from "./filed-store.ts";
import { findLocationNames } from "./base-store.ts";
import { checkLogoContents } from "./logo-content-store.ts";
import { checkPictures } from "./picture-content-store.ts";
import type { PastFault } from "./past-fault.ts";
import { replayJournal } from "./replay-journal.ts";
import { openScratch, type Scratch } from "./scratch-store.ts";

/** The result of checking a location's past. */
export type PastVerdict = {
  readonly location: LocationId;
  readonly name: string;
  readonly chain: Verdict;
  /** The first ones; if the chain is broken, the tables cannot be compared with it. */
  readonly faults: readonly PastFault[];
  readonly faultCount: number;
  /** By upgrades of the server; a mark from before is compared with the hashes of that time. */
  readonly rewrites: readonly JournalledRewrite[];
  readonly marks: number;
  readonly reportsWithoutMark: number;
  /** Rows from before the journal that it only counts, or does not know if no start has counted them yet. */
  readonly unknownRows: number;
};

export type PastOptions = {
  /** Hash prefixes that someone copied from a report. */
  readonly marks?: readonly (RecordedPosition & { readonly location: LocationId })[];
  /** Tables that were empty when the journal began, if the journal itself does not record that. */
  readonly startsEmpty?: readonly string[];
};

/** Checks whether the past was changed, for all locations at one moment. */
export async function checkPast(
  database: Database,
  options: PastOptions = {},
): Promise<readonly PastVerdict[]> {
  return readSnapshot(database, async (moment) => {
    const verdicts: PastVerdict[] = [];
    for (const { id, name } of await findLocationNames(moment)) {
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

type CheckRequest = {
  readonly database: Database;
  readonly location: LocationId;
  readonly options: PastOptions;
};

async function checkWith(
  scratch: Scratch,
  { database, location, options }: CheckRequest,
): Promise<Omit<PastVerdict, "name">> {
  const found = collectFaults();
  const filed = await findFiledPositions(database, location);
  const given = (options.marks ?? []).filter((mark) => mark.location === location);
  const marks = comparePositions([...filed.positions, ...given]);
  const replay = replayJournal(scratch, found.add, options.startsEmpty);
  marks.heed(0, firstHash);
  const chain = await verifyJournal(database, location, async (entries) => {
    const opened = await openPersonalFields(database, location, entries);
    for (const [index, entry] of entries.entries()) {
      marks.heed(entry.sequence, entry.hash);
      replay.addEntry(entry, opened[index] ?? []);
    }
  });
  const isWhole = chain.isSound || chain.reason === "head-differs";
  const rewrites = await checkRewrites(database, location, found.add);
  await compareFormerHashes(database, location, {
    marks: marks.differing(isWhole),
    rewrites,
    onFault: found.add,
  });
  const parts = {
    database,
    location,
    scratch,
    unjournalled: replay.unjournalled(),
    onFault: found.add,
  };
  const unknownRows = isWhole ? await compareTables(parts) : 0;
  await checkPdfs(database, location, found.add);
  await checkPictures(database, location, found.add);
  await checkLogoContents(database, location, found.add);
  return {
    location,
    chain,
    ...found.all(),
    rewrites,
    marks: filed.positions.length + given.length,
    reportsWithoutMark: filed.unrecordedCount,
    unknownRows,
  };
}

/** The others are only counted. */
const mostListed = 100;

function collectFaults() {
  const faults: PastFault[] = [];
  let faultCount = 0;
  return {
    add: (fault: PastFault): void => {
      faultCount += 1;
      if (faultCount <= mostListed) faults.push(fault);
    },
    all: () => ({ faults, faultCount }),
  };
}

type DifferingPosition = RecordedPosition & { readonly kept: string | null };

/** Compares the journal rows with the recorded hash prefixes. */
function comparePositions(all: readonly RecordedPosition[]) {
  const waiting = Map.groupBy(all, ({ sequence }) => sequence);
  const different: DifferingPosition[] = [];
  return {
    heed: (sequence: number, hash: string): void => {
      for (const mark of waiting.get(sequence) ?? []) {
        const kept = hash.slice(0, mark.hash.length);
        if (kept !== mark.hash) different.push({ ...mark, kept });
      }
      waiting.delete(sequence);
    },
    /** If the journal was read to its end, a recorded row that never came is beyond it. */
    differing: (isWhole: boolean): readonly DifferingPosition[] => {
      const beyond = isWhole ? [...waiting.values()].flat() : [];
      return [...different, ...beyond.map((mark) => ({ ...mark, kept: null }))];
    },
  };
}

/** A former hash that was planted would let a falsified row match every mark. */
async function checkRewrites(
  database: Database,
  location: LocationId,
  onFault: (fault: PastFault) => void,
): Promise<readonly JournalledRewrite[]> {
  const { journalled, others } = await findRewrites(database, location);
  for (const { from_sequence: from, to_sequence: to } of others) {
    onFault({ kind: "rewrite-unknown", from, to });
  }
  const broken = await findBrokenFormerHash(database, journalled);
  if (broken !== null) onFault({ kind: "former-hashes-differ", sequence: broken });
  const stray = await findStrayFormerHash(database, location, journalled);
  if (stray !== null) onFault({ kind: "former-hash-unknown", sequence: stray });
  return journalled;
}

type ComparedPositions = {
  readonly marks: readonly DifferingPosition[];
  readonly rewrites: readonly JournalledRewrite[];
  readonly onFault: (fault: PastFault) => void;
};

/** The recorded hash can date from before the row's personal fields were sealed. */
async function compareFormerHashes(
  database: Database,
  location: LocationId,
  { marks, rewrites, onFault }: ComparedPositions,
): Promise<void> {
  for (const { where, sequence, hash, kept } of marks) {
    const former = await findFormerHash(database, { location, sequence }, rewrites);
    if (former?.startsWith(hash) === true) continue;
    onFault({ kind: "head-differs", where, sequence, recorded: hash, kept });
  }
}
