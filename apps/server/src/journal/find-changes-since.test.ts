import { id } from "@comanda/domain/id";
import { instant } from "@comanda/domain/time/instant";
import { afterAll, beforeAll, expect, test } from "vitest";

import { startTestApp, type TestApp } from "../testing/test-app.ts";
import { findChangesSince } from "./find-changes-since.ts";
import { appendEntry, findHead, lockJournalHead, type JournalHead } from "./journal-store.ts";

const lotus = id<"location">(1);

let app: TestApp;
let start: JournalHead;
beforeAll(async () => {
  app = await startTestApp();
  await grow(1);
  start = await findHead(app.database(), lotus);
});
afterAll(() => app.close());

/** Each row changes the record of its number. */
async function grow(count: number): Promise<void> {
  await app
    .database()
    .transaction()
    .execute(async (tx) => {
      let { sequence, hash } = await lockJournalHead(tx, lotus);
      for (let more = 0; more < count; more += 1) {
        sequence += 1;
        const [old, now] = [{ price: 1 }, { price: 2 }];
        const change = { kind: "update" as const, table: "article", id: sequence, old, new: now };
        const about = { location: lotus, at: instant(app.now()), staff: null, station: null };
        hash = await appendEntry(
          tx,
          { ...about, sequence, action: "save", changes: [change] },
          hash,
        );
      }
    });
}

const since = async (head: JournalHead) =>
  (await findChangesSince(app.database(), lotus, head))?.map((change) => change.id) ?? null;

test("the changes since a row are those of the rows after it", async () => {
  await grow(3);
  expect(await since(start)).toEqual([1, 2, 3].map((more) => start.sequence + more));
});

test("the changes since a row of another journal are not known", async () => {
  expect(await since({ ...start, hash: "0".repeat(64) })).toBeNull();
});

test("the changes since a row that is far back are not worth searching", async () => {
  await grow(600);
  expect(await since(start)).toBeNull();
});
