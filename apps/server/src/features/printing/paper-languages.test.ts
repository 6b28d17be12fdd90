import { randomUUID } from "node:crypto";

import { printBill, printTickets, showBill } from "@comanda/contract/bill-papers";
import { exportSetup, importSetup } from "@comanda/contract/office-setup";
import {
  officeLocation,
  officePaperLanguage,
  officePrinter,
  officeStation,
} from "@comanda/contract/office-venue";
import type { PrintJob } from "@comanda/contract/print";
import { acknowledgePrintJob, repeatPrintJob } from "@comanda/contract/print-job";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { onlyJob, printActions } from "../../testing/print-actions.ts";
import { openDayAndShift } from "../../testing/test-evening.ts";
import { findNamed, startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, replyOf } from "../../testing/test-till.ts";
import { addRecord, usesOfRecord } from "../../testing/uses-of-record.ts";

let office: Office;
let actions: ReturnType<typeof printActions>;
beforeAll(async () => {
  office = await startOffice();
  await openDayAndShift(office);
  actions = printActions(office);
  // Without a bridge, all papers come out at the till, in its station's language.
  await office.change(officeLocation, { printerServerAddress: "https://192.168.10.20:9180" });
});
afterAll(() => office.app.close());

const portuguese = {
  name: "Português",
  base: "en_US",
  words: [
    { word: "total", text: "Total a pagar" },
    { word: "table", text: "Mesa {name}" },
    { word: "cancelled", text: "CANCELADO" },
  ],
};

let tables = 0;
const aBill = () => {
  tables += 1;
  return office.openBill(`L${tables}`, [office.item("Pad Thai")]);
};
const ticketOf = async (id: number, key: string = randomUUID()) => {
  const call = { body: { id }, query: { language: "th_TH" }, idempotencyKey: key };
  return onlyJob(
    replyOf(printTickets, await callAs(office.app, office.waiter, printTickets, call)),
  );
};
const language = async () => findNamed(await office.list(officePaperLanguage), portuguese.name);
const kitchenPrinter = async () =>
  (await office.list(officePrinter)).find(({ address }) => address === "192.168.10.22");
const setKitchen = async (paperLanguage: number | null) => {
  const { id, revision } = (await kitchenPrinter()) ?? {};
  await office.save(officePrinter, { save: [{ id, revision, paperLanguage }] });
};
const setWords = async (words: readonly object[]) => {
  const { id, revision } = await language();
  await office.save(officePaperLanguage, { save: [{ id, revision, words }] });
};
/** A paper that did not come out, read on the screen. */
const shownPaper = async ({ id, attempt }: Pick<PrintJob, "id" | "attempt">) => {
  await actions.settle(id, { state: "failed", cause: "refused", attempt });
  const call = { params: { id } };
  return replyOf(acknowledgePrintJob, await office.write(office.waiter, acknowledgePrintJob, call));
};

describe("a language of papers", () => {
  test("is chosen for a printer, and its papers have the venue's words and those of its base", async () => {
    const thai = await ticketOf(await aBill());
    await addRecord(office, officePaperLanguage, portuguese);
    const { id } = await language();
    await setKitchen(id);
    const own = await ticketOf(await aBill());
    const paper = await shownPaper(own);
    expect(paper).toMatchObject({ language: "en_US", own: portuguese.words });
    expect((await shownPaper(thai)).own).toEqual([]);
    // The receipts of the station go to another printer, in the language of the till.
    const query = { language: "th_TH" };
    const params = { id: await aBill(), mode: 0, merged: 0 };
    const bill = await office.write(office.waiter, printBill, { params, query });
    expect(await shownPaper(onlyJob(replyOf(printBill, bill)))).toMatchObject({
      language: "th_TH",
      own: [],
    });
  });

  test("stays on a paper that was printed with it, however its words change", async () => {
    const key = randomUUID();
    const bill = await aBill();
    const first = await ticketOf(bill, key);
    await setWords([{ word: "table", text: "Cadeira {name}" }]);
    expect((await ticketOf(bill, key)).data).toBe(first.data);
    await actions.settle(first.id, { state: "failed", cause: "refused", attempt: 1 });
    const again = onlyJob(replyOf(repeatPrintJob, await actions.repeat(first.id, null)));
    expect(again.data).toBe(first.data);
    expect((await shownPaper(again)).own).toEqual(portuguese.words);
    const next = await ticketOf(await aBill());
    expect(next.data).not.toBe(first.data);
    expect((await shownPaper(next)).own).toEqual([{ word: "table", text: "Cadeira {name}" }]);
    await setWords(portuguese.words);
  });

  test("is shown on the screen as the station's receipts will have it", async () => {
    const stations = await office.list(officeStation);
    const { id } = await language();
    const routed = new Set<number | null>(
      stations.flatMap(({ routes }) =>
        routes.flatMap(({ productGroup, printer }) => (productGroup === null ? [printer] : [])),
      ),
    );
    const printers = (await office.list(officePrinter)).filter((one) => routed.has(one.id));
    const save = printers.map((one) => ({
      id: one.id,
      revision: one.revision,
      paperLanguage: id,
    }));
    const call = { params: { id: await aBill() } };
    const show = async () =>
      replyOf(showBill, await callAs(office.app, office.waiter, showBill, call)).wording;
    expect(await show()).toBeUndefined();
    await office.save(officePrinter, { save });
    expect(await show()).toEqual({ language: "en_US", own: portuguese.words });
  });

  test("is held by its printers and stations", async () => {
    const { id } = await language();
    await addRecord(office, officeStation, { name: "Terraço", paperLanguage: id });
    const { holding } = await usesOfRecord(office, officePaperLanguage, await language());
    expect(holding).toContain("station Terraço");
    expect(holding.length).toBeGreaterThan(1);
  });

  test("comes with the set-up file, which changes nothing where it was made", async () => {
    const { yaml } = replyOf(exportSetup, await callAs(office.app, office.admin, exportSetup));
    expect(yaml).toContain("Mesa {name}");
    const bring = async (text: string) => {
      const call = { body: { yaml: text }, idempotencyKey: randomUUID() };
      const reply = await callAs(office.app, office.admin, importSetup, call);
      const { added, changed } = replyOf(importSetup, reply);
      return { added, changed };
    };
    expect(await bring(yaml)).toEqual({ added: 0, changed: 0 });
    expect(await bring(yaml.replace("Total a pagar", "Soma"))).toEqual({ added: 0, changed: 1 });
    expect((await language()).words[0]).toEqual({ word: "total", text: "Soma" });
    await bring(yaml);
  });

  test("is not overwritten when two managers change it", async () => {
    const { id, revision } = await language();
    await office.save(officePaperLanguage, { save: [{ id, revision, base: "vi_VN" }] });
    const refused = await office.refused(officePaperLanguage, {
      save: [{ id, revision, words: [] }],
    });
    expect(refused).toMatchObject({ status: 409, code: "changed-meanwhile" });
    expect((await language()).words).toEqual(portuguese.words);
  });
});

test.each([
  [[{ word: "table", text: "Mesa" }], "words.table", "placeholders-differ"],
  [[{ word: "total", text: "To\u0007tal" }], "words.total", "control-character"],
  [[{ word: "total", text: "" }], "words.total", "required"],
  [[{ word: "nothing", text: "Nada" }], "words.nothing", "not-found"],
])("the words %j are refused, each with a sentence", async (words, field, code) => {
  const refused = await office.refused(officePaperLanguage, { save: [{ name: "Deutsch", words }] });
  expect(refused).toMatchObject({ status: 400, fields: [{ row: 0, field, code }] });
  expect(refused.fields?.[0]?.error).toContain(field);
});
