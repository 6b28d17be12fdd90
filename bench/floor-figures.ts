import { officeFloorRoom, officeFloorTable, readFloor } from "@comanda/contract/floor";
import { listBills } from "@comanda/contract/list-bills";
import type { Browser } from "@playwright/test";

import { apiTill } from "../e2e/api-till.ts";
import { goTo } from "../e2e/till-menu.ts";
import { withinMs } from "./goal.ts";
import { timingOf } from "./measure.ts";
import { printFigure, printTopic, timingText } from "./print-figures.ts";
import { openPage, signInOnPage } from "./till-page.ts";
import type { Venue } from "./venue.ts";

const tables = 200;
const columns = 20;

/** A room with tables of the names at which the bills are, so that each is taken. */
async function drawFloor({ origin }: Venue): Promise<void> {
  const office = await apiTill(origin, "admin", "Restaurant");
  const { bills } = await office.call(listBills, { body: { lastPing: 0, onlyOpen: true } });
  const drawn = new Set((await office.call(readFloor)).tables.map(({ name }) => name));
  const wanted = bills.map(({ table }) => table).filter((name) => name !== "" && !drawn.has(name));
  const names = [...new Set(wanted)];
  const rooms = { save: [{ name: "Hall", indexNumber: 0 }], retire: [] };
  const [room] = (await office.call(officeFloorRoom.save, { body: rooms })).saved;
  const save = Array.from({ length: tables }, (_none, index) => ({
    room: Number(room?.["id"]),
    name: names[index] ?? `F${index}`,
    kind: "table",
    seats: 4,
    x: (index % columns) * 160,
    y: Math.floor(index / columns) * 160,
    width: 120,
    height: 120,
  }));
  await office.call(officeFloorTable.save, { body: { save, retire: [] } });
}

/** From the address of the floor until the frame that shows all of its tables, once it was shown before. */
export async function benchFloor(browser: Browser, venue: Venue, rounds: number): Promise<void> {
  printTopic(`The floor: ${tables} tables, 1000 open bills`);
  await drawFloor(venue);
  const [page] = await openPage(browser, venue.origin);
  await signInOnPage(page);
  const painted: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    await goTo(page, "/order");
    await page.getByRole("tabpanel").waitFor();
    const ms = await page.evaluate(async (wanted) => {
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
    }, tables);
    // The first loads the screen's file.
    if (round > 0) painted.push(ms);
  }
  const timing = timingOf(painted);
  printFigure({
    name: "touch to the frame with every table",
    result: timingText(timing),
    goals: withinMs(timing, { p50: 250 }),
  });
  await page.close();
}
