import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, test } from "vitest";

import type { Database } from "#database/database.ts";
import { openDatabase } from "#database/open-database.ts";

import { chanceOf } from "../chance.ts";
import { openFixture } from "../process/fixture.ts";
import { proofTimeoutMs, proofSeed } from "../proof-size.ts";
import { findDataViolations } from "../invariants/find-data-violations.ts";
import { findPageViolations } from "../invariants/find-page-violations.ts";
import { newDisk, type UnsyncedOutcome } from "./disk.ts";
import { recordEvening, requireStrace } from "./record-evening.ts";
import type { RecordedEvent } from "./recorded-event.ts";

/** Each evening is recorded anew. */
const evenings = [1, 2, 3, 4];
const images = 1500;
const outcomes: readonly UnsyncedOutcome[] = ["lost", "some kept, some torn", "kept"];
const chance = chanceOf(proofSeed);

test.for(evenings)(
  `after each of ${images} power cuts all acknowledged writes are there, and no invariant is violated (%i)`,
  { timeout: proofTimeoutMs },
  async () => {
    requireStrace();
    const fixture = await openFixture();
    const start = newDisk();
    for (const name of ["comanda.db"]) {
      const bytes = readFileSync(join(fixture.data.folder, name));
      start.follow({ kind: "write", file: name, at: 0, bytes });
      start.follow({ kind: "sync-begins", file: name, thread: "start" });
      start.follow({ kind: "sync-ends", file: name, thread: "start" });
    }
    const events = await recordEvening(fixture, { forMs: 4000, chance });
    await fixture.data.remove();
    const cuts = new Set(Array.from({ length: images * 3 }, () => chance.below(events.length)));
    const chosen = new Set([...cuts].slice(0, images));
    expect(chosen.size).toBe(images);
    let count = 0;
    for (const [index, event] of events.entries()) {
      start.follow(event);
      if (!chosen.has(index)) continue;
      count += 1;
      const files = start.cut(outcomes[count % outcomes.length] ?? "lost", chance);
      const violations = await findImageViolations(files, start.lastReported());
      expect(violations, `cut after event ${index}`).toEqual([]);
    }
    expect(countReportedRows(events)).toBeGreaterThan(100);
  },
);

function countReportedRows(events: readonly RecordedEvent[]): number {
  return new Set(events.flatMap((event) => (event.kind === "reported" ? event.sequence : []))).size;
}

/** Opens the image as a server does that starts after the cut. */
async function findImageViolations(
  files: ReadonlyMap<string, Buffer>,
  reported: number,
): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), "comanda-cut-"));
  try {
    for (const [name, bytes] of files) {
      // The index of the log is in memory and lost with the power; SQLite rebuilds it.
      if (/^comanda\.db(-wal|-journal)?$/.test(name)) writeFileSync(join(folder, name), bytes);
    }
    const { database, close } = await openDatabase({ dataFolder: folder, databaseUrl: null });
    try {
      return [...(await lostRows(database, reported)), ...(await findDataViolations(database))];
    } finally {
      await close();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function lostRows(database: Database, reported: number): Promise<readonly string[]> {
  const head = await database
    .selectFrom("journal_head")
    .select("sequence")
    .orderBy("location")
    .executeTakeFirst();
  const isLost = (head?.sequence ?? 0) < reported;
  return [
    ...(isLost ? [`${reported} was reported, but the journal ends at ${head?.sequence}`] : []),
    ...(await findPageViolations(database)),
  ];
}
