import { readSettings, saveSettings } from "@comanda/contract/office-settings";
import { listSettings } from "@comanda/contract/settings";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { storedChanges } from "#journal/packed-entry.ts";

import { startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, errorOf, replyOf, signInAs } from "../../testing/test-till.ts";

let office: Office;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.app.close());

const read = async () =>
  replyOf(readSettings, await callAs(office.app, office.admin, readSettings));
const save = (body: object) =>
  callAs(office.app, office.admin, saveSettings, { body, idempotencyKey: randomUUID() });

/** The journal rows about settings that contain a text, in the order of the locations' names. */
const journalRowsWith = async (text: string) => {
  const rows = await office.app
    .database()
    .selectFrom("journal")
    .innerJoin("location", "location.id", "journal.location")
    .select(["location.name", "journal.action", "journal.staff"])
    .select(["journal.changes", "journal.packed"])
    .orderBy("location.name")
    .execute();
  return rows
    .map(({ packed, ...row }) => ({ ...row, changes: storedChanges({ ...row, packed }) }))
    .filter(({ changes }) => changes.includes('"table":"setting"') && changes.includes(text));
};

describe("the settings of the server", () => {
  test("take effect at the next sign-in", async () => {
    const before = await read();
    const after = { ...before, venueName: " Lotus ", allowedLanguages: ["en_US", "th_TH"] };
    const answered = replyOf(saveSettings, await save({ before, after }));
    expect(answered.settings).toEqual({ ...after, venueName: "Lotus" });
    const shown = await callAs(office.app, office.waiter, listSettings);
    expect(replyOf(listSettings, shown)).toEqual({ ...after, venueName: "Lotus" });
  });

  test("take the short code of a language", async () => {
    const before = await read();
    const after = { ...before, language: "th", allowedLanguages: ["en", "th", "tl"] };
    const { settings } = replyOf(saveSettings, await save({ before, after }));
    const languages = { language: "th_TH", allowedLanguages: ["en_US", "th_TH", "tl_PH"] };
    expect(settings).toMatchObject(languages);
    replyOf(saveSettings, await save({ before: { ...before, ...languages }, after: before }));
  });

  test("do not overwrite another user's change", async () => {
    const before = await read();
    await save({ before, after: { ...before, venueName: "First" } });
    const second = await save({ before, after: { ...before, venueName: "Second" } });
    expect(errorOf(second)).toMatchObject({ status: 409, code: "changed-meanwhile" });
    expect((await read()).venueName).toBe("First");
  });

  test("go into one journal row per location, which every till receives at once", async () => {
    const before = await read();
    const answered = await save({ before, after: { ...before, venueName: "Told" } });
    const { update } = replyOf(saveSettings, answered);
    const changes = { venueName: { old: before.venueName, new: "Told" } };
    expect(update).toEqual({ setting: [{ id: 1, changes }] });
    const rows = await journalRowsWith("Told");
    expect(rows.map(({ name }) => name)).toEqual(["Harbour Hotel", "Lotus House"]);
    for (const row of rows) {
      expect(row).toMatchObject({ action: "office-settings-save", staff: office.admin.user.id });
      expect(JSON.parse(row.changes)).toEqual([
        {
          kind: "update",
          table: "setting",
          id: 1,
          old: { venueName: JSON.stringify(before.venueName) },
          new: { venueName: '"Told"' },
        },
      ]);
    }
  });

  test("that are unchanged write no journal row", async () => {
    const before = await read();
    const rowsBefore = await journalRowsWith("");
    replyOf(saveSettings, await save({ before, after: before }));
    expect(await journalRowsWith("")).toEqual(rowsBefore);
  });

  test("go to one of two saves at two locations at the same moment", async () => {
    const before = await read();
    const elsewhere = await signInAs(office.app, "admin");
    const harbour = elsewhere.locations.find(({ name }) => name === "Harbour Hotel")?.id ?? 0;
    const body = (venueName: string) => ({ before, after: { ...before, venueName } });
    const there = { location: harbour, body: body("There"), idempotencyKey: randomUUID() };
    const [here, other] = await Promise.all([
      save(body("Here")),
      callAs(office.app, elsewhere, saveSettings, there),
    ]);
    expect(new Set([here.statusCode, other.statusCode])).toEqual(new Set([200, 409]));
    expect((await read()).venueName).toBe(here.statusCode === 200 ? "Here" : "There");
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
