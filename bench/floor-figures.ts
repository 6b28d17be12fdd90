import { newBill } from "@comanda/contract/bill";
import { officeFloorRoom, officeFloorTable } from "@comanda/contract/floor";
import { listBills } from "@comanda/contract/list-bills";
import { listMenu } from "@comanda/contract/menu";
import { plainPress } from "@comanda/contract/sent-line";
import { listStaff } from "@comanda/contract/staff";
import type { Browser, Page } from "@playwright/test";

import { apiTill, type ApiTill } from "../e2e/api-till.ts";
import { goTo } from "../e2e/till-menu.ts";
import { atMost, withinMs } from "./goal.ts";
import { timingOf } from "./measure.ts";
import { printFigure, printTopic, ratioText, timingText } from "./print-figures.ts";
import type { WatchedPage } from "./tap-figures.ts";
import { openPage, signInOnPage, waitForTiming } from "./till-page.ts";
import type { Venue } from "./venue.ts";

const tables = 200;
const columns = 20;
/** Where guests sit down while a till shows the floor; bills are at the others. */
const freeTables = 50;

/** What a till shows of 200 tables among 1000 open bills. */
export async function benchFloor(browser: Browser, venue: Venue, rounds: number): Promise<void> {
  printTopic(`The floor: ${tables} tables, 1000 open bills`);
  const office = await apiTill(venue.origin, "admin", "Restaurant");
  await drawFloor(office);
  const [page, timings] = await openPage(browser, venue.origin);
  await signInOnPage(page);
  await benchPainted(page, rounds);
  await benchSeen(office, { page, timings }, Math.min(rounds, freeTables));
  await benchTick({ page, timings });
  await page.close();
}

/** A room with tables of the names at which the bills are, so that they are taken, and some free ones. */
async function drawFloor(office: ApiTill): Promise<void> {
  const { bills } = await office.call(listBills, { body: { lastPing: 0, onlyOpen: true } });
  const wanted = bills.map(({ table }) => table).filter((name) => name !== "");
  const names = [...new Set(wanted)].slice(0, tables - freeTables);
  await retireDemoFloor(office);
  const rooms = { save: [{ name: "Hall", indexNumber: 0 }], retire: [] };
  const [room] = (await office.call(officeFloorRoom.save, { body: rooms })).saved;
  const save = Array.from({ length: tables }, (_none, index) => ({
    room: Number(room?.["id"]),
    name: names[index] ?? freeTable(index - names.length),
    kind: "table",
    seats: 4,
    x: (index % columns) * 160,
    y: Math.floor(index / columns) * 160,
    width: 120,
    height: 120,
  }));
  await office.call(officeFloorTable.save, { body: { save, retire: [] } });
}

async function retireDemoFloor(office: ApiTill): Promise<void> {
  for (const topic of [officeFloorTable, officeFloorRoom]) {
    const drawn = await office.call(topic.list, { query: {} });
    const retire = drawn.map(({ id, revision }) => ({ id, revision }));
    await office.call(topic.save, { body: { save: [], retire } });
  }
}

const freeTable = (index: number): string => `F${index}`;

/** From the address of the floor until the frame that shows all of its tables, once it was shown before. */
async function benchPainted(page: Page, rounds: number): Promise<void> {
  const painted: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    await goTo(page, "/order");
    await page.getByRole("tabpanel").waitFor();
    const ms = await page.evaluate(openFloor, tables);
    // The first loads the screen's file.
    if (round > 0) painted.push(ms);
  }
  const timing = timingOf(painted);
  printFigure({
    name: "touch to the frame with every table",
    result: timingText(timing),
    goals: withinMs(timing, { p50: 250 }),
  });
}

/** Runs in the page. */
async function openFloor(wanted: number): Promise<number> {
  const start = performance.now();
  history.pushState(null, "", "/floor");
  dispatchEvent(new PopStateEvent("popstate"));
  while (document.querySelectorAll("[data-table]").length < wanted) {
    await new Promise((resolve) => void requestAnimationFrame(resolve));
  }
  const { port1, port2 } = new MessageChannel();
  await new Promise((resolve) => {
    requestAnimationFrame(() => {
      port1.addEventListener("message", resolve);
      port1.start();
      port2.postMessage(null);
    });
  });
  return performance.now() - start;
}

/** From the moment another till sends the order of new guests until the frame that shows their table taken. */
async function benchSeen(office: ApiTill, { page, timings }: WatchedPage, rounds: number) {
  const order = await orderOfGuests(office);
  const replied: number[] = [];
  const seen: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await page.waitForTimeout(restMs);
    const before = timings.changed.length;
    const start = performance.timeOrigin + performance.now();
    await order(freeTable(round));
    replied.push(performance.timeOrigin + performance.now() - start);
    await waitForTiming(timings.changed, before);
    seen.push((timings.changed[before] ?? start) - start);
  }
  const [baseline, timing] = [timingOf(replied), timingOf(seen)];
  printFigure({ name: "order to its own reply (baseline)", result: timingText(baseline) });
  printFigure({
    name: "order to the frame on another till's floor",
    result: timingText(timing),
    ratio: ratioText(timing.p50, baseline.p50),
    goals: withinMs(timing, { p50: 50 }),
  });
}

/** What the order before changed is over by then. */
const restMs = 200;

async function orderOfGuests(office: ApiTill) {
  const { articles } = await office.call(listMenu);
  const product = articles.find(({ name }) => name === "Pad Thai")?.id;
  const [waiter] = await office.call(listStaff);
  const header = { room: "", cover: 2, staff: waiter?.id, customer: null, isSecondBill: false };
  return async (table: string): Promise<void> => {
    const createdDate = new Date().toISOString().slice(0, 19).replace("T", " ");
    const item = { ...plainPress, key: crypto.randomUUID(), createdDate, product };
    await office.call(newBill, { body: { ...header, table, billItems: [item] } });
  };
}

const minuteMs = 60_000;
/** Changes that are this close are in one frame. */
const frameMs = 16;

/** How many frames the floor takes as the next minute begins, in which every waiting table says one more. */
async function benchTick({ page, timings }: WatchedPage): Promise<void> {
  const untilTick = minuteMs - (Date.now() % minuteMs);
  await page.waitForTimeout(Math.max(0, untilTick - restMs));
  const before = timings.changed.length;
  await page.waitForTimeout(2000);
  const changes = timings.changed.slice(before);
  const frames = changes.filter((at, index) => at - (changes[index - 1] ?? 0) > frameMs).length;
  printFigure({
    name: "frames as the minute changes",
    result: String(frames),
    goals: [atMost(frames, [1, "frame"])],
  });
}
