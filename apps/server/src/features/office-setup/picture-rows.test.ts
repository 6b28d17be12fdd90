import { randomUUID } from "node:crypto";

import { officeArticle } from "@comanda/contract/office-menu";
import {
  copyMenu,
  exportSetup,
  exportTable,
  importSetup,
  importTable,
} from "@comanda/contract/office-setup";
import { addPicture, readPictures } from "@comanda/contract/picture";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import type { TestApp } from "../../testing/test-app.ts";
import { startFirstVenue } from "../../testing/test-first-venue.ts";
import { findNamed, startOffice, type Office } from "../../testing/test-office.ts";
import { makePicture } from "../../testing/test-picture.ts";
import { callAs, errorOf, replyOf, signInAs, type SignedIn } from "../../testing/test-till.ts";
import { toStoredPicture } from "../picture/index.ts";

let office: Office;
let hash: string;
beforeAll(async () => {
  office = await startOffice();
  const content = await makePicture({ color: "#aa5500" });
  const sent = await callAs(office.app, office.admin, addPicture, {
    body: { content },
    idempotencyKey: randomUUID(),
  });
  ({ hash } = replyOf(addPicture, sent));
  for (const name of ["Pad Thai", "Tonic"]) {
    const { id, revision } = findNamed(await office.list(officeArticle), name);
    await office.save(officeArticle, { save: [{ id, revision, picture: hash }] });
  }
});
afterAll(() => office.app.close());

const read = async (app: TestApp, admin: SignedIn) =>
  replyOf(exportSetup, await callAs(app, admin, exportSetup)).yaml;
const send = (app: TestApp, admin: SignedIn, yaml: string) =>
  callAs(app, admin, importSetup, { body: { yaml }, idempotencyKey: randomUUID() });
const countOf = async (app: TestApp, user: SignedIn, location?: number) => {
  const input = { query: { hashes: hash }, ...(location !== undefined && { location }) };
  return replyOf(readPictures, await callAs(app, user, readPictures, input)).length;
};

describe("a set-up file", () => {
  test("has each picture once, at its end, and brings them to an empty venue", async () => {
    const yaml = await read(office.app, office.admin);
    expect(yaml.match(new RegExp(`picture: ${hash}`, "g"))).toHaveLength(2);
    expect(yaml).toMatch(
      new RegExp(`\npictures:\n  - hash: ${hash}\n    content: \\S+\n\\.\\.\\.\n$`),
    );
    const { app, admin } = await startFirstVenue();
    replyOf(importSetup, await send(app, admin, yaml));
    expect(await countOf(app, admin)).toBe(1);
    expect(await read(app, admin)).toBe(yaml);
    await app.close();
  });

  test("that is imported again changes nothing", async () => {
    const reply = await send(office.app, office.admin, await read(office.app, office.admin));
    expect(replyOf(importSetup, reply)).toMatchObject({ added: 0, changed: 0, update: {} });
  });

  test("brings a new picture to articles that are there", async () => {
    const content = await makePicture({ color: "#00aa55" });
    const fresh = toStoredPicture(content);
    if ("problem" in fresh) throw new Error(fresh.problem);
    const { id, revision } = findNamed(await office.list(officeArticle), "Gin");
    await office.save(officeArticle, { save: [{ id, revision, picture: hash }] });
    const before = await read(office.app, office.admin);
    const rows = `pictures:\n  - hash: ${fresh.hash}\n    content: ${content}\n`;
    const yaml = before.replaceAll(`picture: ${hash}`, `picture: ${fresh.hash}`);
    const sent = `${yaml.slice(0, yaml.indexOf("pictures:\n"))}${rows}`;
    // Nothing else is in the file, so the articles are planned first.
    const sections = sent.split(/^(?=\w)/m).filter((one) => /^(?:articles|pictures):/.test(one));
    const reply = replyOf(importSetup, await send(office.app, office.admin, sections.join("")));
    expect(reply).toMatchObject({ added: 0, changed: 3 });
    expect(findNamed(await office.list(officeArticle), "Gin").picture).toBe(fresh.hash);
    replyOf(importSetup, await send(office.app, office.admin, before));
  });

  const other = "f".repeat(32);
  test.each([
    ["another picture than its hash names", { hash: other, content: "own" }, "hash"],
    ["what is no picture", { hash: other, content: "PHN2Zy8+" }, "content"],
    ["a number", { hash: other, content: 12 }, "content"],
    ["an unknown field", { hash: other, content: "own", name: "x" }, "name"],
  ])("is refused for %s", async (_name, row, field) => {
    const own = await makePicture({ color: "#0055aa" });
    const content = row.content === "own" ? own : row.content;
    const yaml = JSON.stringify({ pictures: [{ ...row, content }] });
    const { fields } = errorOf(await send(office.app, office.admin, yaml));
    expect(fields).toMatchObject([{ section: "pictures", row: 0, field }]);
  });

  test("is refused if an article names a picture that nobody has sent", async () => {
    const yaml = (await read(office.app, office.admin)).replaceAll(hash, other);
    const { fields } = errorOf(await send(office.app, office.admin, yaml));
    expect(fields?.[0]).toMatchObject({ section: "pictures", field: "hash" });
    const without = `${yaml.slice(0, yaml.indexOf("\npictures:"))}\n...\n`;
    const refused = errorOf(await send(office.app, office.admin, without));
    expect(refused.fields?.[0]).toMatchObject({ field: "picture", code: "not-found" });
  });
});

test("a table of articles has the hashes, which a spreadsheet can copy to other rows", async () => {
  const params = { list: "articles" };
  const table = await callAs(office.app, office.admin, exportTable, { params });
  expect(replyOf(exportTable, table).csv).toContain(hash);
  const body = { csv: `name,picture\nGin,${hash}\nTonic,\n` };
  const input = { params, body, idempotencyKey: randomUUID() };
  replyOf(importTable, await callAs(office.app, office.admin, importTable, input));
  const articles = await office.list(officeArticle);
  expect(findNamed(articles, "Gin").picture).toBe(hash);
  expect(findNamed(articles, "Tonic").picture).toBeNull();
});

test("a copied menu has the pictures of the other location", async () => {
  const admin = await signInAs(office.app, "admin");
  const location = findNamed(admin.locations, "Harbour Hotel").id;
  const from = findNamed(admin.locations, "Lotus House").id;
  expect(await countOf(office.app, admin, location)).toBe(0);
  const input = { body: { from }, location, idempotencyKey: randomUUID() };
  replyOf(copyMenu, await callAs(office.app, admin, copyMenu, input));
  expect(await countOf(office.app, admin, location)).toBe(1);
});
