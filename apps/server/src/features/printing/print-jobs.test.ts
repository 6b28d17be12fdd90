import { randomUUID } from "node:crypto";

import { updateBill } from "@comanda/contract/bill";
import { printTickets, showBill } from "@comanda/contract/bill-papers";
import { openDrawer, printCashCount } from "@comanda/contract/day";
import { repeatPrintJob, settlePrintJob, acknowledgePrintJob } from "@comanda/contract/print-job";
import { noPrinter } from "@comanda/contract/print";
import { id as idOf } from "@comanda/domain/id";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { onlyJob, printActions } from "../../testing/print-actions.ts";
import { readRows } from "../../testing/read-schema.ts";
import { openDayAndShift, startEvening, type Evening } from "../../testing/test-evening.ts";
import { callAs, errorOf, replyOf, signInAs, type SignedIn } from "../../testing/test-till.ts";

let evening: Evening;
let actions: ReturnType<typeof printActions>;
let harbour: SignedIn;
beforeAll(async () => {
  evening = await startEvening();
  await openDayAndShift(evening);
  actions = printActions(evening);
  harbour = await signInAs(evening.app, "harbour");
});
afterAll(() => evening.app.close());

const kitchen = "192.168.10.22";
const sent = { state: "sent" };
const failed = (cause: string, attempt = 1) => ({ state: "failed", cause, attempt });
let tables = 0;
/** A bill with one dish on it. */
const aBill = (): Promise<number> => {
  tables += 1;
  return evening.openBill(`J${tables}`, [evening.item("Pad Thai")]);
};
const aTicket = async () => onlyJob({ jobs: await actions.tickets(await aBill()) });
const again = async (id: number, printer: string | null = null) =>
  onlyJob(replyOf(repeatPrintJob, await actions.repeat(id, printer)));
const stateOf = async (id: number) => (await actions.list()).find((job) => job.id === id);

describe("a requested paper", () => {
  test("is queued for its printer, and all tills receive the job without its content", async () => {
    const bill = await aBill();
    const response = await evening.write(evening.waiter, printTickets, { body: { id: bill } });
    const reply = replyOf(printTickets, response);
    const job = onlyJob(reply);
    expect(job).toMatchObject({ attempt: 1, printer: kitchen, document: { kind: "ticket" } });
    expect(Buffer.from(job.data, "base64").length).toBeGreaterThan(1000);
    const inserted = reply.insert["printJob"] ?? [];
    expect(inserted).toEqual([await stateOf(job.id)]);
    expect(inserted).toMatchObject([
      { id: job.id, kind: "ticket", bill, title: "Kitchen", printer: kitchen, state: "queued" },
    ]);
    expect(JSON.stringify(inserted)).not.toContain("Pad Thai");
  });

  test("has the same bytes for every retry, and the bytes are not stored", async () => {
    const bill = await aBill();
    const key = { body: { id: bill }, idempotencyKey: randomUUID() };
    const first = await callAs(evening.app, evening.waiter, printTickets, key);
    expect((await callAs(evening.app, evening.waiter, printTickets, key)).body).toBe(first.body);
    const { data } = onlyJob(replyOf(printTickets, first));
    const { written_reply: kept = [] } = await readRows(evening.app.database());
    expect(kept.filter((row) => row.includes("drawer") || row.includes("jobs"))).not.toEqual([]);
    expect(kept.filter((row) => row.includes(data.slice(0, 200)))).toEqual([]);
  });

  test("is stored once, in the journal, and comes out the same after the venue has changed", async () => {
    const bill = await aBill();
    const key = { body: { id: bill }, idempotencyKey: randomUUID() };
    const first = await callAs(evening.app, evening.waiter, printTickets, key);
    const ticket = onlyJob(replyOf(printTickets, first));
    const printed = await actions.bill(bill);
    const database = evening.app.database();
    const row = await database
      .selectFrom("print_job")
      .selectAll()
      .where("id", "=", idOf<"print-job">(ticket.id))
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ document: "", profile: "" });

    const dish = (from: string, to: string) =>
      database.updateTable("article").set({ name: to }).where("name", "=", from).execute();
    await dish("Pad Thai", "Flat Noodles");
    await database.updateTable("location").set({ address: "Elsewhere" }).execute();
    await evening.app.restart();

    const retried = await callAs(evening.app, evening.waiter, printTickets, key);
    expect(replyOf(printTickets, retried).jobs).toEqual(replyOf(printTickets, first).jobs);
    await actions.settle(ticket.id, failed("refused"));
    expect((await again(ticket.id)).data).toBe(ticket.data);
    await actions.settle(printed.id, failed("refused"));
    const shown = await evening.write(evening.waiter, acknowledgePrintJob, {
      params: { id: printed.id },
    });
    expect(replyOf(acknowledgePrintJob, shown).document).toEqual(printed.document);
    await sql`update article set name = 'Pad Thai' where name = 'Flat Noodles'`.execute(
      evening.app.database(),
    );
  });

  test("of an earlier release holds its own content", async () => {
    const { id, document, data } = await aTicket();
    const database = evening.app.database();
    const row = database.updateTable("print_job").where("id", "=", idOf<"print-job">(id));
    const profile = { widthDots: 576, dialect: "esc-pos", hasCutter: true, imageMode: "raster" };
    const old = { document: JSON.stringify(document), profile: JSON.stringify(profile) };
    await row.set({ ...old, recorded_in: null }).execute();
    await actions.settle(id, failed("refused"));
    expect(await again(id)).toMatchObject({ document, data });
  });

  test("is in the language of the till", async () => {
    const body = { id: await aBill() };
    const query = { language: "th_TH" };
    const reply = replyOf(
      printTickets,
      await evening.write(evening.waiter, printTickets, { body, query }),
    );
    const { language } = await evening.app
      .database()
      .selectFrom("print_job")
      .select("language")
      .where("id", "=", idOf<"print-job">(onlyJob(reply).id))
      .executeTakeFirstOrThrow();
    expect(language).toBe("th_TH");
  });

  test("without a printer is no job", async () => {
    const massage = evening.item("Foot Massage", { type: 5, timeStart: "2026-11-20 11:59:00" });
    const bill = await evening.openBill("N1", [massage]);
    expect(await actions.tickets(bill)).toMatchObject([{ id: 0, printer: noPrinter, data: "" }]);
    expect(await actions.list({ bill: String(bill) })).toEqual([]);
    expect(await actions.tickets(bill)).toEqual([]);
  });
});

describe("the outcome of a job", () => {
  test("is reported by its till, and final", async () => {
    const { id } = await aTicket();
    expect(replyOf(settlePrintJob, await actions.settle(id, sent)).state).toBe("sent");
    const late = replyOf(settlePrintJob, await actions.settle(id, failed("reset")));
    expect(late).toMatchObject({ state: "sent", update: {} });
    expect(await stateOf(id)).toMatchObject({ state: "sent", cause: null });
  });

  test("includes a cause if it failed", async () => {
    const { id } = await aTicket();
    replyOf(settlePrintJob, await actions.settle(id, failed("refused")));
    expect(await stateOf(id)).toMatchObject({ state: "failed", cause: "refused" });
    expect(errorOf(await actions.settle(id, failed("bad luck"))).code).toBe("invalid-request");
  });
});

describe("printing a job again", () => {
  test("repeats the same job if it certainly failed", async () => {
    const first = await aTicket();
    expect(errorOf(await actions.repeat(first.id))).toMatchObject({ code: "paper-in-hand" });
    await actions.settle(first.id, failed("refused"));
    expect(await again(first.id)).toEqual({ ...first, attempt: 2 });
    expect(await stateOf(first.id)).toMatchObject({ state: "queued", isRepeat: false });
  });

  test("marks a repeat if it may have been printed", async () => {
    const first = await aTicket();
    await actions.settle(first.id, failed("reset"));
    const second = await again(first.id);
    expect(second).toMatchObject({ id: first.id, attempt: 2, document: first.document });
    expect(second.data).not.toBe(first.data);
    await actions.settle(first.id, failed("refused", 2));
    expect((await again(first.id)).data).toBe(second.data);
  });

  test("creates another job if it was delivered", async () => {
    const first = await aTicket();
    await actions.settle(first.id, sent);
    const copy = await again(first.id);
    expect(copy.id).not.toBe(first.id);
    expect(await stateOf(copy.id)).toMatchObject({ attempt: 1, isRepeat: true, state: "queued" });
    expect(await stateOf(first.id)).toMatchObject({ state: "sent" });
  });

  test("can use another printer of the location, or the till's own", async () => {
    const first = await aTicket();
    await actions.settle(first.id, failed("unreachable"));
    const elsewhere = await again(first.id, "192.168.10.23");
    expect(elsewhere.printer).toBe("192.168.10.23");
    expect(await stateOf(first.id)).toMatchObject({ printerName: expect.stringMatching(/\w/) });
    await actions.settle(first.id, failed("unreachable", 2));
    expect(await again(first.id, "")).toMatchObject({ printer: "", attempt: 3 });
    await actions.settle(first.id, failed("usb-none", 3));
    const stranger = errorOf(await actions.repeat(first.id, "10.0.0.1"));
    expect(stranger).toMatchObject({ status: 404, code: "printer-not-found" });
  });

  test("requires the permission to print it", async () => {
    const drawer = onlyJob(replyOf(openDrawer, await evening.write(evening.cashier, openDrawer)));
    await actions.settle(drawer.id, failed("refused"));
    expect(errorOf(await actions.repeat(drawer.id)).code).toBe("permission-denied");
    expect((await actions.repeat(drawer.id, null, evening.cashier)).statusCode).toBe(200);
    const acknowledged = await evening.write(evening.waiter, acknowledgePrintJob, {
      params: { id: drawer.id },
    });
    expect(errorOf(acknowledged).code).toBe("permission-denied");
  });
});

test("a bill is a copy if a paper of it exists, but not while none was printed", async () => {
  const bill = await aBill();
  const isCopy = async () => {
    const shown = await callAs(evening.app, evening.waiter, showBill, { params: { id: bill } });
    return replyOf(showBill, shown).isCopy;
  };
  const first = await actions.bill(bill);
  expect(await isCopy()).toBe(true);
  await actions.settle(first.id, failed("refused"));
  expect(await isCopy()).toBe(false);
  const second = await actions.bill(bill);
  expect(second.document).toMatchObject({ isCopy: false });
  await actions.settle(second.id, failed("reset"));
  expect((await actions.bill(bill)).document).toMatchObject({ isCopy: true });
  const more = { id: bill, version: 1, billItems: [evening.item("Gin")] };
  replyOf(updateBill, await evening.write(evening.waiter, updateBill, { body: more }));
  expect(await isCopy()).toBe(false);
  const ofMore = await actions.bill(bill);
  await actions.settle(ofMore.id, failed("refused"));
  expect(await isCopy()).toBe(false);
});

test("a paper that was read on screen is no longer pending", async () => {
  const { id, document } = await aTicket();
  await actions.settle(id, failed("unreachable"));
  const acknowledged = await evening.write(evening.waiter, acknowledgePrintJob, { params: { id } });
  const shown = { document, language: "en_US", isRepeat: false, paperWidthDots: 576 };
  expect(replyOf(acknowledgePrintJob, acknowledged)).toMatchObject(shown);
  expect(await stateOf(id)).toMatchObject({ state: "told" });
  const once = await evening.write(evening.waiter, acknowledgePrintJob, { params: { id } });
  expect(replyOf(acknowledgePrintJob, once)).toMatchObject({ ...shown, update: {} });
});

test("a cash count is printed, for permitted users only", async () => {
  const body = { coin: [], cash: [{ bill: 100_00, qty: 3, total: 300_00 }] };
  const response = await evening.write(evening.cashier, printCashCount, { body });
  expect(onlyJob(replyOf(printCashCount, response))).toMatchObject({
    document: { kind: "cash-count", station: "Restaurant", total: 300_00, coins: [] },
  });
  const slip = { coin: [], cash: [{ bill: 100_00, qty: 3, total: 301_00 }] };
  const refused = await evening.write(evening.cashier, printCashCount, { body: slip });
  expect(errorOf(refused).code).toBe("count-invalid");
});

test("papers of another location are not found", async () => {
  const { id } = await aTicket();
  const missing = { status: 404, about: { entity: "Paper", id } };
  expect(errorOf(await actions.settle(id, sent, harbour))).toMatchObject(missing);
  expect(errorOf(await actions.repeat(id, null, harbour))).toMatchObject(missing);
  const acknowledged = await evening.write(harbour, acknowledgePrintJob, { params: { id } });
  expect(errorOf(acknowledged)).toMatchObject(missing);
  expect(await actions.list({}, harbour)).toEqual([]);
});
