import { resumePrintJobs } from "@comanda/contract/print-job";
import { id as idOf, type PrintJobId } from "@comanda/domain/id";
import { instant, msPerMinute } from "@comanda/domain/time/instant";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { runInBatches } from "#database/run-in-batches.ts";

import { onlyJob, printActions } from "../../testing/print-actions.ts";
import { openDayAndShift, startEvening, type Evening } from "../../testing/test-evening.ts";
import { replyOf } from "../../testing/test-till.ts";
import type { PrintJobRow } from "./print-job-store.ts";

let evening: Evening;
let paper: PrintJobRow;
beforeAll(async () => {
  evening = await startEvening();
  await openDayAndShift(evening);
  const bill = await evening.openBill("M1", [evening.item("Pad Thai")]);
  const { id } = onlyJob({ jobs: await printActions(evening).tickets(bill) });
  paper = await evening.app
    .database()
    .selectFrom("print_job")
    .selectAll()
    .where("id", "=", idOf<"print-job">(id))
    .executeTakeFirstOrThrow();
});
beforeEach(() => evening.app.database().deleteFrom("print_job").execute());
afterAll(() => evening.app.close());

/** Stores copies of a paper, as if they had been printed on a long evening. */
async function store(count: number, changes: Partial<PrintJobRow>): Promise<readonly PrintJobId[]> {
  const { id: _id, ...values } = paper;
  const rows = Array.from({ length: count }, () => ({ ...values, ...changes }));
  const stored = await runInBatches(rows, (batch) =>
    evening.app.database().insertInto("print_job").values(batch).returning("id").execute(),
  );
  return stored.map(({ id }) => id).toSorted((one, other) => one - other);
}

const list = async () => (await printActions(evening).list()).map(({ id }) => id);

test("the newest hundred papers are listed with all older ones that did not come out, the newest first", async () => {
  const failed = await store(2, { state: "failed", cause: "refused" });
  await store(1, { state: "sent" });
  const queued = await store(2, { state: "queued" });
  await store(1, { state: "sent" });
  const alsoFailed = await store(1, { state: "failed", cause: "refused" });
  const newest = await store(100, { state: "sent" });
  const expected = [...failed, ...queued, ...alsoFailed, ...newest];
  expect(await list()).toEqual(expected.toReversed());
});

test("of more than five hundred papers that wait, the newest five hundred are listed", async () => {
  const queued = await store(501, { state: "queued" });
  const newest = await store(100, { state: "sent" });
  expect(await list()).toEqual([...queued.slice(1), ...newest].toReversed());
});

test("a till that starts takes over the five hundred that wait longest", async () => {
  const long = instant(evening.app.now() - 10 * msPerMinute);
  // A drawer that was not opened then is not opened now, either.
  const ofNoBill = { bill: null, bill_version: null, number: null };
  const pulses = await store(501, {
    kind: "drawer-pulse",
    ...ofNoBill,
    created_at: long,
    updated_at: long,
  });
  const body = { inHand: [] };
  const reply = await evening.write(evening.waiter, resumePrintJobs, { body });
  expect(replyOf(resumePrintJobs, reply).jobs).toEqual([]);
  const jobs = await printActions(evening).list();
  expect(jobs.filter(({ state }) => state === "queued").map(({ id }) => id)).toEqual(
    pulses.slice(-1),
  );
});
