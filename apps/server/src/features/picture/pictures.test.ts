import { randomBytes, randomUUID } from "node:crypto";

import { listMenu } from "@comanda/contract/menu";
import { officeArticle } from "@comanda/contract/office-menu";
import { addPicture, readPictures } from "@comanda/contract/picture";
import { instant, msPerDay } from "@comanda/domain/time/instant";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { findNamed, startOffice, type Office } from "../../testing/test-office.ts";
import { makePicture } from "../../testing/test-picture.ts";
import { callAs, errorOf, replyOf, signInAs, type SignedIn } from "../../testing/test-till.ts";

let office: Office;
let harbour: SignedIn;
beforeAll(async () => {
  office = await startOffice();
  harbour = await signInAs(office.app, "harbour");
});
afterAll(() => office.app.close());

const sendPicture = (content: unknown, user = office.admin) =>
  callAs(office.app, user, addPicture, { body: { content }, idempotencyKey: randomUUID() });
const add = async (color: string) =>
  replyOf(addPicture, await sendPicture(await makePicture({ color }))).hash;
const read = async (hashes: string, user = office.waiter) =>
  replyOf(readPictures, await callAs(office.app, user, readPictures, { query: { hashes } }));
const article = async (name: string) => findNamed(await office.list(officeArticle), name);
const setPicture = async (name: string, picture: string | null) => {
  const { id, revision } = await article(name);
  return office.save(officeArticle, { save: [{ id, revision, picture }] });
};
const setSentAt = (ms: number) =>
  office.app
    .database()
    .updateTable("picture")
    .set({ sent_at: instant(ms) })
    .execute();
const countPictures = async () =>
  (await office.app.database().selectFrom("picture").select("hash").execute()).length;

describe("a picture", () => {
  test("of either format comes to every till with its article, as an image", async () => {
    for (const type of ["webp", "jpeg"] as const) {
      const content = await makePicture({ color: "#804020", type });
      const { hash } = replyOf(addPicture, await sendPicture(content));
      const { update } = await setPicture("Pad Thai", hash);
      expect(update["article"]).toMatchObject([{ changes: { picture: { new: hash } } }]);
      const menu = replyOf(listMenu, await callAs(office.app, office.waiter, listMenu));
      expect(findNamed(menu.articles, "Pad Thai").picture).toBe(hash);
      const [picture] = await read(hash);
      expect(picture).toMatchObject({ hash, type });
      const start = type === "webp" ? "UklGR" : "/9j/";
      expect(picture?.content.startsWith(start)).toBe(true);
    }
  });

  test("that is sent twice is stored once, and an article may drop it", async () => {
    const first = await add("#0a0b0c");
    const stored = await countPictures();
    expect(await add("#0a0b0c")).toBe(first);
    expect(await countPictures()).toBe(stored);
    await setPicture("Jasmine Rice", first);
    await setPicture("Jasmine Rice", null);
    expect((await article("Jasmine Rice")).picture).toBeNull();
  });

  test("is sent by the office only, and read by who is signed in", async () => {
    const content = await makePicture({ color: "#123456" });
    expect(errorOf(await sendPicture(content, office.waiter)).status).toBe(403);
    const target = `/api/product/pictures?hashes=${"0".repeat(32)}`;
    const stranger = await office.app.app().inject({ method: "GET", url: target });
    expect(stranger.statusCode).toBe(401);
  });

  test("belongs to a location: others neither read it nor use it", async () => {
    const hash = await add("#334455");
    expect(await read(hash)).toHaveLength(1);
    expect(await read(hash, harbour)).toEqual([]);
    const { id, revision } = await article("Pad Thai");
    const unknown = "f".repeat(32);
    const refused = await office.refused(officeArticle, {
      save: [{ id, revision, picture: unknown }],
    });
    expect(refused.fields).toMatchObject([{ field: "picture", code: "not-found" }]);
  });

  test("that no article uses is deleted with the first one sent a day later", async () => {
    const [used, retired, unused] = [
      await add("#111111"),
      await add("#222222"),
      await add("#333333"),
    ];
    await setPicture("Pad Thai", used);
    await setPicture("Tonic", retired);
    const { id, revision } = await article("Tonic");
    await office.save(officeArticle, { retire: [{ id, revision }] });
    await setSentAt(office.app.now() - msPerDay + 1);
    const kept = await add("#444444");
    expect(await read([used, retired, unused, kept].join(","))).toHaveLength(4);
    await setSentAt(office.app.now() - msPerDay);
    await add("#444444");
    const left = await read([used, retired, unused, kept].join(","));
    expect(left.map(({ hash }) => hash)).toEqual([used, retired, kept].toSorted());
  });

  test("keeps nothing of where it was taken", async () => {
    const photo = Buffer.from(await makePicture({ color: "#556677", type: "jpeg" }), "base64");
    const place = Buffer.from("Exif\0\0 13.7563 N 100.5018 E");
    const note = Buffer.concat([Buffer.from([0xff, 0xe1, 0, place.length + 2]), place]);
    const noted = Buffer.concat([photo.subarray(0, 2), note, photo.subarray(2)]);
    const { hash } = replyOf(addPicture, await sendPicture(noted.toString("base64")));
    const [picture] = await read(hash);
    expect(Buffer.from(picture?.content ?? "", "base64").includes("13.7563")).toBe(false);
  });
});

describe("instead of a picture, the office refuses", () => {
  const base64 = (text: string) => Buffer.from(text).toString("base64");
  test.each([
    ["a script in a drawing", base64("<svg onload='alert(1)'/>"), "not-a-picture"],
    ["a page", base64("<!doctype html><script>alert(1)</script>"), "not-a-picture"],
    ["nothing", "", "not-a-picture"],
    ["what is not base64", "ÿØÿà!!", "not-a-picture"],
    ["a text", 12, null],
    ["more text than a picture has", "A".repeat(60_001), "too-long"],
  ])("%s", async (_name, content, code) => {
    const refused = errorOf(await sendPicture(content));
    expect(refused).toMatchObject({ status: 400, code: "invalid-request" });
    expect(refused.fields?.[0]).toMatchObject(code === null ? {} : { field: "content", code });
  });

  test("a picture that is wide or heavy, and says what is allowed", async () => {
    const wide = await makePicture({ color: "#777777", width: 641, height: 8 });
    const error = "content can have at most 640 by 480 pixels and 24 kB";
    const refusal = { status: 400, fields: [{ code: "picture-too-large", error }] };
    expect(errorOf(await sendPicture(wide))).toMatchObject(refusal);
    const image = Buffer.from(await makePicture({ color: "#888888", type: "jpeg" }), "base64");
    const heavy = Buffer.concat([
      image.subarray(0, -2),
      Buffer.alloc(24 * 1024),
      image.subarray(-2),
    ]);
    expect(errorOf(await sendPicture(heavy.toString("base64")))).toMatchObject(refusal);
  });

  test("40 MB, before it has read them", async () => {
    const large = randomBytes(1024 * 1024).toString("base64");
    const refused = errorOf(await sendPicture(large.repeat(30)));
    expect(refused).toMatchObject({ status: 413 });
  });
});
