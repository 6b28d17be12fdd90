import { randomUUID } from "node:crypto";

import { printBill, printTickets, showBill } from "@comanda/contract/bill-papers";
import { addLogo, readLogo } from "@comanda/contract/logo";
import { exportSetup, importSetup } from "@comanda/contract/office-setup";
import { officeLocation } from "@comanda/contract/office-venue";
import type { PrintJob } from "@comanda/contract/print";
import { acknowledgePrintJob, repeatPrintJob } from "@comanda/contract/print-job";
import { isBlack, type Dots } from "@comanda/domain/paper/dots";
import { instant, msPerDay } from "@comanda/domain/time/instant";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { onlyJob, printActions } from "../../testing/print-actions.ts";
import { printedDots } from "../../testing/printed-dots.ts";
import { resultAfterTampering, type Tamper } from "../../testing/tamper-journal.ts";
import { openDayAndShift } from "../../testing/test-evening.ts";
import { startFirstVenue } from "../../testing/test-first-venue.ts";
import { logoContent, stripedLogo } from "../../testing/test-logo.ts";
import { startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, errorOf, replyOf, signInAs, type SignedIn } from "../../testing/test-till.ts";
import { checkPast } from "../past/check-past.ts";
import { describePast } from "../past/describe-past.ts";

let office: Office;
let actions: ReturnType<typeof printActions>;
let harbour: SignedIn;
beforeAll(async () => {
  office = await startOffice();
  await openDayAndShift(office);
  actions = printActions(office);
  harbour = await signInAs(office.app, "harbour");
});
afterAll(() => office.app.close());

const sendLogo = (content: unknown, user = office.admin) =>
  office.write(user, addLogo, { body: { content } });
const add = async (logo: Dots) => replyOf(addLogo, await sendLogo(logoContent(logo))).hash;
const read = async (hash: string, user = office.waiter) =>
  replyOf(readLogo, await callAs(office.app, user, readLogo, { params: { hash } })).content;
const setLogo = (logo: string | null) => office.change(officeLocation, { logo });

let tables = 0;
const aBill = () => {
  tables += 1;
  return office.openBill(`G${tables}`, [office.item("Pad Thai")]);
};
const billOf = async (id: number, key: string = randomUUID()): Promise<PrintJob> => {
  const call = { params: { id, mode: 0, merged: 0 }, query: {}, idempotencyKey: key };
  return onlyJob(replyOf(printBill, await callAs(office.app, office.waiter, printBill, call)));
};
/** The dots of a logo where a wide paper has it. */
const dotsAtTop = (job: PrintJob, { widthDots, heightDots }: Dots) => {
  const paper = printedDots(Buffer.from(job.data, "base64"));
  const left = Math.floor((paper.widthDots - widthDots) / 2);
  return Array.from({ length: heightDots }, (_, y) =>
    Array.from({ length: widthDots }, (_dot, x) => paper.isBlack(left + x, y)),
  );
};
const dotsOf = (logo: Dots) =>
  Array.from({ length: logo.heightDots }, (_, y) =>
    Array.from({ length: logo.widthDots }, (_dot, x) => isBlack(logo, x, y)),
  );
const striped = stripedLogo(80, 24);
const other = stripedLogo(160, 40);

describe("the logo of a location", () => {
  test("is printed at the top of bills, and not on tickets", async () => {
    const id = await aBill();
    const ticket = async (of: number) => {
      const call = { body: { id: of } };
      const [job] = replyOf(
        printTickets,
        await office.write(office.waiter, printTickets, call),
      ).jobs;
      return job;
    };
    const hash = await add(striped);
    await setLogo(hash);
    const job = await billOf(id);
    expect(job.document).toMatchObject({ location: { logo: hash } });
    expect(dotsAtTop(job, striped)).toEqual(dotsOf(striped));
    const made = await ticket(await aBill());
    expect(made?.document.kind).toBe("ticket");
    expect(JSON.stringify(made?.document)).not.toContain(hash);
    await setLogo(null);
    const plain = await billOf(await aBill());
    expect(JSON.stringify(plain.document)).not.toContain("logo");
    expect(dotsAtTop(plain, striped)).not.toEqual(dotsOf(striped));
  });

  test("stays on a paper that was printed with it, however often the location changes it", async () => {
    const [first, second] = [await add(striped), await add(other)];
    await setLogo(first);
    const [key, id] = [randomUUID(), await aBill()];
    const job = await billOf(id, key);
    await setLogo(second);
    await setSentAt(office.app.now() - 2 * msPerDay);
    await add(stripedLogo(8, 8));
    expect((await billOf(id, key)).data).toBe(job.data);
    await actions.settle(job.id, { state: "failed", cause: "refused", attempt: 1 });
    const again = onlyJob(replyOf(repeatPrintJob, await actions.repeat(job.id, null)));
    expect(again.data).toBe(job.data);
    await setLogo(null);
    await actions.settle(job.id, { state: "failed", cause: "refused", attempt: 2 });
    const call = { params: { id: job.id } };
    const shown = replyOf(
      acknowledgePrintJob,
      await office.write(office.waiter, acknowledgePrintJob, call),
    );
    expect(shown.document).toMatchObject({ location: { logo: first } });
    expect(await read(first)).toBe(logoContent(striped));
  });

  test("is on the bill that the screen shows", async () => {
    const params = { id: await aBill() };
    const show = async () =>
      replyOf(showBill, await callAs(office.app, office.waiter, showBill, { params })).location;
    expect(await show()).not.toHaveProperty("logo");
    const hash = await add(striped);
    await setLogo(hash);
    expect(await show()).toMatchObject({ logo: hash });
    await setLogo(null);
  });

  test("costs the paper its hash and nothing else", async () => {
    const look = async () => {
      const { data: _bytes, ...job } = await billOf(await aBill());
      return JSON.stringify(job).length;
    };
    const plain = await look();
    await setLogo(await add(stripedLogo(368, 160)));
    expect((await look()) - plain).toBe(`,"logo":"${"0".repeat(32)}"`.length);
    await setLogo(null);
  });

  test("is sent by the office only, and read by who is signed in, at its own location", async () => {
    const hash = await add(striped);
    expect(errorOf(await sendLogo(logoContent(striped), office.waiter)).status).toBe(403);
    expect(await read(hash)).toBe(logoContent(striped));
    expect(await read(hash, harbour)).toBeNull();
    const target = `/api/location/logo/${hash}`;
    const stranger = await office.app.app().inject({ method: "GET", url: target });
    expect(stranger.statusCode).toBe(401);
  });

  test("has to be sent before it is saved", async () => {
    const [location] = await office.list(officeLocation);
    const row = { id: location?.id, revision: location?.revision, logo: "f".repeat(32) };
    const refused = await office.refused(officeLocation, { save: [row] });
    expect(refused.fields).toMatchObject([{ field: "logo", code: "not-found" }]);
  });

  test("that was sent and never saved is deleted with the first one sent a day later", async () => {
    const [saved, unsaved] = [await add(stripedLogo(16, 8)), await add(stripedLogo(24, 8))];
    await setLogo(saved);
    await setLogo(null);
    await setSentAt(office.app.now() - msPerDay + 1);
    await add(stripedLogo(32, 8));
    expect(await read(unsaved)).not.toBeNull();
    await setSentAt(office.app.now() - msPerDay);
    const kept = await add(stripedLogo(32, 8));
    expect(await read(unsaved)).toBeNull();
    expect(await read(saved)).toBe(logoContent(stripedLogo(16, 8)));
    expect(await read(kept)).not.toBeNull();
  });
});

const setSentAt = (ms: number) =>
  office.app
    .database()
    .updateTable("logo")
    .set({ sent_at: instant(ms) })
    .execute();

describe("instead of a logo, the office refuses", () => {
  const base64 = (text: string) => Buffer.from(text, "latin1").toString("base64");
  test.each([
    ["a drawing", base64("<svg onload='alert(1)'/>"), "not-a-logo"],
    ["a PNG", base64("\u0089PNG\r\n\u001A\n"), "not-a-logo"],
    ["a bitmap that ends too early", base64("P4\n16 2\nabc"), "not-a-logo"],
    ["a bitmap that would be large, if it were there", base64("P4\n9999 9999\n"), "logo-too-large"],
    ["what is not base64", "ÿØÿà!!", "not-a-logo"],
    ["more text than a logo has", "A".repeat(20_001), "too-long"],
  ])("%s", async (_name, content, code) => {
    const refused = errorOf(await sendLogo(content));
    expect(refused).toMatchObject({ status: 400, code: "invalid-request" });
    expect(refused.fields).toMatchObject([{ field: "content", code }]);
    expect(refused.fields?.[0]?.error).toContain("content");
  });
});

describe("a set-up file", () => {
  const yaml = async (app: Office["app"], user: SignedIn) =>
    replyOf(exportSetup, await callAs(app, user, exportSetup)).yaml;
  const send = (app: Office["app"], user: SignedIn, text: string) =>
    callAs(app, user, importSetup, { body: { yaml: text }, idempotencyKey: randomUUID() });

  test("brings the logo to an empty venue, and changes nothing where it was made", async () => {
    expect(await yaml(office.app, office.admin)).not.toContain("logo");
    const hash = await add(striped);
    await setLogo(hash);
    const text = await yaml(office.app, office.admin);
    expect(text).toMatch(new RegExp(`\n  logo: ${hash}\n`));
    expect(text).toMatch(new RegExp(`\nlogos:\n  - hash: ${hash}\n    content: \\S+\n`));
    const same = replyOf(importSetup, await send(office.app, office.admin, text));
    expect(same).toMatchObject({ added: 0, changed: 0, update: {} });
    const { app, admin } = await startFirstVenue();
    replyOf(importSetup, await send(app, admin, text));
    const params = { hash };
    expect(replyOf(readLogo, await callAs(app, admin, readLogo, { params })).content).toBe(
      logoContent(striped),
    );
    expect(await yaml(app, admin)).toBe(text);
    await app.close();
  });

  test.each([
    [
      "another logo than its hash names",
      { hash: "f".repeat(32), content: logoContent(striped) },
      "hash",
    ],
    ["what is no logo", { hash: "f".repeat(32), content: "PHN2Zy8+" }, "content"],
    ["a number", { hash: "f".repeat(32), content: 12 }, "content"],
    ["an unknown field", { hash: "f".repeat(32), content: "", name: "x" }, "name"],
  ])("is refused for %s", async (_name, row, field) => {
    const refused = errorOf(await send(office.app, office.admin, JSON.stringify({ logos: [row] })));
    expect(refused.fields).toMatchObject([{ section: "logos", row: 0, field }]);
  });
});

test("the check of the past finds a logo that was replaced, and one that was taken away", async () => {
  const hash = await add(striped);
  await setLogo(hash);
  const faultsAfter = (tamper: Tamper) =>
    resultAfterTampering(office.app.database(), tamper, async (tx) =>
      (await checkPast(tx)).flatMap(describePast).join("\n"),
    );
  expect(await faultsAfter(async () => {})).not.toContain("logo");
  const replaced = await faultsAfter((tx) =>
    tx.updateTable("logo").set({ content: "AAAA" }).where("hash", "=", hash).execute(),
  );
  expect(replaced).toContain(`The logo ${hash} is not the one that the office saved.`);
  const missing = await faultsAfter((tx) =>
    tx.deleteFrom("logo").where("hash", "=", hash).execute(),
  );
  expect(missing).toContain(`The logo ${hash} of the location is missing.`);
});
