import { updateBill } from "@comanda/contract/bill";
import { printTickets } from "@comanda/contract/bill-papers";
import { fireCourse, holdCourse } from "@comanda/contract/fire-course";
import { voidBill } from "@comanda/contract/end-bill";
import { officeLocation } from "@comanda/contract/office-venue";
import { resumePrintJobs } from "@comanda/contract/print-job";
import { readBillHistory } from "@comanda/contract/bill-history";
import { reopenBill } from "@comanda/contract/tender";
import { id as idOf } from "@comanda/domain/id";
import { instant, msPerMinute } from "@comanda/domain/time/instant";
import { wireDateTime } from "@comanda/domain/time/wire-date";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";

import { eveningIn, openDayAndShift } from "../../testing/test-evening.ts";
import { startOffice, type Office } from "../../testing/test-office.ts";
import { payBill, payTypesOf } from "../../testing/test-money.ts";
import { ringAlarms } from "../../testing/ring-alarms.ts";
import { callAs, errorOf, replyOf } from "../../testing/test-till.ts";
import { scheduleAlarms } from "./schedule-alarms.ts";

let office: Office;
beforeEach(async () => {
  office = await startOffice();
  await openDayAndShift(office);
  await office.change(officeLocation, { courseMinutes: 20 });
});
afterEach(() => office.app.close());

const dinner = (courses: readonly number[] = [1, 2]) =>
  office.openBill(
    "1",
    courses.map((course) => office.item("Pad Thai", { course })),
  );
const coursesOf = async (id: number) => (await office.billOf(id)).bill?.courses ?? [];
const alarms = () => office.app.database().selectFrom("alarm").selectAll().execute();
const jobs = () =>
  office.app
    .database()
    .selectFrom("print_job")
    .select(["kind", "state", "is_unasked", "language"])
    .execute();
const tickets = async () => (await jobs()).filter(({ kind }) => kind === "ticket");
const minutesLater = async (minutes: number, servers = 1): Promise<void> => {
  office.app.advance(minutes * msPerMinute);
  await ringAlarms(office.app, servers);
};

test("a course whose time was set before the clock was set back is fired its minutes later", async () => {
  const bill = await dinner();
  await minutesLater(-300);
  office = { ...office, ...(await eveningIn(office.app)) };
  expect((await coursesOf(bill))[1]).toMatchObject({ firedAt: null });
  await minutesLater(19);
  expect((await coursesOf(bill))[1]).toMatchObject({ firedAt: null });
  await minutesLater(1);
  expect((await coursesOf(bill))[1]).toMatchObject({ firedAt: "2026-11-20 07:20:00" });
  expect(await alarms()).toEqual([]);
});

test("a plan stays if the venue allows it again before it is made anew, and is fired at its time", async () => {
  await office.change(officeLocation, { courseMinutes: 30 });
  const bill = await dinner();
  await office.change(officeLocation, { courseMinutes: 10 });
  await ringAlarms(office.app, 1, () => office.change(officeLocation, { courseMinutes: 30 }));
  expect(await alarms()).toMatchObject([{ record: bill }]);
  await minutesLater(30);
  expect((await coursesOf(bill))[1]).toMatchObject({ firedAt: "2026-11-20 12:30:00" });
});

test("the next course is fired by itself when its time has come, and not before", async () => {
  const bill = await dinner();
  await minutesLater(19);
  expect((await coursesOf(bill))[1]).toMatchObject({ number: 2, firedAt: null });
  await minutesLater(1);
  expect((await coursesOf(bill))[1]).toEqual({
    number: 2,
    firedAt: "2026-11-20 12:20:00",
    firedBy: null,
    firesAt: null,
  });
  expect(await alarms()).toEqual([]);
  const body = { course: 2 };
  const second = await office.write(office.waiter, fireCourse, { params: { id: bill }, body });
  expect(errorOf(second)).toMatchObject({
    code: "course-fired-by-itself",
    message: "Course 2 fired automatically at 19:20",
  });
});

test("every course follows the one before", async () => {
  const bill = await dinner([1, 2, 3]);
  await minutesLater(20);
  await minutesLater(20);
  expect((await coursesOf(bill)).map(({ firedAt }) => firedAt)).toEqual([
    "2026-11-20 12:00:00",
    "2026-11-20 12:20:00",
    "2026-11-20 12:40:00",
  ]);
});

test.each([
  ["is fired by hand", fireCourse, [{ record: 1, due_at: "2026-11-20 12:40:00" }]],
  ["is held", holdCourse, []],
] as const)("a due course that %s meanwhile keeps what follows", async (_, call, expected) => {
  const bill = await dinner([1, 2, 3]);
  office.app.advance(20 * msPerMinute);
  const press = { params: { id: bill }, body: { course: 2 } };
  await ringAlarms(office.app, 1, () => office.write(office.waiter, call, press));
  const left = (await alarms()).map(({ record, due_at: at }) => ({
    record,
    due_at: wireDateTime(at),
  }));
  expect(left).toEqual(expected.map((alarm) => ({ ...alarm, record: bill })));
});

/** Takes the payment of a bill after its due course was found, and before that is fired by itself. */
async function payWhileDue(bill: number): Promise<void> {
  const cash = (await payTypesOf(office)).get(800) ?? 0;
  office.app.advance(20 * msPerMinute);
  await ringAlarms(office.app, 1, () =>
    payBill(office, office.cashier, bill, [{ payType: cash, total: 1000_00 }]),
  );
}

test("a bill that is paid while a course is due fires it once, also after the payment is taken back", async () => {
  const bill = await dinner();
  await office.write(office.waiter, printTickets, { body: { id: bill } });
  await payWhileDue(bill);
  const firedOnce = { number: 2, firedAt: "2026-11-20 12:20:00", firedBy: office.cashier.user.id };
  expect((await coursesOf(bill))[1]).toMatchObject(firedOnce);
  expect(await tickets()).toHaveLength(2);
  const params = { id: bill };
  replyOf(reopenBill, await office.write(office.cashier, reopenBill, { params }));
  expect(await alarms()).toEqual([]);
  await minutesLater(20);
  expect((await coursesOf(bill))[1]).toMatchObject(firedOnce);
  replyOf(printTickets, await office.write(office.waiter, printTickets, { body: params }));
  expect(await tickets()).toHaveLength(2);
});

test("what is ordered once such a payment is taken back fires by itself", async () => {
  const bill = await dinner();
  await payWhileDue(bill);
  await office.write(office.cashier, reopenBill, { params: { id: bill } });
  const { version = 1 } = (await office.billOf(bill)).bill ?? {};
  const billItems = [office.item("Pad Thai", { course: 3 })];
  const body = { id: bill, version, billItems };
  replyOf(updateBill, await office.write(office.waiter, updateBill, { body }));
  expect((await coursesOf(bill))[2]).toMatchObject({ number: 3, firedAt: null });
  await minutesLater(20);
  expect((await coursesOf(bill))[2]).toMatchObject({
    firedAt: "2026-11-20 12:40:00",
    firedBy: null,
  });
});

test("however many servers run, a course is fired once, with one ticket", async () => {
  const bill = await dinner();
  await minutesLater(20, 4);
  await ringAlarms(office.app, 4);
  expect((await coursesOf(bill))[1]?.firedAt).toBe("2026-11-20 12:20:00");
  const params = { id: bill };
  const history = replyOf(
    readBillHistory,
    await callAs(office.app, office.admin, readBillHistory, { params }),
  );
  const fired = history.filter(({ action }) => action === "fire-course");
  expect(fired).toMatchObject([{ staff: null }]);
  // One for the station that sent the order: it has what was never printed before, too.
  expect(await jobs()).toHaveLength(1);
});

test("a till of the station that sent the order takes the ticket, and only one does", async () => {
  const settings = { name: "language", value: JSON.stringify("th_TH") };
  await office.app
    .database()
    .updateTable("setting")
    .set(settings)
    .where("name", "=", "language")
    .execute();
  await dinner();
  await minutesLater(20);
  expect(await jobs()).toMatchObject([{ state: "queued", is_unasked: 1, language: "th_TH" }]);
  const take = async (user = office.waiter) =>
    replyOf(resumePrintJobs, await office.write(user, resumePrintJobs, { body: { inHand: [] } }));
  const { jobs: taken } = await take();
  expect(taken).toMatchObject([{ attempt: 1, document: { kind: "ticket" } }]);
  expect((await take(office.cashier)).jobs).toEqual([]);
});

test("a bill that cannot be read stops no course of another one", async () => {
  const broken = await dinner();
  const sound = await office.openBill(
    "2",
    [1, 2].map((course) => office.item("Pad Thai", { course })),
  );
  const write = (privilege: string | null) =>
    office.app
      .database()
      .updateTable("bill")
      .set({ privilege })
      .where("id", "=", idOf<"bill">(broken))
      .execute();
  await write(JSON.stringify("damaged"));
  await expect(minutesLater(20)).rejects.toThrow("A JSON column holds something else");
  expect(await alarms()).toMatchObject([{ record: broken }]);
  // It is tried again until somebody has repaired the bill.
  await write(null);
  await minutesLater(1);
  expect((await coursesOf(sound))[1]).toMatchObject({ firedAt: "2026-11-20 12:20:00" });
  expect((await coursesOf(broken))[1]).toMatchObject({ firedAt: "2026-11-20 12:21:00" });
});

test("what came due while no server ran is made up for", async () => {
  const bill = await dinner();
  office.app.advance(90 * msPerMinute);
  await office.app.restart();
  await ringAlarms(office.app);
  expect((await coursesOf(bill))[1]?.firedAt).toBe("2026-11-20 13:30:00");
});

test("nothing is fired on a bill that has ended, or after the venue has given it up", async () => {
  const bill = await dinner();
  const statusNote = "Left";
  await office.write(office.cashier, voidBill, { params: { id: bill }, body: { statusNote } });
  expect(await alarms()).toEqual([]);
  const other = await dinner();
  await office.change(officeLocation, { courseMinutes: null });
  await minutesLater(20);
  expect(await coursesOf(other)).toMatchObject([{ number: 1 }]);
  expect(await alarms()).toEqual([]);
});

test("a server looks for what is due again and again, logs a failure once, and stops", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const bill = await dinner();
  const { database } = office.app;
  const error = vi.fn<() => void>();
  let isFailing = true;
  const command = vi.fn<() => Promise<{ written: string }>>(async () => {
    if (isFailing) throw new Error("Away");
    return { written: "" };
  });
  office.app.advance(30 * msPerMinute);
  const clock = () => instant(office.app.now());
  const kinds = { course: { action: "fire-course", run: async () => ({}) } };
  const log = { warn: error, error };
  const { stop } = scheduleAlarms({ database: database(), command, clock, kinds, log }, 5);
  await expect.poll(() => command.mock.calls.length).toBeGreaterThan(3);
  expect(error).toHaveBeenCalledTimes(1);
  isFailing = false;
  const before = command.mock.calls.length;
  await expect.poll(() => command.mock.calls.length).toBeGreaterThan(before + 2);
  await stop();
  const after = command.mock.calls.length;
  await vi.advanceTimersByTimeAsync(30);
  expect(command.mock.calls).toHaveLength(after);
  expect(bill).toBeGreaterThan(0);
});
