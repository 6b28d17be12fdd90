import { readSettings, saveSettings } from "@comanda/contract/office-settings";
import { listSettings } from "@comanda/contract/settings";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, errorOf, replyOf } from "../../testing/test-till.ts";

let office: Office;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.app.close());

const read = async () =>
  replyOf(readSettings, await callAs(office.app, office.admin, readSettings));
const save = (body: object) =>
  callAs(office.app, office.admin, saveSettings, { body, idempotencyKey: randomUUID() });

describe("the settings of the house", () => {
  test("are changed for the next who signs in", async () => {
    const before = await read();
    const after = { ...before, venueName: " Lotus ", allowedLanguages: ["en_US", "th_TH"] };
    const answered = replyOf(saveSettings, await save({ before, after }));
    expect(answered.settings).toEqual({ ...after, venueName: "Lotus" });
    const shown = await callAs(office.app, office.waiter, listSettings);
    expect(replyOf(listSettings, shown)).toEqual({ ...after, venueName: "Lotus" });
  });

  test("are not lost under somebody else's", async () => {
    const before = await read();
    await save({ before, after: { ...before, venueName: "First" } });
    const second = await save({ before, after: { ...before, venueName: "Second" } });
    expect(errorOf(second)).toMatchObject({ status: 409, code: "changed-meanwhile" });
    expect((await read()).venueName).toBe("First");
  });

  test.each([
    [{ venueName: " " }, "venueName", "required"],
    [{ allowedLanguages: ["th_TH"] }, "language", "does-not-fit"],
    [{ allowedLanguages: ["en_US", "en_US"] }, "allowedLanguages", "repeated"],
  ])("with %j are refused for %s", async (changes, field, code) => {
    const before = await read();
    const { fields } = errorOf(await save({ before, after: { ...before, ...changes } }));
    expect(fields).toMatchObject([{ field, code }]);
  });
});
