import { addLogo } from "@comanda/contract/logo";
import { addPicture } from "@comanda/contract/picture";
import { afterAll, beforeAll, expect, test } from "vitest";

import { logoContent, stripedLogo } from "../../testing/test-logo.ts";
import { startOffice, type Office } from "../../testing/test-office.ts";
import { makePicture } from "../../testing/test-picture.ts";
import { replyOf } from "../../testing/test-till.ts";
import { findKnownHashes } from "./content-store.ts";

let office: Office;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.app.close());

/** More than the parameters that a statement of either engine can have. */
const unknown = Array.from({ length: 70_000 }, (_, number) =>
  number.toString(16).padStart(32, "0"),
);

test("a stored picture is found among any number of hashes", async () => {
  const body = { content: await makePicture({ color: "#123456" }) };
  const { hash } = replyOf(addPicture, await office.write(office.admin, addPicture, { body }));
  expect(await knownOf("picture", [...unknown, hash])).toEqual([hash]);
});

test("so is a stored logo", async () => {
  const body = { content: logoContent(stripedLogo()) };
  const { hash } = replyOf(addLogo, await office.write(office.admin, addLogo, { body }));
  expect(await knownOf("logo", [...unknown, hash])).toEqual([hash]);
});

async function knownOf(table: "picture" | "logo", hashes: readonly string[]) {
  const { id } = await office.app
    .database()
    .selectFrom("location")
    .select("id")
    .where("name", "=", "Lotus House")
    .executeTakeFirstOrThrow();
  return [...(await findKnownHashes(office.app.database(), table, id, hashes))];
}
