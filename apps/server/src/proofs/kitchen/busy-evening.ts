import { updateBill, type NewItem } from "@comanda/contract/bill";
import type { BillItemReply } from "@comanda/contract/bill-item";
import type { BillReply } from "@comanda/contract/bill-record";
import { voidBill } from "@comanda/contract/end-bill";
import { listMenu } from "@comanda/contract/menu";
import { pickStation } from "@comanda/contract/pick-station";
import { partBill } from "@comanda/contract/split-merge";
import { printAttemptTimeoutMs } from "@comanda/domain/paper/print-job";
import { instant, msPerMinute } from "@comanda/domain/time/instant";
import { stockAmount } from "@comanda/domain/stock/stock-amount";

import type { Database } from "#database/database.ts";

import { billActions } from "../../testing/bill-actions.ts";
import { printActions } from "../../testing/print-actions.ts";
import { ringAlarms } from "../../testing/ring-alarms.ts";
import { openDayAndShift, startEvening, type Evening } from "../../testing/test-evening.ts";
import { callAs, replyOf, signInAs } from "../../testing/test-till.ts";
import { openKitchen, type Kitchen } from "./kitchen.ts";
import { paperTill, type PaperTill } from "./paper-till.ts";

/** The set's own dishes are ordered alone, too. */
export const dishes = [
  "Pad Thai",
  "Green Curry",
  "Singha Beer",
  "Gin",
  "Jasmine Rice",
  "Lunch Set",
] as const;

export type BusyEvening = {
  readonly evening: Evening;
  readonly kitchen: Kitchen;
  /** One in the restaurant and one at the bar. */
  readonly tills: readonly PaperTill[];
  readonly bills: number[];
  /** How often each kind of edit was made. */
  readonly edits: () => number;
  readonly edit: (kind: EditKind, which: number, dish: (typeof dishes)[number]) => Promise<void>;
  /** When the kitchen last had every ticket. */
  readonly settledAt: () => number;
  readonly nowSettled: () => void;
  /** Long enough that no job of a dead till counts as in progress any more. */
  readonly wait: () => void;
};

export const editKinds = [
  "open",
  "add",
  "credit",
  "split",
  "merge",
  "part",
  "move",
  "way",
  "void",
  "fire",
  "again",
  "seat",
  "course",
  "note",
  "time",
] as const;
export type EditKind = (typeof editKinds)[number];

export async function startBusyEvening(): Promise<BusyEvening> {
  const evening = await startEvening();
  const { app, cashier } = evening;
  await app.database().updateTable("location").set({ course_minutes: courseMinutes }).execute();
  await openDayAndShift(evening);
  await fillShelves(app.database());
  const barkeeper = await signInAs(app, "admin");
  const bar = barkeeper.stations.find(({ name }) => name === "Bar")?.id ?? 0;
  await callAs(app, barkeeper, pickStation, { params: { id: bar } });
  const kitchen = openKitchen();
  const parts = await chooseLunch(evening);
  const bills: number[] = [];
  let edits = 0;
  let settledAt = 0;
  const tills = [paperTill(evening, cashier, kitchen), paperTill(evening, barkeeper, kitchen)];
  return {
    evening,
    kitchen,
    tills,
    bills,
    edits: () => edits,
    edit: async (kind, which, dish) => {
      edits += 1;
      // Their times differ, so no two papers are identical.
      app.advance(1000);
      const bill = bills[which % Math.max(1, bills.length)];
      const item = evening.item(dish, {
        qty: 1 + (which % 3),
        ...servedTo(which),
        ...(dish === "Lunch Set" && { parts }),
      });
      if (kind === "time") {
        app.advance(minutesPerWait * msPerMinute);
        await ringAlarms(app, 2);
      } else if (kind === "open" || bill === undefined) {
        bills.push(await evening.openBill(`K${edits}`, [item]));
      } else if (isForTill(kind)) {
        const till = tills[which % tills.length];
        if (till !== undefined) await askTill(evening, till, { kind, bill, which });
      } else
        await editBill(evening, {
          kind,
          bill,
          other: bills[(which + 1) % bills.length],
          item,
          table: `K${edits}`,
        });
    },
    settledAt: () => settledAt,
    nowSettled: () => {
      settledAt = app.now();
    },
    wait: () => app.advance(printAttemptTimeoutMs + 1000),
  };
}

/** Stocks more than is ordered here: running out does not matter to the kitchen's papers. */
async function fillShelves(database: Database): Promise<void> {
  const plenty = stockAmount(1_000_000_000);
  await database.updateTable("stock").set({ current_count_thousandths: plenty }).execute();
}

/** So many minutes after the one before, a course is fired by itself. */
const courseMinutes = 9;
const minutesPerWait = 4;

/** Most lines wait for a course, and some are for certain guests. */
function servedTo(which: number): Pick<NewItem, "seats" | "course"> {
  const course = [undefined, 1, 2, 2, 3, 0][which % 6];
  return {
    ...(course !== undefined && { course }),
    ...(which % 2 === 0 && { seats: [1 + (which % 2)] }),
  };
}

type TillEdit = "fire" | "again";

function isForTill(kind: EditKind): kind is TillEdit {
  return kind === "fire" || kind === "again";
}

type TillRequest = { readonly kind: TillEdit; readonly bill: number; readonly which: number };

async function askTill(
  evening: Evening,
  till: PaperTill,
  { kind, bill, which }: TillRequest,
): Promise<void> {
  if (kind === "fire") return till.fire(bill, 1 + (which % 3));
  const { items } = await evening.billOf(bill);
  const line = items[which % Math.max(1, items.length)];
  if (line !== undefined) await till.makeAgain(bill, line.id);
}

type Edit = {
  readonly kind: Exclude<EditKind, "open" | "time" | TillEdit>;
  readonly bill: number;
  readonly other: number | undefined;
  readonly item: NewItem;
  /** A free one. */
  readonly table: string;
};

/** The server may refuse an edit: then nothing has changed. */
async function editBill(evening: Evening, edit: Edit): Promise<void> {
  const { kind, bill, other, table } = edit;
  const { write, waiter, cashier } = evening;
  if (kind === "split") await billActions.split(evening, bill);
  else if (kind === "merge") await billActions.merge(evening, bill, other ?? bill);
  else if (kind === "part") await takeApart(evening, table);
  else if (kind === "void") {
    await write(cashier, voidBill, { params: { id: bill }, body: { statusNote: "Left" } });
  } else {
    const { bill: now, items } = await evening.billOf(bill);
    const head = { id: bill, version: now?.version ?? 1 };
    const isHeader = kind === "move" || kind === "way";
    const change = isHeader ? headerChange(kind, now, table) : lineChange(kind, items, edit);
    await write(waiter, updateBill, { body: { ...head, billItems: [], ...change } });
  }
}

function headerChange(kind: "move" | "way", now: BillReply | undefined, table: string) {
  if (kind === "move") return { place: { table, room: "" }, isSecondBill: true };
  return { servingWay: now?.servingWay === "away" ? "here" : "away" };
}

const notes = ["", "mild", "NO PEANUTS"];

function lineChange(
  kind: "add" | "credit" | "seat" | "course" | "note",
  items: readonly BillItemReply[],
  { item }: Edit,
) {
  const sold = items.find(({ qty }) => qty > 0);
  const { parts: _parts, ...plain } = item;
  const credit = { ...plain, product: sold?.product, qty: -1, credits: sold?.key ?? "none" };
  const changed = { id: sold?.id ?? 1 };
  const changes = {
    add: item,
    credit,
    seat: { ...changed, seats: item.seats ?? [] },
    course: { ...changed, course: item.course ?? null },
    note: { ...changed, note: notes[item.qty % notes.length] ?? "" },
  };
  return { billItems: [changes[kind]] };
}

/** The last guests who have joined an open bill sit for themselves again, elsewhere, with what was theirs. */
async function takeApart(evening: Evening, table: string): Promise<void> {
  const joined = await evening.app
    .database()
    .selectFrom("joined_bill")
    .innerJoin("bill", "bill.id", "joined_bill.into_bill")
    .select(["joined_bill.bill as joined", "bill.id as into", "bill.version as version"])
    .where("bill.status", "=", "open")
    .orderBy("joined_bill.round", "desc")
    .executeTakeFirst();
  if (joined === undefined) return;
  const place = { table, room: "" };
  const body = { version: joined.version, bill: joined.joined, later: [], place };
  await evening.write(evening.cashier, partBill, { params: { id: joined.into }, body });
}

/** The first choice of each section. */
async function chooseLunch({ app, waiter, item }: Evening): Promise<NonNullable<NewItem["parts"]>> {
  const menu = replyOf(listMenu, await callAs(app, waiter, listMenu));
  const { product } = item("Lunch Set");
  const sections = menu.articles.find(({ id: known }) => known === product)?.questions ?? [];
  return (menu.questions ?? [])
    .filter(({ id: question }) => sections.includes(question))
    .flatMap(({ id: question, choices: [first] }) =>
      first === undefined ? [] : [{ question, product: first.product, qty: 1 }],
    );
}

/** What waits is made in the end. */
async function fireAll({ evening }: BusyEvening, till: PaperTill, bill: number): Promise<void> {
  const { items } = await evening.billOf(bill);
  const courses = new Set(items.flatMap(({ course = 0 }) => (course === 0 ? [] : [course])));
  for (const course of courses) await till.fire(bill, course);
}

async function deliverAll(till: PaperTill): Promise<void> {
  while (till.isBusy()) await till.deliver("printed");
}

/** The printers work again, every till requests the missing tickets, and what failed is reprinted. */
export async function settleAll(busy: BusyEvening): Promise<void> {
  const { evening, tills, bills } = busy;
  const { list } = printActions(evening);
  const [first] = tills;
  if (first === undefined) return;
  const known = await evening.app
    .database()
    .selectFrom("bill")
    .select("id")
    .where("updated_at", ">=", instant(busy.settledAt()))
    .execute();
  for (const { id: bill } of known) {
    await fireAll(busy, first, bill);
    await first.askTickets(bill);
  }
  for (const till of tills) await deliverAll(till);
  busy.wait();
  for (const till of tills) {
    await till.start();
    await deliverAll(till);
  }
  for (const job of await list()) if (job.state === "failed") await first.retry(job.id, null);
  await deliverAll(first);
  bills.splice(0, bills.length, ...bills.slice(-6));
  busy.nowSettled();
}
