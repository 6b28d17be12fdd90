import { mergeBill } from "@comanda/contract/split-merge";
import { updateStock } from "@comanda/contract/stock";

import type { Database } from "#database/database.ts";
import type { Change } from "#journal/changes.ts";
import { completeReply } from "#journal/complete-reply.ts";
import { readChanges } from "#journal/read-changes.ts";
import { unpackReply, type WrittenReply } from "#journal/reply-store.ts";

import { shapes } from "../../app.ts";
import { countNames, type Counts } from "./counts.ts";
import { readPaperTraces, type PaperTraces } from "./paper-traces.ts";

/** The effects of requests in the data, each under a name that is unique to one request. */
export type Traces = {
  readonly tables: Counts<string>;
  readonly lines: Counts<string>;
  readonly payments: Counts<number>;
  /** Tenders by the key of the press that took them. */
  readonly tenders: Counts<string>;
  /** How often each tender was taken back, to be given back or booked to another pay type. */
  readonly reversals: Counts<number>;
  readonly reasons: Counts<string>;
  readonly customers: Counts<string>;
  /** Money that was put into a drawer, by its note. */
  readonly cashMoves: Counts<string>;
  /** Merges by the number of guests that they have set. */
  readonly merges: Counts<number>;
  /** Deliveries to a shelf, in thousandths. */
  readonly deliveries: Counts<number>;
  readonly usernames: Counts<string>;
  /** The sums of drawer counts. */
  readonly drawers: Counts<number>;
  /** Reports by their message. */
  readonly reports: Counts<string>;
  /** The replies that repeated requests would get, by key. */
  readonly replies: ReadonlyMap<string, string>;
  /** The keys of the writes that changed something. */
  readonly written: Counts<string>;
} & PaperTraces;

export async function readTraces(database: Database): Promise<Traces> {
  const bills = await database.selectFrom("bill").select(["table_name", "status_note"]).execute();
  const tenders = await database
    .selectFrom("tender")
    .select(["key", "received", "reverses"])
    .execute();
  const lines = await database.selectFrom("bill_line").select("key").execute();
  const customers = await database.selectFrom("customer").select("name").execute();
  const cashMoves = await database.selectFrom("payment").select("note").execute();
  const merged = await database
    .selectFrom("journal")
    .select(["changes", "packed"])
    .where("action", "=", mergeBill.name)
    .execute();
  const stored = await database
    .selectFrom("written_reply")
    .select(["location", "key", "body", "packed", "sequence", "is_whole"])
    .execute();
  const replies = stored.map(unpackReply);
  const delivered = await database
    .selectFrom("journal")
    .select(["changes", "packed"])
    .where("action", "=", updateStock.name)
    .execute();
  const staff = await database.selectFrom("staff").select("username").execute();
  const counts = await database.selectFrom("shift_count").select("total").execute();
  const reports = await database.selectFrom("report").select("message").execute();
  return {
    tables: countNames(bills.map(({ table_name }) => table_name)),
    lines: countNames(lines.map(({ key }) => key)),
    payments: countNames(tenders.map(({ received }) => received)),
    tenders: countNames(tenders.flatMap(({ key }) => key ?? [])),
    reversals: countNames(tenders.flatMap(({ reverses }) => reverses ?? [])),
    reasons: countNames(bills.map(({ status_note }) => status_note)),
    customers: countNames(customers.map(({ name }) => name)),
    cashMoves: countNames(cashMoves.map(({ note }) => note)),
    merges: countNames(merged.flatMap(readChanges).flatMap(coverOf)),
    deliveries: countNames(delivered.flatMap(readChanges).flatMap(deliveredAmounts)),
    usernames: countNames(staff.map(({ username }) => username)),
    drawers: countNames(counts.map(({ total }) => total)),
    reports: countNames(reports.map(({ message }) => message)),
    written: countNames(replies.flatMap(({ key, sequence }) => (sequence === null ? [] : [key]))),
    ...(await readPaperTraces(database, replies)),
    replies: await completeReplies(database, replies),
  };
}

function coverOf(change: Change): readonly number[] {
  if (change.kind !== "update" || change.table !== "bill") return [];
  const { cover } = change.new;
  return cover === undefined ? [] : [Number(cover)];
}

function deliveredAmounts(change: Change): readonly number[] {
  const column = "current_count_thousandths";
  if (change.table !== "stock" || change.kind === "delete") return [];
  if (change.kind === "insert") return [Number(change.row[column])];
  return [Number(change.new[column]) - Number(change.old[column])];
}

async function completeReplies(
  database: Database,
  replies: readonly Pick<WrittenReply, "location" | "key" | "body" | "sequence" | "is_whole">[],
): Promise<ReadonlyMap<string, string>> {
  const completed = new Map<string, string>();
  for (const reply of replies) {
    completed.set(reply.key, await completeReply({ database, shapes }, reply));
  }
  return completed;
}

/** A pay type of the first location. */
export async function payTypeNamed(database: Database, name: string): Promise<number> {
  const { id } = await database
    .selectFrom("pay_type")
    .select("id")
    .where("name", "=", name)
    .orderBy("location")
    .executeTakeFirstOrThrow();
  return id;
}

/** The first category of money-in at the first location. */
export async function floatTopUp(database: Database): Promise<number> {
  const { id } = await database
    .selectFrom("expense_category")
    .select("id")
    .where("type", "=", "money-in")
    .orderBy("location")
    .orderBy("id")
    .executeTakeFirstOrThrow();
  return id;
}
