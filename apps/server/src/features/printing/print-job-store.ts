import { maxSearchedPapers } from "@comanda/contract/office-printing";
import { maxFinishedPapers } from "@comanda/contract/print-job-list";
import type { Bill } from "@comanda/domain/bill/bill";
import {
  id,
  type BillId,
  type LocationId,
  type PrintJobId,
  type StationId,
} from "@comanda/domain/id";
import { maxUndelivered } from "@comanda/domain/paper/max-undelivered";
import type { PrintProgress } from "@comanda/domain/paper/print-job";
import type { Selectable } from "kysely";

import { compileOnce } from "#database/compile-once.ts";
import type { Database, WriteTransaction } from "#database/database.ts";
import { runInBatches } from "#database/run-in-batches.ts";
import { toFlag, toJson } from "#database/portable-columns.ts";
import type { Tables } from "#database/tables.ts";
import type { WriteContext } from "#journal/command.ts";
import { eraseGuestOnPaper, readNamedPaper } from "#journal/personal-fields.ts";

export type PrintJobRow = Selectable<Tables["print_job"]>;
/** The contents and target of a job; its state is the progress. */
export type PrintJobValues = Omit<
  PrintJobRow,
  "id" | keyof ReturnType<typeof progressColumns> | "created_at" | "recorded_in"
>;

export function progressOf(row: PrintJobRow): PrintProgress {
  return {
    state: row.state,
    cause: row.cause,
    attempt: row.attempt,
    isRepeat: row.is_repeat === 1,
    changedAt: row.updated_at,
    ...(row.is_unasked === 1 && { isUnasked: true }),
  };
}

function progressColumns(progress: PrintProgress) {
  return {
    state: progress.state,
    cause: progress.cause,
    attempt: progress.attempt,
    is_repeat: toFlag(progress.isRepeat),
    updated_at: progress.changedAt,
    is_unasked: toFlag(progress.isUnasked === true),
  };
}

/** Stores a job; its content goes into the journal alone. */
export async function insertPrintJob(
  { tx, changes, head }: WriteContext,
  values: PrintJobValues,
  progress: PrintProgress,
): Promise<PrintJobRow> {
  const job = {
    ...values,
    ...progressColumns(progress),
    created_at: progress.changedAt,
    recorded_in: head.sequence + 1,
  };
  const [kept] = await insertJobQuery(tx, { ...job, document: "", profile: "" });
  if (kept === undefined) throw new Error("A job was not kept");
  const row = { id: kept.id, ...job };
  changes.inserted("print_job", row);
  return row;
}

const insertJobQuery = compileOnce((tx, job: Omit<PrintJobRow, "id">) =>
  tx.insertInto("print_job").values(job).returning("id"),
);

type JobTarget = Partial<Pick<PrintJobRow, "station" | "printer" | "printer_name" | "profile">>;

/** Saves the progress of a job, and its target if that changed. */
export async function updatePrintJob(
  context: WriteContext,
  row: PrintJobRow,
  progress: PrintProgress,
  where: JobTarget = {},
): Promise<PrintJobRow> {
  return await changePrintJob(context, row, { ...progressColumns(progress), ...where });
}

async function changePrintJob(
  { tx, session, changes }: WriteContext,
  row: PrintJobRow,
  values: Partial<PrintJobRow>,
): Promise<PrintJobRow> {
  await tx
    .updateTable("print_job")
    .set(values)
    .where("location", "=", session.location)
    .where("id", "=", row.id)
    .execute();
  const after = { ...row, ...values };
  changes.updated("print_job", row, after);
  return after;
}

export async function findPrintJob(
  database: Database,
  location: LocationId,
  paper: PrintJobId,
): Promise<PrintJobRow | null> {
  const row = await selectJobs(database, location).where("id", "=", paper).executeTakeFirst();
  return row ?? null;
}

/** The undelivered jobs, up to a limit, and the newest of all; or the jobs of one bill. */
export async function findPrintJobs(
  database: Database,
  location: LocationId,
  bill: BillId | null,
): Promise<readonly PrintJobRow[]> {
  const newest = selectJobs(database, location).orderBy("id", "desc");
  if (bill !== null) return newest.where("bill", "=", bill).execute();
  const recent = await newest.limit(maxFinishedPapers).execute();
  const [queued, failed] = await Promise.all(
    (["queued", "failed"] as const).map((state) =>
      newest.where("state", "=", state).limit(maxUndelivered).execute(),
    ),
  );
  const rows = [...recent, ...(queued ?? []), ...(failed ?? [])];
  return [...new Map(rows.map((row) => [row.id, row])).values()].toSorted(
    (one, other) => other.id - one.id,
  );
}

/** Newest first. */
export function findNewestPrintJobs(
  database: Database,
  location: LocationId,
): Promise<readonly PrintJobRow[]> {
  return selectJobs(database, location).orderBy("id", "desc").limit(maxSearchedPapers).execute();
}

/** What waits at a station or is named, the oldest first. Other stations do not count towards the limit. */
export async function findQueuedJobs(
  database: Database,
  location: LocationId,
  { station, named }: { readonly station: StationId | null; readonly named: ReadonlySet<number> },
): Promise<readonly PrintJobRow[]> {
  const ids = [...named].map((paper) => id<"print-job">(paper));
  return selectJobs(database, location)
    .where("state", "=", "queued")
    .where((is) =>
      is.or([
        station === null ? is("station", "is", null) : is("station", "=", station),
        // PostgreSQL takes no empty list.
        ...(ids.length === 0 ? [] : [is("id", "in", ids)]),
      ]),
    )
    .orderBy("id")
    .limit(maxUndelivered)
    .execute();
}

/** Whether a bill is open, closed or voided now. */
export async function findBillState(
  database: Database,
  location: LocationId,
  bill: BillId,
): Promise<Pick<Bill, "status" | "version">> {
  return await database
    .selectFrom("bill")
    .select(["status", "version"])
    .where("location", "=", location)
    .where("id", "=", bill)
    .executeTakeFirstOrThrow();
}

/** The papers of a bill's current version. */
export async function findBillPapers(
  database: Database,
  location: LocationId,
  bill: { readonly id: BillId; readonly version: number },
): Promise<readonly PrintJobRow[]> {
  return selectJobs(database, location)
    .where("bill", "=", bill.id)
    .where("kind", "=", "bill")
    .where("bill_version", "=", bill.version)
    .execute();
}

/** The papers of a version of a bill become those of a later one that looks the same. */
export async function movePapersOf(
  context: WriteContext,
  { id: bill, from, to }: { readonly id: BillId; readonly from: number; readonly to: number },
): Promise<void> {
  const { tx, session } = context;
  for (const row of await findBillPapers(tx, session.location, { id: bill, version: from })) {
    await changePrintJob(context, row, { bill_version: to });
  }
}

/** The tickets that a bill got after one, for the same product group, in that order. */
export async function findLaterTickets(
  database: Database,
  { location, id: paper, bill, title }: PrintJobRow,
): Promise<readonly PrintJobRow[]> {
  if (bill === null) return [];
  return selectJobs(database, location)
    .where("bill", "=", bill)
    .where("kind", "=", "ticket")
    .where("title", "=", title)
    .where("id", ">", paper)
    .orderBy("id")
    .execute();
}

/**
 * Clears the guest's data on papers. This adds no journal row: the journal's own copies of these papers become
 * unreadable when the guest's key is destroyed.
 */
export async function clearGuestOnPapers(
  tx: WriteTransaction,
  location: LocationId,
  papers: readonly number[],
): Promise<void> {
  const ids = papers.map((paper) => id<"print-job">(paper));
  const rows = await runInBatches(ids, (batch) =>
    tx
      .selectFrom("print_job")
      .select(["id", "document"])
      .where("location", "=", location)
      .where("id", "in", [...batch])
      .execute(),
  );
  for (const row of rows) {
    const named = readNamedPaper(row.document);
    if (named === null) continue;
    await tx
      .updateTable("print_job")
      .set({ document: toJson(eraseGuestOnPaper(named)) })
      .where("location", "=", location)
      .where("id", "=", row.id)
      .execute();
  }
}

function selectJobs(database: Database, location: LocationId) {
  return database.selectFrom("print_job").selectAll().where("location", "=", location);
}
