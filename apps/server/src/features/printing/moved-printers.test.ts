import { officeProductGroup } from "@comanda/contract/office-menu";
import { officeLocation, officePrinter, officeStation } from "@comanda/contract/office-venue";
import { repeatPrintJob, resumePrintJobs } from "@comanda/contract/print-job";
import { pickStation } from "@comanda/contract/pick-station";
import { localPrinter } from "@comanda/contract/print";
import { id as idOf } from "@comanda/domain/id";
import { printAttemptTimeoutMs } from "@comanda/domain/paper/print-job";
import { afterAll, beforeEach, describe, expect, test } from "vitest";

import { onlyJob, printActions } from "../../testing/print-actions.ts";
import { openDayAndShift } from "../../testing/test-evening.ts";
import { findNamed, startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, errorOf, replyOf } from "../../testing/test-till.ts";

const kitchen = "192.168.10.22";
const corrected = "192.168.10.77";
const other = "192.168.10.88";

let office: Office;
let actions: ReturnType<typeof printActions>;
beforeEach(async () => {
  await office?.app.close();
  office = await startOffice();
  await openDayAndShift(office);
  await office.change(officeLocation, { printerServerAddress: "https://bridge.test" });
  actions = printActions(office);
});
afterAll(() => office.app.close());

const aTicket = async () => {
  const bill = await office.openBill("M1", [office.item("Pad Thai")]);
  return onlyJob({ jobs: await actions.tickets(bill) });
};
const aFailedTicket = async (cause = "unreachable") => {
  const job = await aTicket();
  await actions.settle(job.id, { state: "failed", cause });
  return job;
};
const retry = async (id: number, user = office.waiter) =>
  onlyJob(replyOf(repeatPrintJob, await actions.repeat(id, null, user)));
const take = async (inHand: readonly object[] = []) =>
  replyOf(resumePrintJobs, await office.write(office.waiter, resumePrintJobs, { body: { inHand } }))
    .jobs;
const stateOf = async (id: number) => (await actions.list()).find((job) => job.id === idOf(id));

async function printerAt(address: string) {
  const found = (await office.list(officePrinter)).find((each) => each.address === address);
  if (found === undefined) throw new Error(`There is no printer at ${address}`);
  return found;
}

async function correct(address: string, changes: object): Promise<void> {
  const { id, revision } = await printerAt(address);
  await office.save(officePrinter, { save: [{ id, revision, ...changes }] });
}

const add = (name: string, address: string) =>
  office.save(officePrinter, {
    save: [
      {
        name,
        address,
        widthDots: 384,
        dialect: "esc-pos",
        hasCutter: true,
        imageMode: "raster",
        paperLanguage: null,
      },
    ],
  });

/** Takes the kitchen's printer out of use. All stations print at another address what it printed, or nowhere. */
async function replaceKitchen(address: string | null): Promise<void> {
  const retired = await printerAt(kitchen);
  const printer = address === null ? null : (await printerAt(address)).id;
  for (const { id, revision, routes } of await office.list(officeStation)) {
    const replaced = routes.map((route) =>
      route.printer === retired.id ? { ...route, printer } : route,
    );
    await office.save(officeStation, { save: [{ id, revision, routes: replaced }] });
  }
  const { id, revision } = retired;
  await office.save(officePrinter, { retire: [{ id, revision }] });
}

/** Sets the address at which a station's tickets of the kitchen come out. */
async function cookAt(station: string, address: string): Promise<void> {
  const { id, revision, routes } = findNamed(await office.list(officeStation), station);
  const { id: productGroup } = findNamed(await office.list(officeProductGroup), "Kitchen");
  const others = routes.filter((route) => route.productGroup !== productGroup);
  const { id: printer } = await printerAt(address);
  await office.save(officeStation, {
    save: [{ id, revision, routes: [...others, { productGroup, printer }] }],
  });
}

describe("a paper that is printed again", () => {
  test("goes to its printer at the address that was corrected", async () => {
    const { id } = await aFailedTicket();
    await correct(kitchen, { address: corrected });
    expect(await retry(id)).toMatchObject({ id, attempt: 2, printer: corrected });
    expect(await stateOf(id)).toMatchObject({ state: "queued", isRepeat: false });
    // It is one paper at one printer: who asks again waits for it.
    expect(errorOf(await actions.repeat(id)).code).toBe("paper-in-hand");
  });

  test("follows its printer even if another one has the old address", async () => {
    const { id } = await aFailedTicket();
    await correct(kitchen, { address: corrected });
    await add("Terrace", kitchen);
    expect(await retry(id)).toMatchObject({ id, printer: corrected });
  });

  test("goes to the printer that its station uses instead of a retired one", async () => {
    const { id } = await aFailedTicket("reset");
    await add("New kitchen", corrected);
    await replaceKitchen(corrected);
    await add("Terrace", kitchen);
    expect(await retry(id)).toMatchObject({ id, printer: corrected, attempt: 2 });
    // The old printer may have printed it.
    expect(await stateOf(id)).toMatchObject({ isRepeat: true, printerName: "New kitchen" });
  });

  test("follows the routes of the station that has it, whichever till asks", async () => {
    const { id } = await aFailedTicket();
    await add("New kitchen", corrected);
    await add("Bar kitchen", other);
    await replaceKitchen(corrected);
    await cookAt("Bar", other);
    const bar = findNamed(office.admin.stations, "Bar").id;
    await callAs(office.app, office.admin, pickStation, { params: { id: bar } });
    expect(await retry(id, office.admin)).toMatchObject({ printer: corrected });
  });

  test("is refused if nothing prints such papers any more", async () => {
    const { id } = await aFailedTicket();
    await replaceKitchen(null);
    expect(errorOf(await actions.repeat(id)).code).toBe("printer-not-found");
    expect(await stateOf(id)).toMatchObject({ state: "failed", attempt: 1 });
  });

  test("goes to its printer if that has only another name, and stays at the till if it was there", async () => {
    const { id } = await aFailedTicket();
    await correct(kitchen, { name: "Wok" });
    expect(await retry(id)).toMatchObject({ printer: kitchen });
    await actions.settle(id, { state: "failed", attempt: 2, cause: "unreachable" });
    const there = onlyJob(replyOf(repeatPrintJob, await actions.repeat(id, localPrinter)));
    expect(there.printer).toBe(localPrinter);
    await actions.settle(id, { state: "failed", attempt: 3, cause: "usb-none" });
    expect(await retry(id)).toMatchObject({ printer: localPrinter });
  });
});

describe("a paper whose till is gone", () => {
  test("is taken over for its printer's new address", async () => {
    const { id } = await aTicket();
    await correct(kitchen, { address: corrected, widthDots: 384 });
    office.app.advance(printAttemptTimeoutMs + 1000);
    expect(await take()).toMatchObject([{ id, attempt: 2, printer: corrected }]);
    expect(await stateOf(id)).toMatchObject({ printer: corrected, isRepeat: true });
    expect(await take()).toEqual([]);
  });

  test("stays where it is if its own till resumes it, since the printer may have it", async () => {
    const { id } = await aTicket();
    await correct(kitchen, { address: corrected });
    expect(await take([{ id, attempt: 1 }])).toMatchObject([{ id, attempt: 1, printer: kitchen }]);
  });

  test("keeps its printer's address if nothing prints such papers any more", async () => {
    const { id } = await aTicket();
    await replaceKitchen(null);
    office.app.advance(printAttemptTimeoutMs + 1000);
    expect(await take()).toMatchObject([{ id, attempt: 2, printer: kitchen }]);
  });
});
