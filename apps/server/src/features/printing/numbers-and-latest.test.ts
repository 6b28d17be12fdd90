import { listLatestPapers, printNumbers } from "@comanda/contract/office-printing";
import { settlePrintJob } from "@comanda/contract/print-job";
import { officeLocation } from "@comanda/contract/office-venue";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { printActions } from "../../testing/print-actions.ts";
import { openDayAndShift } from "../../testing/test-evening.ts";
import { startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, errorOf, replyOf } from "../../testing/test-till.ts";

let office: Office;
let actions: ReturnType<typeof printActions>;
beforeAll(async () => {
  office = await startOffice();
  await openDayAndShift(office);
  actions = printActions(office);
  await office.change(officeLocation, { printerServerAddress: "https://192.168.10.5:9180" });
});
afterAll(() => office.app.close());

const print = (pages: readonly object[], user = office.admin) =>
  office.write(user, printNumbers, { body: { pages } });
const latest = async () =>
  replyOf(listLatestPapers, await callAs(office.app, office.admin, listLatestPapers)).jobs;

describe("the numbers of found printers", () => {
  test("are printed on printers that the venue knows, and on others", async () => {
    const { jobs, printerServerAddress } = replyOf(
      printNumbers,
      await print([
        { number: 1, address: "192.168.10.22", widthDots: 384 },
        { number: 2, address: "192.168.10.99:9101", widthDots: 384 },
      ]),
    );
    expect(printerServerAddress).toBe("https://192.168.10.5:9180");
    expect(jobs).toMatchObject([
      { printer: "192.168.10.22", document: { kind: "test-page", number: 1 } },
      { printer: "192.168.10.99:9101", document: { kind: "test-page", number: 2 } },
    ]);
    // A known printer has its own settings, an unknown one the width that was guessed.
    const [known = 0, unknown = 0] = jobs.map(({ data }) => rasterWidth(data));
    expect([known, unknown]).toEqual([576, 384]);
    expect((await actions.list())[0]).toMatchObject({
      kind: "test-page",
      number: 2,
      state: "queued",
      printerName: "192.168.10.99:9101",
    });
  });

  test.each(["", "noprinter", "kitchen", "192.168.10.22/24", "192.168.10.22:123456"])(
    "are not printed at %j",
    async (address) => {
      expect(errorOf(await print([{ number: 1, address, widthDots: 576 }])).status).toBe(400);
    },
  );

  test("are for those who keep the office", async () => {
    const page = { number: 1, address: "192.168.10.22", widthDots: 576 };
    expect(errorOf(await print([page], office.waiter)).status).toBe(403);
    expect(errorOf(await callAs(office.app, office.waiter, listLatestPapers)).status).toBe(403);
  });
});

describe("the latest papers", () => {
  test("are the last on each route from a station to a printer", async () => {
    const database = office.app.database();
    await database.deleteFrom("print_job").execute();
    const bill = await office.openBill("L1", [office.item("Pad Thai")]);
    const first = await actions.tickets(bill);
    const again = await office.openBill("L2", [office.item("Pad Thai")]);
    const second = await actions.tickets(again);
    const id = second[0]?.id ?? 0;
    replyOf(
      settlePrintJob,
      await actions.settle(id, { state: "failed", attempt: 1, cause: "unreachable" }),
    );
    const kitchen = (await latest()).filter(({ title }) => title === "Kitchen");
    expect(kitchen).toMatchObject([{ id, state: "failed", cause: "unreachable" }]);
    expect(first[0]?.id).toBeLessThan(id);
  });
});

/** The width that the raster command states, in dots. */
function rasterWidth(data: string): number {
  const bytes = Buffer.from(data, "base64");
  const raster = bytes.indexOf(Buffer.of(0x1d, 0x76, 0x30, 0));
  return bytes.readUInt16LE(raster + 4) * 8;
}
