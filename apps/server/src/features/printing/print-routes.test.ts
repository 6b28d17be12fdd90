import { openDrawer, printCashCount } from "@comanda/contract/day";
import { officeLocation, officePrinter } from "@comanda/contract/office-venue";
import {
  listPrintRoutes,
  printTestPage,
  settlePrintJob,
  resumePrintJobs,
} from "@comanda/contract/print-job";
import { pickStation } from "@comanda/contract/pick-station";
import { id as idOf } from "@comanda/domain/id";
import { printAttemptTimeoutMs } from "@comanda/domain/paper/print-job";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { onlyJob, printActions } from "../../testing/print-actions.ts";
import { openDayAndShift } from "../../testing/test-evening.ts";
import { startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, errorOf, replyOf, signInAs } from "../../testing/test-till.ts";
import { findPaper } from "./find-paper.ts";

let evening: Office;
let actions: ReturnType<typeof printActions>;
beforeAll(async () => {
  evening = await startOffice();
  await openDayAndShift(evening);
  actions = printActions(evening);
});
afterAll(() => evening.app.close());

let tables = 0;
const aTicket = async () => {
  tables += 1;
  const bill = await evening.openBill(`W${tables}`, [evening.item("Pad Thai")]);
  return onlyJob({ jobs: await actions.tickets(bill) });
};
const take = async (inHand: readonly object[], user = evening.waiter) =>
  replyOf(resumePrintJobs, await evening.write(user, resumePrintJobs, { body: { inHand } })).jobs;

describe("a starting till", () => {
  test("resumes the jobs it was printing, byte for byte", async () => {
    const { document: _document, ...job } = await aTicket();
    expect(await take([])).toEqual([]);
    expect(await take([{ id: job.id, attempt: 1 }])).toMatchObject([job]);
    await actions.settle(job.id, { state: "sent" });
    expect(await take([{ id: job.id, attempt: 1 }])).toEqual([]);
  });

  test("repeats its station's queued jobs, but opens no drawer", async () => {
    const ticket = await aTicket();
    const drawer = onlyJob(replyOf(openDrawer, await evening.write(evening.cashier, openDrawer)));
    const bar = evening.cashier.stations.find(({ name }) => name === "Bar")?.id ?? 0;
    const elsewhere = await signInAs(evening.app, "admin");
    await callAs(evening.app, elsewhere, pickStation, { params: { id: bar } });
    evening.app.advance(printAttemptTimeoutMs + 1000);
    expect(await take([], elsewhere)).toEqual([]);
    expect(await take([])).toMatchObject([{ id: ticket.id, attempt: 2 }]);
    expect(await take([])).toEqual([]);
    const list = await actions.list();
    const known = new Map(list.map((job) => [job.id, job]));
    expect(known.get(idOf(ticket.id))).toMatchObject({ state: "queued", isRepeat: true });
    expect(known.get(idOf(drawer.id))).toMatchObject({ state: "failed", cause: "till-gone" });
    // The till was only asleep, and now reports the outcome.
    replyOf(settlePrintJob, await actions.settle(ticket.id, { state: "sent" }));
    replyOf(
      settlePrintJob,
      await actions.settle(ticket.id, { state: "failed", attempt: 2, cause: "reset" }),
    );
    expect((await actions.list()).find(({ id }) => id === ticket.id)).toMatchObject({
      state: "sent",
    });
  });
});

describe("a till that works a long queue", () => {
  const keep = async (held: readonly object[]) =>
    replyOf(
      resumePrintJobs,
      await evening.write(evening.cashier, resumePrintJobs, { body: { inHand: [], held } }),
    ).jobs;

  test("keeps its papers while it says so, and another till of its station gets those of others", async () => {
    const [mine, lost] = [await aTicket(), await aTicket()];
    for (let minute = 0; minute < 3; minute += 1) {
      evening.app.advance(60_000);
      expect(await keep([{ id: mine.id, attempt: 1 }])).toMatchObject(
        minute < 2 ? [] : [{ id: lost.id, attempt: 2 }],
      );
    }
    evening.app.advance(printAttemptTimeoutMs);
    expect((await take([])).map(({ id }) => id)).toEqual([]);
    evening.app.advance(1000);
    expect((await take([])).map(({ id }) => id)).toEqual([mine.id, lost.id]);
    for (const { id } of [mine, lost]) await actions.settle(id, { state: "sent" });
  });

  test("takes no report of another station for a user who may not read it", async () => {
    const body = { coin: [], cash: [{ bill: 100_00, qty: 3, total: 300_00 }] };
    const printed = await evening.write(evening.cashier, printCashCount, { body });
    const { id, attempt } = onlyJob(replyOf(printCashCount, printed));
    const ticket = await aTicket();
    const bar = evening.cashier.stations.find(({ name }) => name === "Bar")?.id ?? 0;
    const named = [
      { id, attempt },
      { id: ticket.id, attempt: 1 },
    ];
    const seenBy = async (name: string) => {
      const user = await signInAs(evening.app, name);
      await callAs(evening.app, user, pickStation, { params: { id: bar } });
      return (await take(named, user)).map((job) => job.id);
    };
    expect(await seenBy("waiter")).toEqual([ticket.id]);
    evening.app.advance(printAttemptTimeoutMs + 1000);
    expect(await seenBy("waiter")).toEqual([ticket.id]);
    expect(await seenBy("cashier")).toEqual([id, ticket.id]);
    // The waiter's till prints what its own station made.
    expect((await take([{ id, attempt }])).map((job) => job.id)).toContain(id);
    for (const paper of [id, ticket.id]) await actions.settle(paper, { state: "sent" });
  });

  test("has lost a paper that another till has taken over", async () => {
    const ticket = await aTicket();
    evening.app.advance(printAttemptTimeoutMs + 1000);
    expect((await take([])).map(({ id }) => id)).toContain(ticket.id);
    evening.app.advance(60_000);
    expect(await keep([{ id: ticket.id, attempt: 1 }])).toEqual([]);
    evening.app.advance(60_000 + 1000);
    expect((await take([])).map(({ id }) => id)).toContain(ticket.id);
    await actions.settle(ticket.id, { state: "sent" });
  });
});

test("a till gets its papers, however many are queued at a station that is switched off", async () => {
  const database = evening.app.database();
  const bar = evening.waiter.stations.find(({ name }) => name === "Bar")?.id ?? 0;
  const { id: first } = await aTicket();
  const { id: _id, ...row } = await database
    .selectFrom("print_job")
    .selectAll()
    .where("id", "=", idOf<"print-job">(first))
    .executeTakeFirstOrThrow();
  const many = Array.from({ length: 600 }, () => ({ ...row, station: idOf<"station">(bar) }));
  await database.insertInto("print_job").values(many.slice(0, 300)).execute();
  await database.insertInto("print_job").values(many.slice(300)).execute();
  const { id: last } = await aTicket();
  evening.app.advance(printAttemptTimeoutMs + 1000);
  expect((await take([])).map((job) => job.id)).toEqual([first, last]);
  expect((await take([{ id: last, attempt: 2 }])).map((job) => job.id)).toEqual([last]);
  await database.deleteFrom("print_job").where("state", "=", "queued").execute();
});

describe("the list of print jobs", () => {
  test("includes failed ones, however many followed", async () => {
    const { id } = await aTicket();
    await actions.settle(id, { state: "failed", cause: "unreachable" });
    const { id: _id, ...row } = await evening.app
      .database()
      .selectFrom("print_job")
      .selectAll()
      .where("kind", "=", "ticket")
      .where("state", "=", "sent")
      .executeTakeFirstOrThrow();
    const many = Array.from({ length: 120 }, () => row);
    await evening.app.database().insertInto("print_job").values(many).execute();
    const list = await actions.list();
    expect(list).toHaveLength(102);
    expect(list.at(-1)).toMatchObject({ state: "failed" });
    expect(list.filter(({ state }) => state === "failed").map((job) => job.id)).toContain(id);
    expect((await actions.list({ bill: String(row.bill) })).length).toBeGreaterThan(120);
  });
});

describe("print routes", () => {
  const routes = async (user = evening.waiter) =>
    replyOf(listPrintRoutes, await callAs(evening.app, user, listPrintRoutes));
  const page = async (route: number | null) =>
    evening.write(evening.waiter, printTestPage, { body: { route } });

  test("can be read", async () => {
    const { printers, routes: found } = await routes();
    expect(printers).toContainEqual({
      name: expect.stringMatching(/\w/),
      address: "192.168.10.22",
      widthDots: 576,
      dialect: "esc-pos",
      hasCutter: true,
    });
    const kitchens = found.filter(({ productGroup }) => productGroup === "Kitchen");
    expect(new Set(kitchens.map(({ printer }) => printer))).toEqual(new Set(["192.168.10.22"]));
  });

  test("can be tested with a page", async () => {
    const { routes: found } = await routes();
    const kitchen = found.find(({ productGroup }) => productGroup === "Kitchen");
    const { document, printer } = onlyJob(replyOf(printTestPage, await page(kitchen?.id ?? 0)));
    expect(printer).toBe("192.168.10.22");
    expect(document).toMatchObject({ kind: "test-page", productGroup: "Kitchen" });
    const own = onlyJob(replyOf(printTestPage, await page(null)));
    expect(own).toMatchObject({ printer: "", document: { station: "Restaurant", address: "" } });
    expect(errorOf(await page(999_999))).toMatchObject({
      status: 404,
      about: { entity: "Print route", id: 999_999 },
    });
    const harbour = await signInAs(evening.app, "harbour");
    const theirs = (await routes(harbour)).routes[0]?.id ?? 0;
    expect(errorOf(await page(theirs)).status).toBe(404);
  });

  test("include the paper width, and without a bridge all lead to the till", async () => {
    const database = evening.app.database();
    await evening.change(officePrinter, { widthDots: 384 });
    const profile = async () => {
      const { id } = await aTicket();
      const row = await database
        .selectFrom("print_job")
        .selectAll()
        .where("id", "=", idOf<"print-job">(id))
        .executeTakeFirstOrThrow();
      return (await findPaper(database, row)).profile;
    };
    expect(await profile()).toMatchObject({ widthDots: 576 });
    await evening.change(officeLocation, { printerServerAddress: "https://192.168.10.5:9180" });
    expect(await profile()).toMatchObject({ widthDots: 384 });
  });
});

describe("the database refuses a job", () => {
  const changed = (values: object) =>
    evening.app.database().updateTable("print_job").set(values).where("kind", "=", "ticket");

  test.each([
    ["that goes nowhere", { printer: "noprinter" }],
    ["that was never sent on its way", { attempt: 0 }],
    ["that failed by nothing", { state: "failed", cause: null }],
    ["that was delivered and failed", { state: "sent", cause: "reset" }],
    ["that is a ticket of no bill", { bill: null, bill_version: null }],
    ["in a state of its own", { state: "lost" }],
  ])("%s", async (_reason, values) => {
    await expect(changed(values).execute()).rejects.toThrow(/check constraint/i);
  });

  test("with a printer without width", async () => {
    const narrow = evening.app.database().updateTable("printer").set({ width_dots: 0 });
    await expect(narrow.execute()).rejects.toThrow(/check constraint/i);
  });
});
