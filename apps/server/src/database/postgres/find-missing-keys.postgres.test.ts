import { sql } from "kysely";
import { expect, test } from "vitest";

import { openTestDatabase } from "../../testing/test-database.ts";
import { findMissingKeys } from "./find-missing-keys.ts";

test("unique keys that somebody dropped are named, and no others", async () => {
  const data = await openTestDatabase();
  expect(await findMissingKeys(data.database)).toEqual([]);
  await sql
    .raw(
      `alter table written_reply drop constraint written_reply_key;
       alter table bill drop constraint bill_unique_location_number;
       drop index shift_one_open;
       create index shift_one_open on shift (location, station) where ended_at is null;
       create unique index on shift (location, station, ended_at)`,
    )
    .execute(data.database);
  expect(await findMissingKeys(data.database)).toEqual([
    "bill (location, number)",
    "shift (location, station) of some rows",
    "written_reply (key, location)",
  ]);
  await sql
    .raw(
      `create unique index on bill (number, location);
       create unique index on shift (location, station) where ended_at is null;
       create unique index on written_reply (location, key)`,
    )
    .execute(data.database);
  expect(await findMissingKeys(data.database)).toEqual([]);
  await data.remove();
});

test("the keys of a table that is divided by location are found", async () => {
  const data = await openTestDatabase();
  await sql
    .raw(
      `create table divided (like written_reply including indexes) partition by hash (location);
       drop table written_reply;
       alter table divided rename to written_reply`,
    )
    .execute(data.database);
  expect(await findMissingKeys(data.database)).toEqual([]);
  await data.remove();
});
