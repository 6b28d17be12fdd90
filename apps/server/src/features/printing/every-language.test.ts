import { randomUUID } from "node:crypto";

import { printTickets } from "@comanda/contract/bill-papers";
import { readSettings, saveSettings } from "@comanda/contract/office-settings";
import { officePaperLanguage } from "@comanda/contract/office-venue";
import { acknowledgePrintJob } from "@comanda/contract/print-job";
import { languages } from "@comanda/domain/venue/settings";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { onlyJob, printActions } from "../../testing/print-actions.ts";
import { openDayAndShift } from "../../testing/test-evening.ts";
import { findNamed, startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, replyOf } from "../../testing/test-till.ts";
import { addRecord } from "../../testing/uses-of-record.ts";

let office: Office;
beforeAll(async () => {
  office = await startOffice();
  await openDayAndShift(office);
});
afterAll(() => office.app.close());

// Whatever folders of languages there are: `tools/language-folder.test.ts` adds one.
describe.each(languages)("%s", (language) => {
  test("is a language that tickets print in", async () => {
    const id = await office.openBill(`L-${language}`, [office.item("Pad Thai")]);
    const call = { body: { id }, query: { language }, idempotencyKey: randomUUID() };
    const sent = await callAs(office.app, office.waiter, printTickets, call);
    const job = onlyJob(replyOf(printTickets, sent));
    expect(job.data.length).toBeGreaterThan(1000);
    const outcome = { state: "failed", cause: "refused", attempt: job.attempt };
    await printActions(office).settle(job.id, outcome);
    const seen = await office.write(office.waiter, acknowledgePrintJob, { params: { id: job.id } });
    expect(replyOf(acknowledgePrintJob, seen)).toMatchObject({ language });
  });

  test("is one that the venue's own words may begin with", async () => {
    await addRecord(office, officePaperLanguage, { name: language, base: language, words: [] });
    const stored = findNamed(await office.list(officePaperLanguage), language);
    expect(stored).toMatchObject({ base: language });
  });

  test("is one that the venue may speak", async () => {
    const before = replyOf(readSettings, await callAs(office.app, office.admin, readSettings));
    const after = { ...before, language, allowedLanguages: [language] };
    const call = { body: { before, after }, idempotencyKey: randomUUID() };
    const saved = await callAs(office.app, office.admin, saveSettings, call);
    expect(replyOf(saveSettings, saved).settings).toEqual(after);
  });
});
